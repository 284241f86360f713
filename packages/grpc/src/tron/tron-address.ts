import { describeValue, invalidArgument } from "@node-access/auth";
import { sha256 } from "@noble/hashes/sha2.js";
import { createBase58check } from "@scure/base";
import { checkBytes, checkText } from "../runtime/check-argument.ts";

/** The first of the 21 bytes of an address. */
const PREFIX = 0x41;
// Browsers have SHA-256 only as a promise, so this is a library's.
const checked = /* @__PURE__ */ createBase58check(sha256);

/**
 * Encodes an address as TRON shows it: base58 with a checksum, beginning with `T`.
 *
 * @param bytes - 21 bytes beginning with 0x41, as in messages; or 20 bytes without it, as in logs.
 * @returns 34 characters.
 * @throws NodeAccessError `INVALID_ARGUMENT` for anything else.
 *
 * @example
 * ```ts
 * import { toTronAddress } from "@node-access/grpc/tron";
 *
 * console.log(toTronAddress(new Uint8Array(20))); // T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb
 * ```
 *
 * Source: TRON's documentation, account address format.
 */
export function toTronAddress(bytes: Uint8Array): string {
  checkBytes("bytes", bytes);
  const address = bytes.length === 20 ? Uint8Array.of(PREFIX, ...bytes) : bytes;
  if (address.length !== 21 || address[0] !== PREFIX)
    throw invalidArgument("bytes", "21 bytes, 0x41 first, or 20 without it", `${bytes.length} bytes`);
  return checked.encode(address);
}

/**
 * Decodes an address.
 *
 * @param text - Base58 with a checksum, beginning with `T`; or hexadecimal beginning with `41` or `0x41`.
 * @returns 21 bytes beginning with 0x41, as in messages.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is not an address, or its checksum is wrong: it has a typo.
 *
 * @example
 * ```ts
 * import { createTronClient, fromTronAddress } from "@node-access/grpc/tron";
 *
 * const client = createTronClient({ endpoint: "tron.example" });
 * const address = fromTronAddress("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t");
 * const { balance } = await client.wallet.getAccount({ address });
 * ```
 *
 * Source: as {@link toTronAddress}.
 */
export function fromTronAddress(text: string): Uint8Array {
  checkText("text", text);
  const hexadecimal = /^(?:0x)?(41[0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (hexadecimal)
    return Uint8Array.from({ length: 21 }, (_, at) => Number(`0x${hexadecimal.slice(2 * at, 2 * at + 2)}`));
  const expected = "an address of TRON: 34 letters of base58, T first, or 42 hexadecimal digits, 41 first";
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) throw invalidArgument("text", expected, describeValue(text));
  try {
    const address = checked.decode(text);
    if (address.length === 21 && address[0] === PREFIX) return address;
  } catch {
    // A wrong letter changes the checksum.
  }
  throw invalidArgument("text", expected, "an address whose checksum does not fit: a letter is wrong");
}
