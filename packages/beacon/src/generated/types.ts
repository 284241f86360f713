// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * The genesis.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface GenesisResponse {
  /** The genesis of the beacon chain. */
  data: Genesis;
}

/**
 * The genesis of the beacon chain.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface Genesis {
  /** Genesis time, in decimal seconds since the Unix epoch or as an ISO 8601 timestamp. */
  genesis_time: string;
  /** Root of the validator registry at genesis: 32 bytes in hex. */
  genesis_validators_root: Root;
  /** Fork version at genesis: 4 bytes in hex. */
  genesis_fork_version: ForkVersion;
}

/**
 * Root of a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface StateRootResponse extends ChainStatus {
  /** Root of the state. */
  data: {
    /** Root of the state. */
    root: Root;
  };
}

/**
 * Fork of a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface StateForkResponse extends ChainStatus {
  /** Fork of the chain. */
  data: Fork;
}

/**
 * Finality checkpoints of a state. Before the first finalization: epoch 0 and the zero root.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface FinalityCheckpoints {
  /** Justified checkpoint of the previous epoch. */
  previous_justified: Checkpoint;
  /** Justified checkpoint of the current epoch. */
  current_justified: Checkpoint;
  /** The finalized checkpoint. */
  finalized: Checkpoint;
}

/**
 * The justified and finalized checkpoints of a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface FinalityCheckpointsResponse extends ChainStatus {
  /** Finality checkpoints of a state. Before the first finalization: epoch 0 and the zero root. */
  data: FinalityCheckpoints;
}

/**
 * Status of a validator: `pending_` before its activation, `active_` while it attests, `exited_` after its
 * exit, `withdrawal_` once its balance can be or was withdrawn.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ValidatorStatus =
  | "pending_initialized" | "pending_queued" | "active_ongoing" | "active_exiting" | "active_slashed"
  | "exited_unslashed" | "exited_slashed" | "withdrawal_possible" | "withdrawal_done";

/**
 * Status of a validator, or the common prefix of several.
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
  /** Index of the validator. */
  index: ValidatorIndex;
  /** Balance, in gwei. */
  balance: Gwei;
  /**
   * Status of a validator: `pending_` before its activation, `active_` while it attests, `exited_` after its
   * exit, `withdrawal_` once its balance can be or was withdrawn.
   */
  status: ValidatorStatus;
  /** A validator in the validator registry. */
  validator: Validator;
}

/**
 * Filter for validators. Without a property, or with an empty list, all are returned.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorFilter {
  /** Indices or public keys of the validators. */
  ids?: readonly ValidatorId[];
  /** Statuses of the validators. */
  statuses?: readonly ValidatorStatusFilter[];
}

/**
 * Validators of a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorsResponse extends ChainStatus {
  /** Known validators, in no particular order. */
  data: ValidatorRecord[];
}

/**
 * A validator of a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorResponse extends ChainStatus {
  /** A validator with its balance and status. */
  data: ValidatorRecord;
}

/**
 * Balance of a validator.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorBalance {
  /** Index of the validator. */
  index: ValidatorIndex;
  /** Balance, in gwei. */
  balance: Gwei;
}

/**
 * Balances of validators in a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorBalancesResponse extends ChainStatus {
  /** Balances of the known validators, in no particular order. */
  data: ValidatorBalance[];
}

/**
 * Index, public key and activation epoch of a validator.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorIdentity {
  /** Index of the validator. */
  index: ValidatorIndex;
  /** BLS public key of the validator. */
  pubkey: BLSPubkey;
  /** Epoch in which the validator is activated. */
  activation_epoch: Epoch;
}

/**
 * Identities of validators in a state.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ValidatorIdentitiesResponse extends ChainStatus {
  /** Identities of the known validators, in no particular order. */
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
  /** Index of the builder. */
  index: BuilderIndex;
  /** The status of a builder. */
  status: BuilderStatus;
  /** A builder in the builder registry. */
  builder: Builder;
}

/**
 * Filter for builders. Without a property, or with an empty list, all are returned.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface BuilderFilter {
  /** Indices or public keys of the builders. */
  ids?: readonly BuilderId[];
  /** Statuses of the builders. */
  statuses?: readonly BuilderStatus[];
}

/**
 * Builders of a state.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface BuildersResponse extends ChainStatus {
  /** Known builders, in no particular order. */
  data: BuilderRecord[];
}

/**
 * Committee of validators that attest in the same slot.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface Committee {
  /** Index of the committee in the slot. */
  index: CommitteeIndex;
  /** Slot in which the committee attests. */
  slot: Slot;
  /** Indices of the members, in committee order. */
  validators: ValidatorIndex[];
}

/**
 * The committees of an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface CommitteesResponse extends ChainStatus {
  /** The committees. */
  data: Committee[];
}

/**
 * A sync committee, by the indices of its members.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeMembers {
  /** Indices of the members, in committee order. */
  validators: ValidatorIndex[];
  /** Indices of the members, grouped by subcommittee. */
  validator_aggregates: ValidatorIndex[][];
}

/**
 * The sync committee of an epoch.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteesResponse extends ChainStatus {
  /** A sync committee, by the indices of its members. */
  data: SyncCommitteeMembers;
}

/**
 * The RANDAO mix of an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface RandaoResponse extends ChainStatus {
  /** RANDAO mix. */
  data: {
    /** RANDAO mix. */
    randao: Bytes32;
  };
}

/**
 * Pending consolidations of a state.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingConsolidationsResponse extends ChainStatus {
  /** The fork of the state. */
  version: ConsensusVersion;
  /** Pending consolidations, in queue order. */
  data: PendingConsolidation[];
}

/**
 * Pending deposits of a state.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingDepositsResponse extends ChainStatus {
  /** The fork of the state. */
  version: ConsensusVersion;
  /** Pending deposits, in queue order. */
  data: PendingDeposit[];
}

/**
 * Pending partial withdrawals of a state.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingPartialWithdrawalsResponse extends ChainStatus {
  /** The fork of the state. */
  version: ConsensusVersion;
  /** Pending partial withdrawals, in queue order. */
  data: PendingPartialWithdrawal[];
}

/**
 * Indices of the proposers in the current and next epochs.
 *
 * Source: ethereum/beacon-APIs, fulu.
 */
export interface ProposerLookaheadResponse extends ChainStatus {
  /** The fork of the state. */
  version: ConsensusVersion;
  /** Indices of the proposers, one for each slot, from the first slot of the state's epoch. */
  data: ValidatorIndex[];
}

/**
 * Hash tree root: 32 bytes in hex.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Root = `0x${string}`;

/**
 * Hash on the execution layer: 32 bytes in hex.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Hash = `0x${string}`;

/**
 * 32 bytes in hex.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Bytes32 = `0x${string}`;

/**
 * Slot, decimal. Slot 0 is the genesis slot; a slot has 12 seconds on mainnet.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Slot = `${bigint}`;

/**
 * Epoch, decimal. An epoch has 32 slots on mainnet. 18446744073709551615 (`FAR_FUTURE_EPOCH`) stands for
 * never.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Epoch = `${bigint}`;

/**
 * Index of a validator in the validator registry, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ValidatorIndex = `${bigint}`;

/**
 * Index of a builder in the builder registry, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BuilderIndex = `${bigint}`;

/**
 * Index of a committee within its slot, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type CommitteeIndex = `${bigint}`;

/**
 * Amount in gwei, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Gwei = `${bigint}`;

/**
 * Amount in gwei, decimal; negative for a penalty.
 *
 * Source: ethereum/beacon-APIs.
 */
export type SignedGwei = `${bigint}`;

/**
 * Amount in wei, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Wei = `${bigint}`;

/**
 * Amount of gas, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Gas = `${bigint}`;

/**
 * Seconds since the Unix epoch, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type UnixTime = `${bigint}`;

/**
 * Integer from 0 to 2^64 - 1, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Uint64 = `${bigint}`;

/**
 * Integer from 0 to 2^256 - 1, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Uint256 = `${bigint}`;

/**
 * Integer from 0 to 255, decimal.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Uint8 = `${bigint}`;

/**
 * BLS public key: 48 bytes in hex.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BLSPubkey = `0x${string}`;

/**
 * BLS signature: 96 bytes in hex.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BLSSignature = `0x${string}`;

/**
 * Fork version: 4 bytes in hex.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ForkVersion = `0x${string}`;

/**
 * Address on the execution layer: 20 bytes in hex.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ExecutionAddress = `0x${string}`;

/**
 * Graffiti: 32 bytes chosen by the proposer, in hex.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Graffiti = `0x${string}`;

/**
 * Bitfield, packed into bytes with the lowest bit first, in hex. A bitlist, whose length may vary, is
 * terminated by one more bit.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Bits = `0x${string}`;

/**
 * KZG commitment to a blob: 48 bytes in hex.
 *
 * Source: ethereum/beacon-APIs.
 */
export type KZGCommitment = `0x${string}`;

/**
 * KZG proof: 48 bytes in hex.
 *
 * Source: ethereum/beacon-APIs.
 */
export type KZGProof = `0x${string}`;

/**
 * Versioned hash of a blob's KZG commitment: a version byte, followed by 31 bytes of the hash, in hex.
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
  | "phase0" | "altair" | "bellatrix" | "capella" | "deneb" | "electra" | "fulu" | "gloas";

/**
 * Checkpoint: an epoch, and the root of the block at its start.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface Checkpoint {
  /** Epoch that the checkpoint starts. */
  epoch: Epoch;
  /** Root of the block. */
  root: Root;
}

/**
 * Fork of the chain.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface Fork {
  /** Fork version before this fork. */
  previous_version: ForkVersion;
  /** Fork version of this fork. */
  current_version: ForkVersion;
  /** Epoch in which the fork begins. */
  epoch: Epoch;
}

/**
 * Whether the data of a response is optimistic or finalized.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ChainStatus {
  /** Whether the response is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
  /** Whether the response refers to finalized data. */
  finalized: boolean;
}

/**
 * State identifier: `head`, `genesis`, `finalized`, `justified`, a slot, or a state root.
 *
 * Source: ethereum/beacon-APIs.
 */
export type StateId = "head" | "genesis" | "finalized" | "justified" | Slot | Root;

/**
 * Block identifier: `head`, `genesis`, `finalized`, a slot, or a block root.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BlockId = "head" | "genesis" | "finalized" | Slot | Root;

/**
 * Validator identifier: an index or a public key.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ValidatorId = ValidatorIndex | BLSPubkey;

/**
 * Builder identifier: an index or a public key.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BuilderId = BuilderIndex | BLSPubkey;

/**
 * Error of a request.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BeaconError {
  /** HTTP status, or an error code specific to the client. */
  code: number;
  /** Human-readable message. */
  message: string;
  /** Stack traces of the error in the node. */
  stacktraces?: string[];
}

/**
 * Errors of the items of a request.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BeaconErrors {
  /** HTTP status, or an error code specific to the client. */
  code: number;
  /** Human-readable message. */
  message: string;
  /** Items that failed. All other items were accepted. */
  failures: {
    /** Index of the item in the request, from 0. */
    index: number;
    /** Reason for the failure. */
    message: string;
  }[];
}

/**
 * A block header, and whether the block is on the canonical chain.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockHeaderRecord {
  /** Root of the block. */
  root: Root;
  /** Whether the block is on the node's canonical chain. */
  canonical: boolean;
  /** A signed block header. */
  header: SignedBeaconBlockHeader;
}

/**
 * Headers of blocks.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockHeadersResponse extends ChainStatus {
  /** The headers. */
  data: BlockHeaderRecord[];
}

/**
 * A block's header.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockHeaderResponse extends ChainStatus {
  /** A block header, and whether the block is on the canonical chain. */
  data: BlockHeaderRecord;
}

/**
 * Root of a block.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockRootResponse extends ChainStatus {
  /** Root of the block. */
  data: {
    /** Root of the block. */
    root: Root;
  };
}

/**
 * A block, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BlockResponse = ChainStatus & (
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
 * A blinded block, which has the header of the execution payload in place of its transactions, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BlindedBlockResponse = ChainStatus & (
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
 * Attestations in a block, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type BlockAttestationsResponse = ChainStatus & (
  | {
    version: "phase0";
    /** Attestations that the block contains. */
    data: Phase0Attestation[];
  }
  | {
    version: "altair";
    /** Attestations that the block contains. */
    data: Phase0Attestation[];
  }
  | {
    version: "bellatrix";
    /** Attestations that the block contains. */
    data: Phase0Attestation[];
  }
  | {
    version: "capella";
    /** Attestations that the block contains. */
    data: Phase0Attestation[];
  }
  | {
    version: "deneb";
    /** Attestations that the block contains. */
    data: Phase0Attestation[];
  }
  | {
    version: "electra";
    /** Attestations that the block contains. */
    data: ElectraAttestation[];
  }
  | {
    version: "fulu";
    /** Attestations that the block contains. */
    data: ElectraAttestation[];
  }
);

/**
 * Blobs of a block.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface BlobsResponse extends ChainStatus {
  /** Blobs, in the order of the block's commitments. */
  data: Blob[];
}

/**
 * Validation of a block before it is broadcast: lightweight gossip checks (`gossip`), full consensus checks
 * without the execution payload (`consensus`), or consensus checks plus a check that the proposer has not
 * signed another block for the slot (`consensus_and_equivocation`).
 *
 * Source: ethereum/beacon-APIs.
 */
export type BroadcastValidation = "gossip" | "consensus" | "consensus_and_equivocation";

/**
 * A signed block; from deneb to fulu together with its blobs.
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
 * Data of an attestation: the votes for head, source and target.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface AttestationData {
  /** Slot of the attestation. */
  slot: Slot;
  /** Index of the committee; 0 since electra. Since gloas, whether the payload was present. */
  index: CommitteeIndex;
  /** Root of the head block. */
  beacon_block_root: Root;
  /** Source of the vote: the latest justified checkpoint. */
  source: Checkpoint;
  /** Target of the vote: the checkpoint to justify. */
  target: Checkpoint;
}

/**
 * An attestation by validators of one committee, up to deneb.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Phase0Attestation {
  /** Bits of the committee members that attested. */
  aggregation_bits: Bits;
  /** Data of an attestation: the votes for head, source and target. */
  data: AttestationData;
  /** Aggregate signature of these validators. */
  signature: BLSSignature;
}

/**
 * An attestation by validators of one or more committees, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraAttestation extends Phase0Attestation {
  /** Bits of the slot's committees that attested. */
  committee_bits: Bits;
}

/**
 * An attestation by one validator, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface SingleAttestation {
  /** Index of the attester's committee in the slot. */
  committee_index: CommitteeIndex;
  /** Index of the attesting validator. */
  attester_index: ValidatorIndex;
  /** Data of an attestation: the votes for head, source and target. */
  data: AttestationData;
  /** Signature of `data` by the attester. */
  signature: BLSSignature;
}

/**
 * An attestation that a phase0 state has not yet processed.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface PendingAttestation {
  /** Bits of the committee members that attested. */
  aggregation_bits: Bits;
  /** Data of an attestation: the votes for head, source and target. */
  data: AttestationData;
  /** Number of slots from the attestation's slot to the block that includes it. */
  inclusion_delay: Uint64;
  /** Index of the proposer of the block that includes the attestation. */
  proposer_index: ValidatorIndex;
}

/**
 * An attestation with the indices of the attesting validators.
 *
 * Source: ethereum/beacon-APIs, phase0 and electra.
 */
export interface IndexedAttestation {
  /** Indices of the attesting validators, sorted: up to 2,048; since electra up to 131,072. */
  attesting_indices: readonly ValidatorIndex[];
  /** Data of an attestation: the votes for head, source and target. */
  data: AttestationData;
  /** Aggregate signature of these validators. */
  signature: BLSSignature;
}

/**
 * Proof that validators made two conflicting attestations.
 *
 * Source: ethereum/beacon-APIs, phase0 and electra.
 */
export interface AttesterSlashing {
  /** First attestation. */
  attestation_1: IndexedAttestation;
  /** Second attestation, which conflicts with the first. */
  attestation_2: IndexedAttestation;
}

/**
 * Fields that all beacon blocks and block headers have.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface BeaconBlockBase {
  /** Slot of the block. */
  slot: Slot;
  /** Index of the proposer. */
  proposer_index: ValidatorIndex;
  /** Root of the parent block. */
  parent_root: Root;
  /** Root of the state after the block. */
  state_root: Root;
}

/**
 * Header of a beacon block.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface BeaconBlockHeader extends BeaconBlockBase {
  /** Root of the block body. */
  body_root: Root;
}

/**
 * A signed block header.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface SignedBeaconBlockHeader {
  /** Header of a beacon block. */
  message: BeaconBlockHeader;
  /** Signature of the block by its proposer. */
  signature: BLSSignature;
}

/**
 * Proof that a validator proposed two blocks for one slot.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface ProposerSlashing {
  /** Header of the first block. */
  signed_header_1: SignedBeaconBlockHeader;
  /** Header of the second block. */
  signed_header_2: SignedBeaconBlockHeader;
}

/**
 * State of the deposit contract.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Eth1Data {
  /** Root of the deposit tree. */
  deposit_root: Root;
  /** Number of deposits. */
  deposit_count: Uint64;
  /** Hash of the execution layer block at which the contract had this state. */
  block_hash: Hash;
}

/**
 * Data sent to the deposit contract.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface DepositData {
  /** BLS public key of the validator. */
  pubkey: BLSPubkey;
  /** Withdrawal credentials, which determine where withdrawals go. */
  withdrawal_credentials: Bytes32;
  /** Deposited amount, in gwei. */
  amount: Gwei;
  /** Signature of the deposit, made with its BLS key. */
  signature: BLSSignature;
}

/**
 * A deposit with its Merkle proof.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Deposit {
  /** Merkle proof of the deposit in the deposit tree. */
  proof: readonly Root[];
  /** Data sent to the deposit contract. */
  data: DepositData;
}

/**
 * "A voluntary exit: a validator's request to exit."
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface VoluntaryExit {
  /** Earliest epoch in which the exit can be processed. */
  epoch: Epoch;
  /** Index of the validator that exits. */
  validator_index: ValidatorIndex;
}

/**
 * A signed voluntary exit.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface SignedVoluntaryExit {
  /** "A voluntary exit: a validator's request to exit." */
  message: VoluntaryExit;
  /** Signature of `message` by the validator that exits. */
  signature: BLSSignature;
}

/**
 * Request to change a validator's BLS withdrawal credentials to an execution address.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface BLSToExecutionChange {
  /** Index of the validator whose withdrawal credentials change. */
  validator_index: ValidatorIndex;
  /** BLS public key of the current withdrawal credentials. */
  from_bls_pubkey: BLSPubkey;
  /** Execution address that receives withdrawals from now on. */
  to_execution_address: ExecutionAddress;
}

/**
 * A signed BLS-to-execution change.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface SignedBLSToExecutionChange {
  /** Request to change a validator's BLS withdrawal credentials to an execution address. */
  message: BLSToExecutionChange;
  /** Signature of `message`, made with the key of the current withdrawal credentials. */
  signature: BLSSignature;
}

/**
 * A sync aggregate: the sync committee's aggregate signature of the parent block.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncAggregate {
  /** Bits of the committee members that signed. */
  sync_committee_bits: Bits;
  /** Aggregate signature of these members. */
  sync_committee_signature: BLSSignature;
}

/**
 * A deposit request from the execution layer.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface DepositRequest {
  /** BLS public key of the validator. */
  pubkey: BLSPubkey;
  /** Withdrawal credentials, which determine where withdrawals go. */
  withdrawal_credentials: Bytes32;
  /** Deposited amount, in gwei. */
  amount: Gwei;
  /** Signature of the deposit, made with its BLS key. */
  signature: BLSSignature;
  /** Index of the deposit. */
  index: Uint64;
}

/**
 * A withdrawal request from the execution layer.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface WithdrawalRequest {
  /** Execution address that made the request. */
  source_address: ExecutionAddress;
  /** BLS public key of the validator to withdraw from. */
  validator_pubkey: BLSPubkey;
  /** Amount to withdraw, in gwei; 0 for a full exit. */
  amount: Gwei;
}

/**
 * A consolidation request from the execution layer, which moves one validator's balance to another.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ConsolidationRequest {
  /** Execution address that made the request. */
  source_address: ExecutionAddress;
  /** Public key of the validator whose balance is consolidated. */
  source_pubkey: BLSPubkey;
  /** Public key of the validator that receives the balance. */
  target_pubkey: BLSPubkey;
}

/**
 * Requests from the execution layer to the consensus layer.
 *
 * Source: ethereum/beacon-APIs, electra; ethereum/consensus-specs.
 */
export interface ExecutionRequests {
  /** Deposit requests. */
  deposits: readonly DepositRequest[];
  /** Withdrawal requests. */
  withdrawals: readonly WithdrawalRequest[];
  /** Consolidation requests. */
  consolidations: readonly ConsolidationRequest[];
}

/**
 * Vote of a payload timeliness committee member on the payload of a block.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PayloadAttestationData {
  /** Root of the block. */
  beacon_block_root: Root;
  /** Slot of the block. */
  slot: Slot;
  /** Whether the member has seen the block's execution payload envelope. */
  payload_present: boolean;
  /** Whether the block's blob data is available. */
  blob_data_available: boolean;
}

/**
 * A payload attestation: the aggregated votes of payload timeliness committee members.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PayloadAttestation {
  /** Bits of the committee members that attested. */
  aggregation_bits: Bits;
  /** Vote of a payload timeliness committee member on the payload of a block. */
  data: PayloadAttestationData;
  /** Aggregate signature of these members. */
  signature: BLSSignature;
}

/**
 * Payload attestation of one committee member.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PayloadAttestationMessage {
  /** Index of the committee member. */
  validator_index: ValidatorIndex;
  /** Vote of a payload timeliness committee member on the payload of a block. */
  data: PayloadAttestationData;
  /** Signature of `data` by the committee member. */
  signature: BLSSignature;
}

/**
 * Fields of block bodies in all forks.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface BeaconBlockBodyBase {
  /** RANDAO reveal of the proposer. */
  randao_reveal: BLSSignature;
  /** Vote of the proposer on the state of the deposit contract. */
  eth1_data: Eth1Data;
  /** Graffiti: 32 bytes chosen by the proposer, in hex. */
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
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
  sync_aggregate: SyncAggregate;
}

/**
 * The body of a block, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixBeaconBlockBody extends AltairBeaconBlockBody {
  /** An execution payload, as of bellatrix. */
  execution_payload: BellatrixExecutionPayload;
}

/**
 * The body of a block, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaBeaconBlockBody extends AltairBeaconBlockBody {
  /** An execution payload, as of capella. */
  execution_payload: CapellaExecutionPayload;
  /** BLS-to-execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
}

/**
 * The body of a block, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBeaconBlockBody extends AltairBeaconBlockBody {
  /** An execution payload, as of deneb, electra and fulu. */
  execution_payload: DenebExecutionPayload;
  /** BLS-to-execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
  /** KZG commitments to the block's blobs. */
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
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** An execution payload, as of deneb, electra and fulu. */
  execution_payload: DenebExecutionPayload;
  /** BLS-to-execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
  /** KZG commitments to the block's blobs. */
  blob_kzg_commitments: readonly KZGCommitment[];
  /** Requests from the execution layer to the consensus layer. */
  execution_requests: ExecutionRequests;
}

/**
 * The body of a blinded block, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixBlindedBeaconBlockBody extends AltairBeaconBlockBody {
  /** Header of an execution payload, as of bellatrix. */
  execution_payload_header: BellatrixExecutionPayloadHeader;
}

/**
 * The body of a blinded block, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaBlindedBeaconBlockBody extends AltairBeaconBlockBody {
  /** Header of an execution payload, as of capella. */
  execution_payload_header: CapellaExecutionPayloadHeader;
  /** BLS-to-execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
}

/**
 * The body of a blinded block, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBlindedBeaconBlockBody extends AltairBeaconBlockBody {
  /** Header of an execution payload, as of deneb, electra and fulu. */
  execution_payload_header: DenebExecutionPayloadHeader;
  /** BLS-to-execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
  /** KZG commitments to the block's blobs. */
  blob_kzg_commitments: readonly KZGCommitment[];
}

/**
 * The body of a blinded block, as of electra and fulu.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraBlindedBeaconBlockBody extends BeaconBlockBodyBase {
  /** Attestations. */
  attestations: readonly ElectraAttestation[];
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** Header of an execution payload, as of deneb, electra and fulu. */
  execution_payload_header: DenebExecutionPayloadHeader;
  /** BLS-to-execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
  /** KZG commitments to the block's blobs. */
  blob_kzg_commitments: readonly KZGCommitment[];
  /** Requests from the execution layer to the consensus layer. */
  execution_requests: ExecutionRequests;
}

/**
 * The body of a block, as of gloas. A builder's bid replaces the payload.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasBeaconBlockBody extends BeaconBlockBodyBase {
  /** Attestations. */
  attestations: readonly ElectraAttestation[];
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** BLS-to-execution changes. */
  bls_to_execution_changes: readonly SignedBLSToExecutionChange[];
  /** A builder's signed bid for an execution payload. */
  signed_execution_payload_bid: SignedExecutionPayloadBid;
  /** Payload attestations. */
  payload_attestations: readonly PayloadAttestation[];
  /** Execution requests of the parent's payload. */
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
  /** Signature of the block by its proposer. */
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
  /** Signature of the block by its proposer. */
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
  /** Signature of the block by its proposer. */
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
  /** Signature of the block by its proposer. */
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
  /** Signature of the block by its proposer. */
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
  /** Signature of the block by its proposer. */
  signature: BLSSignature;
}

/**
 * A block, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasBeaconBlock extends BeaconBlockBase {
  /** The body of a block, as of gloas. A builder's bid replaces the payload. */
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
  /** Signature of the block by its proposer. */
  signature: BLSSignature;
}

/**
 * A blinded block, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixBlindedBeaconBlock extends BeaconBlockBase {
  /** The body of a blinded block, as of bellatrix. */
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
  /** Signature of the block by its proposer; also valid for the full block. */
  signature: BLSSignature;
}

/**
 * A blinded block, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaBlindedBeaconBlock extends BeaconBlockBase {
  /** The body of a blinded block, as of capella. */
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
  /** Signature of the block by its proposer; also valid for the full block. */
  signature: BLSSignature;
}

/**
 * A blinded block, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBlindedBeaconBlock extends BeaconBlockBase {
  /** The body of a blinded block, as of deneb. */
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
  /** Signature of the block by its proposer; also valid for the full block. */
  signature: BLSSignature;
}

/**
 * A blinded block, as of electra and fulu.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraBlindedBeaconBlock extends BeaconBlockBase {
  /** The body of a blinded block, as of electra and fulu. */
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
  /** Signature of the block by its proposer; also valid for the full block. */
  signature: BLSSignature;
}

/**
 * An unsigned block and its blobs, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBlockContents {
  /** A block, as of deneb. */
  block: DenebBeaconBlock;
  /** KZG proofs of the blobs. */
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
  /** KZG proofs of the blobs. */
  kzg_proofs: readonly KZGProof[];
  /** The blobs. */
  blobs: readonly Blob[];
}

/**
 * An unsigned block and its blobs, as of electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraBlockContents {
  /** A block, as of electra and fulu. */
  block: ElectraBeaconBlock;
  /** KZG proofs of the blobs. */
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
  /** KZG proofs of the blobs. */
  kzg_proofs: readonly KZGProof[];
  /** The blobs. */
  blobs: readonly Blob[];
}

/**
 * An unsigned block and its blobs, as of fulu.
 *
 * Source: ethereum/beacon-APIs, fulu.
 */
export interface FuluBlockContents {
  /** A block, as of electra and fulu. */
  block: ElectraBeaconBlock;
  /** KZG cell proofs of the blobs. */
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
  /** KZG cell proofs of the blobs. */
  kzg_proofs: readonly KZGProof[];
  /** The blobs. */
  blobs: readonly Blob[];
}

/**
 * An unsigned block with a locally built execution payload, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasBlockContents {
  /** A block, as of gloas. */
  block: GloasBeaconBlock;
  /** An execution payload, with the beacon block to which it belongs. */
  execution_payload_envelope: ExecutionPayloadEnvelope;
  /** KZG cell proofs of the blobs. */
  kzg_proofs: KZGProof[];
  /** The blobs. */
  blobs: Blob[];
}

/**
 * Signed transaction of the execution layer, as encoded bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ExecutionTransaction = `0x${string}`;

/**
 * Extra data: up to 32 bytes chosen by the payload's builder.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ExtraData = `0x${string}`;

/**
 * Bloom filter of the logs: 256 bytes.
 *
 * Source: ethereum/beacon-APIs.
 */
export type LogsBloom = `0x${string}`;

/**
 * Accounts and storage slots accessed in the block, in RLP as defined in EIP-7928.
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
 * A withdrawal from the consensus layer to an execution address.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface Withdrawal {
  /** Index of the withdrawal. */
  index: Uint64;
  /** Index of the validator whose balance is withdrawn. */
  validator_index: ValidatorIndex;
  /** Address that receives the withdrawal. */
  address: ExecutionAddress;
  /** Withdrawn amount, in gwei. */
  amount: Gwei;
}

/**
 * Fields of execution payloads and their headers in all forks.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface ExecutionPayloadBase {
  /** Hash of the parent block. */
  parent_hash: Hash;
  /** Address that receives the priority fees. */
  fee_recipient: ExecutionAddress;
  /** Root of the execution layer state after the payload. */
  state_root: Bytes32;
  /** Root of the receipts trie. */
  receipts_root: Bytes32;
  /** Bloom filter of the logs: 256 bytes. */
  logs_bloom: LogsBloom;
  /** RANDAO mix of the parent state. */
  prev_randao: Bytes32;
  /** The block's number. */
  block_number: Uint64;
  /** Maximum gas of the block. */
  gas_limit: Gas;
  /** Gas used by the payload. */
  gas_used: Gas;
  /** Timestamp of the slot, in seconds since the Unix epoch. */
  timestamp: UnixTime;
  /** Extra data: up to 32 bytes chosen by the payload's builder. */
  extra_data: ExtraData;
  /** Base fee per gas, in wei. The base fee is burned. */
  base_fee_per_gas: Uint256;
  /** Hash of the block. */
  block_hash: Hash;
}

/**
 * An execution payload, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixExecutionPayload extends ExecutionPayloadBase {
  /** Transactions in the payload. */
  transactions: readonly ExecutionTransaction[];
}

/**
 * An execution payload, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaExecutionPayload extends BellatrixExecutionPayload {
  /** Withdrawals from the consensus layer. */
  withdrawals: readonly Withdrawal[];
}

/**
 * An execution payload, as of deneb, electra and fulu.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebExecutionPayload extends CapellaExecutionPayload {
  /** Blob gas used by the block. */
  blob_gas_used: Gas;
  /**
   * Excess blob gas: running total of blob gas used above the target, from which the blob base fee is
   * computed.
   */
  excess_blob_gas: Gas;
}

/**
 * An execution payload, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasExecutionPayload extends DenebExecutionPayload {
  /** Accounts and storage slots accessed in the block, in RLP as defined in EIP-7928. */
  block_access_list: BlockAccessList;
  /** Slot of the block. */
  slot_number: Slot;
}

/**
 * Header of an execution payload, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixExecutionPayloadHeader extends ExecutionPayloadBase {
  /** Root of the transactions. */
  transactions_root: Root;
}

/**
 * Header of an execution payload, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaExecutionPayloadHeader extends BellatrixExecutionPayloadHeader {
  /** Root of the withdrawals. */
  withdrawals_root: Root;
}

/**
 * Header of an execution payload, as of deneb, electra and fulu.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebExecutionPayloadHeader extends CapellaExecutionPayloadHeader {
  /** Blob gas used by the block. */
  blob_gas_used: Gas;
  /**
   * Excess blob gas: running total of blob gas used above the target, from which the blob base fee is
   * computed.
   */
  excess_blob_gas: Gas;
}

/**
 * A builder's bid for an execution payload.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadBid {
  /** Hash of the parent block on the execution layer. */
  parent_block_hash: Hash;
  /** Root of the parent beacon block. */
  parent_block_root: Root;
  /** Block hash of the payload. */
  block_hash: Hash;
  /** RANDAO mix of the parent state. */
  prev_randao: Bytes32;
  /** Address that receives the payment. */
  fee_recipient: ExecutionAddress;
  /** Maximum gas of the payload. */
  gas_limit: Gas;
  /** Index of the builder; 18446744073709551615 if the proposer builds the payload itself. */
  builder_index: BuilderIndex;
  /** Slot of the block for which the payload is offered. */
  slot: Slot;
  /** Payment of the builder to the proposer on the consensus layer, in gwei. */
  value: Gwei;
  /** Additional payment of the builder on the execution layer, in gwei. */
  execution_payment: Gwei;
  /** KZG commitments to the payload's blobs. */
  blob_kzg_commitments: readonly KZGCommitment[];
  /** Root of the execution requests. */
  execution_requests_root: Root;
}

/**
 * A builder's signed bid for an execution payload.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface SignedExecutionPayloadBid {
  /** A builder's bid for an execution payload. */
  message: ExecutionPayloadBid;
  /**
   * Signature of `message` by the builder; the point at infinity if the proposer builds the payload itself.
   */
  signature: BLSSignature;
}

/**
 * An execution payload, with the beacon block to which it belongs.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadEnvelope {
  /** An execution payload, as of gloas. */
  payload: GloasExecutionPayload;
  /** Requests from the execution layer to the consensus layer. */
  execution_requests: ExecutionRequests;
  /** Index of the builder. */
  builder_index: BuilderIndex;
  /** Root of the beacon block to which the payload belongs. */
  beacon_block_root: Root;
  /** Root of the parent of that beacon block. */
  parent_beacon_block_root: Root;
}

/**
 * A signed execution payload envelope.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface SignedExecutionPayloadEnvelope {
  /** An execution payload, with the beacon block to which it belongs. */
  message: ExecutionPayloadEnvelope;
  /** Signature of `message` by the builder, or by the proposer if it built the payload itself. */
  signature: BLSSignature;
}

/**
 * A signed execution payload envelope with its blobs, for a node that does not have the blobs.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface SignedExecutionPayloadEnvelopeContents {
  /** A signed execution payload envelope. */
  signed_execution_payload_envelope: SignedExecutionPayloadEnvelope;
  /** KZG cell proofs of the blobs. */
  kzg_proofs: readonly KZGProof[];
  /** The blobs. */
  blobs: readonly Blob[];
}

/**
 * A validator in the validator registry.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Validator {
  /** BLS public key with which signatures of the validator are verified. */
  pubkey: BLSPubkey;
  /** Withdrawal credentials, which determine where withdrawals go. */
  withdrawal_credentials: Bytes32;
  /** Effective balance, in gwei, which determines the validator's weight and rewards. */
  effective_balance: Gwei;
  /** Whether the validator was slashed. */
  slashed: boolean;
  /** Epoch in which the validator became eligible for activation. */
  activation_eligibility_epoch: Epoch;
  /** Epoch in which the validator is activated. */
  activation_epoch: Epoch;
  /** Epoch in which the validator exits. */
  exit_epoch: Epoch;
  /** Epoch from which the balance can be withdrawn. */
  withdrawable_epoch: Epoch;
}

/**
 * A sync committee, by the public keys of its members.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommittee {
  /** Public keys of the members; 512 on mainnet. */
  pubkeys: BLSPubkey[];
  /** Aggregate public key of the members. */
  aggregate_pubkey: BLSPubkey;
}

/**
 * Roots of a period of blocks and states.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface HistoricalSummary {
  /** Root of the period's block roots. */
  block_summary_root: Root;
  /** Root of the period's state roots. */
  state_summary_root: Root;
}

/**
 * A pending deposit.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingDeposit {
  /** BLS public key of the validator. */
  pubkey: BLSPubkey;
  /** Withdrawal credentials, which determine where withdrawals go. */
  withdrawal_credentials: Bytes32;
  /** Deposited amount, in gwei. */
  amount: Gwei;
  /** Signature of the deposit, made with its BLS key. */
  signature: BLSSignature;
  /** Slot in which the deposit was requested. */
  slot: Slot;
}

/**
 * A pending partial withdrawal.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingPartialWithdrawal {
  /** Index of the validator whose balance is withdrawn. */
  validator_index: ValidatorIndex;
  /** Amount to withdraw, in gwei. */
  amount: Gwei;
  /** Epoch from which the withdrawal can be processed. */
  withdrawable_epoch: Epoch;
}

/**
 * A pending consolidation.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface PendingConsolidation {
  /** Index of the validator whose balance is consolidated. */
  source_index: ValidatorIndex;
  /** Index of the validator that receives the balance. */
  target_index: ValidatorIndex;
}

/**
 * A builder in the builder registry.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface Builder {
  /** BLS public key with which signatures of the builder are verified. */
  pubkey: BLSPubkey;
  /** Version of the builder. */
  version: Uint8;
  /** Execution address that receives withdrawals. */
  execution_address: ExecutionAddress;
  /** Balance, in gwei. */
  balance: Gwei;
  /** Epoch in which the deposit was processed. */
  deposit_epoch: Epoch;
  /** Epoch from which the balance can be withdrawn. */
  withdrawable_epoch: Epoch;
}

/**
 * Fields of states in all forks.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface BeaconStateBase {
  /** Genesis time, in seconds since the Unix epoch. */
  genesis_time: UnixTime;
  /** Root of the validator registry at genesis. */
  genesis_validators_root: Root;
  /** Slot of the state. */
  slot: Slot;
  /** Fork of the chain. */
  fork: Fork;
  /** Header of the latest block. */
  latest_block_header: BeaconBlockHeader;
  /** Roots of the last 8,192 blocks on mainnet. A slot's entry is at the index slot modulo length. */
  block_roots: Root[];
  /** Roots of the last 8,192 states on mainnet. A slot's entry is at the index slot modulo length. */
  state_roots: Root[];
  /** Roots of historical blocks and states, up to capella. */
  historical_roots: Root[];
  /** State of the deposit contract that the chain agreed on. */
  eth1_data: Eth1Data;
  /** Votes on the state of the deposit contract in this voting period. */
  eth1_data_votes: Eth1Data[];
  /** Index of the next deposit to process. */
  eth1_deposit_index: Uint64;
  /** All validators. */
  validators: Validator[];
  /** Balance of each validator, in gwei. */
  balances: Gwei[];
  /**
   * RANDAO mixes of the last 65,536 epochs on mainnet. An epoch's entry is at the index epoch modulo length.
   */
  randao_mixes: Bytes32[];
  /** Slashed balance in each of the last 8,192 epochs on mainnet, in gwei. */
  slashings: Gwei[];
  /** Bits of the recent epochs that are justified. */
  justification_bits: Bits;
  /** Justified checkpoint of the previous epoch. */
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
  /** Attestations of the previous epoch. */
  previous_epoch_attestations: PendingAttestation[];
  /** Attestations of the current epoch. */
  current_epoch_attestations: PendingAttestation[];
}

/**
 * A state, as of altair.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairBeaconState extends BeaconStateBase {
  /** Participation flags of each validator in the previous epoch. */
  previous_epoch_participation: Uint8[];
  /** Participation flags of each validator in the current epoch. */
  current_epoch_participation: Uint8[];
  /** Inactivity score of each validator. */
  inactivity_scores: Uint64[];
  /** Sync committee of the current period. */
  current_sync_committee: SyncCommittee;
  /** Sync committee of the next period. */
  next_sync_committee: SyncCommittee;
}

/**
 * A state, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixBeaconState extends AltairBeaconState {
  /** Header of the latest execution payload. */
  latest_execution_payload_header: BellatrixExecutionPayloadHeader;
}

/**
 * A state, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaBeaconState extends AltairBeaconState {
  /** Header of the latest execution payload. */
  latest_execution_payload_header: CapellaExecutionPayloadHeader;
  /** Index of the next withdrawal. */
  next_withdrawal_index: Uint64;
  /** Index of the first validator in the next withdrawal sweep. */
  next_withdrawal_validator_index: ValidatorIndex;
  /** Roots of historical blocks and states, since capella. */
  historical_summaries: HistoricalSummary[];
}

/**
 * A state, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebBeaconState extends AltairBeaconState {
  /** Header of the latest execution payload. */
  latest_execution_payload_header: DenebExecutionPayloadHeader;
  /** Index of the next withdrawal. */
  next_withdrawal_index: Uint64;
  /** Index of the first validator in the next withdrawal sweep. */
  next_withdrawal_validator_index: ValidatorIndex;
  /** Roots of historical blocks and states, since capella. */
  historical_summaries: HistoricalSummary[];
}

/**
 * A state, as of electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraBeaconState extends DenebBeaconState {
  /** Index of the first deposit request from the execution layer. */
  deposit_requests_start_index: Uint64;
  /** Deposit balance that can still be processed in this epoch, in gwei. */
  deposit_balance_to_consume: Gwei;
  /** Balance that can still exit in the earliest exit epoch, in gwei. */
  exit_balance_to_consume: Gwei;
  /** Earliest epoch in which a validator can exit. */
  earliest_exit_epoch: Epoch;
  /** Balance that can still be consolidated in the earliest consolidation epoch, in gwei. */
  consolidation_balance_to_consume: Gwei;
  /** Earliest epoch in which a balance can be consolidated. */
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
  /** Indices of the proposers in the slots of the current and next epochs, in slot order. */
  proposer_lookahead: ValidatorIndex[];
}

/**
 * Signed execution payload envelope of a block.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface SignedExecutionPayloadEnvelopeResponse extends ChainStatus {
  version: "gloas";
  /** A signed execution payload envelope. */
  data: SignedExecutionPayloadEnvelope;
}

/**
 * A signed envelope, with its blobs if the header `Eth-Blob-Data-Included` is `true`.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export type PublishedExecutionPayloadEnvelope =
  | SignedExecutionPayloadEnvelopeContents
  | SignedExecutionPayloadEnvelope;

/**
 * Bootstrap data for a light client, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type LightClientBootstrapResponse =
  | {
    version: "altair";
    /** Bootstrap data for a light client, as of altair and bellatrix. */
    data: AltairLightClientBootstrap;
  }
  | {
    version: "bellatrix";
    /** Bootstrap data for a light client, as of altair and bellatrix. */
    data: AltairLightClientBootstrap;
  }
  | {
    version: "capella";
    /** Bootstrap data for a light client, as of capella. */
    data: CapellaLightClientBootstrap;
  }
  | {
    version: "deneb";
    /** Bootstrap data for a light client, as of deneb. */
    data: DenebLightClientBootstrap;
  }
  | {
    version: "electra";
    /** Bootstrap data for a light client, since electra. */
    data: ElectraLightClientBootstrap;
  }
  | {
    version: "fulu";
    /** Bootstrap data for a light client, since electra. */
    data: ElectraLightClientBootstrap;
  }
  | {
    version: "gloas";
    /** Bootstrap data for a light client, since electra. */
    data: ElectraLightClientBootstrap;
  };

/**
 * A light client update, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type LightClientUpdateResponse =
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
 * A finality update for light clients, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type LightClientFinalityUpdateResponse =
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
 * An optimistic update for light clients, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type LightClientOptimisticUpdateResponse =
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
 * Index of a sync committee period, decimal. A period has 256 epochs on mainnet.
 *
 * Source: ethereum/beacon-APIs.
 */
export type SyncCommitteePeriod = `${bigint}`;

/**
 * Block header for light clients, as of altair and bellatrix.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairLightClientHeader {
  /** Header of a beacon block. */
  beacon: BeaconBlockHeader;
}

/**
 * Block header for light clients, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaLightClientHeader extends AltairLightClientHeader {
  /** Header of an execution payload, as of capella. */
  execution: CapellaExecutionPayloadHeader;
  /** Merkle proof that the execution payload belongs to the block. */
  execution_branch: Root[];
}

/**
 * Block header for light clients, since deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebLightClientHeader extends AltairLightClientHeader {
  /** Header of an execution payload, as of deneb, electra and fulu. */
  execution: DenebExecutionPayloadHeader;
  /** Merkle proof that the execution payload belongs to the block. */
  execution_branch: Root[];
}

/**
 * Bootstrap data for a light client, as of altair and bellatrix.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairLightClientBootstrap {
  /** Block header for light clients, as of altair and bellatrix. */
  header: AltairLightClientHeader;
  /** Sync committee of the block's period. */
  current_sync_committee: SyncCommittee;
  /** Merkle proof of the current sync committee. */
  current_sync_committee_branch: Root[];
}

/**
 * Bootstrap data for a light client, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaLightClientBootstrap {
  /** Block header for light clients, as of capella. */
  header: CapellaLightClientHeader;
  /** Sync committee of the block's period. */
  current_sync_committee: SyncCommittee;
  /** Merkle proof of the current sync committee. */
  current_sync_committee_branch: Root[];
}

/**
 * Bootstrap data for a light client, as of deneb.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebLightClientBootstrap {
  /** Block header for light clients, since deneb. */
  header: DenebLightClientHeader;
  /** Sync committee of the block's period. */
  current_sync_committee: SyncCommittee;
  /** Merkle proof of the current sync committee. */
  current_sync_committee_branch: Root[];
}

/**
 * Bootstrap data for a light client, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraLightClientBootstrap {
  /** Block header for light clients, since deneb. */
  header: DenebLightClientHeader;
  /** Sync committee of the block's period. */
  current_sync_committee: SyncCommittee;
  /** Merkle proof of the current sync committee. */
  current_sync_committee_branch: Root[];
}

/**
 * A light client update, as of altair and bellatrix.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface AltairLightClientUpdate {
  /** Header of the block that the sync committee signed. */
  attested_header: AltairLightClientHeader;
  /** The sync committee of the next period. */
  next_sync_committee: SyncCommittee;
  /** Merkle proof of the next sync committee. */
  next_sync_committee_branch: Root[];
  /** Header of the finalized block. */
  finalized_header: AltairLightClientHeader;
  /** Merkle proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: CapellaLightClientHeader;
  /** The sync committee of the next period. */
  next_sync_committee: SyncCommittee;
  /** Merkle proof of the next sync committee. */
  next_sync_committee_branch: Root[];
  /** Header of the finalized block. */
  finalized_header: CapellaLightClientHeader;
  /** Merkle proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** The sync committee of the next period. */
  next_sync_committee: SyncCommittee;
  /** Merkle proof of the next sync committee. */
  next_sync_committee_branch: Root[];
  /** Header of the finalized block. */
  finalized_header: DenebLightClientHeader;
  /** Merkle proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** The sync committee of the next period. */
  next_sync_committee: SyncCommittee;
  /** Merkle proof of the next sync committee. */
  next_sync_committee_branch: Root[];
  /** Header of the finalized block. */
  finalized_header: DenebLightClientHeader;
  /** Merkle proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: AltairLightClientHeader;
  /** Header of the finalized block. */
  finalized_header: AltairLightClientHeader;
  /** Merkle proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: CapellaLightClientHeader;
  /** Header of the finalized block. */
  finalized_header: CapellaLightClientHeader;
  /** Merkle proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** Header of the finalized block. */
  finalized_header: DenebLightClientHeader;
  /** Merkle proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** Header of the finalized block. */
  finalized_header: DenebLightClientHeader;
  /** Merkle proof that the block is finalized. */
  finality_branch: Root[];
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: AltairLightClientHeader;
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: CapellaLightClientHeader;
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
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
  /** Header of the block that the sync committee signed. */
  attested_header: DenebLightClientHeader;
  /** A sync aggregate: the sync committee's aggregate signature of the parent block. */
  sync_aggregate: SyncAggregate;
  /** The slot in which the sync committee signed. */
  signature_slot: Slot;
}

/**
 * Attestations in the node's pool, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PoolAttestationsResponse =
  | {
    version: "phase0";
    /** Attestations in the pool. */
    data: Phase0Attestation[];
  }
  | {
    version: "altair";
    /** Attestations in the pool. */
    data: Phase0Attestation[];
  }
  | {
    version: "bellatrix";
    /** Attestations in the pool. */
    data: Phase0Attestation[];
  }
  | {
    version: "capella";
    /** Attestations in the pool. */
    data: Phase0Attestation[];
  }
  | {
    version: "deneb";
    /** Attestations in the pool. */
    data: Phase0Attestation[];
  }
  | {
    version: "electra";
    /** Attestations in the pool. */
    data: ElectraAttestation[];
  }
  | {
    version: "fulu";
    /** Attestations in the pool. */
    data: ElectraAttestation[];
  };

/**
 * Attester slashings in the node's pool.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PoolAttesterSlashingsResponse {
  /** The fork. */
  version: ConsensusVersion;
  /** The slashings. */
  data: AttesterSlashing[];
}

/**
 * Proposer slashings in the node's pool.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PoolProposerSlashingsResponse {
  /** The slashings. */
  data: ProposerSlashing[];
}

/**
 * Voluntary exits in the node's pool.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PoolVoluntaryExitsResponse {
  /** The exits. */
  data: SignedVoluntaryExit[];
}

/**
 * BLS-to-execution changes in the node's pool.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PoolBLSToExecutionChangesResponse {
  /** The changes. */
  data: SignedBLSToExecutionChange[];
}

/**
 * Payload attestations in the node's pool.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PoolPayloadAttestationsResponse {
  version: "gloas";
  /** The requested attestations. */
  data: PayloadAttestation[];
}

/**
 * Attestations to submit; since electra, each is of a single validator.
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
  /** Slot in which the member signs; the block may be older. */
  slot: Slot;
  /** Root of the block. */
  beacon_block_root: Root;
  /** Index of the committee member. */
  validator_index: ValidatorIndex;
  /** Signature of the block root by the committee member. */
  signature: BLSSignature;
}

/**
 * Rewards of the proposer of a block.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockRewards {
  /** Index of the proposer. */
  proposer_index: ValidatorIndex;
  /** Total reward, in gwei. */
  total: Gwei;
  /** Reward for included attestations, in gwei. */
  attestations: Gwei;
  /** Reward for the included sync aggregate, in gwei. */
  sync_aggregate: Gwei;
  /** Reward for included proposer slashings, in gwei. */
  proposer_slashings: Gwei;
  /** Reward for included attester slashings, in gwei. */
  attester_slashings: Gwei;
}

/**
 * Rewards of the proposer of a block.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockRewardsResponse extends ChainStatus {
  /** Rewards of the proposer of a block. */
  data: BlockRewards;
}

/**
 * The reward of a sync committee member for a block.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeReward {
  /** Index of the committee member. */
  validator_index: ValidatorIndex;
  /** Reward, in gwei; negative for a penalty. */
  reward: SignedGwei;
}

/**
 * Rewards and penalties of sync committee members for a block.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeRewardsResponse extends ChainStatus {
  /** Reward of each member. */
  data: SyncCommitteeReward[];
}

/**
 * Ideal attestation reward: maximum for a validator with a given effective balance.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface IdealAttestationReward {
  /** Effective balance, in gwei. */
  effective_balance: Gwei;
  /** Reward for the head vote, in gwei. */
  head: SignedGwei;
  /** Reward for the target vote, in gwei. */
  target: SignedGwei;
  /** Reward for the source vote, in gwei. */
  source: SignedGwei;
  /** Reward for timely inclusion, in gwei; only in phase0. */
  inclusion_delay?: Gwei;
  /** Inactivity penalty, in gwei: applied while epochs are not finalized. */
  inactivity: SignedGwei;
}

/**
 * Attestation reward of a validator.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttestationReward {
  /** Index of a validator in the validator registry, decimal. */
  validator_index: ValidatorIndex;
  /** Reward for the head vote, in gwei. */
  head: SignedGwei;
  /** Reward for the target vote, in gwei. */
  target: SignedGwei;
  /** Reward for the source vote, in gwei. */
  source: SignedGwei;
  /** Reward for timely inclusion, in gwei; only in phase0. */
  inclusion_delay?: Gwei;
  /** Inactivity penalty, in gwei: applied while epochs are not finalized. */
  inactivity: SignedGwei;
}

/**
 * Attestation rewards of an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttestationsRewards {
  /** Ideal rewards, by effective balance. */
  ideal_rewards: IdealAttestationReward[];
  /** Actual rewards, by validator. */
  total_rewards: AttestationReward[];
}

/**
 * Attestation rewards of an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttestationsRewardsResponse extends ChainStatus {
  /** Attestation rewards of an epoch. */
  data: AttestationsRewards;
}

/**
 * Attester duty of a validator: slot and committee of its attestation.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttesterDuty {
  /** BLS public key of the validator. */
  pubkey: BLSPubkey;
  /** Index of a validator in the validator registry, decimal. */
  validator_index: ValidatorIndex;
  /** Index of the validator's committee in the slot. */
  committee_index: CommitteeIndex;
  /** Number of validators in the committee. */
  committee_length: Uint64;
  /** Number of committees in the slot. */
  committees_at_slot: Uint64;
  /** Index of the validator in the committee. */
  validator_committee_index: Uint64;
  /** Slot in which the validator attests. */
  slot: Slot;
}

/**
 * Proposer duty of a validator: slot in which it proposes a block.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ProposerDuty {
  /** BLS public key of the validator. */
  pubkey: BLSPubkey;
  /** Index of a validator in the validator registry, decimal. */
  validator_index: ValidatorIndex;
  /** Slot in which the validator proposes a block. */
  slot: Slot;
}

/**
 * Sync committee duty of a validator.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncDuty {
  /** BLS public key of the validator. */
  pubkey: BLSPubkey;
  /** Index of a validator in the validator registry, decimal. */
  validator_index: ValidatorIndex;
  /** Indices of the validator in the sync committee. */
  validator_sync_committee_indices: Uint64[];
}

/**
 * Payload timeliness committee duty of a validator.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PtcDuty {
  /** BLS public key of the validator. */
  pubkey: BLSPubkey;
  /** Index of a validator in the validator registry, decimal. */
  validator_index: ValidatorIndex;
  /** Slot in which the validator votes on the block's payload. */
  slot: Slot;
}

/**
 * Attester duties of validators.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttesterDutiesResponse {
  /**
   * Root of the block on which the duties depend. If a reorganization replaces this block, the duties are no
   * longer valid.
   */
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
export interface ProposerDutiesResponse {
  /**
   * Root of the block on which the duties depend. If a reorganization replaces this block, the duties are no
   * longer valid.
   */
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
export interface SyncDutiesResponse {
  /** Whether the response is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
  /** The duties. */
  data: SyncDuty[];
}

/**
 * Payload timeliness committee duties of validators.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PtcDutiesResponse {
  /**
   * Root of the block on which the duties depend. If a reorganization replaces this block, the duties are no
   * longer valid.
   */
  dependent_root: Root;
  /** Whether the response is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
  /** The duties. */
  data: PtcDuty[];
}

/**
 * Liveness of a validator in an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface Liveness {
  /** Index of the validator. */
  index: ValidatorIndex;
  /** Whether the validator was seen in the epoch. */
  is_live: boolean;
}

/**
 * Liveness of validators in an epoch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface LivenessResponse {
  /** Liveness of each validator. */
  data: Liveness[];
}

/**
 * Value of a produced block to its proposer.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ProducedBlockValues {
  /** Value of the execution payload, in wei. */
  execution_payload_value: Wei;
  /** Value of the consensus block without its payload, in wei. */
  consensus_block_value: Wei;
}

/**
 * Unsigned block, by fork; blinded or full.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ProducedBlockV3Response = ProducedBlockValues & (
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
    /** An unsigned block and its blobs, as of deneb. */
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
    /** An unsigned block and its blobs, as of electra. */
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
    /** An unsigned block and its blobs, as of fulu. */
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
 * Unsigned block since gloas, with or without its execution payload.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export type ProducedBlockV4Response = {
  version: "gloas";
  /** Value of the block to the proposer, in wei. */
  consensus_block_value: Wei;
} & (
  | {
    execution_payload_included: false;
    /** A block, as of gloas. */
    data: GloasBeaconBlock;
  }
  | {
    execution_payload_included: true;
    /** An unsigned block with a locally built execution payload, as of gloas. */
    data: GloasBlockContents;
  }
);

/**
 * A flag that is set by its presence, without a value.
 *
 * Source: ethereum/beacon-APIs.
 */
export type EmptyFlag = "";

/**
 * Unsigned execution payload bid of a builder.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadBidResponse {
  version: "gloas";
  /** A builder's bid for an execution payload. */
  data: ExecutionPayloadBid;
}

/**
 * Unsigned execution payload envelope.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadEnvelopeResponse {
  version: "gloas";
  /** An execution payload, with the beacon block to which it belongs. */
  data: ExecutionPayloadEnvelope;
}

/**
 * Fee recipient of a proposer.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface ProposerPreparation {
  /** Index of the validator that proposes with this fee recipient. */
  validator_index: ValidatorIndex;
  /** Address that receives fees. */
  fee_recipient: ExecutionAddress;
}

/**
 * A proposer's preferences for the payload of its slot.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ProposerPreferences {
  /** Root of the block on which the proposer duty depends. */
  dependent_root: Root;
  /** Slot of the proposal. */
  proposal_slot: Slot;
  /** Index of the proposer. */
  validator_index: ValidatorIndex;
  /** Address that receives the builder's payment. */
  fee_recipient: ExecutionAddress;
  /** Target gas limit of the payload. */
  target_gas_limit: Gas;
}

/**
 * Signed preferences of a proposer for the payload of its slot.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface SignedProposerPreferences {
  /** A proposer's preferences for the payload of its slot. */
  message: ProposerPreferences;
  /** Signature of `message` by the proposer. */
  signature: BLSSignature;
}

/**
 * Registration of a validator with builders.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface ValidatorRegistration {
  /** Address that receives fees. */
  fee_recipient: ExecutionAddress;
  /** Target gas limit of payloads. */
  gas_limit: Gas;
  /** Time of the registration, in seconds since the Unix epoch. */
  timestamp: UnixTime;
  /** BLS public key of the validator. */
  pubkey: BLSPubkey;
}

/**
 * Signed registration of a validator with builders.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface SignedValidatorRegistration {
  /** Registration of a validator with builders. */
  message: ValidatorRegistration;
  /** Signature of `message` by the validator. */
  signature: BLSSignature;
}

/**
 * Attestation data to sign.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttestationDataResponse {
  /** Data of an attestation: the votes for head, source and target. */
  data: AttestationData;
}

/**
 * An aggregated attestation, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type AggregatedAttestationResponse =
  | {
    version: "phase0";
    /** An attestation by validators of one committee, up to deneb. */
    data: Phase0Attestation;
  }
  | {
    version: "altair";
    /** An attestation by validators of one committee, up to deneb. */
    data: Phase0Attestation;
  }
  | {
    version: "bellatrix";
    /** An attestation by validators of one committee, up to deneb. */
    data: Phase0Attestation;
  }
  | {
    version: "capella";
    /** An attestation by validators of one committee, up to deneb. */
    data: Phase0Attestation;
  }
  | {
    version: "deneb";
    /** An attestation by validators of one committee, up to deneb. */
    data: Phase0Attestation;
  }
  | {
    version: "electra";
    /** An attestation by validators of one or more committees, since electra. */
    data: ElectraAttestation;
  }
  | {
    version: "fulu";
    /** An attestation by validators of one or more committees, since electra. */
    data: ElectraAttestation;
  };

/**
 * An aggregate with a selection proof, up to deneb.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Phase0AggregateAndProof {
  /** Index of the aggregator. */
  aggregator_index: ValidatorIndex;
  /** An attestation by validators of one committee, up to deneb. */
  aggregate: Phase0Attestation;
  /** Signature of the slot, which proves that the validator was selected as aggregator. */
  selection_proof: BLSSignature;
}

/**
 * An aggregate with a selection proof, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraAggregateAndProof {
  /** Index of the aggregator. */
  aggregator_index: ValidatorIndex;
  /** An attestation by validators of one or more committees, since electra. */
  aggregate: ElectraAttestation;
  /** Signature of the slot, which proves that the validator was selected as aggregator. */
  selection_proof: BLSSignature;
}

/**
 * An aggregate with a selection proof, signed by its aggregator, up to deneb.
 *
 * Source: ethereum/beacon-APIs, phase0.
 */
export interface Phase0SignedAggregateAndProof {
  /** An aggregate with a selection proof, up to deneb. */
  message: Phase0AggregateAndProof;
  /** Signature of `message` by the aggregator. */
  signature: BLSSignature;
}

/**
 * An aggregate with a selection proof, signed by its aggregator, since electra.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface ElectraSignedAggregateAndProof {
  /** An aggregate with a selection proof, since electra. */
  message: ElectraAggregateAndProof;
  /** Signature of `message` by the aggregator. */
  signature: BLSSignature;
}

/**
 * Signed aggregates with selection proofs.
 *
 * Source: ethereum/beacon-APIs.
 */
export type SignedAggregateAndProofs =
  | readonly ElectraSignedAggregateAndProof[]
  | readonly Phase0SignedAggregateAndProof[];

/**
 * A sync committee contribution: aggregate signature of a block by members of a subcommittee.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeContribution {
  /** Slot in which the members signed. */
  slot: Slot;
  /** Root of the block. */
  beacon_block_root: Root;
  /** Index of the subcommittee. */
  subcommittee_index: Uint64;
  /** Bits of the subcommittee members that signed. */
  aggregation_bits: Bits;
  /** Aggregate signature of these members. */
  signature: BLSSignature;
}

/**
 * A sync committee contribution with a selection proof.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface ContributionAndProof {
  /** Index of the aggregator. */
  aggregator_index: ValidatorIndex;
  /** A sync committee contribution: aggregate signature of a block by members of a subcommittee. */
  contribution: SyncCommitteeContribution;
  /** Signature of the slot, which proves that the validator was selected as aggregator. */
  selection_proof: BLSSignature;
}

/**
 * A sync committee contribution with a selection proof, signed by its aggregator.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SignedContributionAndProof {
  /** A sync committee contribution with a selection proof. */
  message: ContributionAndProof;
  /** Signature of `message` by the aggregator. */
  signature: BLSSignature;
}

/**
 * A sync committee contribution.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeContributionResponse {
  /** A sync committee contribution: aggregate signature of a block by members of a subcommittee. */
  data: SyncCommitteeContribution;
}

/**
 * Payload attestation data to sign.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PayloadAttestationDataResponse {
  version: "gloas";
  /** Vote of a payload timeliness committee member on the payload of a block. */
  data: PayloadAttestationData;
}

/**
 * Subscription to the subnet of a validator's committee.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BeaconCommitteeSubscription {
  /** Index of the validator that attests. */
  validator_index: ValidatorIndex;
  /** Index of the validator's committee in the slot. */
  committee_index: CommitteeIndex;
  /** Number of committees in the slot. */
  committees_at_slot: Uint64;
  /** Slot in which the validator attests. */
  slot: Slot;
  /** Whether the validator is an aggregator. */
  is_aggregator: boolean;
}

/**
 * Subscription to the sync committee subnets of a validator.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeSubscription {
  /** Index of the sync committee member. */
  validator_index: ValidatorIndex;
  /** Indices of the validator in the sync committee. */
  sync_committee_indices: readonly Uint64[];
  /** Epoch before which the subscription ends. */
  until_epoch: Epoch;
}

/**
 * A partial or combined selection proof, which decides whether a validator aggregates attestations.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BeaconCommitteeSelection {
  /** Index of the validator that attests. */
  validator_index: ValidatorIndex;
  /** Slot in which the validator attests. */
  slot: Slot;
  /** Signature of the slot. */
  selection_proof: BLSSignature;
}

/**
 * Combined selection proofs.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BeaconCommitteeSelectionsResponse {
  /** Combined selection proofs. */
  data: BeaconCommitteeSelection[];
}

/**
 * A partial or combined selection proof, which decides whether a validator aggregates sync committee
 * messages.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeSelection {
  /** Index of the sync committee member. */
  validator_index: ValidatorIndex;
  /** Slot in which the member signs. */
  slot: Slot;
  /** Index of the subcommittee. */
  subcommittee_index: Uint64;
  /** Signature of the slot. */
  selection_proof: BLSSignature;
}

/**
 * Combined selection proofs.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface SyncCommitteeSelectionsResponse {
  /** Combined selection proofs. */
  data: SyncCommitteeSelection[];
}

/**
 * Two-letter client code, as defined in the Engine API.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ClientCode =
  | "BU" | "EJ" | "EG" | "GE" | "GR" | "LH" | "LS" | "NM" | "NB" | "TE" | "TK" | "PM" | "RH";

/**
 * A client and its version.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ClientVersion {
  /** Two-letter client code, as defined in the Engine API. */
  code: ClientCode;
  /** Name of the client. */
  name: string;
  /** Version string of the client, in its own format. */
  version: string;
  /** First 4 bytes of the commit from which the client was built. */
  commit: `0x${string}`;
}

/**
 * Version of the node's software.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface NodeVersionResponse {
  /** The version. */
  data: {
    /** Name, version and platform of the software. */
    version: string;
  };
}

/**
 * Versions of the beacon node and its execution client.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface NodeVersionV2Response {
  /** The versions. */
  data: {
    /** Version of the beacon node. */
    beacon_node: ClientVersion;
    /** Version of the execution client, if known. */
    execution_client?: ClientVersion;
  };
}

/**
 * libp2p peer id.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PeerId = string;

/**
 * Ethereum node record, as defined in EIP-778.
 *
 * Source: ethereum/beacon-APIs.
 */
export type ENR = string;

/**
 * libp2p multiaddress.
 *
 * Source: ethereum/beacon-APIs.
 */
export type Multiaddr = string;

/**
 * State of the connection to a peer.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PeerConnectionState = "disconnected" | "connecting" | "connected" | "disconnecting";

/**
 * Direction of the connection: which side opened it.
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
  /** libp2p peer id. */
  peer_id: PeerId;
  /** Node record of the peer, if known. */
  enr: ENR | null;
  /** Last known p2p address of the peer. */
  last_seen_p2p_address: Multiaddr;
  /** State of the connection to a peer. */
  state: PeerConnectionState;
  /** Direction of the connection: which side opened it. */
  direction: PeerConnectionDirection;
}

/**
 * Metadata that the node announces to its peers.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface NetworkMetadata {
  /** Sequence number, which increases with each update. */
  seq_number: Uint64;
  /** Bits of the attestation subnets to which the node is subscribed. */
  attnets: Bits;
  /** Bits of the sync committee subnets to which the node is subscribed; since altair. */
  syncnets?: Bits;
  /** Number of custody groups of the node; since fulu. */
  custody_group_count?: Uint64;
}

/**
 * Network identity of the node.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface NetworkIdentity {
  /** libp2p peer id. */
  peer_id: PeerId;
  /** Ethereum node record, as defined in EIP-778. */
  enr: ENR;
  /** Multiaddresses at which peers can connect to the node. */
  p2p_addresses: Multiaddr[];
  /** Multiaddresses at which the node can be discovered. */
  discovery_addresses: Multiaddr[];
  /** Metadata that the node announces to its peers. */
  metadata: NetworkMetadata;
}

/**
 * The node's network identity.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface NetworkIdentityResponse {
  /** Network identity of the node. */
  data: NetworkIdentity;
}

/**
 * The node's peers.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PeersResponse {
  /** The peers. */
  data: Peer[];
  /** Metadata of the list. */
  meta: {
    /** Number of peers. */
    count: number;
  };
}

/**
 * A peer of the node.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface PeerResponse {
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
export interface PeerCountResponse {
  /** The number of peers in each state. */
  data: PeerCount;
}

/**
 * Sync status of the node.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface SyncingStatus {
  /** Slot of the node's head. */
  head_slot: Slot;
  /** Number of slots that the node still has to process to reach the head. */
  sync_distance: Uint64;
  /** Whether the node is syncing. */
  is_syncing: boolean;
  /** Whether the head is optimistic: its execution payload has not been verified. */
  is_optimistic: boolean;
  /** Whether the execution client is offline. */
  el_offline: boolean;
}

/**
 * Sync status of the node.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface SyncingResponse {
  /** Sync status of the node. */
  data: SyncingStatus;
}

/**
 * Fork schedule of the node.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ForkScheduleResponse {
  /** Past and known future forks. */
  data: Fork[];
}

/**
 * Value of a constant: decimal for numbers, hex for bytes; some are lists.
 *
 * Source: ethereum/beacon-APIs.
 */
export type SpecValue = string | (string | Record<string, string>)[];

/**
 * Configuration of the node: constants, presets and settings.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface SpecResponse {
  /** Values, by their names in the consensus specs. */
  data: Record<string, SpecValue>;
}

/**
 * The deposit contract.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface DepositContractResponse {
  /** Address of the contract, and the id of its chain. */
  data: {
    /** Chain id of the execution layer. */
    chain_id: Uint64;
    /** Address of the contract. */
    address: ExecutionAddress;
  };
}

/**
 * A state, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type StateResponse = ChainStatus & (
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
 * Head of a branch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ChainHead {
  /** Root of the block. */
  root: Root;
  /** Slot of the block. */
  slot: Slot;
  /** Whether the execution payload of the block has not been verified. */
  execution_optimistic: boolean;
}

/**
 * Heads of all branches.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ChainHeadsResponse {
  /** The heads. */
  data: ChainHead[];
}

/**
 * A block in the fork choice store.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ForkChoiceNode {
  /** Slot of the block. */
  slot: Slot;
  /** Root of the block. */
  block_root: Root;
  /** Root of the parent block. */
  parent_root: Root;
  /** Epoch of the justified checkpoint after this block. */
  justified_epoch: Epoch;
  /** Epoch of the finalized checkpoint after this block. */
  finalized_epoch: Epoch;
  /** Weight: stake that attests to the block and its descendants, in gwei. */
  weight: Gwei;
  /** Verification status of the block's execution payload. */
  validity: "valid" | "invalid" | "optimistic";
  /** Hash of the corresponding execution layer block. */
  execution_block_hash: Hash;
  /** Additional fields, specific to the client. */
  extra_data?: Record<string, unknown>;
}

/**
 * Fork choice store, from which the head is selected.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ForkChoice {
  /** The justified checkpoint. */
  justified_checkpoint: Checkpoint;
  /** The finalized checkpoint. */
  finalized_checkpoint: Checkpoint;
  /** Blocks in the store. */
  fork_choice_nodes: ForkChoiceNode[];
  /** Additional fields, specific to the client. */
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
  /** Index of the column, from 0. */
  index: Uint64;
  /** Cells of the column, one for each blob. */
  column: Cell[];
  /** KZG commitments to the blobs. */
  kzg_commitments: KZGCommitment[];
  /** KZG proofs of the cells. */
  kzg_proofs: KZGProof[];
  /** Signed header of the block. */
  signed_block_header: SignedBeaconBlockHeader;
  /** Merkle proof that the commitments belong to the block. */
  kzg_commitments_inclusion_proof: Bytes32[];
}

/**
 * A data column sidecar, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasDataColumnSidecar {
  /** Index of the column, from 0. */
  index: Uint64;
  /** Cells of the column, one for each blob. */
  column: Cell[];
  /** KZG proofs of the cells. */
  kzg_proofs: KZGProof[];
  /** Slot of the block. */
  slot: Slot;
  /** Root of the block. */
  beacon_block_root: Root;
}

/**
 * Data column sidecars of a block, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type DataColumnSidecarsResponse = ChainStatus & (
  | {
    version: "fulu";
    /** The requested sidecars that the node keeps, in any order. */
    data: FuluDataColumnSidecar[];
  }
  | {
    version: "gloas";
    /** The requested sidecars that the node keeps, in any order. */
    data: GloasDataColumnSidecar[];
  }
);

/**
 * The head changed. `head_v2` has more fields.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface HeadEvent {
  /** Slot of the new head. */
  slot: Slot;
  /** Root of the block. */
  block: Root;
  /** Root of the state after the block. */
  state: Root;
  /** Whether the block is the first one of an epoch. */
  epoch_transition: boolean;
  /** Root of the block on which the duties of the current epoch depend. */
  previous_duty_dependent_root: Root;
  /** Root of the block on which the duties of the next epoch depend. */
  current_duty_dependent_root: Root;
  /** Whether the event is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
}

/**
 * The head changed, or its execution payload became available.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface HeadV2Event {
  /** Fork of the block. */
  version: ConsensusVersion;
  /** The new head. */
  data: {
    /** Slot of the block. */
    slot: Slot;
    /** Root of the block. */
    block: Root;
    /** Root of the state after the block. */
    state: Root;
    /** Availability of the execution payload. */
    payload_status: "empty" | "full";
    /** Whether the block is the first one of an epoch. */
    epoch_transition: boolean;
    /** Root of the block on which the duties of the current epoch depend. */
    current_epoch_dependent_root: Root;
    /** Root of the block on which the duties of the next epoch depend. */
    next_epoch_dependent_root: Root;
    /** Whether the event is based on an execution payload that has not been verified. */
    execution_optimistic: boolean;
  };
}

/**
 * A block was imported into fork choice.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockEvent extends BlockGossipEvent {
  /** Whether the event is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
}

/**
 * A block was received that passes the gossip checks.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface BlockGossipEvent {
  /** Slot of the block. */
  slot: Slot;
  /** Root of the block. */
  block: Root;
}

/**
 * An attestation was received.
 *
 * Source: ethereum/beacon-APIs.
 */
export type AttestationEvent = ElectraAttestation | Phase0Attestation;

/**
 * An attestation of a single validator was received.
 *
 * Source: ethereum/beacon-APIs, electra.
 */
export interface SingleAttestationEvent extends SingleAttestation {
}

/**
 * A voluntary exit was received.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface VoluntaryExitEvent extends SignedVoluntaryExit {
}

/**
 * A BLS-to-execution change was received.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface BlsToExecutionChangeEvent extends SignedBLSToExecutionChange {
}

/**
 * A proposer slashing was received.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ProposerSlashingEvent extends ProposerSlashing {
}

/**
 * An attester slashing was received.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface AttesterSlashingEvent extends AttesterSlashing {
}

/**
 * A checkpoint was finalized.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface FinalizedCheckpointEvent {
  /** Root of the checkpoint's block. */
  block: Root;
  /** Root of the checkpoint's state. */
  state: Root;
  /** Epoch of the checkpoint. */
  epoch: Epoch;
  /** Whether the event is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
}

/**
 * The chain was reorganized: the head moved to another branch.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface ChainReorgEvent {
  /** Slot of the new head. */
  slot: Slot;
  /** Number of slots from the head back to the common ancestor of both branches. */
  depth: Uint64;
  /** Root of the old head block. */
  old_head_block: Root;
  /** Root of the new head block. */
  new_head_block: Root;
  /** Root of the state after the old head block. */
  old_head_state: Root;
  /** Root of the state after the new head block. */
  new_head_state: Root;
  /** Epoch of the new head. */
  epoch: Epoch;
  /** Whether the event is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
}

/**
 * A sync committee contribution was received.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export interface ContributionAndProofEvent extends SignedContributionAndProof {
}

/**
 * A newer finality update for light clients is available.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export type LightClientFinalityUpdateEvent = LightClientFinalityUpdateResponse;

/**
 * A newer optimistic update for light clients is available.
 *
 * Source: ethereum/beacon-APIs, altair.
 */
export type LightClientOptimisticUpdateEvent = LightClientOptimisticUpdateResponse;

/**
 * Attributes for building an execution payload, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixPayloadAttributes {
  /** Timestamp of the slot, in seconds since the Unix epoch. */
  timestamp: UnixTime;
  /** RANDAO mix of the parent state. */
  prev_randao: Bytes32;
  /** Suggested recipient of the fees. */
  suggested_fee_recipient: ExecutionAddress;
}

/**
 * Attributes for building an execution payload, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaPayloadAttributes extends BellatrixPayloadAttributes {
  /** Withdrawals from the consensus layer. */
  withdrawals: Withdrawal[];
}

/**
 * Attributes for building an execution payload, as of deneb, electra and fulu.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebPayloadAttributes extends CapellaPayloadAttributes {
  /** Root of the parent beacon block. */
  parent_beacon_block_root: Root;
}

/**
 * Attributes for building an execution payload, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas; ethereum/execution-apis, PayloadAttributesV4.
 */
export interface GloasPayloadAttributes extends DenebPayloadAttributes {
  /** Slot of the payload. */
  slot_number?: Slot;
  /** Target gas limit of the payload. */
  target_gas_limit?: Gas;
}

/**
 * Fields of payload attributes events in all forks.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface PayloadAttributesEventDataBase {
  /** Slot of the payload. */
  proposal_slot: Slot;
  /** Index of the slot's proposer. */
  proposer_index: ValidatorIndex;
  /** Root of the parent beacon block. */
  parent_block_root: Root;
  /** Hash of the parent block on the execution layer. */
  parent_block_hash: Hash;
}

/**
 * Data of a payload attributes event, as of bellatrix.
 *
 * Source: ethereum/beacon-APIs, bellatrix.
 */
export interface BellatrixPayloadAttributesEventData extends PayloadAttributesEventDataBase {
  /** Number of the parent block on the execution layer. */
  parent_block_number: Uint64;
  /** Attributes for building an execution payload, as of bellatrix. */
  payload_attributes: BellatrixPayloadAttributes;
}

/**
 * Data of a payload attributes event, as of capella.
 *
 * Source: ethereum/beacon-APIs, capella.
 */
export interface CapellaPayloadAttributesEventData extends PayloadAttributesEventDataBase {
  /** Number of the parent block on the execution layer. */
  parent_block_number: Uint64;
  /** Attributes for building an execution payload, as of capella. */
  payload_attributes: CapellaPayloadAttributes;
}

/**
 * Data of a payload attributes event, as of deneb, electra and fulu.
 *
 * Source: ethereum/beacon-APIs, deneb.
 */
export interface DenebPayloadAttributesEventData extends PayloadAttributesEventDataBase {
  /** Number of the parent block on the execution layer. */
  parent_block_number: Uint64;
  /** Attributes for building an execution payload, as of deneb, electra and fulu. */
  payload_attributes: DenebPayloadAttributes;
}

/**
 * Data of a payload attributes event, as of gloas.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface GloasPayloadAttributesEventData extends PayloadAttributesEventDataBase {
  /** Attributes for building an execution payload, as of gloas. */
  payload_attributes: GloasPayloadAttributes;
}

/**
 * Payload attributes for building the next execution payload are available, by fork.
 *
 * Source: ethereum/beacon-APIs.
 */
export type PayloadAttributesEvent =
  | {
    version: "bellatrix";
    /** Data of a payload attributes event, as of bellatrix. */
    data: BellatrixPayloadAttributesEventData;
  }
  | {
    version: "capella";
    /** Data of a payload attributes event, as of capella. */
    data: CapellaPayloadAttributesEventData;
  }
  | {
    version: "deneb";
    /** Data of a payload attributes event, as of deneb, electra and fulu. */
    data: DenebPayloadAttributesEventData;
  }
  | {
    version: "electra";
    /** Data of a payload attributes event, as of deneb, electra and fulu. */
    data: DenebPayloadAttributesEventData;
  }
  | {
    version: "fulu";
    /** Data of a payload attributes event, as of deneb, electra and fulu. */
    data: DenebPayloadAttributesEventData;
  }
  | {
    version: "gloas";
    /** Data of a payload attributes event, as of gloas. */
    data: GloasPayloadAttributesEventData;
  };

/**
 * A data column sidecar was received.
 *
 * Source: ethereum/beacon-APIs, fulu.
 */
export interface DataColumnSidecarEvent {
  /** Root of the block. */
  block_root: Root;
  /** Index of the column, from 0. */
  index: Uint64;
  /** Slot of the block. */
  slot: Slot;
}

/**
 * An execution payload envelope was imported into fork choice.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadEvent extends ExecutionPayloadGossipEvent {
  /** Whether the event is based on an execution payload that has not been verified. */
  execution_optimistic: boolean;
}

/**
 * An execution payload envelope was received that passes the gossip checks.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadGossipEvent {
  /** Slot of the block. */
  slot: Slot;
  /** Index of the builder; 18446744073709551615 if the proposer built the payload itself. */
  builder_index: BuilderIndex;
  /** Hash of the payload's execution layer block. */
  block_hash: Hash;
  /** Root of the block. */
  block_root: Root;
}

/**
 * The execution payload and blobs of a block are available, so that the payload timeliness committee can
 * attest to them.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadAvailableEvent {
  /** Slot of the block. */
  slot: Slot;
  /** Root of the block. */
  block_root: Root;
}

/**
 * A builder's execution payload bid was received.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ExecutionPayloadBidEvent {
  version: "gloas";
  /** A builder's signed bid for an execution payload. */
  data: SignedExecutionPayloadBid;
}

/**
 * A payload attestation was received.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface PayloadAttestationMessageEvent {
  version: "gloas";
  /** Payload attestation of one committee member. */
  data: PayloadAttestationMessage;
}

/**
 * The node updated its fast confirmation: the latest block that is unlikely to be reorganized.
 *
 * Source: ethereum/beacon-APIs.
 */
export interface FastConfirmationEvent {
  /** Root of the latest confirmed block. */
  block: Root;
  /** Slot of the latest confirmed block. */
  slot: Slot;
  /** Current slot at the time of the confirmation. */
  current_slot: Slot;
}

/**
 * A proposer's preferences were received.
 *
 * Source: ethereum/beacon-APIs, gloas.
 */
export interface ProposerPreferencesEvent {
  version: "gloas";
  /** Signed preferences of a proposer for the payload of its slot. */
  data: SignedProposerPreferences;
}

/**
 * Topic of an event.
 *
 * Source: ethereum/beacon-APIs.
 */
export type EventTopic =
  | "head" | "head_v2" | "block" | "block_gossip" | "attestation" | "single_attestation" | "voluntary_exit"
  | "bls_to_execution_change" | "proposer_slashing" | "attester_slashing" | "finalized_checkpoint"
  | "chain_reorg" | "contribution_and_proof" | "light_client_finality_update"
  | "light_client_optimistic_update" | "payload_attributes" | "data_column_sidecar" | "execution_payload"
  | "execution_payload_gossip" | "execution_payload_available" | "execution_payload_bid"
  | "payload_attestation_message" | "fast_confirmation" | "proposer_preferences";
