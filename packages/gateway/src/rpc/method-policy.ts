import { type DeniedMethods, deniedMethods } from "../generated/catalog.ts";
import type { MethodFacts } from "../generated/methods.ts";

/** What a name is made of. A node may overlook a character that is none of these, and run what is denied. */
const wellFormed = /^\w+$/;

/** Which methods a node's callers may use. */
export interface MethodPolicy {
  /** The namespaces that are on, as `eth`. */
  readonly namespaces: ReadonlySet<string>;
  /** The method that ends a filter, if there are filters. */
  readonly endsFilters: string | undefined;
  /** The method that tells the version of the node's software, if there is one. */
  readonly tellsVersion: string | undefined;
  /** @returns what is known of the method, or nothing if it is denied or not offered. */
  allowed(name: string): MethodFacts | undefined;
}

/**
 * What the specs name is allowed, and so is the rest of those namespaces, since nodes offer more than the specs name; what
 * is dangerous is denied.
 *
 * @param offered - The methods that the specs name for the protocol.
 * @param allow - Methods, or namespaces as `evm_*`, that are allowed beyond those, dangerous or not.
 */
export function methodPolicy(
  offered: ReadonlyMap<string, MethodFacts>,
  allow: readonly string[],
): MethodPolicy {
  const namespaces = new Set([...offered.keys()].map(namespaceOf));
  const names = new Set(allow.filter((entry) => !entry.endsWith("*")));
  const prefixes = allow.filter((entry) => entry.endsWith("*")).map((entry) => entry.slice(0, -1));
  return {
    namespaces,
    endsFilters: [...offered.values()].find(({ filter }) => filter === "ends")?.name,
    tellsVersion: [...offered.values()].find(({ clientVersion }) => clientVersion)?.name,
    allowed(name) {
      const isAllowed =
        names.has(name) ||
        prefixes.some((prefix) => name.startsWith(prefix)) ||
        (wellFormed.test(name) &&
          namespaces.has(namespaceOf(name)) &&
          !denied.some((isDenied) => isDenied(name, offered.has(name))));
      if (!isAllowed) return undefined;
      // What is not known is never sent twice.
      return offered.get(name) ?? { name, idempotency: "write" };
    },
  };
}

const denied = deniedMethods.map(denier);

function denier({
  methods,
  except = [],
  unlessNamed,
}: DeniedMethods): (name: string, isNamed: boolean) => boolean {
  const [denies, excepts] = [patternOf(methods), patternOf(except)];
  return (name, isNamed) => denies.test(name) && !excepts.test(name) && !(unlessNamed && isNamed);
}

function patternOf(names: readonly string[]): RegExp {
  const any = names.map((name) => name.replaceAll("*", "\\w*")).join("|");
  return new RegExp(names.length > 0 ? `^(?:${any})$` : "(?!)", "i");
}

function namespaceOf(name: string): string {
  return name.slice(0, name.indexOf("_"));
}
