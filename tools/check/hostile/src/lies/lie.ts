import type { LiedChain } from "./lied-chain.ts";

/** In place of a result: the liar returns an error. */
export const refused: unique symbol = Symbol("refused");

/** A kind of lie: what the caller asks for, and what the liar returns in place of the right result. */
export interface Lie {
  readonly name: string;
  readonly method: string;
  readonly params: (chain: LiedChain) => readonly unknown[];
  /**
   * Whether an honest node may return it too, as during a reorganization: the result names a block that the liar itself does
   * not know, or there is none. Callers get the result of another upstream, and nobody is cordoned. `perhaps` if what an
   * earlier check has read may give the liar away.
   */
  readonly isUnsettled: boolean | "perhaps";
  /** Whether the liar shows another chain in everything but its head. Default: only this result is a lie. */
  readonly isOfOtherChain?: boolean;
  /** Changes what the liar returns to other calls, such as those that a check makes: `undefined` for no change. */
  readonly changeOthers?: (method: string, result: never, params: readonly unknown[]) => unknown;
  /** @param result - The right one. */
  readonly change: (result: never, chain: LiedChain) => unknown;
}
