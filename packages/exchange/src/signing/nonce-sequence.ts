/**
 * Makes a sequence of nonces: milliseconds since 1970, but each above the last, so that neither two calls in one
 * millisecond nor a clock that is set back can repeat one.
 *
 * @param now - The clock, in milliseconds since 1970.
 *
 * Source: interface, E: nonce; hyperliquid-python-sdk.
 */
export function nonceSequence(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(Math.floor(now()), last + 1);
    return last;
  };
}
