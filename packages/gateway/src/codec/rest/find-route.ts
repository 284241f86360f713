import type { Endpoint } from "../../generated/catalog.ts";
import { notFound, wrongMethod } from "../http/problem.ts";
import { type Route, routes } from "../../generated/routes.ts";

/** The route of a GET in the place of a POST. */
export interface QueryRoute extends Route {
  /** The schema whose fields the query has, besides the query's own parameters. */
  readonly fields?: object;
}

export interface RouteMatch {
  readonly route: QueryRoute;
  readonly parameters: Readonly<Record<string, string>>;
}

/** What a path matches: a route, only the methods that it accepts instead, or nothing. */
export interface RouteSearch {
  readonly match?: RouteMatch;
  readonly allowed: readonly string[];
}

const patterns = Map.groupBy(
  routes.flatMap(withGet).map((route) => {
    const names = [...route.path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
    // A trailing slash may be omitted.
    const source = route.path.replace(/\/$/, "").replaceAll(/\{[^}]+\}/g, "([^/]+)");
    return { route, names, pattern: new RegExp(`^${source}/?$`) };
  }),
  ({ route }) => route.endpoint ?? route.spec,
);

/** @returns a route, and the GET that does the same. */
function withGet(route: Route): QueryRoute[] {
  const { alsoGet, body: fields, ...others } = route;
  return alsoGet ? [{ ...others, method: "GET", ...(fields && { fields }) }, route] : [route];
}

/** @param api - A node's endpoint, or an API that does not belong to a node. */
export function findRoute(api: Endpoint | "management" | "admin", method: string, path: string): RouteSearch {
  const allowed: string[] = [];
  if (unsafePath.test(path)) return { allowed };
  for (const { route, names, pattern } of patterns.get(api) ?? []) {
    const found = pattern.exec(path);
    if (!found) continue;
    const methods = acceptedMethods(route);
    if (methods.includes(method)) {
      const parameters = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""]));
      return { match: { route, parameters }, allowed: [method] };
    }
    allowed.push(...methods);
  }
  return { allowed };
}

/** HEAD is a GET without the response's body, which Node omits. The headers of an endless response say nothing more. */
function acceptedMethods({ method, events }: QueryRoute): readonly string[] {
  return method === "GET" && !events ? ["GET", "HEAD"] : [method];
}

/** @throws HttpProblem 404 if there is nothing at the path, 405 if it accepts other methods. */
export function selectRoute(
  api: "management" | "admin",
  method: string | undefined,
  path: string,
): RouteMatch {
  const { match, allowed } = findRoute(api, method ?? "", path);
  if (match) return match;
  const shown = path.slice(0, 200);
  if (allowed.length > 0) throw wrongMethod(`${shown} accepts ${allowed.join(", ")}`, allowed);
  throw notFound(`there is nothing at ${shown}`);
}

/**
 * A path segment of dots, which Java's servers also recognize before a `;`, or a slash or backslash inside a
 * segment, encoded or not: a server that decodes the path before splitting it would find another operation than the gateway does.
 * So would one that drops what follows a `#`, such as the upstream's own query.
 */
const unsafePath = /\/(\.|%2e)+(\/|;|%3b|$)|%2f|%5c|[\\#]/i;
