import { base58check, fromBase58check } from "../base58check.ts";

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
  edsig: ["09f5cd8612", 64],
  spsig1: ["0d7365133f", 64],
  p2sig: ["36f02c34", 64],
  block: ["0134", 32],
  operation: ["0574", 32],
  operations: ["1d9f6d", 32],
  context: ["4fc7", 32],
  payload: ["016af2", 32],
  script: ["0d2c401b", 32],
  chain: ["575200", 4],
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
