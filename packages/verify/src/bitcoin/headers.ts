import { scrypt } from "@noble/hashes/scrypt.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { type Check, Contradiction } from "../contradiction.ts";
import { describe, isAbsent, type JsonObject, requireText } from "../fields.ts";
import { ByteReader, ByteWriter, bytesOfHex, hash256, hashBytes, showHash } from "./bytes.ts";
import type { BitcoinSession } from "./networks.ts";

/** The header of a block, whose hash proves work. */
export interface BitcoinHeader {
  /** Its hash as Bitcoin shows it. */
  readonly hash: string;
  /** The root of its transactions' ids. */
  readonly merkleRoot: Uint8Array;
  readonly version: number;
  readonly time: number;
}

export const HEADER_LENGTH = 80;
const NO_PARENT = "0".repeat(64);
const HEADER_FIELDS =
  "hash version versionHex previousblockhash merkleroot time nonce bits difficulty target";

/** Fields of a header that its hash covers, or that follow from such. */
export const headerFields: ReadonlySet<string> = new Set(HEADER_FIELDS.split(" "));

/** Reads an encoded header, and checks the work that it proves. */
export function checkHeaderBytes(bytes: Uint8Array, at: string, session: BitcoinSession): BitcoinHeader {
  const reader = new ByteReader(bytes, at);
  const version = reader.uint32();
  reader.take(32);
  const merkleRoot = reader.take(32);
  const time = reader.uint32();
  const bits = reader.uint32();
  if (bytes.length !== HEADER_LENGTH)
    throw new Contradiction("form", at, `${HEADER_LENGTH} bytes`, `${bytes.length} bytes`);
  const id = hash256(bytes);
  checkWork(bytes, id, bits, at, session);
  return { hash: showHash(id), merkleRoot, version, time };
}

/** Reads a header from its fields, and checks its hash and the work that it proves. */
export function checkHeaderFields(fields: JsonObject, at: string, session: BitcoinSession): BitcoinHeader {
  const version = integerAt(fields, "version", at, SIGNED) >>> 0;
  const bits = Number.parseInt(bytesToHex(bytesOfHex(fields["bits"], `${at}.bits`, 4)), 16);
  const bytes = new ByteWriter()
    .uint32(version)
    .bytes(hashBytes(fields["previousblockhash"] ?? NO_PARENT, `${at}.previousblockhash`))
    .bytes(hashBytes(fields["merkleroot"], `${at}.merkleroot`))
    .uint32(integerAt(fields, "time", at))
    .uint32(bits)
    .uint32(integerAt(fields, "nonce", at))
    .end();
  session.checks.add("block-hash");
  requireText("block-hash", `${at}.hash`, showHash(hash256(bytes)), fields["hash"]);
  if (!isAbsent(fields["versionHex"]))
    requireText("derived", `${at}.versionHex`, version.toString(16).padStart(8, "0"), fields["versionHex"]);
  const target = expandTarget(bits);
  if (!isAbsent(fields["target"]))
    requireText("derived", `${at}.target`, target.toString(16).padStart(64, "0"), fields["target"]);
  checkDifficulty(fields["difficulty"], target, `${at}.difficulty`);
  return checkHeaderBytes(bytes, at, session);
}

/** A hash that is a number up to the target proves work, and the target may not be easier than the network's easiest one. */
function checkWork(
  bytes: Uint8Array,
  id: Uint8Array,
  bits: number,
  at: string,
  { network, checks }: BitcoinSession,
): void {
  checks.add("proof-of-work");
  const target = expandTarget(bits);
  const easiest = expandTarget(Number.parseInt(network.easiestBits, 16));
  if (target <= 0n || target > easiest)
    throw new Contradiction(
      "proof-of-work",
      `${at}.bits`,
      `a target up to ${network.easiestBits}`,
      bits.toString(16).padStart(8, "0"),
    );
  const hash = network.work === "sha256" ? id : scrypt(bytes, bytes, { N: 1_024, r: 1, p: 1, dkLen: 32 });
  if (BigInt(`0x${showHash(hash)}`) > target)
    throw new Contradiction("proof-of-work", at, `a hash up to ${target.toString(16)}`, showHash(hash));
}

/** The number that a hash may not exceed: three digits of base 256, and how many there are. */
function expandTarget(bits: number): bigint {
  const digits = BigInt(bits & 0x7f_ffff);
  const isNegative = (bits & 0x80_0000) !== 0;
  const shift = 8 * ((bits >>> 24) - 3);
  if (isNegative) return -1n;
  return shift >= 0 ? digits << BigInt(shift) : digits >> BigInt(-shift);
}

/** How many times harder the target is than the easiest one of Bitcoin. Nodes compute it with doubles. */
function checkDifficulty(value: unknown, target: bigint, path: string): void {
  if (isAbsent(value)) return;
  const expected = Number(0xffffn << 208n) / Number(target);
  if (Math.abs(Number(value) / expected - 1) < 1e-6) return;
  throw new Contradiction("derived", path, String(expected), describe(value));
}

/** The least integer of 32 bits with a sign, which nodes show versions as. */
export const SIGNED = -0x8000_0000;

/** Reads an integer of 32 bits. A larger one would have the same bytes. */
export function integerAt(fields: JsonObject, name: string, at: string, least = 0): number {
  const value = fields[name];
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= 0xffff_ffff)
    return value;
  throw new Contradiction("form", `${at}.${name}`, "an integer of 32 bits", describe(value));
}

/** Requires that numbers are these where the node returns them. */
export function allowNumbers(
  fields: JsonObject,
  at: string,
  expected: Readonly<Record<string, number>>,
): void {
  for (const [name, number] of Object.entries(expected))
    if (!isAbsent(fields[name])) requireNumber("derived", `${at}.${name}`, number, fields[name]);
}

export function requireNumber(check: Check, path: string, expected: number, actual: unknown): void {
  if (actual !== expected) throw new Contradiction(check, path, String(expected), describe(actual));
}
