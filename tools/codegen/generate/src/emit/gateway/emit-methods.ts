import { rowsHead } from "../rows.ts";
import {
  type HeadPlaces,
  type Input,
  listKinds,
  findNotificationMethod,
  resolved,
  type RpcMethod,
  type RpcSpec,
  findUnsubscribeMethod,
} from "@node-access/generate/model";
import { readFacts } from "../../load/read-facts.ts";
import { markExample } from "../../model/example.ts";
import { mapValues } from "@node-access/generate/model";
import { readCache, steps } from "./cache-of.ts";
import { literal } from "@node-access/generate/emit/typescript";
import { sharedValues } from "./shared-values.ts";

/** The text of `methods.ts`: the facts about each family's methods for the gateway's policy and retries. */
export function emitMethods({ sections, operations }: RpcSpec): string {
  const unsubscribeMethods = new Set(
    operations.flatMap((method) => (method.subscription ? findUnsubscribeMethod(method) : [])),
  );
  const rows = sections.map(({ name: family }) => [
    family,
    operations.filter(({ section }) => section === family).map((method) => row(method, unsubscribeMethods)),
  ]);
  return `// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run \`npm run generate\`.

import type { CacheRule, HeadPlaces, ParamPlace } from "../rows/method-rules.ts";
import type { Family, Protocol } from "./catalog.ts";

export type * from "../rows/method-rules.ts";

/** The facts about a JSON-RPC method that the gateway needs. */
export interface MethodFacts {
  readonly name: string;
  readonly idempotency: "safe" | "idempotent" | "write";
  /** How much work a call is for a node. Default: \`light\`. */
  readonly cost?: "standard" | "heavy";
  /** How long the result may be cached. Default: never. */
  readonly cache?: CacheRule;
  /** Other names that callers may use. */
  readonly aliases?: readonly string[];
  /** The protocols that offer it, if not all with its family do. */
  readonly protocols?: readonly Protocol[];
  /** Whether it returns the id of a new filter, or takes a filter's id as its first param to use or to end the filter. */
  readonly filter?: "makes" | "uses" | "ends";
  /** The param that names the block it reads: a number, a tag, a hash, or an object with one of them. */
  readonly block?: ParamPlace;
  /** The param that is an object whose \`fromBlock\` and \`toBlock\` name the blocks it reads. */
  readonly blockRange?: ParamPlace;
  /** Whether the result for a range of blocks is the concatenation of the results for its parts. */
  readonly splits?: true;
  /**
   * The param that is a signed transaction. It may be sent to several nodes, and its hash is the result: Keccak-256,
   * or with \`txid\` Bitcoin's. With \`signature\`, its first signature is.
   */
  readonly broadcast?: ParamPlace & { readonly hash?: "txid" | "signature" };
  /** Whether the result is the number of the newest block. */
  readonly height?: true;
  /** Whether the result is null if the node does not know what the params name: another node may know it. */
  readonly nullIfUnknown?: true;
  /** The params with which the result is the newest block, or where the result without params has its number and hash. */
  readonly head?: readonly unknown[] | HeadPlaces;
  /** Whether the result is the hash of the newest block. */
  readonly newestHash?: true;
  /** Whether the result is the hash of the block whose number is the param \`block\`. */
  readonly blockHash?: true;
  /** Whether the result is the hash of the chain's first block. */
  readonly genesis?: true;
  /** Where the result for a block's hash says whether the node has the block. */
  readonly hasBlock?: readonly string[];
  /** Where the result for a block's hash has the hash of the block before it. */
  readonly parent?: readonly string[];
  /** Whether the result is the version of the node's software. */
  readonly clientVersion?: true;
  /** Whether it starts or ends a subscription on a WebSocket. */
  readonly subscription?: "starts" | "ends";
}

export const methods: Readonly<Record<Family, readonly MethodFacts[]>> = ${literal(Object.fromEntries(rows))};
`;
}

/** Returns the text of `subscription-names.ts`: the methods of subscriptions that don't follow from a name. */
export function emitSubscriptionNames({ operations, types }: RpcSpec): string {
  const rows = operations.flatMap((method) => {
    const { unsubscribeMethod: ending, notificationMethod: notifying } = method.subscription ?? {};
    if (ending === undefined) return [];
    const id = resolved(method.outputs[0].type, types).kind === "integer" ? "number" : "string";
    return [[method.name, { unsubscribeMethod: ending, notificationMethod: notifying, id }]];
  });
  return `// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** The other methods of a subscription. */
export interface SubscriptionNames {
  readonly unsubscribeMethod: string;
  readonly notificationMethod: string;
  /** What its id is in JSON. */
  readonly id: "number" | "string";
}

/** By the method that starts a subscription, if its other methods do not follow from its name. */
export const subscriptionNames: ReadonlyMap<string, SubscriptionNames> = new Map<string, SubscriptionNames>(${literal(rows)});
`;
}

/** Returns the text of `rpc-examples.ts`: the first example result of each method. */
export function emitRpcExamples({ operations, types }: RpcSpec): string {
  const examples = operations.flatMap((method) => {
    const [example] = method.examples;
    if (!example) return [];
    const notification = findNotification(method, operations);
    const { output } = example;
    const result = output === undefined ? undefined : markExample(types, method.outputs[0].type, output);
    return [[method.key ?? method.name, { result, forEach: findForEach(method), notification }]];
  });
  const { declarations, table } = sharedValues(Object.fromEntries(examples));
  return `${rowsHead("specs/rpc/*.openrpc.yaml", "RpcExample", "rpc-example")}
${declarations}
export const rpcExamples: Readonly<Record<string, RpcExample>> = ${literal(table)};
`;
}

/** The notifications of a subscription that the method starts. Source: specs/README.md, x-subscription. */
function findNotification(method: RpcMethod, methods: readonly RpcMethod[]): object | undefined {
  const { subscription } = method;
  if (!subscription) return undefined;
  const [id] = methods.find((one) => one.name === findUnsubscribeMethod(method))?.inputs ?? [];
  const notified = {
    method: findNotificationMethod(method),
    idName: id?.name ?? "subscription",
  };
  const events = listKinds(method).flatMap(([kind, { examples }]) =>
    examples.slice(0, 1).map(({ output }) => [kind, output] as const),
  );
  if (events.length === 0) return undefined;
  if ("kinds" in subscription) return { ...notified, byKind: Object.fromEntries(events) };
  return { ...notified, event: events[0]?.[1] };
}

function findForEach({ inputs, resultForEach: name }: RpcMethod): object | undefined {
  const index = inputs.findIndex((input) => input.name === name);
  return index < 0 ? undefined : { name, index };
}

function row(method: RpcMethod, unsubscribeMethods: ReadonlySet<string>): object {
  const { name, inputs, cost, aliases, hasBlock, parent } = method;
  return {
    ...readFacts(method, "name idempotency"),
    cost: cost === "light" ? undefined : cost,
    cache: readCache(method),
    aliases: aliases.length > 0 ? aliases : undefined,
    protocols: method.protocols,
    block: place("block", inputs),
    blockRange: place("blockRange", inputs),
    splits: method.splits,
    broadcast: place("broadcast", inputs),
    ...readFacts(method, "height nullIfUnknown"),
    head: createHead(method),
    ...readFacts(method, "newestHash blockHash genesis"),
    hasBlock: hasBlock === undefined ? undefined : steps(hasBlock),
    parent: parent === undefined ? undefined : steps(parent),
    ...readFacts(method, "clientVersion filter"),
    subscription: method.subscription ? "starts" : unsubscribeMethods.has(name) ? "ends" : undefined,
  };
}

function place(fact: "block" | "blockRange" | "broadcast", inputs: readonly Input[]): object | undefined {
  const index = inputs.findIndex((input) => input[fact]);
  const { name, [fact]: hash } = inputs[index] ?? {};
  return index < 0 ? undefined : { index, name, hash: typeof hash === "string" ? hash : undefined };
}

function createHead({ head }: RpcMethod): unknown {
  if (head === undefined || Array.isArray(head)) return head;
  const { params, final, least, ...places } = head as HeadPlaces;
  return { ...mapValues(places, steps), params, ...(params && { final, least }) };
}
