import type { MethodFacts } from "../generated/methods.ts";

/**
 * Methods of any namespace that change the node itself, use keys that it holds or read its files. In any case of
 * letters: not every node tells them apart.
 */
const dangerous: readonly RegExp[] = [
  /^(anvil|hardhat|evm|personal|admin|miner|engine|clique)_/i,
  // Only a transaction that its sender has signed may be sent; some nodes offer others.
  /^eth_(re)?send(?!RawTransaction)/i,
  /^eth_(sign|submit)/i,
  // A node's debug namespace also stops its garbage collector and rewinds its chain.
  /^debug_(?!trace|getRaw)/i,
  /^debug_trace\w*File/i,
];

/** What a name is made of. A node may overlook a character that is none of these, and run what is denied. */
const wellFormed = /^\w+$/;

/** How the names of methods begin that only read, where no spec says it. */
const reads = /^\w+?_(get|call|estimate|create|trace|replay|block|chain|gas|fee|max|version|client)/;

/** Which methods a node's callers may use. */
export interface MethodPolicy {
  /** The namespaces that are on, as `eth`. */
  readonly namespaces: ReadonlySet<string>;
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
  // Every EVM node has it, and public clients ask it. Source: interface, Node details, api_namespaces.
  if (namespaces.has("eth")) namespaces.add("web3");
  const names = new Set(allow.filter((entry) => !entry.endsWith("*")));
  const prefixes = allow.filter((entry) => entry.endsWith("*")).map((entry) => entry.slice(0, -1));
  return {
    namespaces,
    allowed(name) {
      const isAllowed =
        names.has(name) ||
        prefixes.some((prefix) => name.startsWith(prefix)) ||
        (wellFormed.test(name) &&
          namespaces.has(namespaceOf(name)) &&
          !dangerous.some((pattern) => pattern.test(name)));
      if (!isAllowed) return undefined;
      // What is not known to read is never sent twice.
      return offered.get(name) ?? { name, idempotency: reads.test(name) ? "safe" : "write" };
    },
  };
}

function namespaceOf(name: string): string {
  return name.slice(0, name.indexOf("_"));
}
