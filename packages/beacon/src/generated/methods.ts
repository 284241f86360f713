// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  AggregatedAttestationResponse, AttestationDataResponse, AttestationsRewardsResponse, AttesterDutiesResponse,
  AttesterSlashing, BLSSignature, BeaconCommitteeSelection, BeaconCommitteeSelectionsResponse,
  BeaconCommitteeSubscription, BlindedBlockResponse, BlobsResponse, BlockAttestationsResponse,
  BlockHeaderResponse, BlockHeadersResponse, BlockId, BlockResponse, BlockRewardsResponse, BlockRootResponse,
  BroadcastValidation, BuilderFilter, BuilderIndex, BuildersResponse, ChainHeadsResponse, CommitteeIndex,
  CommitteesResponse, ConsensusVersion, DataColumnSidecarsResponse, DepositContractResponse, EmptyFlag, Epoch,
  ExecutionPayloadBidResponse, ExecutionPayloadEnvelopeResponse, FinalityCheckpointsResponse, ForkChoice,
  ForkScheduleResponse, GenesisResponse, Graffiti, LightClientBootstrapResponse,
  LightClientFinalityUpdateResponse, LightClientOptimisticUpdateResponse, LightClientUpdateResponse,
  LivenessResponse, NetworkIdentityResponse, NodeVersionResponse, NodeVersionV2Response,
  PayloadAttestationDataResponse, PayloadAttestationMessage, PeerConnectionDirection, PeerConnectionState,
  PeerCountResponse, PeerId, PeerResponse, PeersResponse, PendingConsolidationsResponse,
  PendingDepositsResponse, PendingPartialWithdrawalsResponse, PoolAttestationsResponse,
  PoolAttesterSlashingsResponse, PoolBLSToExecutionChangesResponse, PoolPayloadAttestationsResponse,
  PoolProposerSlashingsResponse, PoolVoluntaryExitsResponse, ProducedBlockV3Response, ProducedBlockV4Response,
  ProposerDutiesResponse, ProposerLookaheadResponse, ProposerPreparation, ProposerSlashing, PtcDutiesResponse,
  PublishedBlindedBlock, PublishedBlock, PublishedExecutionPayloadEnvelope, RandaoResponse, Root,
  SignedAggregateAndProofs, SignedBLSToExecutionChange, SignedContributionAndProof, SignedExecutionPayloadBid,
  SignedExecutionPayloadEnvelopeResponse, SignedProposerPreferences, SignedValidatorRegistration,
  SignedVoluntaryExit, Slot, SpecResponse, StateForkResponse, StateId, StateResponse, StateRootResponse,
  SubmittedAttestations, SyncCommitteeContributionResponse, SyncCommitteeMessage, SyncCommitteePeriod,
  SyncCommitteeRewardsResponse, SyncCommitteeSelection, SyncCommitteeSelectionsResponse,
  SyncCommitteeSubscription, SyncCommitteesResponse, SyncDutiesResponse, SyncingResponse, Uint64,
  ValidatorBalancesResponse, ValidatorFilter, ValidatorId, ValidatorIdentitiesResponse, ValidatorIndex,
  ValidatorResponse, ValidatorStatusFilter, ValidatorsResponse, VersionedHash,
} from "./types.ts";

/** The beacon node API of the Ethereum consensus layer. */
export interface BeaconMethods {
  /**
   * Gets the genesis of the beacon chain.
   *
   * Source: ethereum/beacon-APIs.
   *
   * @returns The genesis.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 500 or an `ErrorCode` of every call.
   */
  getGenesis(): Promise<GenesisResponse>;

  /**
   * Gets the root of a state.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns The root.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getStateRoot(stateId: StateId): Promise<StateRootResponse>;

  /**
   * Gets the fork of a state.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns The fork.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getStateFork(stateId: StateId): Promise<StateForkResponse>;

  /**
   * Gets the justified and finalized checkpoints of a state.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns The checkpoints.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getStateFinalityCheckpoints(stateId: StateId): Promise<FinalityCheckpointsResponse>;

  /**
   * Gets the validators of a state, with balances and statuses.
   *
   * Unknown validators are omitted. `postStateValidators` accepts more validators per request.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param query - `id`: Validators to return, by index or public key. Default: all. `status`: Only
   * validators with one of these statuses.
   * @returns The validators.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 414, 500 or an `ErrorCode` of every call.
   */
  getStateValidators(
    stateId: StateId,
    query?: { id?: readonly ValidatorId[]; status?: readonly ValidatorStatusFilter[] },
  ): Promise<ValidatorsResponse>;

  /**
   * Gets the validators of a state, with balances and statuses, without a limit on their number.
   *
   * Unknown validators are omitted.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param body - The validators to return.
   * @returns The validators.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  postStateValidators(stateId: StateId, body: ValidatorFilter): Promise<ValidatorsResponse>;

  /**
   * Gets a validator of a state, with its balance and status.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param validatorId - Index or public key of the validator.
   * @returns The validator.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getStateValidator(stateId: StateId, validatorId: ValidatorId): Promise<ValidatorResponse>;

  /**
   * Gets the balances of validators in a state.
   *
   * Unknown validators are omitted. `postStateValidatorBalances` accepts more validators per request.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param query - `id`: Validators to return, by index or public key. Default: all.
   * @returns The balances.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 414, 500 or an `ErrorCode` of every call.
   */
  getStateValidatorBalances(
    stateId: StateId,
    query?: { id?: readonly ValidatorId[] },
  ): Promise<ValidatorBalancesResponse>;

  /**
   * Gets the balances of validators in a state, without a limit on their number.
   *
   * Unknown validators are omitted.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param body - Validators to return, by index or public key.
   * @returns The balances.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  postStateValidatorBalances(
    stateId: StateId,
    body?: readonly ValidatorId[],
  ): Promise<ValidatorBalancesResponse>;

  /**
   * Gets the indices, public keys and activation epochs of validators in a state.
   *
   * Unknown validators are omitted.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param body - Validators to return, by index or public key.
   * @returns Identities of the validators.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  postStateValidatorIdentities(
    stateId: StateId,
    body?: readonly ValidatorId[],
  ): Promise<ValidatorIdentitiesResponse>;

  /**
   * Gets the builders of a state, with their statuses.
   *
   * Unknown builders are omitted. Responds with 400 for states before gloas.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param body - The builders to return; all without a body.
   * @returns The builders.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getStateBuilders(stateId: StateId, body?: BuilderFilter): Promise<BuildersResponse>;

  /**
   * Gets the committees of an epoch.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param query - `epoch`: Epoch to read. Default: the epoch of the state. `index`: Only committees with
   * this index. `slot`: Only committees of this slot.
   * @returns The committees.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getEpochCommittees(
    stateId: StateId,
    query?: { epoch?: Epoch; index?: CommitteeIndex; slot?: Slot },
  ): Promise<CommitteesResponse>;

  /**
   * Gets the sync committee of an epoch, by validator indices.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param query - `epoch`: Epoch to read. Default: the epoch of the state.
   * @returns The committee.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getEpochSyncCommittees(stateId: StateId, query?: { epoch?: Epoch }): Promise<SyncCommitteesResponse>;

  /**
   * Gets the RANDAO mix of an epoch.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param query - `epoch`: Epoch to read. Default: the epoch of the state.
   * @returns RANDAO mix.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getStateRandao(stateId: StateId, query?: { epoch?: Epoch }): Promise<RandaoResponse>;

  /**
   * Gets the pending consolidations of a state.
   *
   * Responds with 400 for states before electra.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns Pending consolidations, in queue order.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getPendingConsolidations(stateId: StateId): Promise<PendingConsolidationsResponse>;

  /**
   * Gets the pending deposits of a state.
   *
   * Responds with 400 for states before electra.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns Pending deposits, in queue order.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getPendingDeposits(stateId: StateId): Promise<PendingDepositsResponse>;

  /**
   * Gets the pending partial withdrawals of a state.
   *
   * Responds with 400 for states before electra.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns Pending partial withdrawals, in queue order.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getPendingPartialWithdrawals(stateId: StateId): Promise<PendingPartialWithdrawalsResponse>;

  /**
   * Gets the proposer lookahead of a state: proposers of its epoch and the next.
   *
   * Responds with 400 for states before fulu.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns Indices of the proposers.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getProposerLookahead(stateId: StateId): Promise<ProposerLookaheadResponse>;

  /**
   * Gets the block headers. Default: those of the head slot.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param query - `slot`: Only headers of blocks in this slot. `parent_root`: Only headers of blocks with
   * this parent root.
   * @returns The headers.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  getBlockHeaders(query?: { slot?: Slot; parent_root?: Root }): Promise<BlockHeadersResponse>;

  /**
   * Gets the header of a block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockId - Block to read.
   * @returns The header.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getBlockHeader(blockId: BlockId): Promise<BlockHeaderResponse>;

  /**
   * Gets a block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockId - Block to read.
   * @returns The block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getBlockV2(blockId: BlockId): Promise<BlockResponse>;

  /**
   * Gets a blinded block, which has the header of the execution payload in place of its transactions.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockId - Block to read.
   * @returns The blinded block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getBlindedBlock(blockId: BlockId): Promise<BlindedBlockResponse>;

  /**
   * Gets the root of a block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockId - Block to read.
   * @returns The root.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getBlockRoot(blockId: BlockId): Promise<BlockRootResponse>;

  /**
   * Gets the attestations in a block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockId - Block to read.
   * @returns The attestations.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getBlockAttestationsV2(blockId: BlockId): Promise<BlockAttestationsResponse>;

  /**
   * Gets the blobs of a block.
   *
   * Since fulu, only nodes that custody all columns or can reconstruct blobs have them.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockId - Block to read.
   * @param query - `versioned_hashes`: Only blobs with these versioned hashes.
   * @returns The blobs.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getBlobs(blockId: BlockId, query?: { versioned_hashes?: readonly VersionedHash[] }): Promise<BlobsResponse>;

  /**
   * Publishes a signed block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - The signed block.
   * @param parameters - `Eth-Consensus-Version`: Fork of the block or data in the body.
   * `broadcast_validation`: Validation of the block before it is broadcast. Default: `gossip`.
   * @returns 200: Validated, broadcast and imported by the node. 202: Broadcast, but failed full validation
   * and was not imported.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500, 503 or an `ErrorCode` of every call.
   */
  publishBlockV2(
    body: PublishedBlock,
    parameters: { "Eth-Consensus-Version": ConsensusVersion; broadcast_validation?: BroadcastValidation },
  ): Promise<200 | 202>;

  /**
   * Publishes a signed blinded block. The node adds the execution payload before it broadcasts the block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - The signed blinded block.
   * @param parameters - `Eth-Consensus-Version`: Fork of the block or data in the body.
   * `broadcast_validation`: Validation of the block before it is broadcast. Default: `gossip`.
   * @returns 200: Validated, broadcast and imported by the node. 202: Broadcast, but failed full validation
   * and was not imported.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500, 503 or an `ErrorCode` of every call.
   */
  publishBlindedBlockV2(
    body: PublishedBlindedBlock,
    parameters: { "Eth-Consensus-Version": ConsensusVersion; broadcast_validation?: BroadcastValidation },
  ): Promise<200 | 202>;

  /**
   * Publishes a builder's signed execution payload bid.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - The bid.
   * @param parameters - `Eth-Consensus-Version`: Fork of the block or data in the body.
   * @returns Validated and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 or an `ErrorCode` of every call.
   */
  publishExecutionPayloadBid(
    body: SignedExecutionPayloadBid,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Publishes a signed execution payload envelope.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - The envelope.
   * @param parameters - `Eth-Consensus-Version`: Fork of the block or data in the body.
   * `Eth-Blob-Data-Included`: Whether the body includes the blobs and their proofs. Otherwise, the node must
   * have cached them when it produced the block. `broadcast_validation`: Validation of the block before it is
   * broadcast. Default: `gossip`.
   * @returns 200: Validated, broadcast and imported by the node. 202: Broadcast, but failed full validation
   * and was not imported.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500, 503 or an `ErrorCode` of every call.
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
   * Gets the signed execution payload envelope of a block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockId - Block to read.
   * @returns The envelope.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getSignedExecutionPayloadEnvelope(blockId: BlockId): Promise<SignedExecutionPayloadEnvelopeResponse>;

  /**
   * Gets the bootstrap data for a light client that trusts a block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockRoot - Root of the trusted block.
   * @returns Bootstrap data.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getLightClientBootstrap(blockRoot: Root): Promise<LightClientBootstrapResponse>;

  /**
   * Gets light client updates, one for each sync committee period.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param query - `start_period`: First sync committee period. `count`: Number of periods, at most 128.
   * @returns Updates, in the order of their periods.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500 or an `ErrorCode` of every call.
   */
  getLightClientUpdatesByRange(
    query: { start_period: SyncCommitteePeriod; count: Uint64 },
  ): Promise<LightClientUpdateResponse[]>;

  /**
   * Gets the latest finality update for light clients.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @returns The update.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 406, 500 or an `ErrorCode` of every call.
   */
  getLightClientFinalityUpdate(): Promise<LightClientFinalityUpdateResponse>;

  /**
   * Gets the latest optimistic update for light clients.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @returns The update.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 406, 500 or an `ErrorCode` of every call.
   */
  getLightClientOptimisticUpdate(): Promise<LightClientOptimisticUpdateResponse>;

  /**
   * Gets the attestations in the node's pool, including those that are already in a block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param query - `slot`: Only attestations of this slot. `committee_index`: Only attestations of this
   * committee.
   * @returns The attestations.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  getPoolAttestationsV2(
    query?: { slot?: Slot; committee_index?: CommitteeIndex },
  ): Promise<PoolAttestationsResponse>;

  /**
   * Submits attestations, which the node broadcasts.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - The attestations.
   * @param parameters - `Eth-Consensus-Version`: Fork of the block or data in the body.
   * @returns All items were accepted and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 or an `ErrorCode` of every call.
   */
  submitPoolAttestationsV2(
    body: SubmittedAttestations,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Gets the attester slashings in the node's pool.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @returns The slashings.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getPoolAttesterSlashingsV2(): Promise<PoolAttesterSlashingsResponse>;

  /**
   * Submits an attester slashing, which the node broadcasts.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - The slashing.
   * @param parameters - `Eth-Consensus-Version`: Fork of the block or data in the body.
   * @returns Accepted and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  submitPoolAttesterSlashingsV2(
    body: AttesterSlashing,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Gets the proposer slashings in the node's pool.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @returns The slashings.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getPoolProposerSlashings(): Promise<PoolProposerSlashingsResponse>;

  /**
   * Submits a proposer slashing, which the node broadcasts.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - The slashing.
   * @returns Accepted and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  submitPoolProposerSlashings(body: ProposerSlashing): Promise<void>;

  /**
   * Submits sync committee messages, which the node broadcasts.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - Sync committee messages.
   * @returns All items were accepted and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  submitPoolSyncCommitteeSignatures(body: readonly SyncCommitteeMessage[]): Promise<void>;

  /**
   * Gets the voluntary exits in the node's pool.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @returns The exits.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getPoolVoluntaryExits(): Promise<PoolVoluntaryExitsResponse>;

  /**
   * Submits a voluntary exit, which the node broadcasts.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - The exit.
   * @returns Accepted and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  submitPoolVoluntaryExit(body: SignedVoluntaryExit): Promise<void>;

  /**
   * Gets the BLS-to-execution changes in the node's pool.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @returns The changes.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getPoolBLSToExecutionChanges(): Promise<PoolBLSToExecutionChangesResponse>;

  /**
   * Submits BLS-to-execution changes, which the node broadcasts.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - The changes.
   * @returns All items were accepted and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  submitPoolBLSToExecutionChange(body: readonly SignedBLSToExecutionChange[]): Promise<void>;

  /**
   * Gets the payload attestations in the node's pool, made by the payload timeliness committee.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param query - `slot`: Only payload attestations of this slot.
   * @returns Payload attestations of the committee's members.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  getPoolPayloadAttestations(query?: { slot?: Slot }): Promise<PoolPayloadAttestationsResponse>;

  /**
   * Submits payload attestations of payload timeliness committee members, which the node broadcasts.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param body - Payload attestations of the committee's members.
   * @param parameters - `Eth-Consensus-Version`: Fork of the block or data in the body.
   * @returns All items were accepted and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 or an `ErrorCode` of every call.
   */
  submitPayloadAttestationMessages(
    body: readonly PayloadAttestationMessage[],
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Gets the rewards of the proposer of a block.
   *
   * Source: ethereum/beacon-APIs, Rewards.
   *
   * @param blockId - Block to read.
   * @returns Rewards of the block's proposer.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getBlockRewards(blockId: BlockId): Promise<BlockRewardsResponse>;

  /**
   * Gets the rewards and penalties of sync committee members for a block.
   *
   * Source: ethereum/beacon-APIs, Rewards.
   *
   * @param blockId - Block to read.
   * @param body - Validators to return, by index or public key; all without a body.
   * @returns Rewards of the sync committee members.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getSyncCommitteeRewards(
    blockId: BlockId,
    body?: readonly ValidatorId[],
  ): Promise<SyncCommitteeRewardsResponse>;

  /**
   * Gets the attestation rewards and penalties of validators in an epoch.
   *
   * Source: ethereum/beacon-APIs, Rewards.
   *
   * @param epoch - The epoch.
   * @param body - Validators to return, by index or public key; all without a body.
   * @returns Attestation rewards of the validators.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getAttestationsRewards(epoch: Epoch, body?: readonly ValidatorId[]): Promise<AttestationsRewardsResponse>;

  /**
   * Gets the attester duties of validators in an epoch.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param epoch - Epoch of the duties: at most the next epoch.
   * @param body - Indices of the validators.
   * @returns The duties.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 or an `ErrorCode` of every call.
   */
  getAttesterDuties(epoch: Epoch, body: readonly ValidatorIndex[]): Promise<AttesterDutiesResponse>;

  /**
   * Gets the proposer duties of an epoch: the block proposer of each slot.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @deprecated `getProposerDutiesV2` uses the dependent root of one epoch earlier, as it is since fulu.
   * @param epoch - The epoch.
   * @returns The duties.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 or an `ErrorCode` of every call.
   */
  getProposerDuties(epoch: Epoch): Promise<ProposerDutiesResponse>;

  /**
   * Gets the proposer duties of an epoch: the block proposer of each slot.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param epoch - The epoch.
   * @returns The duties.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 or an `ErrorCode` of every call.
   */
  getProposerDutiesV2(epoch: Epoch): Promise<ProposerDutiesResponse>;

  /**
   * Gets the sync committee duties of validators in an epoch.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param epoch - Epoch of the duties: at most one of the next sync committee period.
   * @param body - Indices of the validators.
   * @returns The duties.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 or an `ErrorCode` of every call.
   */
  getSyncCommitteeDuties(epoch: Epoch, body: readonly ValidatorIndex[]): Promise<SyncDutiesResponse>;

  /**
   * Gets the payload timeliness committee duties of validators in an epoch.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param epoch - Epoch of the duties: at most the next epoch.
   * @param body - Indices of the validators.
   * @returns The duties.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 or an `ErrorCode` of every call.
   */
  getPtcDuties(epoch: Epoch, body: readonly ValidatorIndex[]): Promise<PtcDutiesResponse>;

  /**
   * Gets the liveness of validators in an epoch: whether the node has seen messages from them. A node that
   * was offline may have missed some.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param epoch - Epoch: the current or the previous one; some nodes support earlier epochs.
   * @param body - Indices of the validators.
   * @returns Liveness of each validator.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 or an `ErrorCode` of every call.
   */
  getLiveness(epoch: Epoch, body: readonly ValidatorIndex[]): Promise<LivenessResponse>;

  /**
   * Produces an unsigned block, up to fulu.
   *
   * Use `produceBlockV4` since gloas. The block is blinded if it has the payload of a builder.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param slot - Slot of the block.
   * @param query - `randao_reveal`: RANDAO reveal of the proposer; `0xc0` followed by zeros if its
   * verification is skipped. `graffiti`: Graffiti: 32 bytes chosen by the proposer.
   * `skip_randao_verification`: Skips verification of the RANDAO reveal. `builder_boost_factor`: Factor
   * applied to the value of a builder's payload when it is compared with the local payload, in percent. 0
   * always prefers the local payload, 100 the payload with the higher value, 18446744073709551615 always the
   * builder's.
   * @returns The unsigned block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 or an `ErrorCode` of every call.
   */
  produceBlockV3(
    slot: Slot,
    query: {
      randao_reveal: BLSSignature;
      graffiti?: Graffiti;
      skip_randao_verification?: EmptyFlag;
      builder_boost_factor?: Uint64;
    },
  ): Promise<ProducedBlockV3Response>;

  /**
   * Produces an unsigned block, since gloas.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param slot - Slot of the block.
   * @param query - `randao_reveal`: RANDAO reveal of the proposer; `0xc0` followed by zeros if its
   * verification is skipped. `graffiti`: Graffiti: 32 bytes chosen by the proposer.
   * `skip_randao_verification`: Skips verification of the RANDAO reveal. `include_payload`: Whether to
   * include a locally built payload in the response. Otherwise, the node caches it for
   * `getExecutionPayloadEnvelope`, and the block must be published through the same node.
   * `builder_boost_factor`: Factor applied to the value of a builder's payload when it is compared with the
   * local payload, in percent. 0 always prefers the local payload, 100 the payload with the higher value,
   * 18446744073709551615 always the builder's.
   * @returns The unsigned block.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 or an `ErrorCode` of every call.
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
  ): Promise<ProducedBlockV4Response>;

  /**
   * Produces an unsigned execution payload bid of a builder.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param slot - Slot of the bid: the current or the next slot.
   * @param builderIndex - Index of the builder.
   * @returns The unsigned bid.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getExecutionPayloadBid(slot: Slot, builderIndex: BuilderIndex): Promise<ExecutionPayloadBidResponse>;

  /**
   * Gets the unsigned execution payload envelope that the node built for a block of a slot.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param slot - Slot of the block.
   * @param beaconBlockRoot - Root of the beacon block.
   * @returns The unsigned envelope.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getExecutionPayloadEnvelope(slot: Slot, beaconBlockRoot: Root): Promise<ExecutionPayloadEnvelopeResponse>;

  /**
   * Prepares the node for block proposals with the fee recipients of proposers. The preparation expires after
   * two more epochs, so send it regularly.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @deprecated Use `submitProposerPreferences` since gloas.
   * @param body - Fee recipients, by proposer.
   * @returns Received.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  prepareBeaconProposer(body: readonly ProposerPreparation[]): Promise<void>;

  /**
   * Submits signed preferences of proposers, which the node broadcasts.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param body - Signed proposer preferences.
   * @param parameters - `Eth-Consensus-Version`: Fork of the block or data in the body.
   * @returns All items were accepted and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 or an `ErrorCode` of every call.
   */
  submitProposerPreferences(
    body: readonly SignedProposerPreferences[],
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Registers validators with builders. Registrations expire, so send them regularly.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @deprecated Use `submitProposerPreferences` since gloas.
   * @param body - Signed validator registrations.
   * @returns Received.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 or an `ErrorCode` of every call.
   */
  registerValidator(body: readonly SignedValidatorRegistration[]): Promise<void>;

  /**
   * Gets the attestation data for committee members to sign.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param query - `slot`: The slot. `committee_index`: Index of the committee; ignored since electra.
   * @returns The data.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 or an `ErrorCode` of every call.
   */
  produceAttestationData(
    query: { slot: Slot; committee_index?: CommitteeIndex },
  ): Promise<AttestationDataResponse>;

  /**
   * Gets the aggregate of a committee's attestations.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param query - `attestation_data_root`: Root of the attestation data. `slot`: The slot.
   * `committee_index`: Index of the committee.
   * @returns The aggregate.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getAggregatedAttestationV2(
    query: { attestation_data_root: Root; slot: Slot; committee_index: CommitteeIndex },
  ): Promise<AggregatedAttestationResponse>;

  /**
   * Publishes signed attestation aggregates with selection proofs.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param body - Signed aggregates.
   * @param parameters - `Eth-Consensus-Version`: Fork of the block or data in the body.
   * @returns All items were accepted and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 415, 500 or an `ErrorCode` of every call.
   */
  publishAggregateAndProofsV2(
    body: SignedAggregateAndProofs,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Subscribes the node to the subnets of the committees that its validators are in.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param body - Subscriptions to committee subnets.
   * @returns The node prepares to join the subnets.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 503 or an `ErrorCode` of every call.
   */
  prepareBeaconCommitteeSubnet(body: readonly BeaconCommitteeSubscription[]): Promise<void>;

  /**
   * Subscribes the node to the sync committee subnets of its validators.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param body - Subscriptions to committee subnets.
   * @returns The node prepares to join the subnets.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  prepareSyncCommitteeSubnets(body: readonly SyncCommitteeSubscription[]): Promise<void>;

  /**
   * Combines partial selection proofs of a distributed validator, which decide whether the validator
   * aggregates attestations.
   *
   * Intended for distributed validator middleware. Beacon nodes may respond with 501.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param body - Partial selection proofs.
   * @returns Combined selection proofs.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 501, 503 or an `ErrorCode` of every call.
   */
  submitBeaconCommitteeSelections(
    body: readonly BeaconCommitteeSelection[],
  ): Promise<BeaconCommitteeSelectionsResponse>;

  /**
   * Combines partial selection proofs of a distributed validator, which decide whether the validator
   * aggregates sync committee messages.
   *
   * Intended for distributed validator middleware. Beacon nodes may respond with 501.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param body - Partial selection proofs.
   * @returns Combined selection proofs.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500, 501, 503 or an `ErrorCode` of every call.
   */
  submitSyncCommitteeSelections(
    body: readonly SyncCommitteeSelection[],
  ): Promise<SyncCommitteeSelectionsResponse>;

  /**
   * Gets the aggregated sync committee contribution of a subcommittee.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param query - `slot`: The slot. `subcommittee_index`: Index of the subcommittee. `beacon_block_root`:
   * Root of the signed block.
   * @returns The contribution.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500, 503 or an `ErrorCode` of every call.
   */
  produceSyncCommitteeContribution(
    query: { slot: Slot; subcommittee_index: Uint64; beacon_block_root: Root },
  ): Promise<SyncCommitteeContributionResponse>;

  /**
   * Publishes signed sync committee contributions.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param body - Signed contributions.
   * @returns All items were accepted and broadcast.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  publishContributionAndProofs(body: readonly SignedContributionAndProof[]): Promise<void>;

  /**
   * Gets the payload attestation data for members of the payload timeliness committee to sign.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param query - `slot`: The slot.
   * @returns 200: The data. 204: No block was seen in the slot, so there is nothing to attest to.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 or an `ErrorCode` of every call.
   */
  producePayloadAttestationData(query: { slot: Slot }): Promise<PayloadAttestationDataResponse | undefined>;

  /**
   * Gets the node's network identity.
   *
   * Source: ethereum/beacon-APIs, Node.
   *
   * @returns The identity.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getNetworkIdentity(): Promise<NetworkIdentityResponse>;

  /**
   * Gets the node's peers.
   *
   * Source: ethereum/beacon-APIs, Node.
   *
   * @param query - `state`: Only peers in one of these states. `direction`: Only peers with this connection
   * direction.
   * @returns The peers.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getPeers(
    query?: { state?: readonly PeerConnectionState[]; direction?: readonly PeerConnectionDirection[] },
  ): Promise<PeersResponse>;

  /**
   * Gets a peer of the node.
   *
   * Source: ethereum/beacon-APIs, Node.
   *
   * @param peerId - The peer.
   * @returns The peer.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 500 or an `ErrorCode` of every call.
   */
  getPeer(peerId: PeerId): Promise<PeerResponse>;

  /**
   * Gets the number of peers in each state.
   *
   * Source: ethereum/beacon-APIs, Node.
   *
   * @returns The counts.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getPeerCount(): Promise<PeerCountResponse>;

  /**
   * Gets the version of the node's software, as text.
   *
   * Source: ethereum/beacon-APIs, Node.
   *
   * @deprecated `getNodeVersionV2` has more details.
   * @returns The version.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getNodeVersion(): Promise<NodeVersionResponse>;

  /**
   * Gets the versions of the beacon node and its execution client.
   *
   * Source: ethereum/beacon-APIs, Node.
   *
   * @returns The versions.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getNodeVersionV2(): Promise<NodeVersionV2Response>;

  /**
   * Gets the sync status of the node.
   *
   * Source: ethereum/beacon-APIs, Node.
   *
   * @returns The sync status.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getSyncingStatus(): Promise<SyncingResponse>;

  /**
   * Gets the health of the node, as an HTTP status.
   *
   * Source: ethereum/beacon-APIs, Node.
   *
   * @param query - `syncing_status`: Status to return in place of 206 while the node is syncing.
   * @returns 200: The node is ready. 206: The node is syncing, or its execution client is offline or not
   * verified. Responses of the node may be wrong. 503: The node is not ready.
   * @throws NodeAccessError `HTTP_STATUS` for 400 or an `ErrorCode` of every call.
   */
  getHealth(query?: { syncing_status?: number }): Promise<200 | 206 | 503>;

  /**
   * Gets the fork schedule: all past and known future forks.
   *
   * Source: ethereum/beacon-APIs, Config.
   *
   * @returns The forks.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getForkSchedule(): Promise<ForkScheduleResponse>;

  /**
   * Gets the configuration of the node: constants, presets and settings.
   *
   * Source: ethereum/beacon-APIs, Config.
   *
   * @returns The configuration.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getSpec(): Promise<SpecResponse>;

  /**
   * Gets the address of the deposit contract, and the id of its chain.
   *
   * Source: ethereum/beacon-APIs, Config.
   *
   * @returns The contract.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getDepositContract(): Promise<DepositContractResponse>;

  /**
   * Gets a full state. On mainnet, it has hundreds of megabytes.
   *
   * Source: ethereum/beacon-APIs, Debug.
   *
   * @param stateId - State to read.
   * @returns The state.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getStateV2(stateId: StateId): Promise<StateResponse>;

  /**
   * Gets the chain heads that fork choice knows: the latest block of each branch.
   *
   * Source: ethereum/beacon-APIs, Debug.
   *
   * @returns The heads.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getDebugChainHeadsV2(): Promise<ChainHeadsResponse>;

  /**
   * Gets the fork choice store: all blocks since the finalized one, with their weights.
   *
   * Source: ethereum/beacon-APIs, Debug.
   *
   * @returns Tree of blocks.
   * @throws NodeAccessError `HTTP_STATUS` for 500 or an `ErrorCode` of every call.
   */
  getDebugForkChoice(): Promise<ForkChoice>;

  /**
   * Gets the data column sidecars of a block, as stored by the node.
   *
   * Source: ethereum/beacon-APIs, Debug.
   *
   * @param blockId - Block to read.
   * @param query - `indices`: Only columns with these indices.
   * @returns The sidecars.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getDebugDataColumnSidecars(
    blockId: BlockId,
    query?: { indices?: readonly Uint64[] },
  ): Promise<DataColumnSidecarsResponse>;
}
