import { bls12_381 } from "@noble/curves/bls12-381.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { containerRoot, hex, keyRoot } from "./merkle-tree.ts";

const { longSignatures, fields, G1, G2 } = bls12_381;
const DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

/** Members of a committee. */
export const committeeSize = 8;

/** A sync committee, with its keys. */
export interface Committee {
  /** As the beacon API has it. */
  readonly json: { readonly pubkeys: readonly string[]; readonly aggregate_pubkey: string };
  readonly root: Uint8Array;
  /** Signs with all keys. */
  sign(message: Uint8Array): string;
}

/** Creates the sync committee of a name, always the same one. */
export function createCommittee(name: string): Committee {
  const secrets = Array.from({ length: committeeSize }, (_, index) => {
    const digest = sha256(new TextEncoder().encode(`${name} ${index}`));
    return fields.Fr.create(BigInt(hex(digest)));
  });
  const keys = secrets.map((secret) => G1.Point.BASE.multiply(secret).toBytes());
  // The sum of the signatures of a message is the signature by the sum of the keys.
  const sum = secrets.reduce((total, secret) => fields.Fr.add(total, secret), 0n);
  const aggregate = G1.Point.BASE.multiply(sum).toBytes();
  const root = containerRoot([containerRoot(keys.map(keyRoot)), keyRoot(aggregate)]);
  return {
    json: { pubkeys: keys.map(hex), aggregate_pubkey: hex(aggregate) },
    root,
    sign: (message) =>
      hex(G2.Point.fromAffine(longSignatures.hash(message, DOMAIN).toAffine()).multiply(sum).toBytes()),
  };
}
