// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type {
  AttestationEvent,
  AttesterSlashingEvent,
  BlockEvent,
  BlockGossipEvent,
  BlsToExecutionChangeEvent,
  ChainReorgEvent,
  ContributionAndProofEvent,
  DataColumnSidecarEvent,
  ExecutionPayloadAvailableEvent,
  ExecutionPayloadBidEvent,
  ExecutionPayloadEvent,
  ExecutionPayloadGossipEvent,
  FastConfirmationEvent,
  FinalizedCheckpointEvent,
  HeadEvent,
  HeadV2Event,
  LightClientFinalityUpdateEvent,
  LightClientOptimisticUpdateEvent,
  PayloadAttestationMessageEvent,
  PayloadAttributesEvent,
  ProposerPreferencesEvent,
  ProposerSlashingEvent,
  SingleAttestationEvent,
  VoluntaryExitEvent,
} from "./types.ts";

/**
 * The events of each topic of `eventstream`. Events of the chain as they happen, as server-sent events.
 * Source: ethereum/beacon-APIs, Events.
 */
export interface EventstreamTopics {
  /** The head has changed. `head_v2` returns more. */
  head: HeadEvent;
  /** The head has changed, or its execution payload has arrived. */
  head_v2: HeadV2Event;
  /** A block was imported into fork choice. */
  block: BlockEvent;
  /** A block has come that passes the gossip checks. */
  block_gossip: BlockGossipEvent;
  /** An attestation has come. */
  attestation: AttestationEvent;
  /** One validator's attestation has come. */
  single_attestation: SingleAttestationEvent;
  /** A voluntary exit has come. */
  voluntary_exit: VoluntaryExitEvent;
  /** A BLS to execution change has come. */
  bls_to_execution_change: BlsToExecutionChangeEvent;
  /** A proposer slashing has come. */
  proposer_slashing: ProposerSlashingEvent;
  /** An attester slashing has come. */
  attester_slashing: AttesterSlashingEvent;
  /** An epoch was finalized. */
  finalized_checkpoint: FinalizedCheckpointEvent;
  /** The chain was reorganized: the head is on another branch. */
  chain_reorg: ChainReorgEvent;
  /** A sync committee contribution has come. */
  contribution_and_proof: ContributionAndProofEvent;
  /** There is a newer finality update for light clients. */
  light_client_finality_update: LightClientFinalityUpdateEvent;
  /** There is a newer optimistic update for light clients. */
  light_client_optimistic_update: LightClientOptimisticUpdateEvent;
  /** The node knows how to build the next execution payload, by its fork. */
  payload_attributes: PayloadAttributesEvent;
  /** A data column sidecar has come. */
  data_column_sidecar: DataColumnSidecarEvent;
  /** An execution payload envelope was imported into fork choice. */
  execution_payload: ExecutionPayloadEvent;
  /** An execution payload envelope has come that passes the gossip checks. */
  execution_payload_gossip: ExecutionPayloadGossipEvent;
  /** A block's execution payload and blobs are there, so that the payload timeliness committee can say so. */
  execution_payload_available: ExecutionPayloadAvailableEvent;
  /** A builder's bid has come. */
  execution_payload_bid: ExecutionPayloadBidEvent;
  /** A payload attestation has come. */
  payload_attestation_message: PayloadAttestationMessageEvent;
  /** The node has looked which block will hardly be replaced any more. */
  fast_confirmation: FastConfirmationEvent;
  /** A proposer's preferences have come. */
  proposer_preferences: ProposerPreferencesEvent;
}

/** How `eventstream` is requested. */
export const eventstreamOperation: RestOperation = {
  method: "GET",
  path: "/eth/v1/events",
  idempotency: "safe",
  query: ["topics"],
};
