// Generated from specs/grpc/geyser/geyser.proto. Do not edit: change the spec and run `npm run generate`.

/**
 * Solana Geyser over gRPC, as served by the Yellowstone plugin: live updates from a validator, and
 * a few reads.
 */
import { defineMessage, keepUnknown, type MessageFns, readerOf } from "@node-access/transport/protobuf";
import { type CommitmentLevel } from "./commitment_level.ts";

/** Empty request. */
export interface SubscribeReplayInfoRequest {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeReplayInfoRequest = (): SubscribeReplayInfoRequest => ({});

export const SubscribeReplayInfoRequest: MessageFns<SubscribeReplayInfoRequest> = /* @__PURE__ */ defineMessage(
  "SubscribeReplayInfoRequest",
  {
    empty: emptySubscribeReplayInfoRequest,
    fields: () => [],
    decode(input, length, message = emptySubscribeReplayInfoRequest()) {
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
  },
);

/** Range of slots available for replay. */
export interface SubscribeReplayInfoResponse {
  /** First slot available for replay; absent if the server stores none. */
  firstAvailable?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeReplayInfoResponse = (): SubscribeReplayInfoResponse => ({ firstAvailable: undefined });

export const SubscribeReplayInfoResponse: MessageFns<SubscribeReplayInfoResponse> = /* @__PURE__ */ defineMessage(
  "SubscribeReplayInfoResponse",
  {
    empty: emptySubscribeReplayInfoResponse,
    fields: () => [{ name: "firstAvailable", tags: [8], type: "uint64" }],
    decode(input, length, message = emptySubscribeReplayInfoResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.firstAvailable = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.firstAvailable !== undefined) writer.uint32(8).uint64(message.firstAvailable);
    },
  },
);

/** Ping with a count. */
export interface PingRequest {
  /** Any number, which the response repeats. */
  count: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPingRequest = (): PingRequest => ({ count: 0 });

export const PingRequest: MessageFns<PingRequest> = /* @__PURE__ */ defineMessage("PingRequest", {
  empty: emptyPingRequest,
  fields: () => [{ name: "count", tags: [8], type: "int32" }],
  decode(input, length, message = emptyPingRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.count = reader.int32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.count !== 0) writer.uint32(8).int32(message.count);
  },
});

/** Pong with the count of the ping. */
export interface PongResponse {
  /** Number of the request. */
  count: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPongResponse = (): PongResponse => ({ count: 0 });

export const PongResponse: MessageFns<PongResponse> = /* @__PURE__ */ defineMessage("PongResponse", {
  empty: emptyPongResponse,
  fields: () => [{ name: "count", tags: [8], type: "int32" }],
  decode(input, length, message = emptyPongResponse()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.count = reader.int32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.count !== 0) writer.uint32(8).int32(message.count);
  },
});

/** Commitment level of the read. */
export interface GetLatestBlockhashRequest {
  /** Commitment level of the block. Default: processed. */
  commitment?: CommitmentLevel | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetLatestBlockhashRequest = (): GetLatestBlockhashRequest => ({ commitment: undefined });

export const GetLatestBlockhashRequest: MessageFns<GetLatestBlockhashRequest> = /* @__PURE__ */ defineMessage(
  "GetLatestBlockhashRequest",
  {
    empty: emptyGetLatestBlockhashRequest,
    fields: () => [{ name: "commitment", tags: [8], type: "int32" }],
    decode(input, length, message = emptyGetLatestBlockhashRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.commitment = reader.enumeration();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.commitment !== undefined) writer.uint32(8).int32(message.commitment);
    },
  },
);

/** Latest blockhash. */
export interface GetLatestBlockhashResponse {
  /** Slot of the block that has this blockhash. */
  slot: bigint;
  /** Base58-encoded blockhash. */
  blockhash: string;
  /** Last block height at which the blockhash is valid. */
  lastValidBlockHeight: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetLatestBlockhashResponse = (): GetLatestBlockhashResponse => ({
  slot: 0n,
  blockhash: "",
  lastValidBlockHeight: 0n,
});

export const GetLatestBlockhashResponse: MessageFns<GetLatestBlockhashResponse> = /* @__PURE__ */ defineMessage(
  "GetLatestBlockhashResponse",
  {
    empty: emptyGetLatestBlockhashResponse,
    fields: () => [
      { name: "slot", tags: [8], type: "uint64" },
      { name: "blockhash", tags: [18], type: "string" },
      { name: "lastValidBlockHeight", tags: [24], type: "uint64" },
    ],
    decode(input, length, message = emptyGetLatestBlockhashResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.slot = reader.uint64();
        else if (tag === 18) message.blockhash = reader.string();
        else if (tag === 24) message.lastValidBlockHeight = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.slot !== 0n) writer.uint32(8).uint64(message.slot);
      if (message.blockhash !== "") writer.uint32(18).string(message.blockhash);
      if (message.lastValidBlockHeight !== 0n) writer.uint32(24).uint64(message.lastValidBlockHeight);
    },
  },
);

/** Commitment level of the read. */
export interface GetBlockHeightRequest {
  /** Commitment level of the block. Default: processed. */
  commitment?: CommitmentLevel | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetBlockHeightRequest = (): GetBlockHeightRequest => ({ commitment: undefined });

export const GetBlockHeightRequest: MessageFns<GetBlockHeightRequest> = /* @__PURE__ */ defineMessage(
  "GetBlockHeightRequest",
  {
    empty: emptyGetBlockHeightRequest,
    fields: () => [{ name: "commitment", tags: [8], type: "int32" }],
    decode(input, length, message = emptyGetBlockHeightRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.commitment = reader.enumeration();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.commitment !== undefined) writer.uint32(8).int32(message.commitment);
    },
  },
);

/** Current block height. */
export interface GetBlockHeightResponse {
  /** Number of blocks below the latest block; skipped slots do not count. */
  blockHeight: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetBlockHeightResponse = (): GetBlockHeightResponse => ({ blockHeight: 0n });

export const GetBlockHeightResponse: MessageFns<GetBlockHeightResponse> = /* @__PURE__ */ defineMessage(
  "GetBlockHeightResponse",
  {
    empty: emptyGetBlockHeightResponse,
    fields: () => [{ name: "blockHeight", tags: [8], type: "uint64" }],
    decode(input, length, message = emptyGetBlockHeightResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.blockHeight = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.blockHeight !== 0n) writer.uint32(8).uint64(message.blockHeight);
    },
  },
);

/** Commitment level of the read. */
export interface GetSlotRequest {
  /** Commitment level of the slot. Default: processed. */
  commitment?: CommitmentLevel | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetSlotRequest = (): GetSlotRequest => ({ commitment: undefined });

export const GetSlotRequest: MessageFns<GetSlotRequest> = /* @__PURE__ */ defineMessage("GetSlotRequest", {
  empty: emptyGetSlotRequest,
  fields: () => [{ name: "commitment", tags: [8], type: "int32" }],
  decode(input, length, message = emptyGetSlotRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.commitment = reader.enumeration();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.commitment !== undefined) writer.uint32(8).int32(message.commitment);
  },
});

/** Current slot. */
export interface GetSlotResponse {
  /** Slot of the latest block at the requested commitment level. */
  slot: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetSlotResponse = (): GetSlotResponse => ({ slot: 0n });

export const GetSlotResponse: MessageFns<GetSlotResponse> = /* @__PURE__ */ defineMessage("GetSlotResponse", {
  empty: emptyGetSlotResponse,
  fields: () => [{ name: "slot", tags: [8], type: "uint64" }],
  decode(input, length, message = emptyGetSlotResponse()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.slot = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.slot !== 0n) writer.uint32(8).uint64(message.slot);
  },
});

/** Empty request. */
export interface GetVersionRequest {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetVersionRequest = (): GetVersionRequest => ({});

export const GetVersionRequest: MessageFns<GetVersionRequest> = /* @__PURE__ */ defineMessage("GetVersionRequest", {
  empty: emptyGetVersionRequest,
  fields: () => [],
  decode(input, length, message = emptyGetVersionRequest()) {
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

/** Versions of the plugin and the validator. */
export interface GetVersionResponse {
  /** Versions, as JSON text. */
  version: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetVersionResponse = (): GetVersionResponse => ({ version: "" });

export const GetVersionResponse: MessageFns<GetVersionResponse> = /* @__PURE__ */ defineMessage("GetVersionResponse", {
  empty: emptyGetVersionResponse,
  fields: () => [{ name: "version", tags: [10], type: "string" }],
  decode(input, length, message = emptyGetVersionResponse()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.version = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.version !== "") writer.uint32(10).string(message.version);
  },
});

/** Blockhash to check. */
export interface IsBlockhashValidRequest {
  /** Base58-encoded blockhash. */
  blockhash: string;
  /** Commitment level of the check. Default: processed. */
  commitment?: CommitmentLevel | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyIsBlockhashValidRequest = (): IsBlockhashValidRequest => ({
  blockhash: "",
  commitment: undefined,
});

export const IsBlockhashValidRequest: MessageFns<IsBlockhashValidRequest> = /* @__PURE__ */ defineMessage(
  "IsBlockhashValidRequest",
  {
    empty: emptyIsBlockhashValidRequest,
    fields: () => [
      { name: "blockhash", tags: [10], type: "string" },
      { name: "commitment", tags: [16], type: "int32" },
    ],
    decode(input, length, message = emptyIsBlockhashValidRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.blockhash = reader.string();
        else if (tag === 16) message.commitment = reader.enumeration();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.blockhash !== "") writer.uint32(10).string(message.blockhash);
      if (message.commitment !== undefined) writer.uint32(16).int32(message.commitment);
    },
  },
);

/** Whether the blockhash is valid, and the slot of the check. */
export interface IsBlockhashValidResponse {
  /** Latest slot at the requested commitment level. */
  slot: bigint;
  /** Whether transactions with this blockhash are still accepted; `false` also if it is unknown. */
  valid: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyIsBlockhashValidResponse = (): IsBlockhashValidResponse => ({ slot: 0n, valid: false });

export const IsBlockhashValidResponse: MessageFns<IsBlockhashValidResponse> = /* @__PURE__ */ defineMessage(
  "IsBlockhashValidResponse",
  {
    empty: emptyIsBlockhashValidResponse,
    fields: () => [
      { name: "slot", tags: [8], type: "uint64" },
      { name: "valid", tags: [16], type: "bool" },
    ],
    decode(input, length, message = emptyIsBlockhashValidResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.slot = reader.uint64();
        else if (tag === 16) message.valid = reader.bool();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.slot !== 0n) writer.uint32(8).uint64(message.slot);
      if (message.valid !== false) writer.uint32(16).bool(message.valid);
    },
  },
);
