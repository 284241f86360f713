import { sha256 } from "@noble/hashes/sha2.js";
import { type Committee, committeeSize, createCommittee } from "./committee.ts";
import { bytes, containerRoot, hex, MerkleTree, numberLeaf } from "./merkle-tree.ts";

/** An object of the beacon API. */
export type Json = Readonly<Record<string, unknown>>;

export interface ExecutionBlock {
  /** In hex. */
  readonly number: string;
  readonly hash: string;
}

/** The execution blocks that a chain has now. */
export interface ShownBlocks {
  readonly head: ExecutionBlock;
  readonly final: ExecutionBlock;
}

/** The parameters of the chain, for a light client. */
export interface SignedNetwork {
  readonly genesisValidatorsRoot: string;
  readonly genesisTime: number;
  readonly secondsPerSlot: number;
  readonly slotsPerEpoch: number;
  readonly epochsPerPeriod: number;
  readonly committeeSize: number;
  readonly forks: readonly { readonly name: "electra"; readonly version: string; readonly epoch: number }[];
}

/** A header of a beacon block, as light clients get it. */
interface Made {
  readonly json: Json;
  readonly slot: number;
  readonly root: Uint8Array;
  readonly state: MerkleTree;
}

/** Places in a beacon state and in a block's body. Source: ethereum/consensus-specs, electra, light-client. */
const PLACES = { finalized: 169, committee: 86, nextCommittee: 87, execution: 25 };
const zero = new Uint8Array(32);
/** The root of 256 zeros, which is a filter of logs, and of no bytes. */
const zeros = new MerkleTree(new Map([[8, zero]])).root;
const noBytes = sha256(new Uint8Array(64));
const hashFields = ["parent_hash", "fee_recipient", "state_root", "receipts_root"] as const;

/** Slots of a period. A second is a slot, so that a test sees several periods. */
export const slotsPerPeriod = 8;

/** A beacon chain of which only what light clients are shown exists: each block has the execution block that a test chooses. */
export class SignedChain {
  readonly #genesisValidatorsRoot: string;
  readonly #name: string;
  readonly #committees = new Map<number, Committee>();

  /** @param name - Chains with another name have other committees. */
  constructor(genesisValidatorsRoot: string, name: string) {
    this.#genesisValidatorsRoot = genesisValidatorsRoot;
    this.#name = name;
  }

  /** The parameters of the chain whose slot 0 was at this time, in seconds since 1970. */
  network(genesisTime: number): SignedNetwork {
    return {
      genesisValidatorsRoot: this.#genesisValidatorsRoot,
      genesisTime,
      secondsPerSlot: 1,
      slotsPerEpoch: 2,
      epochsPerPeriod: slotsPerPeriod / 2,
      committeeSize,
      forks: [{ name: "electra", version: "0x05000000", epoch: 0 }],
    };
  }

  /** The bootstrap data of the block of a slot, and its root. */
  bootstrap(slot: number, block: ExecutionBlock): { readonly root: string; readonly data: Json } {
    const { json, root, state } = this.#header(slot, block, zero);
    const data = {
      header: json,
      current_sync_committee: this.#committee(periodOf(slot)).json,
      current_sync_committee_branch: state.branch(PLACES.committee),
    };
    return { root: hex(root), data };
  }

  /** An update that the committee of a slot signs: for the block of the slot before, with the one before that as the final one. */
  update(slot: number, { head, final }: ShownBlocks): Json {
    const finalized = this.#header(slot - 2, final, zero);
    const attested = this.#header(slot - 1, head, finalized.root);
    const forkData = sha256(
      Uint8Array.of(5, 0, 0, 0, ...new Uint8Array(28), ...bytes(this.#genesisValidatorsRoot)),
    );
    const message = sha256(Uint8Array.of(...attested.root, 7, 0, 0, 0, ...forkData.subarray(0, 28)));
    return {
      attested_header: attested.json,
      next_sync_committee: this.#committee(periodOf(slot - 1) + 1).json,
      next_sync_committee_branch: attested.state.branch(PLACES.nextCommittee),
      finalized_header: finalized.json,
      finality_branch: attested.state.branch(PLACES.finalized),
      sync_aggregate: {
        sync_committee_bits: "0xff",
        sync_committee_signature: this.#committee(periodOf(slot)).sign(message),
      },
      signature_slot: String(slot),
    };
  }

  #committee(period: number): Committee {
    const known = this.#committees.get(period) ?? createCommittee(`${this.#name} ${period}`);
    this.#committees.set(period, known);
    return known;
  }

  #header(slot: number, { number, hash }: ExecutionBlock, finalRoot: Uint8Array): Made {
    const period = periodOf(slot);
    const state = new MerkleTree(
      new Map([
        [PLACES.finalized, finalRoot],
        [PLACES.committee, this.#committee(period).root],
        [PLACES.nextCommittee, this.#committee(period + 1).root],
      ]),
    );
    const payload = containerRoot([
      ...hashFields.map(() => zero),
      zeros,
      zero,
      numberLeaf(BigInt(number)),
      zero,
      zero,
      zero,
      noBytes,
      zero,
      bytes(hash),
      zero,
      zero,
      zero,
      zero,
    ]);
    const body = new MerkleTree(new Map([[PLACES.execution, payload]]));
    const root = containerRoot([numberLeaf(slot), zero, zero, state.root, body.root]);
    const json = {
      beacon: {
        slot: String(slot),
        proposer_index: "0",
        parent_root: hex(zero),
        state_root: hex(state.root),
        body_root: hex(body.root),
      },
      execution: executionJson(number, hash),
      execution_branch: body.branch(PLACES.execution),
    };
    return { json, slot, root, state };
  }
}

function periodOf(slot: number): number {
  return Math.floor(slot / slotsPerPeriod);
}

/** The header of an execution payload with nothing but its number and hash. */
function executionJson(number: string, hash: string): Json {
  const bytes32 = hex(zero);
  return {
    parent_hash: bytes32,
    fee_recipient: `0x${"00".repeat(20)}`,
    state_root: bytes32,
    receipts_root: bytes32,
    logs_bloom: `0x${"00".repeat(256)}`,
    prev_randao: bytes32,
    block_number: String(BigInt(number)),
    gas_limit: "0",
    gas_used: "0",
    timestamp: "0",
    extra_data: "0x",
    base_fee_per_gas: "0",
    block_hash: hash,
    transactions_root: bytes32,
    withdrawals_root: bytes32,
    blob_gas_used: "0",
    excess_blob_gas: "0",
  };
}
