// Generated from specs/grpc/protocol/values.proto. Do not edit: change the spec and run `npm run generate`.

import { Return_responseCode } from "../tron-enums.ts";
export { Return_responseCode };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** Messages shared by several TRON calls. */

/** Empty message. */
export interface EmptyMessage {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An address, an id or a name, as bytes. */
export interface BytesMessage {
  /** Bytes that the call names, such as a 21-byte address or a 32-byte id. */
  value: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A number. */
export interface NumberMessage {
  /** Number that the call names, such as a block number or an amount in sun. */
  num: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A page of a list. */
export interface PaginatedMessage {
  /** Number of items to skip. */
  offset: bigint;
  /** Maximum number of items to return. */
  limit: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Price history. */
export interface PricesResponseMessage {
  /** `milliseconds:price` pairs, separated by commas. */
  prices: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

function createBaseEmptyMessage(): EmptyMessage {
  return {};
}

let EmptyMessageView: ViewClass<EmptyMessage> | undefined;

export const EmptyMessage: MessageFns<EmptyMessage> = /* @__PURE__ */ checkedFns("EmptyMessage", {
  encode(message: EmptyMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: EmptyMessage = createBaseEmptyMessage(),
  ): EmptyMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();

      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EmptyMessage> {
    EmptyMessageView ??= viewClass(EmptyMessage, createBaseEmptyMessage, []);
    return new EmptyMessageView(input, length);
  },

  create(base?: DeepPartial<EmptyMessage>): EmptyMessage {
    return EmptyMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<EmptyMessage>): EmptyMessage {
    const message = createBaseEmptyMessage();
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBytesMessage(): BytesMessage {
  return { value: NO_BYTES };
}

let BytesMessageView: ViewClass<BytesMessage> | undefined;

export const BytesMessage: MessageFns<BytesMessage> = /* @__PURE__ */ checkedFns("BytesMessage", {
  encode(message: BytesMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.value.length !== 0) {
      writer.uint32(10).bytes(message.value);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: BytesMessage = createBaseBytesMessage(),
  ): BytesMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.value = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BytesMessage> {
    BytesMessageView ??= viewClass(BytesMessage, createBaseBytesMessage, [
      { name: "value", tags: [10], type: "bytes" },
    ]);
    return new BytesMessageView(input, length);
  },

  create(base?: DeepPartial<BytesMessage>): BytesMessage {
    return BytesMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BytesMessage>): BytesMessage {
    const message = createBaseBytesMessage();
    message.value = object.value ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseNumberMessage(): NumberMessage {
  return { num: 0n };
}

let NumberMessageView: ViewClass<NumberMessage> | undefined;

export const NumberMessage: MessageFns<NumberMessage> = /* @__PURE__ */ checkedFns("NumberMessage", {
  encode(message: NumberMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.num !== 0n) {
      writer.uint32(8).int64(message.num);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: NumberMessage = createBaseNumberMessage(),
  ): NumberMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.num = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NumberMessage> {
    NumberMessageView ??= viewClass(NumberMessage, createBaseNumberMessage, [
      { name: "num", tags: [8], type: "int64" },
    ]);
    return new NumberMessageView(input, length);
  },

  create(base?: DeepPartial<NumberMessage>): NumberMessage {
    return NumberMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NumberMessage>): NumberMessage {
    const message = createBaseNumberMessage();
    message.num = object.num !== undefined && object.num !== null ? BigInt(object.num) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBasePaginatedMessage(): PaginatedMessage {
  return { offset: 0n, limit: 0n };
}

let PaginatedMessageView: ViewClass<PaginatedMessage> | undefined;

export const PaginatedMessage: MessageFns<PaginatedMessage> = /* @__PURE__ */ checkedFns("PaginatedMessage", {
  encode(message: PaginatedMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.offset !== 0n) {
      writer.uint32(8).int64(message.offset);
    }
    if (message.limit !== 0n) {
      writer.uint32(16).int64(message.limit);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: PaginatedMessage = createBasePaginatedMessage(),
  ): PaginatedMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.offset = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.limit = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PaginatedMessage> {
    PaginatedMessageView ??= viewClass(PaginatedMessage, createBasePaginatedMessage, [
      { name: "offset", tags: [8], type: "int64" },
      { name: "limit", tags: [16], type: "int64" },
    ]);
    return new PaginatedMessageView(input, length);
  },

  create(base?: DeepPartial<PaginatedMessage>): PaginatedMessage {
    return PaginatedMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PaginatedMessage>): PaginatedMessage {
    const message = createBasePaginatedMessage();
    message.offset = object.offset !== undefined && object.offset !== null ? BigInt(object.offset) : 0n;
    message.limit = object.limit !== undefined && object.limit !== null ? BigInt(object.limit) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBasePricesResponseMessage(): PricesResponseMessage {
  return { prices: "" };
}

let PricesResponseMessageView: ViewClass<PricesResponseMessage> | undefined;

export const PricesResponseMessage: MessageFns<PricesResponseMessage> = /* @__PURE__ */ checkedFns(
  "PricesResponseMessage",
  {
    encode(message: PricesResponseMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.prices !== "") {
        writer.uint32(10).string(message.prices);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: PricesResponseMessage = createBasePricesResponseMessage(),
    ): PricesResponseMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.prices = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PricesResponseMessage> {
      PricesResponseMessageView ??= viewClass(PricesResponseMessage, createBasePricesResponseMessage, [
        { name: "prices", tags: [10], type: "string" },
      ]);
      return new PricesResponseMessageView(input, length);
    },

    create(base?: DeepPartial<PricesResponseMessage>): PricesResponseMessage {
      return PricesResponseMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<PricesResponseMessage>): PricesResponseMessage {
      const message = createBasePricesResponseMessage();
      message.prices = object.prices ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseReturn(): Return {
  return { result: false, code: 0, message: NO_BYTES };
}

let ReturnView: ViewClass<Return> | undefined;

export const Return: MessageFns<Return> = /* @__PURE__ */ checkedFns("Return", {
  encode(message: Return, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.result !== false) {
      writer.uint32(8).bool(message.result);
    }
    if (message.code !== 0) {
      writer.uint32(16).int32(message.code);
    }
    if (message.message.length !== 0) {
      writer.uint32(26).bytes(message.message);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Return = createBaseReturn()): Return {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.result = reader.bool();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.code = reader.enumeration();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.message = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Return> {
    ReturnView ??= viewClass(Return, createBaseReturn, [
      { name: "result", tags: [8], type: "bool" },
      { name: "code", tags: [16], type: "int32" },
      { name: "message", tags: [26], type: "bytes" },
    ]);
    return new ReturnView(input, length);
  },

  create(base?: DeepPartial<Return>): Return {
    return Return.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Return>): Return {
    const message = createBaseReturn();
    message.result = object.result ?? false;
    message.code = object.code ?? 0;
    message.message = object.message ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});
