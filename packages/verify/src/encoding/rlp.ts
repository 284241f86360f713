import { RLP } from "micro-eth-signer/core/rlp.js";

/** A value of RLP: bytes, or a list of values. Source: ethereum/execution-specs, RLP. */
export type RlpItem = Uint8Array | readonly RlpItem[];

export function encodeRlp(item: RlpItem): Uint8Array {
  // The library's type has no read-only lists. It only reads them.
  return RLP.encode(item as Uint8Array);
}

/** Decodes RLP. @throws Error with the library's reason, also for another encoding than the canonical one. */
export function decodeRlp(bytes: Uint8Array): RlpItem {
  return RLP.decode(bytes) as RlpItem;
}

/** Returns the bytes of a value that is not a list; of a list, `undefined`. */
export function asBytes(item: RlpItem | undefined): Uint8Array | undefined {
  return item instanceof Uint8Array ? item : undefined;
}

/** Returns the values of a list; of bytes, `undefined`. */
export function asList(item: RlpItem | undefined): readonly RlpItem[] | undefined {
  return item === undefined || item instanceof Uint8Array ? undefined : item;
}
