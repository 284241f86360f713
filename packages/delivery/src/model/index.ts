/** What a program needs that stores streams and shows them, without the libraries that run them. */
export type { Delivery, DeliveryOptions, RunningStream } from "./delivery.ts";
export { digestIds } from "./digest-ids.ts";
export { type EventOrigin, type StreamEvent, writeCloudEvent } from "./event.ts";
export type { Cursor } from "./source.ts";
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
} from "./store.ts";
export type { NodeAddress, StreamDefinition, StreamLease } from "./stream.ts";
export { UNSTORED_EVENTS } from "./unstored-events.ts";
