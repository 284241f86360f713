// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BytesResponse } from "@node-access/transport/rest";
import type {
  AggregatedAttestationResponse, AttestationDataResponse, BLSSignature, BlindedBlockResponse, BlobsResponse,
  BlockId, BlockResponse, BroadcastValidation, BuilderIndex, CommitteeIndex, ConsensusVersion,
  DataColumnSidecarsResponse, EmptyFlag, ExecutionPayloadBidResponse, ExecutionPayloadEnvelopeResponse,
  Graffiti, LightClientBootstrapResponse, LightClientFinalityUpdateResponse,
  LightClientOptimisticUpdateResponse, LightClientUpdateResponse, PayloadAttestationDataResponse,
  PendingConsolidationsResponse, PendingDepositsResponse, PendingPartialWithdrawalsResponse,
  PoolPayloadAttestationsResponse, ProducedBlockV3Response, ProducedBlockV4Response,
  ProposerLookaheadResponse, Root, SignedExecutionPayloadEnvelopeResponse, Slot, StateId, StateResponse,
  SyncCommitteePeriod, Uint64, ValidatorBalancesResponse, ValidatorId, ValidatorIdentitiesResponse,
  VersionedHash,
} from "./types.ts";

/** The beacon node API of the Ethereum consensus layer. In bytes. */
export interface BeaconBytesMethods {
  /**
   * Gets the balances of validators in a state.
   *
   * Unknown validators are omitted. `postStateValidatorBalances` accepts more validators per request.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param query - `id`: Validators to return, by index or public key. Default: all.
   * @returns The balances. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 414, 500 or an `ErrorCode` of every call.
   */
  getStateValidatorBalances(
    stateId: StateId,
    query?: { id?: readonly ValidatorId[] },
  ): Promise<BytesResponse<ValidatorBalancesResponse>>;

  /**
   * Gets the balances of validators in a state, without a limit on their number.
   *
   * Unknown validators are omitted.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param body - Validators to return, by index or public key.
   * @returns The balances. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  postStateValidatorBalances(
    stateId: StateId,
    body?: readonly ValidatorId[],
  ): Promise<BytesResponse<ValidatorBalancesResponse>>;

  /**
   * Gets the indices, public keys and activation epochs of validators in a state.
   *
   * Unknown validators are omitted.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @param body - Validators to return, by index or public key.
   * @returns Identities of the validators. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  postStateValidatorIdentities(
    stateId: StateId,
    body?: readonly ValidatorId[],
  ): Promise<BytesResponse<ValidatorIdentitiesResponse>>;

  /**
   * Gets the pending consolidations of a state.
   *
   * Responds with 400 for states before electra.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns Pending consolidations, in queue order. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getPendingConsolidations(
    stateId: StateId,
  ): Promise<BytesResponse<PendingConsolidationsResponse, "eth-consensus-version">>;

  /**
   * Gets the pending deposits of a state.
   *
   * Responds with 400 for states before electra.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns Pending deposits, in queue order. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getPendingDeposits(
    stateId: StateId,
  ): Promise<BytesResponse<PendingDepositsResponse, "eth-consensus-version">>;

  /**
   * Gets the pending partial withdrawals of a state.
   *
   * Responds with 400 for states before electra.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns Pending partial withdrawals, in queue order. As bytes, or as JSON from a server that has no
   * bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getPendingPartialWithdrawals(
    stateId: StateId,
  ): Promise<BytesResponse<PendingPartialWithdrawalsResponse, "eth-consensus-version">>;

  /**
   * Gets the proposer lookahead of a state: proposers of its epoch and the next.
   *
   * Responds with 400 for states before fulu.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param stateId - State to read.
   * @returns Indices of the proposers. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getProposerLookahead(
    stateId: StateId,
  ): Promise<BytesResponse<ProposerLookaheadResponse, "eth-consensus-version">>;

  /**
   * Gets a block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockId - Block to read.
   * @returns The block. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getBlockV2(blockId: BlockId): Promise<BytesResponse<BlockResponse, "eth-consensus-version">>;

  /**
   * Gets a blinded block, which has the header of the execution payload in place of its transactions.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockId - Block to read.
   * @returns The blinded block. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getBlindedBlock(blockId: BlockId): Promise<BytesResponse<BlindedBlockResponse, "eth-consensus-version">>;

  /**
   * Gets the blobs of a block.
   *
   * Since fulu, only nodes that custody all columns or can reconstruct blobs have them.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockId - Block to read.
   * @param query - `versioned_hashes`: Only blobs with these versioned hashes.
   * @returns The blobs. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getBlobs(
    blockId: BlockId,
    query?: { versioned_hashes?: readonly VersionedHash[] },
  ): Promise<BytesResponse<BlobsResponse>>;

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
    body: Uint8Array,
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
    body: Uint8Array,
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
    body: Uint8Array,
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
    body: Uint8Array,
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
   * @returns The envelope. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getSignedExecutionPayloadEnvelope(
    blockId: BlockId,
  ): Promise<BytesResponse<SignedExecutionPayloadEnvelopeResponse, "eth-consensus-version">>;

  /**
   * Gets the bootstrap data for a light client that trusts a block.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param blockRoot - Root of the trusted block.
   * @returns Bootstrap data. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getLightClientBootstrap(
    blockRoot: Root,
  ): Promise<BytesResponse<LightClientBootstrapResponse, "eth-consensus-version">>;

  /**
   * Gets light client updates, one for each sync committee period.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param query - `start_period`: First sync committee period. `count`: Number of periods, at most 128.
   * @returns Updates, in the order of their periods. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500 or an `ErrorCode` of every call.
   */
  getLightClientUpdatesByRange(
    query: { start_period: SyncCommitteePeriod; count: Uint64 },
  ): Promise<BytesResponse<LightClientUpdateResponse[]>>;

  /**
   * Gets the latest finality update for light clients.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @returns The update. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 406, 500 or an `ErrorCode` of every call.
   */
  getLightClientFinalityUpdate(
  ): Promise<BytesResponse<LightClientFinalityUpdateResponse, "eth-consensus-version">>;

  /**
   * Gets the latest optimistic update for light clients.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @returns The update. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 406, 500 or an `ErrorCode` of every call.
   */
  getLightClientOptimisticUpdate(
  ): Promise<BytesResponse<LightClientOptimisticUpdateResponse, "eth-consensus-version">>;

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
    body: Uint8Array,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Gets the payload attestations in the node's pool, made by the payload timeliness committee.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   *
   * @param query - `slot`: Only payload attestations of this slot.
   * @returns Payload attestations of the committee's members. As bytes, or as JSON from a server that has no
   * bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  getPoolPayloadAttestations(
    query?: { slot?: Slot },
  ): Promise<BytesResponse<PoolPayloadAttestationsResponse, "eth-consensus-version">>;

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
    body: Uint8Array,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

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
   * @returns The unsigned block. As bytes, or as JSON from a server that has no bytes.
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
  ): Promise<BytesResponse<ProducedBlockV3Response, "eth-consensus-version" | "eth-execution-payload-blinded" | "eth-execution-payload-value" | "eth-consensus-block-value">>;

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
   * @returns The unsigned block. As bytes, or as JSON from a server that has no bytes.
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
  ): Promise<BytesResponse<ProducedBlockV4Response, "eth-consensus-version" | "eth-consensus-block-value" | "eth-execution-payload-included">>;

  /**
   * Produces an unsigned execution payload bid of a builder.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param slot - Slot of the bid: the current or the next slot.
   * @param builderIndex - Index of the builder.
   * @returns The unsigned bid. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getExecutionPayloadBid(
    slot: Slot,
    builderIndex: BuilderIndex,
  ): Promise<BytesResponse<ExecutionPayloadBidResponse, "eth-consensus-version">>;

  /**
   * Gets the unsigned execution payload envelope that the node built for a block of a slot.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param slot - Slot of the block.
   * @param beaconBlockRoot - Root of the beacon block.
   * @returns The unsigned envelope. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getExecutionPayloadEnvelope(
    slot: Slot,
    beaconBlockRoot: Root,
  ): Promise<BytesResponse<ExecutionPayloadEnvelopeResponse, "eth-consensus-version">>;

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
    body: Uint8Array,
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
  registerValidator(body: Uint8Array): Promise<void>;

  /**
   * Gets the attestation data for committee members to sign.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param query - `slot`: The slot. `committee_index`: Index of the committee; ignored since electra.
   * @returns The data. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 or an `ErrorCode` of every call.
   */
  produceAttestationData(
    query: { slot: Slot; committee_index?: CommitteeIndex },
  ): Promise<BytesResponse<AttestationDataResponse>>;

  /**
   * Gets the aggregate of a committee's attestations.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param query - `attestation_data_root`: Root of the attestation data. `slot`: The slot.
   * `committee_index`: Index of the committee.
   * @returns The aggregate. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getAggregatedAttestationV2(
    query: { attestation_data_root: Root; slot: Slot; committee_index: CommitteeIndex },
  ): Promise<BytesResponse<AggregatedAttestationResponse, "eth-consensus-version">>;

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
    body: Uint8Array,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Gets the payload attestation data for members of the payload timeliness committee to sign.
   *
   * Source: ethereum/beacon-APIs, Validator.
   *
   * @param query - `slot`: The slot.
   * @returns 200: The data. 204: No block was seen in the slot, so there is nothing to attest to. As bytes,
   * or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 or an `ErrorCode` of every call.
   */
  producePayloadAttestationData(
    query: { slot: Slot },
  ): Promise<BytesResponse<PayloadAttestationDataResponse | undefined, "eth-consensus-version">>;

  /**
   * Gets a full state. On mainnet, it has hundreds of megabytes.
   *
   * Source: ethereum/beacon-APIs, Debug.
   *
   * @param stateId - State to read.
   * @returns The state. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getStateV2(stateId: StateId): Promise<BytesResponse<StateResponse, "eth-consensus-version">>;

  /**
   * Gets the data column sidecars of a block, as stored by the node.
   *
   * Source: ethereum/beacon-APIs, Debug.
   *
   * @param blockId - Block to read.
   * @param query - `indices`: Only columns with these indices.
   * @returns The sidecars. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 or an `ErrorCode` of every call.
   */
  getDebugDataColumnSidecars(
    blockId: BlockId,
    query?: { indices?: readonly Uint64[] },
  ): Promise<BytesResponse<DataColumnSidecarsResponse, "eth-consensus-version">>;
}

/** Whether the response may be bytes, for each method of {@link BeaconBytesMethods}. */
export const beaconBytesResponses: Readonly<Record<keyof BeaconBytesMethods, boolean>> = {
  getStateValidatorBalances: true,
  postStateValidatorBalances: true,
  postStateValidatorIdentities: true,
  getPendingConsolidations: true,
  getPendingDeposits: true,
  getPendingPartialWithdrawals: true,
  getProposerLookahead: true,
  getBlockV2: true,
  getBlindedBlock: true,
  getBlobs: true,
  publishBlockV2: false,
  publishBlindedBlockV2: false,
  publishExecutionPayloadBid: false,
  publishExecutionPayloadEnvelope: false,
  getSignedExecutionPayloadEnvelope: true,
  getLightClientBootstrap: true,
  getLightClientUpdatesByRange: true,
  getLightClientFinalityUpdate: true,
  getLightClientOptimisticUpdate: true,
  submitPoolAttestationsV2: false,
  getPoolPayloadAttestations: true,
  submitPayloadAttestationMessages: false,
  produceBlockV3: true,
  produceBlockV4: true,
  getExecutionPayloadBid: true,
  getExecutionPayloadEnvelope: true,
  submitProposerPreferences: false,
  registerValidator: false,
  produceAttestationData: true,
  getAggregatedAttestationV2: true,
  publishAggregateAndProofsV2: false,
  producePayloadAttestationData: true,
  getStateV2: true,
  getDebugDataColumnSidecars: true,
};
