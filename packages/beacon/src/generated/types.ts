// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * The genesis.
 *
 * Source: interface, F.
 */
export interface GenesisAnswer {
  /** The genesis of the beacon chain. */
  data: Genesis;
}

/**
 * The genesis of the beacon chain.
 *
 * Source: interface, Beacon genesis; that the time is decimal seconds, ethereum/beacon-APIs.
 */
export interface Genesis {
  /** When the chain began, as decimal seconds since 1970 or as an ISO 8601 timestamp. */
  genesis_time: string;
  /** The Merkle root of the first set of validators, 32 bytes. */
  genesis_validators_root: Root;
  /** The fork version at genesis, 4 bytes. */
  genesis_fork_version: ForkVersion;
}

/**
 * A state's root.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface StateRootAnswer extends ChainStatus {
  /** The root. */
  data: {
    /** The root. */
    root: Root;
  };
}

/**
 * A state's fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface StateForkAnswer extends ChainStatus {
  /** A fork of the chain. */
  data: Fork;
}

/**
 * The justified and finalized checkpoints; epoch 0 and a root of zeros before there is one.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface FinalityCheckpoints {
  /** The checkpoint justified one epoch before. */
  previous_justified: Checkpoint;
  /** The justified checkpoint. */
  current_justified: Checkpoint;
  /** The finalized checkpoint. */
  finalized: Checkpoint;
}

/**
 * The justified and finalized checkpoints of a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface FinalityCheckpointsAnswer extends ChainStatus {
  /** The justified and finalized checkpoints; epoch 0 and a root of zeros before there is one. */
  data: FinalityCheckpoints;
}

/**
 * Where a validator is in its life: waiting (`pending_`), at work (`active_`), gone (`exited_`), or with a
 * balance that can be or was withdrawn (`withdrawal_`).
 *
 * Source: ethereum/beacon-APIs.
 */
export type ValidatorStatus =
  | "pending_initialized"
  | "pending_queued"
  | "active_ongoing"
  | "active_exiting"
  | "active_slashed"
  | "exited_unslashed"
  | "exited_slashed"
  | "withdrawal_possible"
  | "withdrawal_done";

/**
 * A status, or the first word of several.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ValidatorStatusFilter = ValidatorStatus | "active" | "pending" | "exited" | "withdrawal";

/**
 * A validator with its balance and status.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorRecord {
  /** A validator's place in the registry, decimal. */
  index: ValidatorIndex;
  /** An amount in gwei, decimal. */
  balance: Gwei;
  /**
   * Where a validator is in its life: waiting (`pending_`), at work (`active_`), gone (`exited_`), or with a
   * balance that can be or was withdrawn (`withdrawal_`).
   */
  status: ValidatorStatus;
  /** A validator in the registry. */
  validator: Validator;
}

/**
 * The validators to return. Without a property, or with an empty list, all.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorFilter {
  /** The validators. */
  ids?: readonly ValidatorId[];
  /** Their statuses. */
  statuses?: readonly ValidatorStatusFilter[];
}

/**
 * Validators of a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorsAnswer extends ChainStatus {
  /** The validators that are known, in no particular order. */
  data: ValidatorRecord[];
}

/**
 * A validator of a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorAnswer extends ChainStatus {
  /** A validator with its balance and status. */
  data: ValidatorRecord;
}

/**
 * A validator's balance.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorBalance {
  /** A validator's place in the registry, decimal. */
  index: ValidatorIndex;
  /** An amount in gwei, decimal. */
  balance: Gwei;
}

/**
 * Balances in a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorBalancesAnswer extends ChainStatus {
  /** The balances of known validators, in no particular order. */
  data: ValidatorBalance[];
}

/**
 * A validator's key.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorIdentity {
  /** A validator's place in the registry, decimal. */
  index: ValidatorIndex;
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
  /** When it was activated. */
  activation_epoch: Epoch;
}

/**
 * Keys of a state's validators.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorIdentitiesAnswer extends ChainStatus {
  /** The keys of known validators, in no particular order. */
  data: ValidatorIdentity[];
}

/**
 * The status of a builder.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BuilderStatus = "pending" | "active" | "exited";

/**
 * A builder with its status.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface BuilderRecord {
  /** A builder's place in the registry of builders, decimal. */
  index: BuilderIndex;
  /** The status of a builder. */
  status: BuilderStatus;
  /** A builder in its registry. */
  builder: Builder;
}

/**
 * The builders to return. Without a property, or with an empty list, all.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface BuilderFilter {
  /** The builders. */
  ids?: readonly BuilderId[];
  /** Their statuses. */
  statuses?: readonly BuilderStatus[];
}

/**
 * Builders of a state.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface BuildersAnswer extends ChainStatus {
  /** The builders that are known, in no particular order. */
  data: BuilderRecord[];
}

/**
 * A committee: the validators that attest in one slot together.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface Committee {
  /** A committee's place among those of its slot, decimal. */
  index: CommitteeIndex;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The members, in their order. */
  validators: ValidatorIndex[];
}

/**
 * The committees of an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface CommitteesAnswer extends ChainStatus {
  /** The committees. */
  data: Committee[];
}

/**
 * A sync committee by its members' indices.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeMembers {
  /** The members, in their order. */
  validators: ValidatorIndex[];
  /** The same, by subcommittee. */
  validator_aggregates: ValidatorIndex[][];
}

/**
 * The sync committee of an epoch.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteesAnswer extends ChainStatus {
  /** A sync committee by its members' indices. */
  data: SyncCommitteeMembers;
}

/**
 * The RANDAO mix of an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface RandaoAnswer extends ChainStatus {
  /** The mix. */
  data: {
    /** The mix. */
    randao: Bytes32;
  };
}

/**
 * Pending consolidations of a state.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingConsolidationsAnswer extends ChainStatus {
  /** The fork of the state. */
  version: ConsensusVersion;
  /** The pending consolidations, in their order. */
  data: PendingConsolidation[];
}

/**
 * Pending deposits of a state.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingDepositsAnswer extends ChainStatus {
  /** The fork of the state. */
  version: ConsensusVersion;
  /** The pending deposits, in their order. */
  data: PendingDeposit[];
}

/**
 * Pending partial withdrawals of a state.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingPartialWithdrawalsAnswer extends ChainStatus {
  /** The fork of the state. */
  version: ConsensusVersion;
  /** The pending partial withdrawals, in their order. */
  data: PendingPartialWithdrawal[];
}

/**
 * The proposers in this epoch and the next.
 *
 * Source: ethereum/beacon-APIs, fulu.
 */
export interface ProposerLookaheadAnswer extends ChainStatus {
  /** The fork of the state. */
  version: ConsensusVersion;
  /** The proposers, one a slot, from the first slot of the state's epoch. */
  data: ValidatorIndex[];
}

/**
 * A hash tree root, 32 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Root = `0x${string}`;

/**
 * A hash of the execution layer, 32 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Hash = `0x${string}`;

/**
 * 32 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Bytes32 = `0x${string}`;

/**
 * A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Slot = `${bigint}`;

/**
 * An epoch, decimal: 32 slots on mainnet. 18446744073709551615 stands for never.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Epoch = `${bigint}`;

/**
 * A validator's place in the registry, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ValidatorIndex = `${bigint}`;

/**
 * A builder's place in the registry of builders, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BuilderIndex = `${bigint}`;

/**
 * A committee's place among those of its slot, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type CommitteeIndex = `${bigint}`;

/**
 * An amount in gwei, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Gwei = `${bigint}`;

/**
 * An amount in gwei, decimal; a penalty is negative.
 *
 * Source: ethereum/beacon-APIs.
 */
export type SignedGwei = `-${string}`;

/**
 * An amount in wei, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Wei = `${bigint}`;

/**
 * An amount of gas, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Gas = `${bigint}`;

/**
 * Seconds since 1970, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type UnixTime = `${bigint}`;

/**
 * A number from 0 to 2^64 - 1, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Uint64 = `${bigint}`;

/**
 * A number from 0 to 2^256 - 1, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Uint256 = `${bigint}`;

/**
 * A number from 0 to 255, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Uint8 = `${bigint}`;

/**
 * A BLS public key, 48 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BLSPubkey = `0x${string}`;

/**
 * A BLS signature, 96 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BLSSignature = `0x${string}`;

/**
 * A fork's version number, 4 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ForkVersion = `0x${string}`;

/**
 * An address of the execution layer, 20 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ExecutionAddress = `0x${string}`;

/**
 * The graffiti: 32 bytes that the proposer chose.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Graffiti = `0x${string}`;

/**
 * A list of bits, packed into bytes with the lowest bit first. Where its length may vary, one more bit marks
 * the end.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Bits = `0x${string}`;

/**
 * A KZG commitment to a blob, 48 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type KZGCommitment = `0x${string}`;

/**
 * A KZG proof, 48 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type KZGProof = `0x${string}`;

/**
 * The hash of a blob's commitment after a byte with its version, 32 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type VersionedHash = `0x${string}`;

/**
 * A fork of the consensus layer.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ConsensusVersion =
  | "phase0"
  | "altair"
  | "bellatrix"
  | "capella"
  | "deneb"
  | "electra"
  | "fulu"
  | "gloas";

/**
 * An epoch and the block at its start.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface Checkpoint {
  /** An epoch, decimal: 32 slots on mainnet. 18446744073709551615 stands for never. */
  epoch: Epoch;
  /** The block's root. */
  root: Root;
}

/**
 * A fork of the chain.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface Fork {
  /** The version before it. */
  previous_version: ForkVersion;
  /** Its own version. */
  current_version: ForkVersion;
  /** When it began. */
  epoch: Epoch;
}

/**
 * Whether the chain behind a response is settled.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ChainStatus {
  /** Whether the response is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
  /** Whether the response is about finalized history. */
  finalized: boolean;
}

/**
 * A state: `head`, `genesis`, `finalized`, `justified`, a slot or the state's root.
 *
 * Source: ethereum/beacon-APIs.
 */
export type StateId = "head" | "genesis" | "finalized" | "justified" | Slot | Root;

/**
 * A block: `head`, `genesis`, `finalized`, a slot or the block's root.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BlockId = "head" | "genesis" | "finalized" | Slot | Root;

/**
 * A validator: its index or its public key.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ValidatorId = ValidatorIndex | BLSPubkey;

/**
 * A builder: its index or its public key.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BuilderId = BuilderIndex | BLSPubkey;

/**
 * Why a request failed.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BeaconError {
  /** The HTTP status, or a code of the node's own. */
  code: number;
  /** A sentence for people. */
  message: string;
  /** The stack traces of the failure in the node. */
  stacktraces?: string[];
}

/**
 * Why items of a request failed.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BeaconErrors {
  /** The HTTP status, or a code of the node's own. */
  code: number;
  /** A sentence for people. */
  message: string;
  /** The items that failed. Items not listed were accepted. */
  failures: {
    /** The item's place in the request, from 0. */
    index: number;
    /** The reason. */
    message: string;
  }[];
}

/**
 * A block's header, and whether it is on the chain.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockHeaderRecord {
  /** The block's root. */
  root: Root;
  /** Whether it is on the node's chain. */
  canonical: boolean;
  /** A signed block header. */
  header: SignedBeaconBlockHeader;
}

/**
 * Headers of blocks.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockHeadersAnswer extends ChainStatus {
  /** The headers. */
  data: BlockHeaderRecord[];
}

/**
 * A block's header.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockHeaderAnswer extends ChainStatus {
  /** A block's header, and whether it is on the chain. */
  data: BlockHeaderRecord;
}

/**
 * A block's root.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockRootAnswer extends ChainStatus {
  /** The root. */
  data: {
    /** The root. */
    root: Root;
  };
}

/**
 * A block, by its fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BlockAnswer = ChainStatus & (
  | {
    version: "phase0";
    /** A signed block, as of phase0. */
    data: Phase0SignedBeaconBlock;
  }
  | {
    version: "altair";
    /** A signed block, as of altair. */
    data: AltairSignedBeaconBlock;
  }
  | {
    version: "bellatrix";
    /** A signed block, as of bellatrix. */
    data: BellatrixSignedBeaconBlock;
  }
  | {
    version: "capella";
    /** A signed block, as of capella. */
    data: CapellaSignedBeaconBlock;
  }
  | {
    version: "deneb";
    /** A signed block, as of deneb. */
    data: DenebSignedBeaconBlock;
  }
  | {
    version: "electra";
    /** A signed block, as of electra and fulu. */
    data: ElectraSignedBeaconBlock;
  }
  | {
    version: "fulu";
    /** A signed block, as of electra and fulu. */
    data: ElectraSignedBeaconBlock;
  }
  | {
    version: "gloas";
    /** A signed block, as of gloas. */
    data: GloasSignedBeaconBlock;
  }
);

/**
 * A blinded block, which is one without its transactions, by its fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BlindedBlockAnswer = ChainStatus & (
  | {
    version: "phase0";
    /** A signed block, as of phase0. */
    data: Phase0SignedBeaconBlock;
  }
  | {
    version: "altair";
    /** A signed block, as of altair. */
    data: AltairSignedBeaconBlock;
  }
  | {
    version: "bellatrix";
    /** A signed blinded block, as of bellatrix. */
    data: BellatrixSignedBlindedBeaconBlock;
  }
  | {
    version: "capella";
    /** A signed blinded block, as of capella. */
    data: CapellaSignedBlindedBeaconBlock;
  }
  | {
    version: "deneb";
    /** A signed blinded block, as of deneb. */
    data: DenebSignedBlindedBeaconBlock;
  }
  | {
    version: "electra";
    /** A signed blinded block, as of electra and fulu. */
    data: ElectraSignedBlindedBeaconBlock;
  }
  | {
    version: "fulu";
    /** A signed blinded block, as of electra and fulu. */
    data: ElectraSignedBlindedBeaconBlock;
  }
);

/**
 * The attestations in a block, by its fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BlockAttestationsAnswer = ChainStatus & (
  | { version: "phase0"; data: Phase0Attestation[] }
  | { version: "altair"; data: Phase0Attestation[] }
  | { version: "bellatrix"; data: Phase0Attestation[] }
  | { version: "capella"; data: Phase0Attestation[] }
  | { version: "deneb"; data: Phase0Attestation[] }
  | { version: "electra"; data: ElectraAttestation[] }
  | { version: "fulu"; data: ElectraAttestation[] }
);

/**
 * A block's blobs.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface BlobsAnswer extends ChainStatus {
  /** The blobs, in the order of the block's commitments. */
  data: Blob[];
}

/**
 * The checks a block must pass before it is broadcast: few (`gossip`), all but the transactions
 * (`consensus`), or also that its proposer made no other block for the slot (`consensus_and_equivocation`).
 *
 * Source: ethereum/beacon-APIs.
 */
export type BroadcastValidation = "gossip" | "consensus" | "consensus_and_equivocation";

/**
 * A signed block, from deneb to fulu with its blobs.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PublishedBlock =
  | GloasSignedBeaconBlock
  | FuluSignedBlockContents
  | ElectraSignedBlockContents
  | DenebSignedBlockContents
  | CapellaSignedBeaconBlock
  | BellatrixSignedBeaconBlock
  | AltairSignedBeaconBlock
  | Phase0SignedBeaconBlock;

/**
 * A signed blinded block.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PublishedBlindedBlock =
  | ElectraSignedBlindedBeaconBlock
  | DenebSignedBlindedBeaconBlock
  | CapellaSignedBlindedBeaconBlock
  | BellatrixSignedBlindedBeaconBlock
  | AltairSignedBeaconBlock
  | Phase0SignedBeaconBlock;

/**
 * The data that is attested to.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface AttestationData {
  /** The slot that it is about. */
  slot: Slot;
  /** The committee; 0 since electra. Since gloas it shows whether the payload was present. */
  index: CommitteeIndex;
  /** The head's root. */
  beacon_block_root: Root;
  /** The justified checkpoint that it starts from. */
  source: Checkpoint;
  /** The checkpoint to justify. */
  target: Checkpoint;
}

/**
 * An attestation of one committee's validators, up to deneb.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Phase0Attestation {
  /** The attesting members of the committee. */
  aggregation_bits: Bits;
  /** The data that is attested to. */
  data: AttestationData;
  /** Of all of them together. */
  signature: BLSSignature;
}

/**
 * An attestation of several committees' validators, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraAttestation extends Phase0Attestation {
  /** The committees of the slot that attest. */
  committee_bits: Bits;
}

/**
 * One validator's attestation, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface SingleAttestation {
  /** A committee's place among those of its slot, decimal. */
  committee_index: CommitteeIndex;
  /** The validator that attests. */
  attester_index: ValidatorIndex;
  /** The data that is attested to. */
  data: AttestationData;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A pending attestation: one that a phase0 state has not yet counted.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface PendingAttestation {
  /** The attesting members of the committee. */
  aggregation_bits: Bits;
  /** The data that is attested to. */
  data: AttestationData;
  /** Number of slots between the attestation's slot and the block that includes it. */
  inclusion_delay: Uint64;
  /** The validator that included it in a block. */
  proposer_index: ValidatorIndex;
}

/**
 * An attestation with its validators' indices.
 *
 * Source: ethereum/beacon-APIs, phase0 and electra.
 */
export interface IndexedAttestation {
  /** The validators: up to 2,048, since electra up to 131,072. */
  attesting_indices: readonly ValidatorIndex[];
  /** The data that is attested to. */
  data: AttestationData;
  /** Of all of them together. */
  signature: BLSSignature;
}

/**
 * The proof that validators made two attestations that contradict each other.
 *
 * Source: ethereum/beacon-APIs, phase0 and electra.
 */
export interface AttesterSlashing {
  /** One attestation. */
  attestation_1: IndexedAttestation;
  /** The other one. */
  attestation_2: IndexedAttestation;
}

/**
 * Fields that all blocks and their headers have.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface BeaconBlockBase {
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The proposer. */
  proposer_index: ValidatorIndex;
  /** The parent block's root. */
  parent_root: Root;
  /** The root of the state after it. */
  state_root: Root;
}

/**
 * A block's header.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface BeaconBlockHeader extends BeaconBlockBase {
  /** The root of its body. */
  body_root: Root;
}

/**
 * A signed block header.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface SignedBeaconBlockHeader {
  /** A block's header. */
  message: BeaconBlockHeader;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * The proof that a validator proposed two blocks for one slot.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface ProposerSlashing {
  /** One block. */
  signed_header_1: SignedBeaconBlockHeader;
  /** The other one. */
  signed_header_2: SignedBeaconBlockHeader;
}

/**
 * The state of the deposit contract.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Eth1Data {
  /** The root of the tree of deposits. */
  deposit_root: Root;
  /** Number of deposits. */
  deposit_count: Uint64;
  /** The block of the execution layer at which this was so. */
  block_hash: Hash;
}

/**
 * The data sent to the deposit contract.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface DepositData {
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
  /** Whom withdrawals go to. */
  withdrawal_credentials: Bytes32;
  /** An amount in gwei, decimal. */
  amount: Gwei;
  /** By the key that is deposited for. */
  signature: BLSSignature;
}

/**
 * A deposit with its proof.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Deposit {
  /** The branch of the tree of deposits. */
  proof: readonly Root[];
  /** The data sent to the deposit contract. */
  data: DepositData;
}

/**
 * A voluntary exit: a validator's wish to leave.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface VoluntaryExit {
  /** The first epoch in which it may be taken. */
  epoch: Epoch;
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
}

/**
 * A signed voluntary exit.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface SignedVoluntaryExit {
  /** A voluntary exit: a validator's wish to leave. */
  message: VoluntaryExit;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A BLS to execution change: a validator's wish to be paid to an address.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface BLSToExecutionChange {
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** The key of its credentials so far. */
  from_bls_pubkey: BLSPubkey;
  /** Whom withdrawals shall go to. */
  to_execution_address: ExecutionAddress;
}

/**
 * A signed BLS to execution change.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface SignedBLSToExecutionChange {
  /** A BLS to execution change: a validator's wish to be paid to an address. */
  message: BLSToExecutionChange;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A sync aggregate: a sync committee's signature of the parent block.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncAggregate {
  /** The members of the committee that signed. */
  sync_committee_bits: Bits;
  /** Of all of them together. */
  sync_committee_signature: BLSSignature;
}

/**
 * A deposit that the execution layer reports.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface DepositRequest {
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
  /** Whom withdrawals go to. */
  withdrawal_credentials: Bytes32;
  /** An amount in gwei, decimal. */
  amount: Gwei;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
  /** The deposit's number. */
  index: Uint64;
}

/**
 * A withdrawal that the execution layer requests.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface WithdrawalRequest {
  /** The address that requested it. */
  source_address: ExecutionAddress;
  /** A BLS public key, 48 bytes. */
  validator_pubkey: BLSPubkey;
  /** The amount, in gwei; 0 withdraws everything, and the validator exits. */
  amount: Gwei;
}

/**
 * A consolidation, which moves one validator's stake to another, that the execution layer requests.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ConsolidationRequest {
  /** The address that requested it. */
  source_address: ExecutionAddress;
  /** Whose stake is moved. */
  source_pubkey: BLSPubkey;
  /** The recipient. */
  target_pubkey: BLSPubkey;
}

/**
 * Requests from the execution layer to the consensus layer.
 *
 * Source: ethereum/beacon-APIs, electra; at most 2 consolidations, ethereum/consensus-specs.
 */
export interface ExecutionRequests {
  /** Deposits. */
  deposits: readonly DepositRequest[];
  /** Withdrawals. */
  withdrawals: readonly WithdrawalRequest[];
  /** Consolidations. */
  consolidations: readonly ConsolidationRequest[];
}

/**
 * The observation of a member of the payload timeliness committee.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PayloadAttestationData {
  /** The block. */
  beacon_block_root: Root;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** Whether the block's execution payload envelope was seen. */
  payload_present: boolean;
  /** Whether the data of its blobs is there. */
  blob_data_available: boolean;
}

/**
 * A payload attestation: what members of the payload timeliness committee have seen.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PayloadAttestation {
  /** The members of the committee that saw it. */
  aggregation_bits: Bits;
  /** The observation of a member of the payload timeliness committee. */
  data: PayloadAttestationData;
  /** Of all of them together. */
  signature: BLSSignature;
}

/**
 * A payload attestation of one member.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PayloadAttestationMessage {
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** The observation of a member of the payload timeliness committee. */
  data: PayloadAttestationData;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * Fields of block bodies in all forks.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface BeaconBlockBodyBase {
  /** The proposer's RANDAO reveal. */
  randao_reveal: BLSSignature;
  /** The proposer's vote on the deposit contract. */
  eth1_data: Eth1Data;
  /** The graffiti: 32 bytes that the proposer chose. */
  graffiti: Graffiti;
  /** Proposer slashings. */
  proposer_slashings: readonly ProposerSlashing[];
  /** Attester slashings. */
  attester_slashings: readonly AttesterSlashing[];
  /** Deposits. */
  deposits: readonly Deposit[];
  /** Voluntary exits. */
  voluntary_exits: readonly SignedVoluntaryExit[];
}

/**
 * The body of a block, as of phase0.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Phase0BeaconBlockBody extends BeaconBlockBodyBase {
  /** Attestations. */
  attestations: readonly Phase0Attestation[];
}

/**
 * The body of a block, as of altair.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairBeaconBlockBody extends Phase0BeaconBlockBody {
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
}

/**
 * The body of a block, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixBeaconBlockBody extends AltairBeaconBlockBody {
  /** A block of the execution layer, as of bellatrix. */
  execution_payload: BellatrixExecutionPayload;
}

/**
 * The body of a block, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaBeaconBlockBody extends AltairBeaconBlockBody {
  /** A block of the execution layer, as of capella. */
  execution_payload: CapellaExecutionPayload;
  /** BLS to execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
}

/**
 * The body of a block, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBeaconBlockBody extends AltairBeaconBlockBody {
  /** A block of the execution layer, as of deneb, electra and fulu. */
  execution_payload: DenebExecutionPayload;
  /** BLS to execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
  /** The commitments to the block's blobs. */
  blob_kzg_commitments: readonly KZGCommitment[];
}

/**
 * The body of a block, as of electra and fulu.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraBeaconBlockBody extends BeaconBlockBodyBase {
  /** Attestations. */
  attestations: readonly ElectraAttestation[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** A block of the execution layer, as of deneb, electra and fulu. */
  execution_payload: DenebExecutionPayload;
  /** BLS to execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
  /** The commitments to the block's blobs. */
  blob_kzg_commitments: readonly KZGCommitment[];
  /** Requests from the execution layer to the consensus layer. */
  execution_requests: ExecutionRequests;
}

/**
 * The body of a block, as of bellatrix, without its transactions.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixBlindedBeaconBlockBody extends AltairBeaconBlockBody {
  /** The header of a block of the execution layer, as of bellatrix. */
  execution_payload_header: BellatrixExecutionPayloadHeader;
}

/**
 * The body of a block, as of capella, without its transactions.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaBlindedBeaconBlockBody extends AltairBeaconBlockBody {
  /** The header of a block of the execution layer, as of capella. */
  execution_payload_header: CapellaExecutionPayloadHeader;
  /** BLS to execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
}

/**
 * The body of a block, as of deneb, without its transactions.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBlindedBeaconBlockBody extends AltairBeaconBlockBody {
  /** The header of a block of the execution layer, as of deneb, electra and fulu. */
  execution_payload_header: DenebExecutionPayloadHeader;
  /** BLS to execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
  /** The commitments to the block's blobs. */
  blob_kzg_commitments: readonly KZGCommitment[];
}

/**
 * The body of a block, as of electra and fulu, without its transactions.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraBlindedBeaconBlockBody extends BeaconBlockBodyBase {
  /** Attestations. */
  attestations: readonly ElectraAttestation[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The header of a block of the execution layer, as of deneb, electra and fulu. */
  execution_payload_header: DenebExecutionPayloadHeader;
  /** BLS to execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
  /** The commitments to the block's blobs. */
  blob_kzg_commitments: readonly KZGCommitment[];
  /** Requests from the execution layer to the consensus layer. */
  execution_requests: ExecutionRequests;
}

/**
 * The body of a block, as of gloas: a builder's bid replaces the payload.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasBeaconBlockBody extends BeaconBlockBodyBase {
  /** Attestations. */
  attestations: readonly ElectraAttestation[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** BLS to execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
  /** A builder's signed bid of an execution payload. */
  signed_execution_payload_bid: SignedExecutionPayloadBid;
  /** Payload attestations. */
  payload_attestations: readonly PayloadAttestation[];
  /** The execution requests of the parent's payload. */
  parent_execution_requests: ExecutionRequests;
}

/**
 * A block, as of phase0.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Phase0BeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of phase0. */
  body: Phase0BeaconBlockBody;
}

/**
 * A signed block, as of phase0.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Phase0SignedBeaconBlock {
  /** A block, as of phase0. */
  message: Phase0BeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A block, as of altair.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of altair. */
  body: AltairBeaconBlockBody;
}

/**
 * A signed block, as of altair.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairSignedBeaconBlock {
  /** A block, as of altair. */
  message: AltairBeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A block, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of bellatrix. */
  body: BellatrixBeaconBlockBody;
}

/**
 * A signed block, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixSignedBeaconBlock {
  /** A block, as of bellatrix. */
  message: BellatrixBeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A block, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of capella. */
  body: CapellaBeaconBlockBody;
}

/**
 * A signed block, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaSignedBeaconBlock {
  /** A block, as of capella. */
  message: CapellaBeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A block, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of deneb. */
  body: DenebBeaconBlockBody;
}

/**
 * A signed block, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebSignedBeaconBlock {
  /** A block, as of deneb. */
  message: DenebBeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A block, as of electra and fulu.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of electra and fulu. */
  body: ElectraBeaconBlockBody;
}

/**
 * A signed block, as of electra and fulu.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraSignedBeaconBlock {
  /** A block, as of electra and fulu. */
  message: ElectraBeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A block, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of gloas: a builder's bid replaces the payload. */
  body: GloasBeaconBlockBody;
}

/**
 * A signed block, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasSignedBeaconBlock {
  /** A block, as of gloas. */
  message: GloasBeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A blinded block, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixBlindedBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of bellatrix, without its transactions. */
  body: BellatrixBlindedBeaconBlockBody;
}

/**
 * A signed blinded block, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixSignedBlindedBeaconBlock {
  /** A blinded block, as of bellatrix. */
  message: BellatrixBlindedBeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A blinded block, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaBlindedBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of capella, without its transactions. */
  body: CapellaBlindedBeaconBlockBody;
}

/**
 * A signed blinded block, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaSignedBlindedBeaconBlock {
  /** A blinded block, as of capella. */
  message: CapellaBlindedBeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A blinded block, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBlindedBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of deneb, without its transactions. */
  body: DenebBlindedBeaconBlockBody;
}

/**
 * A signed blinded block, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebSignedBlindedBeaconBlock {
  /** A blinded block, as of deneb. */
  message: DenebBlindedBeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A blinded block, as of electra and fulu.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraBlindedBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of electra and fulu, without its transactions. */
  body: ElectraBlindedBeaconBlockBody;
}

/**
 * A signed blinded block, as of electra and fulu.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraSignedBlindedBeaconBlock {
  /** A blinded block, as of electra and fulu. */
  message: ElectraBlindedBeaconBlock;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A block to sign and its blobs, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBlockContents {
  /** A block, as of deneb. */
  block: DenebBeaconBlock;
  /** The proofs of the blobs. */
  kzg_proofs: KZGProof[];
  /** The blobs. */
  blobs: Blob[];
}

/**
 * A signed block and its blobs, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebSignedBlockContents {
  /** A signed block, as of deneb. */
  signed_block: DenebSignedBeaconBlock;
  /** The proofs of the blobs. */
  kzg_proofs: readonly KZGProof[];
  /** The blobs. */
  blobs: readonly Blob[];
}

/**
 * A block to sign and its blobs, as of electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraBlockContents {
  /** A block, as of electra and fulu. */
  block: ElectraBeaconBlock;
  /** The proofs of the blobs. */
  kzg_proofs: KZGProof[];
  /** The blobs. */
  blobs: Blob[];
}

/**
 * A signed block and its blobs, as of electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraSignedBlockContents {
  /** A signed block, as of electra and fulu. */
  signed_block: ElectraSignedBeaconBlock;
  /** The proofs of the blobs. */
  kzg_proofs: readonly KZGProof[];
  /** The blobs. */
  blobs: readonly Blob[];
}

/**
 * A block to sign and its blobs, as of fulu.
 *
 * Source: ethereum/beacon-APIs, fulu.
 */
export interface FuluBlockContents {
  /** A block, as of electra and fulu. */
  block: ElectraBeaconBlock;
  /** The proofs of the blobs' cells. */
  kzg_proofs: KZGProof[];
  /** The blobs. */
  blobs: Blob[];
}

/**
 * A signed block and its blobs, as of fulu.
 *
 * Source: ethereum/beacon-APIs, fulu.
 */
export interface FuluSignedBlockContents {
  /** A signed block, as of electra and fulu. */
  signed_block: ElectraSignedBeaconBlock;
  /** The proofs of the blobs' cells. */
  kzg_proofs: readonly KZGProof[];
  /** The blobs. */
  blobs: readonly Blob[];
}

/**
 * A block to sign with the payload that its proposer has built, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasBlockContents {
  /** A block, as of gloas. */
  block: GloasBeaconBlock;
  /** An execution payload envelope: a payload with the block that it belongs to. */
  execution_payload_envelope: ExecutionPayloadEnvelope;
  /** The proofs of the blobs' cells. */
  kzg_proofs: KZGProof[];
  /** The blobs. */
  blobs: Blob[];
}

/**
 * A transaction of the execution layer as it is signed, in bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ExecutionTransaction = `0x${string}`;

/**
 * Up to 32 bytes that the payload's builder chose.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ExtraData = `0x${string}`;

/**
 * The bloom filter of the logs, 256 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type LogsBloom = `0x${string}`;

/**
 * The accounts and slots that a block touches, in RLP as EIP-7928 defines it.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BlockAccessList = `0x${string}`;

/**
 * A blob: 4,096 field elements of 32 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Blob = `0x${string}`;

/**
 * An amount that is paid from the consensus layer to an address.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface Withdrawal {
  /** The withdrawal's number. */
  index: Uint64;
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** The recipient. */
  address: ExecutionAddress;
  /** An amount in gwei, decimal. */
  amount: Gwei;
}

/**
 * Fields of execution payloads and their headers in all forks.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface ExecutionPayloadBase {
  /** The parent block's hash. */
  parent_hash: Hash;
  /** The recipient of the fees. */
  fee_recipient: ExecutionAddress;
  /** The root of the state after it. */
  state_root: Bytes32;
  /** The root of the receipts. */
  receipts_root: Bytes32;
  /** The bloom filter of the logs, 256 bytes. */
  logs_bloom: LogsBloom;
  /** The RANDAO mix before it. */
  prev_randao: Bytes32;
  /** The block's number. */
  block_number: Uint64;
  /** The gas limit. */
  gas_limit: Gas;
  /** Gas used by the payload. */
  gas_used: Gas;
  /** When its slot began. */
  timestamp: UnixTime;
  /** Up to 32 bytes that the payload's builder chose. */
  extra_data: ExtraData;
  /** The price of gas that is burnt, in wei. */
  base_fee_per_gas: Uint256;
  /** The block's hash. */
  block_hash: Hash;
}

/**
 * A block of the execution layer, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixExecutionPayload extends ExecutionPayloadBase {
  /** Its transactions. */
  transactions: readonly ExecutionTransaction[];
}

/**
 * A block of the execution layer, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaExecutionPayload extends BellatrixExecutionPayload {
  /** The withdrawals from the consensus layer. */
  withdrawals: readonly Withdrawal[];
}

/**
 * A block of the execution layer, as of deneb, electra and fulu.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebExecutionPayload extends CapellaExecutionPayload {
  /** Gas used by the payload's blobs. */
  blob_gas_used: Gas;
  /** By how much gas blobs used more than they should, up to here. */
  excess_blob_gas: Gas;
}

/**
 * A block of the execution layer, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasExecutionPayload extends DenebExecutionPayload {
  /** The accounts and slots that a block touches, in RLP as EIP-7928 defines it. */
  block_access_list: BlockAccessList;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot_number: Slot;
}

/**
 * The header of a block of the execution layer, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixExecutionPayloadHeader extends ExecutionPayloadBase {
  /** The root of its transactions. */
  transactions_root: Root;
}

/**
 * The header of a block of the execution layer, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaExecutionPayloadHeader extends BellatrixExecutionPayloadHeader {
  /** The root of its withdrawals. */
  withdrawals_root: Root;
}

/**
 * The header of a block of the execution layer, as of deneb, electra and fulu.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebExecutionPayloadHeader extends CapellaExecutionPayloadHeader {
  /** Gas used by the payload's blobs. */
  blob_gas_used: Gas;
  /** By how much gas blobs used more than they should, up to here. */
  excess_blob_gas: Gas;
}

/**
 * A builder's bid of an execution payload.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadBid {
  /** The parent block of the execution layer. */
  parent_block_hash: Hash;
  /** The parent block. */
  parent_block_root: Root;
  /** The payload's block hash. */
  block_hash: Hash;
  /** The RANDAO mix before it. */
  prev_randao: Bytes32;
  /** The recipient of the payment. */
  fee_recipient: ExecutionAddress;
  /** Maximum gas of the payload. */
  gas_limit: Gas;
  /** A builder's place in the registry of builders, decimal. */
  builder_index: BuilderIndex;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The builder's payment to the proposer on this layer. */
  value: Gwei;
  /** The builder's further payment on the execution layer. */
  execution_payment: Gwei;
  /** The commitments to the payload's blobs. */
  blob_kzg_commitments: readonly KZGCommitment[];
  /** The root of what the execution layer requests. */
  execution_requests_root: Root;
}

/**
 * A builder's signed bid of an execution payload.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface SignedExecutionPayloadBid {
  /** A builder's bid of an execution payload. */
  message: ExecutionPayloadBid;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * An execution payload envelope: a payload with the block that it belongs to.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadEnvelope {
  /** A block of the execution layer, as of gloas. */
  payload: GloasExecutionPayload;
  /** Requests from the execution layer to the consensus layer. */
  execution_requests: ExecutionRequests;
  /** The builder. */
  builder_index: BuilderIndex;
  /** The block that it belongs to. */
  beacon_block_root: Root;
  /** The parent root of that block. */
  parent_beacon_block_root: Root;
}

/**
 * A signed execution payload envelope.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface SignedExecutionPayloadEnvelope {
  /** An execution payload envelope: a payload with the block that it belongs to. */
  message: ExecutionPayloadEnvelope;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A signed execution payload envelope with its blobs, for a node that does not have them.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface SignedExecutionPayloadEnvelopeContents {
  /** A signed execution payload envelope. */
  signed_execution_payload_envelope: SignedExecutionPayloadEnvelope;
  /** The proofs of the blobs' cells. */
  kzg_proofs: readonly KZGProof[];
  /** The blobs. */
  blobs: readonly Blob[];
}

/**
 * A validator in the registry.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Validator {
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
  /** Whom withdrawals go to. */
  withdrawal_credentials: Bytes32;
  /** The balance that counts. */
  effective_balance: Gwei;
  /** Whether it was slashed. */
  slashed: boolean;
  /** When it might be activated. */
  activation_eligibility_epoch: Epoch;
  /** When it was activated. */
  activation_epoch: Epoch;
  /** When it leaves. */
  exit_epoch: Epoch;
  /** When its balance can be withdrawn. */
  withdrawable_epoch: Epoch;
}

/**
 * A sync committee by its members' keys.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommittee {
  /** The members; 512 on mainnet. */
  pubkeys: BLSPubkey[];
  /** The sum of the members' keys. */
  aggregate_pubkey: BLSPubkey;
}

/**
 * The roots of a period of blocks and states.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface HistoricalSummary {
  /** Of the blocks. */
  block_summary_root: Root;
  /** Of the states. */
  state_summary_root: Root;
}

/**
 * A pending deposit.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingDeposit {
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
  /** Whom withdrawals go to. */
  withdrawal_credentials: Bytes32;
  /** An amount in gwei, decimal. */
  amount: Gwei;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
  /** When it was requested. */
  slot: Slot;
}

/**
 * A pending partial withdrawal.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingPartialWithdrawal {
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** An amount in gwei, decimal. */
  amount: Gwei;
  /** When it can be paid. */
  withdrawable_epoch: Epoch;
}

/**
 * A pending consolidation.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingConsolidation {
  /** Whose stake is moved. */
  source_index: ValidatorIndex;
  /** The recipient. */
  target_index: ValidatorIndex;
}

/**
 * A builder in its registry.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface Builder {
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
  /** The builder's version. */
  version: Uint8;
  /** Whom withdrawals go to. */
  execution_address: ExecutionAddress;
  /** An amount in gwei, decimal. */
  balance: Gwei;
  /** When its deposit was processed. */
  deposit_epoch: Epoch;
  /** When its balance can be withdrawn. */
  withdrawable_epoch: Epoch;
}

/**
 * Fields of states in all forks.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface BeaconStateBase {
  /** When the chain began. */
  genesis_time: UnixTime;
  /** The root of the first validators. */
  genesis_validators_root: Root;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** A fork of the chain. */
  fork: Fork;
  /** The newest block's header. */
  latest_block_header: BeaconBlockHeader;
  /** The roots of the last 8,192 blocks on mainnet, each at the slot's remainder. */
  block_roots: Root[];
  /** The roots of the last 8,192 states on mainnet, each at the slot's remainder. */
  state_roots: Root[];
  /** The roots of older blocks and states, up to capella. */
  historical_roots: Root[];
  /** The state of the deposit contract that the chain has agreed on. */
  eth1_data: Eth1Data;
  /** The votes on the deposit contract in this period. */
  eth1_data_votes: Eth1Data[];
  /** The next deposit to process. */
  eth1_deposit_index: Uint64;
  /** All validators. */
  validators: Validator[];
  /** All validators' balances. */
  balances: Gwei[];
  /** The RANDAO mixes of the last 65,536 epochs on mainnet, each at the epoch's remainder. */
  randao_mixes: Bytes32[];
  /** The balance slashed in each of the last 8,192 epochs on mainnet. */
  slashings: Gwei[];
  /** The recent epochs that are justified, as bits. */
  justification_bits: Bits;
  /** The justified checkpoint of one epoch ago. */
  previous_justified_checkpoint: Checkpoint;
  /** The justified checkpoint. */
  current_justified_checkpoint: Checkpoint;
  /** The finalized checkpoint. */
  finalized_checkpoint: Checkpoint;
}

/**
 * A state, as of phase0.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Phase0BeaconState extends BeaconStateBase {
  /** The attestations of the last epoch. */
  previous_epoch_attestations: PendingAttestation[];
  /** The attestations of this epoch. */
  current_epoch_attestations: PendingAttestation[];
}

/**
 * A state, as of altair.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairBeaconState extends BeaconStateBase {
  /** The participation of each validator in the last epoch, as flags. */
  previous_epoch_participation: Uint8[];
  /** The participation of each validator in this epoch, as flags. */
  current_epoch_participation: Uint8[];
  /** The inactivity score of each validator. */
  inactivity_scores: Uint64[];
  /** The sync committee of this period. */
  current_sync_committee: SyncCommittee;
  /** The sync committee of the next period. */
  next_sync_committee: SyncCommittee;
}

/**
 * A state, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixBeaconState extends AltairBeaconState {
  /** The newest execution payload's header. */
  latest_execution_payload_header: BellatrixExecutionPayloadHeader;
}

/**
 * A state, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaBeaconState extends AltairBeaconState {
  /** The newest execution payload's header. */
  latest_execution_payload_header: CapellaExecutionPayloadHeader;
  /** The number of the next withdrawal. */
  next_withdrawal_index: Uint64;
  /** Whose turn it is to be paid. */
  next_withdrawal_validator_index: ValidatorIndex;
  /** The roots of older blocks and states, since capella. */
  historical_summaries: HistoricalSummary[];
}

/**
 * A state, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBeaconState extends AltairBeaconState {
  /** The newest execution payload's header. */
  latest_execution_payload_header: DenebExecutionPayloadHeader;
  /** The number of the next withdrawal. */
  next_withdrawal_index: Uint64;
  /** Whose turn it is to be paid. */
  next_withdrawal_validator_index: ValidatorIndex;
  /** The roots of older blocks and states, since capella. */
  historical_summaries: HistoricalSummary[];
}

/**
 * A state, as of electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraBeaconState extends DenebBeaconState {
  /** The first deposit that the execution layer reported. */
  deposit_requests_start_index: Uint64;
  /** The deposits that can still be credited in this epoch. */
  deposit_balance_to_consume: Gwei;
  /** The balance that can still exit in the earliest epoch. */
  exit_balance_to_consume: Gwei;
  /** The earliest epoch to leave in. */
  earliest_exit_epoch: Epoch;
  /** The balance that can still be consolidated in the earliest epoch. */
  consolidation_balance_to_consume: Gwei;
  /** The earliest epoch to move stake in. */
  earliest_consolidation_epoch: Epoch;
  /** Pending deposits. */
  pending_deposits: PendingDeposit[];
  /** Pending partial withdrawals. */
  pending_partial_withdrawals: PendingPartialWithdrawal[];
  /** Pending consolidations. */
  pending_consolidations: PendingConsolidation[];
}

/**
 * A state, as of fulu.
 *
 * Source: ethereum/beacon-APIs, fulu.
 */
export interface FuluBeaconState extends ElectraBeaconState {
  /** The proposers in the slots of this epoch and the next, in order. */
  proposer_lookahead: ValidatorIndex[];
}

/**
 * A block's signed execution payload envelope.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface SignedExecutionPayloadEnvelopeAnswer extends ChainStatus {
  version: "gloas";
  /** A signed execution payload envelope. */
  data: SignedExecutionPayloadEnvelope;
}

/**
 * A signed envelope, with its blobs if the header says so.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export type PublishedExecutionPayloadEnvelope =
  | SignedExecutionPayloadEnvelopeContents
  | SignedExecutionPayloadEnvelope;

/**
 * The bootstrap of a light client, by its fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type LightClientBootstrapAnswer =
  | {
    version: "altair";
    /** The bootstrap of a light client, as of altair and bellatrix. */
    data: AltairLightClientBootstrap;
  }
  | {
    version: "bellatrix";
    /** The bootstrap of a light client, as of altair and bellatrix. */
    data: AltairLightClientBootstrap;
  }
  | {
    version: "capella";
    /** The bootstrap of a light client, as of capella. */
    data: CapellaLightClientBootstrap;
  }
  | {
    version: "deneb";
    /** The bootstrap of a light client, as of deneb. */
    data: DenebLightClientBootstrap;
  }
  | {
    version: "electra";
    /** The bootstrap of a light client, since electra. */
    data: ElectraLightClientBootstrap;
  }
  | {
    version: "fulu";
    /** The bootstrap of a light client, since electra. */
    data: ElectraLightClientBootstrap;
  }
  | {
    version: "gloas";
    /** The bootstrap of a light client, since electra. */
    data: ElectraLightClientBootstrap;
  };

/**
 * A light client update, by its fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type LightClientUpdateAnswer =
  | {
    version: "altair";
    /** A light client update, as of altair and bellatrix. */
    data: AltairLightClientUpdate;
  }
  | {
    version: "bellatrix";
    /** A light client update, as of altair and bellatrix. */
    data: AltairLightClientUpdate;
  }
  | {
    version: "capella";
    /** A light client update, as of capella. */
    data: CapellaLightClientUpdate;
  }
  | {
    version: "deneb";
    /** A light client update, as of deneb. */
    data: DenebLightClientUpdate;
  }
  | {
    version: "electra";
    /** A light client update, since electra. */
    data: ElectraLightClientUpdate;
  }
  | {
    version: "fulu";
    /** A light client update, since electra. */
    data: ElectraLightClientUpdate;
  }
  | {
    version: "gloas";
    /** A light client update, since electra. */
    data: ElectraLightClientUpdate;
  };

/**
 * A finality update for light clients, by its fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type LightClientFinalityUpdateAnswer =
  | {
    version: "altair";
    /** A finality update for light clients, as of altair and bellatrix. */
    data: AltairLightClientFinalityUpdate;
  }
  | {
    version: "bellatrix";
    /** A finality update for light clients, as of altair and bellatrix. */
    data: AltairLightClientFinalityUpdate;
  }
  | {
    version: "capella";
    /** A finality update for light clients, as of capella. */
    data: CapellaLightClientFinalityUpdate;
  }
  | {
    version: "deneb";
    /** A finality update for light clients, as of deneb. */
    data: DenebLightClientFinalityUpdate;
  }
  | {
    version: "electra";
    /** A finality update for light clients, since electra. */
    data: ElectraLightClientFinalityUpdate;
  }
  | {
    version: "fulu";
    /** A finality update for light clients, since electra. */
    data: ElectraLightClientFinalityUpdate;
  }
  | {
    version: "gloas";
    /** A finality update for light clients, since electra. */
    data: ElectraLightClientFinalityUpdate;
  };

/**
 * An optimistic update for light clients, by its fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type LightClientOptimisticUpdateAnswer =
  | {
    version: "altair";
    /** An optimistic update for light clients, as of altair and bellatrix. */
    data: AltairLightClientOptimisticUpdate;
  }
  | {
    version: "bellatrix";
    /** An optimistic update for light clients, as of altair and bellatrix. */
    data: AltairLightClientOptimisticUpdate;
  }
  | {
    version: "capella";
    /** An optimistic update for light clients, as of capella. */
    data: CapellaLightClientOptimisticUpdate;
  }
  | {
    version: "deneb";
    /** An optimistic update for light clients, as of deneb. */
    data: DenebLightClientOptimisticUpdate;
  }
  | {
    version: "electra";
    /** An optimistic update for light clients, since electra. */
    data: ElectraLightClientOptimisticUpdate;
  }
  | {
    version: "fulu";
    /** An optimistic update for light clients, since electra. */
    data: ElectraLightClientOptimisticUpdate;
  }
  | {
    version: "gloas";
    /** An optimistic update for light clients, since electra. */
    data: ElectraLightClientOptimisticUpdate;
  };

/**
 * A period of a sync committee, decimal: 256 epochs on mainnet.
 *
 * Source: ethereum/beacon-APIs.
 */
export type SyncCommitteePeriod = `${bigint}`;

/**
 * A block's header for light clients, as of altair and bellatrix.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairLightClientHeader {
  /** A block's header. */
  beacon: BeaconBlockHeader;
}

/**
 * A block's header for light clients, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaLightClientHeader extends AltairLightClientHeader {
  /** The header of a block of the execution layer, as of capella. */
  execution: CapellaExecutionPayloadHeader;
  /** The proof that the execution payload belongs to the block. */
  execution_branch: Root[];
}

/**
 * A block's header for light clients, since deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebLightClientHeader extends AltairLightClientHeader {
  /** The header of a block of the execution layer, as of deneb, electra and fulu. */
  execution: DenebExecutionPayloadHeader;
  /** The proof that the execution payload belongs to the block. */
  execution_branch: Root[];
}

/**
 * The bootstrap of a light client, as of altair and bellatrix.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairLightClientBootstrap {
  /** A block's header for light clients, as of altair and bellatrix. */
  header: AltairLightClientHeader;
  /** The sync committee of the block's period. */
  current_sync_committee: SyncCommittee;
  /** The proof of the sync committee. */
  current_sync_committee_branch: Root[];
}

/**
 * The bootstrap of a light client, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaLightClientBootstrap {
  /** A block's header for light clients, as of capella. */
  header: CapellaLightClientHeader;
  /** The sync committee of the block's period. */
  current_sync_committee: SyncCommittee;
  /** The proof of the sync committee. */
  current_sync_committee_branch: Root[];
}

/**
 * The bootstrap of a light client, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebLightClientBootstrap {
  /** A block's header for light clients, since deneb. */
  header: DenebLightClientHeader;
  /** The sync committee of the block's period. */
  current_sync_committee: SyncCommittee;
  /** The proof of the sync committee. */
  current_sync_committee_branch: Root[];
}

/**
 * The bootstrap of a light client, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraLightClientBootstrap {
  /** A block's header for light clients, since deneb. */
  header: DenebLightClientHeader;
  /** The sync committee of the block's period. */
  current_sync_committee: SyncCommittee;
  /** The proof of the sync committee. */
  current_sync_committee_branch: Root[];
}

/**
 * A light client update, as of altair and bellatrix.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairLightClientUpdate {
  /** The block that the sync committee signed. */
  attested_header: AltairLightClientHeader;
  /** The sync committee of the next period. */
  next_sync_committee: SyncCommittee;
  /** The proof of the next sync committee. */
  next_sync_committee_branch: Root[];
  /** The block that is finalized. */
  finalized_header: AltairLightClientHeader;
  /** The proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * A light client update, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaLightClientUpdate {
  /** The block that the sync committee signed. */
  attested_header: CapellaLightClientHeader;
  /** The sync committee of the next period. */
  next_sync_committee: SyncCommittee;
  /** The proof of the next sync committee. */
  next_sync_committee_branch: Root[];
  /** The block that is finalized. */
  finalized_header: CapellaLightClientHeader;
  /** The proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * A light client update, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebLightClientUpdate {
  /** The block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** The sync committee of the next period. */
  next_sync_committee: SyncCommittee;
  /** The proof of the next sync committee. */
  next_sync_committee_branch: Root[];
  /** The block that is finalized. */
  finalized_header: DenebLightClientHeader;
  /** The proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * A light client update, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraLightClientUpdate {
  /** The block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** The sync committee of the next period. */
  next_sync_committee: SyncCommittee;
  /** The proof of the next sync committee. */
  next_sync_committee_branch: Root[];
  /** The block that is finalized. */
  finalized_header: DenebLightClientHeader;
  /** The proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * A finality update for light clients, as of altair and bellatrix.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairLightClientFinalityUpdate {
  /** The block that the sync committee signed. */
  attested_header: AltairLightClientHeader;
  /** The block that is finalized. */
  finalized_header: AltairLightClientHeader;
  /** The proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * A finality update for light clients, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaLightClientFinalityUpdate {
  /** The block that the sync committee signed. */
  attested_header: CapellaLightClientHeader;
  /** The block that is finalized. */
  finalized_header: CapellaLightClientHeader;
  /** The proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * A finality update for light clients, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebLightClientFinalityUpdate {
  /** The block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** The block that is finalized. */
  finalized_header: DenebLightClientHeader;
  /** The proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * A finality update for light clients, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraLightClientFinalityUpdate {
  /** The block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** The block that is finalized. */
  finalized_header: DenebLightClientHeader;
  /** The proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * An optimistic update for light clients, as of altair and bellatrix.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairLightClientOptimisticUpdate {
  /** The block that the sync committee signed. */
  attested_header: AltairLightClientHeader;
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * An optimistic update for light clients, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaLightClientOptimisticUpdate {
  /** The block that the sync committee signed. */
  attested_header: CapellaLightClientHeader;
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * An optimistic update for light clients, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebLightClientOptimisticUpdate {
  /** The block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * An optimistic update for light clients, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraLightClientOptimisticUpdate {
  /** The block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** A sync aggregate: a sync committee's signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * Attestations that the node knows of, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PoolAttestationsAnswer =
  | { version: "phase0"; data: Phase0Attestation[] }
  | { version: "altair"; data: Phase0Attestation[] }
  | { version: "bellatrix"; data: Phase0Attestation[] }
  | { version: "capella"; data: Phase0Attestation[] }
  | { version: "deneb"; data: Phase0Attestation[] }
  | { version: "electra"; data: ElectraAttestation[] }
  | { version: "fulu"; data: ElectraAttestation[] };

/**
 * Attester slashings that the node knows of.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PoolAttesterSlashingsAnswer {
  /** The fork. */
  version: ConsensusVersion;
  /** The slashings. */
  data: AttesterSlashing[];
}

/**
 * Proposer slashings that the node knows of.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PoolProposerSlashingsAnswer {
  /** The slashings. */
  data: ProposerSlashing[];
}

/**
 * Voluntary exits that the node knows of.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PoolVoluntaryExitsAnswer {
  /** The exits. */
  data: SignedVoluntaryExit[];
}

/**
 * BLS to execution changes that the node knows of.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PoolBLSToExecutionChangesAnswer {
  /** The changes. */
  data: SignedBLSToExecutionChange[];
}

/**
 * Payload attestations that the node knows of.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PoolPayloadAttestationsAnswer {
  version: "gloas";
  /** The requested attestations. */
  data: PayloadAttestation[];
}

/**
 * Attestations: since electra those of one validator each.
 *
 * Source: ethereum/beacon-APIs.
 */
export type SubmittedAttestations = readonly SingleAttestation[] | readonly Phase0Attestation[];

/**
 * A sync committee member's signature of a block.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeMessage {
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The block. */
  beacon_block_root: Root;
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * Block rewards: what a block earned its proposer.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockRewards {
  /** The proposer. */
  proposer_index: ValidatorIndex;
  /** All of it. */
  total: Gwei;
  /** For attestations. */
  attestations: Gwei;
  /** For the sync committee's signatures. */
  sync_aggregate: Gwei;
  /** For proposer slashings. */
  proposer_slashings: Gwei;
  /** For attester slashings. */
  attester_slashings: Gwei;
}

/**
 * Block rewards: what a block earned its proposer.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockRewardsAnswer extends ChainStatus {
  /** Block rewards: what a block earned its proposer. */
  data: BlockRewards;
}

/**
 * The reward of a sync committee member for a block.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeReward {
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** The amount. */
  reward: SignedGwei;
}

/**
 * Sync committee rewards: what members earned by a block.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeRewardsAnswer extends ChainStatus {
  /** One a member. */
  data: SyncCommitteeReward[];
}

/**
 * The highest attestation reward a validator with a given balance could have earned.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface IdealAttestationReward {
  /** The balance. */
  effective_balance: Gwei;
  /** For the vote for the head. */
  head: SignedGwei;
  /** For the vote for the target. */
  target: SignedGwei;
  /** For the vote for the source. */
  source: SignedGwei;
  /** For coming soon; only in phase0. */
  inclusion_delay?: Gwei;
  /** The penalty while nothing is finalized. */
  inactivity: SignedGwei;
}

/**
 * The attestation reward of a validator.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttestationReward {
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** For the vote for the head. */
  head: SignedGwei;
  /** For the vote for the target. */
  target: SignedGwei;
  /** For the vote for the source. */
  source: SignedGwei;
  /** For coming soon; only in phase0. */
  inclusion_delay?: Gwei;
  /** The penalty while nothing is finalized. */
  inactivity: SignedGwei;
}

/**
 * Attestation rewards of an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttestationsRewards {
  /** The highest possible rewards, by balance. */
  ideal_rewards: IdealAttestationReward[];
  /** The rewards earned, by validator. */
  total_rewards: AttestationReward[];
}

/**
 * Attestation rewards of an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttestationsRewardsAnswer extends ChainStatus {
  /** Attestation rewards of an epoch. */
  data: AttestationsRewards;
}

/**
 * When a validator has to attest.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttesterDuty {
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** A committee's place among those of its slot, decimal. */
  committee_index: CommitteeIndex;
  /** Number of validators in the committee. */
  committee_length: Uint64;
  /** Number of committees in the slot. */
  committees_at_slot: Uint64;
  /** The validator's place in the committee. */
  validator_committee_index: Uint64;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
}

/**
 * When a validator has to propose a block.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ProposerDuty {
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
}

/**
 * The places of a validator in the sync committee.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncDuty {
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** Its places in the committee. */
  validator_sync_committee_indices: Uint64[];
}

/**
 * When a validator is in the payload timeliness committee.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PtcDuty {
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
}

/**
 * Attester duties of validators.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttesterDutiesAnswer {
  /** The block that the duties follow from. If a reorganization replaces it, they are void. */
  dependent_root: Root;
  /** Whether the response is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
  /** The duties. */
  data: AttesterDuty[];
}

/**
 * Proposer duties of an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ProposerDutiesAnswer {
  /** The block that the duties follow from. If a reorganization replaces it, they are void. */
  dependent_root: Root;
  /** Whether the response is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
  /** The duties. */
  data: ProposerDuty[];
}

/**
 * Sync committee duties of validators.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncDutiesAnswer {
  /** Whether the response is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
  /** The duties. */
  data: SyncDuty[];
}

/**
 * Duties of validators in the payload timeliness committee.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PtcDutiesAnswer {
  /** The block that the duties follow from. If a reorganization replaces it, they are void. */
  dependent_root: Root;
  /** Whether the response is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
  /** The duties. */
  data: PtcDuty[];
}

/**
 * Whether a validator was seen.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface Liveness {
  /** A validator's place in the registry, decimal. */
  index: ValidatorIndex;
  /** Whether it was seen in the epoch. */
  is_live: boolean;
}

/**
 * The validators that were seen in an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface LivenessAnswer {
  /** One a validator. */
  data: Liveness[];
}

/**
 * The value of a produced block to its proposer.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ProducedBlockValues {
  /** By its execution payload. */
  execution_payload_value: Wei;
  /** By the rest. */
  consensus_block_value: Wei;
}

/**
 * A block to sign, by its fork, with or without its transactions.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ProducedBlockV3Answer = ProducedBlockValues & (
  | {
    version: "phase0";
    execution_payload_blinded: false;
    /** A block, as of phase0. */
    data: Phase0BeaconBlock;
  }
  | {
    version: "altair";
    execution_payload_blinded: false;
    /** A block, as of altair. */
    data: AltairBeaconBlock;
  }
  | {
    version: "bellatrix";
    execution_payload_blinded: false;
    /** A block, as of bellatrix. */
    data: BellatrixBeaconBlock;
  }
  | {
    version: "bellatrix";
    execution_payload_blinded: true;
    /** A blinded block, as of bellatrix. */
    data: BellatrixBlindedBeaconBlock;
  }
  | {
    version: "capella";
    execution_payload_blinded: false;
    /** A block, as of capella. */
    data: CapellaBeaconBlock;
  }
  | {
    version: "capella";
    execution_payload_blinded: true;
    /** A blinded block, as of capella. */
    data: CapellaBlindedBeaconBlock;
  }
  | {
    version: "deneb";
    execution_payload_blinded: false;
    /** A block to sign and its blobs, as of deneb. */
    data: DenebBlockContents;
  }
  | {
    version: "deneb";
    execution_payload_blinded: true;
    /** A blinded block, as of deneb. */
    data: DenebBlindedBeaconBlock;
  }
  | {
    version: "electra";
    execution_payload_blinded: false;
    /** A block to sign and its blobs, as of electra. */
    data: ElectraBlockContents;
  }
  | {
    version: "electra";
    execution_payload_blinded: true;
    /** A blinded block, as of electra and fulu. */
    data: ElectraBlindedBeaconBlock;
  }
  | {
    version: "fulu";
    execution_payload_blinded: false;
    /** A block to sign and its blobs, as of fulu. */
    data: FuluBlockContents;
  }
  | {
    version: "fulu";
    execution_payload_blinded: true;
    /** A blinded block, as of electra and fulu. */
    data: ElectraBlindedBeaconBlock;
  }
);

/**
 * A block to sign since gloas, with its execution payload or without.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export type ProducedBlockV4Answer = {
  version: "gloas";
  /** The value of the block to its proposer. */
  consensus_block_value: Wei;
} & (
  | {
    execution_payload_included: false;
    /** A block, as of gloas. */
    data: GloasBeaconBlock;
  }
  | {
    execution_payload_included: true;
    /** A block to sign with the payload that its proposer has built, as of gloas. */
    data: GloasBlockContents;
  }
);

/**
 * A flag: set by being there, with no value.
 *
 * Source: ethereum/beacon-APIs.
 */
export type EmptyFlag = "";

/**
 * A builder's execution payload bid to sign.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadBidAnswer {
  version: "gloas";
  /** A builder's bid of an execution payload. */
  data: ExecutionPayloadBid;
}

/**
 * An execution payload envelope to sign.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadEnvelopeAnswer {
  version: "gloas";
  /** An execution payload envelope: a payload with the block that it belongs to. */
  data: ExecutionPayloadEnvelope;
}

/**
 * The recipient of a proposer's fees.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface ProposerPreparation {
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** The recipient. */
  fee_recipient: ExecutionAddress;
}

/**
 * A proposer's preferences of the payload for its slot.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ProposerPreferences {
  /** The block that the proposer's duty follows from. */
  dependent_root: Root;
  /** The slot. */
  proposal_slot: Slot;
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** The recipient of the payment. */
  fee_recipient: ExecutionAddress;
  /** The gas limit that the payload should aim for. */
  target_gas_limit: Gas;
}

/**
 * A proposer's signed preferences of the payload for its slot.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface SignedProposerPreferences {
  /** A proposer's preferences of the payload for its slot. */
  message: ProposerPreferences;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * The registration of a validator with builders.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface ValidatorRegistration {
  /** The recipient of the fees. */
  fee_recipient: ExecutionAddress;
  /** The gas limit that a payload should aim for. */
  gas_limit: Gas;
  /** When it was signed. */
  timestamp: UnixTime;
  /** A BLS public key, 48 bytes. */
  pubkey: BLSPubkey;
}

/**
 * The signed registration of a validator with builders.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface SignedValidatorRegistration {
  /** The registration of a validator with builders. */
  message: ValidatorRegistration;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * The attestation data to sign.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttestationDataAnswer {
  /** The data that is attested to. */
  data: AttestationData;
}

/**
 * An aggregated attestation, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type AggregatedAttestationAnswer =
  | {
    version: "phase0";
    /** An attestation of one committee's validators, up to deneb. */
    data: Phase0Attestation;
  }
  | {
    version: "altair";
    /** An attestation of one committee's validators, up to deneb. */
    data: Phase0Attestation;
  }
  | {
    version: "bellatrix";
    /** An attestation of one committee's validators, up to deneb. */
    data: Phase0Attestation;
  }
  | {
    version: "capella";
    /** An attestation of one committee's validators, up to deneb. */
    data: Phase0Attestation;
  }
  | {
    version: "deneb";
    /** An attestation of one committee's validators, up to deneb. */
    data: Phase0Attestation;
  }
  | {
    version: "electra";
    /** An attestation of several committees' validators, since electra. */
    data: ElectraAttestation;
  }
  | {
    version: "fulu";
    /** An attestation of several committees' validators, since electra. */
    data: ElectraAttestation;
  };

/**
 * An aggregate with the proof that its aggregator was chosen, as up to deneb.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Phase0AggregateAndProof {
  /** The aggregator. */
  aggregator_index: ValidatorIndex;
  /** An attestation of one committee's validators, up to deneb. */
  aggregate: Phase0Attestation;
  /** The proof that the aggregator was chosen. */
  selection_proof: BLSSignature;
}

/**
 * An aggregate with the proof that its aggregator was chosen, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraAggregateAndProof {
  /** The aggregator. */
  aggregator_index: ValidatorIndex;
  /** An attestation of several committees' validators, since electra. */
  aggregate: ElectraAttestation;
  /** The proof that the aggregator was chosen. */
  selection_proof: BLSSignature;
}

/**
 * An aggregate, signed by its aggregator, as up to deneb.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Phase0SignedAggregateAndProof {
  /** An aggregate with the proof that its aggregator was chosen, as up to deneb. */
  message: Phase0AggregateAndProof;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * An aggregate, signed by its aggregator, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraSignedAggregateAndProof {
  /** An aggregate with the proof that its aggregator was chosen, since electra. */
  message: ElectraAggregateAndProof;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * Aggregates, signed by their aggregators.
 *
 * Source: ethereum/beacon-APIs.
 */
export type SignedAggregateAndProofs =
  | readonly ElectraSignedAggregateAndProof[]
  | readonly Phase0SignedAggregateAndProof[];

/**
 * A sync committee contribution: a subcommittee's signatures of a block in one.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeContribution {
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The block. */
  beacon_block_root: Root;
  /** The subcommittee. */
  subcommittee_index: Uint64;
  /** The members of the subcommittee that signed. */
  aggregation_bits: Bits;
  /** Of all of them together. */
  signature: BLSSignature;
}

/**
 * A sync committee contribution with the proof that its aggregator was chosen.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface ContributionAndProof {
  /** The aggregator. */
  aggregator_index: ValidatorIndex;
  /** A sync committee contribution: a subcommittee's signatures of a block in one. */
  contribution: SyncCommitteeContribution;
  /** The proof that the aggregator was chosen. */
  selection_proof: BLSSignature;
}

/**
 * A sync committee contribution, signed by its aggregator.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SignedContributionAndProof {
  /** A sync committee contribution with the proof that its aggregator was chosen. */
  message: ContributionAndProof;
  /** A BLS signature, 96 bytes. */
  signature: BLSSignature;
}

/**
 * A sync committee contribution.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeContributionAnswer {
  /** A sync committee contribution: a subcommittee's signatures of a block in one. */
  data: SyncCommitteeContribution;
}

/**
 * The payload attestation data to sign.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PayloadAttestationDataAnswer {
  version: "gloas";
  /** The observation of a member of the payload timeliness committee. */
  data: PayloadAttestationData;
}

/**
 * A validator's place in a committee.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BeaconCommitteeSubscription {
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** A committee's place among those of its slot, decimal. */
  committee_index: CommitteeIndex;
  /** Number of committees in the slot. */
  committees_at_slot: Uint64;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** Whether the validator aggregates. */
  is_aggregator: boolean;
}

/**
 * A validator's places in the sync committee.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeSubscription {
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** Its places. */
  sync_committee_indices: readonly Uint64[];
  /** The epoch before which it ends. */
  until_epoch: Epoch;
}

/**
 * A selection proof, in part or whole: whether a validator aggregates attestations.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BeaconCommitteeSelection {
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The slot's signature. */
  selection_proof: BLSSignature;
}

/**
 * Whole proofs.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BeaconCommitteeSelectionsAnswer {
  /** The proofs. */
  data: BeaconCommitteeSelection[];
}

/**
 * A selection proof, in part or whole: whether a validator aggregates a subcommittee's signatures.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeSelection {
  /** A validator's place in the registry, decimal. */
  validator_index: ValidatorIndex;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The subcommittee. */
  subcommittee_index: Uint64;
  /** The slot's signature. */
  selection_proof: BLSSignature;
}

/**
 * Whole proofs.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeSelectionsAnswer {
  /** The proofs. */
  data: SyncCommitteeSelection[];
}

/**
 * Two letters that name a client, as the Engine API has them.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ClientCode =
  | "BU"
  | "EJ"
  | "EG"
  | "GE"
  | "GR"
  | "LH"
  | "LS"
  | "NM"
  | "NB"
  | "TE"
  | "TK"
  | "PM"
  | "RH";

/**
 * A client and its version.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ClientVersion {
  /** Two letters that name a client, as the Engine API has them. */
  code: ClientCode;
  /** The client's name. */
  name: string;
  /** Its version, in the client's own form. */
  version: string;
  /** The first 4 bytes of the commit that it was built from. */
  commit: `0x${string}`;
}

/**
 * The node's software as one text.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface NodeVersionAnswer {
  /** The software. */
  data: {
    /** Name, version and platform. */
    version: string;
  };
}

/**
 * The node's software, and that of its execution client.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface NodeVersionV2Answer {
  /** The software. */
  data: {
    /** The node. */
    beacon_node: ClientVersion;
    /** Its execution client, where it is known. */
    execution_client?: ClientVersion;
  };
}

/**
 * A peer's id in libp2p.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PeerId = string;

/**
 * A node's record, as EIP-778 has it.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ENR = string;

/**
 * An address of libp2p.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Multiaddr = string;

/**
 * The state of the connection to a peer.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PeerConnectionState = "disconnected" | "connecting" | "connected" | "disconnecting";

/**
 * The side that opened the connection.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PeerConnectionDirection = "inbound" | "outbound";

/**
 * A peer of the node.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface Peer {
  /** A peer's id in libp2p. */
  peer_id: PeerId;
  /** Its record, if it is known. */
  enr: ENR | null;
  /** The address at which the peer was seen last. */
  last_seen_p2p_address: Multiaddr;
  /** The state of the connection to a peer. */
  state: PeerConnectionState;
  /** The side that opened the connection. */
  direction: PeerConnectionDirection;
}

/**
 * The metadata that a node announces to its peers.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface NetworkMetadata {
  /** Grows with each change. */
  seq_number: Uint64;
  /** The subnets of attestations that it stays in. */
  attnets: Bits;
  /** The subnets of sync committees that it is in; since altair. */
  syncnets?: Bits;
  /** Number of column groups that the node keeps; since fulu. */
  custody_group_count?: Uint64;
}

/**
 * The node's network identity.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface NetworkIdentity {
  /** A peer's id in libp2p. */
  peer_id: PeerId;
  /** A node's record, as EIP-778 has it. */
  enr: ENR;
  /** The addresses at which peers reach the node. */
  p2p_addresses: Multiaddr[];
  /** The addresses at which the node is discovered. */
  discovery_addresses: Multiaddr[];
  /** The metadata that a node announces to its peers. */
  metadata: NetworkMetadata;
}

/**
 * The node's network identity.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface NetworkIdentityAnswer {
  /** The node's network identity. */
  data: NetworkIdentity;
}

/**
 * The node's peers.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PeersAnswer {
  /** The peers. */
  data: Peer[];
  /** About the list. */
  meta: {
    /** The number of items. */
    count: number;
  };
}

/**
 * A peer of the node.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PeerAnswer {
  /** A peer of the node. */
  data: Peer;
}

/**
 * The number of peers in each state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PeerCount {
  /** Peers that are disconnected. */
  disconnected: Uint64;
  /** Peers that are connecting. */
  connecting: Uint64;
  /** Peers that are connected. */
  connected: Uint64;
  /** Peers that are disconnecting. */
  disconnecting: Uint64;
}

/**
 * The number of peers in each state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PeerCountAnswer {
  /** The number of peers in each state. */
  data: PeerCount;
}

/**
 * The distance between the node and the head of the chain.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface SyncingStatus {
  /** The node's head. */
  head_slot: Slot;
  /** Number of slots the node still has to process. */
  sync_distance: Uint64;
  /** Whether it is catching up. */
  is_syncing: boolean;
  /** Whether its head has not been verified. */
  is_optimistic: boolean;
  /** Whether its execution client is away. */
  el_offline: boolean;
}

/**
 * The node's syncing status.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface SyncingAnswer {
  /** The distance between the node and the head of the chain. */
  data: SyncingStatus;
}

/**
 * All forks that the node knows of.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ForkScheduleAnswer {
  /** The forks, past and future. */
  data: Fork[];
}

/**
 * A constant: numbers are decimal, bytes are hex, and some are lists.
 *
 * Source: ethereum/beacon-APIs.
 */
export type SpecValue = string | (string | Record<string, string>)[];

/**
 * The constants, presets and settings that the node runs with.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface SpecAnswer {
  /** The values by their names in the consensus specs. */
  data: Record<string, SpecValue>;
}

/**
 * The deposit contract.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface DepositContractAnswer {
  /** The address of the contract, and the id of its chain. */
  data: {
    /** The chain of the execution layer. */
    chain_id: Uint64;
    /** The contract. */
    address: ExecutionAddress;
  };
}

/**
 * A state, by its fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type StateAnswer = ChainStatus & (
  | {
    version: "phase0";
    /** A state, as of phase0. */
    data: Phase0BeaconState;
  }
  | {
    version: "altair";
    /** A state, as of altair. */
    data: AltairBeaconState;
  }
  | {
    version: "bellatrix";
    /** A state, as of bellatrix. */
    data: BellatrixBeaconState;
  }
  | {
    version: "capella";
    /** A state, as of capella. */
    data: CapellaBeaconState;
  }
  | {
    version: "deneb";
    /** A state, as of deneb. */
    data: DenebBeaconState;
  }
  | {
    version: "electra";
    /** A state, as of electra. */
    data: ElectraBeaconState;
  }
  | {
    version: "fulu";
    /** A state, as of fulu. */
    data: FuluBeaconState;
  }
);

/**
 * The last block of a branch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ChainHead {
  /** The block. */
  root: Root;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** Whether its execution payload has not been verified. */
  execution_optimistic: boolean;
}

/**
 * The heads of all branches.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ChainHeadsAnswer {
  /** The heads. */
  data: ChainHead[];
}

/**
 * A block as fork choice sees it.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ForkChoiceNode {
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The block. */
  block_root: Root;
  /** Its parent. */
  parent_root: Root;
  /** The epoch that is justified after this block. */
  justified_epoch: Epoch;
  /** The epoch that is finalized after this block. */
  finalized_epoch: Epoch;
  /** The stake that attests to it. */
  weight: Gwei;
  /** The state of its execution payload's verification. */
  validity: "valid" | "invalid" | "optimistic";
  /** Its block of the execution layer. */
  execution_block_hash: Hash;
  /** Fields that only some nodes return. */
  extra_data?: Record<string, unknown>;
}

/**
 * The blocks among which fork choice selects the head.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ForkChoice {
  /** The justified checkpoint. */
  justified_checkpoint: Checkpoint;
  /** The finalized checkpoint. */
  finalized_checkpoint: Checkpoint;
  /** The blocks. */
  fork_choice_nodes: ForkChoiceNode[];
  /** Fields that only some nodes return. */
  extra_data?: Record<string, unknown>;
}

/**
 * A cell of a data column: 64 field elements of 32 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Cell = `0x${string}`;

/**
 * A data column sidecar, as of fulu.
 *
 * Source: ethereum/beacon-APIs, fulu.
 */
export interface FuluDataColumnSidecar {
  /** The index of the column, from 0. */
  index: Uint64;
  /** The column's cells, one a blob. */
  column: Cell[];
  /** The commitments to the blobs. */
  kzg_commitments: KZGCommitment[];
  /** The proofs of the cells. */
  kzg_proofs: KZGProof[];
  /** The block's header. */
  signed_block_header: SignedBeaconBlockHeader;
  /** The proof that the commitments belong to the block. */
  kzg_commitments_inclusion_proof: Bytes32[];
}

/**
 * A data column sidecar, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasDataColumnSidecar {
  /** The index of the column, from 0. */
  index: Uint64;
  /** The column's cells, one a blob. */
  column: Cell[];
  /** The proofs of the cells. */
  kzg_proofs: KZGProof[];
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The block. */
  beacon_block_root: Root;
}

/**
 * Data column sidecars of a block, by its fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type DataColumnSidecarsAnswer = ChainStatus & ({ version: "fulu"; data: FuluDataColumnSidecar[] } | { version: "gloas"; data: GloasDataColumnSidecar[] });

/**
 * The head has changed. `head_v2` returns more.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface HeadEvent {
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The block. */
  block: Root;
  /** The state after it. */
  state: Root;
  /** Whether it begins an epoch. */
  epoch_transition: boolean;
  /** The block root that determines the duties of this epoch. */
  previous_duty_dependent_root: Root;
  /** The block root that determines the duties of the next epoch. */
  current_duty_dependent_root: Root;
  /** Whether the execution payload has not been verified. */
  execution_optimistic: boolean;
}

/**
 * The head has changed, or its execution payload has arrived.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface HeadV2Event {
  /** The block's fork. */
  version: ConsensusVersion;
  /** The head. */
  data: {
    /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
    slot: Slot;
    /** The block. */
    block: Root;
    /** The state after it. */
    state: Root;
    /** Whether the execution payload is there. */
    payload_status: "empty" | "full";
    /** Whether it begins an epoch. */
    epoch_transition: boolean;
    /** The block root that determines the duties of this epoch. */
    current_epoch_dependent_root: Root;
    /** The block root that determines the duties of the next epoch. */
    next_epoch_dependent_root: Root;
    /** Whether the execution payload has not been verified. */
    execution_optimistic: boolean;
  };
}

/**
 * A block was imported into fork choice.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockEvent extends BlockGossipEvent {
  /** Whether the execution payload has not been verified. */
  execution_optimistic: boolean;
}

/**
 * A block has come that passes the gossip checks.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockGossipEvent {
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The block. */
  block: Root;
}

/**
 * An attestation has come.
 *
 * Source: ethereum/beacon-APIs.
 */
export type AttestationEvent = ElectraAttestation | Phase0Attestation;

/**
 * One validator's attestation has come.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface SingleAttestationEvent extends SingleAttestation {
}

/**
 * A voluntary exit has come.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface VoluntaryExitEvent extends SignedVoluntaryExit {
}

/**
 * A BLS to execution change has come.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface BlsToExecutionChangeEvent extends SignedBLSToExecutionChange {
}

/**
 * A proposer slashing has come.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ProposerSlashingEvent extends ProposerSlashing {
}

/**
 * An attester slashing has come.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttesterSlashingEvent extends AttesterSlashing {
}

/**
 * An epoch was finalized.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface FinalizedCheckpointEvent {
  /** The block at its start. */
  block: Root;
  /** The state at its start. */
  state: Root;
  /** An epoch, decimal: 32 slots on mainnet. 18446744073709551615 stands for never. */
  epoch: Epoch;
  /** Whether the execution payload has not been verified. */
  execution_optimistic: boolean;
}

/**
 * The chain was reorganized: the head is on another branch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ChainReorgEvent {
  /** The new head's slot. */
  slot: Slot;
  /** Number of slots back to the common ancestor of both branches. */
  depth: Uint64;
  /** The old head. */
  old_head_block: Root;
  /** The new head. */
  new_head_block: Root;
  /** The state after the old head. */
  old_head_state: Root;
  /** The state after the new head. */
  new_head_state: Root;
  /** An epoch, decimal: 32 slots on mainnet. 18446744073709551615 stands for never. */
  epoch: Epoch;
  /** Whether the execution payload has not been verified. */
  execution_optimistic: boolean;
}

/**
 * A sync committee contribution has come.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface ContributionAndProofEvent extends SignedContributionAndProof {
}

/**
 * There is a newer finality update for light clients.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export type LightClientFinalityUpdateEvent = LightClientFinalityUpdateAnswer;

/**
 * There is a newer optimistic update for light clients.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export type LightClientOptimisticUpdateEvent = LightClientOptimisticUpdateAnswer;

/**
 * The attributes for building an execution payload, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixPayloadAttributes {
  /** When its slot begins. */
  timestamp: UnixTime;
  /** The RANDAO mix before it. */
  prev_randao: Bytes32;
  /** The possible recipient of the fees. */
  suggested_fee_recipient: ExecutionAddress;
}

/**
 * The attributes for building an execution payload, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaPayloadAttributes extends BellatrixPayloadAttributes {
  /** The withdrawals from the consensus layer. */
  withdrawals: Withdrawal[];
}

/**
 * The attributes for building an execution payload, as of deneb, electra and fulu.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebPayloadAttributes extends CapellaPayloadAttributes {
  /** The parent block. */
  parent_beacon_block_root: Root;
}

/**
 * The attributes for building an execution payload, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas; the optional properties, ethereum/execution-apis, PayloadAttributesV4.
 */
export interface GloasPayloadAttributes extends DenebPayloadAttributes {
  /** The slot that it is for. */
  slot_number?: Slot;
  /** The gas limit that the payload should aim for. */
  target_gas_limit?: Gas;
}

/**
 * Fields of the task to build an execution payload in all forks.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface PayloadTaskBase {
  /** The slot that it is for. */
  proposal_slot: Slot;
  /** The slot's proposer. */
  proposer_index: ValidatorIndex;
  /** The parent block. */
  parent_block_root: Root;
  /** The parent block of the execution layer. */
  parent_block_hash: Hash;
}

/**
 * The task to build an execution payload, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixPayloadTask extends PayloadTaskBase {
  /** The number of the parent block of the execution layer. */
  parent_block_number: Uint64;
  /** The attributes for building an execution payload, as of bellatrix. */
  payload_attributes: BellatrixPayloadAttributes;
}

/**
 * The task to build an execution payload, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaPayloadTask extends PayloadTaskBase {
  /** The number of the parent block of the execution layer. */
  parent_block_number: Uint64;
  /** The attributes for building an execution payload, as of capella. */
  payload_attributes: CapellaPayloadAttributes;
}

/**
 * The task to build an execution payload, as of deneb, electra and fulu.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebPayloadTask extends PayloadTaskBase {
  /** The number of the parent block of the execution layer. */
  parent_block_number: Uint64;
  /** The attributes for building an execution payload, as of deneb, electra and fulu. */
  payload_attributes: DenebPayloadAttributes;
}

/**
 * The task to build an execution payload, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasPayloadTask extends PayloadTaskBase {
  /** The attributes for building an execution payload, as of gloas. */
  payload_attributes: GloasPayloadAttributes;
}

/**
 * The node knows how to build the next execution payload, by its fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PayloadAttributesEvent =
  | {
    version: "bellatrix";
    /** The task to build an execution payload, as of bellatrix. */
    data: BellatrixPayloadTask;
  }
  | {
    version: "capella";
    /** The task to build an execution payload, as of capella. */
    data: CapellaPayloadTask;
  }
  | {
    version: "deneb";
    /** The task to build an execution payload, as of deneb, electra and fulu. */
    data: DenebPayloadTask;
  }
  | {
    version: "electra";
    /** The task to build an execution payload, as of deneb, electra and fulu. */
    data: DenebPayloadTask;
  }
  | {
    version: "fulu";
    /** The task to build an execution payload, as of deneb, electra and fulu. */
    data: DenebPayloadTask;
  }
  | {
    version: "gloas";
    /** The task to build an execution payload, as of gloas. */
    data: GloasPayloadTask;
  };

/**
 * A data column sidecar has come.
 *
 * Source: ethereum/beacon-APIs, fulu.
 */
export interface DataColumnSidecarEvent {
  /** The block. */
  block_root: Root;
  /** The index of the column, from 0. */
  index: Uint64;
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
}

/**
 * An execution payload envelope was imported into fork choice.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadEvent extends ExecutionPayloadGossipEvent {
  /** Whether the execution payload has not been verified. */
  execution_optimistic: boolean;
}

/**
 * An execution payload envelope has come that passes the gossip checks.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadGossipEvent {
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** A builder's place in the registry of builders, decimal. */
  builder_index: BuilderIndex;
  /** The payload's block of the execution layer. */
  block_hash: Hash;
  /** The block. */
  block_root: Root;
}

/**
 * A block's execution payload and blobs are there, so that the payload timeliness committee can say so.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadAvailableEvent {
  /** A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis. */
  slot: Slot;
  /** The block. */
  block_root: Root;
}

/**
 * A builder's bid has come.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadBidEvent {
  version: "gloas";
  /** A builder's signed bid of an execution payload. */
  data: SignedExecutionPayloadBid;
}

/**
 * A payload attestation has come.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PayloadAttestationMessageEvent {
  version: "gloas";
  /** A payload attestation of one member. */
  data: PayloadAttestationMessage;
}

/**
 * The node has looked which block will hardly be replaced any more.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface FastConfirmationEvent {
  /** The newest such block. */
  block: Root;
  /** The slot of that block. */
  slot: Slot;
  /** The slot in which it looked. */
  current_slot: Slot;
}

/**
 * A proposer's preferences have come.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ProposerPreferencesEvent {
  version: "gloas";
  /** A proposer's signed preferences of the payload for its slot. */
  data: SignedProposerPreferences;
}

/**
 * The topic of an event.
 *
 * Source: ethereum/beacon-APIs.
 */
export type EventTopic =
  | "head"
  | "head_v2"
  | "block"
  | "block_gossip"
  | "attestation"
  | "single_attestation"
  | "voluntary_exit"
  | "bls_to_execution_change"
  | "proposer_slashing"
  | "attester_slashing"
  | "finalized_checkpoint"
  | "chain_reorg"
  | "contribution_and_proof"
  | "light_client_finality_update"
  | "light_client_optimistic_update"
  | "payload_attributes"
  | "data_column_sidecar"
  | "execution_payload"
  | "execution_payload_gossip"
  | "execution_payload_available"
  | "execution_payload_bid"
  | "payload_attestation_message"
  | "fast_confirmation"
  | "proposer_preferences";
