/** Params, and the result that they select. */
export interface RpcVariant {
  /** What the params match, by index. */
  readonly params: Readonly<Record<number, object>>;
  /** The indexes of those without which the method has another result. */
  readonly given?: readonly number[];
  readonly result: object;
}
