import type { Json } from "./json.ts";
import type { Example, Input, OperationFacts, Output } from "./operation-facts.ts";
import type { Type } from "./type.ts";
import type { Span } from "./versions.ts";

/** Narrower params that give a narrower result. */
export interface Overload extends Span {
  /** What is special about it, after the method's summary. */
  readonly summary?: string;
  /** By name of the input. An input that is not here is as in the method. */
  readonly inputs: Readonly<Record<string, Type>>;
  /** Inputs that may be omitted in general, but not here. */
  readonly required?: readonly string[];
  readonly output: Type;
}

/** What a method's subscriptions take and send. */
export interface SubscriptionKind extends Span {
  readonly summary: string;
  readonly inputs: readonly Input[];
  /** The type of a notification. */
  readonly output: Type;
  readonly overloads: readonly Overload[];
  /** The output is a notification. */
  readonly examples: readonly Example[];
}

/** What a method that starts subscriptions sends: by its first param, or one thing for the method's own params. */
export type SubscriptionFacts =
  | { readonly kinds: Readonly<Record<string, SubscriptionKind>> }
  | Omit<SubscriptionKind, "inputs" | "summary">;

/** What a JSON-RPC call returns. */
export interface RpcResult extends Output {
  readonly name: string;
  readonly type: Type;
}

/** A method of a JSON-RPC API. */
export interface RpcMethod extends OperationFacts {
  readonly kind: "json-rpc";
  readonly outputs: readonly [RpcResult];
  readonly section: string;
  /** The protocols that have it, where not all do that offer its family. */
  readonly protocols?: readonly string[];
  /** Other names that a client offers. The method's own name is sent. */
  readonly aliases: readonly string[];
  readonly overloads: readonly Overload[];
  /** What it sends after it has returned, for a method that starts subscriptions. */
  readonly subscription?: SubscriptionFacts;
  /** Whether clients call it as a sign of life. */
  readonly probe?: boolean;
  /** Whether its result is the number of the newest block. */
  readonly height?: boolean;
  /** The params with which the result is the newest block, with its number and hash. */
  readonly head?: readonly Json[];
  /** Whether its result is the version of the node's software. */
  readonly clientVersion?: boolean;
  /** What it does with a filter, which only the node that made it knows. */
  readonly filter?: "makes" | "uses" | "ends";
  /** Whether the result for a range of blocks consists of the results for its parts, one after the other. */
  readonly splits?: boolean;
  /** The input that is a list of which the result has an item for each item. */
  readonly resultForEach?: string;
}
