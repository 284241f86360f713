// Generated from specs/grpc/protocol/values.proto. Do not edit: change the spec and run `npm run generate`.

import { Return_responseCode } from "../tron-enums.ts";
export { Return_responseCode };

import { type DeepPartial, type MessageFns } from "../../message.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";

/** Small requests and answers that several calls of TRON share. */

/** Takes nothing. */
export interface EmptyMessage {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An address, an id or a name, as bytes. */
export interface BytesMessage {
  value: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A number. */
export interface NumberMessage {
  num: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A page of a list. */
export interface PaginatedMessage {
  /** Items to skip. */
  offset: bigint;
  /** Most items to return. */
  limit: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Prices over time. */
export interface PricesResponseMessage {
  /** `milliseconds:price` pairs, separated by commas. */
  prices: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Whether the node did what it was asked. */
export interface Return {
  result: boolean;
  code: Return_responseCode;
  /** Why not, as text. */
  message: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseEmptyMessage(): EmptyMessage {
  return { _unknownFields: {} };
}

export const EmptyMessage: MessageFns<EmptyMessage> = {
  encode(message: EmptyMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): EmptyMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseEmptyMessage();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<EmptyMessage>): EmptyMessage {
    return EmptyMessage.fromPartial(base ?? {});
  },
  fromPartial(_: DeepPartial<EmptyMessage>): EmptyMessage {
    const message = createBaseEmptyMessage();
    return message;
  },
};

function createBaseBytesMessage(): BytesMessage {
  return { value: new Uint8Array(0), _unknownFields: {} };
}

export const BytesMessage: MessageFns<BytesMessage> = {
  encode(message: BytesMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.value.length !== 0) {
      writer.uint32(10).bytes(message.value);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): BytesMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseBytesMessage();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.value = reader.bytes();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<BytesMessage>): BytesMessage {
    return BytesMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BytesMessage>): BytesMessage {
    const message = createBaseBytesMessage();
    message.value = object.value ?? new Uint8Array(0);
    return message;
  },
};

function createBaseNumberMessage(): NumberMessage {
  return { num: 0n, _unknownFields: {} };
}

export const NumberMessage: MessageFns<NumberMessage> = {
  encode(message: NumberMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.num !== 0n) {
      if (BigInt.asIntN(64, message.num) !== message.num) {
        throw new globalThis.Error("value provided for field message.num of type int64 too large");
      }
      writer.uint32(8).int64(message.num);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): NumberMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseNumberMessage();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.num = reader.int64() as bigint;
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<NumberMessage>): NumberMessage {
    return NumberMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NumberMessage>): NumberMessage {
    const message = createBaseNumberMessage();
    message.num = object.num !== undefined && object.num !== null ? BigInt(object.num) : 0n;
    return message;
  },
};

function createBasePaginatedMessage(): PaginatedMessage {
  return { offset: 0n, limit: 0n, _unknownFields: {} };
}

export const PaginatedMessage: MessageFns<PaginatedMessage> = {
  encode(message: PaginatedMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.offset !== 0n) {
      if (BigInt.asIntN(64, message.offset) !== message.offset) {
        throw new globalThis.Error("value provided for field message.offset of type int64 too large");
      }
      writer.uint32(8).int64(message.offset);
    }
    if (message.limit !== 0n) {
      if (BigInt.asIntN(64, message.limit) !== message.limit) {
        throw new globalThis.Error("value provided for field message.limit of type int64 too large");
      }
      writer.uint32(16).int64(message.limit);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): PaginatedMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBasePaginatedMessage();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<PaginatedMessage>): PaginatedMessage {
    return PaginatedMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PaginatedMessage>): PaginatedMessage {
    const message = createBasePaginatedMessage();
    message.offset = object.offset !== undefined && object.offset !== null ? BigInt(object.offset) : 0n;
    message.limit = object.limit !== undefined && object.limit !== null ? BigInt(object.limit) : 0n;
    return message;
  },
};

function createBasePricesResponseMessage(): PricesResponseMessage {
  return { prices: "", _unknownFields: {} };
}

export const PricesResponseMessage: MessageFns<PricesResponseMessage> = {
  encode(message: PricesResponseMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.prices !== "") {
      writer.uint32(10).string(message.prices);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): PricesResponseMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBasePricesResponseMessage();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.prices = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<PricesResponseMessage>): PricesResponseMessage {
    return PricesResponseMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PricesResponseMessage>): PricesResponseMessage {
    const message = createBasePricesResponseMessage();
    message.prices = object.prices ?? "";
    return message;
  },
};

function createBaseReturn(): Return {
  return { result: false, code: 0, message: new Uint8Array(0), _unknownFields: {} };
}

export const Return: MessageFns<Return> = {
  encode(message: Return, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.result !== false) {
      writer.uint32(8).bool(message.result);
    }
    if (message.code !== 0) {
      writer.uint32(16).int32(message.code);
    }
    if (message.message.length !== 0) {
      writer.uint32(26).bytes(message.message);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): Return {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseReturn();
      while (reader.pos < end) {
        const tag = reader.uint32();
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

            message.code = reader.int32() as any;
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<Return>): Return {
    return Return.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Return>): Return {
    const message = createBaseReturn();
    message.result = object.result ?? false;
    message.code = object.code ?? 0;
    message.message = object.message ?? new Uint8Array(0);
    return message;
  },
};
