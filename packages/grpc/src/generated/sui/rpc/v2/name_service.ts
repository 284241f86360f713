// Generated from specs/grpc/sui/rpc/v2/name_service.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";

/** SuiNS names of addresses. */

/** Name to look up. */
export interface LookupNameRequest {
  /** Name in the form `@name` or `name.sui`. */
  name?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The record of a name. */
export interface LookupNameResponse {
  /** Record of the name. */
  record?: NameRecord | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Address to look up. */
export interface ReverseLookupNameRequest {
  /** Address: 64 hex digits, prefixed with `0x`. Required. */
  address?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The record of an address's name. */
export interface ReverseLookupNameResponse {
  /** Record of the address's default name. */
  record?: NameRecord | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The registration of a name. */
export interface NameRecord {
  /** Id of the dynamic field that contains the record. */
  id?: string | undefined;
  /** Registered name, such as `name.sui`. */
  name?: string | undefined;
  /**
   * Id of the registration NFT, whose owner may change the record. It changes if the name expires
   * and is registered again.
   */
  registrationNftId?: string | undefined;
  /** Expiration of the registration. For a subname, that of its parent. */
  expirationTimestamp?: Timestamp | undefined;
  /** Address to which the name resolves. */
  targetAddress?: string | undefined;
  /** Additional data stored by the owner. */
  data: { [key: string]: string };
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface NameRecord_DataEntry {
  key: string;
  value: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseLookupNameRequest(): LookupNameRequest {
  return { name: undefined };
}

let LookupNameRequestView: ViewClass<LookupNameRequest> | undefined;

export const LookupNameRequest: MessageFns<LookupNameRequest> = /* @__PURE__ */ checkedFns("LookupNameRequest", {
  encode(message: LookupNameRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.name !== undefined) {
      writer.uint32(10).string(message.name);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: LookupNameRequest = createBaseLookupNameRequest(),
  ): LookupNameRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.name = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<LookupNameRequest> {
    LookupNameRequestView ??= viewClass(LookupNameRequest, createBaseLookupNameRequest, [
      { name: "name", tags: [10], type: "string" },
    ]);
    return new LookupNameRequestView(input, length);
  },

  create(base?: DeepPartial<LookupNameRequest>): LookupNameRequest {
    return LookupNameRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<LookupNameRequest>): LookupNameRequest {
    const message = createBaseLookupNameRequest();
    message.name = object.name ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseLookupNameResponse(): LookupNameResponse {
  return { record: undefined };
}

let LookupNameResponseView: ViewClass<LookupNameResponse> | undefined;

export const LookupNameResponse: MessageFns<LookupNameResponse> = /* @__PURE__ */ checkedFns("LookupNameResponse", {
  encode(message: LookupNameResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.record !== undefined) {
      NameRecord.encode(message.record, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: LookupNameResponse = createBaseLookupNameResponse(),
  ): LookupNameResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.record = NameRecord.decode(reader, reader.length(), message.record);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<LookupNameResponse> {
    LookupNameResponseView ??= viewClass(LookupNameResponse, createBaseLookupNameResponse, [
      { name: "record", tags: [10], type: NameRecord },
    ]);
    return new LookupNameResponseView(input, length);
  },

  create(base?: DeepPartial<LookupNameResponse>): LookupNameResponse {
    return LookupNameResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<LookupNameResponse>): LookupNameResponse {
    const message = createBaseLookupNameResponse();
    message.record =
      object.record !== undefined && object.record !== null ? NameRecord.fromPartial(object.record) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseReverseLookupNameRequest(): ReverseLookupNameRequest {
  return { address: undefined };
}

let ReverseLookupNameRequestView: ViewClass<ReverseLookupNameRequest> | undefined;

export const ReverseLookupNameRequest: MessageFns<ReverseLookupNameRequest> = /* @__PURE__ */ checkedFns(
  "ReverseLookupNameRequest",
  {
    encode(message: ReverseLookupNameRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.address !== undefined) {
        writer.uint32(10).string(message.address);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ReverseLookupNameRequest = createBaseReverseLookupNameRequest(),
    ): ReverseLookupNameRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.address = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ReverseLookupNameRequest> {
      ReverseLookupNameRequestView ??= viewClass(ReverseLookupNameRequest, createBaseReverseLookupNameRequest, [
        { name: "address", tags: [10], type: "string" },
      ]);
      return new ReverseLookupNameRequestView(input, length);
    },

    create(base?: DeepPartial<ReverseLookupNameRequest>): ReverseLookupNameRequest {
      return ReverseLookupNameRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ReverseLookupNameRequest>): ReverseLookupNameRequest {
      const message = createBaseReverseLookupNameRequest();
      message.address = object.address ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseReverseLookupNameResponse(): ReverseLookupNameResponse {
  return { record: undefined };
}

let ReverseLookupNameResponseView: ViewClass<ReverseLookupNameResponse> | undefined;

export const ReverseLookupNameResponse: MessageFns<ReverseLookupNameResponse> = /* @__PURE__ */ checkedFns(
  "ReverseLookupNameResponse",
  {
    encode(message: ReverseLookupNameResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.record !== undefined) {
        NameRecord.encode(message.record, writer.uint32(10).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ReverseLookupNameResponse = createBaseReverseLookupNameResponse(),
    ): ReverseLookupNameResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.record = NameRecord.decode(reader, reader.length(), message.record);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ReverseLookupNameResponse> {
      ReverseLookupNameResponseView ??= viewClass(ReverseLookupNameResponse, createBaseReverseLookupNameResponse, [
        { name: "record", tags: [10], type: NameRecord },
      ]);
      return new ReverseLookupNameResponseView(input, length);
    },

    create(base?: DeepPartial<ReverseLookupNameResponse>): ReverseLookupNameResponse {
      return ReverseLookupNameResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ReverseLookupNameResponse>): ReverseLookupNameResponse {
      const message = createBaseReverseLookupNameResponse();
      message.record =
        object.record !== undefined && object.record !== null ? NameRecord.fromPartial(object.record) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseNameRecord(): NameRecord {
  return {
    id: undefined,
    name: undefined,
    registrationNftId: undefined,
    expirationTimestamp: undefined,
    targetAddress: undefined,
    data: {},
  };
}

let NameRecordView: ViewClass<NameRecord> | undefined;

export const NameRecord: MessageFns<NameRecord> = /* @__PURE__ */ checkedFns("NameRecord", {
  encode(message: NameRecord, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

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
      NameRecord_DataEntry.encode({ key, value }, writer.uint32(50).fork()).join();
    });
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: NameRecord = createBaseNameRecord()): NameRecord {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
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

          message.expirationTimestamp = Timestamp.decode(reader, reader.length(), message.expirationTimestamp);
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

          const entry6 = NameRecord_DataEntry.decode(reader, reader.length());
          setOwn(message.data, entry6.key, entry6.value);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NameRecord> {
    NameRecordView ??= viewClass(NameRecord, createBaseNameRecord, [
      { name: "id", tags: [10], type: "string" },
      { name: "name", tags: [18], type: "string" },
      { name: "registrationNftId", tags: [26], type: "string" },
      { name: "expirationTimestamp", tags: [34], type: Timestamp },
      { name: "targetAddress", tags: [42], type: "string" },
      { name: "data", tags: [50], type: NameRecord_DataEntry, map: "object" },
    ]);
    return new NameRecordView(input, length);
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
    copyUnknown(object, message);
    return message;
  },
});

function createBaseNameRecord_DataEntry(): NameRecord_DataEntry {
  return { key: "", value: "" };
}

let NameRecord_DataEntryView: ViewClass<NameRecord_DataEntry> | undefined;

export const NameRecord_DataEntry: MessageFns<NameRecord_DataEntry> = /* @__PURE__ */ checkedFns(
  "NameRecord_DataEntry",
  {
    encode(message: NameRecord_DataEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      writer.uint32(18).string(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: NameRecord_DataEntry = createBaseNameRecord_DataEntry(),
    ): NameRecord_DataEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
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
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NameRecord_DataEntry> {
      NameRecord_DataEntryView ??= viewClass(NameRecord_DataEntry, createBaseNameRecord_DataEntry, [
        { name: "key", tags: [10], type: "string" },
        { name: "value", tags: [18], type: "string" },
      ]);
      return new NameRecord_DataEntryView(input, length);
    },

    create(base?: DeepPartial<NameRecord_DataEntry>): NameRecord_DataEntry {
      return NameRecord_DataEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<NameRecord_DataEntry>): NameRecord_DataEntry {
      const message = createBaseNameRecord_DataEntry();
      message.key = object.key ?? "";
      message.value = object.value ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);
