import { decodeText, encodeText, type TextKind } from "./base58check.ts";
import { blake2b } from "@noble/hashes/blake2.js";
import { WireError, type WireReader } from "./wire.ts";

/** The kinds of keys in order of their number in binary data, with their addresses. */
const keyKinds = ["edpk", "sppk", "p2pk"] as const;
const accountKinds = ["tz1", "tz2", "tz3"] as const;
const keyLengths = { edpk: 32, sppk: 33, p2pk: 33 } as const;

export type KeyKind = (typeof keyKinds)[number];

export function hash32(bytes: Uint8Array): Buffer {
  return Buffer.from(blake2b(bytes, { dkLen: 32 }));
}

export function hash20(bytes: Uint8Array): Buffer {
  return Buffer.from(blake2b(bytes, { dkLen: 20 }));
}

/** @returns the address of an account in binary form. @throws WireError */
export function accountBytes(address: string): Buffer {
  return tagged(address, accountKinds);
}

export function readAccount(reader: WireReader): string {
  const kind = accountKinds[reader.byte()];
  if (!kind) throw new WireError("the address is not one of tz1, tz2 and tz3");
  return encodeText(kind, reader.take(20));
}

/** @returns the address of an account or contract in binary form. @throws WireError */
export function addressBytes(address: string): Buffer {
  const contract = decodeText(address, "KT1");
  return contract
    ? Buffer.concat([Buffer.of(1), contract, Buffer.of(0)])
    : Buffer.concat([Buffer.of(0), accountBytes(address)]);
}

export function readAddress(reader: WireReader): string {
  const tag = reader.byte();
  if (tag === 0) return readAccount(reader);
  if (tag !== 1) throw new WireError("the destination is not an account or contract");
  const address = encodeText("KT1", reader.take(20));
  reader.take(1);
  return address;
}

/** @returns a public key in binary form. @throws WireError */
export function keyBytes(key: string): Buffer {
  return tagged(key, keyKinds);
}

export function readKey(reader: WireReader): string {
  const kind = keyKinds[reader.byte()];
  if (!kind) throw new WireError("the public key is not one of edpk, sppk and p2pk");
  return encodeText(kind, reader.take(keyLengths[kind]));
}

/** A public key's kind, bytes and address. @throws WireError */
export function readKeyText(key: string): {
  readonly kind: KeyKind;
  readonly bytes: Buffer;
  readonly address: string;
} {
  for (const [index, kind] of keyKinds.entries()) {
    const bytes = decodeText(key, kind);
    if (bytes) return { kind, bytes, address: encodeText(accountKinds[index] ?? "tz1", hash20(bytes)) };
  }
  throw new WireError(`${key} is not a public key`);
}

function tagged(text: string, kinds: readonly TextKind[]): Buffer {
  for (const [index, kind] of kinds.entries()) {
    const bytes = decodeText(text, kind);
    if (bytes) return Buffer.concat([Buffer.of(index), bytes]);
  }
  throw new WireError(`${text} is not one of ${kinds.join(", ")}`);
}
