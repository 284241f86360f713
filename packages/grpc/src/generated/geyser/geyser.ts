// Generated from specs/grpc/geyser/geyser.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
import { CommitmentLevel } from "./commitment_level.ts";

/**
 * Solana Geyser over gRPC, as served by the Yellowstone plugin: live updates from a validator, and
 * a few reads.
 */

/** Empty request. */
export interface SubscribeReplayInfoRequest {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Range of slots available for replay. */
export interface SubscribeReplayInfoResponse {
  /** First slot available for replay; absent if the server stores none. */
  firstAvailable?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Ping with a count. */
export interface PingRequest {
  /** Any number, which the response repeats. */
  count: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Pong with the count of the ping. */
export interface PongResponse {
  /** Number of the request. */
  count: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Commitment level of the read. */
export interface GetLatestBlockhashRequest {
  /** Commitment level of the block. Default: processed. */
  commitment?: CommitmentLevel | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Commitment level of the read. */
export interface GetBlockHeightRequest {
  /** Commitment level of the block. Default: processed. */
  commitment?: CommitmentLevel | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Current block height. */
export interface GetBlockHeightResponse {
  /** Number of blocks below the latest block; skipped slots do not count. */
  blockHeight: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Commitment level of the read. */
export interface GetSlotRequest {
  /** Commitment level of the slot. Default: processed. */
  commitment?: CommitmentLevel | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Current slot. */
export interface GetSlotResponse {
  /** Slot of the latest block at the requested commitment level. */
  slot: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Empty request. */
export interface GetVersionRequest {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Versions of the plugin and the validator. */
export interface GetVersionResponse {
  /** Versions, as JSON text. */
  version: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Blockhash to check. */
export interface IsBlockhashValidRequest {
  /** Base58-encoded blockhash. */
  blockhash: string;
  /** Commitment level of the check. Default: processed. */
  commitment?: CommitmentLevel | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Whether the blockhash is valid, and the slot of the check. */
export interface IsBlockhashValidResponse {
  /** Latest slot at the requested commitment level. */
  slot: bigint;
  /** Whether transactions with this blockhash are still accepted; `false` also if it is unknown. */
  valid: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseSubscribeReplayInfoRequest(): SubscribeReplayInfoRequest {
  return {};
}

let SubscribeReplayInfoRequestView: ViewClass<SubscribeReplayInfoRequest> | undefined;

export const SubscribeReplayInfoRequest: MessageFns<SubscribeReplayInfoRequest> = /* @__PURE__ */ checkedFns(
  "SubscribeReplayInfoRequest",
  {
    encode(message: SubscribeReplayInfoRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeReplayInfoRequest = createBaseSubscribeReplayInfoRequest(),
    ): SubscribeReplayInfoRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();

        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeReplayInfoRequest> {
      SubscribeReplayInfoRequestView ??= viewClass(
        SubscribeReplayInfoRequest,
        createBaseSubscribeReplayInfoRequest,
        [],
      );
      return new SubscribeReplayInfoRequestView(input, length);
    },

    create(base?: DeepPartial<SubscribeReplayInfoRequest>): SubscribeReplayInfoRequest {
      return SubscribeReplayInfoRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeReplayInfoRequest>): SubscribeReplayInfoRequest {
      const message = createBaseSubscribeReplayInfoRequest();
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeReplayInfoResponse(): SubscribeReplayInfoResponse {
  return { firstAvailable: undefined };
}

let SubscribeReplayInfoResponseView: ViewClass<SubscribeReplayInfoResponse> | undefined;

export const SubscribeReplayInfoResponse: MessageFns<SubscribeReplayInfoResponse> = /* @__PURE__ */ checkedFns(
  "SubscribeReplayInfoResponse",
  {
    encode(message: SubscribeReplayInfoResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.firstAvailable !== undefined) {
        writer.uint32(8).uint64(message.firstAvailable);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeReplayInfoResponse = createBaseSubscribeReplayInfoResponse(),
    ): SubscribeReplayInfoResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.firstAvailable = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeReplayInfoResponse> {
      SubscribeReplayInfoResponseView ??= viewClass(
        SubscribeReplayInfoResponse,
        createBaseSubscribeReplayInfoResponse,
        [{ name: "firstAvailable", tags: [8], type: "uint64" }],
      );
      return new SubscribeReplayInfoResponseView(input, length);
    },

    create(base?: DeepPartial<SubscribeReplayInfoResponse>): SubscribeReplayInfoResponse {
      return SubscribeReplayInfoResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeReplayInfoResponse>): SubscribeReplayInfoResponse {
      const message = createBaseSubscribeReplayInfoResponse();
      message.firstAvailable =
        object.firstAvailable !== undefined && object.firstAvailable !== null
          ? BigInt(object.firstAvailable)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBasePingRequest(): PingRequest {
  return { count: 0 };
}

let PingRequestView: ViewClass<PingRequest> | undefined;

export const PingRequest: MessageFns<PingRequest> = /* @__PURE__ */ checkedFns("PingRequest", {
  encode(message: PingRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.count !== 0) {
      writer.uint32(8).int32(message.count);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: PingRequest = createBasePingRequest(),
  ): PingRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.count = reader.int32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PingRequest> {
    PingRequestView ??= viewClass(PingRequest, createBasePingRequest, [{ name: "count", tags: [8], type: "int32" }]);
    return new PingRequestView(input, length);
  },

  create(base?: DeepPartial<PingRequest>): PingRequest {
    return PingRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PingRequest>): PingRequest {
    const message = createBasePingRequest();
    message.count = object.count ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBasePongResponse(): PongResponse {
  return { count: 0 };
}

let PongResponseView: ViewClass<PongResponse> | undefined;

export const PongResponse: MessageFns<PongResponse> = /* @__PURE__ */ checkedFns("PongResponse", {
  encode(message: PongResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.count !== 0) {
      writer.uint32(8).int32(message.count);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: PongResponse = createBasePongResponse(),
  ): PongResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.count = reader.int32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PongResponse> {
    PongResponseView ??= viewClass(PongResponse, createBasePongResponse, [{ name: "count", tags: [8], type: "int32" }]);
    return new PongResponseView(input, length);
  },

  create(base?: DeepPartial<PongResponse>): PongResponse {
    return PongResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PongResponse>): PongResponse {
    const message = createBasePongResponse();
    message.count = object.count ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetLatestBlockhashRequest(): GetLatestBlockhashRequest {
  return { commitment: undefined };
}

let GetLatestBlockhashRequestView: ViewClass<GetLatestBlockhashRequest> | undefined;

export const GetLatestBlockhashRequest: MessageFns<GetLatestBlockhashRequest> = /* @__PURE__ */ checkedFns(
  "GetLatestBlockhashRequest",
  {
    encode(message: GetLatestBlockhashRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.commitment !== undefined) {
        writer.uint32(8).int32(message.commitment);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetLatestBlockhashRequest = createBaseGetLatestBlockhashRequest(),
    ): GetLatestBlockhashRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.commitment = reader.enumeration();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetLatestBlockhashRequest> {
      GetLatestBlockhashRequestView ??= viewClass(GetLatestBlockhashRequest, createBaseGetLatestBlockhashRequest, [
        { name: "commitment", tags: [8], type: "int32" },
      ]);
      return new GetLatestBlockhashRequestView(input, length);
    },

    create(base?: DeepPartial<GetLatestBlockhashRequest>): GetLatestBlockhashRequest {
      return GetLatestBlockhashRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetLatestBlockhashRequest>): GetLatestBlockhashRequest {
      const message = createBaseGetLatestBlockhashRequest();
      message.commitment = object.commitment ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetLatestBlockhashResponse(): GetLatestBlockhashResponse {
  return { slot: 0n, blockhash: "", lastValidBlockHeight: 0n };
}

let GetLatestBlockhashResponseView: ViewClass<GetLatestBlockhashResponse> | undefined;

export const GetLatestBlockhashResponse: MessageFns<GetLatestBlockhashResponse> = /* @__PURE__ */ checkedFns(
  "GetLatestBlockhashResponse",
  {
    encode(message: GetLatestBlockhashResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.slot !== 0n) {
        writer.uint32(8).uint64(message.slot);
      }
      if (message.blockhash !== "") {
        writer.uint32(18).string(message.blockhash);
      }
      if (message.lastValidBlockHeight !== 0n) {
        writer.uint32(24).uint64(message.lastValidBlockHeight);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetLatestBlockhashResponse = createBaseGetLatestBlockhashResponse(),
    ): GetLatestBlockhashResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.slot = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.blockhash = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.lastValidBlockHeight = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetLatestBlockhashResponse> {
      GetLatestBlockhashResponseView ??= viewClass(GetLatestBlockhashResponse, createBaseGetLatestBlockhashResponse, [
        { name: "slot", tags: [8], type: "uint64" },
        { name: "blockhash", tags: [18], type: "string" },
        { name: "lastValidBlockHeight", tags: [24], type: "uint64" },
      ]);
      return new GetLatestBlockhashResponseView(input, length);
    },

    create(base?: DeepPartial<GetLatestBlockhashResponse>): GetLatestBlockhashResponse {
      return GetLatestBlockhashResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetLatestBlockhashResponse>): GetLatestBlockhashResponse {
      const message = createBaseGetLatestBlockhashResponse();
      message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
      message.blockhash = object.blockhash ?? "";
      message.lastValidBlockHeight =
        object.lastValidBlockHeight !== undefined && object.lastValidBlockHeight !== null
          ? BigInt(object.lastValidBlockHeight)
          : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetBlockHeightRequest(): GetBlockHeightRequest {
  return { commitment: undefined };
}

let GetBlockHeightRequestView: ViewClass<GetBlockHeightRequest> | undefined;

export const GetBlockHeightRequest: MessageFns<GetBlockHeightRequest> = /* @__PURE__ */ checkedFns(
  "GetBlockHeightRequest",
  {
    encode(message: GetBlockHeightRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.commitment !== undefined) {
        writer.uint32(8).int32(message.commitment);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetBlockHeightRequest = createBaseGetBlockHeightRequest(),
    ): GetBlockHeightRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.commitment = reader.enumeration();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetBlockHeightRequest> {
      GetBlockHeightRequestView ??= viewClass(GetBlockHeightRequest, createBaseGetBlockHeightRequest, [
        { name: "commitment", tags: [8], type: "int32" },
      ]);
      return new GetBlockHeightRequestView(input, length);
    },

    create(base?: DeepPartial<GetBlockHeightRequest>): GetBlockHeightRequest {
      return GetBlockHeightRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetBlockHeightRequest>): GetBlockHeightRequest {
      const message = createBaseGetBlockHeightRequest();
      message.commitment = object.commitment ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetBlockHeightResponse(): GetBlockHeightResponse {
  return { blockHeight: 0n };
}

let GetBlockHeightResponseView: ViewClass<GetBlockHeightResponse> | undefined;

export const GetBlockHeightResponse: MessageFns<GetBlockHeightResponse> = /* @__PURE__ */ checkedFns(
  "GetBlockHeightResponse",
  {
    encode(message: GetBlockHeightResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.blockHeight !== 0n) {
        writer.uint32(8).uint64(message.blockHeight);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetBlockHeightResponse = createBaseGetBlockHeightResponse(),
    ): GetBlockHeightResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.blockHeight = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetBlockHeightResponse> {
      GetBlockHeightResponseView ??= viewClass(GetBlockHeightResponse, createBaseGetBlockHeightResponse, [
        { name: "blockHeight", tags: [8], type: "uint64" },
      ]);
      return new GetBlockHeightResponseView(input, length);
    },

    create(base?: DeepPartial<GetBlockHeightResponse>): GetBlockHeightResponse {
      return GetBlockHeightResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetBlockHeightResponse>): GetBlockHeightResponse {
      const message = createBaseGetBlockHeightResponse();
      message.blockHeight =
        object.blockHeight !== undefined && object.blockHeight !== null ? BigInt(object.blockHeight) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetSlotRequest(): GetSlotRequest {
  return { commitment: undefined };
}

let GetSlotRequestView: ViewClass<GetSlotRequest> | undefined;

export const GetSlotRequest: MessageFns<GetSlotRequest> = /* @__PURE__ */ checkedFns("GetSlotRequest", {
  encode(message: GetSlotRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.commitment !== undefined) {
      writer.uint32(8).int32(message.commitment);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetSlotRequest = createBaseGetSlotRequest(),
  ): GetSlotRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.commitment = reader.enumeration();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetSlotRequest> {
    GetSlotRequestView ??= viewClass(GetSlotRequest, createBaseGetSlotRequest, [
      { name: "commitment", tags: [8], type: "int32" },
    ]);
    return new GetSlotRequestView(input, length);
  },

  create(base?: DeepPartial<GetSlotRequest>): GetSlotRequest {
    return GetSlotRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetSlotRequest>): GetSlotRequest {
    const message = createBaseGetSlotRequest();
    message.commitment = object.commitment ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetSlotResponse(): GetSlotResponse {
  return { slot: 0n };
}

let GetSlotResponseView: ViewClass<GetSlotResponse> | undefined;

export const GetSlotResponse: MessageFns<GetSlotResponse> = /* @__PURE__ */ checkedFns("GetSlotResponse", {
  encode(message: GetSlotResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.slot !== 0n) {
      writer.uint32(8).uint64(message.slot);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetSlotResponse = createBaseGetSlotResponse(),
  ): GetSlotResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.slot = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetSlotResponse> {
    GetSlotResponseView ??= viewClass(GetSlotResponse, createBaseGetSlotResponse, [
      { name: "slot", tags: [8], type: "uint64" },
    ]);
    return new GetSlotResponseView(input, length);
  },

  create(base?: DeepPartial<GetSlotResponse>): GetSlotResponse {
    return GetSlotResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetSlotResponse>): GetSlotResponse {
    const message = createBaseGetSlotResponse();
    message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetVersionRequest(): GetVersionRequest {
  return {};
}

let GetVersionRequestView: ViewClass<GetVersionRequest> | undefined;

export const GetVersionRequest: MessageFns<GetVersionRequest> = /* @__PURE__ */ checkedFns("GetVersionRequest", {
  encode(message: GetVersionRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetVersionRequest = createBaseGetVersionRequest(),
  ): GetVersionRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();

      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetVersionRequest> {
    GetVersionRequestView ??= viewClass(GetVersionRequest, createBaseGetVersionRequest, []);
    return new GetVersionRequestView(input, length);
  },

  create(base?: DeepPartial<GetVersionRequest>): GetVersionRequest {
    return GetVersionRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetVersionRequest>): GetVersionRequest {
    const message = createBaseGetVersionRequest();
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetVersionResponse(): GetVersionResponse {
  return { version: "" };
}

let GetVersionResponseView: ViewClass<GetVersionResponse> | undefined;

export const GetVersionResponse: MessageFns<GetVersionResponse> = /* @__PURE__ */ checkedFns("GetVersionResponse", {
  encode(message: GetVersionResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.version !== "") {
      writer.uint32(10).string(message.version);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetVersionResponse = createBaseGetVersionResponse(),
  ): GetVersionResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.version = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetVersionResponse> {
    GetVersionResponseView ??= viewClass(GetVersionResponse, createBaseGetVersionResponse, [
      { name: "version", tags: [10], type: "string" },
    ]);
    return new GetVersionResponseView(input, length);
  },

  create(base?: DeepPartial<GetVersionResponse>): GetVersionResponse {
    return GetVersionResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetVersionResponse>): GetVersionResponse {
    const message = createBaseGetVersionResponse();
    message.version = object.version ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseIsBlockhashValidRequest(): IsBlockhashValidRequest {
  return { blockhash: "", commitment: undefined };
}

let IsBlockhashValidRequestView: ViewClass<IsBlockhashValidRequest> | undefined;

export const IsBlockhashValidRequest: MessageFns<IsBlockhashValidRequest> = /* @__PURE__ */ checkedFns(
  "IsBlockhashValidRequest",
  {
    encode(message: IsBlockhashValidRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.blockhash !== "") {
        writer.uint32(10).string(message.blockhash);
      }
      if (message.commitment !== undefined) {
        writer.uint32(16).int32(message.commitment);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: IsBlockhashValidRequest = createBaseIsBlockhashValidRequest(),
    ): IsBlockhashValidRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.blockhash = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.commitment = reader.enumeration();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IsBlockhashValidRequest> {
      IsBlockhashValidRequestView ??= viewClass(IsBlockhashValidRequest, createBaseIsBlockhashValidRequest, [
        { name: "blockhash", tags: [10], type: "string" },
        { name: "commitment", tags: [16], type: "int32" },
      ]);
      return new IsBlockhashValidRequestView(input, length);
    },

    create(base?: DeepPartial<IsBlockhashValidRequest>): IsBlockhashValidRequest {
      return IsBlockhashValidRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<IsBlockhashValidRequest>): IsBlockhashValidRequest {
      const message = createBaseIsBlockhashValidRequest();
      message.blockhash = object.blockhash ?? "";
      message.commitment = object.commitment ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseIsBlockhashValidResponse(): IsBlockhashValidResponse {
  return { slot: 0n, valid: false };
}

let IsBlockhashValidResponseView: ViewClass<IsBlockhashValidResponse> | undefined;

export const IsBlockhashValidResponse: MessageFns<IsBlockhashValidResponse> = /* @__PURE__ */ checkedFns(
  "IsBlockhashValidResponse",
  {
    encode(message: IsBlockhashValidResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.slot !== 0n) {
        writer.uint32(8).uint64(message.slot);
      }
      if (message.valid !== false) {
        writer.uint32(16).bool(message.valid);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: IsBlockhashValidResponse = createBaseIsBlockhashValidResponse(),
    ): IsBlockhashValidResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.slot = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.valid = reader.bool();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IsBlockhashValidResponse> {
      IsBlockhashValidResponseView ??= viewClass(IsBlockhashValidResponse, createBaseIsBlockhashValidResponse, [
        { name: "slot", tags: [8], type: "uint64" },
        { name: "valid", tags: [16], type: "bool" },
      ]);
      return new IsBlockhashValidResponseView(input, length);
    },

    create(base?: DeepPartial<IsBlockhashValidResponse>): IsBlockhashValidResponse {
      return IsBlockhashValidResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<IsBlockhashValidResponse>): IsBlockhashValidResponse {
      const message = createBaseIsBlockhashValidResponse();
      message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
      message.valid = object.valid ?? false;
      copyUnknown(object, message);
      return message;
    },
  },
);
