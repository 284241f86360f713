// Generated from specs/grpc/sui/rpc/v2/name_service.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type MessageFns, setOwn } from "../../../../message.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";

/** The names of Sui's addresses. */

/** Which name. */
export interface LookupNameRequest {
  /** `@name` or `name.sui`. */
  name?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The record of a name. */
export interface LookupNameResponse {
  record?: NameRecord | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Which address. */
export interface ReverseLookupNameRequest {
  address?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The record of an address's name. */
export interface ReverseLookupNameResponse {
  record?: NameRecord | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** What is registered for a name. */
export interface NameRecord {
  /** The dynamic field that holds the record. */
  id?: string | undefined;
  name?: string | undefined;
  /** The object whose owner may change the record. Another one once the name has expired and been sold anew. */
  registrationNftId?: string | undefined;
  /** For a name below another, when that one expires. */
  expirationTimestamp?: Timestamp | undefined;
  /** The address that the name stands for. */
  targetAddress?: string | undefined;
  /** Whatever else its owner has stored. */
  data: { [key: string]: string };
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface NameRecord_DataEntry {
  key: string;
  value: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseLookupNameRequest(): LookupNameRequest {
  return { name: undefined, _unknownFields: {} };
}

export const LookupNameRequest: MessageFns<LookupNameRequest> = {
  encode(message: LookupNameRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.name !== undefined) {
      writer.uint32(10).string(message.name);
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

  decode(input: BinaryReader | Uint8Array, length?: number): LookupNameRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseLookupNameRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.name = reader.string();
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

  create(base?: DeepPartial<LookupNameRequest>): LookupNameRequest {
    return LookupNameRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<LookupNameRequest>): LookupNameRequest {
    const message = createBaseLookupNameRequest();
    message.name = object.name ?? undefined;
    return message;
  },
};

function createBaseLookupNameResponse(): LookupNameResponse {
  return { record: undefined, _unknownFields: {} };
}

export const LookupNameResponse: MessageFns<LookupNameResponse> = {
  encode(message: LookupNameResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.record !== undefined) {
      NameRecord.encode(message.record, writer.uint32(10).fork()).join();
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

  decode(input: BinaryReader | Uint8Array, length?: number): LookupNameResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseLookupNameResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.record = NameRecord.decode(reader, reader.uint32());
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

  create(base?: DeepPartial<LookupNameResponse>): LookupNameResponse {
    return LookupNameResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<LookupNameResponse>): LookupNameResponse {
    const message = createBaseLookupNameResponse();
    message.record =
      object.record !== undefined && object.record !== null ? NameRecord.fromPartial(object.record) : undefined;
    return message;
  },
};

function createBaseReverseLookupNameRequest(): ReverseLookupNameRequest {
  return { address: undefined, _unknownFields: {} };
}

export const ReverseLookupNameRequest: MessageFns<ReverseLookupNameRequest> = {
  encode(message: ReverseLookupNameRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.address !== undefined) {
      writer.uint32(10).string(message.address);
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

  decode(input: BinaryReader | Uint8Array, length?: number): ReverseLookupNameRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseReverseLookupNameRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.address = reader.string();
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

  create(base?: DeepPartial<ReverseLookupNameRequest>): ReverseLookupNameRequest {
    return ReverseLookupNameRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ReverseLookupNameRequest>): ReverseLookupNameRequest {
    const message = createBaseReverseLookupNameRequest();
    message.address = object.address ?? undefined;
    return message;
  },
};

function createBaseReverseLookupNameResponse(): ReverseLookupNameResponse {
  return { record: undefined, _unknownFields: {} };
}

export const ReverseLookupNameResponse: MessageFns<ReverseLookupNameResponse> = {
  encode(message: ReverseLookupNameResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.record !== undefined) {
      NameRecord.encode(message.record, writer.uint32(10).fork()).join();
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

  decode(input: BinaryReader | Uint8Array, length?: number): ReverseLookupNameResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseReverseLookupNameResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.record = NameRecord.decode(reader, reader.uint32());
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

  create(base?: DeepPartial<ReverseLookupNameResponse>): ReverseLookupNameResponse {
    return ReverseLookupNameResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ReverseLookupNameResponse>): ReverseLookupNameResponse {
    const message = createBaseReverseLookupNameResponse();
    message.record =
      object.record !== undefined && object.record !== null ? NameRecord.fromPartial(object.record) : undefined;
    return message;
  },
};

function createBaseNameRecord(): NameRecord {
  return {
    id: undefined,
    name: undefined,
    registrationNftId: undefined,
    expirationTimestamp: undefined,
    targetAddress: undefined,
    data: {},
    _unknownFields: {},
  };
}

export const NameRecord: MessageFns<NameRecord> = {
  encode(message: NameRecord, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.id !== undefined) {
      writer.uint32(10).string(message.id);
    }
    if (message.name !== undefined) {
      writer.uint32(18).string(message.name);
    }
    if (message.registrationNftId !== undefined) {
      writer.uint32(26).string(message.registrationNftId);
    }
    if (message.expirationTimestamp !== undefined) {
      Timestamp.encode(message.expirationTimestamp, writer.uint32(34).fork()).join();
    }
    if (message.targetAddress !== undefined) {
      writer.uint32(42).string(message.targetAddress);
    }
    globalThis.Object.entries(message.data).forEach(([key, value]: [string, string]) => {
      NameRecord_DataEntry.encode({ key: key as any, value }, writer.uint32(50).fork()).join();
    });
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

  decode(input: BinaryReader | Uint8Array, length?: number): NameRecord {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseNameRecord();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.id = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.name = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.registrationNftId = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.expirationTimestamp = Timestamp.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.targetAddress = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            const entry6 = NameRecord_DataEntry.decode(reader, reader.uint32());
            if (entry6.value !== undefined) {
              setOwn(message.data, entry6.key, entry6.value);
            }
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

  create(base?: DeepPartial<NameRecord>): NameRecord {
    return NameRecord.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NameRecord>): NameRecord {
    const message = createBaseNameRecord();
    message.id = object.id ?? undefined;
    message.name = object.name ?? undefined;
    message.registrationNftId = object.registrationNftId ?? undefined;
    message.expirationTimestamp =
      object.expirationTimestamp !== undefined && object.expirationTimestamp !== null
        ? Timestamp.fromPartial(object.expirationTimestamp)
        : undefined;
    message.targetAddress = object.targetAddress ?? undefined;
    message.data = (globalThis.Object.entries(object.data ?? {}) as [string, string][]).reduce(
      (acc: { [key: string]: string }, [key, value]: [string, string]) => {
        if (value !== undefined) {
          setOwn(acc, key, globalThis.String(value));
        }
        return acc;
      },
      {},
    );
    return message;
  },
};

function createBaseNameRecord_DataEntry(): NameRecord_DataEntry {
  return { key: "", value: "", _unknownFields: {} };
}

export const NameRecord_DataEntry: MessageFns<NameRecord_DataEntry> = {
  encode(message: NameRecord_DataEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.key !== "") {
      writer.uint32(10).string(message.key);
    }
    if (message.value !== "") {
      writer.uint32(18).string(message.value);
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

  decode(input: BinaryReader | Uint8Array, length?: number): NameRecord_DataEntry {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseNameRecord_DataEntry();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = reader.string();
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

  create(base?: DeepPartial<NameRecord_DataEntry>): NameRecord_DataEntry {
    return NameRecord_DataEntry.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NameRecord_DataEntry>): NameRecord_DataEntry {
    const message = createBaseNameRecord_DataEntry();
    message.key = object.key ?? "";
    message.value = object.value ?? "";
    return message;
  },
};
