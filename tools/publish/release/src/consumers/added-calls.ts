/** A call of a client that `npm run new:surface` has added. */
export interface AddedCall {
  /** What its result is called among those of the other calls. */
  readonly name: string;
  readonly from: string;
  /** What is imported, each under its own name: `bearer as indexerBearer`. */
  readonly names: readonly string[];
  /** An expression of the result as a text. `place` says where the gateway is, and has the keys of its nodes. */
  readonly result: string;
  /** Whether it goes over plain HTTP, which browsers have too. */
  readonly isWeb: boolean;
}

export const addedCalls: readonly AddedCall[] = [];
