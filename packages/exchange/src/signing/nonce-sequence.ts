/**
 * Creates a sequence of unique nonces: milliseconds since 1970, but each above the last,
 * even for two calls in the same millisecond or if the clock is set back.
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
