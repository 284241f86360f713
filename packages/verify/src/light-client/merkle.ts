import { sha256 } from "@noble/hashes/sha2.js";
import { bytelist, bytevector, container, uint256, uint64, vector } from "micro-eth-signer/ssz.js";
import { isEqual } from "../encoding/bytes.ts";
import { Contradiction, type Check } from "../contradiction.ts";
import { bytesAt, bytesOfHex, describe, type JsonObject, listAt, malformed } from "../fields.ts";

/** How a field of a container is encoded in SSZ: a number, bytes of a length, or up to 32 bytes. */
type Kind = "uint64" | "uint256" | "bytes" | number;

/** Fields of a container, by their names in the beacon API. */
type Fields = readonly (readonly [name: string, kind: Kind])[];

const beaconHeader: Fields = [
  ["slot", "uint64"],
  ["proposer_index", "uint64"],
  ["parent_root", 32],
  ["state_root", 32],
  ["body_root", 32],
];

/** Source: ethereum/consensus-specs, capella and deneb. */
const capellaExecution: Fields = [
  ["parent_hash", 32],
  ["fee_recipient", 20],
  ["state_root", 32],
  ["receipts_root", 32],
  ["logs_bloom", 256],
  ["prev_randao", 32],
  ["block_number", "uint64"],
  ["gas_limit", "uint64"],
  ["gas_used", "uint64"],
  ["timestamp", "uint64"],
  ["extra_data", "bytes"],
  ["base_fee_per_gas", "uint256"],
  ["block_hash", 32],
  ["transactions_root", 32],
  ["withdrawals_root", 32],
];
const denebExecution: Fields = [
  ...capellaExecution,
  ["blob_gas_used", "uint64"],
  ["excess_blob_gas", "uint64"],
];

/** The root of a beacon block, which is that of its header. */
export function headerRoot(header: JsonObject, at: string): Uint8Array {
  return containerRoot(header, beaconHeader, at);
}

/** The root of an execution payload's header. */
export function executionRoot(header: JsonObject, isCapella: boolean, at: string): Uint8Array {
  return containerRoot(header, isCapella ? capellaExecution : denebExecution, at);
}

export function committeeRoot(committee: JsonObject, size: number, at: string): Uint8Array {
  const key = bytevector(48);
  const pubkeys = listAt(committee, "pubkeys", at).map((one, index) =>
    bytesOfHex(one, `${at}.pubkeys[${index}]`, 48),
  );
  if (pubkeys.length !== size)
    throw new Contradiction("form", `${at}.pubkeys`, `${size} keys`, `${pubkeys.length}`);
  const type = container({ pubkeys: vector(size, key), aggregate_pubkey: key });
  return type.merkleRoot({ pubkeys, aggregate_pubkey: bytesAt(committee, "aggregate_pubkey", at, 48) });
}

/** What a sync committee signs for a header. `version` is the fork's. */
export function signingRoot(
  header: Uint8Array,
  version: Uint8Array,
  genesisValidatorsRoot: Uint8Array,
): Uint8Array {
  const forkData = sha256(Uint8Array.of(...version, ...new Uint8Array(28), ...genesisValidatorsRoot));
  return sha256(Uint8Array.of(...header, ...DOMAIN_SYNC_COMMITTEE, ...forkData.subarray(0, 28)));
}

const DOMAIN_SYNC_COMMITTEE = Uint8Array.of(7, 0, 0, 0);

/**
 * Checks a Merkle proof of a beacon state or block.
 *
 * @param leaf - The root of what is proven.
 * @param generalizedIndex - Its place in the tree. Source: ethereum/consensus-specs, ssz/merkle-proofs.
 * @param holder - What has the proof, and its name there.
 */
export function checkBranch(
  check: Check,
  leaf: Uint8Array,
  generalizedIndex: number,
  [holder, name, at]: readonly [JsonObject, string, string],
  root: Uint8Array,
): void {
  const path = `${at}.${name}`;
  const depth = Math.floor(Math.log2(generalizedIndex));
  const branch = listAt(holder, name, at).map((one, index) => bytesOfHex(one, `${path}[${index}]`, 32));
  // A proof that was made for an earlier fork may be filled up with zeros.
  const added = branch.splice(0, Math.max(branch.length - depth, 0));
  if (branch.length !== depth || added.some((one) => one.some((byte) => byte !== 0)))
    throw new Contradiction("form", path, `${depth} hashes`, `${branch.length + added.length}`);
  let node = leaf;
  for (const [level, sibling] of branch.entries())
    node =
      (generalizedIndex >> level) % 2 === 1
        ? sha256(Uint8Array.of(...sibling, ...node))
        : sha256(Uint8Array.of(...node, ...sibling));
  if (!isEqual(node, root))
    throw new Contradiction(check, path, "a proof from the root", "one from another root");
}

/** Reads a number that is a field. Beacon nodes return them as decimal strings. */
export function numberAt(object: JsonObject, name: string, at: string): number {
  return Number(decimalAt(object, name, at));
}

function decimalAt(object: JsonObject, name: string, at: string): bigint {
  const value = object[name];
  if ((typeof value === "string" || typeof value === "number") && /^\d{1,78}$/.test(String(value)))
    return BigInt(value);
  throw malformed(`${at}.${name}`, "a number in decimal", describe(value));
}

function containerRoot(object: JsonObject, fields: Fields, at: string): Uint8Array {
  const types: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  for (const [name, kind] of fields) {
    types[name] = findType(kind);
    values[name] =
      kind === "uint64" || kind === "uint256"
        ? decimalAt(object, name, at)
        : bytesAt(object, name, at, kind === "bytes" ? undefined : kind);
  }
  try {
    return container(types as Record<string, ReturnType<typeof bytevector>>).merkleRoot(values as never);
  } catch {
    throw malformed(at, "numbers and bytes of the sizes of its fields", "other sizes");
  }
}

function findType(kind: Kind): unknown {
  if (kind === "uint64") return uint64;
  if (kind === "uint256") return uint256;
  return kind === "bytes" ? bytelist(32) : bytevector(kind);
}
