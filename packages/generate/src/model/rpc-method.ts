import type { Json } from "./json.ts";
import type { Example, Input, OperationFacts, Output } from "./operation-facts.ts";
import type { Type } from "./type.ts";
import type { Span } from "./versions.ts";

/** Narrower params with which a method returns a narrower result. */
export interface Overload extends Span {
  /** What is special about the overload. Follows the method's summary. */
  readonly summary?: string;
  /** The narrower inputs by name. All other inputs are those of the method. */
  readonly inputs: Readonly<Record<string, Type>>;
  /** Inputs that are optional in the method but required here. */
  readonly required?: readonly string[];
  readonly output: Type;
}

/** The inputs and the notifications of a kind of subscription. */
export interface SubscriptionKind extends Span {
  /** The family whose protocols offer the kind. Default: that of the method. */
  readonly section?: string;
  readonly summary: string;
  readonly inputs: readonly Input[];
  readonly output: Type;
  readonly overloads: readonly Overload[];
  /** Examples, whose output is a notification. */
  readonly examples: readonly Example[];
}

/** What a method that starts subscriptions sends: one kind per value of its first param, or one kind for its own params. */
export type SubscriptionFacts = SubscriptionMethods &
  (
    | { readonly kinds: Readonly<Record<string, SubscriptionKind>> }
    | Omit<SubscriptionKind, "inputs" | "summary">
  );

/** The other methods of a subscription, where they don't follow from the name of the one that starts it. */
export interface SubscriptionMethods {
  readonly unsubscribeMethod?: string;
  readonly notificationMethod?: string;
}

/** The result of a JSON-RPC call. */
export interface RpcResult extends Output {
  readonly name: string;
  readonly type: Type;
}

/** Where a result has facts about the newest block, as JSON Pointers. */
export interface HeadPlaces {
  readonly number: string;
  readonly hash: string;
  /** Whether the node is still syncing. */
  readonly syncing?: string;
  /** The options, as the first param, with which the result is about the newest block. */
  readonly params?: Readonly<Record<string, Json>>;
  /** The same for the newest final block. */
  readonly final?: Readonly<Record<string, Json>>;
  /** The name of the option with the lowest block that a call accepts. */
  readonly least?: string;
}

export interface RpcMethod extends OperationFacts {
  readonly kind: "json-rpc";
  readonly outputs: readonly [RpcResult];
  readonly section: string;
  /** The name with the family before it, if the family has names of methods of another table. */
  readonly key?: string;
  /** The protocols that have the method, if not all protocols with its family do. */
  readonly protocols?: readonly string[];
  /** Other names that a client offers. The request carries the method's own name. */
  readonly aliases: readonly string[];
  readonly overloads: readonly Overload[];
  /** Whether params may be sent by name too, or only by name. Default: in order. */
  readonly namedParams?: "too" | "only";
  /** For a method that starts subscriptions: the notifications that follow its result. */
  readonly subscription?: SubscriptionFacts;
  /** Whether clients call the method to keep a connection alive. */
  readonly probe?: boolean;
  /** Whether the result is the number of the newest block. */
  readonly height?: boolean;
  /** Whether the result is `null` if the node does not know what the params name. */
  readonly nullIfUnknown?: boolean;
  /** The params with which the result is the newest block, or where a result has its number and hash. */
  readonly head?: readonly Json[] | HeadPlaces;
  /** Whether the result is the hash of the newest block. */
  readonly newestHash?: boolean;
  /** Whether the result is the hash of the block whose number is the input with `block`. */
  readonly blockHash?: boolean;
  /** Whether the result is the hash of the chain's first block. */
  readonly genesis?: boolean;
  /** Where the result for a block's hash says whether the node has the block, as a JSON Pointer. */
  readonly hasBlock?: string;
  /** Where the result for a block's hash has the hash of the block before it, as a JSON Pointer. */
  readonly parent?: string;
  /** Whether the result is the version of the node's software. */
  readonly clientVersion?: boolean;
  /** Whether the method makes, uses or ends a filter, which only the node that made it knows. */
  readonly filter?: "makes" | "uses" | "ends";
  /** Whether the result for a range of blocks is a list, and the results for parts of the range make it up in order. */
  readonly splits?: boolean;
  /** The name of an input that is a list, if the result has one item for each of its items. */
  readonly resultForEach?: string;
}

/** Returns the params of an example as a request has them: in order, or by name where nodes take no others. */
export function exampleParams(
  { namedParams }: Pick<RpcMethod, "namedParams">,
  { inputs }: Pick<Example, "inputs">,
): readonly unknown[] | object {
  if (namedParams === "only") return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  return inputs.map(({ value }) => value);
}

/** Returns the arguments of an example's call: params that are sent by name are one object. */
export function exampleArguments(
  method: Pick<RpcMethod, "namedParams">,
  example: Pick<Example, "inputs">,
): readonly unknown[] {
  const params = exampleParams(method, example);
  if (Array.isArray(params)) return params;
  return example.inputs.length > 0 ? [params] : [];
}
