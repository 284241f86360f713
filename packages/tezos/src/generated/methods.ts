// Generated from specs/tezos.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Address, Addresses, AttestationRightsList, Baker, BakerDenunciations, Bakers, BakingPowerDistribution,
  BakingRights, BallotList, Ballots, BigInteger, BigMapKey, Block, BlockHash, BlockHashLists, BlockHeader,
  BlockLocation, BlockMetadata, BlockMetadataHash, BlockName, BlockProtocols, BootstrapStatus,
  CachedContracts, CementedCommitment, ChainId, CodeToTypecheck, CommitmentHash, CompanionKeys, Completions,
  ConsensusKeys, Constants, ContextHash, Contract, ContractAddress, DalAttestation, DalParameters,
  DalParticipation, DalShardAssignments, DalSkipListCell, DalSkipListCells, DalSlotHeaders, DataToNormalize,
  Denunciations, Destination, EmptyObject, EntrypointType, Entrypoints, ErrorSchema, ExpectedIssuances, Flag,
  ForgedBlsOperation, Hex, HistoryMode, Int64, Integer, InvalidBlock, InvalidBlocks, KnownProtocols, Level,
  LevelRange, LiveBlocks, MempoolFilter, MessageIndexes, MetadataMode, Micheline, MichelineSequence,
  MinDelegated, Mutez, Natural, NodeVersion, Normalized, NormalizedStack, Operation, OperationHash,
  OperationHashList, OperationHashes, OperationList, OperationMetadataHash, OperationMetadataHashList,
  OperationMetadataHashes, OperationToRun, OperationToSimulate, Operations, OperationsMetadataHash,
  OperationsToParse, OperationsToPreapply, OptionalBigInteger, OptionalCommitmentHashes, OptionalGameResult,
  OptionalGameTimeout, OptionalInteger, OptionalLevel, OptionalMicheline, OptionalMutez, OptionalNatural,
  OptionalProtocolHash, OptionalPublicKey, OptionalRollupStakers, OptionalScript, OptionalSelectedBakers,
  OptionalStakedCommitment, OptionalStezParameters, OptionalUnstakeRequests, OptionalWhitelistUpdate,
  PackedData, ParsedOperations, Participation, PendingOperations, PendingStakingParametersList,
  PendingStezParametersList, PreappliedOperations, ProposalPowers, ProtocolActivation, ProtocolActivations,
  ProtocolData, ProtocolHash, PublicKeyHash, Ratio, Readiness, RemainingGas, RollupAddress, RollupCommitment,
  RollupConflicts, RollupGames, RollupStakers, RunCodeInput, RunCodeResult, RunInstructionInput,
  RunInstructionResult, RunScriptViewInput, RunViewInput, SaplingDiff, Script, ScriptEntrypoint,
  ScriptExprHash, ScriptForm, ScriptOnly, ScriptSize, ScriptToMeasure, ScriptToNormalize, SeedComputation,
  SeedNonce, ShellHeader, SignedOperation, SimulatedOperation, SmartRollupGenesis, SmartRollupInbox,
  SmartRollups, StackToNormalize, StakerIndexes, Stakers, StakingParameters, StezBakers, StezStakingPower,
  SwrrCredits, Text, TicketBalances, TicketKind, TotalStaked, TraceCodeResult, TypeToNormalize,
  TypecheckedCode, TypedData, UnsignedOperation, UnstakedDeposits, UserActivatedProtocolOverrides,
  UserActivatedUpgrades, ValidatorsList, ValueForm, ViewResult, VotingInfo, VotingListings, VotingPeriodInfo,
  YearlyRateDetails,
} from "./types.ts";

/** The RPC of Tezos nodes. */
export interface TezosMethods {
  /**
   * Returns a block: header, operations and what they did.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `version`: Form of the response: 0 or 1. Default: the node's. `metadata`: `never` omits
   * the metadata; `always` computes metadata that exceeds the limit for stored metadata. Default: what the
   * node has stored. `force_metadata`: Whether to compute metadata that exceeds the limit for stored
   * metadata. Replaced by `metadata`.
   * @returns The block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBlock(
    chain: string,
    block: BlockName,
    query?: { version?: number; metadata?: MetadataMode; force_metadata?: boolean },
  ): Promise<Block>;

  /**
   * Returns the hash of a block.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The hash.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBlockHash(chain: string, block: BlockName): Promise<BlockHash>;

  /**
   * Returns the header of a block.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The header.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBlockHeader(chain: string, block: BlockName): Promise<BlockHeader>;

  /**
   * Returns the part of a block's header that does not depend on the protocol.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The header.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBlockShellHeader(chain: string, block: BlockName): Promise<ShellHeader>;

  /**
   * Returns the part of a block's header that depends on the protocol.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The data.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBlockProtocolData(chain: string, block: BlockName): Promise<ProtocolData>;

  /**
   * Returns the header of a block in binary form.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The header.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getRawBlockHeader(chain: string, block: BlockName): Promise<Hex>;

  /**
   * Returns the part of a block's header that depends on the protocol, in binary form.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The data.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getRawBlockProtocolData(chain: string, block: BlockName): Promise<Hex>;

  /**
   * Returns what a block did, without its operations.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `version`: Form of the response: 0 or 1. Default: the node's.
   * @returns The metadata.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBlockMetadata(chain: string, block: BlockName, query?: { version?: number }): Promise<BlockMetadata>;

  /**
   * Returns the hash of a block's metadata.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The hash.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBlockMetadataHash(chain: string, block: BlockName): Promise<BlockMetadataHash>;

  /**
   * Returns the protocols of a block and of the next one.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The protocols.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBlockProtocols(chain: string, block: BlockName): Promise<BlockProtocols>;

  /**
   * Returns the hash of the state after a block.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The hash.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getResultingContextHash(chain: string, block: BlockName): Promise<ContextHash>;

  /**
   * Lists the blocks that operations may name as their branch.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns Hashes of the blocks.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getLiveBlocks(chain: string, block: BlockName): Promise<LiveBlocks>;

  /**
   * Returns the operations of a block with what they did.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `version`: Form of the response: 0 or 1. Default: the node's. `metadata`: `never` omits
   * the metadata; `always` computes metadata that exceeds the limit for stored metadata. Default: what the
   * node has stored. `force_metadata`: Whether to compute metadata that exceeds the limit for stored
   * metadata. Replaced by `metadata`.
   * @returns The operations, in four lists.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getOperations(
    chain: string,
    block: BlockName,
    query?: { version?: number; metadata?: MetadataMode; force_metadata?: boolean },
  ): Promise<Operations>;

  /**
   * Returns one list of the operations of a block.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param listOffset - List of operations: 0 for consensus, 1 for votes, 2 for anonymous operations, 3 for
   * those of accounts.
   * @param query - `version`: Form of the response: 0 or 1. Default: the node's. `metadata`: `never` omits
   * the metadata; `always` computes metadata that exceeds the limit for stored metadata. Default: what the
   * node has stored. `force_metadata`: Whether to compute metadata that exceeds the limit for stored
   * metadata. Replaced by `metadata`.
   * @returns The operations.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getOperationsInList(
    chain: string,
    block: BlockName,
    listOffset: number,
    query?: { version?: number; metadata?: MetadataMode; force_metadata?: boolean },
  ): Promise<OperationList>;

  /**
   * Returns an operation of a block with what it did.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param listOffset - List of operations: 0 for consensus, 1 for votes, 2 for anonymous operations, 3 for
   * those of accounts.
   * @param operationOffset - Position of the operation in its list, from 0.
   * @param query - `version`: Form of the response: 0 or 1. Default: the node's. `metadata`: `never` omits
   * the metadata; `always` computes metadata that exceeds the limit for stored metadata. Default: what the
   * node has stored. `force_metadata`: Whether to compute metadata that exceeds the limit for stored
   * metadata. Replaced by `metadata`.
   * @returns The operation.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getOperation(
    chain: string,
    block: BlockName,
    listOffset: number,
    operationOffset: number,
    query?: { version?: number; metadata?: MetadataMode; force_metadata?: boolean },
  ): Promise<Operation>;

  /**
   * Lists the hashes of the operations of a block.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The hashes, in four lists.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getOperationHashes(chain: string, block: BlockName): Promise<OperationHashes>;

  /**
   * Lists the hashes of one list of the operations of a block.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param listOffset - List of operations: 0 for consensus, 1 for votes, 2 for anonymous operations, 3 for
   * those of accounts.
   * @returns The hashes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getOperationHashesInList(chain: string, block: BlockName, listOffset: number): Promise<OperationHashList>;

  /**
   * Returns the hash of an operation of a block.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param listOffset - List of operations: 0 for consensus, 1 for votes, 2 for anonymous operations, 3 for
   * those of accounts.
   * @param operationOffset - Position of the operation in its list, from 0.
   * @returns The hash.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getOperationHash(
    chain: string,
    block: BlockName,
    listOffset: number,
    operationOffset: number,
  ): Promise<OperationHash>;

  /**
   * Lists the hashes of the results of a block's operations.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The hashes, in four lists.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getOperationMetadataHashes(chain: string, block: BlockName): Promise<OperationMetadataHashes>;

  /**
   * Lists the hashes of the results of one list of a block's operations.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param listOffset - List of operations: 0 for consensus, 1 for votes, 2 for anonymous operations, 3 for
   * those of accounts.
   * @returns The hashes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getOperationMetadataHashesInList(
    chain: string,
    block: BlockName,
    listOffset: number,
  ): Promise<OperationMetadataHashList>;

  /**
   * Returns the hash of the result of an operation of a block.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param listOffset - List of operations: 0 for consensus, 1 for votes, 2 for anonymous operations, 3 for
   * those of accounts.
   * @param operationOffset - Position of the operation in its list, from 0.
   * @returns The hash.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getOperationMetadataHash(
    chain: string,
    block: BlockName,
    listOffset: number,
    operationOffset: number,
  ): Promise<OperationMetadataHash>;

  /**
   * Returns the hash of the results of all operations of a block.
   *
   * Source: Octez, shell and protocol RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The hash.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getOperationsMetadataHash(chain: string, block: BlockName): Promise<OperationsMetadataHash>;

  /**
   * Returns the identifier of the network.
   *
   * Source: Octez, shell RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @returns Identifier of the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getChainId(chain: string): Promise<ChainId>;

  /**
   * Lists the hashes of the newest blocks, or of the blocks before others.
   *
   * Source: Octez, shell RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param query - `length`: Number of blocks to list for each head. Default: 1. `head`: Blocks to start
   * from. Default: the current heads. `min_date`: Only heads not older than this time, in seconds since 1970.
   * @returns Hashes for each given block, from it backwards.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getBlockHashes(
    chain: string,
    query?: { length?: number; head?: readonly BlockHash[]; min_date?: number },
  ): Promise<BlockHashLists>;

  /**
   * Returns whether the node has caught up with the network.
   *
   * Source: Octez, shell RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @returns State of synchronization.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getIsBootstrapped(chain: string): Promise<BootstrapStatus>;

  /**
   * Returns the newest block that a reorganization can no longer remove.
   *
   * Source: Octez, shell RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @returns The block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getCheckpoint(chain: string): Promise<BlockLocation>;

  /**
   * Returns the oldest block whose operations and state the node has.
   *
   * Source: Octez, shell RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @returns The block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getSavepoint(chain: string): Promise<BlockLocation>;

  /**
   * Returns the oldest block whose header the node has.
   *
   * Source: Octez, shell RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @returns The block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getCaboose(chain: string): Promise<BlockLocation>;

  /**
   * Lists blocks that the node rejected.
   *
   * Source: Octez, shell RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @returns The blocks.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getInvalidBlocks(chain: string): Promise<InvalidBlocks>;

  /**
   * Returns why the node rejected a block.
   *
   * Source: Octez, shell RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param blockHash - Hash of the block.
   * @returns The block and the errors.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getInvalidBlock(chain: string, blockHash: BlockHash): Promise<InvalidBlock>;

  /**
   * Lists the protocols of the chain with the blocks that activated them.
   *
   * Source: Octez, shell RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @returns The protocols, oldest first.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getProtocolActivations(chain: string): Promise<ProtocolActivations>;

  /**
   * Returns the block that activated a protocol.
   *
   * Source: Octez, shell RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param protocolHash - Hash of the protocol.
   * @returns The protocol and the block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getProtocolActivation(chain: string, protocolHash: ProtocolHash): Promise<ProtocolActivation>;

  /**
   * Returns the version of the node.
   *
   * Source: Octez, shell RPC.
   *
   * @returns Versions of the node's software and of its network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getVersion(): Promise<NodeVersion>;

  /**
   * Returns how much history the node keeps.
   *
   * Source: Octez, shell RPC.
   *
   * @returns The history mode.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getHistoryMode(): Promise<HistoryMode>;

  /**
   * Lists the levels at which nodes change the protocol without a vote.
   *
   * Source: Octez, shell RPC.
   *
   * @returns The upgrades.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getUserActivatedUpgrades(): Promise<UserActivatedUpgrades>;

  /**
   * Lists the protocols that nodes replace by others after a vote.
   *
   * Source: Octez, shell RPC.
   *
   * @returns The protocols.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getUserActivatedProtocolOverrides(): Promise<UserActivatedProtocolOverrides>;

  /**
   * Lists the protocols that the node knows.
   *
   * Source: Octez, shell RPC.
   *
   * @returns Hashes of the protocols.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getKnownProtocols(): Promise<KnownProtocols>;

  /**
   * Returns the version of the interface between a protocol and the node.
   *
   * Source: Octez, shell RPC.
   *
   * @param protocolHash - Hash of the protocol.
   * @returns The version.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getProtocolEnvironment(protocolHash: ProtocolHash): Promise<Integer>;

  /**
   * Returns whether the node can respond, for load balancers.
   *
   * Source: Octez, shell RPC.
   *
   * @returns Whether the node is ready.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  isReady(): Promise<Readiness>;

  /**
   * Lists all accounts and contracts. Few nodes allow it, since the response is very large.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns Their addresses.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getContracts(chain: string, block: BlockName): Promise<Addresses>;

  /**
   * Returns the state of an account or contract.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @param query - `normalize_types`: Whether types of the script are written in their normal form. Default:
   * false.
   * @returns The state.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getContract(
    chain: string,
    block: BlockName,
    contract: Address,
    query?: { normalize_types?: boolean },
  ): Promise<Contract>;

  /**
   * Returns what an account or contract can spend.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The balance in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBalance(chain: string, block: BlockName, contract: Address): Promise<Mutez>;

  /**
   * Returns what an account or contract can spend. The same as its balance.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSpendable(chain: string, block: BlockName, contract: Address): Promise<Mutez>;

  /**
   * Returns all that an account owns: spendable, staked, unstaked and in bonds.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The balance in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getFullBalance(chain: string, block: BlockName, contract: Address): Promise<Mutez>;

  /**
   * Returns what an account can spend, and its bonds.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBalanceAndFrozenBonds(chain: string, block: BlockName, contract: Address): Promise<Mutez>;

  /**
   * Returns what an account can spend, and its bonds.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSpendableAndFrozenBonds(chain: string, block: BlockName, contract: Address): Promise<Mutez>;

  /**
   * Returns the bonds of an account for smart rollups.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getFrozenBonds(chain: string, block: BlockName, contract: Address): Promise<Mutez>;

  /**
   * Returns what an account has staked with its baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The amount in mutez; null for a contract, which cannot stake.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStakedBalance(chain: string, block: BlockName, contract: Address): Promise<OptionalMutez>;

  /**
   * Returns what an account has unstaked and cannot withdraw yet.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getUnstakedFrozenBalance(chain: string, block: BlockName, contract: Address): Promise<OptionalMutez>;

  /**
   * Returns what an account has unstaked and can withdraw.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getUnstakedFinalizableBalance(chain: string, block: BlockName, contract: Address): Promise<OptionalMutez>;

  /**
   * Lists the requests of an account to unstake.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The requests; null if there are none.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getUnstakeRequests(chain: string, block: BlockName, contract: Address): Promise<OptionalUnstakeRequests>;

  /**
   * Returns an account's share of the stake of its baker, in pseudo-tokens.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The share.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStakingNumerator(chain: string, block: BlockName, contract: Address): Promise<Natural>;

  /**
   * Returns what an account will lose to pending punishments.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getEstimatedOwnPendingSlashedAmount(chain: string, block: BlockName, contract: Address): Promise<Mutez>;

  /**
   * Returns the counter of an account: the next operation needs one more.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The counter.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getCounter(chain: string, block: BlockName, contract: Address): Promise<Natural>;

  /**
   * Returns the baker of an account or contract. Status 404 if it has none.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The baker.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegate(chain: string, block: BlockName, contract: Address): Promise<PublicKeyHash>;

  /**
   * Returns the public key of an account.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The key; null if it was not revealed.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getManagerKey(chain: string, block: BlockName, contract: Address): Promise<OptionalPublicKey>;

  /**
   * Returns the code and the storage of a contract.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of a contract.
   * @returns The script.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getScript(chain: string, block: BlockName, contract: Address): Promise<Script>;

  /**
   * Returns the code and the storage of a contract in a chosen form.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of a contract.
   * @param body - The form.
   * @returns The script; null for an account.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  normalizeContractScript(
    chain: string,
    block: BlockName,
    contract: Address,
    body: ScriptForm,
  ): Promise<OptionalScript>;

  /**
   * Returns the storage of a contract. A big map is its number in it.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of a contract.
   * @returns The storage.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStorage(chain: string, block: BlockName, contract: Address): Promise<Micheline>;

  /**
   * Returns the storage of a contract in a chosen form.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of a contract.
   * @param body - The form.
   * @returns The storage; null for an account.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  normalizeStorage(
    chain: string,
    block: BlockName,
    contract: Address,
    body: ValueForm,
  ): Promise<OptionalMicheline>;

  /**
   * Returns the bytes of a contract's code and storage.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of a contract.
   * @returns The number of bytes; null for an account.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStorageUsedSpace(chain: string, block: BlockName, contract: Address): Promise<OptionalBigInteger>;

  /**
   * Returns the bytes that were paid for a contract's code and storage.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of a contract.
   * @returns The number of bytes; null for an account.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStoragePaidSpace(chain: string, block: BlockName, contract: Address): Promise<OptionalBigInteger>;

  /**
   * Returns the entrypoints of a contract with the types of their arguments.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of a contract.
   * @param query - `normalize_types`: Whether types are written in their normal form. Default: false.
   * @returns The entrypoints.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getEntrypoints(
    chain: string,
    block: BlockName,
    contract: Address,
    query?: { normalize_types?: boolean },
  ): Promise<Entrypoints>;

  /**
   * Returns the type of the argument of an entrypoint.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of a contract.
   * @param entrypoint - Name of the entrypoint.
   * @param query - `normalize_types`: Whether the type is written in its normal form. Default: false.
   * @returns The type.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getEntrypoint(
    chain: string,
    block: BlockName,
    contract: Address,
    entrypoint: string,
    query?: { normalize_types?: boolean },
  ): Promise<Micheline>;

  /**
   * Returns the tickets that a contract owns.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The tickets.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getAllTicketBalances(chain: string, block: BlockName, contract: Address): Promise<TicketBalances>;

  /**
   * Returns how many tickets of a kind an account or contract owns.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @param body - Which tickets.
   * @returns The number of tickets.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getTicketBalance(chain: string, block: BlockName, contract: Address, body: TicketKind): Promise<Natural>;

  /**
   * Returns the changes of the only Sapling state of a contract.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of a contract.
   * @param query - `offset_commitment`: First commitment to return. `offset_nullifier`: First nullifier to
   * return.
   * @returns The changes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSingleSaplingDiff(
    chain: string,
    block: BlockName,
    contract: Address,
    query?: { offset_commitment?: Int64; offset_nullifier?: Int64 },
  ): Promise<SaplingDiff>;

  /**
   * Returns the balance of an account in sTez, the protocol's token for staking.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The balance.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStezBalance(chain: string, block: BlockName, contract: Address): Promise<Natural>;

  /**
   * Returns the number of sTez tickets of an account.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The number.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStezTicketBalance(chain: string, block: BlockName, contract: Address): Promise<Natural>;

  /**
   * Returns what an account has redeemed of sTez and cannot withdraw yet.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStezRedeemedFrozenBalance(chain: string, block: BlockName, contract: Address): Promise<OptionalMutez>;

  /**
   * Returns what an account has redeemed of sTez and can withdraw.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of an account or contract.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStezRedeemedFinalizableBalance(
    chain: string,
    block: BlockName,
    contract: Address,
  ): Promise<OptionalMutez>;

  /**
   * Lists the values of a big map, in the order of the hashes of their keys.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param bigMapId - Number of the big map.
   * @param query - `offset`: Number of values to skip. Default: 0. `length`: Number of values to return.
   * Default: all.
   * @returns The values.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBigMap(
    chain: string,
    block: BlockName,
    bigMapId: BigInteger,
    query?: { offset?: number; length?: number },
  ): Promise<MichelineSequence>;

  /**
   * Returns a value of a big map. Status 404 if it has no such key.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param bigMapId - Number of the big map.
   * @param scriptExpr - Hash of the key.
   * @returns The value.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBigMapValue(
    chain: string,
    block: BlockName,
    bigMapId: BigInteger,
    scriptExpr: ScriptExprHash,
  ): Promise<Micheline>;

  /**
   * Returns a value of a big map in a chosen form.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param bigMapId - Number of the big map.
   * @param scriptExpr - Hash of the key.
   * @param body - The form.
   * @returns The value.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  normalizeBigMapValue(
    chain: string,
    block: BlockName,
    bigMapId: BigInteger,
    scriptExpr: ScriptExprHash,
    body: ValueForm,
  ): Promise<Micheline>;

  /**
   * Returns a value of the only big map of a contract. Replaced by `getBigMapValue`.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @deprecated Call `getBigMapValue` with the number of the big map and the hash of the key.
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param contract - Address of a contract.
   * @param body - The key and its type.
   * @returns The value; null if there is no such key.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getFromBigMap(
    chain: string,
    block: BlockName,
    contract: Address,
    body: BigMapKey,
  ): Promise<OptionalMicheline>;

  /**
   * Returns the changes of a Sapling state.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param saplingStateId - Number of the Sapling state.
   * @param query - `offset_commitment`: First commitment to return. `offset_nullifier`: First nullifier to
   * return.
   * @returns The changes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSaplingDiff(
    chain: string,
    block: BlockName,
    saplingStateId: BigInteger,
    query?: { offset_commitment?: Int64; offset_nullifier?: Int64 },
  ): Promise<SaplingDiff>;

  /**
   * Lists the contracts in the protocol's cache with their sizes.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns Pairs of an address and a size in bytes, the oldest first.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getCachedContracts(chain: string, block: BlockName): Promise<CachedContracts>;

  /**
   * Returns the size of the protocol's cache of contracts.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The size in bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getContractCacheSize(chain: string, block: BlockName): Promise<Integer>;

  /**
   * Returns the limit of the protocol's cache of contracts.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The size in bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getContractCacheSizeLimit(chain: string, block: BlockName): Promise<Integer>;

  /**
   * Returns how many contracts in the protocol's cache are older than a contract.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The contract.
   * @returns The number; null if the contract is not in the cache.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getContractCacheRank(chain: string, block: BlockName, body: ContractAddress): Promise<OptionalInteger>;

  /**
   * Returns the index of an address in the protocol's registry.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param destinationId - The address.
   * @returns The index; null if it has none.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDestinationIndex(chain: string, block: BlockName, destinationId: Destination): Promise<OptionalNatural>;

  /**
   * Lists the bakers.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `active`: Whether to list active bakers. Default: all bakers if neither `active` nor
   * `inactive` is set. `inactive`: Whether to list inactive bakers. `with_minimal_stake`: Whether to list
   * bakers with enough stake to bake. `without_minimal_stake`: Whether to list bakers without it.
   * @returns Addresses of the bakers.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegates(
    chain: string,
    block: BlockName,
    query?: {
      active?: boolean;
      inactive?: boolean;
      with_minimal_stake?: boolean;
      without_minimal_stake?: boolean;
    },
  ): Promise<Bakers>;

  /**
   * Returns everything about a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The baker.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateInfo(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Baker>;

  /**
   * Returns all that a baker owns. Replaced by `own_full_balance`.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The balance in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateFullBalance(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns all that a baker owns.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The balance in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateOwnFullBalance(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns what a baker has staked itself.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateOwnStaked(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns what a baker owns and has not staked.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateOwnDelegated(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns what others have staked with a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateExternalStaked(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns what others have delegated to a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateExternalDelegated(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns all that is staked with a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateTotalStaked(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns all that is delegated to a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateTotalDelegated(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns what others have staked with a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateTotalDelegatedStake(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns all that is staked with or delegated to a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateStakingBalance(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns what others have delegated to a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateDelegatedBalance(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns the deposit of a baker for the current cycle.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateFrozenDeposits(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns the deposit of a baker as it is now.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateCurrentFrozenDeposits(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Mutez>;

  /**
   * Returns the limit of a baker's deposit.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The limit in mutez; null if there is none.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateFrozenDepositsLimit(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<OptionalMutez>;

  /**
   * Returns what was unstaked from a baker, by cycle.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amounts.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateUnstakedFrozenDeposits(
    chain: string,
    block: BlockName,
    pkh: PublicKeyHash,
  ): Promise<UnstakedDeposits>;

  /**
   * Returns what was unstaked from a baker, by cycle of the request.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amounts.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateTotalUnstakedPerCycle(
    chain: string,
    block: BlockName,
    pkh: PublicKeyHash,
  ): Promise<UnstakedDeposits>;

  /**
   * Returns the least that was delegated to a baker in this cycle, which counts for its rights.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount, and when it was.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateMinDelegatedInCurrentCycle(
    chain: string,
    block: BlockName,
    pkh: PublicKeyHash,
  ): Promise<MinDelegated>;

  /**
   * Lists the accounts that stake with a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The accounts with their stakes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateStakers(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Stakers>;

  /**
   * Lists the accounts that delegate to a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns Their addresses.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateDelegators(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Addresses>;

  /**
   * Lists the accounts that delegate to a baker. Replaced by `delegators`.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns Their addresses.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegatedContracts(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Addresses>;

  /**
   * Returns the pseudo-tokens of all who stake with a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The number of pseudo-tokens.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateStakingDenominator(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Natural>;

  /**
   * Returns the power of a baker in the current cycle.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The power.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateBakingPower(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Int64>;

  /**
   * Returns the power of a baker as it is now.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The power.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateCurrentBakingPower(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Int64>;

  /**
   * Returns the power of a baker in votes of this period.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The power.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateVotingPower(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Int64>;

  /**
   * Returns the power of a baker in votes as it is now.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The power.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateCurrentVotingPower(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Int64>;

  /**
   * Returns how a baker takes part in the current vote.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns Power, votes and proposals.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateVotingInfo(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<VotingInfo>;

  /**
   * Returns whether a baker is inactive.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns Whether it is inactive.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateDeactivated(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Flag>;

  /**
   * Returns whether a baker may not bake because of what it did.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns Whether it is forbidden.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateIsForbidden(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Flag>;

  /**
   * Returns the cycle after which a baker becomes inactive if it does nothing.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The cycle.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateGracePeriod(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Integer>;

  /**
   * Returns how much a baker has attested in this cycle.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The participation.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateParticipation(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Participation>;

  /**
   * Returns how much a baker has attested slots of the data availability layer in this cycle.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The participation.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateDalParticipation(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<DalParticipation>;

  /**
   * Returns the key with which a baker signs, and the next ones.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The keys.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateConsensusKey(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<ConsensusKeys>;

  /**
   * Returns the companion key of a baker, and the next ones.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The keys.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateCompanionKey(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<CompanionKeys>;

  /**
   * Returns on which terms a baker accepts stake of others.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The terms.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateActiveStakingParameters(
    chain: string,
    block: BlockName,
    pkh: PublicKeyHash,
  ): Promise<StakingParameters>;

  /**
   * Lists the terms of later cycles on which a baker accepts stake of others.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The terms by cycle.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegatePendingStakingParameters(
    chain: string,
    block: BlockName,
    pkh: PublicKeyHash,
  ): Promise<PendingStakingParametersList>;

  /**
   * Lists what a baker is accused of and not yet punished for.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The accusations.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateDenunciations(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Denunciations>;

  /**
   * Returns what a baker and those who stake with it will lose to pending punishments.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateEstimatedSharedPendingSlashedAmount(
    chain: string,
    block: BlockName,
    pkh: PublicKeyHash,
  ): Promise<Mutez>;

  /**
   * Returns whether a baker accepts stake of sTez.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns Whether it does.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateStezRegistered(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Flag>;

  /**
   * Returns what sTez stakes with a baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateStezStakingPower(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Natural>;

  /**
   * Returns on which terms a baker accepts stake of sTez.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The terms; null if it does not.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegateActiveStezParameters(
    chain: string,
    block: BlockName,
    pkh: PublicKeyHash,
  ): Promise<OptionalStezParameters>;

  /**
   * Lists the terms of later cycles on which a baker accepts stake of sTez.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The terms by cycle.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDelegatePendingStezParameters(
    chain: string,
    block: BlockName,
    pkh: PublicKeyHash,
  ): Promise<PendingStezParametersList>;

  /**
   * Lists what bakers are accused of and not yet punished for.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The accusations.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getAllDenunciations(chain: string, block: BlockName): Promise<BakerDenunciations>;

  /**
   * Returns the constants of the protocol.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The constants.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getConstants(chain: string, block: BlockName): Promise<Constants>;

  /**
   * Returns the constants of the protocol that differ between networks.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The constants.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getParametricConstants(chain: string, block: BlockName): Promise<Constants>;

  /**
   * Returns a schema of the errors of the protocol.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The schema.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getProtocolErrors(chain: string, block: BlockName): Promise<ErrorSchema>;

  /**
   * Returns the level of the first block of the protocol.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The level.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getProtocolFirstLevel(chain: string, block: BlockName): Promise<Integer>;

  /**
   * Returns all tez that exist.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getTotalSupply(chain: string, block: BlockName): Promise<Mutez>;

  /**
   * Returns all tez that are staked.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getTotalFrozenStake(chain: string, block: BlockName): Promise<Mutez>;

  /**
   * Returns all tez that are staked, by who owns them.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The amounts.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getTotalCurrentlyStaked(chain: string, block: BlockName): Promise<TotalStaked>;

  /**
   * Returns the cycle in which adaptive issuance started.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The cycle; null if it has not started.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getAdaptiveIssuanceLaunchCycle(chain: string, block: BlockName): Promise<OptionalInteger>;

  /**
   * Returns the issuance of a year, in percent of the supply.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The rate, such as `3.5`.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getCurrentYearlyRate(chain: string, block: BlockName): Promise<Text>;

  /**
   * Returns the issuance of a year as a part of the supply.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The rate.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getCurrentYearlyRateExact(chain: string, block: BlockName): Promise<Ratio>;

  /**
   * Returns the two parts of the issuance of a year.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The rates.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getCurrentYearlyRateDetails(chain: string, block: BlockName): Promise<YearlyRateDetails>;

  /**
   * Returns the issuance of a minute.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getIssuancePerMinute(chain: string, block: BlockName): Promise<Mutez>;

  /**
   * Returns the rewards of the current and the next cycles.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The rewards by cycle.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getExpectedIssuance(chain: string, block: BlockName): Promise<ExpectedIssuances>;

  /**
   * Returns the contract that receives the subsidy for liquidity.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The contract.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getCpmmAddress(chain: string, block: BlockName): Promise<ContractAddress>;

  /**
   * Returns the nonce that the baker of a block has committed to.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param blockLevel - A level.
   * @returns The nonce, its hash, or neither.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getNonce(chain: string, block: BlockName, blockLevel: number): Promise<SeedNonce>;

  /**
   * Returns the randomness of the current cycle.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - An empty object.
   * @returns The seed.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSeed(chain: string, block: BlockName, body: EmptyObject): Promise<Hex>;

  /**
   * Returns how far the randomness of a later cycle is computed.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The stage.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSeedComputation(chain: string, block: BlockName): Promise<SeedComputation>;

  /**
   * Lists the bakers that accept stake of sTez.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The bakers with their terms.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStezBakers(chain: string, block: BlockName): Promise<StezBakers>;

  /**
   * Returns the contract of sTez.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The contract.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStezContractHash(chain: string, block: BlockName): Promise<ContractAddress>;

  /**
   * Returns the value of sTez in tez.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The rate.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStezExchangeRate(chain: string, block: BlockName): Promise<Ratio>;

  /**
   * Returns the stake of sTez, in all and by baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The total, and pairs of a baker and an amount.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStezStakingPower(chain: string, block: BlockName): Promise<StezStakingPower>;

  /**
   * Returns the tez behind sTez.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The amount in mutez.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStezTotalAmountOfTez(chain: string, block: BlockName): Promise<Mutez>;

  /**
   * Returns all sTez that exist.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The number.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getStezTotalSupply(chain: string, block: BlockName): Promise<Natural>;

  /**
   * Returns the level and cycle of a block, or of one after it.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `offset`: Blocks after the block. Default: 0.
   * @returns Level and cycle.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getCurrentLevel(chain: string, block: BlockName, query?: { offset?: number }): Promise<Level>;

  /**
   * Returns the levels of a block's cycle, or of one near it.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `offset`: Cycles after the block's cycle; negative for earlier ones. Default: 0.
   * @returns The first and the last level.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getLevelsInCurrentCycle(chain: string, block: BlockName, query?: { offset?: number }): Promise<LevelRange>;

  /**
   * Returns the round of a block.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The round.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getRound(chain: string, block: BlockName): Promise<Integer>;

  /**
   * Returns how many blocks in a row were made in round 0.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The number of blocks.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getConsecutiveRoundZero(chain: string, block: BlockName): Promise<Integer>;

  /**
   * Lists who may bake which block.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `level`: Levels. Default: the next one. `cycle`: A cycle. `delegate`: Only rights of these
   * bakers. `consensus_key`: Only rights with these keys. `max_round`: Rights up to this round. Default: 64.
   * `all`: Whether to list all rights of each baker, not only the first at each level. Default: false.
   * @returns The rights.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBakingRights(
    chain: string,
    block: BlockName,
    query?: {
      level?: readonly number[];
      cycle?: number;
      delegate?: readonly PublicKeyHash[];
      consensus_key?: readonly PublicKeyHash[];
      max_round?: number;
      all?: boolean;
    },
  ): Promise<BakingRights>;

  /**
   * Lists who may attest which block.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `level`: Levels. Default: that of the block. `cycle`: A cycle. `delegate`: Only rights of
   * these bakers. `consensus_key`: Only rights with these keys.
   * @returns The rights by level.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getAttestationRights(
    chain: string,
    block: BlockName,
    query?: {
      level?: readonly number[];
      cycle?: number;
      delegate?: readonly PublicKeyHash[];
      consensus_key?: readonly PublicKeyHash[];
    },
  ): Promise<AttestationRightsList>;

  /**
   * Lists the bakers of levels with their slots.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `level`: Levels. Default: that of the block. `delegate`: Only these bakers.
   * `consensus_key`: Only these keys.
   * @returns The bakers by level.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getValidators(
    chain: string,
    block: BlockName,
    query?: {
      level?: readonly number[];
      delegate?: readonly PublicKeyHash[];
      consensus_key?: readonly PublicKeyHash[];
    },
  ): Promise<ValidatorsList>;

  /**
   * Returns from when on all bakers attest each block.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The level; null if it is not known yet.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getAllBakersAttestActivationLevel(chain: string, block: BlockName): Promise<OptionalLevel>;

  /**
   * Returns the power of all bakers in the current cycle.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The power.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getTotalBakingPower(chain: string, block: BlockName): Promise<Int64>;

  /**
   * Returns the power of all bakers in the current cycle, in all and by baker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The total, and pairs of a baker and its power.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBakingPowerDistribution(chain: string, block: BlockName): Promise<BakingPowerDistribution>;

  /**
   * Returns which part of the bakers has a BLS key.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `cycle`: A cycle. Default: the current one.
   * @returns The part in percent.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getTz4BakerNumberRatio(chain: string, block: BlockName, query?: { cycle?: number }): Promise<Text>;

  /**
   * Lists the bakers in the order in which they may bake in a cycle.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `cycle`: A cycle. Default: the current one.
   * @returns The bakers; null if they are not known yet.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSwrrSelectedBakers(
    chain: string,
    block: BlockName,
    query?: { cycle?: number },
  ): Promise<OptionalSelectedBakers>;

  /**
   * Returns the credits by which bakers are selected.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The credits by baker.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSwrrCredits(chain: string, block: BlockName): Promise<SwrrCredits>;

  /**
   * Lists hashes and addresses that begin with a text.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param prefix - First characters of a hash or address.
   * @returns The hashes and addresses.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  completePrefix(chain: string, block: BlockName, prefix: string): Promise<Completions>;

  /**
   * Decodes the slots in an attestation of the data availability layer.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param dalAttestationBitset - The attestation, as a set of bits.
   * @returns The slots by lag.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  decodeDalAttestation(
    chain: string,
    block: BlockName,
    dalAttestationBitset: BigInteger,
  ): Promise<DalAttestation>;

  /**
   * Encodes slots as an attestation of the data availability layer.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The slots by lag.
   * @returns The attestation as a set of bits.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  encodeDalAttestation(chain: string, block: BlockName, body: DalAttestation): Promise<BigInteger>;

  /**
   * Encodes an operation without its signature: the bytes to sign.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The operation.
   * @returns The bytes. Compare them with your own encoding before you sign them.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  forgeOperations(chain: string, block: BlockName, body: UnsignedOperation): Promise<Hex>;

  /**
   * Encodes an operation with its signature: the bytes to inject.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The operation.
   * @returns The bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  forgeSignedOperations(chain: string, block: BlockName, body: SignedOperation): Promise<Hex>;

  /**
   * Encodes a vote of a baker with a BLS key.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The operation.
   * @returns The bytes to sign and to inject.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  forgeBlsConsensusOperations(
    chain: string,
    block: BlockName,
    body: UnsignedOperation,
  ): Promise<ForgedBlsOperation>;

  /**
   * Decodes operations.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The operations.
   * @param query - `version`: Form of the response: 0 or 1. Default: the node's.
   * @returns The operations.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  parseOperations(
    chain: string,
    block: BlockName,
    body: OperationsToParse,
    query?: { version?: number },
  ): Promise<ParsedOperations>;

  /**
   * Checks signed operations and executes them on a block, without injecting them.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The operations.
   * @param query - `version`: Form of the response: 0 or 1. Default: the node's.
   * @returns What they would do.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  preapplyOperations(
    chain: string,
    block: BlockName,
    body: OperationsToPreapply,
    query?: { version?: number },
  ): Promise<PreappliedOperations>;

  /**
   * Runs a script with a storage and an argument.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - Script, storage, argument and environment.
   * @returns Storage and operations after the run.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  runCode(chain: string, block: BlockName, body: RunCodeInput): Promise<RunCodeResult>;

  /**
   * Runs a script with a storage and an argument, and returns each step.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - Script, storage, argument and environment.
   * @returns Storage, operations and steps.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  traceCode(chain: string, block: BlockName, body: RunCodeInput): Promise<TraceCodeResult>;

  /**
   * Runs instructions on a stack.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - Stack, instructions and environment.
   * @returns The stack after it.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  runInstruction(chain: string, block: BlockName, body: RunInstructionInput): Promise<RunInstructionResult>;

  /**
   * Calls a view of TZIP-4, which is an entrypoint with a callback.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - Contract, entrypoint, argument and environment.
   * @returns The value that the callback would receive.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  runView(chain: string, block: BlockName, body: RunViewInput): Promise<ViewResult>;

  /**
   * Calls a view of a contract.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - Contract, view, argument and environment.
   * @returns The result.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  runScriptView(chain: string, block: BlockName, body: RunScriptViewInput): Promise<ViewResult>;

  /**
   * Executes an operation on a block without checking its signature. Replaced by `simulate_operation`.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The operation.
   * @param query - `version`: Form of the response: 0 or 1. Default: the node's.
   * @returns What it would do.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  runOperation(
    chain: string,
    block: BlockName,
    body: OperationToRun,
    query?: { version?: number },
  ): Promise<SimulatedOperation>;

  /**
   * Simulates an operation in a later block, without checking its signature. Use it to estimate gas, storage
   * and fee.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The operation.
   * @param query - `version`: Form of the response: 0 or 1. Default: the node's. `successor_level`: Whether
   * to simulate at the next level instead of the block's. Default: false.
   * @returns What it would do.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  simulateOperation(
    chain: string,
    block: BlockName,
    body: OperationToSimulate,
    query?: { version?: number; successor_level?: boolean },
  ): Promise<SimulatedOperation>;

  /**
   * Serializes a value as `PACK` does.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The value and its type.
   * @returns The bytes and the remaining gas.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  packData(chain: string, block: BlockName, body: TypedData): Promise<PackedData>;

  /**
   * Checks that a value has a type. Status 500 with the reason if not.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The value and its type.
   * @returns The remaining gas.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  typecheckData(chain: string, block: BlockName, body: TypedData): Promise<RemainingGas>;

  /**
   * Checks the types of a script. Status 500 with the reason if they are wrong.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The script.
   * @returns The types at each instruction.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  typecheckCode(chain: string, block: BlockName, body: CodeToTypecheck): Promise<TypecheckedCode>;

  /**
   * Returns the size of a script in the protocol's cache.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The script.
   * @returns The size.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getScriptSize(chain: string, block: BlockName, body: ScriptToMeasure): Promise<ScriptSize>;

  /**
   * Returns a value in a chosen form.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The value, its type and the form.
   * @returns The value.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  normalizeData(chain: string, block: BlockName, body: DataToNormalize): Promise<Normalized>;

  /**
   * Returns a script in a chosen form.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The script and the form.
   * @returns The script.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  normalizeScript(chain: string, block: BlockName, body: ScriptToNormalize): Promise<Normalized>;

  /**
   * Returns the values of a stack in a chosen form.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The stack and the form.
   * @returns The stack.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  normalizeStack(chain: string, block: BlockName, body: StackToNormalize): Promise<NormalizedStack>;

  /**
   * Returns a type in its normal form.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The type.
   * @returns The type.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  normalizeType(chain: string, block: BlockName, body: TypeToNormalize): Promise<Normalized>;

  /**
   * Returns the entrypoints of a script.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The script.
   * @returns The entrypoints.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getScriptEntrypoints(chain: string, block: BlockName, body: ScriptOnly): Promise<Entrypoints>;

  /**
   * Returns the type of the argument of an entrypoint of a script.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param body - The script and the entrypoint.
   * @returns The type.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getScriptEntrypoint(chain: string, block: BlockName, body: ScriptEntrypoint): Promise<EntrypointType>;

  /**
   * Lists the smart rollups.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns Addresses of the rollups.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollups(chain: string, block: BlockName): Promise<SmartRollups>;

  /**
   * Returns the inbox that all smart rollups share.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The inbox.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupInbox(chain: string, block: BlockName): Promise<SmartRollupInbox>;

  /**
   * Returns the machine that a smart rollup runs on.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @returns `wasm_2_0_0`, `arith` or `riscv`.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupKind(chain: string, block: BlockName, rollup: RollupAddress): Promise<Text>;

  /**
   * Returns the first commitment of a smart rollup.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @returns Level and commitment.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupGenesisInfo(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
  ): Promise<SmartRollupGenesis>;

  /**
   * Returns the newest final commitment of a smart rollup.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @returns Commitment and level.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupLastCementedCommitment(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
  ): Promise<CementedCommitment>;

  /**
   * Returns a commitment of a smart rollup.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param commitmentHash - Hash of the commitment.
   * @returns The commitment.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupCommitment(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    commitmentHash: CommitmentHash,
  ): Promise<RollupCommitment>;

  /**
   * Returns whether a commitment can be made final.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param commitmentHash - Hash of the commitment.
   * @returns Whether it can.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupCanBeCemented(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    commitmentHash: CommitmentHash,
  ): Promise<Flag>;

  /**
   * Lists who has a bond on a commitment.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param commitmentHash - Hash of the commitment.
   * @returns Numbers of the stakers.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupCommitmentStakers(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    commitmentHash: CommitmentHash,
  ): Promise<StakerIndexes>;

  /**
   * Lists the commitments of a smart rollup for an inbox level.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param blockLevel - A level.
   * @returns The commitments; null if there are none.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupCommitmentsOfLevel(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    blockLevel: number,
  ): Promise<OptionalCommitmentHashes>;

  /**
   * Lists the messages of an outbox level that were executed.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param blockLevel - A level.
   * @returns Numbers of the messages.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupConsumedOutputs(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    blockLevel: number,
  ): Promise<MessageIndexes>;

  /**
   * Lists the accounts with a bond for a smart rollup.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @returns The accounts.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupStakers(chain: string, block: BlockName, rollup: RollupAddress): Promise<RollupStakers>;

  /**
   * Returns the number of a staker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param pkh - Address of the baker.
   * @returns The number.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupStakerIndex(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    pkh: PublicKeyHash,
  ): Promise<Natural>;

  /**
   * Returns the newest commitment of a staker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param pkh - Address of the baker.
   * @returns The commitment; null if there is none.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupStakedOnCommitment(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    pkh: PublicKeyHash,
  ): Promise<OptionalStakedCommitment>;

  /**
   * Lists who disagrees with a staker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param pkh - Address of the baker.
   * @returns The conflicts.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupConflicts(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    pkh: PublicKeyHash,
  ): Promise<RollupConflicts>;

  /**
   * Lists the games of a staker.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param pkh - Address of the baker.
   * @returns The games.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupGames(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    pkh: PublicKeyHash,
  ): Promise<RollupGames>;

  /**
   * Returns how long the players of a game may still think.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param staker1Pkh - The first player.
   * @param staker2Pkh - The second player.
   * @returns The blocks of each; null if there is no game.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupTimeout(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    staker1Pkh: PublicKeyHash,
    staker2Pkh: PublicKeyHash,
  ): Promise<OptionalGameTimeout>;

  /**
   * Returns the result of a game whose player did not move in time.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param staker1Pkh - The first player.
   * @param staker2Pkh - The second player.
   * @returns The result; null if there is time left.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupTimeoutReached(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    staker1Pkh: PublicKeyHash,
    staker2Pkh: PublicKeyHash,
  ): Promise<OptionalGameResult>;

  /**
   * Lists the accounts that may publish commitments of a smart rollup.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @returns The accounts; null for a rollup that is open to all.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupWhitelist(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
  ): Promise<OptionalRollupStakers>;

  /**
   * Returns the message that last changed who may publish commitments.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @returns The message; null if there is none.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupLastWhitelistUpdate(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
  ): Promise<OptionalWhitelistUpdate>;

  /**
   * Returns how many tickets of a kind a smart rollup owns.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param rollup - Address of the smart rollup.
   * @param body - Which tickets.
   * @returns The number of tickets.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSmartRollupTicketBalance(
    chain: string,
    block: BlockName,
    rollup: RollupAddress,
    body: TicketKind,
  ): Promise<Natural>;

  /**
   * Lists which shards of the data availability layer bakers check.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `level`: A level. Default: that of the block. `delegates`: Only these bakers.
   * @returns The shards by baker.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDalShards(
    chain: string,
    block: BlockName,
    query?: { level?: number; delegates?: readonly PublicKeyHash[] },
  ): Promise<DalShardAssignments>;

  /**
   * Lists the slots that were published at a level.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param query - `level`: A level. Default: that of the block.
   * @returns The slots.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDalPublishedSlotHeaders(
    chain: string,
    block: BlockName,
    query?: { level?: number },
  ): Promise<DalSlotHeaders>;

  /**
   * Returns the constants of the data availability layer at a level.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param blockLevel - A level.
   * @returns The constants.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDalPastParameters(chain: string, block: BlockName, blockLevel: number): Promise<DalParameters>;

  /**
   * Returns the newest cell of the skip list of published slots.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The cell.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDalCommitmentsHistory(chain: string, block: BlockName): Promise<DalSkipListCell>;

  /**
   * Lists the cells of the skip list of published slots that a block added.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns Pairs of a hash and a cell.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getDalSkipListCells(chain: string, block: BlockName): Promise<DalSkipListCells>;

  /**
   * Returns the voting period of a block.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The period.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getCurrentPeriod(chain: string, block: BlockName): Promise<VotingPeriodInfo>;

  /**
   * Returns the voting period of the next block.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The period.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getSuccessorPeriod(chain: string, block: BlockName): Promise<VotingPeriodInfo>;

  /**
   * Returns the quorum of the current vote.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The quorum in hundredths of a percent.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getCurrentQuorum(chain: string, block: BlockName): Promise<Integer>;

  /**
   * Returns the protocol that is voted on.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The protocol; null if there is none.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getCurrentProposal(chain: string, block: BlockName): Promise<OptionalProtocolHash>;

  /**
   * Lists the proposals of the period with the power of their supporters.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns Pairs of a protocol and a power.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getProposals(chain: string, block: BlockName): Promise<ProposalPowers>;

  /**
   * Returns how many proposals a baker supports.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @param pkh - Address of the baker.
   * @returns The number.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getProposalCount(chain: string, block: BlockName, pkh: PublicKeyHash): Promise<Integer>;

  /**
   * Returns the result of the current vote so far.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The power behind yes, no and abstention.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBallots(chain: string, block: BlockName): Promise<Ballots>;

  /**
   * Lists the votes of bakers.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The votes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getBallotList(chain: string, block: BlockName): Promise<BallotList>;

  /**
   * Lists the power of all bakers in votes.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The power by baker.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getListings(chain: string, block: BlockName): Promise<VotingListings>;

  /**
   * Returns the power of all bakers in votes.
   *
   * Source: Octez, protocol RPC of Ushuaia.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param block - Block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it,
   * such as `head~2`.
   * @returns The power.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 410, 500 or an `ErrorCode` of every call.
   */
  getTotalVotingPower(chain: string, block: BlockName): Promise<Int64>;

  /**
   * Lists the operations that wait for a block, by what the node thinks of them.
   *
   * Source: Octez, mempool RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param query - `version`: Form of the response: 1 or 2. Default: the node's. `validated`: Whether to list
   * valid operations. Default: true. `refused`: Whether to list operations that can never be valid. Default:
   * true. `outdated`: Whether to list operations whose branch is too old. Default: true. `branch_refused`:
   * Whether to list operations that are invalid on this branch. Default: true. `branch_delayed`: Whether to
   * list operations that may become valid. Default: true. `validation_pass`: Only operations of these lists
   * of a block: 0 to 3. `source`: Only operations of these accounts. `operation_hash`: Only these operations.
   * @returns The operations.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getPendingOperations(
    chain: string,
    query?: {
      version?: number;
      validated?: boolean;
      refused?: boolean;
      outdated?: boolean;
      branch_refused?: boolean;
      branch_delayed?: boolean;
      validation_pass?: readonly number[];
      source?: readonly PublicKeyHash[];
      operation_hash?: readonly OperationHash[];
    },
  ): Promise<PendingOperations>;

  /**
   * Returns which fees the node requires, and its limits.
   *
   * Source: Octez, mempool RPC.
   *
   * @param chain - Chain: `main`, or the identifier of the network.
   * @param query - `include_default`: Whether to list values that are the default. Default: true.
   * @returns The filter.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getMempoolFilter(chain: string, query?: { include_default?: boolean }): Promise<MempoolFilter>;

  /**
   * Sends a signed operation to the network. A second injection of the same bytes returns the same hash and
   * changes nothing.
   *
   * Source: Octez, shell RPC.
   *
   * @param body - The operation in binary form, with its signature, as hex.
   * @param query - `chain`: Chain of the operation. Default: `main`. `async`: Whether to return before the
   * node has checked the operation. Default: false.
   * @returns Hash of the operation.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  injectOperation(body: Hex, query?: { chain?: string; async?: boolean }): Promise<OperationHash>;
}
