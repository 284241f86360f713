import { createHash } from "node:crypto";
import { aggregatePublicKeys, aggregateSignatures, SecretKey } from "@chainsafe/blst";
import { ContainerType, toHexString, VectorCompositeType } from "@chainsafe/ssz";
import { ssz } from "@lodestar/types";

/** A sync committee, with its keys. */
export interface Committee {
  /** As the beacon API has it. */
  readonly json: unknown;
  readonly root: Uint8Array;
  /** Signs with all keys. */
  sign(message: Uint8Array): string;
}

/** Creates the sync committee of a name, always the same one. */
export function createCommittee(name: string, size: number): Committee {
  const secrets = Array.from({ length: size }, (_, index) =>
    SecretKey.fromKeygen(createHash("sha256").update(`${name} ${index}`).digest()),
  );
  const keys = secrets.map((secret) => secret.toPublicKey());
  const type = new ContainerType(
    { pubkeys: new VectorCompositeType(ssz.BLSPubkey, size), aggregatePubkey: ssz.BLSPubkey },
    { jsonCase: "eth2" },
  );
  const value = {
    pubkeys: keys.map((key) => key.toBytes()),
    aggregatePubkey: aggregatePublicKeys(keys).toBytes(),
  };
  return {
    json: type.toJson(value),
    root: type.hashTreeRoot(value),
    sign: (message) =>
      toHexString(aggregateSignatures(secrets.map((secret) => secret.sign(message))).toBytes()),
  };
}
