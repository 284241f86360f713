import { findNearestName } from "../spec-file/nearest-name.ts";
import type { RestOperation } from "../model/operation.ts";

/** An operation that a request is for, with the path's values as they are in the path. */
export interface RouteMatch {
  readonly operation: RestOperation;
  readonly values: Readonly<Record<string, string>>;
}

/** What a request's path leads to: an operation, or only what there is instead. */
export interface RouteSearch {
  readonly match?: RouteMatch;
  readonly allowed: readonly string[];
  readonly nearest?: string | undefined;
}

interface Route {
  readonly operation: RestOperation;
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

export class Routes {
  readonly #routes: readonly Route[];
  readonly #prefixes: readonly string[];

  /** @param prefixes - Paths of the spec's servers: requests may begin with one of them. */
  constructor(operations: readonly RestOperation[], prefixes: readonly string[]) {
    this.#prefixes = ["", ...prefixes];
    // A path without parameters comes before one whose parameter matches it.
    this.#routes = operations.toSorted((a, b) => parametersIn(a) - parametersIn(b)).map(createRoute);
  }

  /**
   * @param path - A request's path, without its query.
   * @param wantsStream - Whether an operation that returns a stream comes before one that returns something else.
   */
  find(method: string, path: string, wantsStream = false): RouteSearch {
    let second: RouteSearch | undefined;
    const allowed = new Set<string>();
    for (const prefix of this.#prefixes) {
      if (!path.startsWith(prefix)) continue;
      for (const { operation, names, pattern } of this.#routes) {
        const found = pattern.exec(path.slice(prefix.length));
        if (!found) continue;
        allowed.add(operation.method);
        if (operation.method === "GET") allowed.add("HEAD");
        if (operation.method !== method && !(method === "HEAD" && operation.method === "GET")) continue;
        const values = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""]));
        const search = { match: { operation, values }, allowed: [...allowed] };
        if ((operation.content?.events !== undefined) === wantsStream) return search;
        second ??= search;
      }
    }
    if (second) return second;
    return { allowed: [...allowed], nearest: this.#nearest(path) };
  }

  #nearest(path: string): string | undefined {
    const known = this.#routes.map(({ operation }) => operation.path);
    const asGiven = known.map((one) => filled(one, path));
    const nearest = findNearestName(path, asGiven);
    return nearest === undefined ? undefined : known[asGiven.indexOf(nearest)];
  }
}

/** Returns a path of the spec with the values of a request's path. */
function filled(path: string, given: string): string {
  const steps = given.split("/");
  const own = path.split("/");
  return own
    .map((step, index) => (step.includes("{") ? (steps[steps.length - own.length + index] ?? step) : step))
    .join("/");
}

function parametersIn({ path }: RestOperation): number {
  return path.split("{").length - 1;
}

function createRoute(operation: RestOperation): Route {
  const names: string[] = [];
  const source = operation.path
    .replace(/[?#].*$/, "")
    .split(/\{([^}]*)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
      names.push(part);
      return "([^/]*)";
    });
  return { operation, names, pattern: new RegExp(`^${source.join("").replace(/\/$/, "")}/?$`) };
}
