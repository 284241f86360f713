// Generated from specs/tezos.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * The header of a block.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface BlockHeader {
  /** Protocol that made the block valid. */
  protocol: ProtocolHash;
  /** Network of the block. */
  chain_id: ChainId;
  /** Hash of the block. */
  hash: BlockHash;
  /** Level of the block: its height above the first block. */
  level: number;
  /** Number of protocol changes up to the block, modulo 256. */
  proto: number;
  /** Hash of the block before it. */
  predecessor: BlockHash;
  /** Time at which the block could be baked at the earliest. */
  timestamp: Timestamp;
  /** Number of lists of operations in the block. */
  validation_pass: number;
  /** Hash of the operations. */
  operations_hash: OperationsHash;
  /** What decides between branches: parts are compared in order, as numbers. */
  fitness: Hex[];
  /** Hash of the state after the predecessor. */
  context: ContextHash;
  /** Hash of what bakers agree on. Absent before the Ithaca protocol. */
  payload_hash?: PayloadHash;
  /** Round in which the content was first proposed. */
  payload_round?: number;
  /** Priority of the baker, in blocks of protocols before Ithaca. */
  priority?: number;
  /** Nonce of the small proof of work that each block needs. */
  proof_of_work_nonce?: Hex;
  /** Commitment to a nonce, in blocks whose baker has to give one. */
  seed_nonce_hash?: NonceHash;
  /** Vote of the baker on the subsidy for liquidity. */
  liquidity_baking_toggle_vote?: "on" | "off" | "pass";
  /** Vote of the baker on adaptive issuance, in blocks from before it was activated. */
  adaptive_issuance_vote?: "on" | "off" | "pass";
  /** Signature of the baker. */
  signature?: Signature;
}

/**
 * The part of a block's header that does not depend on the protocol.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface ShellHeader {
  /** Level of the block. */
  level: number;
  /** Number of protocol changes up to the block, modulo 256. */
  proto: number;
  /** Hash of the block before it. */
  predecessor: BlockHash;
  /** Time at which the block could be baked at the earliest. */
  timestamp: Timestamp;
  /** Number of lists of operations in the block. */
  validation_pass: number;
  /** Hash of the operations. */
  operations_hash: OperationsHash;
  /** What decides between branches. */
  fitness: Hex[];
  /** Hash of the state after the predecessor. */
  context: ContextHash;
}

/**
 * A block's header as the block itself and evidence contain it.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface FullHeader {
  /** Level of the block. */
  level: number;
  /** Number of protocol changes up to the block, modulo 256. */
  proto: number;
  /** Hash of the block before it. */
  predecessor: BlockHash;
  /** Time at which the block could be baked at the earliest. */
  timestamp: Timestamp;
  /** Number of lists of operations in the block. */
  validation_pass: number;
  /** Hash of the operations. */
  operations_hash: OperationsHash;
  /** What decides between branches. */
  fitness: readonly Hex[];
  /** Hash of the state after the predecessor. */
  context: ContextHash;
  /** Hash of what bakers agree on. */
  payload_hash?: PayloadHash;
  /** Round in which the content was first proposed. */
  payload_round?: number;
  /** Priority of the baker, in blocks of protocols before Ithaca. */
  priority?: number;
  /** Nonce of the small proof of work that each block needs. */
  proof_of_work_nonce?: Hex;
  /** Commitment to a nonce. */
  seed_nonce_hash?: NonceHash;
  /** Vote of the baker on the subsidy for liquidity. */
  liquidity_baking_toggle_vote?: "on" | "off" | "pass";
  /** Vote of the baker on adaptive issuance, in older blocks. */
  adaptive_issuance_vote?: "on" | "off" | "pass";
  /** Signature of the baker. */
  signature?: Signature;
}

/**
 * The part of a block's header that depends on the protocol.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface ProtocolData {
  /** Protocol of the block. */
  protocol: ProtocolHash;
  /** Hash of what bakers agree on. */
  payload_hash?: PayloadHash;
  /** Round in which the content was first proposed. */
  payload_round?: number;
  /** Nonce of the small proof of work that each block needs. */
  proof_of_work_nonce?: Hex;
  /** Commitment to a nonce. */
  seed_nonce_hash?: NonceHash;
  /** Vote of the baker on the subsidy for liquidity. */
  liquidity_baking_toggle_vote?: "on" | "off" | "pass";
  /** Signature of the baker. */
  signature?: Signature;
}

/**
 * A block with its operations and what they did.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface Block {
  /** Protocol that made the block valid. */
  protocol: ProtocolHash;
  /** Network of the block. */
  chain_id: ChainId;
  /** Hash of the block. */
  hash: BlockHash;
  /** Header of the block. */
  header: FullHeader;
  /** What the block did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: BlockMetadata;
  /** Operations in four lists: consensus, votes, anonymous operations, and those of accounts (managers). */
  operations: Operation[][];
}

/**
 * What a block did, and the rules for the next one.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface BlockMetadata {
  /** Protocol of the block. */
  protocol: ProtocolHash;
  /** Protocol of the next block. */
  next_protocol: ProtocolHash;
  /** State of the test chain, which networks no longer have. */
  test_chain_status?: TestChainStatus;
  /** Number of blocks after its branch during which an operation may be included. */
  max_operations_ttl: number;
  /** Maximum bytes of an operation. */
  max_operation_data_length: number;
  /** Maximum bytes of a header. */
  max_block_header_length: number;
  /** Limits of each list of operations. */
  max_operation_list_length: OperationListLimit[];
  /** Baker that proposed the content. */
  proposer?: PublicKeyHash;
  /** Baker that made the block. Absent in the first blocks of a network. */
  baker?: PublicKeyHash;
  /** Level of the block and its cycle. */
  level_info?: Level;
  /** Voting period of the block. */
  voting_period_info?: VotingPeriodInfo;
  /** Commitment to a nonce, if the block has one. */
  nonce_hash?: NonceHash | null;
  /** Bakers that became inactive with the block. */
  deactivated?: PublicKeyHash[];
  /** Changes of balances by the block itself, such as rewards. */
  balance_updates?: BalanceUpdate[];
  /** Moving average of the votes on the subsidy for liquidity, from 0 to 2,000,000,000. */
  liquidity_baking_toggle_ema?: number;
  /** Moving average of the votes on adaptive issuance, in older blocks. */
  adaptive_issuance_vote_ema?: number;
  /** Cycle in which adaptive issuance starts, in older blocks. */
  adaptive_issuance_activation_cycle?: number | null;
  /** Results of what the block does without an operation, such as the subsidy. */
  implicit_operations_results?: ImplicitResult[];
  /** Key with which the proposer signed. */
  proposer_consensus_key?: PublicKeyHash;
  /** Key with which the baker signed. */
  baker_consensus_key?: PublicKeyHash;
  /** Gas that the block used, in thousandths. */
  consumed_milligas?: Natural;
  /** Slots of the data availability layer that became attested, as a set of bits. */
  dal_attestation?: BigInteger;
  /** Level from which all bakers attest each block. */
  all_bakers_attest_activation_level?: Level | null;
  /** Power of the attestations of the predecessor that the block includes; null if there are none. */
  attestations?: AttestationSummary | null;
  /** Power of the preattestations that the block includes; null if there are none. */
  preattestations?: AttestationSummary | null;
}

/**
 * State of the test chain.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface TestChainStatus {
  /** What the test chain does. */
  status: "not_running" | "forking" | "running";
}

/**
 * Limits of a list of operations in a block.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface OperationListLimit {
  /** Maximum bytes of the list. */
  max_size: number;
  /** Maximum number of operations in the list. */
  max_op?: number;
}

/**
 * Power behind a block, compared with what is needed.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface AttestationSummary {
  /** Power of all attestations that were possible. */
  total_committee_power: Int64;
  /** Power that is needed. */
  threshold: Int64;
  /** Power of the attestations in the block. */
  recorded_power: Int64;
}

/**
 * Result of something that a block does without an operation. Fields are those of the operation's result.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface ImplicitResult {
  /** Kind of operation: `transaction` or `origination`. */
  kind: string;
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Storage of the contract after it. */
  storage?: Micheline;
  /** Contracts that were created. */
  originated_contracts?: ContractAddress[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Bytes of the contract's code and storage after it. */
  storage_size?: BigInteger;
  /** Bytes that it added to the contract. */
  paid_storage_size_diff?: BigInteger;
  /** Changes of big maps and Sapling states. */
  lazy_storage_diff?: LazyStorageDiff[];
}

/**
 * A period of the vote on protocols.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface VotingPeriod {
  /** Number of the period, from 0. */
  index: number;
  /** Stage of the vote. */
  kind: "proposal" | "exploration" | "cooldown" | "promotion" | "adoption";
  /** Position of the first block of the period in the chain. */
  start_position: number;
}

/**
 * A period of the vote, and how far it is.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface VotingPeriodInfo {
  /** The period. */
  voting_period: VotingPeriod;
  /** Position of the block in the period, from 0. */
  position: number;
  /** Number of blocks that remain. */
  remaining: number;
}

/**
 * The protocols of a block.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface BlockProtocols {
  /** Protocol of the block. */
  protocol: ProtocolHash;
  /** Protocol of the next block. */
  next_protocol: ProtocolHash;
}

/**
 * Hashes of a block's operations, in its four lists.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type OperationHashes = OperationHash[][];

/**
 * Hashes of the results of a block's operations, in its four lists.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type OperationMetadataHashes = OperationMetadataHash[][];

/**
 * Operations of a block in four lists: consensus, votes, anonymous operations, and those of accounts.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Operations = Operation[][];

/**
 * Blocks that operations may name as their branch.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type LiveBlocks = BlockHash[];

/**
 * Operations of a list of a block.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type OperationList = Operation[];

/**
 * Hashes of the operations of a list.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type OperationHashList = OperationHash[];

/**
 * Hashes of the results of the operations of a list.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type OperationMetadataHashList = OperationMetadataHash[];

/**
 * Which metadata a response has.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type MetadataMode = "always" | "never";

/**
 * Amount in mutez, a millionth of a tez, as decimal text.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Mutez = `${bigint}`;

/**
 * Change of a balance in mutez, as decimal text; negative if the balance falls.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type MutezChange = `${bigint}`;

/**
 * Integer of 64 bits as decimal text.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Int64 = `${bigint}`;

/**
 * Natural number of any size, as decimal text.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Natural = `${bigint}`;

/**
 * Integer of any size, as decimal text.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type BigInteger = `${bigint}`;

/**
 * Bytes in hex without a prefix, two digits each.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Hex = string;

/**
 * Identifier of a network, which starts with `Net` and is derived from its first block.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type ChainId = string;

/**
 * Hash of a block, which starts with `B`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type BlockHash = string;

/**
 * Hash of an operation, which starts with `o`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type OperationHash = string;

/**
 * Hash of a protocol, which starts with `P`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type ProtocolHash = string;

/**
 * Hash of the state after a block, which starts with `Co`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type ContextHash = string;

/**
 * Hash of all operations of a block, which starts with `LLo`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type OperationsHash = string;

/**
 * Hash of the result of an operation, which starts with `r`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type OperationMetadataHash = string;

/**
 * Hash of the results of all operations of a block, which starts with `LLr`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type OperationsMetadataHash = string;

/**
 * Hash of the metadata of a block, which starts with `bm`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type BlockMetadataHash = string;

/**
 * Hash of what bakers agree on in a block, which starts with `vh`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type PayloadHash = string;

/**
 * Hash of a nonce that its baker reveals later, which starts with `nce`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type NonceHash = string;

/**
 * Hash of a Michelson value, such as a key of a big map; starts with `expr`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type ScriptExprHash = string;

/**
 * Signature with the prefix of its curve, or the generic `sig`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Signature = string;

/**
 * Public key with the prefix of its curve, such as `edpk`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type PublicKey = string;

/**
 * Address of an account with a key, which starts with `tz` and the number of its curve.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type PublicKeyHash = string;

/**
 * Address of a smart contract, which starts with `KT1`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type ContractAddress = string;

/**
 * Address of an account (`tz1` to `tz5`) or of a smart contract (`KT1`).
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Address = string;

/**
 * Address of an account, a smart contract (`KT1`), a smart rollup (`sr1`) or another kind that can receive.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Destination = string;

/**
 * Address of a smart rollup, which starts with `sr1`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type RollupAddress = string;

/**
 * Hash of a commitment of a smart rollup, which starts with `src1`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type CommitmentHash = string;

/**
 * Hash of the state of a smart rollup, which starts with `srs1`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type RollupStateHash = string;

/**
 * Commitment to the content of a slot of the data availability layer, which starts with `sh`.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type DalCommitment = string;

/**
 * Time of a block, in RFC 3339 with whole seconds.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Timestamp = string;

/**
 * Whether it is so.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Flag = boolean;

/**
 * A number of at most 32 bits.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Integer = number;

/**
 * A text.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Text = string;

/**
 * A rational number.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface Ratio {
  /** Numerator. */
  numerator: Natural;
  /** Denominator. */
  denominator: Natural;
}

/**
 * An error of the node or of the protocol. Further fields depend on `id`. Fields of ids that newer protocols
 * add are delivered unchanged.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface NodeError {
  /**
   * Whether it makes sense to try again: `temporary` may pass with a later block, `branch` may pass on
   * another branch, `permanent` never passes.
   */
  kind: string;
  /**
   * What happened, such as `proto.025-PsUshuai.contract.balance_too_low`. Errors of the protocol have its
   * number and the start of its hash in their id.
   */
  id: string;
  /** A description for people, from errors of the node itself. */
  msg?: string;
  /** The contract or account that the error is about. */
  contract?: Destination;
  /** The balance of `contract`, for `contract.balance_too_low`. */
  balance?: Mutez;
  /** The amount that was needed, for `contract.balance_too_low`. */
  amount?: Mutez;
  /**
   * What was expected: the counter, for `contract.counter_in_the_past` and `contract.counter_in_the_future`.
   */
  expected?: unknown;
  /** What came instead of `expected`. */
  found?: unknown;
  /**
   * The place in the script, for `michelson_v1.script_rejected`: the number of the node in the code, in
   * depth-first order.
   */
  location?: number;
  /** What the script failed with, for `michelson_v1.script_rejected`. */
  with?: Micheline;
}

/**
 * Errors. The last one usually names the cause, and the ones before it the context.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type NodeErrors = NodeError[];

/**
 * Code, data or type of Michelson, as a tree.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type Micheline = MichelineInt | MichelineString | MichelineBytes | MichelinePrim | MichelineSequence;

/**
 * An integer in Micheline.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface MichelineInt {
  /** The integer as decimal text. */
  int: BigInteger;
}

/**
 * A text in Micheline.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface MichelineString {
  /** The text: printable ASCII, or an address or time in readable form. */
  string: string;
}

/**
 * Bytes in Micheline.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface MichelineBytes {
  /** The bytes in hex. */
  bytes: Hex;
}

/**
 * A primitive of Michelson with its arguments: an instruction, a type or a constructor.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface MichelinePrim {
  /** Name of the primitive, such as `Pair`, `pair` or `PUSH`. */
  prim: string;
  /** Arguments, in order. */
  args?: readonly Micheline[];
  /** Annotations, with their first character: `%field`, `:type` or `@variable`. */
  annots?: readonly string[];
}

/**
 * A sequence in Micheline: instructions, or the items of a list, set or map.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type MichelineSequence = readonly Micheline[];

/**
 * A level and its place in its cycle.
 *
 * Source: Octez, shell and protocol RPC.
 */
export interface Level {
  /** Level of the block: its height above the first block. */
  level: number;
  /** Level, counted from the first block of the protocol's history. */
  level_position: number;
  /** Cycle of the level. */
  cycle: number;
  /** Position of the level in its cycle, from 0. */
  cycle_position: number;
  /** Whether the baker of the block has to commit to a nonce. */
  expected_commitment: boolean;
}

/**
 * Name of a block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it.
 * `head-n` means the same, and `caboose`, `savepoint` and `checkpoint` name blocks of the node.
 *
 * Source: Octez, shell and protocol RPC.
 */
export type BlockName = string;

/**
 * An operation in a block.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Operation {
  /** Protocol of the block. */
  protocol: ProtocolHash;
  /** Network of the block. */
  chain_id: ChainId;
  /** Hash of the operation. */
  hash: OperationHash;
  /** Block after which the operation is valid, for a limited number of blocks. */
  branch: BlockHash;
  /** What the operation does, in order. Each item is distinguished by `kind`. */
  contents: ContentsAndResult[];
  /** Signature of the sender. Absent for operations that need none. */
  signature?: Signature;
  /**
   * Set instead of the metadata of `contents` if it exceeds the node's limit for stored metadata. Request the
   * block with `metadata=always` to have it computed.
   */
  metadata?: "too large";
}

/**
 * Vote of a baker for a block.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Attestation {
  kind: "attestation";
  /** First slot of the baker at this level. */
  slot: number;
  /** Level of the block. */
  level: number;
  /** Round of the block. */
  round: number;
  /** Hash of what the baker votes for. */
  block_payload_hash: PayloadHash;
}

/**
 * Vote of a baker for a block and for slots of the data availability layer.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface AttestationWithDal {
  kind: "attestation_with_dal";
  /** First slot of the baker at this level. */
  slot: number;
  /** Level of the block. */
  level: number;
  /** Round of the block. */
  round: number;
  /** Hash of what the baker votes for. */
  block_payload_hash: PayloadHash;
  /** Slots that are available, as a set of bits. */
  dal_attestation: BigInteger;
}

/**
 * First vote of a baker for a block.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Preattestation {
  kind: "preattestation";
  /** First slot of the baker at this level. */
  slot: number;
  /** Level of the block. */
  level: number;
  /** Round of the block. */
  round: number;
  /** Hash of what the baker votes for. */
  block_payload_hash: PayloadHash;
}

/**
 * Votes of several bakers with BLS keys, with one signature.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface AttestationsAggregate {
  kind: "attestations_aggregate";
  /** What they vote for. */
  consensus_content: ConsensusContent;
  /** The bakers that vote. */
  committee: readonly AggregateMember[];
}

/**
 * First votes of several bakers with BLS keys, with one signature.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface PreattestationsAggregate {
  kind: "preattestations_aggregate";
  /** What they vote for. */
  consensus_content: ConsensusContent;
  /** First slots of the bakers that vote. */
  committee: readonly number[];
}

/**
 * Vote of a baker for a block, in blocks of protocols before Paris, where attestations had this name.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Endorsement {
  kind: "endorsement";
  /** First slot of the baker at this level. */
  slot?: number;
  /** Level of the block. */
  level: number;
  /** Round of the block. */
  round?: number;
  /** Hash of what the baker votes for. */
  block_payload_hash?: PayloadHash;
}

/**
 * First vote of a baker for a block, in blocks of protocols before Paris.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Preendorsement {
  kind: "preendorsement";
  /** First slot of the baker at this level. */
  slot: number;
  /** Level of the block. */
  level: number;
  /** Round of the block. */
  round: number;
  /** Hash of what the baker votes for. */
  block_payload_hash: PayloadHash;
}

/**
 * Reveals a nonce that a baker committed to, for the randomness of a later cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SeedNonceRevelation {
  kind: "seed_nonce_revelation";
  /** Level of the block with the commitment. */
  level: number;
  /** The nonce. */
  nonce: Hex;
}

/**
 * Reveals the result of the delay function for the randomness of a later cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface VdfRevelation {
  kind: "vdf_revelation";
  /** Result and proof. */
  solution: readonly Hex[];
}

/**
 * Proof that a baker voted for two blocks at the same level.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DoubleConsensusOperationEvidence {
  kind: "double_consensus_operation_evidence";
  /** Slot of the baker. */
  slot: number;
  /** The first vote. */
  op1: InlinedOperation;
  /** The second vote. */
  op2: InlinedOperation;
}

/**
 * Proof that a baker attested two blocks at the same level, in blocks of earlier protocols.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DoubleAttestationEvidence {
  kind: "double_attestation_evidence";
  /** The first vote. */
  op1: InlinedOperation;
  /** The second vote. */
  op2: InlinedOperation;
}

/**
 * Proof that a baker preattested two blocks in the same round, in blocks of earlier protocols.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DoublePreattestationEvidence {
  kind: "double_preattestation_evidence";
  /** The first vote. */
  op1: InlinedOperation;
  /** The second vote. */
  op2: InlinedOperation;
}

/**
 * Proof that a baker endorsed two blocks at the same level, in blocks of protocols before Paris.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DoubleEndorsementEvidence {
  kind: "double_endorsement_evidence";
  /** The first vote. */
  op1: InlinedOperation;
  /** The second vote. */
  op2: InlinedOperation;
  /** Slot of the baker. */
  slot?: number;
}

/**
 * Proof that a baker signed two blocks in the same round.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DoubleBakingEvidence {
  kind: "double_baking_evidence";
  /** Header of the first block. */
  bh1: FullHeader;
  /** Header of the second block. */
  bh2: FullHeader;
}

/**
 * Proof that a baker attested a slot with a trap.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalEntrapmentEvidence {
  kind: "dal_entrapment_evidence";
  /** The vote. */
  attestation: InlinedOperation;
  /** Slot of the baker at this level. */
  consensus_slot?: number;
  /** Slot of the data availability layer. */
  slot_index: number;
  /** Which of the lags between publication and attestation applies. */
  lag_index?: number;
  /** The trap. */
  shard_with_proof: ShardWithProof;
}

/**
 * Gives an account of the fundraiser its tez.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ActivateAccount {
  kind: "activate_account";
  /** The account. */
  pkh: PublicKeyHash;
  /** Secret that was given to the contributor. */
  secret: Hex;
}

/**
 * Submits or supports proposals for protocols.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Proposals {
  kind: "proposals";
  /** The baker. */
  source: PublicKeyHash;
  /** Number of the voting period. */
  period: number;
  /** The protocols. */
  proposals: readonly ProtocolHash[];
}

/**
 * Vote on the current proposal.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Ballot {
  kind: "ballot";
  /** The baker. */
  source: PublicKeyHash;
  /** Number of the voting period. */
  period: number;
  /** The protocol. */
  proposal: ProtocolHash;
  /** The vote. */
  ballot: "nay" | "yay" | "pass";
}

/**
 * Sends all that a baker can spend to another account, signed with its consensus key.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DrainDelegate {
  kind: "drain_delegate";
  /** Consensus key of the baker. */
  consensus_key: PublicKeyHash;
  /** The baker. */
  delegate: PublicKeyHash;
  /** Account that receives the tez. */
  destination: PublicKeyHash;
}

/**
 * Fails always. Used to sign a message that can never be injected.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface FailingNoop {
  kind: "failing_noop";
  /** The message, as text or hex. */
  arbitrary: string;
}

/**
 * Publishes the public key of an account, before its first other operation.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Reveal {
  kind: "reveal";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The key. */
  public_key: PublicKey;
  /** Proof that the sender has the secret key, for BLS keys. */
  proof?: Signature;
}

/**
 * Sends tez to an account or calls a contract.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Transaction {
  kind: "transaction";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** Amount in mutez. */
  amount: Mutez;
  /** Account or contract that receives it. */
  destination: Destination;
  /** Entrypoint and argument of the call. Absent for `default` with `Unit`. */
  parameters?: TransactionParameters;
}

/**
 * Creates a contract.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Origination {
  kind: "origination";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** Amount in mutez that the contract starts with. */
  balance: Mutez;
  /** Baker to which the contract delegates. */
  delegate?: PublicKeyHash;
  /** Code and initial storage. */
  script: Script;
}

/**
 * Sets or removes the baker to which the account delegates, or registers the account as a baker.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Delegation {
  kind: "delegation";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The baker. The account itself, to register. Absent, to end the delegation. */
  delegate?: PublicKeyHash;
}

/**
 * Limits the deposit that a baker freezes.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SetDepositsLimit {
  kind: "set_deposits_limit";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** Limit in mutez. Absent, to remove it. */
  limit?: Mutez;
}

/**
 * Pays for storage of a contract in advance.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface IncreasePaidStorage {
  kind: "increase_paid_storage";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** Bytes to pay for. */
  amount: BigInteger;
  /** The contract. */
  destination: ContractAddress;
}

/**
 * Changes the key with which a baker signs blocks and votes.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UpdateConsensusKey {
  kind: "update_consensus_key";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The key. */
  pk: PublicKey;
  /** Proof that the sender has the secret key, for BLS keys. */
  proof?: Signature;
}

/**
 * Changes the key with which a baker with a BLS consensus key signs votes for the data availability layer.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UpdateCompanionKey {
  kind: "update_companion_key";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The key. */
  pk: PublicKey;
  /** Proof that the sender has the secret key. */
  proof?: Signature;
}

/**
 * Stores a value that scripts can refer to by its hash.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RegisterGlobalConstant {
  kind: "register_global_constant";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The value. */
  value: Micheline;
}

/**
 * Sends tickets of an account to another account or a contract.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TransferTicket {
  kind: "transfer_ticket";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** Content of the tickets. */
  ticket_contents: Micheline;
  /** Type of the content. */
  ticket_ty: Micheline;
  /** Contract that created the tickets. */
  ticket_ticketer: Address;
  /** Number of tickets. */
  ticket_amount: Natural;
  /** Receiver. */
  destination: Destination;
  /** Entrypoint that receives them. */
  entrypoint: string;
}

/**
 * Publishes a commitment to the content of a slot of the data availability layer.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalPublishCommitment {
  kind: "dal_publish_commitment";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** Slot and commitment. */
  slot_header: DalSlotToPublish;
}

/**
 * Creates a smart rollup.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupOriginate {
  kind: "smart_rollup_originate";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** Machine that the rollup runs on. */
  pvm_kind: "wasm_2_0_0" | "arith" | "riscv";
  /** The program. */
  kernel: Hex;
  /** Type of the messages that contracts send to it. */
  parameters_ty: Micheline;
  /** Accounts that may publish commitments. Absent for a rollup that is open to all. */
  whitelist?: readonly PublicKeyHash[];
}

/**
 * Adds messages to the inbox that all smart rollups share.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupAddMessages {
  kind: "smart_rollup_add_messages";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The messages. */
  message: readonly Hex[];
}

/**
 * Makes the commitment of a smart rollup final, after its time for refutations.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupCement {
  kind: "smart_rollup_cement";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The rollup. */
  rollup: RollupAddress;
  /** The commitment, in operations of earlier protocols. */
  commitment?: CommitmentHash;
}

/**
 * Publishes a commitment to the state of a smart rollup.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupPublish {
  kind: "smart_rollup_publish";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The rollup. */
  rollup: RollupAddress;
  /** The commitment. */
  commitment: RollupCommitment;
}

/**
 * Starts a game against a commitment of a smart rollup, or makes a move in one.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupRefute {
  kind: "smart_rollup_refute";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The rollup. */
  rollup: RollupAddress;
  /** The other player. */
  opponent: PublicKeyHash;
  /** The move. */
  refutation: Refutation;
}

/**
 * Ends a game whose player did not move in time.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupTimeout {
  kind: "smart_rollup_timeout";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The rollup. */
  rollup: RollupAddress;
  /** The players. */
  stakers: RollupPlayers;
}

/**
 * Executes messages that a smart rollup has sent to contracts.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupExecuteOutboxMessage {
  kind: "smart_rollup_execute_outbox_message";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The rollup. */
  rollup: RollupAddress;
  /** Final commitment that contains the messages. */
  cemented_commitment: CommitmentHash;
  /** Proof that it contains them. */
  output_proof: Hex;
}

/**
 * Returns the bond of an account that has no commitment left to defend.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupRecoverBond {
  kind: "smart_rollup_recover_bond";
  /** Account that sends and pays for the operation. */
  source: PublicKeyHash;
  /** Fee for the baker, in mutez. */
  fee: Mutez;
  /** Counter of the account: one more than that of its last operation. */
  counter: Natural;
  /** Maximum gas of the operation. */
  gas_limit: Natural;
  /** Maximum bytes of storage that it may add. */
  storage_limit: Natural;
  /** The rollup. */
  rollup: RollupAddress;
  /** The account. */
  staker: PublicKeyHash;
}

/**
 * What bakers vote for.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ConsensusContent {
  /** Level of the block. */
  level: number;
  /** Round of the block. */
  round: number;
  /** Hash of what they vote for. */
  block_payload_hash: PayloadHash;
}

/**
 * A baker of an aggregated vote.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface AggregateMember {
  /** First slot of the baker at this level. */
  slot: number;
  /** Slots of the data availability layer that are available, as a set of bits. */
  dal_attestation?: BigInteger;
}

/**
 * A vote within evidence.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface InlinedOperation {
  /** Block after which the vote is valid. */
  branch: BlockHash;
  /** The vote. */
  operations: InlinedVote;
  /** Signature of the baker. */
  signature?: Signature;
}

/**
 * A vote within evidence. Its fields are those of the operation of this kind.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface InlinedVote {
  /** Kind of the vote: `attestation`, `preattestation` and others. */
  kind: string;
  /** First slot of the baker at this level. */
  slot?: number;
  /** Level of the block. */
  level?: number;
  /** Round of the block. */
  round?: number;
  /** Hash of what the baker votes for. */
  block_payload_hash?: PayloadHash;
}

/**
 * A shard of a slot of the data availability layer.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ShardWithProof {
  /** Number of the shard, and its content. */
  shard: unknown;
  /** Proof that the shard belongs to the slot. */
  proof: string;
}

/**
 * Call of a contract.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TransactionParameters {
  /** Entrypoint, such as `default` or `transfer`. */
  entrypoint: string;
  /** Argument. */
  value: Micheline;
}

/**
 * Code and storage of a contract.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Script {
  /** Code: the declarations `parameter`, `storage`, `code` and `view`. */
  code: readonly Micheline[];
  /** Storage. A big map is its number here. */
  storage: Micheline;
}

/**
 * A slot of the data availability layer with the commitment to its content.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalSlotToPublish {
  /** Number of the slot. */
  slot_index: number;
  /** The commitment. */
  commitment: DalCommitment;
  /** Proof of the size of the content. */
  commitment_proof: Hex;
}

/**
 * Commitment to the state of a smart rollup.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RollupCommitment {
  /** Hash of the state. */
  compressed_state: RollupStateHash;
  /** Level up to which the rollup has read its inbox. */
  inbox_level: number;
  /** Commitment before this one. */
  predecessor: CommitmentHash;
  /** Number of steps of the machine since then. */
  number_of_ticks: Int64;
}

/**
 * The players of a game.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RollupPlayers {
  /** The first player. */
  alice: PublicKeyHash;
  /** The second player. */
  bob: PublicKeyHash;
}

/**
 * A move in a game about a smart rollup, distinguished by `refutation_kind`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type Refutation = RefutationStart | RefutationMove;

/**
 * Start of a game.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RefutationStart {
  /** Marks a start. */
  refutation_kind: "start";
  /** Commitment of the sender. */
  player_commitment_hash: CommitmentHash;
  /** Commitment of the opponent. */
  opponent_commitment_hash: CommitmentHash;
}

/**
 * A move in a game.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RefutationMove {
  /** Marks a move. */
  refutation_kind: "move";
  /** Step of the machine from which on the sender disagrees. */
  choice: Natural;
  /** Finer sections of the computation, or the proof of a single step. */
  step: unknown;
}

/**
 * Vote of a baker for a block, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface AttestationWithResult extends Attestation {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: ConsensusMetadata;
}

/**
 * Vote of a baker for a block and for slots of the data availability layer, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface AttestationWithDalWithResult extends AttestationWithDal {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: ConsensusMetadata;
}

/**
 * First vote of a baker for a block, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface PreattestationWithResult extends Preattestation {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: ConsensusMetadata;
}

/**
 * Votes of several bakers with BLS keys, with one signature, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface AttestationsAggregateWithResult extends AttestationsAggregate {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: ConsensusMetadata;
}

/**
 * First votes of several bakers with BLS keys, with one signature, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface PreattestationsAggregateWithResult extends PreattestationsAggregate {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: ConsensusMetadata;
}

/**
 * Vote of a baker for a block, in blocks of protocols before Paris, where attestations had this name, with
 * its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface EndorsementWithResult extends Endorsement {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: ConsensusMetadata;
}

/**
 * First vote of a baker for a block, in blocks of protocols before Paris, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface PreendorsementWithResult extends Preendorsement {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: ConsensusMetadata;
}

/**
 * Reveals a nonce that a baker committed to, for the randomness of a later cycle, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SeedNonceRevelationWithResult extends SeedNonceRevelation {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: AnonymousMetadata;
}

/**
 * Reveals the result of the delay function for the randomness of a later cycle, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface VdfRevelationWithResult extends VdfRevelation {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: AnonymousMetadata;
}

/**
 * Proof that a baker voted for two blocks at the same level, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DoubleConsensusOperationEvidenceWithResult extends DoubleConsensusOperationEvidence {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: EvidenceMetadata;
}

/**
 * Proof that a baker attested two blocks at the same level, in blocks of earlier protocols, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DoubleAttestationEvidenceWithResult extends DoubleAttestationEvidence {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: EvidenceMetadata;
}

/**
 * Proof that a baker preattested two blocks in the same round, in blocks of earlier protocols, with its
 * result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DoublePreattestationEvidenceWithResult extends DoublePreattestationEvidence {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: EvidenceMetadata;
}

/**
 * Proof that a baker endorsed two blocks at the same level, in blocks of protocols before Paris, with its
 * result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DoubleEndorsementEvidenceWithResult extends DoubleEndorsementEvidence {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: EvidenceMetadata;
}

/**
 * Proof that a baker signed two blocks in the same round, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DoubleBakingEvidenceWithResult extends DoubleBakingEvidence {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: EvidenceMetadata;
}

/**
 * Proof that a baker attested a slot with a trap, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalEntrapmentEvidenceWithResult extends DalEntrapmentEvidence {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: EvidenceMetadata;
}

/**
 * Gives an account of the fundraiser its tez, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ActivateAccountWithResult extends ActivateAccount {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: AnonymousMetadata;
}

/**
 * Submits or supports proposals for protocols, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ProposalsWithResult extends Proposals {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: AnonymousMetadata;
}

/**
 * Vote on the current proposal, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BallotWithResult extends Ballot {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: AnonymousMetadata;
}

/**
 * Sends all that a baker can spend to another account, signed with its consensus key, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DrainDelegateWithResult extends DrainDelegate {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: AnonymousMetadata;
}

/**
 * Fails always. Used to sign a message that can never be injected, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface FailingNoopWithResult extends FailingNoop {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: AnonymousMetadata;
}

/**
 * What an operation does, distinguished by `kind`. Kinds that are not listed here are delivered unchanged, so
 * expect other values of `kind`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type Contents =
  | Transaction
  | Attestation
  | AttestationWithDal
  | Preattestation
  | AttestationsAggregate
  | PreattestationsAggregate
  | Endorsement
  | Preendorsement
  | SeedNonceRevelation
  | VdfRevelation
  | DoubleConsensusOperationEvidence
  | DoubleAttestationEvidence
  | DoublePreattestationEvidence
  | DoubleEndorsementEvidence
  | DoubleBakingEvidence
  | DalEntrapmentEvidence
  | ActivateAccount
  | Proposals
  | Ballot
  | DrainDelegate
  | FailingNoop
  | Reveal
  | Origination
  | Delegation
  | SetDepositsLimit
  | IncreasePaidStorage
  | UpdateConsensusKey
  | UpdateCompanionKey
  | RegisterGlobalConstant
  | TransferTicket
  | DalPublishCommitment
  | SmartRollupOriginate
  | SmartRollupAddMessages
  | SmartRollupCement
  | SmartRollupPublish
  | SmartRollupRefute
  | SmartRollupTimeout
  | SmartRollupExecuteOutboxMessage
  | SmartRollupRecoverBond;

/**
 * What an operation does and did, distinguished by `kind`. Kinds that are not listed here are delivered
 * unchanged, so expect other values of `kind`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type ContentsAndResult =
  | TransactionWithResult
  | AttestationWithResult
  | AttestationWithDalWithResult
  | PreattestationWithResult
  | AttestationsAggregateWithResult
  | PreattestationsAggregateWithResult
  | EndorsementWithResult
  | PreendorsementWithResult
  | SeedNonceRevelationWithResult
  | VdfRevelationWithResult
  | DoubleConsensusOperationEvidenceWithResult
  | DoubleAttestationEvidenceWithResult
  | DoublePreattestationEvidenceWithResult
  | DoubleEndorsementEvidenceWithResult
  | DoubleBakingEvidenceWithResult
  | DalEntrapmentEvidenceWithResult
  | ActivateAccountWithResult
  | ProposalsWithResult
  | BallotWithResult
  | DrainDelegateWithResult
  | FailingNoopWithResult
  | RevealWithResult
  | OriginationWithResult
  | DelegationWithResult
  | SetDepositsLimitWithResult
  | IncreasePaidStorageWithResult
  | UpdateConsensusKeyWithResult
  | UpdateCompanionKeyWithResult
  | RegisterGlobalConstantWithResult
  | TransferTicketWithResult
  | DalPublishCommitmentWithResult
  | SmartRollupOriginateWithResult
  | SmartRollupAddMessagesWithResult
  | SmartRollupCementWithResult
  | SmartRollupPublishWithResult
  | SmartRollupRefuteWithResult
  | SmartRollupTimeoutWithResult
  | SmartRollupExecuteOutboxMessageWithResult
  | SmartRollupRecoverBondWithResult;

/**
 * Publishes the public key of an account, before its first other operation, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RevealWithResult extends Reveal {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: RevealMetadata;
}

/**
 * Sends tez to an account or calls a contract, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TransactionWithResult extends Transaction {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: TransactionMetadata;
}

/**
 * Creates a contract, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OriginationWithResult extends Origination {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: OriginationMetadata;
}

/**
 * Sets or removes the baker to which the account delegates, or registers the account as a baker, with its
 * result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DelegationWithResult extends Delegation {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: DelegationMetadata;
}

/**
 * Limits the deposit that a baker freezes, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SetDepositsLimitWithResult extends SetDepositsLimit {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: RevealMetadata;
}

/**
 * Pays for storage of a contract in advance, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface IncreasePaidStorageWithResult extends IncreasePaidStorage {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: IncreasePaidStorageMetadata;
}

/**
 * Changes the key with which a baker signs blocks and votes, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UpdateConsensusKeyWithResult extends UpdateConsensusKey {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: UpdateKeyMetadata;
}

/**
 * Changes the key with which a baker with a BLS consensus key signs votes for the data availability layer,
 * with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UpdateCompanionKeyWithResult extends UpdateCompanionKey {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: UpdateKeyMetadata;
}

/**
 * Stores a value that scripts can refer to by its hash, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RegisterGlobalConstantWithResult extends RegisterGlobalConstant {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: RegisterGlobalConstantMetadata;
}

/**
 * Sends tickets of an account to another account or a contract, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TransferTicketWithResult extends TransferTicket {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: TransferTicketMetadata;
}

/**
 * Publishes a commitment to the content of a slot of the data availability layer, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalPublishCommitmentWithResult extends DalPublishCommitment {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: DalPublishCommitmentMetadata;
}

/**
 * Creates a smart rollup, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupOriginateWithResult extends SmartRollupOriginate {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: SmartRollupMetadata;
}

/**
 * Adds messages to the inbox that all smart rollups share, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupAddMessagesWithResult extends SmartRollupAddMessages {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: SmartRollupMetadata;
}

/**
 * Makes the commitment of a smart rollup final, after its time for refutations, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupCementWithResult extends SmartRollupCement {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: SmartRollupMetadata;
}

/**
 * Publishes a commitment to the state of a smart rollup, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupPublishWithResult extends SmartRollupPublish {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: SmartRollupMetadata;
}

/**
 * Starts a game against a commitment of a smart rollup, or makes a move in one, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupRefuteWithResult extends SmartRollupRefute {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: SmartRollupMetadata;
}

/**
 * Ends a game whose player did not move in time, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupTimeoutWithResult extends SmartRollupTimeout {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: SmartRollupMetadata;
}

/**
 * Executes messages that a smart rollup has sent to contracts, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupExecuteOutboxMessageWithResult extends SmartRollupExecuteOutboxMessage {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: SmartRollupMetadata;
}

/**
 * Returns the bond of an account that has no commitment left to defend, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupRecoverBondWithResult extends SmartRollupRecoverBond {
  /** What it did. Absent if the node no longer has it, or if the request omits it. */
  metadata?: SmartRollupMetadata;
}

/**
 * What a vote of bakers did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ConsensusMetadata {
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** The baker. */
  delegate?: PublicKeyHash;
  /** Power of the vote. */
  consensus_power?: ConsensusPower;
  /** Number of slots of an `endorsement`. */
  endorsement_power?: number;
  /** Number of slots of a `preendorsement`. */
  preendorsement_power?: number;
  /** Key with which the baker signed. */
  consensus_key?: PublicKeyHash;
  /** Slots of the baker, in blocks of earlier protocols. */
  slots?: number[];
  /** Bakers of an aggregated vote. */
  committee?: CommitteeMember[];
  /** Power of an aggregated vote. */
  total_consensus_power?: ConsensusPower;
}

/**
 * Power of a vote: since protocol 24 (Tallinn) slots and stake, before a number of slots.
 *
 * Source: Octez, protocol RPC of Seoul, Tallinn and Ushuaia.
 */
export type ConsensusPower = number | SlotsAndStake;

/**
 * Power of a vote.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SlotsAndStake {
  /** Number of slots. */
  slots: number;
  /** Stake in mutez; null until all bakers attest each block. */
  baking_power: Int64 | null;
}

/**
 * A baker that took part in an aggregated vote.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface CommitteeMember {
  /** The baker. */
  delegate: PublicKeyHash;
  /** Key with which it signed. */
  consensus_pkh: PublicKeyHash;
  /** Its power. */
  consensus_power: ConsensusPower;
}

/**
 * What evidence against a baker did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface EvidenceMetadata {
  /** Baker that is punished. */
  punished_delegate?: PublicKeyHash;
  /** Baker that is rewarded. */
  rewarded_delegate?: PublicKeyHash;
  /** Baker that may not bake any more, in blocks of earlier protocols. */
  forbidden_delegate?: PublicKeyHash;
  /** What the baker did. */
  misbehaviour?: Misbehaviour;
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
}

/**
 * What a baker did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Misbehaviour {
  /** Level at which it was. */
  level: number;
  /** Round in which it was. */
  round: number;
  /** What was signed twice. */
  kind: "attestation" | "block" | "preattestation";
}

/**
 * What an operation without a fee did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface AnonymousMetadata {
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Whether the receiver did not exist before. */
  allocated_destination_contract?: boolean;
}

/**
 * What an operation without further results did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RevealMetadata {
  /** Changes of balances by the fee. */
  balance_updates?: BalanceUpdate[];
  /** The result, distinguished by `status`. */
  operation_result: RevealOutcome;
  /** Operations that contracts emitted, in order of execution. */
  internal_operation_results?: InternalOperationWithResult[];
}

/**
 * What a `transaction` did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TransactionMetadata {
  /** Changes of balances by the fee. */
  balance_updates?: BalanceUpdate[];
  /** The result, distinguished by `status`. */
  operation_result: TransactionOutcome;
  /** Operations that contracts emitted, in order of execution. */
  internal_operation_results?: InternalOperationWithResult[];
}

/**
 * What a `origination` did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OriginationMetadata {
  /** Changes of balances by the fee. */
  balance_updates?: BalanceUpdate[];
  /** The result, distinguished by `status`. */
  operation_result: OriginationOutcome;
  /** Operations that contracts emitted, in order of execution. */
  internal_operation_results?: InternalOperationWithResult[];
}

/**
 * What a `delegation` did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DelegationMetadata {
  /** Changes of balances by the fee. */
  balance_updates?: BalanceUpdate[];
  /** The result, distinguished by `status`. */
  operation_result: DelegationOutcome;
  /** Operations that contracts emitted, in order of execution. */
  internal_operation_results?: InternalOperationWithResult[];
}

/**
 * What a `increase_paid_storage` did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface IncreasePaidStorageMetadata {
  /** Changes of balances by the fee. */
  balance_updates?: BalanceUpdate[];
  /** The result, distinguished by `status`. */
  operation_result: IncreasePaidStorageOutcome;
  /** Operations that contracts emitted, in order of execution. */
  internal_operation_results?: InternalOperationWithResult[];
}

/**
 * What a change of key did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UpdateKeyMetadata {
  /** Changes of balances by the fee. */
  balance_updates?: BalanceUpdate[];
  /** The result, distinguished by `status`. */
  operation_result: UpdateKeyOutcome;
  /** Operations that contracts emitted, in order of execution. */
  internal_operation_results?: InternalOperationWithResult[];
}

/**
 * What a `register_global_constant` did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RegisterGlobalConstantMetadata {
  /** Changes of balances by the fee. */
  balance_updates?: BalanceUpdate[];
  /** The result, distinguished by `status`. */
  operation_result: RegisterGlobalConstantOutcome;
  /** Operations that contracts emitted, in order of execution. */
  internal_operation_results?: InternalOperationWithResult[];
}

/**
 * What a `transfer_ticket` did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TransferTicketMetadata {
  /** Changes of balances by the fee. */
  balance_updates?: BalanceUpdate[];
  /** The result, distinguished by `status`. */
  operation_result: TransferTicketOutcome;
  /** Operations that contracts emitted, in order of execution. */
  internal_operation_results?: InternalOperationWithResult[];
}

/**
 * What a `dal_publish_commitment` did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalPublishCommitmentMetadata {
  /** Changes of balances by the fee. */
  balance_updates?: BalanceUpdate[];
  /** The result, distinguished by `status`. */
  operation_result: DalPublishCommitmentOutcome;
  /** Operations that contracts emitted, in order of execution. */
  internal_operation_results?: InternalOperationWithResult[];
}

/**
 * What an operation on smart rollups did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupMetadata {
  /** Changes of balances by the fee. */
  balance_updates?: BalanceUpdate[];
  /** The result, distinguished by `status`. */
  operation_result: SmartRollupOutcome;
  /** Operations that contracts emitted, in order of execution. */
  internal_operation_results?: InternalOperationWithResult[];
}

/**
 * A change of a balance: a movement between two places is two changes, whose sum is 0. `kind` and `category`
 * say where the tez was or is; categories of newer protocols are delivered unchanged.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BalanceUpdate {
  /** Place: `contract`, `freezer`, `accumulator`, `minted`, `burned`, `commitment` or `staking`. */
  kind: string;
  /** The change in mutez; of the staking pseudo-tokens, for `staking`. */
  change: MutezChange;
  /** Cause: `block`, `migration`, `subsidy`, `simulation` or `delayed_operation`. */
  origin: string;
  /** The account or contract, for `contract` and bonds. */
  contract?: Address;
  /** What it is for, such as `deposits`, `baking rewards` or `storage fees`. */
  category?: string;
  /** Whose deposit it is, for `freezer`. */
  staker?: BalanceStaker;
  /** The baker that lost rewards, or whose pseudo-tokens changed. */
  delegate?: PublicKeyHash;
  /** Account whose pseudo-tokens changed. */
  delegator?: Address;
  /** Whether rewards were lost because the baker did not take part enough. */
  participation?: boolean;
  /** Whether rewards were lost because the baker did not reveal a nonce. */
  revelation?: boolean;
  /** Blinded address of a contributor of the fundraiser. */
  committer?: string;
  /** What the bond is for. */
  bond_id?: BondId;
  /** Cycle of an unstaked deposit. */
  cycle?: number;
  /** Operation that caused a later change. */
  delayed_operation_hash?: OperationHash;
}

/**
 * Whose deposit a change is about: one of the fields, or `contract` with `delegate`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BalanceStaker {
  /** The staker. */
  contract?: Address;
  /** The baker with which it is staked. */
  delegate?: PublicKeyHash;
  /** Baker whose own stake it is. */
  baker_own_stake?: PublicKeyHash;
  /** Baker that receives its part of the rewards of its stakers. */
  baker_edge?: PublicKeyHash;
}

/**
 * What a bond is for.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BondId {
  /** The smart rollup. */
  smart_rollup?: RollupAddress;
}

/**
 * Change of the tickets of accounts.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TicketUpdate {
  /** Which tickets. */
  ticket_token: Ticket;
  /** Changes by account. */
  updates: TicketAmount[];
}

/**
 * A kind of ticket.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Ticket {
  /** Contract that created the tickets. */
  ticketer: Address;
  /** Type of the content. */
  content_type: Micheline;
  /** The content. */
  content: Micheline;
}

/**
 * Change of an account's tickets.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TicketAmount {
  /** The account. */
  account: Destination;
  /** Change of the number of tickets. */
  amount: BigInteger;
}

/**
 * Change of a big map or a Sapling state, distinguished by `kind`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type LazyStorageDiff = BigMapDiff | SaplingStateDiff;

/**
 * Change of a big map.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BigMapDiff {
  /** Marks a big map. */
  kind: "big_map";
  /** Number of the big map. */
  id: BigInteger;
  /** The change. */
  diff: BigMapChange;
}

/**
 * What happened to a big map, distinguished by `action`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type BigMapChange = BigMapUpdate | BigMapRemove | BigMapCopy | BigMapAlloc;

/**
 * Some keys of a big map changed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BigMapUpdate {
  /** Marks an update. */
  action: "update";
  /** The changed keys. */
  updates: BigMapEntry[];
}

/**
 * A big map was removed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BigMapRemove {
  /** Marks a removal. */
  action: "remove";
}

/**
 * A big map was created as a copy of another.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BigMapCopy {
  /** Marks a copy. */
  action: "copy";
  /** Number of the other big map. */
  source: BigInteger;
  /** Keys that differ. */
  updates: BigMapEntry[];
}

/**
 * A big map was created.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BigMapAlloc {
  /** Marks a creation. */
  action: "alloc";
  /** The initial keys. */
  updates: BigMapEntry[];
  /** Type of the keys. */
  key_type: Micheline;
  /** Type of the values. */
  value_type: Micheline;
}

/**
 * A key of a big map with its new value.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BigMapEntry {
  /** Hash of the key. */
  key_hash: ScriptExprHash;
  /** The key. */
  key: Micheline;
  /** The new value. Absent if the key was removed. */
  value?: Micheline;
}

/**
 * Change of a Sapling state, which holds shielded balances.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SaplingStateDiff {
  /** Marks a Sapling state. */
  kind: "sapling_state";
  /** Number of the state. */
  id: BigInteger;
  /** The change. */
  diff: SaplingChange;
}

/**
 * What happened to a Sapling state.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SaplingChange {
  /** What happened. */
  action: "alloc" | "copy" | "remove" | "update";
  /** Number of the copied state. */
  source?: BigInteger;
  /** What was added to the state. */
  updates?: SaplingUpdates;
  /** Bytes of memos. */
  memo_size?: number;
}

/**
 * Additions to a Sapling state.
 *
 * Source: Octez, protocol RPC of Ushuaia; Sapling, storage.
 */
export interface SaplingUpdates {
  /** Pairs of a commitment and its ciphertext. */
  commitments_and_ciphertexts: SaplingOutput[];
  /** Nullifiers of spent commitments. */
  nullifiers: Hex[];
}

/**
 * A commitment, and its ciphertext.
 *
 * Source: Octez, protocol RPC of Ushuaia; Sapling, storage.
 */
export type SaplingOutput = [Hex, SaplingCiphertext];

/**
 * An encrypted output.
 *
 * Source: Octez, protocol RPC of Ushuaia; Sapling, storage.
 */
export interface SaplingCiphertext {
  /** Commitment to the value. */
  cv: Hex;
  /** Ephemeral public key. */
  epk: Hex;
  /** Ciphertext for the recipient. */
  payload_enc: Hex;
  /** Nonce of the ciphertext for the recipient. */
  nonce_enc: Hex;
  /** Ciphertext for the sender. */
  payload_out: Hex;
  /** Nonce of the ciphertext for the sender. */
  nonce_out: Hex;
}

/**
 * The operation failed. What the same operation did before is `backtracked`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OperationFailed {
  /** Marks a failure. */
  status: "failed";
  /** Why. */
  errors: NodeErrors;
}

/**
 * The operation was not executed, because one before it failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OperationSkipped {
  /** Marks a skipped operation. */
  status: "skipped";
}

/**
 * Result of an operation without further results that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RevealApplied {
  status: "applied";
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
}

/**
 * Result of an operation without further results that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RevealBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
}

/**
 * Result of an operation without further results, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type RevealOutcome = RevealApplied | OperationFailed | OperationSkipped | RevealBacktracked;

/**
 * Result of a transaction that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TransactionApplied {
  status: "applied";
  /** Storage of the contract after the call. */
  storage?: Micheline;
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Changes of tickets. */
  ticket_updates?: TicketUpdate[];
  /** Contracts that were created. */
  originated_contracts?: ContractAddress[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Bytes of the contract's code and storage after the call. */
  storage_size?: BigInteger;
  /** Bytes that were paid for by the call. */
  paid_storage_size_diff?: BigInteger;
  /** Whether the receiver did not exist before. */
  allocated_destination_contract?: boolean;
  /** Changes of big maps and Sapling states. */
  lazy_storage_diff?: LazyStorageDiff[];
  /** Addresses that received an index. */
  address_registry_diff?: AddressIndex[];
}

/**
 * Result of a transaction that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TransactionBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** Storage of the contract after the call. */
  storage?: Micheline;
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Changes of tickets. */
  ticket_updates?: TicketUpdate[];
  /** Contracts that were created. */
  originated_contracts?: ContractAddress[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Bytes of the contract's code and storage after the call. */
  storage_size?: BigInteger;
  /** Bytes that were paid for by the call. */
  paid_storage_size_diff?: BigInteger;
  /** Whether the receiver did not exist before. */
  allocated_destination_contract?: boolean;
  /** Changes of big maps and Sapling states. */
  lazy_storage_diff?: LazyStorageDiff[];
  /** Addresses that received an index. */
  address_registry_diff?: AddressIndex[];
}

/**
 * Result of a transaction, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type TransactionOutcome =
  | TransactionApplied
  | OperationFailed
  | OperationSkipped
  | TransactionBacktracked;

/**
 * Result of an origination that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OriginationApplied {
  status: "applied";
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** The contract. */
  originated_contracts?: ContractAddress[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Bytes of the contract's code and storage. */
  storage_size?: BigInteger;
  /** Bytes that were paid for. */
  paid_storage_size_diff?: BigInteger;
  /** Changes of big maps and Sapling states. */
  lazy_storage_diff?: LazyStorageDiff[];
}

/**
 * Result of an origination that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OriginationBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** The contract. */
  originated_contracts?: ContractAddress[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Bytes of the contract's code and storage. */
  storage_size?: BigInteger;
  /** Bytes that were paid for. */
  paid_storage_size_diff?: BigInteger;
  /** Changes of big maps and Sapling states. */
  lazy_storage_diff?: LazyStorageDiff[];
}

/**
 * Result of an origination, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OriginationOutcome =
  | OriginationApplied
  | OperationFailed
  | OperationSkipped
  | OriginationBacktracked;

/**
 * Result of a delegation that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DelegationApplied {
  status: "applied";
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Changes of balances, if the change of baker ended staking. */
  balance_updates?: BalanceUpdate[];
}

/**
 * Result of a delegation that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DelegationBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Changes of balances, if the change of baker ended staking. */
  balance_updates?: BalanceUpdate[];
}

/**
 * Result of a delegation, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type DelegationOutcome =
  | DelegationApplied
  | OperationFailed
  | OperationSkipped
  | DelegationBacktracked;

/**
 * Result of an event that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface EventApplied {
  status: "applied";
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
}

/**
 * Result of an event that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface EventBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
}

/**
 * Result of an event, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type EventOutcome = EventApplied | OperationFailed | OperationSkipped | EventBacktracked;

/**
 * Result of a change of key that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UpdateKeyApplied {
  status: "applied";
  /** Whether the key is a companion key. */
  kind?: boolean;
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
}

/**
 * Result of a change of key that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UpdateKeyBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** Whether the key is a companion key. */
  kind?: boolean;
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
}

/**
 * Result of a change of key, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type UpdateKeyOutcome = UpdateKeyApplied | OperationFailed | OperationSkipped | UpdateKeyBacktracked;

/**
 * Result of a register global constant that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RegisterGlobalConstantApplied {
  status: "applied";
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Bytes of the value. */
  storage_size?: BigInteger;
  /** Hash by which scripts refer to the value. */
  global_address?: ScriptExprHash;
}

/**
 * Result of a register global constant that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RegisterGlobalConstantBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Bytes of the value. */
  storage_size?: BigInteger;
  /** Hash by which scripts refer to the value. */
  global_address?: ScriptExprHash;
}

/**
 * Result of a register global constant, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type RegisterGlobalConstantOutcome =
  | RegisterGlobalConstantApplied
  | OperationFailed
  | OperationSkipped
  | RegisterGlobalConstantBacktracked;

/**
 * Result of an increase paid storage that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface IncreasePaidStorageApplied {
  status: "applied";
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
}

/**
 * Result of an increase paid storage that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface IncreasePaidStorageBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
}

/**
 * Result of an increase paid storage, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type IncreasePaidStorageOutcome =
  | IncreasePaidStorageApplied
  | OperationFailed
  | OperationSkipped
  | IncreasePaidStorageBacktracked;

/**
 * Result of a transfer ticket that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TransferTicketApplied {
  status: "applied";
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Changes of tickets. */
  ticket_updates?: TicketUpdate[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Bytes that were paid for. */
  paid_storage_size_diff?: BigInteger;
}

/**
 * Result of a transfer ticket that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TransferTicketBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Changes of tickets. */
  ticket_updates?: TicketUpdate[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** Bytes that were paid for. */
  paid_storage_size_diff?: BigInteger;
}

/**
 * Result of a transfer ticket, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type TransferTicketOutcome =
  | TransferTicketApplied
  | OperationFailed
  | OperationSkipped
  | TransferTicketBacktracked;

/**
 * Result of a dal publish commitment that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalPublishCommitmentApplied {
  status: "applied";
  /** The published slot. */
  slot_header?: DalSlotHeader;
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
}

/**
 * Result of a dal publish commitment that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalPublishCommitmentBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** The published slot. */
  slot_header?: DalSlotHeader;
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
}

/**
 * Result of a dal publish commitment, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type DalPublishCommitmentOutcome =
  | DalPublishCommitmentApplied
  | OperationFailed
  | OperationSkipped
  | DalPublishCommitmentBacktracked;

/**
 * Result of an operation on smart rollups that was applied.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupApplied {
  status: "applied";
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** The created rollup, for `smart_rollup_originate`. */
  address?: RollupAddress;
  /** Its first commitment, for `smart_rollup_originate`. */
  genesis_commitment_hash?: CommitmentHash;
  /** Bytes of the rollup, for `smart_rollup_originate`. */
  size?: BigInteger;
  /** The commitment, for `smart_rollup_publish`. */
  staked_hash?: CommitmentHash;
  /** Level of the first publication of the commitment, for `smart_rollup_publish`. */
  published_at_level?: number;
  /** Level of the inbox, for `smart_rollup_cement`. */
  inbox_level?: number;
  /** The final commitment, for `smart_rollup_cement`. */
  commitment_hash?: CommitmentHash;
  /**
   * State of the game, for `smart_rollup_refute` and `smart_rollup_timeout`: `ongoing`, or an object with the
   * `result`.
   */
  game_status?: unknown;
  /** Changes of tickets, for `smart_rollup_execute_outbox_message`. */
  ticket_updates?: TicketUpdate[];
  /** Change of the accounts that may publish, for `smart_rollup_execute_outbox_message`. */
  whitelist_update?: unknown;
  /** Bytes that were paid for, for `smart_rollup_execute_outbox_message`. */
  paid_storage_size_diff?: BigInteger;
}

/**
 * Result of an operation on smart rollups that was undone, because a later operation failed.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupBacktracked {
  status: "backtracked";
  /** Errors, if it was undone for one of its own. */
  errors?: NodeErrors;
  /** Changes of balances. */
  balance_updates?: BalanceUpdate[];
  /** Gas that was used, in thousandths. */
  consumed_milligas?: Natural;
  /** The created rollup, for `smart_rollup_originate`. */
  address?: RollupAddress;
  /** Its first commitment, for `smart_rollup_originate`. */
  genesis_commitment_hash?: CommitmentHash;
  /** Bytes of the rollup, for `smart_rollup_originate`. */
  size?: BigInteger;
  /** The commitment, for `smart_rollup_publish`. */
  staked_hash?: CommitmentHash;
  /** Level of the first publication of the commitment, for `smart_rollup_publish`. */
  published_at_level?: number;
  /** Level of the inbox, for `smart_rollup_cement`. */
  inbox_level?: number;
  /** The final commitment, for `smart_rollup_cement`. */
  commitment_hash?: CommitmentHash;
  /**
   * State of the game, for `smart_rollup_refute` and `smart_rollup_timeout`: `ongoing`, or an object with the
   * `result`.
   */
  game_status?: unknown;
  /** Changes of tickets, for `smart_rollup_execute_outbox_message`. */
  ticket_updates?: TicketUpdate[];
  /** Change of the accounts that may publish, for `smart_rollup_execute_outbox_message`. */
  whitelist_update?: unknown;
  /** Bytes that were paid for, for `smart_rollup_execute_outbox_message`. */
  paid_storage_size_diff?: BigInteger;
}

/**
 * Result of an operation on smart rollups, distinguished by `status`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type SmartRollupOutcome =
  | SmartRollupApplied
  | OperationFailed
  | OperationSkipped
  | SmartRollupBacktracked;

/**
 * An address and its index.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface AddressIndex {
  /** The address. */
  address: Destination;
  /** The index. */
  index: BigInteger;
}

/**
 * A published slot of the data availability layer.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalSlotHeader {
  /** Version of the form. */
  version: string;
  /** Level at which it was published. */
  level: number;
  /** Number of the slot. */
  index: number;
  /** Commitment to its content. */
  commitment: DalCommitment;
}

/**
 * A transfer or call by a contract.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface InternalTransaction {
  kind: "transaction";
  /** Contract that emitted it. */
  source: Destination;
  /** Number of the operation among those that the transaction emitted. */
  nonce: number;
  /** Amount in mutez. */
  amount: Mutez;
  /** Receiver. */
  destination: Destination;
  /** Entrypoint and argument of the call. */
  parameters?: TransactionParameters;
}

/**
 * A transfer or call by a contract, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface InternalTransactionWithResult extends InternalTransaction {
  /** The result, distinguished by `status`. */
  result: TransactionOutcome;
}

/**
 * Creation of a contract by a contract.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface InternalOrigination {
  kind: "origination";
  /** Contract that emitted it. */
  source: Destination;
  /** Number of the operation among those that the transaction emitted. */
  nonce: number;
  /** Amount in mutez that the contract starts with. */
  balance: Mutez;
  /** Baker to which it delegates. */
  delegate?: PublicKeyHash;
  /** Code and initial storage. */
  script: Script;
}

/**
 * Creation of a contract by a contract, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface InternalOriginationWithResult extends InternalOrigination {
  /** The result, distinguished by `status`. */
  result: OriginationOutcome;
}

/**
 * Change of a contract's baker by itself.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface InternalDelegation {
  kind: "delegation";
  /** Contract that emitted it. */
  source: Destination;
  /** Number of the operation among those that the transaction emitted. */
  nonce: number;
  /** The baker. Absent, to end the delegation. */
  delegate?: PublicKeyHash;
}

/**
 * Change of a contract's baker by itself, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface InternalDelegationWithResult extends InternalDelegation {
  /** The result, distinguished by `status`. */
  result: DelegationOutcome;
}

/**
 * An event that a contract emits.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface InternalEvent {
  kind: "event";
  /** Contract that emitted it. */
  source: Destination;
  /** Number of the operation among those that the transaction emitted. */
  nonce: number;
  /** Type of the content. */
  type: Micheline;
  /** Name of the event. */
  tag?: string;
  /** The content. */
  payload?: Micheline;
}

/**
 * An event that a contract emits, with its result.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface InternalEventWithResult extends InternalEvent {
  /** The result, distinguished by `status`. */
  result: EventOutcome;
}

/**
 * An operation that a contract emits, distinguished by `kind`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type InternalOperation =
  | InternalTransaction
  | InternalOrigination
  | InternalDelegation
  | InternalEvent;

/**
 * An operation that a contract emitted, with its result, distinguished by `kind`.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type InternalOperationWithResult =
  | InternalTransactionWithResult
  | InternalOriginationWithResult
  | InternalDelegationWithResult
  | InternalEventWithResult;

/**
 * Hashes of blocks: for each head, its hash and those of the blocks before it.
 *
 * Source: Octez, shell RPC.
 */
export type BlockHashLists = BlockHash[][];

/**
 * How far the node has caught up.
 *
 * Source: Octez, shell RPC.
 */
export interface BootstrapStatus {
  /** Whether the node has caught up. */
  bootstrapped: boolean;
  /** Whether the node agrees with its peers: `stuck` if the peers have had no newer block for a long time. */
  sync_state: "synced" | "unsynced" | "stuck";
}

/**
 * A block and its level.
 *
 * Source: Octez, shell RPC.
 */
export interface BlockLocation {
  /** Hash of the block. */
  block_hash: BlockHash;
  /** Level of the block. */
  level: number;
}

/**
 * A block that the node rejected.
 *
 * Source: Octez, shell RPC.
 */
export interface InvalidBlock {
  /** Hash of the block. */
  block: BlockHash;
  /** Level of the block. */
  level: number;
  /** Why it was rejected. */
  errors: NodeErrors;
}

/**
 * Blocks that the node rejected.
 *
 * Source: Octez, shell RPC.
 */
export type InvalidBlocks = InvalidBlock[];

/**
 * A protocol and the block that activated it.
 *
 * Source: Octez, shell RPC.
 */
export interface ProtocolActivation {
  /** The protocol. */
  protocol: ProtocolHash;
  /** Number of protocol changes up to it. */
  proto_level: number;
  /** The block. */
  activation_block: BlockLocation;
}

/**
 * Protocols of a chain, oldest first.
 *
 * Source: Octez, shell RPC.
 */
export type ProtocolActivations = ProtocolActivation[];

/**
 * Versions of a node's software and of its network.
 *
 * Source: Octez, shell RPC.
 */
export interface NodeVersion {
  /** Version of the software. */
  version: SoftwareVersion;
  /** Version of the network. */
  network_version: NetworkVersion;
  /** Source of the software. */
  commit_info?: CommitInfo | null;
}

/**
 * Version of a node's software.
 *
 * Source: Octez, shell RPC.
 */
export interface SoftwareVersion {
  /** Name of the software. */
  product?: string;
  /** Major version. */
  major: number;
  /** Minor version. */
  minor: number;
  /** Build of the version. */
  build?: number;
  /** `release`, `dev`, or an object with the number of a release candidate or beta. */
  additional_info: unknown;
}

/**
 * Version of a network's messages.
 *
 * Source: Octez, shell RPC.
 */
export interface NetworkVersion {
  /** Name of the network. */
  chain_name: string;
  /** Version of the messages about blocks and operations. */
  distributed_db_version: number;
  /** Version of the messages between peers. */
  p2p_version: number;
}

/**
 * Source that software was built from.
 *
 * Source: Octez, shell RPC.
 */
export interface CommitInfo {
  /** Start of the commit's hash. */
  commit_hash: string;
  /** Time of the commit. */
  commit_date: string;
}

/**
 * How much history a node keeps.
 *
 * Source: Octez, shell RPC.
 */
export interface HistoryMode {
  /** `archive`, or an object `full` or `rolling` with the number of additional cycles. */
  history_mode: unknown;
  /** Cycles whose blocks the protocol needs. */
  blocks_preservation_cycles?: number | null;
}

/**
 * A change of the protocol without a vote.
 *
 * Source: Octez, shell RPC.
 */
export interface UserActivatedUpgrade {
  /** Level at which it changes. */
  level: number;
  /** The protocol from then on. */
  replacement_protocol: ProtocolHash;
}

/**
 * Changes of the protocol without a vote.
 *
 * Source: Octez, shell RPC.
 */
export type UserActivatedUpgrades = UserActivatedUpgrade[];

/**
 * A protocol that nodes replace.
 *
 * Source: Octez, shell RPC.
 */
export interface UserActivatedProtocolOverride {
  /** The protocol that was voted for. */
  replaced_protocol: ProtocolHash;
  /** The protocol that is used. */
  replacement_protocol: ProtocolHash;
}

/**
 * Protocols that nodes replace.
 *
 * Source: Octez, shell RPC.
 */
export type UserActivatedProtocolOverrides = UserActivatedProtocolOverride[];

/**
 * Hashes of protocols.
 *
 * Source: Octez, shell RPC.
 */
export type KnownProtocols = ProtocolHash[];

/**
 * Whether a node can respond.
 *
 * Source: Octez, shell RPC.
 */
export interface Readiness {
  /** Whether it is ready. */
  ready: boolean;
}

/**
 * Addresses of accounts and contracts.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type Addresses = Address[];

/**
 * Amount in mutez, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalMutez = Mutez | null;

/**
 * Integer of any size as decimal text, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalBigInteger = BigInteger | null;

/**
 * Natural number as decimal text, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalNatural = Natural | null;

/**
 * Number, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalInteger = Integer | null;

/**
 * Value in Micheline, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalMicheline = Micheline | null;

/**
 * Code and storage of a contract, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalScript = Script | null;

/**
 * Public key, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalPublicKey = PublicKey | null;

/**
 * Requests to unstake, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalUnstakeRequests = UnstakeRequests | null;

/**
 * State of an account or contract.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Contract {
  /** What it can spend, in mutez. */
  balance: Mutez;
  /** Its baker. Absent if it has none. */
  delegate?: PublicKeyHash;
  /** Code and storage. Absent for an account. */
  script?: Script;
  /** Counter of an account. Absent for a contract. */
  counter?: Natural;
  /** Whether the public key of an account was revealed. */
  revealed?: boolean;
}

/**
 * Requests of an account to unstake.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UnstakeRequests {
  /** Amounts that can be withdrawn. */
  finalizable: FinalizableUnstake[];
  /** Amounts that have to wait. */
  unfinalizable: UnfinalizableUnstakes;
}

/**
 * An amount that can be withdrawn.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface FinalizableUnstake {
  /** Baker with which it was staked. */
  delegate: PublicKeyHash;
  /** Cycle of the request. */
  cycle: number;
  /** Amount in mutez. */
  amount: Mutez;
}

/**
 * Amounts that have to wait.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UnfinalizableUnstakes {
  /** Baker with which they were staked. */
  delegate: PublicKeyHash;
  /** The amounts. */
  requests: UnfinalizableUnstake[];
}

/**
 * An amount that has to wait.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UnfinalizableUnstake {
  /** Cycle of the request. */
  cycle: number;
  /** Amount in mutez. */
  amount: Mutez;
}

/**
 * Form of a value.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ValueForm {
  /** How values are written. */
  unparsing_mode: UnparsingMode;
}

/**
 * Form of a script.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ScriptForm {
  /** How values are written. */
  unparsing_mode: UnparsingMode;
  /** Whether types are written in their normal form. */
  normalize_types?: boolean;
}

/**
 * How values are written: `Readable` has addresses and times as texts, `Optimized` as bytes and numbers, and
 * `Optimized_legacy` as earlier protocols did.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type UnparsingMode = "Readable" | "Optimized" | "Optimized_legacy";

/**
 * Entrypoints of a contract.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Entrypoints {
  /** Places in the type of the parameter that no entrypoint leads to. */
  unreachable?: UnreachableEntrypoint[];
  /** The type of the argument, by entrypoint. */
  entrypoints: Record<string, Micheline>;
}

/**
 * A place in the type of the parameter that no entrypoint leads to.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UnreachableEntrypoint {
  /** Steps to the place: `Left` or `Right`. */
  path: string[];
}

/**
 * Tickets of a kind that a contract owns.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TicketBalance {
  /** Contract that created the tickets. */
  ticketer: Address;
  /** Type of the content. */
  content_type: Micheline;
  /** The content. */
  content: Micheline;
  /** Number of tickets. */
  amount: Natural;
}

/**
 * Tickets that a contract owns.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type TicketBalances = TicketBalance[];

/**
 * A kind of ticket.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TicketKind {
  /** Contract that created the tickets. */
  ticketer: Address;
  /** Type of the content. */
  content_type: Micheline;
  /** The content. */
  content: Micheline;
}

/**
 * A key of a big map.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BigMapKey {
  /** The key. */
  key: Micheline;
  /** Type of the key. */
  type: Micheline;
}

/**
 * Changes of a Sapling state.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SaplingDiff {
  /** Root of the tree of commitments. */
  root: Hex;
  /** Pairs of a commitment and its ciphertext. */
  commitments_and_ciphertexts: SaplingOutput[];
  /** Nullifiers of spent commitments. */
  nullifiers: Hex[];
}

/**
 * Contracts in a cache with their sizes in bytes.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type CachedContracts = [ContractAddress, Integer][];

/**
 * Addresses of bakers.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type Bakers = PublicKeyHash[];

/**
 * Everything about a baker. Blocks of protocols before 22 (Rio) have other fields.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Baker {
  /** Whether it is inactive. */
  deactivated: boolean;
  /** Whether it may not bake because of what it did. */
  is_forbidden: boolean;
  /** How much it has attested in this cycle. */
  participation: Participation;
  /** How much it has attested slots of the data availability layer. */
  dal_participation?: DalParticipation;
  /** Cycle after which it becomes inactive if it does nothing. */
  grace_period: number;
  /** Terms on which it accepts stake of others. */
  active_staking_parameters: StakingParameters;
  /** Terms of later cycles. */
  pending_staking_parameters: PendingStakingParameters[];
  /** Power in the current cycle. */
  baking_power: Int64;
  /** All that is staked with it, in mutez. */
  total_staked: Mutez;
  /** All that is delegated to it, in mutez. */
  total_delegated: Mutez;
  /** The least that was delegated to it in this cycle. */
  min_delegated_in_current_cycle: MinDelegated;
  /** All that it owns, in mutez. */
  own_full_balance: Mutez;
  /** What it has staked itself, in mutez. */
  own_staked: Mutez;
  /** What it owns and has not staked, in mutez. */
  own_delegated: Mutez;
  /** What others have staked, in mutez. */
  external_staked: Mutez;
  /** What others have delegated, in mutez. */
  external_delegated: Mutez;
  /** What was unstaked, by cycle. */
  total_unstaked_per_cycle: UnstakedDeposit[];
  /** What it is accused of. */
  denunciations: Denunciation[];
  /** What it and those who stake with it will lose, in mutez. */
  estimated_shared_pending_slashed_amount: Mutez;
  /** Pseudo-tokens of all who stake with it. */
  staking_denominator: Natural;
  /** Power in votes as it is now. */
  current_voting_power: Int64;
  /** Power in votes of this period. */
  voting_power: Int64;
  /** How it takes part in the current vote. */
  voting_info: VotingInfo;
  /** Keys with which it signs. */
  consensus_key: ConsensusKeys;
  /** Its companion keys. */
  companion_key?: CompanionKeys;
  /** Accounts that stake with it. */
  stakers: Staker[];
  /** Accounts that delegate to it. */
  delegators: Address[];
}

/**
 * How much a baker has attested in a cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Participation {
  /** Slots that it is expected to attest. */
  expected_cycle_activity: number;
  /** Slots that it has to attest to be rewarded. */
  minimal_cycle_activity: number;
  /** Slots that it missed. */
  missed_slots: number;
  /** Levels at which it missed its slots. */
  missed_levels: number;
  /** Slots that it may still miss. */
  remaining_allowed_missed_slots: number;
  /** Rewards if it attests enough, in mutez. */
  expected_attesting_rewards: Mutez;
}

/**
 * How much a baker has attested slots of the data availability layer in a cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalParticipation {
  /** Shards of each slot that it is expected to check. */
  expected_assigned_shards_per_slot: number;
  /** Slots that it attested. */
  delegate_attested_dal_slots: number;
  /** Slots that it could have attested. */
  delegate_attestable_dal_slots: number;
  /** Rewards if it attests enough, in mutez. */
  expected_dal_rewards: Mutez;
  /** Whether it attests enough to be rewarded. */
  sufficient_dal_participation: boolean;
  /** Whether it is accused of having attested a trap. */
  denounced: boolean;
}

/**
 * Terms on which a baker accepts stake of others.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface StakingParameters {
  /** Stake of others that it accepts, as millionths of its own. */
  limit_of_staking_over_baking_millionth: number;
  /** Its part of the rewards for the stake of others, in billionths. */
  edge_of_baking_over_staking_billionth: number;
}

/**
 * Terms of a later cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface PendingStakingParameters {
  /** Cycle from which they apply. */
  cycle: number;
  /** The terms. */
  parameters: StakingParameters;
}

/**
 * Terms of later cycles.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type PendingStakingParametersList = PendingStakingParameters[];

/**
 * Terms on which a baker accepts stake of sTez.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface StezParameters {
  /** Its part of the rewards, in millionths. */
  edge_of_stez_staking_over_baking_millionth: number;
  /** Stake of sTez that it accepts, as billionths of direct stake. */
  ratio_of_stez_staking_over_direct_staking_billionth: number;
}

/**
 * Terms on which a baker accepts stake of sTez, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalStezParameters = StezParameters | null;

/**
 * Terms of a later cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface PendingStezParameters {
  /** Cycle from which they apply. */
  cycle: number;
  /** The change. */
  parameters: StezChange;
}

/**
 * Terms of later cycles.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type PendingStezParametersList = PendingStezParameters[];

/**
 * Change of the terms.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface StezChange {
  /** `update` or `unregister`. */
  kind: string;
  /** The terms, for `update`. */
  parameters?: StezParameters;
}

/**
 * The least that was delegated to a baker in a cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface MinDelegated {
  /** The amount in mutez. */
  amount: Mutez;
  /** When it was. Absent if it has not changed in the cycle. */
  level?: Level;
}

/**
 * What was unstaked in a cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UnstakedDeposit {
  /** The cycle. */
  cycle: number;
  /** The amount in mutez. */
  deposit: Mutez;
}

/**
 * What was unstaked, by cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type UnstakedDeposits = UnstakedDeposit[];

/**
 * An account that stakes with a baker.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Staker {
  /** The account. */
  staker: PublicKeyHash;
  /** Its stake in mutez. */
  frozen_deposits: Mutez;
}

/**
 * Accounts that stake with a baker.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type Stakers = Staker[];

/**
 * How a baker takes part in the current vote.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface VotingInfo {
  /** Power in the vote. */
  voting_power?: Int64;
  /** Its vote. */
  current_ballot?: "nay" | "yay" | "pass";
  /** Proposals that it supports. */
  current_proposals?: ProtocolHash[];
  /** Number of proposals that it may still support. */
  remaining_proposals?: number;
}

/**
 * Keys with which a baker signs.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ConsensusKeys {
  /** The current key. */
  active: ConsensusKey;
  /** Keys of later cycles. */
  pendings?: PendingConsensusKey[];
}

/**
 * A key with which a baker signs.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ConsensusKey {
  /** Hash of the key. */
  pkh: PublicKeyHash;
  /** The key. */
  pk: PublicKey;
}

/**
 * A key of a later cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface PendingConsensusKey {
  /** Cycle from which it is used. */
  cycle: number;
  /** Hash of the key. */
  pkh: PublicKeyHash;
  /** The key. */
  pk: PublicKey;
}

/**
 * Companion keys of a baker with a BLS consensus key.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface CompanionKeys {
  /** The current key; null if there is none. */
  active: ConsensusKey | null;
  /** Keys of later cycles. */
  pendings?: PendingConsensusKey[];
}

/**
 * What a baker is accused of.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Denunciation {
  /** Operation with the evidence. */
  operation_hash: OperationHash;
  /** Baker that included it. */
  rewarded: PublicKeyHash;
  /** What the baker did. */
  misbehaviour: Misbehaviour;
}

/**
 * What a baker is accused of.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type Denunciations = Denunciation[];

/**
 * What a baker is accused of.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BakerDenunciation {
  /** The baker. */
  slashed_delegate: PublicKeyHash;
  /** Operation with the evidence. */
  operation_hash: OperationHash;
  /** Baker that included it. */
  rewarded: PublicKeyHash;
  /** What the baker did. */
  misbehaviour: Misbehaviour;
}

/**
 * What bakers are accused of.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type BakerDenunciations = BakerDenunciation[];

/**
 * Constants of a protocol. Which there are depends on the protocol; those of newer protocols are delivered
 * unchanged.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Constants {
  /** Bytes of the proof of work. */
  proof_of_work_nonce_size?: number;
  /** Bytes of a nonce. */
  nonce_length?: number;
  /** Maximum bytes of an operation. */
  max_operation_data_length?: number;
  /** Maximum number of nodes of a value. */
  max_micheline_node_count?: number;
  /** Maximum size of a type. */
  michelson_maximum_type_size?: number;
  /** Cycles between the computation of rights and their use. */
  consensus_rights_delay: number;
  /** Cycles whose blocks nodes have to keep. */
  blocks_preservation_cycles: number;
  /** Cycles until new terms of a baker apply. */
  delegate_parameters_activation_delay: number;
  /** Blocks in a cycle. */
  blocks_per_cycle: number;
  /** Blocks from one commitment to a nonce to the next. */
  blocks_per_commitment: number;
  /** Blocks of a cycle in which nonces can be revealed. */
  nonce_revelation_threshold: number;
  /** Cycles in a voting period. */
  cycles_per_voting_period: number;
  /** Maximum gas of an operation. */
  hard_gas_limit_per_operation: BigInteger;
  /** Maximum gas of a block. */
  hard_gas_limit_per_block: BigInteger;
  /** Difficulty of the proof of work. */
  proof_of_work_threshold: Int64;
  /** Stake that a baker needs, in mutez. */
  minimal_stake: Mutez;
  /** Stake of its own that a baker needs, in mutez. */
  minimal_frozen_stake: Mutez;
  /** Bytes that the creation of an account or contract costs. */
  origination_size: number;
  /** Price of a byte of storage in mutez. */
  cost_per_byte: Mutez;
  /** Maximum bytes of storage that an operation may add. */
  hard_storage_limit_per_operation: BigInteger;
  /** Minimum quorum of votes, in hundredths of a percent. */
  quorum_min: number;
  /** Maximum quorum of votes, in hundredths of a percent. */
  quorum_max: number;
  /** Minimum support of a proposal, in hundredths of a percent. */
  min_proposal_quorum: number;
  /** Subsidy for liquidity in a minute, in mutez. */
  liquidity_baking_subsidy?: Mutez;
  /** Average of votes from which the subsidy stops. */
  liquidity_baking_toggle_ema_threshold: number;
  /** Blocks after its branch during which an operation may be included. */
  max_operations_time_to_live: number;
  /** Seconds between blocks. */
  minimal_block_delay: Int64;
  /** Seconds by which each round is longer than the one before. */
  delay_increment_per_round: Int64;
  /** Slots of attestations of a block. */
  consensus_committee_size: number;
  /** Slots that have to attest a block. */
  consensus_threshold_size?: number;
  /** Delegation that counts, as a multiple of a baker's stake. */
  limit_of_delegation_over_baking: number;
  /** Stake of others that counts, as a multiple of a baker's stake. */
  global_limit_of_staking_over_baking?: number;
  /** How many times more stake counts than delegation. */
  edge_of_staking_over_delegation?: number;
  /** Constants of the data availability layer. */
  dal_parametric?: unknown;
  /** How issuance is divided. */
  issuance_weights?: unknown;
  /** How issuance follows the stake. */
  adaptive_rewards_params?: unknown;
  /** Bond for a commitment of a smart rollup, in mutez. */
  smart_rollup_stake_amount?: Mutez;
  /** Blocks in which a commitment can be refuted. */
  smart_rollup_challenge_window_in_blocks?: number;
  /** Blocks between commitments. */
  smart_rollup_commitment_period_in_blocks?: number;
}

/**
 * A JSON Schema of the errors of a protocol.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ErrorSchema {
  /** A schema for each error. */
  oneOf?: unknown[];
}

/**
 * Tez that are staked.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TotalStaked {
  /** Stake of bakers, in mutez. */
  delegates: Mutez;
  /** Stake of others, in mutez. */
  delegators: Mutez;
  /** Stake above what bakers accept, in mutez. */
  overstaked: Mutez;
}

/**
 * Parts of the issuance of a year.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface YearlyRateDetails {
  /** Part that depends on the stake alone. */
  static: Ratio;
  /** Part that grows or falls while the stake is not near its target. */
  dynamic: Ratio;
}

/**
 * Rewards of a cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ExpectedIssuance {
  /** The cycle. */
  cycle: number;
  /** Reward for a block, in mutez. */
  baking_reward_fixed_portion: Mutez;
  /** Bonus for a block with all attestations, in mutez. */
  baking_reward_bonus_per_block?: Mutez;
  /** Bonus for each attested slot above the threshold, in mutez, in earlier protocols. */
  baking_reward_bonus_per_slot?: Mutez;
  /** Rewards for attestations of a block, in mutez. */
  attesting_reward_per_block?: Mutez;
  /** Reward for a slot, in mutez, in earlier protocols. */
  attesting_reward_per_slot?: Mutez;
  /** Reward for a revelation of a nonce, in mutez. */
  seed_nonce_revelation_tip: Mutez;
  /** Reward for a revelation of the delay function's result, in mutez. */
  vdf_revelation_tip: Mutez;
  /** Reward for a shard, in mutez. */
  dal_attesting_reward_per_shard?: Mutez;
}

/**
 * Rewards by cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type ExpectedIssuances = ExpectedIssuance[];

/**
 * A nonce that a baker has committed to: revealed, not yet, or forgotten.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SeedNonce {
  /** The nonce, if it was revealed. */
  nonce?: Hex;
  /** Its hash, if it was not revealed. */
  hash?: NonceHash;
}

/**
 * An empty object.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type EmptyObject = Record<string, unknown>;

/**
 * How far the randomness of a cycle is computed: one of three stages.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SeedComputation {
  /** Set while nonces are revealed. */
  nonce_revelation_stage?: unknown;
  /** Input of the delay function, while its result is awaited. */
  seed_discriminant?: Hex;
  /** Input of the delay function, while its result is awaited. */
  seed_challenge?: Hex;
  /** Set when the randomness is known. */
  computation_finished?: unknown;
}

/**
 * A baker that accepts stake of sTez.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface StezBaker {
  /** The baker. */
  pkh: PublicKeyHash;
  /** Its terms. */
  parameters: StezParameters;
}

/**
 * Bakers that accept stake of sTez.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type StezBakers = StezBaker[];

/**
 * The stake of sTez in mutez, then a list of pairs of a baker and an amount in mutez.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type StezStakingPower = unknown[];

/**
 * A range of levels.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface LevelRange {
  /** The first level. */
  first: number;
  /** The last level. */
  last: number;
}

/**
 * Right to bake a block.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BakingRight {
  /** Level of the block. */
  level: number;
  /** The baker. */
  delegate: PublicKeyHash;
  /** Round in which it may bake. */
  round: number;
  /** Time at which it may bake. Absent for past blocks. */
  estimated_time?: Timestamp;
  /** Key with which it has to sign. */
  consensus_key: PublicKeyHash;
}

/**
 * Rights to bake.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type BakingRights = BakingRight[];

/**
 * Rights to attest a block.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface AttestationRights {
  /** Level of the block. */
  level: number;
  /** The bakers. */
  delegates: AttestationRight[];
  /** Time at which the block may be attested. Absent for past blocks. */
  estimated_time?: Timestamp;
}

/**
 * Rights to attest, by level.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type AttestationRightsList = AttestationRights[];

/**
 * Right of a baker to attest a block.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface AttestationRight {
  /** The baker. */
  delegate: PublicKeyHash;
  /** Its first slot. */
  first_slot: number;
  /** Its number of slots. Before protocol 24 (Tallinn), nodes call it `attestation_power`. */
  attesting_power: number;
  /** Key with which it has to sign. */
  consensus_key: PublicKeyHash;
}

/**
 * Bakers of a level.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Validators {
  /** The level. */
  level: number;
  /** Power that has to attest the block. */
  consensus_threshold?: Int64;
  /** Power of all. */
  consensus_committee?: Int64;
  /** Whether all bakers attest each block. */
  all_bakers_attest_activated?: boolean;
  /** The bakers. */
  delegates?: Validator[];
}

/**
 * Bakers, by level.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type ValidatorsList = Validators[];

/**
 * A baker of a level.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Validator {
  /** The baker. */
  delegate: PublicKeyHash;
  /** Rounds in which it may bake. */
  rounds: number[];
  /** Key with which it has to sign. */
  consensus_key: PublicKeyHash;
  /** Hash of its companion key. */
  companion_key?: PublicKeyHash;
  /** Its power. */
  attesting_power: Int64;
  /** Its first slot. */
  attestation_slot: number;
}

/**
 * Level and cycle, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalLevel = Level | null;

/**
 * The power of all, then a list of pairs of a baker and its power.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type BakingPowerDistribution = unknown[];

/**
 * A baker in the order of a cycle.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SelectedBaker {
  /** Key with which it signs. */
  consensus_pk: PublicKey;
  /** The baker, if it differs from the hash of the key. */
  delegate?: PublicKeyHash;
  /** Its companion key. */
  companion_pk?: PublicKey;
}

/**
 * Bakers in the order of a cycle, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalSelectedBakers = SelectedBaker[] | null;

/**
 * Credit of a baker.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SwrrCredit {
  /** The baker. */
  delegate: PublicKeyHash;
  /** The credit. */
  credit: BigInteger;
}

/**
 * Credits by baker.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type SwrrCredits = SwrrCredit[];

/**
 * Hashes and addresses that begin with a text.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type Completions = Text[];

/**
 * Slots of a lag.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalAttestedSlots {
  /** Which of the lags between publication and attestation. */
  lag_index: number;
  /** Numbers of the slots. */
  slot_indices: readonly number[];
}

/**
 * Slots of an attestation, by lag.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type DalAttestation = readonly DalAttestedSlots[];

/**
 * An operation without its signature.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UnsignedOperation {
  /** Block after which the operation is valid. */
  branch: BlockHash;
  /** What it does, in order. */
  contents: readonly Contents[];
}

/**
 * An operation with its signature.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SignedOperation {
  /** Block after which the operation is valid. */
  branch: BlockHash;
  /** What it does, in order. */
  contents: readonly Contents[];
  /** Signature of the sender. Absent for operations that need none. */
  signature?: Signature;
}

/**
 * Decoded operations.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type ParsedOperations = SignedOperation[];

/**
 * An encoded vote.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ForgedBlsOperation {
  /** Bytes to sign. */
  sign: Hex;
  /** Bytes to inject with the signature. */
  inject: Hex;
}

/**
 * Operations to decode.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OperationsToParse {
  /** The operations. */
  operations: readonly EncodedOperation[];
  /** Whether to check the signatures. */
  check_signature?: boolean;
}

/**
 * An encoded operation.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface EncodedOperation {
  /** Block after which the operation is valid. */
  branch: BlockHash;
  /** Contents and signature in binary form. */
  data: Hex;
}

/**
 * A signed operation.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OperationToPreapply {
  /** Protocol of the next block. */
  protocol: ProtocolHash;
  /** Block after which the operation is valid. */
  branch: BlockHash;
  /** What it does, in order. */
  contents: readonly Contents[];
  /** Signature of the sender. */
  signature: Signature;
}

/**
 * Signed operations.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OperationsToPreapply = readonly OperationToPreapply[];

/**
 * What an operation would do.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface PreappliedOperation {
  /** What it does, in order, with results. */
  contents: ContentsAndResult[];
  /** Signature of the sender. */
  signature?: Signature;
}

/**
 * What operations would do.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type PreappliedOperations = PreappliedOperation[];

/**
 * Script, storage, argument and environment of a run.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RunCodeInput {
  /** Code: the declarations `parameter`, `storage` and `code`. */
  script: Micheline;
  /** Storage before the run. */
  storage: Micheline;
  /** Argument. */
  input: Micheline;
  /** Amount in mutez that is sent with the call. */
  amount: Mutez;
  /** Balance of the contract in mutez. */
  balance?: Mutez;
  /** Network. */
  chain_id: ChainId;
  /** Account or contract that calls. */
  source?: Address;
  /** Account that pays. */
  payer?: PublicKeyHash;
  /** Address of the contract. */
  self?: ContractAddress;
  /** Entrypoint. Default: `default`. */
  entrypoint?: string;
  /** How values are written. Default: `Readable`. */
  unparsing_mode?: UnparsingMode;
  /** Limit of gas. Default: the limit of an operation. */
  gas?: BigInteger;
  /** Time of the run, in seconds since 1970. Default: that of the block. */
  now?: BigInteger;
  /** Level of the run. Default: that of the block. */
  level?: Natural;
  /** Contracts that the run may call although they do not exist. */
  other_contracts?: readonly OtherContract[];
  /** Big maps that the run may read although they do not exist. */
  extra_big_maps?: readonly ExtraBigMap[];
}

/**
 * A contract that a run may call although it does not exist.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OtherContract {
  /** Its address. */
  address: ContractAddress;
  /** Type of its parameter. */
  type: Micheline;
}

/**
 * A big map that a run may read although it does not exist.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ExtraBigMap {
  /** Its number. */
  id: BigInteger;
  /** Type of the keys. */
  key_type: Micheline;
  /** Type of the values. */
  val_type: Micheline;
  /** Its content. */
  map_literal: Micheline;
}

/**
 * Result of a run.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RunCodeResult {
  /** Storage after the run. */
  storage: Micheline;
  /** Operations that the run emits. */
  operations: InternalOperation[];
  /** Changes of big maps and Sapling states. */
  lazy_storage_diff?: LazyStorageDiff[];
}

/**
 * Result of a run with its steps.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TraceCodeResult {
  /** Storage after the run. */
  storage: Micheline;
  /** Operations that the run emits. */
  operations: InternalOperation[];
  /** The steps. */
  trace: TraceStep[];
  /** Changes of big maps and Sapling states. */
  lazy_storage_diff?: LazyStorageDiff[];
}

/**
 * A step of a run.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TraceStep {
  /** Place of the instruction in the script. */
  location: number;
  /** Remaining gas. */
  gas: BigInteger;
  /** Values of the stack, the top first. */
  stack: unknown[];
}

/**
 * A value of a stack with its type.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface StackItem {
  /** Type of the value. */
  type: Micheline;
  /** The value. */
  val: Micheline;
}

/**
 * Stack, instructions and environment of a run.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RunInstructionInput {
  /** The stack, the top first. */
  input: readonly StackItem[];
  /** The instructions. */
  code: Micheline;
  /** Network. */
  chain_id: ChainId;
  /** Limit of gas. */
  gas?: BigInteger;
  /** Time of the run, in seconds since 1970. */
  now?: BigInteger;
  /** Level of the run. */
  level?: Natural;
  /** Account or contract that calls. */
  sender?: Address;
  /** Account that pays. */
  source?: PublicKeyHash;
  /** Address of the contract. */
  self?: ContractAddress;
  /** Type of the contract's parameter. */
  parameter?: Micheline;
  /** Amount in mutez that is sent with the call. */
  amount: Mutez;
  /** Balance of the contract in mutez. */
  balance?: Mutez;
  /** Contracts that the run may call although they do not exist. */
  other_contracts?: readonly OtherContract[];
  /** Big maps that the run may read although they do not exist. */
  big_maps?: readonly ExtraBigMap[];
  /** How values are written. */
  unparsing_mode?: UnparsingMode;
  /** Whether instructions of earlier protocols are allowed. */
  legacy?: boolean;
}

/**
 * Result of a run.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RunInstructionResult {
  /** The stack after it. */
  output: StackItem[];
  /** Remaining gas, or `unaccounted`. */
  gas: unknown;
}

/**
 * Contract, entrypoint, argument and environment of a view of TZIP-4.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RunViewInput {
  /** The contract. */
  contract: ContractAddress;
  /** The entrypoint. */
  entrypoint: string;
  /** The argument without the callback. */
  input: Micheline;
  /** Network. */
  chain_id: ChainId;
  /** Account or contract that calls. */
  source?: Address;
  /** Account that pays. */
  payer?: PublicKeyHash;
  /** Limit of gas. */
  gas?: BigInteger;
  /** How values are written. */
  unparsing_mode?: UnparsingMode;
  /** Time of the call, in seconds since 1970. */
  now?: BigInteger;
  /** Level of the call. */
  level?: Natural;
  /** Contracts that the view may call although they do not exist. */
  other_contracts?: readonly OtherContract[];
  /** Big maps that the view may read although they do not exist. */
  extra_big_maps?: readonly ExtraBigMap[];
}

/**
 * Contract, view, argument and environment of a view.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RunScriptViewInput {
  /** The contract. */
  contract: ContractAddress;
  /** The view. */
  view: string;
  /** The argument. */
  input: Micheline;
  /** Whether the view has no limit of gas. */
  unlimited_gas?: boolean;
  /** Network. */
  chain_id: ChainId;
  /** Account or contract that calls. */
  source?: Address;
  /** Account that pays. */
  payer?: PublicKeyHash;
  /** Limit of gas. */
  gas?: BigInteger;
  /** How values are written. */
  unparsing_mode?: UnparsingMode;
  /** Time of the call, in seconds since 1970. */
  now?: BigInteger;
  /** Level of the call. */
  level?: Natural;
  /** Contracts that the view may call although they do not exist. */
  other_contracts?: readonly OtherContract[];
  /** Big maps that the view may read although they do not exist. */
  extra_big_maps?: readonly ExtraBigMap[];
}

/**
 * Result of a view.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ViewResult {
  /** The value. */
  data: Micheline;
}

/**
 * An operation whose signature is not checked.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface UncheckedOperation {
  /** Block after which the operation is valid. */
  branch: BlockHash;
  /** What it does, in order. */
  contents: readonly Contents[];
  /** Any signature. Its size counts for the gas. */
  signature?: Signature;
}

/**
 * An operation to execute.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OperationToRun {
  /** The operation. */
  operation: UncheckedOperation;
  /** Network. */
  chain_id: ChainId;
}

/**
 * An operation to simulate.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface OperationToSimulate {
  /** The operation. */
  operation: UncheckedOperation;
  /** Network. */
  chain_id: ChainId;
  /** Blocks until a change of the protocol. */
  blocks_before_activation?: number;
  /** Blocks from the block to that of the operation. Default: 3. */
  latency?: number;
}

/**
 * What an operation would do.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SimulatedOperation {
  /** What it does, in order, with results. */
  contents: ContentsAndResult[];
  /** The signature that was passed. */
  signature?: Signature;
}

/**
 * A value and its type.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TypedData {
  /** The value. */
  data: Micheline;
  /** The type. */
  type: Micheline;
  /** Limit of gas. */
  gas?: BigInteger;
  /** Whether types of earlier protocols are allowed. For checks only. */
  legacy?: boolean;
}

/**
 * A serialized value.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface PackedData {
  /** The bytes, beginning with `05`. */
  packed: Hex;
  /** Remaining gas, or `unaccounted`. */
  gas: unknown;
}

/**
 * Gas that remains after a check.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RemainingGas {
  /** Remaining gas, or `unaccounted`. */
  gas: unknown;
}

/**
 * A script to check.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface CodeToTypecheck {
  /** Code: the declarations `parameter`, `storage` and `code`. */
  program: Micheline;
  /** Limit of gas. */
  gas?: BigInteger;
  /** Whether instructions of earlier protocols are allowed. */
  legacy?: boolean;
  /** Whether to return the types at each instruction. Default: true. */
  show_types?: boolean;
}

/**
 * Types of a script.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TypecheckedCode {
  /** Types at each instruction. */
  type_map: TypeMapItem[];
  /** Remaining gas, or `unaccounted`. */
  gas: unknown;
}

/**
 * Types at an instruction.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TypeMapItem {
  /** Place of the instruction in the script. */
  location: number;
  /** Types of the stack before it. */
  stack_before: Micheline[];
  /** Types of the stack after it. */
  stack_after: Micheline[];
}

/**
 * A script to measure.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ScriptToMeasure {
  /** Code of the script. */
  program: Micheline;
  /** Its storage. */
  storage: Micheline;
  /** Limit of gas. */
  gas?: BigInteger;
  /** Whether instructions of earlier protocols are allowed. */
  legacy?: boolean;
}

/**
 * Size of a script.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ScriptSize {
  /** The size in bytes. */
  script_size: number;
}

/**
 * A value to normalize.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DataToNormalize {
  /** The value. */
  data: Micheline;
  /** Its type. */
  type: Micheline;
  /** How values are written. */
  unparsing_mode: UnparsingMode;
  /** Whether types of earlier protocols are allowed. */
  legacy?: boolean;
  /** Contracts that the value may name although they do not exist. */
  other_contracts?: readonly OtherContract[];
  /** Big maps that the value may name although they do not exist. */
  extra_big_maps?: readonly ExtraBigMap[];
}

/**
 * A script to normalize.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ScriptToNormalize {
  /** The script. */
  script: Micheline;
  /** How values are written. */
  unparsing_mode: UnparsingMode;
}

/**
 * A stack to normalize.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface StackToNormalize {
  /** The stack. */
  input: readonly StackItem[];
  /** How values are written. */
  unparsing_mode: UnparsingMode;
  /** Whether types of earlier protocols are allowed. */
  legacy?: boolean;
  /** Contracts that values may name although they do not exist. */
  other_contracts?: readonly OtherContract[];
  /** Big maps that values may name although they do not exist. */
  extra_big_maps?: readonly ExtraBigMap[];
}

/**
 * A stack in a chosen form.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface NormalizedStack {
  /** The stack. */
  output: StackItem[];
}

/**
 * A type to normalize.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface TypeToNormalize {
  /** The type. */
  type: Micheline;
}

/**
 * A value, type or script in a chosen form.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Normalized {
  /** The value, type or script. */
  normalized: Micheline;
}

/**
 * A script.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ScriptOnly {
  /** The script. */
  script: Micheline;
}

/**
 * A script and one of its entrypoints.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface ScriptEntrypoint {
  /** The script. */
  script: Micheline;
  /** The entrypoint. Default: `default`. */
  entrypoint?: string;
}

/**
 * Type of the argument of an entrypoint.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface EntrypointType {
  /** The type. */
  entrypoint_type: Micheline;
}

/**
 * Addresses of smart rollups.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type SmartRollups = RollupAddress[];

/**
 * The inbox that all smart rollups share.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupInbox {
  /** Level of the newest messages. */
  level: number;
  /** A skip list of the messages of earlier levels. */
  old_levels_messages: unknown;
}

/**
 * First commitment of a smart rollup.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface SmartRollupGenesis {
  /** Level at which the rollup was created. */
  level: number;
  /** The commitment. */
  commitment_hash: CommitmentHash;
}

/**
 * A final commitment.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface CementedCommitment {
  /** The commitment. */
  hash: CommitmentHash;
  /** Its inbox level. */
  level: number;
}

/**
 * Numbers of stakers.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type StakerIndexes = Natural[];

/**
 * Commitments, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalCommitmentHashes = CommitmentHash[] | null;

/**
 * Numbers of messages.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type MessageIndexes = Integer[];

/**
 * Accounts with a bond.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type RollupStakers = PublicKeyHash[];

/**
 * Accounts that may publish, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalRollupStakers = PublicKeyHash[] | null;

/**
 * A commitment with its hash.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface StakedCommitment {
  /** The commitment. */
  hash: CommitmentHash;
  /** Hash of the state. */
  compressed_state: RollupStateHash;
  /** Level up to which the rollup has read its inbox. */
  inbox_level: number;
  /** Commitment before this one. */
  predecessor: CommitmentHash;
  /** Number of steps of the machine since then. */
  number_of_ticks: Int64;
}

/**
 * A commitment with its hash, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalStakedCommitment = StakedCommitment | null;

/**
 * A disagreement of two stakers.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RollupConflict {
  /** The other staker. */
  other: PublicKeyHash;
  /** Commitment of the other staker. */
  their_commitment: RollupCommitment;
  /** Commitment of this staker. */
  our_commitment: RollupCommitment;
  /** Commitment on which both agree. */
  parent_commitment: CommitmentHash;
}

/**
 * Disagreements of stakers.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type RollupConflicts = RollupConflict[];

/**
 * A game of two stakers.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface RollupGame {
  /** State of the game: whose turn it is, and what is in question. */
  game: unknown;
  /** The first player. */
  alice: PublicKeyHash;
  /** The second player. */
  bob: PublicKeyHash;
}

/**
 * Games of stakers.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type RollupGames = RollupGame[];

/**
 * How long players may still think.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface GameTimeout {
  /** Blocks of the first player. */
  alice: number;
  /** Blocks of the second player. */
  bob: number;
  /** Level of the last move. */
  last_turn_level: number;
}

/**
 * How long players may still think, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalGameTimeout = GameTimeout | null;

/**
 * Result of a game.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface GameResult {
  /** `loser` or `draw`. */
  kind: string;
  /** Why the player lost: `conflict_resolved` or `timeout`. */
  reason?: string;
  /** The player that lost. */
  player?: PublicKeyHash;
}

/**
 * Result of a game, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalGameResult = GameResult | null;

/**
 * A message that changed who may publish.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface WhitelistUpdate {
  /** Number of the message. */
  message_index: Natural;
  /** Level of its outbox. */
  outbox_level: number;
}

/**
 * A message that changed who may publish, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalWhitelistUpdate = WhitelistUpdate | null;

/**
 * Shards that a baker checks.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalShardAssignment {
  /** The baker. */
  delegate: PublicKeyHash;
  /** Numbers of the shards. */
  indexes: number[];
}

/**
 * Shards by baker.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type DalShardAssignments = DalShardAssignment[];

/**
 * Published slots.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type DalSlotHeaders = DalSlotHeader[];

/**
 * Constants of the data availability layer.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalParameters {
  /** Whether the layer is active. */
  feature_enable: boolean;
  /** Whether attestations of slots are rewarded. */
  incentives_enable?: boolean;
  /** Slots of a level. */
  number_of_slots: number;
  /** Blocks between publication and attestation. */
  attestation_lag: number;
  /** Percent of shards that have to be attested. */
  attestation_threshold: number;
  /** How many times more bytes are stored than published. */
  redundancy_factor?: number;
  /** Bytes of a page. */
  page_size?: number;
  /** Bytes of a slot. */
  slot_size?: number;
  /** Shards of a slot. */
  number_of_shards?: number;
}

/**
 * A cell of the skip list of published slots.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface DalSkipListCell {
  /** Form of the cell. */
  kind?: string;
  /** Index, content and pointers to earlier cells. */
  skip_list?: unknown;
}

/**
 * Pairs of a hash and a cell.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type DalSkipListCells = unknown[];

/**
 * Hash of a protocol, or null.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type OptionalProtocolHash = ProtocolHash | null;

/**
 * Proposals with the power of their supporters.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type ProposalPowers = [ProtocolHash, Int64][];

/**
 * Result of a vote.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface Ballots {
  /** Power of those in favour. */
  yay: Int64;
  /** Power of those against. */
  nay: Int64;
  /** Power of those who abstain. */
  pass: Int64;
}

/**
 * Vote of a baker.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface BakerBallot {
  /** The baker. */
  pkh: PublicKeyHash;
  /** The vote. */
  ballot: "nay" | "yay" | "pass";
}

/**
 * Votes of bakers.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type BallotList = BakerBallot[];

/**
 * Power of a baker in votes.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export interface VotingListing {
  /** The baker. */
  pkh: PublicKeyHash;
  /** The power. */
  voting_power: Int64;
}

/**
 * Power of bakers in votes.
 *
 * Source: Octez, protocol RPC of Ushuaia.
 */
export type VotingListings = VotingListing[];

/**
 * Operations that wait for a block. Operations without a list have not been checked.
 *
 * Source: Octez, mempool RPC.
 */
export interface PendingOperations {
  /** Valid operations. Named `applied` in version 1. */
  validated?: MempoolOperation[];
  /** Valid operations, in version 1. */
  applied?: MempoolOperation[];
  /** Operations that can never be valid. */
  refused: MempoolOperation[];
  /** Operations whose branch is too old. */
  outdated: MempoolOperation[];
  /** Operations that are invalid on this branch. */
  branch_refused: MempoolOperation[];
  /** Operations that may become valid. */
  branch_delayed: MempoolOperation[];
  /** Operations that were not checked yet. */
  unprocessed: MempoolOperation[];
}

/**
 * An operation that waits for a block.
 *
 * Source: Octez, mempool RPC.
 */
export interface MempoolOperation {
  /** Hash of the operation. */
  hash: OperationHash;
  /** Protocol with which it was checked. */
  protocol?: ProtocolHash;
  /** Block after which it is valid. */
  branch: BlockHash;
  /** What it does, in order. */
  contents: Contents[];
  /** Signature of the sender. */
  signature?: Signature;
  /** Why it is not valid. */
  error?: NodeErrors | null;
}

/**
 * Operations that arrived together.
 *
 * Source: Octez, mempool RPC.
 */
export type MempoolOperations = MempoolOperation[];

/**
 * Which fees a node requires, and its limits.
 *
 * Source: Octez, mempool RPC.
 */
export interface MempoolFilter {
  /** Fee of an operation in mutez. */
  minimal_fees?: Mutez;
  /** Fee per gas in nanotez, as numerator and denominator. */
  minimal_nanotez_per_gas_unit?: Natural[];
  /** Fee per byte in nanotez, as numerator and denominator. */
  minimal_nanotez_per_byte?: Natural[];
  /** How much more an operation has to pay to replace another of its sender, as numerator and denominator. */
  replace_by_fee_factor?: Natural[];
  /** Maximum number of valid operations. */
  max_operations?: number;
  /** Maximum bytes of valid operations. */
  max_total_bytes?: number;
}

/**
 * A new head.
 *
 * Source: Octez, shell RPC.
 */
export interface MonitoredHead {
  /** Hash of the block. */
  hash: BlockHash;
  /** Level of the block. */
  level: number;
  /** Number of protocol changes up to the block, modulo 256. */
  proto: number;
  /** Hash of the block before it. */
  predecessor: BlockHash;
  /** Time at which the block could be baked at the earliest. */
  timestamp: Timestamp;
  /** Number of lists of operations in the block. */
  validation_pass: number;
  /** Hash of the operations. */
  operations_hash: OperationsHash;
  /** What decides between branches. */
  fitness: Hex[];
  /** Hash of the state after the predecessor. */
  context: ContextHash;
  /** The part of the header that depends on the protocol, in binary form. */
  protocol_data: Hex;
}

/**
 * A block that a node has applied or checked.
 *
 * Source: Octez, shell RPC.
 */
export interface MonitoredBlock {
  /** Network of the block. */
  chain_id: ChainId;
  /** Hash of the block. */
  hash: BlockHash;
  /** Header of the block. */
  header: EncodedHeader;
  /** Operations in binary form, in four lists. */
  operations: EncodedOperation[][];
}

/**
 * Header of a block, whose protocol part is in binary form.
 *
 * Source: Octez, shell RPC.
 */
export interface EncodedHeader {
  /** Level of the block. */
  level: number;
  /** Number of protocol changes up to the block, modulo 256. */
  proto: number;
  /** Hash of the block before it. */
  predecessor: BlockHash;
  /** Time at which the block could be baked at the earliest. */
  timestamp: Timestamp;
  /** Number of lists of operations in the block. */
  validation_pass: number;
  /** Hash of the operations. */
  operations_hash: OperationsHash;
  /** What decides between branches. */
  fitness: Hex[];
  /** Hash of the state after the predecessor. */
  context: ContextHash;
  /** The part that depends on the protocol, in binary form. */
  protocol_data: Hex;
}

/**
 * A head while a node catches up.
 *
 * Source: Octez, shell RPC.
 */
export interface BootstrapProgress {
  /** Hash of the block. */
  block: BlockHash;
  /** Time of the block. */
  timestamp: Timestamp;
}
