export { createDelivery } from "./engine/create-delivery.ts";
export { checkExpression } from "./cel/check-expression.ts";
export type { Delivery, DeliveryOptions, RunningStream } from "./model/delivery.ts";
export { type Batch, type Destination, DeliveryError, type DeliveryOutcome } from "./model/destination.ts";
export { UNSTORED_EVENTS } from "./model/unstored-events.ts";
export { digestIds } from "./model/digest-ids.ts";
export { type EventOrigin, type StreamEvent, writeCloudEvent } from "./model/event.ts";
export type { NodeAddress, StreamDefinition, StreamLease } from "./model/stream.ts";
export {
  type DeadLetterEntry,
  LeaseLost,
  type LedgerPart,
  type OutboxBlock,
  type OutboxEntry,
  type RetriedDeadLetter,
  type StreamChange,
  type StreamReport,
  type StreamState,
  type StreamStore,
} from "./model/store.ts";
export {
  type Cursor,
  type Reading,
  type Source,
  type SourceBlock,
  SourceError,
  type SourceItem,
} from "./model/source.ts";
