// Generated from specs/grpc/sui/rpc/v2/subscription_service.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { TransactionFilter, Watermark, EventFilter } from "./query.ts";
import { Checkpoint } from "./checkpoint.ts";
import { ExecutedTransaction, Event } from "./executed_transaction.ts";

import { FieldMask } from "../../../google/protobuf/field_mask.ts";

/** Live streams of checkpoints, transactions and events. */

/** Filter and fields of the messages to stream. */
export interface SubscribeCheckpointsRequest {
  /** The fields of each checkpoint to return. */
  readMask?: string[] | undefined;
  /** Only checkpoints with a matching transaction. */
  filter?: TransactionFilter | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A checkpoint. */
export interface SubscribeCheckpointsResponse {
  /** Sequence number of the checkpoint, from which a later read can continue. */
  cursor?: bigint | undefined;
  /** Checkpoint with the fields of the read mask; absent if the message only reports progress. */
  checkpoint?: Checkpoint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter and fields of the messages to stream. */
export interface SubscribeTransactionsRequest {
  /** The fields of each transaction to return. Default: `digest`. */
  readMask?: string[] | undefined;
  /** Only matching transactions. Default: all. */
  filter?: TransactionFilter | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction, or the progress of the stream. */
export interface SubscribeTransactionsResponse {
  /** Matching transaction; absent if the message only reports progress. */
  transaction?: ExecutedTransaction | undefined;
  /** Progress of the stream; in each message. */
  watermark?: Watermark | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter and fields of the messages to stream. */
export interface SubscribeEventsRequest {
  /** The fields of each event to return. Default: `event_type`. */
  readMask?: string[] | undefined;
  /** Only matching events. Default: all. */
  filter?: EventFilter | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An event, or the progress of the stream. */
export interface SubscribeEventsResponse {
  /** Matching event; absent if the message only reports progress. */
  event?: Event | undefined;
  /** Progress of the stream; in each message. */
  watermark?: Watermark | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseSubscribeCheckpointsRequest(): SubscribeCheckpointsRequest {
  return { readMask: undefined, filter: undefined };
}

let SubscribeCheckpointsRequestView: ViewClass<SubscribeCheckpointsRequest> | undefined;

export const SubscribeCheckpointsRequest: MessageFns<SubscribeCheckpointsRequest> = /* @__PURE__ */ checkedFns(
  "SubscribeCheckpointsRequest",
  {
    encode(message: SubscribeCheckpointsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(10).fork()).join();
      }
      if (message.filter !== undefined) {
        TransactionFilter.encode(message.filter, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeCheckpointsRequest = createBaseSubscribeCheckpointsRequest(),
    ): SubscribeCheckpointsRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.readMask = FieldMask.unwrap(
              FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
            );
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.filter = TransactionFilter.decode(reader, reader.length(), message.filter);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeCheckpointsRequest> {
      SubscribeCheckpointsRequestView ??= viewClass(
        SubscribeCheckpointsRequest,
        createBaseSubscribeCheckpointsRequest,
        [
          { name: "readMask", tags: [10], type: FieldMask },
          { name: "filter", tags: [18], type: TransactionFilter },
        ],
      );
      return new SubscribeCheckpointsRequestView(input, length);
    },

    create(base?: DeepPartial<SubscribeCheckpointsRequest>): SubscribeCheckpointsRequest {
      return SubscribeCheckpointsRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeCheckpointsRequest>): SubscribeCheckpointsRequest {
      const message = createBaseSubscribeCheckpointsRequest();
      message.readMask = object.readMask ?? undefined;
      message.filter =
        object.filter !== undefined && object.filter !== null
          ? TransactionFilter.fromPartial(object.filter)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeCheckpointsResponse(): SubscribeCheckpointsResponse {
  return { cursor: undefined, checkpoint: undefined };
}

let SubscribeCheckpointsResponseView: ViewClass<SubscribeCheckpointsResponse> | undefined;

export const SubscribeCheckpointsResponse: MessageFns<SubscribeCheckpointsResponse> = /* @__PURE__ */ checkedFns(
  "SubscribeCheckpointsResponse",
  {
    encode(message: SubscribeCheckpointsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.cursor !== undefined) {
        writer.uint32(8).uint64(message.cursor);
      }
      if (message.checkpoint !== undefined) {
        Checkpoint.encode(message.checkpoint, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeCheckpointsResponse = createBaseSubscribeCheckpointsResponse(),
    ): SubscribeCheckpointsResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.cursor = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.checkpoint = Checkpoint.decode(reader, reader.length(), message.checkpoint);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeCheckpointsResponse> {
      SubscribeCheckpointsResponseView ??= viewClass(
        SubscribeCheckpointsResponse,
        createBaseSubscribeCheckpointsResponse,
        [
          { name: "cursor", tags: [8], type: "uint64" },
          { name: "checkpoint", tags: [18], type: Checkpoint },
        ],
      );
      return new SubscribeCheckpointsResponseView(input, length);
    },

    create(base?: DeepPartial<SubscribeCheckpointsResponse>): SubscribeCheckpointsResponse {
      return SubscribeCheckpointsResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeCheckpointsResponse>): SubscribeCheckpointsResponse {
      const message = createBaseSubscribeCheckpointsResponse();
      message.cursor = object.cursor !== undefined && object.cursor !== null ? BigInt(object.cursor) : undefined;
      message.checkpoint =
        object.checkpoint !== undefined && object.checkpoint !== null
          ? Checkpoint.fromPartial(object.checkpoint)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeTransactionsRequest(): SubscribeTransactionsRequest {
  return { readMask: undefined, filter: undefined };
}

let SubscribeTransactionsRequestView: ViewClass<SubscribeTransactionsRequest> | undefined;

export const SubscribeTransactionsRequest: MessageFns<SubscribeTransactionsRequest> = /* @__PURE__ */ checkedFns(
  "SubscribeTransactionsRequest",
  {
    encode(message: SubscribeTransactionsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(10).fork()).join();
      }
      if (message.filter !== undefined) {
        TransactionFilter.encode(message.filter, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeTransactionsRequest = createBaseSubscribeTransactionsRequest(),
    ): SubscribeTransactionsRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.readMask = FieldMask.unwrap(
              FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
            );
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.filter = TransactionFilter.decode(reader, reader.length(), message.filter);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeTransactionsRequest> {
      SubscribeTransactionsRequestView ??= viewClass(
        SubscribeTransactionsRequest,
        createBaseSubscribeTransactionsRequest,
        [
          { name: "readMask", tags: [10], type: FieldMask },
          { name: "filter", tags: [18], type: TransactionFilter },
        ],
      );
      return new SubscribeTransactionsRequestView(input, length);
    },

    create(base?: DeepPartial<SubscribeTransactionsRequest>): SubscribeTransactionsRequest {
      return SubscribeTransactionsRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeTransactionsRequest>): SubscribeTransactionsRequest {
      const message = createBaseSubscribeTransactionsRequest();
      message.readMask = object.readMask ?? undefined;
      message.filter =
        object.filter !== undefined && object.filter !== null
          ? TransactionFilter.fromPartial(object.filter)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeTransactionsResponse(): SubscribeTransactionsResponse {
  return { transaction: undefined, watermark: undefined };
}

let SubscribeTransactionsResponseView: ViewClass<SubscribeTransactionsResponse> | undefined;

export const SubscribeTransactionsResponse: MessageFns<SubscribeTransactionsResponse> = /* @__PURE__ */ checkedFns(
  "SubscribeTransactionsResponse",
  {
    encode(message: SubscribeTransactionsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
      }
      if (message.watermark !== undefined) {
        Watermark.encode(message.watermark, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeTransactionsResponse = createBaseSubscribeTransactionsResponse(),
    ): SubscribeTransactionsResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = ExecutedTransaction.decode(reader, reader.length(), message.transaction);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.watermark = Watermark.decode(reader, reader.length(), message.watermark);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeTransactionsResponse> {
      SubscribeTransactionsResponseView ??= viewClass(
        SubscribeTransactionsResponse,
        createBaseSubscribeTransactionsResponse,
        [
          { name: "transaction", tags: [10], type: ExecutedTransaction },
          { name: "watermark", tags: [18], type: Watermark },
        ],
      );
      return new SubscribeTransactionsResponseView(input, length);
    },

    create(base?: DeepPartial<SubscribeTransactionsResponse>): SubscribeTransactionsResponse {
      return SubscribeTransactionsResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeTransactionsResponse>): SubscribeTransactionsResponse {
      const message = createBaseSubscribeTransactionsResponse();
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? ExecutedTransaction.fromPartial(object.transaction)
          : undefined;
      message.watermark =
        object.watermark !== undefined && object.watermark !== null
          ? Watermark.fromPartial(object.watermark)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeEventsRequest(): SubscribeEventsRequest {
  return { readMask: undefined, filter: undefined };
}

let SubscribeEventsRequestView: ViewClass<SubscribeEventsRequest> | undefined;

export const SubscribeEventsRequest: MessageFns<SubscribeEventsRequest> = /* @__PURE__ */ checkedFns(
  "SubscribeEventsRequest",
  {
    encode(message: SubscribeEventsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(10).fork()).join();
      }
      if (message.filter !== undefined) {
        EventFilter.encode(message.filter, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeEventsRequest = createBaseSubscribeEventsRequest(),
    ): SubscribeEventsRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.readMask = FieldMask.unwrap(
              FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
            );
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.filter = EventFilter.decode(reader, reader.length(), message.filter);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeEventsRequest> {
      SubscribeEventsRequestView ??= viewClass(SubscribeEventsRequest, createBaseSubscribeEventsRequest, [
        { name: "readMask", tags: [10], type: FieldMask },
        { name: "filter", tags: [18], type: EventFilter },
      ]);
      return new SubscribeEventsRequestView(input, length);
    },

    create(base?: DeepPartial<SubscribeEventsRequest>): SubscribeEventsRequest {
      return SubscribeEventsRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeEventsRequest>): SubscribeEventsRequest {
      const message = createBaseSubscribeEventsRequest();
      message.readMask = object.readMask ?? undefined;
      message.filter =
        object.filter !== undefined && object.filter !== null ? EventFilter.fromPartial(object.filter) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeEventsResponse(): SubscribeEventsResponse {
  return { event: undefined, watermark: undefined };
}

let SubscribeEventsResponseView: ViewClass<SubscribeEventsResponse> | undefined;

export const SubscribeEventsResponse: MessageFns<SubscribeEventsResponse> = /* @__PURE__ */ checkedFns(
  "SubscribeEventsResponse",
  {
    encode(message: SubscribeEventsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.event !== undefined) {
        Event.encode(message.event, writer.uint32(10).fork()).join();
      }
      if (message.watermark !== undefined) {
        Watermark.encode(message.watermark, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeEventsResponse = createBaseSubscribeEventsResponse(),
    ): SubscribeEventsResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.event = Event.decode(reader, reader.length(), message.event);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.watermark = Watermark.decode(reader, reader.length(), message.watermark);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeEventsResponse> {
      SubscribeEventsResponseView ??= viewClass(SubscribeEventsResponse, createBaseSubscribeEventsResponse, [
        { name: "event", tags: [10], type: Event },
        { name: "watermark", tags: [18], type: Watermark },
      ]);
      return new SubscribeEventsResponseView(input, length);
    },

    create(base?: DeepPartial<SubscribeEventsResponse>): SubscribeEventsResponse {
      return SubscribeEventsResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeEventsResponse>): SubscribeEventsResponse {
      const message = createBaseSubscribeEventsResponse();
      message.event = object.event !== undefined && object.event !== null ? Event.fromPartial(object.event) : undefined;
      message.watermark =
        object.watermark !== undefined && object.watermark !== null
          ? Watermark.fromPartial(object.watermark)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);
