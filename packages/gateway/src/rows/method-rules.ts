/** The place of a param: its index in a list of params, and its name in an object of params. */
export interface ParamPlace {
  readonly index: number;
  readonly name: string;
}

/** Where a result has facts about the newest block. */
export interface HeadPlaces {
  readonly number: readonly string[];
  readonly hash: readonly string[];
  /** Whether the node is still syncing. */
  readonly syncing?: readonly string[];
  /** The options, as the first param, with which the result is about the newest block, and about the newest final one. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly final?: Readonly<Record<string, unknown>>;
  /** The option with the lowest block that a call accepts. */
  readonly least?: string;
}

/** The result is final, and never changes again, if it has this value at this path. */
export interface FinalWhen {
  readonly path: readonly string[];
  readonly value: string | boolean;
}

/**
 * How long a result may be cached: forever, or as long as its block is not replaced. A result with `final` may be cached only if the
 * result itself says that it is final.
 */
export type CacheRule = { readonly final?: FinalWhen } & (
  | { readonly by: "forever" }
  /** The method's `block` or `blockRange` param names the block. */
  | { readonly by: "block" }
  /** The block is named by a param, or by the value at this path in the param. */
  | { readonly by: "param"; readonly index: number; readonly name: string; readonly path: readonly string[] }
  /** The block number is the value at this path in the result. */
  | { readonly by: "result"; readonly path: readonly string[] }
);
