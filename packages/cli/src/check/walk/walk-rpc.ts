import { findResultMismatch } from "../../facts/check-result.ts";
import type { RpcSurface } from "../../facts/rpc-method.ts";
import { type RpcMethodFacts, rpcMethods } from "../../generated/rpc-methods.ts";
import { callMember, type Step, type Visitor } from "./step.ts";

/** Values of the node's own chain, in place of those of examples. */
export interface Sample {
  /** A block's number, in the form that its methods take. */
  readonly blockNumber?: unknown;
  readonly blockHash?: unknown;
  readonly transactionHash?: unknown;
  /** Other values by those of the examples, wherever these are. */
  readonly values?: ReadonlyMap<unknown, unknown>;
}

export interface RpcStep extends Step<RpcMethodFacts> {
  /** What it sends: a list, or an object if the method takes its params by name only. */
  readonly params: unknown;
}

/**
 * Walks through methods of JSON-RPC, each called as its example shows with values of the node's own chain.
 * It omits methods that start or end subscriptions, and those that need params and have no example.
 *
 * @returns the ids of filters that the node has still, with the methods that end them.
 */
export async function walkRpc(
  surface: RpcSurface,
  methods: readonly RpcMethodFacts[],
  sample: Sample,
  visit: Visitor<RpcStep>,
): Promise<readonly (readonly [end: string, id: unknown])[]> {
  const filters: unknown[] = [];
  // A filter is made before it is used, and used before it is ended.
  const order = ["makes", undefined, "uses", "ends"];
  const called = methods.filter((facts) => isCall(facts) && hasExample(facts));
  for (const facts of called.toSorted((a, b) => order.indexOf(a.filter) - order.indexOf(b.filter))) {
    const isOfFilter = facts.filter === "uses" || facts.filter === "ends";
    if (isOfFilter && filters.length === 0) continue;
    const params = isOfFilter ? [filters[0]] : adaptExample(facts, sample);
    const result = await visit(createStep(surface, facts, params));
    if (facts.filter === "makes" && result !== undefined) filters.push(result);
    if (facts.filter === "ends" && result !== undefined) filters.shift();
  }
  const end = methods.find(({ filter }) => filter === "ends")?.name;
  return end === undefined ? [] : filters.map((id) => [end, id]);
}

/** Whether a method is called for its result: it starts no subscriptions, and ends none. */
export function isCall({ name, subscriptions, family }: RpcMethodFacts): boolean {
  return (
    subscriptions === undefined &&
    !rpcMethods.some((one) => one.subscription?.end === name && one.family === family)
  );
}

/** Whether a method can be called as an example shows, or without params. */
export function hasExample({ example, params }: RpcMethodFacts): boolean {
  return example !== undefined || params.every(({ required }) => !required);
}

function createStep(surface: RpcSurface, facts: RpcMethodFacts, params: unknown): RpcStep {
  const named = Object.keys(Object(params) as object).length > 0 ? [params] : [];
  const args: readonly unknown[] = Array.isArray(params) ? params : named;
  return {
    facts,
    args,
    params,
    send: (client, own = args) => callMember(client, facts.name, own),
    findMismatch: (result, own = args) =>
      findResultMismatch(facts, Array.isArray(params) ? own : params, result, surface),
  };
}

/** The params of an example with values of the node's own chain. */
export function adaptExample({ params, example }: RpcMethodFacts, sample: Sample): unknown {
  const { values = new Map(), blockHash, transactionHash } = sample;
  const given = replaceValues(example ?? [], values);
  if (!Array.isArray(given)) return given;
  return given.map((value: unknown, index) => {
    const { name = "", block = false } = params[index] ?? {};
    if (/transaction_?hash$/i.test(name) && transactionHash !== undefined) return transactionHash;
    if (/block_?hash$/i.test(name) && blockHash !== undefined && typeof value === "string") return blockHash;
    // Some methods take tags alone, so a tag stays.
    const isTag = typeof value === "string" && /^[a-z_]+$/.test(value);
    if (block && !isTag && typeof value === typeof sample.blockNumber && !/hash/i.test(name))
      return sample.blockNumber;
    if (block && typeof value === "object") return withBlock(value, sample);
    return withRange(value, sample);
  });
}

/** Replaces the block that an object names, as Starknet's and EIP-1898's do. */
function withBlock(value: unknown, sample: Sample): unknown {
  const given = Object(value) as object;
  const own: Readonly<Record<string, unknown>> = {
    block_hash: sample.blockHash,
    blockHash: sample.blockHash,
    block_number: sample.blockNumber,
    blockNumber: sample.blockNumber,
  };
  return Object.fromEntries(
    Object.entries(given).map(([name, old]) => [name, own[name] ?? (old as unknown)]),
  );
}

/** Replaces the range of blocks that a filter names. */
function withRange(value: unknown, { blockNumber }: Sample): unknown {
  if (typeof value !== "object" || value === null || !("fromBlock" in value)) return value;
  return blockNumber === undefined ? value : { ...value, fromBlock: blockNumber, toBlock: blockNumber };
}

/** Replaces known values at any depth, and the names of properties. */
function replaceValues(value: unknown, known: ReadonlyMap<unknown, unknown>): unknown {
  if (known.has(value)) return known.get(value);
  if (Array.isArray(value)) return value.map((item) => replaceValues(item, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [String(known.get(key) ?? key), replaceValues(item, known)]),
  );
}
