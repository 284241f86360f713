import type { ExecutedCall } from "../execution.ts";

/** What a transaction costs before it runs, and the least that it costs. Source: EIP-2028, EIP-2930, EIP-3860, EIP-7623. */
export function intrinsicGas({ to, data, accessList }: ExecutedCall): {
  readonly gas: bigint;
  readonly floor: bigint;
} {
  const nonZero = data.reduce((count, byte) => (byte === 0 ? count : count + 1), 0);
  const tokens = data.length + 3 * nonZero;
  const creation = to === undefined ? 32_000 + 2 * Math.ceil(data.length / 32) : 0;
  const slots = accessList.reduce((count, { storageKeys }) => count + storageKeys.length, 0);
  const list = 2_400 * accessList.length + 1_900 * slots;
  return {
    gas: BigInt(21_000 + 4 * tokens + creation + list),
    floor: BigInt(21_000 + 10 * tokens),
  };
}
