import { accountBytes, addressBytes, hash32, keyBytes } from "./addresses.ts";
import { encodeText } from "./base58check.ts";
import { type Micheline, michelineBytes } from "./micheline.ts";

/** The first byte of packed data. */
const packedTag = 5;

/**
 * @returns a value as the instruction `PACK` writes it. @throws WireError if it contains what the simulator does not
 * write.
 */
export function packed(data: Micheline, type: Micheline): Buffer {
  return Buffer.concat([Buffer.of(packedTag), michelineBytes(optimized(data, type))]);
}

/** @returns the hash by which a big map has a key. */
export function keyHash(key: Micheline, type: Micheline): string {
  return encodeText("script", hash32(packed(key, type)));
}

/** @returns a value with addresses, keys and times in their binary form. */
function optimized(data: Micheline, type: Micheline): Micheline {
  if (!("prim" in type)) return data;
  const { prim, args = [] } = type;
  if ("string" in data) {
    const { string } = data;
    if (prim === "address") return { bytes: addressBytes(string).toString("hex") };
    if (prim === "key_hash") return { bytes: accountBytes(string).toString("hex") };
    if (prim === "key") return { bytes: keyBytes(string).toString("hex") };
    if (prim === "timestamp") return { int: String(Math.floor(Date.parse(string) / 1_000)) };
    return data;
  }
  if ("prim" in data) {
    const types = data.prim === "Right" ? args.slice(1) : args;
    const parts = data.args?.map((part, index) => optimized(part, types[index] ?? type));
    return { ...data, ...(parts && { args: parts }) };
  }
  // Items of a list or set; those of a map are pairs of a key and a value.
  if ("int" in data || "bytes" in data) return data;
  return data.map((item) => optimized(item, prim === "map" ? type : (args[0] ?? type)));
}
