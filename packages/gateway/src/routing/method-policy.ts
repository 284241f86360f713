import { type DeniedMethods, deniedMethods } from "../generated/catalog.ts";
import type { MethodFacts } from "../generated/methods.ts";

/** What a name is made of. A node may overlook a character that is none of these, and run what is denied. */
const wellFormed = /^\w+$/;

/** What the operator says about methods beyond the specs: names, or namespaces as `evm_*`. */
export interface DeclaredMethods {
  /** Allowed, dangerous or not. */
  readonly allowed: readonly string[];
  /** Only read, if the specs do not list them: they may be sent again. */
  readonly safe: readonly string[];
}

/** Which methods a node's callers may use. */
export interface MethodPolicy {
  /** The namespaces that are on, as `eth`. */
  readonly namespaces: ReadonlySet<string>;
  /** The method that ends a filter, if there are filters. */
  readonly endsFilters: string | undefined;
  /** The method that tells the version of the node's software, if there is one. */
  readonly tellsVersion: string | undefined;
  /** Whether a call of the method is much work for a node. */
  isHeavy(name: string): boolean;
  /** @returns what is known of the method, or nothing if it is denied or not offered. */
  allowed(name: string): MethodFacts | undefined;
  /** @returns the name that the specs have for a method, or nothing if they do not have it. */
  named(name: string): string | undefined;
}

/**
 * What the specs name is allowed, and so is the rest of those namespaces, since nodes offer more than the specs name; what
 * is dangerous is denied.
 *
 * @param offered - The methods that the specs name for the protocol.
 * @param declared - What the operator says about others.
 */
export function methodPolicy(
  offered: ReadonlyMap<string, MethodFacts>,
  declared: DeclaredMethods = { allowed: [], safe: [] },
): MethodPolicy {
  const namespaces = namespacesOf(offered);
  const [isDeclaredAllowed, isDeclaredSafe] = [membership(declared.allowed), membership(declared.safe)];
  const isAllowed = (name: string): boolean =>
    isDeclaredAllowed(name) ||
    (wellFormed.test(name) &&
      namespaces.has(namespaceOf(name)) &&
      !denied.some((isDenied) => isDenied(name, offered.has(name))));
  /** Of those that the specs name, and that were requested before. */
  const verdicts = new Map<string, boolean>();
  return {
    namespaces,
    endsFilters: [...offered.values()].find(({ filter }) => filter === "ends")?.name,
    tellsVersion: [...offered.values()].find(({ clientVersion }) => clientVersion)?.name,
    isHeavy: (name) => offered.get(name)?.cost === "heavy",
    named: (name) => offered.get(name)?.name,
    allowed(name) {
      const facts = offered.get(name);
      let verdict = verdicts.get(name);
      if (verdict === undefined) {
        verdict = isAllowed(name);
        if (facts) verdicts.set(name, verdict);
      }
      if (!verdict) return undefined;
      // What nobody has declared is never sent twice.
      return facts ?? { name, idempotency: isDeclaredSafe(name) ? "safe" : "write", cost: "standard" };
    },
  };
}

/** @returns the namespaces of methods, as `eth`. */
export function namespacesOf(offered: ReadonlyMap<string, MethodFacts>): ReadonlySet<string> {
  return new Set([...offered.keys()].map(namespaceOf));
}

/** @returns whether a name is among names, and namespaces as `debug_*`. */
export function membership(entries: readonly string[]): (name: string) => boolean {
  const names = new Set(entries.filter((entry) => !entry.endsWith("*")));
  const prefixes = entries.filter((entry) => entry.endsWith("*")).map((entry) => entry.slice(0, -1));
  return (name) => names.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
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
