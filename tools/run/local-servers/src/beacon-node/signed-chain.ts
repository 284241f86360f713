import { sha256 } from "@noble/hashes/sha2.js";
import { type Committee, createCommittee } from "./committee.ts";
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

/** The body of a beacon block, as light clients see it. */
export interface BlockBody {
  readonly root: Uint8Array;
  /** The header of its execution payload, and the proof that it is part of the body. */
  readonly execution: unknown;
  readonly branch: readonly string[];
}

/** A header of a beacon block, as light clients get it. */
export interface MadeHeader {
  readonly json: { readonly beacon: Json; readonly execution: unknown; readonly execution_branch: unknown };
  readonly slot: number;
  readonly root: Uint8Array;
  readonly state: MerkleTree;
}

/** The parameters of a {@link SignedChain}. */
export interface SignedChainOptions {
  readonly genesisValidatorsRoot: string;
  /** The version of the fork, in hex. */
  readonly version: string;
  readonly slotsPerPeriod: number;
  readonly committeeSize: number;
  /** The name of a period's committee. Committees with the same name are the same. */
  readonly committeeOf: (period: number) => string;
}

/** Places in a beacon state and in a block's body. Source: ethereum/consensus-specs, electra, light-client. */
export const PLACES = { finalized: 169, committee: 86, nextCommittee: 87, execution: 25 };
const zero = new Uint8Array(32);
/** The root of 256 zeros, which is a filter of logs, and of no bytes. */
const zeros = new MerkleTree(new Map([[8, zero]])).root;
const noBytes = sha256(new Uint8Array(64));
const hashFields = ["parent_hash", "fee_recipient", "state_root", "receipts_root"] as const;

/** A beacon chain of which only what light clients are shown exists: each block has the body that a test chooses. */
export class SignedChain {
  readonly #options: SignedChainOptions;
  readonly #committees = new Map<string, Committee>();

  constructor(options: SignedChainOptions) {
    this.#options = options;
  }

  /** The bootstrap data of a block. */
  bootstrap({ json, slot, state }: MadeHeader): Json {
    return {
      header: json,
      current_sync_committee: this.#committee(this.#periodOf(slot)).json,
      current_sync_committee_branch: state.branch(PLACES.committee),
    };
  }

  /** An update that the committee of a slot signs for a block, whose state has another one as the final one. */
  update(slot: number, attested: MadeHeader, finalized: MadeHeader): Json {
    return {
      attested_header: attested.json,
      next_sync_committee: this.#committee(this.#periodOf(attested.slot) + 1).json,
      next_sync_committee_branch: attested.state.branch(PLACES.nextCommittee),
      finalized_header: finalized.json,
      finality_branch: attested.state.branch(PLACES.finalized),
      sync_aggregate: this.sign(slot, attested.root),
      signature_slot: String(slot),
    };
  }

  /** The signatures of the committee of a slot for a block. */
  sign(slot: number, root: Uint8Array): Json {
    const { genesisValidatorsRoot, version, committeeSize } = this.#options;
    const fork = Uint8Array.of(...bytes(version), ...new Uint8Array(28), ...bytes(genesisValidatorsRoot));
    const message = sha256(Uint8Array.of(...root, 7, 0, 0, 0, ...sha256(fork).subarray(0, 28)));
    return {
      sync_committee_bits: `0x${"ff".repeat(committeeSize / 8)}`,
      sync_committee_signature: this.#committee(this.#periodOf(slot)).sign(message),
    };
  }

  /** Makes the header of a block. @param finalRoot - Of the block that is final in its state. */
  header(
    slot: number,
    body: BlockBody,
    finalRoot: Uint8Array = zero,
    parentRoot: Uint8Array = zero,
  ): MadeHeader {
    const period = this.#periodOf(slot);
    const state = new MerkleTree(
      new Map([
        [PLACES.finalized, finalRoot],
        [PLACES.committee, this.#committee(period).root],
        [PLACES.nextCommittee, this.#committee(period + 1).root],
      ]),
    );
    const root = containerRoot([numberLeaf(slot), zero, parentRoot, state.root, body.root]);
    const beacon = {
      slot: String(slot),
      proposer_index: "0",
      parent_root: hex(parentRoot),
      state_root: hex(state.root),
      body_root: hex(body.root),
    };
    const json = { beacon, execution: body.execution, execution_branch: body.branch };
    return { json, slot, root, state };
  }

  #periodOf(slot: number): number {
    return Math.floor(slot / this.#options.slotsPerPeriod);
  }

  #committee(period: number): Committee {
    const name = this.#options.committeeOf(period);
    const known = this.#committees.get(name) ?? createCommittee(name, this.#options.committeeSize);
    this.#committees.set(name, known);
    return known;
  }
}

/** A body whose execution payload has nothing but its number and hash. */
export function bodyOf({ number, hash }: ExecutionBlock): BlockBody {
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
  return { root: body.root, execution: executionJson(number, hash), branch: body.branch(PLACES.execution) };
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
