import type { ExecutedCall } from "../execution.ts";
import { isAbsent, type JsonObject } from "../fields.ts";

/**
 * What a transaction costs before it runs, and the least that it costs. Source: EIP-2028, EIP-2930, EIP-3860, EIP-7623.
 *
 * @param header - The header of its block, whose fields say which of these its fork has.
 */
export function intrinsicGas(
  { to, data, accessList }: ExecutedCall,
  { withdrawalsRoot, requestsHash }: JsonObject,
): { readonly gas: bigint; readonly floor: bigint } {
  const nonZero = data.reduce((count, byte) => (byte === 0 ? count : count + 1), 0);
  const tokens = data.length + 3 * nonZero;
  // Code that creates costs for its words since Shanghai, and data have a least price since Prague.
  const words = isAbsent(withdrawalsRoot) ? 0 : Math.ceil(data.length / 32);
  const creation = to === undefined ? 32_000 + 2 * words : 0;
  const slots = accessList.reduce((count, { storageKeys }) => count + storageKeys.length, 0);
  const list = 2_400 * accessList.length + 1_900 * slots;
  return {
    gas: BigInt(21_000 + 4 * tokens + creation + list),
    floor: BigInt(21_000 + (isAbsent(requestsHash) ? 0 : 10 * tokens)),
  };
}
