import type { Schema, Span } from "./schema.ts";
import type { CacheRule, Idempotency, RpcMethod } from "../../model/operation.ts";

export type { Span } from "./schema.ts";

export interface Param extends Span {
  readonly name: string;
  /** Whether it says which block the method reads. */
  readonly "x-block"?: boolean;
  /** Whether it is an object that says which blocks the method reads. */
  readonly "x-block-range"?: boolean;
  readonly "x-broadcast"?: boolean;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Result {
  readonly name: string;
  readonly description?: string;
  readonly schema: Schema;
}

/** Narrower params that give a narrower result. */
export interface Overload extends Span {
  /** What is special about it, after the method's summary. */
  readonly summary: string;
  /** By param name; a param that is not here is as in the method. */
  readonly params: Readonly<Record<string, Schema>>;
  /** Params that may be omitted in general but not here. */
  readonly required?: readonly string[];
  readonly result: Schema;
}

/** What one kind of subscription takes and tells. */
export interface SubscriptionKind extends Span {
  readonly summary: string;
  readonly params: readonly Param[];
  readonly notification: Schema;
  readonly examples: readonly (Pick<Example, "params" | "x-versions"> & { readonly notification: unknown })[];
  readonly overloads?: readonly (Omit<Overload, "result" | "summary"> & { readonly notification: Schema })[];
}

/** What a method that starts subscriptions tells: by its first param, or one thing for its own params. */
export type Subscription =
  | { readonly kinds: Readonly<Record<string, SubscriptionKind>> }
  | Omit<SubscriptionKind, "params" | "summary">;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  /** What it carries. */
  readonly data?: Schema;
}

export interface Example {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: { readonly name: string; readonly value: unknown };
  /** Those that it is an example of: all that have no other, if it does not say. */
  readonly "x-versions"?: readonly string[];
}

export interface Method extends Span {
  readonly name: string;
  readonly summary: string;
  /** What there is to say beyond the summary; of a deprecated method, what to call instead. */
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly params: readonly Param[];
  readonly result: Result;
  readonly errors?: readonly RpcError[];
  readonly examples: readonly Example[];
  readonly "x-source": string;
  readonly "x-idempotency": Idempotency;
  readonly "x-protocols"?: readonly string[];
  readonly "x-aliases"?: readonly string[];
  readonly "x-overloads"?: readonly Overload[];
  readonly "x-subscription"?: Subscription;
  /** Whether it is called for a sign of life, where a platform's WebSocket has no ping. */
  readonly "x-probe"?: boolean;
  /** What it does with a filter. */
  readonly "x-filter"?: "makes" | "uses" | "ends";
  /** Whether its result is the number of the newest block. */
  readonly "x-height"?: boolean;
  readonly "x-client-version"?: boolean;
  readonly "x-head"?: NonNullable<RpcMethod["head"]>;
  readonly "x-result-for-each"?: string;
  readonly "x-cost"?: "light" | "standard" | "heavy";
  readonly "x-cache"?: CacheRule;
  readonly "x-splits"?: boolean;
  readonly "x-family": string;
}

export interface Family {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** A protocol that offers a family of ours. */
export interface Protocol {
  readonly name: string;
  readonly title: string;
  readonly families: readonly string[];
  readonly rpcPath: string;
  /** Those of its methods' specification, oldest first; none where it has but one. */
  readonly versions: readonly string[];
}

/** All families in one OpenRPC document, as the generator takes it. */
export interface Bundle {
  readonly openrpc: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly methods: readonly Method[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly "x-surface"?: string;
  readonly "x-families": readonly Family[];
  readonly "x-protocols": readonly Protocol[];
}
