import { createHash } from "node:crypto";
import { aggregatePublicKeys, aggregateSignatures, SecretKey } from "@chainsafe/blst";
import { LeafNode, Tree, zeroNode } from "@chainsafe/persistent-merkle-tree";
import { ContainerType, fromHexString, toHexString, VectorCompositeType } from "@chainsafe/ssz";
import { ssz } from "@lodestar/types";

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

/** The body of a beacon block. Fulu's is that of Electra. */
export type BlockBody = ReturnType<typeof ssz.electra.BeaconBlockBody.defaultValue>;

/** A header of a beacon block, as light clients get it. */
export interface MadeHeader {
  readonly json: { readonly beacon: Json; readonly execution: unknown; readonly execution_branch: unknown };
  readonly slot: number;
  readonly root: Uint8Array;
  readonly state: Tree;
}

/** The parameters of a {@link SignedChain}. */
interface SignedChainOptions {
  readonly genesisValidatorsRoot: string;
  /** The version of the fork, in hex. */
  readonly version: string;
  readonly slotsPerPeriod: number;
  readonly committeeSize: number;
  /** The name of a period's committee. Committees with the same name are the same. */
  readonly committeeOf: (period: number) => string;
}

/** Places in a beacon state and in a block's body. Source: ethereum/consensus-specs, electra, light-client. */
const PLACES = { finalized: 169n, committee: 86n, nextCommittee: 87n, execution: 25n };
/** The depth of a beacon state. */
const stateDepth = 7;
const zero = new Uint8Array(32);
/** The domain of a sync committee's signatures. */
const domainType = Uint8Array.of(7, 0, 0, 0);

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
      current_sync_committee_branch: createBranch(state, PLACES.committee),
    };
  }

  /** An update that the committee of a slot signs for a block, whose state has another one as the final one. */
  update(slot: number, attested: MadeHeader, finalized: MadeHeader): Json {
    return {
      attested_header: attested.json,
      next_sync_committee: this.#committee(this.#periodOf(attested.slot) + 1).json,
      next_sync_committee_branch: createBranch(attested.state, PLACES.nextCommittee),
      finalized_header: finalized.json,
      finality_branch: createBranch(attested.state, PLACES.finalized),
      sync_aggregate: this.sign(slot, attested.root),
      signature_slot: String(slot),
    };
  }

  /** The signatures of the committee of a slot for a block. */
  sign(slot: number, root: Uint8Array): Json {
    const { genesisValidatorsRoot, version, committeeSize } = this.#options;
    const fork = ssz.phase0.ForkData.hashTreeRoot({
      currentVersion: fromHexString(version),
      genesisValidatorsRoot: fromHexString(genesisValidatorsRoot),
    });
    const domain = Uint8Array.of(...domainType, ...fork.subarray(0, 28));
    const message = ssz.phase0.SigningData.hashTreeRoot({ objectRoot: root, domain });
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
    const state = new Tree(zeroNode(stateDepth));
    state.setNode(PLACES.finalized, LeafNode.fromRoot(finalRoot));
    state.setNode(PLACES.committee, LeafNode.fromRoot(this.#committee(period).root));
    state.setNode(PLACES.nextCommittee, LeafNode.fromRoot(this.#committee(period + 1).root));
    const { node } = ssz.electra.BeaconBlockBody.toViewDU(body);
    const header = { slot, proposerIndex: 0, parentRoot, stateRoot: state.root, bodyRoot: node.root };
    const json = {
      beacon: ssz.phase0.BeaconBlockHeader.toJson(header) as Json,
      execution: payloadHeader(body),
      execution_branch: createBranch(new Tree(node), PLACES.execution),
    };
    return { json, slot, root: ssz.phase0.BeaconBlockHeader.hashTreeRoot(header), state };
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

/** A sync committee, with its keys. */
interface Committee {
  /** As the beacon API has it. */
  readonly json: unknown;
  readonly root: Uint8Array;
  /** Signs with all keys. */
  sign(message: Uint8Array): string;
}

/** Creates the sync committee of a name, always the same one. */
function createCommittee(name: string, size: number): Committee {
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

/** The parts of an update that nodes serve by themselves. */
export function updateParts(update: Json): Readonly<Record<string, Json | undefined>> {
  const { next_sync_committee: _, next_sync_committee_branch: __, ...finality } = update;
  const { finalized_header: ___, finality_branch: ____, ...optimistic } = finality;
  return { finality_update: finality, optimistic_update: optimistic };
}

/** A body whose execution payload has nothing but its number and hash. */
export function createBody({ number, hash }: ExecutionBlock): BlockBody {
  const body = ssz.electra.BeaconBlockBody.defaultValue();
  body.executionPayload.blockNumber = Number(number);
  body.executionPayload.blockHash = fromHexString(hash);
  return body;
}

/** The siblings of a node up to the root, in hex. */
function createBranch(tree: Tree, place: bigint): string[] {
  return tree.getSingleProof(place).map((node) => toHexString(node));
}

function payloadHeader({ executionPayload: { transactions, withdrawals, ...payload } }: BlockBody): unknown {
  return ssz.electra.ExecutionPayloadHeader.toJson({
    ...payload,
    transactionsRoot: ssz.bellatrix.Transactions.hashTreeRoot(transactions),
    withdrawalsRoot: ssz.capella.Withdrawals.hashTreeRoot(withdrawals),
  });
}
