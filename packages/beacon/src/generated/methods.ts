// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  AggregatedAttestationAnswer,
  AttestationDataAnswer,
  AttestationsRewardsAnswer,
  AttesterDutiesAnswer,
  AttesterSlashing,
  BLSSignature,
  BeaconCommitteeSelection,
  BeaconCommitteeSelectionsAnswer,
  BeaconCommitteeSubscription,
  BlindedBlockAnswer,
  BlobsAnswer,
  BlockAnswer,
  BlockAttestationsAnswer,
  BlockHeaderAnswer,
  BlockHeadersAnswer,
  BlockId,
  BlockRewardsAnswer,
  BlockRootAnswer,
  BroadcastValidation,
  BuilderFilter,
  BuilderIndex,
  BuildersAnswer,
  ChainHeadsAnswer,
  CommitteeIndex,
  CommitteesAnswer,
  ConsensusVersion,
  DataColumnSidecarsAnswer,
  DepositContractAnswer,
  EmptyFlag,
  Epoch,
  ExecutionPayloadBidAnswer,
  ExecutionPayloadEnvelopeAnswer,
  FinalityCheckpointsAnswer,
  ForkChoice,
  ForkScheduleAnswer,
  GenesisAnswer,
  Graffiti,
  LightClientBootstrapAnswer,
  LightClientFinalityUpdateAnswer,
  LightClientOptimisticUpdateAnswer,
  LightClientUpdateAnswer,
  LivenessAnswer,
  NetworkIdentityAnswer,
  NodeVersionAnswer,
  NodeVersionV2Answer,
  PayloadAttestationDataAnswer,
  PayloadAttestationMessage,
  PeerAnswer,
  PeerConnectionDirection,
  PeerConnectionState,
  PeerCountAnswer,
  PeerId,
  PeersAnswer,
  PendingConsolidationsAnswer,
  PendingDepositsAnswer,
  PendingPartialWithdrawalsAnswer,
  PoolAttestationsAnswer,
  PoolAttesterSlashingsAnswer,
  PoolBLSToExecutionChangesAnswer,
  PoolPayloadAttestationsAnswer,
  PoolProposerSlashingsAnswer,
  PoolVoluntaryExitsAnswer,
  ProducedBlockV3Answer,
  ProducedBlockV4Answer,
  ProposerDutiesAnswer,
  ProposerLookaheadAnswer,
  ProposerPreparation,
  ProposerSlashing,
  PtcDutiesAnswer,
  PublishedBlindedBlock,
  PublishedBlock,
  PublishedExecutionPayloadEnvelope,
  RandaoAnswer,
  Root,
  SignedAggregateAndProofs,
  SignedBLSToExecutionChange,
  SignedContributionAndProof,
  SignedExecutionPayloadBid,
  SignedExecutionPayloadEnvelopeAnswer,
  SignedProposerPreferences,
  SignedValidatorRegistration,
  SignedVoluntaryExit,
  Slot,
  SpecAnswer,
  StateAnswer,
  StateForkAnswer,
  StateId,
  StateRootAnswer,
  SubmittedAttestations,
  SyncCommitteeContributionAnswer,
  SyncCommitteeMessage,
  SyncCommitteePeriod,
  SyncCommitteeRewardsAnswer,
  SyncCommitteeSelection,
  SyncCommitteeSelectionsAnswer,
  SyncCommitteeSubscription,
  SyncCommitteesAnswer,
  SyncDutiesAnswer,
  SyncingAnswer,
  Uint64,
  ValidatorAnswer,
  ValidatorBalancesAnswer,
  ValidatorFilter,
  ValidatorId,
  ValidatorIdentitiesAnswer,
  ValidatorIndex,
  ValidatorStatusFilter,
  ValidatorsAnswer,
  VersionedHash,
} from "./types.ts";

/** The consensus layer of Ethereum. */
export interface BeaconMethods {
  /**
   * The genesis of the beacon chain.
   *
   * @returns The genesis.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, F.
   */
  getGenesis(): Promise<GenesisAnswer>;

  /**
   * The root of a state.
   *
   * @param stateId - The state.
   * @returns The root.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getStateRoot(stateId: StateId): Promise<StateRootAnswer>;

  /**
   * The fork of a state.
   *
   * @param stateId - The state.
   * @returns The fork.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getStateFork(stateId: StateId): Promise<StateForkAnswer>;

  /**
   * The justified and finalized checkpoints of a state.
   *
   * @param stateId - The state.
   * @returns The checkpoints.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getStateFinalityCheckpoints(stateId: StateId): Promise<FinalityCheckpointsAnswer>;

  /**
   * Validators of a state, with balances and statuses.
   *
   * Unknown ones are omitted. `postStateValidators` accepts more of them.
   *
   * @param stateId - The state.
   * @param query - `id`: The validators; all by default. `status`: Only validators with one of these
   * statuses.
   * @returns The validators.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 414, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getStateValidators(
    stateId: StateId,
    query?: { id?: readonly ValidatorId[]; status?: readonly ValidatorStatusFilter[] },
  ): Promise<ValidatorsAnswer>;

  /**
   * Validators of a state, with balances and statuses, without a limit on their number.
   *
   * Unknown ones are omitted.
   *
   * @param stateId - The state.
   * @param body - The validators to return.
   * @returns The validators.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  postStateValidators(stateId: StateId, body: ValidatorFilter): Promise<ValidatorsAnswer>;

  /**
   * One validator of a state, with its balance and status.
   *
   * @param stateId - The state.
   * @param validatorId - The validator.
   * @returns The validator.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getStateValidator(stateId: StateId, validatorId: ValidatorId): Promise<ValidatorAnswer>;

  /**
   * Balances of validators in a state.
   *
   * Unknown ones are omitted. `postStateValidatorBalances` accepts more of them.
   *
   * @param stateId - The state.
   * @param query - `id`: The validators; all by default.
   * @returns The balances.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 414, 500 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getStateValidatorBalances(
    stateId: StateId,
    query?: { id?: readonly ValidatorId[] },
  ): Promise<ValidatorBalancesAnswer>;

  /**
   * Balances of validators in a state, without a limit on their number.
   *
   * Unknown ones are omitted.
   *
   * @param stateId - The state.
   * @param body - The validators.
   * @returns The balances.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  postStateValidatorBalances(
    stateId: StateId,
    body?: readonly ValidatorId[],
  ): Promise<ValidatorBalancesAnswer>;

  /**
   * Indices, keys and activation of validators in a state.
   *
   * Unknown ones are omitted.
   *
   * @param stateId - The state.
   * @param body - The validators.
   * @returns The keys.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  postStateValidatorIdentities(
    stateId: StateId,
    body?: readonly ValidatorId[],
  ): Promise<ValidatorIdentitiesAnswer>;

  /**
   * Builders of a state, with their statuses.
   *
   * Unknown ones are omitted. States before gloas have none: 400.
   *
   * @param stateId - The state.
   * @param body - The builders to return; all without a body.
   * @returns The builders.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getStateBuilders(stateId: StateId, body?: BuilderFilter): Promise<BuildersAnswer>;

  /**
   * The committees of an epoch.
   *
   * @param stateId - The state.
   * @param query - `epoch`: The epoch; that of the state by default. `index`: Only committees in this place.
   * `slot`: Only the committees of this slot.
   * @returns The committees.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getEpochCommittees(
    stateId: StateId,
    query?: { epoch?: Epoch; index?: CommitteeIndex; slot?: Slot },
  ): Promise<CommitteesAnswer>;

  /**
   * The sync committee of an epoch, by validators' indices.
   *
   * @param stateId - The state.
   * @param query - `epoch`: The epoch; that of the state by default.
   * @returns The committee.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getEpochSyncCommittees(stateId: StateId, query?: { epoch?: Epoch }): Promise<SyncCommitteesAnswer>;

  /**
   * The RANDAO mix of an epoch.
   *
   * @param stateId - The state.
   * @param query - `epoch`: The epoch; that of the state by default.
   * @returns The mix.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getStateRandao(stateId: StateId, query?: { epoch?: Epoch }): Promise<RandaoAnswer>;

  /**
   * Pending consolidations of a state.
   *
   * States before electra have none: 400.
   *
   * @param stateId - The state.
   * @returns The pending consolidations, in their order.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPendingConsolidations(stateId: StateId): Promise<PendingConsolidationsAnswer>;

  /**
   * Pending deposits of a state.
   *
   * States before electra have none: 400.
   *
   * @param stateId - The state.
   * @returns The pending deposits, in their order.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPendingDeposits(stateId: StateId): Promise<PendingDepositsAnswer>;

  /**
   * Pending partial withdrawals of a state.
   *
   * States before electra have none: 400.
   *
   * @param stateId - The state.
   * @returns The pending partial withdrawals, in their order.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPendingPartialWithdrawals(stateId: StateId): Promise<PendingPartialWithdrawalsAnswer>;

  /**
   * The proposer lookahead of a state: the proposers in its epoch and the next one.
   *
   * States before fulu have none: 400.
   *
   * @param stateId - The state.
   * @returns The proposers.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getProposerLookahead(stateId: StateId): Promise<ProposerLookaheadAnswer>;

  /**
   * Headers of blocks; by default, those of the head's slot.
   *
   * @param query - `slot`: Only blocks of this slot. `parent_root`: Only blocks with this parent.
   * @returns The headers.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getBlockHeaders(query?: { slot?: Slot; parent_root?: Root }): Promise<BlockHeadersAnswer>;

  /**
   * The header of a block.
   *
   * @param blockId - The block.
   * @returns The header.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getBlockHeader(blockId: BlockId): Promise<BlockHeaderAnswer>;

  /**
   * A block.
   *
   * @param blockId - The block.
   * @returns The block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getBlockV2(blockId: BlockId): Promise<BlockAnswer>;

  /**
   * A blinded block: one without its transactions.
   *
   * @param blockId - The block.
   * @returns The block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getBlindedBlock(blockId: BlockId): Promise<BlindedBlockAnswer>;

  /**
   * The root of a block.
   *
   * @param blockId - The block.
   * @returns The root.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getBlockRoot(blockId: BlockId): Promise<BlockRootAnswer>;

  /**
   * The attestations in a block.
   *
   * @param blockId - The block.
   * @returns The attestations.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getBlockAttestationsV2(blockId: BlockId): Promise<BlockAttestationsAnswer>;

  /**
   * The blobs of a block.
   *
   * Since fulu only nodes that keep all columns, or can put blobs together again, have them.
   *
   * @param blockId - The block.
   * @param query - `versioned_hashes`: Only blobs with these hashes.
   * @returns The blobs.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getBlobs(blockId: BlockId, query?: { versioned_hashes?: readonly VersionedHash[] }): Promise<BlobsAnswer>;

  /**
   * Publishes a signed block.
   *
   * @param body - The block.
   * @param parameters - `Eth-Consensus-Version`: The fork that the body belongs to. `broadcast_validation`:
   * The checks a block must pass before it is broadcast; `gossip` by default.
   * @returns 200: It was checked, sent to the network and taken into the node's chain. 202: It was sent to
   * the network, and failed the node's own check.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  publishBlockV2(
    body: PublishedBlock,
    parameters: { "Eth-Consensus-Version": ConsensusVersion; broadcast_validation?: BroadcastValidation },
  ): Promise<200 | 202>;

  /**
   * Publishes a signed blinded block, which the node completes first.
   *
   * @param body - The block.
   * @param parameters - `Eth-Consensus-Version`: The fork that the body belongs to. `broadcast_validation`:
   * The checks a block must pass before it is broadcast; `gossip` by default.
   * @returns 200: It was checked, sent to the network and taken into the node's chain. 202: It was sent to
   * the network, and failed the node's own check.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  publishBlindedBlockV2(
    body: PublishedBlindedBlock,
    parameters: { "Eth-Consensus-Version": ConsensusVersion; broadcast_validation?: BroadcastValidation },
  ): Promise<200 | 202>;

  /**
   * Publishes a builder's signed execution payload bid.
   *
   * @param body - The bid.
   * @param parameters - `Eth-Consensus-Version`: The fork that the body belongs to.
   * @returns It was checked and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  publishExecutionPayloadBid(
    body: SignedExecutionPayloadBid,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Publishes a signed execution payload envelope.
   *
   * @param body - The envelope.
   * @param parameters - `Eth-Consensus-Version`: The fork that the body belongs to. `Eth-Blob-Data-Included`:
   * Whether the blobs and their proofs are in the body. Without them the node must have them from producing
   * the block. `broadcast_validation`: The checks a block must pass before it is broadcast; `gossip` by
   * default.
   * @returns 200: It was checked, sent to the network and taken into the node's chain. 202: It was sent to
   * the network, and failed the node's own check.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  publishExecutionPayloadEnvelope(
    body: PublishedExecutionPayloadEnvelope,
    parameters: {
      "Eth-Consensus-Version": ConsensusVersion;
      "Eth-Blob-Data-Included": boolean;
      broadcast_validation?: BroadcastValidation;
    },
  ): Promise<200 | 202>;

  /**
   * The signed execution payload envelope of a block.
   *
   * @param blockId - The block.
   * @returns The envelope.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getSignedExecutionPayloadEnvelope(blockId: BlockId): Promise<SignedExecutionPayloadEnvelopeAnswer>;

  /**
   * The bootstrap of a light client that trusts a block.
   *
   * @param blockRoot - The block.
   * @returns The bootstrap.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getLightClientBootstrap(blockRoot: Root): Promise<LightClientBootstrapAnswer>;

  /**
   * Light client updates, one a sync committee period.
   *
   * @param query - `start_period`: The first period. `count`: Number of periods, at most 128.
   * @returns The updates, in the order of their periods.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getLightClientUpdatesByRange(
    query: { start_period: SyncCommitteePeriod; count: Uint64 },
  ): Promise<LightClientUpdateAnswer[]>;

  /**
   * The newest finality update for light clients.
   *
   * @returns The update.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getLightClientFinalityUpdate(): Promise<LightClientFinalityUpdateAnswer>;

  /**
   * The newest optimistic update for light clients.
   *
   * @returns The update.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getLightClientOptimisticUpdate(): Promise<LightClientOptimisticUpdateAnswer>;

  /**
   * Attestations that the node knows of, in a block or not.
   *
   * @param query - `slot`: Only those of this slot. `committee_index`: Only those of this committee.
   * @returns The attestations.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPoolAttestationsV2(
    query?: { slot?: Slot; committee_index?: CommitteeIndex },
  ): Promise<PoolAttestationsAnswer>;

  /**
   * Submits attestations, which the node publishes.
   *
   * @param body - The attestations.
   * @param parameters - `Eth-Consensus-Version`: The fork that the body belongs to.
   * @returns All were taken and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  submitPoolAttestationsV2(
    body: SubmittedAttestations,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Attester slashings that the node knows of.
   *
   * @returns The slashings.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPoolAttesterSlashingsV2(): Promise<PoolAttesterSlashingsAnswer>;

  /**
   * Submits an attester slashing, which the node publishes.
   *
   * @param body - The slashing.
   * @param parameters - `Eth-Consensus-Version`: The fork that the body belongs to.
   * @returns It was taken and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  submitPoolAttesterSlashingsV2(
    body: AttesterSlashing,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Proposer slashings that the node knows of.
   *
   * @returns The slashings.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPoolProposerSlashings(): Promise<PoolProposerSlashingsAnswer>;

  /**
   * Submits a proposer slashing, which the node publishes.
   *
   * @param body - The slashing.
   * @returns It was taken and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  submitPoolProposerSlashings(body: ProposerSlashing): Promise<void>;

  /**
   * Submits sync committee members' signatures, which the node publishes.
   *
   * @param body - The signatures.
   * @returns All were taken and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  submitPoolSyncCommitteeSignatures(body: readonly SyncCommitteeMessage[]): Promise<void>;

  /**
   * Voluntary exits that the node knows of.
   *
   * @returns The exits.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPoolVoluntaryExits(): Promise<PoolVoluntaryExitsAnswer>;

  /**
   * Submits a validator's voluntary exit, which the node publishes.
   *
   * @param body - The exit.
   * @returns It was taken and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  submitPoolVoluntaryExit(body: SignedVoluntaryExit): Promise<void>;

  /**
   * BLS to execution changes that the node knows of.
   *
   * @returns The changes.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPoolBLSToExecutionChanges(): Promise<PoolBLSToExecutionChangesAnswer>;

  /**
   * Submits BLS to execution changes, which the node publishes.
   *
   * @param body - The changes.
   * @returns All were taken and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  submitPoolBLSToExecutionChange(body: readonly SignedBLSToExecutionChange[]): Promise<void>;

  /**
   * Payload attestations that the node knows of: what the payload timeliness committee saw.
   *
   * @param query - `slot`: Only those of this slot.
   * @returns The observations of the committee's members.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPoolPayloadAttestations(query?: { slot?: Slot }): Promise<PoolPayloadAttestationsAnswer>;

  /**
   * Submits payload attestations of members of the payload timeliness committee, which the node publishes.
   *
   * @param body - The observations of the committee's members.
   * @param parameters - `Eth-Consensus-Version`: The fork that the body belongs to.
   * @returns All were taken and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  submitPayloadAttestationMessages(
    body: readonly PayloadAttestationMessage[],
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Block rewards: what a block earned its proposer.
   *
   * @param blockId - The block.
   * @returns The rewards of the block's proposer.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Rewards.
   */
  getBlockRewards(blockId: BlockId): Promise<BlockRewardsAnswer>;

  /**
   * Sync committee rewards: what members earned by a block.
   *
   * @param blockId - The block.
   * @param body - The members; all without a body.
   * @returns The rewards of the validators.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Rewards.
   */
  getSyncCommitteeRewards(
    blockId: BlockId,
    body?: readonly ValidatorId[],
  ): Promise<SyncCommitteeRewardsAnswer>;

  /**
   * Attestation rewards: what validators earned by attesting in an epoch.
   *
   * @param epoch - The epoch.
   * @param body - The validators; all without a body.
   * @returns The rewards of the committee's members.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Rewards.
   */
  getAttestationsRewards(epoch: Epoch, body?: readonly ValidatorId[]): Promise<AttestationsRewardsAnswer>;

  /**
   * Attester duties of validators in an epoch: when they have to attest.
   *
   * @param epoch - The epoch, at most the next one.
   * @param body - The validators.
   * @returns The duties.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getAttesterDuties(epoch: Epoch, body: readonly ValidatorIndex[]): Promise<AttesterDutiesAnswer>;

  /**
   * Proposer duties of an epoch: the proposer of each slot.
   *
   * @deprecated In `getProposerDutiesV2` the dependent root is that of one epoch before, as it is since fulu.
   *
   * @param epoch - The epoch.
   * @returns The duties.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getProposerDuties(epoch: Epoch): Promise<ProposerDutiesAnswer>;

  /**
   * Proposer duties of an epoch: the proposer of each slot.
   *
   * @param epoch - The epoch.
   * @returns The duties.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getProposerDutiesV2(epoch: Epoch): Promise<ProposerDutiesAnswer>;

  /**
   * Sync committee duties of validators in an epoch: which places of the committee they have.
   *
   * @param epoch - The epoch, at most one of the next period.
   * @param body - The validators.
   * @returns The duties.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getSyncCommitteeDuties(epoch: Epoch, body: readonly ValidatorIndex[]): Promise<SyncDutiesAnswer>;

  /**
   * Duties of validators in the payload timeliness committee in an epoch.
   *
   * @param epoch - The epoch, at most the next one.
   * @param body - The validators.
   * @returns The duties.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getPtcDuties(epoch: Epoch, body: readonly ValidatorIndex[]): Promise<PtcDutiesAnswer>;

  /**
   * Liveness: which validators the node has seen in an epoch. A node that was away may have missed some.
   *
   * @param epoch - The epoch, this or the last one; some nodes know earlier ones.
   * @param body - The validators.
   * @returns The validator that was seen.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getLiveness(epoch: Epoch, body: readonly ValidatorIndex[]): Promise<LivenessAnswer>;

  /**
   * Makes a block to sign, up to fulu.
   *
   * Since gloas it is `produceBlockV4`. The block is without its transactions where a builder's payload was
   * taken.
   *
   * @param slot - The slot that the block is for.
   * @param query - `randao_reveal`: The proposer's RANDAO reveal; `0xc0` and zeros where it is not checked.
   * `graffiti`: The graffiti: 32 bytes that the proposer chooses. `skip_randao_verification`: The RANDAO
   * reveal is not checked. `builder_boost_factor`: The weight of a builder's payload against the node's own,
   * in percent: 0 never uses the builder's, 100 uses the better one, 18446744073709551615 always the
   * builder's.
   * @returns The block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  produceBlockV3(
    slot: Slot,
    query: {
      randao_reveal: BLSSignature;
      graffiti?: Graffiti;
      skip_randao_verification?: EmptyFlag;
      builder_boost_factor?: Uint64;
    },
  ): Promise<ProducedBlockV3Answer>;

  /**
   * Produces an unsigned block, since gloas.
   *
   * @param slot - The slot that the block is for.
   * @param query - `randao_reveal`: The proposer's RANDAO reveal; `0xc0` and zeros where it is not checked.
   * `graffiti`: The graffiti: 32 bytes that the proposer chooses. `skip_randao_verification`: The RANDAO
   * reveal is not checked. `include_payload`: Whether a payload of the node's own comes along. Without it the
   * node keeps it for `getExecutionPayloadEnvelope`, and the block must be published to the same node.
   * `builder_boost_factor`: The weight of a builder's payload against the node's own, in percent: 0 never
   * uses the builder's, 100 uses the better one, 18446744073709551615 always the builder's.
   * @returns The block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  produceBlockV4(
    slot: Slot,
    query: {
      randao_reveal: BLSSignature;
      graffiti?: Graffiti;
      skip_randao_verification?: EmptyFlag;
      include_payload: boolean;
      builder_boost_factor?: Uint64;
    },
  ): Promise<ProducedBlockV4Answer>;

  /**
   * A builder's execution payload bid to sign.
   *
   * @param slot - The slot, this or the next one.
   * @param builderIndex - The builder.
   * @returns The bid.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getExecutionPayloadBid(slot: Slot, builderIndex: BuilderIndex): Promise<ExecutionPayloadBidAnswer>;

  /**
   * The unsigned execution payload envelope that the node has built for a block of this slot.
   *
   * @param slot - The slot.
   * @param beaconBlockRoot - The block.
   * @returns The envelope.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getExecutionPayloadEnvelope(slot: Slot, beaconBlockRoot: Root): Promise<ExecutionPayloadEnvelopeAnswer>;

  /**
   * Prepares the node for proposals: the recipients of proposers' fees. It is kept for two epochs more, so it
   * is sent again and again.
   *
   * @deprecated Since gloas it is `submitProposerPreferences`.
   *
   * @param body - The recipients of fees, by proposer.
   * @returns It was received.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  prepareBeaconProposer(body: readonly ProposerPreparation[]): Promise<void>;

  /**
   * Submits proposers' signed preferences of payloads, which the node publishes.
   *
   * @param body - The preferences.
   * @param parameters - `Eth-Consensus-Version`: The fork that the body belongs to.
   * @returns All were taken and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  submitProposerPreferences(
    body: readonly SignedProposerPreferences[],
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Registers validators with builders. It is sent again and again.
   *
   * @deprecated Since gloas it is `submitProposerPreferences`.
   *
   * @param body - The validators.
   * @returns It was received.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  registerValidator(body: readonly SignedValidatorRegistration[]): Promise<void>;

  /**
   * The attestation data that members of a committee sign.
   *
   * @param query - `slot`: The slot. `committee_index`: The committee; without meaning since electra.
   * @returns The data.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  produceAttestationData(
    query: { slot: Slot; committee_index?: CommitteeIndex },
  ): Promise<AttestationDataAnswer>;

  /**
   * The aggregate of a committee's attestations.
   *
   * @param query - `attestation_data_root`: The root of the attestation data. `slot`: The slot.
   * `committee_index`: The committee.
   * @returns The aggregate.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getAggregatedAttestationV2(
    query: { attestation_data_root: Root; slot: Slot; committee_index: CommitteeIndex },
  ): Promise<AggregatedAttestationAnswer>;

  /**
   * Publishes signed aggregates of attestations.
   *
   * @param body - The aggregates.
   * @param parameters - `Eth-Consensus-Version`: The fork that the body belongs to.
   * @returns All were taken and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  publishAggregateAndProofsV2(
    body: SignedAggregateAndProofs,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Tells the node which committees its validators are in, so that the node joins their subnets.
   *
   * @param body - The places.
   * @returns The node looks for the subnets.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  prepareBeaconCommitteeSubnet(body: readonly BeaconCommitteeSubscription[]): Promise<void>;

  /**
   * Tells the node which places of the sync committee its validators have, so that the node joins their
   * subnets.
   *
   * @param body - The places.
   * @returns The node looks for the subnets.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  prepareSyncCommitteeSubnets(body: readonly SyncCommitteeSubscription[]): Promise<void>;

  /**
   * Trades partial selection proofs of a distributed validator for whole ones: which validator aggregates
   * attestations.
   *
   * It is for the middleware of distributed validators; a node may respond 501.
   *
   * @param body - Partial proofs.
   * @returns Whole proofs.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 501, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  submitBeaconCommitteeSelections(
    body: readonly BeaconCommitteeSelection[],
  ): Promise<BeaconCommitteeSelectionsAnswer>;

  /**
   * Trades partial selection proofs of a distributed validator for whole ones: which validator aggregates
   * sync committee signatures.
   *
   * It is for the middleware of distributed validators; a node may respond 501.
   *
   * @param body - Partial proofs.
   * @returns Whole proofs.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 501, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  submitSyncCommitteeSelections(
    body: readonly SyncCommitteeSelection[],
  ): Promise<SyncCommitteeSelectionsAnswer>;

  /**
   * The contribution of a subcommittee: its signatures, aggregated.
   *
   * @param query - `slot`: The slot. `subcommittee_index`: The subcommittee. `beacon_block_root`: The block
   * that was signed.
   * @returns The contribution.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  produceSyncCommitteeContribution(
    query: { slot: Slot; subcommittee_index: Uint64; beacon_block_root: Root },
  ): Promise<SyncCommitteeContributionAnswer>;

  /**
   * Publishes signed sync committee contributions.
   *
   * @param body - The contributions.
   * @returns All were taken and sent to the network.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  publishContributionAndProofs(body: readonly SignedContributionAndProof[]): Promise<void>;

  /**
   * The payload attestation data that members of the payload timeliness committee sign.
   *
   * @param query - `slot`: The slot.
   * @returns 200: The data. 204: No block was seen in the slot, so there is nothing to attest.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  producePayloadAttestationData(query: { slot: Slot }): Promise<PayloadAttestationDataAnswer | undefined>;

  /**
   * The node's network identity.
   *
   * @returns The identity.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Node.
   */
  getNetworkIdentity(): Promise<NetworkIdentityAnswer>;

  /**
   * The node's peers.
   *
   * @param query - `state`: Only peers in one of these states. `direction`: Only peers whose connection was
   * made so.
   * @returns The peers.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Node.
   */
  getPeers(
    query?: { state?: readonly PeerConnectionState[]; direction?: readonly PeerConnectionDirection[] },
  ): Promise<PeersAnswer>;

  /**
   * One peer of the node.
   *
   * @param peerId - The peer.
   * @returns The peer.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Node.
   */
  getPeer(peerId: PeerId): Promise<PeerAnswer>;

  /**
   * The number of peers in each state.
   *
   * @returns The counts.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Node.
   */
  getPeerCount(): Promise<PeerCountAnswer>;

  /**
   * The node's software as one text.
   *
   * @deprecated `getNodeVersionV2` returns more.
   *
   * @returns The software.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Node.
   */
  getNodeVersion(): Promise<NodeVersionAnswer>;

  /**
   * The node's software, and that of its execution client.
   *
   * @returns The software.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Node.
   */
  getNodeVersionV2(): Promise<NodeVersionV2Answer>;

  /**
   * The node's syncing status: how far it is behind the chain.
   *
   * @returns The progress of synchronization.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Node.
   */
  getSyncingStatus(): Promise<SyncingAnswer>;

  /**
   * The node's health, as an HTTP status.
   *
   * @param query - `syncing_status`: The status that shall stand for a node that is syncing, in place of 206.
   * @returns 200: It is ready. 206: It is syncing, or its execution client is away or unverified: what it
   * says may be wrong. 503: It is not ready.
   * @throws NodeAccessError `HTTP_STATUS` for 400 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Node.
   */
  getHealth(query?: { syncing_status?: number }): Promise<200 | 206 | 503>;

  /**
   * All forks that the node knows of, past and future.
   *
   * @returns The forks.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Config.
   */
  getForkSchedule(): Promise<ForkScheduleAnswer>;

  /**
   * The constants, presets and settings that the node runs with.
   *
   * @returns The values.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Config.
   */
  getSpec(): Promise<SpecAnswer>;

  /**
   * The deposit contract's address, and the chain it is on.
   *
   * @returns The contract.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Config.
   */
  getDepositContract(): Promise<DepositContractAnswer>;

  /**
   * A whole state. On mainnet it is hundreds of megabytes.
   *
   * @param stateId - The state.
   * @returns The state.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Debug.
   */
  getStateV2(stateId: StateId): Promise<StateAnswer>;

  /**
   * The chain heads that fork choice knows: the last block of each branch.
   *
   * @returns The heads.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Debug.
   */
  getDebugChainHeadsV2(): Promise<ChainHeadsAnswer>;

  /**
   * The fork choice store: all blocks since the finalized one, with their weights.
   *
   * @returns The tree of blocks.
   * @throws NodeAccessError `HTTP_STATUS` for 500 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Debug.
   */
  getDebugForkChoice(): Promise<ForkChoice>;

  /**
   * The data column sidecars of a block that the node stores.
   *
   * @param blockId - The block.
   * @param query - `indices`: Only these columns.
   * @returns The sidecars.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Debug.
   */
  getDebugDataColumnSidecars(
    blockId: BlockId,
    query?: { indices?: readonly Uint64[] },
  ): Promise<DataColumnSidecarsAnswer>;
}
