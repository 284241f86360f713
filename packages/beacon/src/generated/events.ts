// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type {
  AttestationEvent, AttesterSlashingEvent, BlockEvent, BlockGossipEvent, BlsToExecutionChangeEvent,
  ChainReorgEvent, ContributionAndProofEvent, DataColumnSidecarEvent, ExecutionPayloadAvailableEvent,
  ExecutionPayloadBidEvent, ExecutionPayloadEvent, ExecutionPayloadGossipEvent, FastConfirmationEvent,
  FinalizedCheckpointEvent, HeadEvent, HeadV2Event, LightClientFinalityUpdateEvent,
  LightClientOptimisticUpdateEvent, PayloadAttestationMessageEvent, PayloadAttributesEvent,
  ProposerPreferencesEvent, ProposerSlashingEvent, SingleAttestationEvent, VoluntaryExitEvent,
} from "./types.ts";

/**
 * The events of each topic of `eventstream`. Opens a stream of chain events, as server-sent events. Source:
 * ethereum/beacon-APIs, Events.
 */
export interface EventstreamTopics {
  /** The head changed. `head_v2` has more fields. */
  head: HeadEvent;
  /** The head changed, or its execution payload became available. */
  head_v2: HeadV2Event;
  /** A block was imported into fork choice. */
  block: BlockEvent;
  /** A block was received that passes the gossip checks. */
  block_gossip: BlockGossipEvent;
  /** An attestation was received. */
  attestation: AttestationEvent;
  /** An attestation of a single validator was received. */
  single_attestation: SingleAttestationEvent;
  /** A voluntary exit was received. */
  voluntary_exit: VoluntaryExitEvent;
  /** A BLS-to-execution change was received. */
  bls_to_execution_change: BlsToExecutionChangeEvent;
  /** A proposer slashing was received. */
  proposer_slashing: ProposerSlashingEvent;
  /** An attester slashing was received. */
  attester_slashing: AttesterSlashingEvent;
  /** A checkpoint was finalized. */
  finalized_checkpoint: FinalizedCheckpointEvent;
  /** The chain was reorganized: the head moved to another branch. */
  chain_reorg: ChainReorgEvent;
  /** A sync committee contribution was received. */
  contribution_and_proof: ContributionAndProofEvent;
  /** A newer finality update for light clients is available. */
  light_client_finality_update: LightClientFinalityUpdateEvent;
  /** A newer optimistic update for light clients is available. */
  light_client_optimistic_update: LightClientOptimisticUpdateEvent;
  /** Payload attributes for building the next execution payload are available, by fork. */
  payload_attributes: PayloadAttributesEvent;
  /** A data column sidecar was received. */
  data_column_sidecar: DataColumnSidecarEvent;
  /** An execution payload envelope was imported into fork choice. */
  execution_payload: ExecutionPayloadEvent;
  /** An execution payload envelope was received that passes the gossip checks. */
  execution_payload_gossip: ExecutionPayloadGossipEvent;
  /**
   * The execution payload and blobs of a block are available, so that the payload timeliness committee can
   * attest to them.
   */
  execution_payload_available: ExecutionPayloadAvailableEvent;
  /** A builder's execution payload bid was received. */
  execution_payload_bid: ExecutionPayloadBidEvent;
  /** A payload attestation was received. */
  payload_attestation_message: PayloadAttestationMessageEvent;
  /** The node updated its fast confirmation: the latest block that is unlikely to be reorganized. */
  fast_confirmation: FastConfirmationEvent;
  /** A proposer's preferences were received. */
  proposer_preferences: ProposerPreferencesEvent;
}

/** How `eventstream` is requested. */
export const eventstreamOperation: RestOperation = {
  method: "GET",
  path: "/eth/v1/events",
  idempotency: "safe",
  query: ["topics"],
};
