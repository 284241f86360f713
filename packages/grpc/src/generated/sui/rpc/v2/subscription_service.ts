// Generated from specs/grpc/sui/rpc/v2/subscription_service.proto. Do not edit: change the spec and run `npm run generate`.

/** Live streams of checkpoints, transactions and events. */
import {
  defineMessage,
  keepUnknown,
  type MessageFns,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";
import { FieldMask } from "../../../google/protobuf/field_mask.ts";
import { Checkpoint } from "./checkpoint.ts";
import { Event, ExecutedTransaction } from "./executed_transaction.ts";
import { EventFilter, TransactionFilter, Watermark } from "./query.ts";

/** Filter and fields of the messages to stream. */
export interface SubscribeCheckpointsRequest {
  /** The fields of each checkpoint to return. */
  readMask?: string[] | undefined;
  /** Only checkpoints with a matching transaction. */
  filter?: TransactionFilter | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeCheckpointsRequest = (): SubscribeCheckpointsRequest => ({
  readMask: undefined,
  filter: undefined,
});

export const SubscribeCheckpointsRequest: MessageFns<SubscribeCheckpointsRequest> = /* @__PURE__ */ defineMessage(
  "SubscribeCheckpointsRequest",
  {
    empty: emptySubscribeCheckpointsRequest,
    fields: () => [
      { name: "readMask", tags: [10], type: FieldMask },
      { name: "filter", tags: [18], type: TransactionFilter },
    ],
    decode(input, length, message = emptySubscribeCheckpointsRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 18) message.filter = TransactionFilter.decode(reader, reader.length(), message.filter);
        else readField(SubscribeCheckpointsRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      writeField(SubscribeCheckpointsRequest, 10, message, writer);
      if (message.filter !== undefined) TransactionFilter.encode(message.filter, writer.uint32(18).fork()).join();
    },
  },
);

/** A checkpoint. */
export interface SubscribeCheckpointsResponse {
  /** Sequence number of the checkpoint, from which a later read can continue. */
  cursor?: bigint | undefined;
  /** Checkpoint with the fields of the read mask; absent if the message only reports progress. */
  checkpoint?: Checkpoint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeCheckpointsResponse = (): SubscribeCheckpointsResponse => ({
  cursor: undefined,
  checkpoint: undefined,
});

export const SubscribeCheckpointsResponse: MessageFns<SubscribeCheckpointsResponse> = /* @__PURE__ */ defineMessage(
  "SubscribeCheckpointsResponse",
  {
    empty: emptySubscribeCheckpointsResponse,
    fields: () => [
      { name: "cursor", tags: [8], type: "uint64" },
      { name: "checkpoint", tags: [18], type: Checkpoint },
    ],
    decode(input, length, message = emptySubscribeCheckpointsResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.cursor = reader.uint64();
        else if (tag === 18) message.checkpoint = Checkpoint.decode(reader, reader.length(), message.checkpoint);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.cursor !== undefined) writer.uint32(8).uint64(message.cursor);
      if (message.checkpoint !== undefined) Checkpoint.encode(message.checkpoint, writer.uint32(18).fork()).join();
    },
  },
);

/** Filter and fields of the messages to stream. */
export interface SubscribeTransactionsRequest {
  /** The fields of each transaction to return. Default: `digest`. */
  readMask?: string[] | undefined;
  /** Only matching transactions. Default: all. */
  filter?: TransactionFilter | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeTransactionsRequest = (): SubscribeTransactionsRequest => ({
  readMask: undefined,
  filter: undefined,
});

export const SubscribeTransactionsRequest: MessageFns<SubscribeTransactionsRequest> = /* @__PURE__ */ defineMessage(
  "SubscribeTransactionsRequest",
  {
    empty: emptySubscribeTransactionsRequest,
    fields: () => [
      { name: "readMask", tags: [10], type: FieldMask },
      { name: "filter", tags: [18], type: TransactionFilter },
    ],
    decode(input, length, message = emptySubscribeTransactionsRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 18) message.filter = TransactionFilter.decode(reader, reader.length(), message.filter);
        else readField(SubscribeTransactionsRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      writeField(SubscribeTransactionsRequest, 10, message, writer);
      if (message.filter !== undefined) TransactionFilter.encode(message.filter, writer.uint32(18).fork()).join();
    },
  },
);

/** A transaction, or the progress of the stream. */
export interface SubscribeTransactionsResponse {
  /** Matching transaction; absent if the message only reports progress. */
  transaction?: ExecutedTransaction | undefined;
  /** Progress of the stream; in each message. */
  watermark?: Watermark | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeTransactionsResponse = (): SubscribeTransactionsResponse => ({
  transaction: undefined,
  watermark: undefined,
});

export const SubscribeTransactionsResponse: MessageFns<SubscribeTransactionsResponse> = /* @__PURE__ */ defineMessage(
  "SubscribeTransactionsResponse",
  {
    empty: emptySubscribeTransactionsResponse,
    fields: () => [
      { name: "transaction", tags: [10], type: ExecutedTransaction },
      { name: "watermark", tags: [18], type: Watermark },
    ],
    decode(input, length, message = emptySubscribeTransactionsResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction = ExecutedTransaction.decode(reader, reader.length(), message.transaction);
        else if (tag === 18) message.watermark = Watermark.decode(reader, reader.length(), message.watermark);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined)
        ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
      if (message.watermark !== undefined) Watermark.encode(message.watermark, writer.uint32(18).fork()).join();
    },
  },
);

/** Filter and fields of the messages to stream. */
export interface SubscribeEventsRequest {
  /** The fields of each event to return. Default: `event_type`. */
  readMask?: string[] | undefined;
  /** Only matching events. Default: all. */
  filter?: EventFilter | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeEventsRequest = (): SubscribeEventsRequest => ({
  readMask: undefined,
  filter: undefined,
});

export const SubscribeEventsRequest: MessageFns<SubscribeEventsRequest> = /* @__PURE__ */ defineMessage(
  "SubscribeEventsRequest",
  {
    empty: emptySubscribeEventsRequest,
    fields: () => [
      { name: "readMask", tags: [10], type: FieldMask },
      { name: "filter", tags: [18], type: EventFilter },
    ],
    decode(input, length, message = emptySubscribeEventsRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 18) message.filter = EventFilter.decode(reader, reader.length(), message.filter);
        else readField(SubscribeEventsRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      writeField(SubscribeEventsRequest, 10, message, writer);
      if (message.filter !== undefined) EventFilter.encode(message.filter, writer.uint32(18).fork()).join();
    },
  },
);

/** An event, or the progress of the stream. */
export interface SubscribeEventsResponse {
  /** Matching event; absent if the message only reports progress. */
  event?: Event | undefined;
  /** Progress of the stream; in each message. */
  watermark?: Watermark | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeEventsResponse = (): SubscribeEventsResponse => ({
  event: undefined,
  watermark: undefined,
});

export const SubscribeEventsResponse: MessageFns<SubscribeEventsResponse> = /* @__PURE__ */ defineMessage(
  "SubscribeEventsResponse",
  {
    empty: emptySubscribeEventsResponse,
    fields: () => [
      { name: "event", tags: [10], type: Event },
      { name: "watermark", tags: [18], type: Watermark },
    ],
    decode(input, length, message = emptySubscribeEventsResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.event = Event.decode(reader, reader.length(), message.event);
        else if (tag === 18) message.watermark = Watermark.decode(reader, reader.length(), message.watermark);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.event !== undefined) Event.encode(message.event, writer.uint32(10).fork()).join();
      if (message.watermark !== undefined) Watermark.encode(message.watermark, writer.uint32(18).fork()).join();
    },
  },
);
