// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BytesResponse } from "@node-access/transport/rest";
import type {
  AggregatedAttestationAnswer,
  AttestationDataAnswer,
  BLSSignature,
  BlindedBlockAnswer,
  BlobsAnswer,
  BlockAnswer,
  BlockId,
  BroadcastValidation,
  BuilderIndex,
  CommitteeIndex,
  ConsensusVersion,
  DataColumnSidecarsAnswer,
  EmptyFlag,
  ExecutionPayloadBidAnswer,
  ExecutionPayloadEnvelopeAnswer,
  Graffiti,
  LightClientBootstrapAnswer,
  LightClientFinalityUpdateAnswer,
  LightClientOptimisticUpdateAnswer,
  LightClientUpdateAnswer,
  PayloadAttestationDataAnswer,
  PendingConsolidationsAnswer,
  PendingDepositsAnswer,
  PendingPartialWithdrawalsAnswer,
  PoolPayloadAttestationsAnswer,
  ProducedBlockV3Answer,
  ProducedBlockV4Answer,
  ProposerLookaheadAnswer,
  Root,
  SignedExecutionPayloadEnvelopeAnswer,
  Slot,
  StateAnswer,
  StateId,
  SyncCommitteePeriod,
  Uint64,
  ValidatorBalancesAnswer,
  ValidatorId,
  ValidatorIdentitiesAnswer,
  VersionedHash,
} from "./types.ts";

/** The consensus layer of Ethereum. In bytes. */
export interface BeaconBytesMethods {
  /**
   * Balances of validators in a state.
   *
   * Unknown ones are omitted. `postStateValidatorBalances` accepts more of them.
   *
   * @param stateId - The state.
   * @param query - `id`: The validators; all by default.
   * @returns The balances. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 414, 500 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getStateValidatorBalances(
    stateId: StateId,
    query?: { id?: readonly ValidatorId[] },
  ): Promise<BytesResponse<ValidatorBalancesAnswer>>;

  /**
   * Balances of validators in a state, without a limit on their number.
   *
   * Unknown ones are omitted.
   *
   * @param stateId - The state.
   * @param body - The validators.
   * @returns The balances. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  postStateValidatorBalances(
    stateId: StateId,
    body?: readonly ValidatorId[],
  ): Promise<BytesResponse<ValidatorBalancesAnswer>>;

  /**
   * Indices, keys and activation of validators in a state.
   *
   * Unknown ones are omitted.
   *
   * @param stateId - The state.
   * @param body - The validators.
   * @returns The keys. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  postStateValidatorIdentities(
    stateId: StateId,
    body?: readonly ValidatorId[],
  ): Promise<BytesResponse<ValidatorIdentitiesAnswer>>;

  /**
   * Pending consolidations of a state.
   *
   * States before electra have none: 400.
   *
   * @param stateId - The state.
   * @returns The pending consolidations, in their order. As bytes, or as JSON from a server that has no
   * bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPendingConsolidations(
    stateId: StateId,
  ): Promise<BytesResponse<PendingConsolidationsAnswer, "eth-consensus-version">>;

  /**
   * Pending deposits of a state.
   *
   * States before electra have none: 400.
   *
   * @param stateId - The state.
   * @returns The pending deposits, in their order. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPendingDeposits(
    stateId: StateId,
  ): Promise<BytesResponse<PendingDepositsAnswer, "eth-consensus-version">>;

  /**
   * Pending partial withdrawals of a state.
   *
   * States before electra have none: 400.
   *
   * @param stateId - The state.
   * @returns The pending partial withdrawals, in their order. As bytes, or as JSON from a server that has no
   * bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPendingPartialWithdrawals(
    stateId: StateId,
  ): Promise<BytesResponse<PendingPartialWithdrawalsAnswer, "eth-consensus-version">>;

  /**
   * The proposer lookahead of a state: the proposers in its epoch and the next one.
   *
   * States before fulu have none: 400.
   *
   * @param stateId - The state.
   * @returns The proposers. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getProposerLookahead(
    stateId: StateId,
  ): Promise<BytesResponse<ProposerLookaheadAnswer, "eth-consensus-version">>;

  /**
   * A block.
   *
   * @param blockId - The block.
   * @returns The block. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getBlockV2(blockId: BlockId): Promise<BytesResponse<BlockAnswer, "eth-consensus-version">>;

  /**
   * A blinded block: one without its transactions.
   *
   * @param blockId - The block.
   * @returns The block. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getBlindedBlock(blockId: BlockId): Promise<BytesResponse<BlindedBlockAnswer, "eth-consensus-version">>;

  /**
   * The blobs of a block.
   *
   * Since fulu only nodes that keep all columns, or can put blobs together again, have them.
   *
   * @param blockId - The block.
   * @param query - `versioned_hashes`: Only blobs with these hashes.
   * @returns The blobs. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getBlobs(
    blockId: BlockId,
    query?: { versioned_hashes?: readonly VersionedHash[] },
  ): Promise<BytesResponse<BlobsAnswer>>;

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
    body: Uint8Array,
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
    body: Uint8Array,
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
    body: Uint8Array,
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
    body: Uint8Array,
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
   * @returns The envelope. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getSignedExecutionPayloadEnvelope(
    blockId: BlockId,
  ): Promise<BytesResponse<SignedExecutionPayloadEnvelopeAnswer, "eth-consensus-version">>;

  /**
   * The bootstrap of a light client that trusts a block.
   *
   * @param blockRoot - The block.
   * @returns The bootstrap. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getLightClientBootstrap(
    blockRoot: Root,
  ): Promise<BytesResponse<LightClientBootstrapAnswer, "eth-consensus-version">>;

  /**
   * Light client updates, one a sync committee period.
   *
   * @param query - `start_period`: The first period. `count`: Number of periods, at most 128.
   * @returns The updates, in the order of their periods. As bytes, or as JSON from a server that has no
   * bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getLightClientUpdatesByRange(
    query: { start_period: SyncCommitteePeriod; count: Uint64 },
  ): Promise<BytesResponse<LightClientUpdateAnswer[]>>;

  /**
   * The newest finality update for light clients.
   *
   * @returns The update. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getLightClientFinalityUpdate(
  ): Promise<BytesResponse<LightClientFinalityUpdateAnswer, "eth-consensus-version">>;

  /**
   * The newest optimistic update for light clients.
   *
   * @returns The update. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getLightClientOptimisticUpdate(
  ): Promise<BytesResponse<LightClientOptimisticUpdateAnswer, "eth-consensus-version">>;

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
    body: Uint8Array,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * Payload attestations that the node knows of: what the payload timeliness committee saw.
   *
   * @param query - `slot`: Only those of this slot.
   * @returns The observations of the committee's members. As bytes, or as JSON from a server that has no
   * bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Beacon.
   */
  getPoolPayloadAttestations(
    query?: { slot?: Slot },
  ): Promise<BytesResponse<PoolPayloadAttestationsAnswer, "eth-consensus-version">>;

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
    body: Uint8Array,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

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
   * @returns The block. As bytes, or as JSON from a server that has no bytes.
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
  ): Promise<BytesResponse<ProducedBlockV3Answer, "eth-consensus-version" | "eth-execution-payload-blinded" | "eth-execution-payload-value" | "eth-consensus-block-value">>;

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
   * @returns The block. As bytes, or as JSON from a server that has no bytes.
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
  ): Promise<BytesResponse<ProducedBlockV4Answer, "eth-consensus-version" | "eth-consensus-block-value" | "eth-execution-payload-included">>;

  /**
   * A builder's execution payload bid to sign.
   *
   * @param slot - The slot, this or the next one.
   * @param builderIndex - The builder.
   * @returns The bid. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getExecutionPayloadBid(
    slot: Slot,
    builderIndex: BuilderIndex,
  ): Promise<BytesResponse<ExecutionPayloadBidAnswer, "eth-consensus-version">>;

  /**
   * The unsigned execution payload envelope that the node has built for a block of this slot.
   *
   * @param slot - The slot.
   * @param beaconBlockRoot - The block.
   * @returns The envelope. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getExecutionPayloadEnvelope(
    slot: Slot,
    beaconBlockRoot: Root,
  ): Promise<BytesResponse<ExecutionPayloadEnvelopeAnswer, "eth-consensus-version">>;

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
    body: Uint8Array,
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
  registerValidator(body: Uint8Array): Promise<void>;

  /**
   * The attestation data that members of a committee sign.
   *
   * @param query - `slot`: The slot. `committee_index`: The committee; without meaning since electra.
   * @returns The data. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  produceAttestationData(
    query: { slot: Slot; committee_index?: CommitteeIndex },
  ): Promise<BytesResponse<AttestationDataAnswer>>;

  /**
   * The aggregate of a committee's attestations.
   *
   * @param query - `attestation_data_root`: The root of the attestation data. `slot`: The slot.
   * `committee_index`: The committee.
   * @returns The aggregate. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  getAggregatedAttestationV2(
    query: { attestation_data_root: Root; slot: Slot; committee_index: CommitteeIndex },
  ): Promise<BytesResponse<AggregatedAttestationAnswer, "eth-consensus-version">>;

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
    body: Uint8Array,
    parameters: { "Eth-Consensus-Version": ConsensusVersion },
  ): Promise<void>;

  /**
   * The payload attestation data that members of the payload timeliness committee sign.
   *
   * @param query - `slot`: The slot.
   * @returns 200: The data. 204: No block was seen in the slot, so there is nothing to attest. As bytes, or
   * as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 406, 500, 503 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Validator.
   */
  producePayloadAttestationData(
    query: { slot: Slot },
  ): Promise<BytesResponse<PayloadAttestationDataAnswer | undefined, "eth-consensus-version">>;

  /**
   * A whole state. On mainnet it is hundreds of megabytes.
   *
   * @param stateId - The state.
   * @returns The state. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Debug.
   */
  getStateV2(stateId: StateId): Promise<BytesResponse<StateAnswer, "eth-consensus-version">>;

  /**
   * The data column sidecars of a block that the node stores.
   *
   * @param blockId - The block.
   * @param query - `indices`: Only these columns.
   * @returns The sidecars. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 406, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: ethereum/beacon-APIs, Debug.
   */
  getDebugDataColumnSidecars(
    blockId: BlockId,
    query?: { indices?: readonly Uint64[] },
  ): Promise<BytesResponse<DataColumnSidecarsAnswer, "eth-consensus-version">>;
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
