import { blake2b } from "@noble/hashes/blake2.js";
import type { WireReader } from "./wire.ts";
import { base58check, fromBase58check } from "../base58.ts";
import { WireError } from "../byte-reader.ts";

/** Prefix in hex and length in bytes of each kind of text. Source: Octez, base58check prefixes. */
const kinds = {
  tz1: ["06a19f", 20],
  tz2: ["06a1a1", 20],
  tz3: ["06a1a4", 20],
  KT1: ["025a79", 20],
  edpk: ["0d0f25d9", 32],
  sppk: ["03fee256", 33],
  p2pk: ["03b28b7f", 33],
  sig: ["04822b", 64],
  block: ["0134", 32],
  operation: ["0574", 32],
  operations: ["1d9f6d", 32],
  context: ["4fc7", 32],
  payload: ["016af2", 32],
  script: ["0d2c401b", 32],
} as const;

/** What a text in base58 with a checksum stands for. */
export type TextKind = keyof typeof kinds;

/** @returns bytes in base58, with the prefix of their kind and a checksum. */
export function encodeText(kind: TextKind, bytes: Uint8Array): string {
  return base58check(Buffer.concat([Buffer.from(kinds[kind][0], "hex"), bytes]));
}

/** @returns the bytes of a text; `undefined` if it is not of one of these kinds, or its checksum is wrong. */
export function decodeText(text: string, ...allowed: readonly TextKind[]): Buffer | undefined {
  const content = fromBase58check(text);
  for (const kind of allowed) {
    const [prefix, length] = kinds[kind];
    const start = prefix.length / 2;
    if (content?.length === start + length && content.toString("hex", 0, start) === prefix)
      return content.subarray(start);
  }
  return undefined;
}

/** The kinds of keys in order of their number in binary data, with their addresses. */
const keyKinds = ["edpk", "sppk", "p2pk"] as const;
const accountKinds = ["tz1", "tz2", "tz3"] as const;

type KeyKind = (typeof keyKinds)[number];

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
  return encodeText(readKind(reader, accountKinds, "address"), reader.take(20));
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
  const kind = readKind(reader, keyKinds, "public key");
  return encodeText(kind, reader.take(kinds[kind][1]));
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

function readKind<Kind extends TextKind>(reader: WireReader, known: readonly Kind[], what: string): Kind {
  const kind = known[reader.byte()];
  if (kind) return kind;
  throw new WireError(`the ${what} is not one of ${known.join(", ").replace(/, (?=[^,]*$)/, " and ")}`);
}

function tagged(text: string, allowed: readonly TextKind[]): Buffer {
  for (const [index, kind] of allowed.entries()) {
    const bytes = decodeText(text, kind);
    if (bytes) return Buffer.concat([Buffer.of(index), bytes]);
  }
  throw new WireError(`${text} is not one of ${allowed.join(", ")}`);
}
