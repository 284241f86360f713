import { SecretKey } from "@chainsafe/blst";
import { sha256 } from "@noble/hashes/sha2.js";
import { containerRoot, hex, keyRoot } from "./merkle-tree.ts";

/** The order of the curve's group. */
const ORDER = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n;

/** A sync committee, with its keys. */
export interface Committee {
  /** As the beacon API has it. */
  readonly json: { readonly pubkeys: readonly string[]; readonly aggregate_pubkey: string };
  readonly root: Uint8Array;
  /** Signs with all keys. */
  sign(message: Uint8Array): string;
}

/** Creates the sync committee of a name, always the same one. */
export function createCommittee(name: string, size: number): Committee {
  const secrets = Array.from({ length: size }, (_, index) => {
    const digest = sha256(new TextEncoder().encode(`${name} ${index}`));
    return BigInt(hex(digest)) % ORDER;
  });
  const keys = secrets.map((secret) => keyOf(secret).toPublicKey().toBytes());
  // The sum of the signatures of a message is the signature by the sum of the keys.
  const sum = keyOf(secrets.reduce((total, secret) => total + secret, 0n) % ORDER);
  const aggregate = sum.toPublicKey().toBytes();
  const root = containerRoot([containerRoot(keys.map(keyRoot)), keyRoot(aggregate)]);
  return {
    json: { pubkeys: keys.map(hex), aggregate_pubkey: hex(aggregate) },
    root,
    sign: (message) => hex(sum.sign(message).toBytes()),
  };
}

function keyOf(secret: bigint): SecretKey {
  return SecretKey.fromBytes(Buffer.from(secret.toString(16).padStart(64, "0"), "hex"));
}
