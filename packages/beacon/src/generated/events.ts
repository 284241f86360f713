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
 * What each topic of `eventstream` tells. What happens on the chain, as it happens: an event stream. Source:
 * ethereum/beacon-APIs, Events.
 */
export interface EventstreamTopics {
  /** The head has changed. `head_v2` tells more. */
  head: HeadEvent;
  /** The head has changed, or its execution payload has arrived. */
  head_v2: HeadV2Event;
  /** A block has become part of the tree of blocks. */
  block: BlockEvent;
  /** A block has come that passes the network's checks. */
  block_gossip: BlockGossipEvent;
  /** A vote has come. */
  attestation: AttestationEvent;
  /** One validator's vote has come. */
  single_attestation: SingleAttestationEvent;
  /** A validator's exit has come. */
  voluntary_exit: VoluntaryExitEvent;
  /** A change of credentials has come. */
  bls_to_execution_change: BlsToExecutionChangeEvent;
  /** A proof against a proposer has come. */
  proposer_slashing: ProposerSlashingEvent;
  /** A proof against voters has come. */
  attester_slashing: AttesterSlashingEvent;
  /** An epoch was finalized. */
  finalized_checkpoint: FinalizedCheckpointEvent;
  /** The node has left a branch for another. */
  chain_reorg: ChainReorgEvent;
  /** A subcommittee's signatures have come. */
  contribution_and_proof: ContributionAndProofEvent;
  /** There is a newer finalized block for light clients. */
  light_client_finality_update: LightClientFinalityUpdateEvent;
  /** There is a newer block for light clients. */
  light_client_optimistic_update: LightClientOptimisticUpdateEvent;
  /** The node knows how to build the next execution payload, by its fork. */
  payload_attributes: PayloadAttributesEvent;
  /** A column of a block's data has come. */
  data_column_sidecar: DataColumnSidecarEvent;
  /** An execution payload has become part of the tree of blocks. */
  execution_payload: ExecutionPayloadEvent;
  /** An execution payload has come that passes the network's checks. */
  execution_payload_gossip: ExecutionPayloadGossipEvent;
  /** A block's execution payload and blobs are there, so that the payload timeliness committee can say so. */
  execution_payload_available: ExecutionPayloadAvailableEvent;
  /** A builder's offer has come. */
  execution_payload_bid: ExecutionPayloadBidEvent;
  /** A member of the payload timeliness committee has said what it saw. */
  payload_attestation_message: PayloadAttestationMessageEvent;
  /** The node has looked which block will hardly be replaced any more. */
  fast_confirmation: FastConfirmationEvent;
  /** What a proposer wishes has come. */
  proposer_preferences: ProposerPreferencesEvent;
}

/** How `eventstream` is asked for. */
export const eventstreamOperation: RestOperation = {
  method: "GET",
  path: "/eth/v1/events",
  idempotency: "safe",
  query: ["topics"],
};
