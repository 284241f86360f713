// Generated from specs/grpc/protocol/values.proto. Do not edit: change the spec and run `npm run generate`.

import { Return_responseCode } from "../tron-enums.ts";
export { Return_responseCode };

/** Messages shared by several TRON calls. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";

/** Empty message. */
export interface EmptyMessage {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEmptyMessage = (): EmptyMessage => ({});

export const EmptyMessage: MessageFns<EmptyMessage> = /* @__PURE__ */ defineMessage("EmptyMessage", {
  empty: emptyEmptyMessage,
  fields: () => [],
  decode(input, length, message = emptyEmptyMessage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode() {},
});

/** An address, an id or a name, as bytes. */
export interface BytesMessage {
  /** Bytes that the call names, such as a 21-byte address or a 32-byte id. */
  value: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBytesMessage = (): BytesMessage => ({ value: NO_BYTES });

export const BytesMessage: MessageFns<BytesMessage> = /* @__PURE__ */ defineMessage("BytesMessage", {
  empty: emptyBytesMessage,
  fields: () => [{ name: "value", tags: [10], type: "bytes" }],
  decode(input, length, message = emptyBytesMessage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.value = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.value.length !== 0) writer.uint32(10).bytes(message.value);
  },
});

/** A number. */
export interface NumberMessage {
  /** Number that the call names, such as a block number or an amount in sun. */
  num: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNumberMessage = (): NumberMessage => ({ num: 0n });

export const NumberMessage: MessageFns<NumberMessage> = /* @__PURE__ */ defineMessage("NumberMessage", {
  empty: emptyNumberMessage,
  fields: () => [{ name: "num", tags: [8], type: "int64" }],
  decode(input, length, message = emptyNumberMessage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.num = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.num !== 0n) writer.uint32(8).int64(message.num);
  },
});

/** A page of a list. */
export interface PaginatedMessage {
  /** Number of items to skip. */
  offset: bigint;
  /** Maximum number of items to return. */
  limit: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPaginatedMessage = (): PaginatedMessage => ({ offset: 0n, limit: 0n });

export const PaginatedMessage: MessageFns<PaginatedMessage> = /* @__PURE__ */ defineMessage("PaginatedMessage", {
  empty: emptyPaginatedMessage,
  fields: () => [
    { name: "offset", tags: [8], type: "int64" },
    { name: "limit", tags: [16], type: "int64" },
  ],
  decode(input, length, message = emptyPaginatedMessage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.offset = reader.int64();
      else if (tag === 16) message.limit = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.offset !== 0n) writer.uint32(8).int64(message.offset);
    if (message.limit !== 0n) writer.uint32(16).int64(message.limit);
  },
});

/** Price history. */
export interface PricesResponseMessage {
  /** `milliseconds:price` pairs, separated by commas. */
  prices: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPricesResponseMessage = (): PricesResponseMessage => ({ prices: "" });

export const PricesResponseMessage: MessageFns<PricesResponseMessage> = /* @__PURE__ */ defineMessage(
  "PricesResponseMessage",
  {
    empty: emptyPricesResponseMessage,
    fields: () => [{ name: "prices", tags: [10], type: "string" }],
    decode(input, length, message = emptyPricesResponseMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.prices = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.prices !== "") writer.uint32(10).string(message.prices);
    },
  },
);

/** Result of a request. */
export interface Return {
  /** Whether the request succeeded; true also for a constant call that reverts. */
  result: boolean;
  /** Result code; SUCCESS if `result` is true. */
  code: Return_responseCode;
  /** Error message, as text. */
  message: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyReturn = (): Return => ({ result: false, code: 0, message: NO_BYTES });

export const Return: MessageFns<Return> = /* @__PURE__ */ defineMessage("Return", {
  empty: emptyReturn,
  fields: () => [
    { name: "result", tags: [8], type: "bool" },
    { name: "code", tags: [16], type: "int32" },
    { name: "message", tags: [26], type: "bytes" },
  ],
  decode(input, length, message = emptyReturn()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.result = reader.bool();
      else if (tag === 16) message.code = reader.enumeration();
      else if (tag === 26) message.message = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.result !== false) writer.uint32(8).bool(message.result);
    if (message.code !== 0) writer.uint32(16).int32(message.code);
    if (message.message.length !== 0) writer.uint32(26).bytes(message.message);
  },
});
