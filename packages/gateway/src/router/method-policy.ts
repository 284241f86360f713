import { type DeniedMethods, deniedMethods } from "../generated/catalog.ts";
import type { MethodFacts } from "../generated/methods.ts";

/** The characters of a valid name. A node may ignore other characters, and so run a denied method. */
const validName = /^\w+$/;

/** What the operator declares about methods beyond the specs: names, or namespaces such as `evm_*`. */
export interface DeclaredMethods {
  /** Allowed, even if dangerous. */
  readonly allowed: readonly string[];
  /** Read-only methods that the specs do not list: calls of them may be retried. */
  readonly safe: readonly string[];
}

export interface MethodPolicy {
  readonly namespaces: ReadonlySet<string>;
  /** The method that ends a filter, if the protocol has filters. */
  readonly endsFilters: string | undefined;
  /** The one that returns the version of the node's software. */
  readonly versionMethod: string | undefined;
  isHeavy(name: string): boolean;
  /** @returns the facts about the method, or `undefined` if it is denied or not offered. */
  allowed(name: string): MethodFacts | undefined;
  /** @returns the method's name in the specs, or `undefined` if they do not list it. */
  named(name: string): string | undefined;
}

/**
 * Allows the methods in the specs, and the rest of their namespaces, since nodes offer more than the specs
 * list. Of methods without a namespace, those in the specs are allowed. Dangerous methods are denied.
 */
export function methodPolicy(
  offered: ReadonlyMap<string, MethodFacts>,
  declared: DeclaredMethods = { allowed: [], safe: [] },
): MethodPolicy {
  const namespaces = listNamespaces(offered);
  const [isDeclaredAllowed, isDeclaredSafe] = [membership(declared.allowed), membership(declared.safe)];
  const isAllowed = (name: string): boolean =>
    isDeclaredAllowed(name) ||
    (((validName.test(name) && namespaces.has(readNamespace(name))) || offered.has(name)) &&
      !denied.some((isDenied) => isDenied(name, offered.has(name))));
  /** Decisions on methods in the specs, by the names that were requested so far. */
  const verdicts = new Map<string, boolean>();
  return {
    namespaces,
    endsFilters: [...offered.values()].find(({ filter }) => filter === "ends")?.name,
    versionMethod: [...offered.values()].find(({ clientVersion }) => clientVersion)?.name,
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
      // Calls of undeclared methods are never retried.
      return facts ?? { name, idempotency: isDeclaredSafe(name) ? "safe" : "write", cost: "standard" };
    },
  };
}

/** @returns the namespaces of methods, such as `eth`, or `platform` of `platform.getHeight`. */
export function listNamespaces(offered: ReadonlyMap<string, MethodFacts>): ReadonlySet<string> {
  return new Set([...offered.keys()].flatMap((name) => readNamespace(name) || []));
}

/** @returns whether a name is one of some names, or in namespaces such as `debug_*`. */
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
  const [denies, excepts] = [makePattern(methods), makePattern(except)];
  return (name, isNamed) => denies.test(name) && !excepts.test(name) && !(unlessNamed && isNamed);
}

function makePattern(names: readonly string[]): RegExp {
  const any = names.map((name) => name.replaceAll("*", "\\w*")).join("|");
  return new RegExp(names.length > 0 ? `^(?:${any})$` : "(?!)", "i");
}

/** @returns the part before the first `_` or `.`; empty if there is none. */
function readNamespace(name: string): string {
  return name.slice(0, Math.max(0, name.search(/[_.]/)));
}
