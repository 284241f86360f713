// Generated from specs/grpc/sui/rpc/v2/name_service.proto. Do not edit: change the spec and run `npm run generate`.

/** SuiNS names of addresses. */
import {
  defineMessage,
  keepUnknown,
  mapOf,
  type MessageFns,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";

/** Name to look up. */
export interface LookupNameRequest {
  /** Name in the form `@name` or `name.sui`. */
  name?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyLookupNameRequest = (): LookupNameRequest => ({ name: undefined });

export const LookupNameRequest: MessageFns<LookupNameRequest> = /* @__PURE__ */ defineMessage("LookupNameRequest", {
  empty: emptyLookupNameRequest,
  fields: () => [{ name: "name", tags: [10], type: "string" }],
  decode(input, length, message = emptyLookupNameRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.name = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.name !== undefined) writer.uint32(10).string(message.name);
  },
});

/** The record of a name. */
export interface LookupNameResponse {
  /** Record of the name. */
  record?: NameRecord | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyLookupNameResponse = (): LookupNameResponse => ({ record: undefined });

export const LookupNameResponse: MessageFns<LookupNameResponse> = /* @__PURE__ */ defineMessage("LookupNameResponse", {
  empty: emptyLookupNameResponse,
  fields: () => [{ name: "record", tags: [10], type: NameRecord }],
  decode(input, length, message = emptyLookupNameResponse()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.record = NameRecord.decode(reader, reader.length(), message.record);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.record !== undefined) NameRecord.encode(message.record, writer.uint32(10).fork()).join();
  },
});

/** Address to look up. */
export interface ReverseLookupNameRequest {
  /** Address: 64 hex digits, prefixed with `0x`. Required. */
  address?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyReverseLookupNameRequest = (): ReverseLookupNameRequest => ({ address: undefined });

export const ReverseLookupNameRequest: MessageFns<ReverseLookupNameRequest> = /* @__PURE__ */ defineMessage(
  "ReverseLookupNameRequest",
  {
    empty: emptyReverseLookupNameRequest,
    fields: () => [{ name: "address", tags: [10], type: "string" }],
    decode(input, length, message = emptyReverseLookupNameRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.address = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.address !== undefined) writer.uint32(10).string(message.address);
    },
  },
);

/** The record of an address's name. */
export interface ReverseLookupNameResponse {
  /** Record of the address's default name. */
  record?: NameRecord | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyReverseLookupNameResponse = (): ReverseLookupNameResponse => ({ record: undefined });

export const ReverseLookupNameResponse: MessageFns<ReverseLookupNameResponse> = /* @__PURE__ */ defineMessage(
  "ReverseLookupNameResponse",
  {
    empty: emptyReverseLookupNameResponse,
    fields: () => [{ name: "record", tags: [10], type: NameRecord }],
    decode(input, length, message = emptyReverseLookupNameResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.record = NameRecord.decode(reader, reader.length(), message.record);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.record !== undefined) NameRecord.encode(message.record, writer.uint32(10).fork()).join();
    },
  },
);

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

const emptyNameRecord = (): NameRecord => ({
  id: undefined,
  name: undefined,
  registrationNftId: undefined,
  expirationTimestamp: undefined,
  targetAddress: undefined,
  data: {},
});

export const NameRecord: MessageFns<NameRecord> = /* @__PURE__ */ defineMessage("NameRecord", {
  empty: emptyNameRecord,
  fields: () => [
    { name: "id", tags: [10], type: "string" },
    { name: "name", tags: [18], type: "string" },
    { name: "registrationNftId", tags: [26], type: "string" },
    { name: "expirationTimestamp", tags: [34], type: Timestamp },
    { name: "targetAddress", tags: [42], type: "string" },
    { name: "data", tags: [50], type: mapOf("string", "string") },
  ],
  decode(input, length, message = emptyNameRecord()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.id = reader.string();
      else if (tag === 18) message.name = reader.string();
      else if (tag === 26) message.registrationNftId = reader.string();
      else if (tag === 34)
        message.expirationTimestamp = Timestamp.decode(reader, reader.length(), message.expirationTimestamp);
      else if (tag === 42) message.targetAddress = reader.string();
      else readField(NameRecord, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.id !== undefined) writer.uint32(10).string(message.id);
    if (message.name !== undefined) writer.uint32(18).string(message.name);
    if (message.registrationNftId !== undefined) writer.uint32(26).string(message.registrationNftId);
    if (message.expirationTimestamp !== undefined)
      Timestamp.encode(message.expirationTimestamp, writer.uint32(34).fork()).join();
    if (message.targetAddress !== undefined) writer.uint32(42).string(message.targetAddress);
    writeField(NameRecord, 50, message, writer);
  },
});
