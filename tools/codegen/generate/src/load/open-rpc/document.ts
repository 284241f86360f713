import type { Schema, Span } from "./schema.ts";
import type { CacheRule, Idempotency, RpcMethod } from "@node-access/generate/model";

export type { Span } from "./schema.ts";

export interface Param extends Span {
  readonly name: string;
  /** Whether it names the block that the method reads. */
  readonly "x-block"?: boolean;
  /** Whether it is an object that names the blocks which the method reads. */
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

/** Narrower params with a narrower result. */
export interface Overload extends Span {
  /** How it differs, as an addition to the method's summary. */
  readonly summary: string;
  /** By param name; other params are as in the method. */
  readonly params: Readonly<Record<string, Schema>>;
  /** Params that are optional in general but required here. */
  readonly required?: readonly string[];
  readonly result: Schema;
}

/** The params and events of one kind of subscription. */
export interface SubscriptionKind extends Span {
  readonly summary: string;
  readonly params: readonly Param[];
  readonly notification: Schema;
  readonly examples: readonly (Pick<Example, "params" | "x-versions"> & { readonly notification: unknown })[];
  readonly overloads?: readonly (Omit<Overload, "result" | "summary"> & { readonly notification: Schema })[];
}

/**
 * The events of a method that starts subscriptions: by its first param, or the same for all of its params.
 */
export type Subscription =
  | { readonly kinds: Readonly<Record<string, SubscriptionKind>> }
  | Omit<SubscriptionKind, "params" | "summary">;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  /** The type of the error's data. */
  readonly data?: Schema;
}

export interface Example {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: { readonly name: string; readonly value: unknown };
  /** The versions that it is an example of. Default: all that have no other example. */
  readonly "x-versions"?: readonly string[];
}

export interface Method extends Span {
  readonly name: string;
  readonly summary: string;
  /** Details beyond the summary; for a deprecated method, what to call instead. */
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
  /** Whether it is called to keep a connection alive, where a platform's WebSocket has no ping. */
  readonly "x-probe"?: boolean;
  /** Whether the method makes, uses or ends a filter. */
  readonly "x-filter"?: "makes" | "uses" | "ends";
  /** Whether the result is the number of the newest block. */
  readonly "x-height"?: boolean;
  readonly "x-null-if-unknown"?: boolean;
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

/** A protocol that offers one of our families. */
export interface Protocol {
  readonly name: string;
  readonly title: string;
  readonly families: readonly string[];
  readonly rpcPath: string;
  /** The versions of its methods' specification, oldest first; empty if there is only one. */
  readonly versions: readonly string[];
}

/** All families in one OpenRPC document, as the generator accepts it. */
export interface Bundle {
  readonly openrpc: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly methods: readonly Method[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly "x-surface"?: string;
  readonly "x-families": readonly Family[];
  readonly "x-protocols": readonly Protocol[];
}
