// Generated from specs/grpc/sui/rpc/v2/ledger_service.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, valueOf, writeUnknown } from "../../../../wire/message-parts.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";
import { Object } from "./object.ts";
import { ExecutedTransaction, Event } from "./executed_transaction.ts";
import { Checkpoint } from "./checkpoint.ts";
import { Epoch } from "./epoch.ts";
import { TransactionFilter, QueryOptions, Watermark, QueryEnd, EventFilter } from "./query.ts";

import { Status } from "../../../google/rpc/status.ts";
import { FieldMask } from "../../../google/protobuf/field_mask.ts";

/** Reads of Sui's ledger: objects, transactions, checkpoints, epochs. */

/** Empty request. */
export interface GetServiceInfoRequest {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The node and its view of the chain. */
export interface GetServiceInfoResponse {
  /** Digest of the genesis checkpoint, base58. */
  chainId?: string | undefined;
  /** Name of the chain, such as `mainnet`. */
  chain?: string | undefined;
  /** The current epoch. */
  epoch?: bigint | undefined;
  /** The last executed checkpoint. */
  checkpointHeight?: bigint | undefined;
  /** Timestamp of the last executed checkpoint. */
  timestamp?: Timestamp | undefined;
  /** Oldest checkpoint whose transactions the node still has. */
  lowestAvailableCheckpoint?: bigint | undefined;
  /** Oldest checkpoint whose objects the node still has. */
  lowestAvailableCheckpointObjects?: bigint | undefined;
  /** Name and version of the server's software. */
  server?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The object to read. */
export interface GetObjectRequest {
  /** Object id: 64 hex digits, prefixed with `0x`. */
  objectId?: string | undefined;
  /** Version of the object. Default: the latest. */
  version?: bigint | undefined;
  /** The fields of the object to return. Default: `object_id`, `version` and `digest`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The object. */
export interface GetObjectResponse {
  /** Object with the fields of the read mask. */
  object?: Object | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The objects to read. */
export interface BatchGetObjectsRequest {
  /** Objects to read, each at its latest or another version. */
  requests: GetObjectRequest[];
  /**
   * The fields of each object to return; the masks of the items are ignored. Default: `object_id`,
   * `version` and `digest`.
   */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** One result for each request, in its order. */
export interface BatchGetObjectsResponse {
  /** Results, in the order of the requests. */
  objects: GetObjectResult[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An object or an error. */
export interface GetObjectResult {
  /** Object, or the error of this request. */
  result:
    | /** Object with the fields of the read mask. */
      { $case: "object"; value: Object }
    /** Status of the failed read, such as not found. */
    | { $case: "error"; value: Status }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The transaction to read. */
export interface GetTransactionRequest {
  /** Base58-encoded digest of the transaction. */
  digest?: string | undefined;
  /** The fields of the transaction to return. Default: `digest`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The transaction. */
export interface GetTransactionResponse {
  /** Transaction with the fields of the read mask. */
  transaction?: ExecutedTransaction | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The transactions to read. */
export interface BatchGetTransactionsRequest {
  /** Base58-encoded digests of the transactions. */
  digests: string[];
  /** The fields of each transaction to return. Default: `digest`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** One result for each digest, in its order. */
export interface BatchGetTransactionsResponse {
  /** Results, in the order of the digests. */
  transactions: GetTransactionResult[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction or an error. */
export interface GetTransactionResult {
  /** Transaction, or the error of this digest. */
  result:
    | /** Transaction with the fields of the read mask. */
      { $case: "transaction"; value: ExecutedTransaction }
    /** Status of the failed read, such as not found. */
    | { $case: "error"; value: Status }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The checkpoint to read. */
export interface GetCheckpointRequest {
  /** Sequence number or base58-encoded digest. Default: the latest checkpoint. */
  checkpointId:
    | /** Height of the checkpoint. */
      { $case: "sequenceNumber"; value: bigint }
    /** Base58-encoded digest of the checkpoint. */
    | { $case: "digest"; value: string }
    | undefined;
  /** The fields of the checkpoint to return. Default: `sequence_number` and `digest`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The checkpoint. */
export interface GetCheckpointResponse {
  /** Checkpoint with the fields of the read mask. */
  checkpoint?: Checkpoint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The epoch to read. */
export interface GetEpochRequest {
  /** Epoch number. Default: the current epoch. */
  epoch?: bigint | undefined;
  /** The fields of the epoch to return. Default: `epoch`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The epoch. */
export interface GetEpochResponse {
  /** Epoch with the fields of the read mask. */
  epoch?: Epoch | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The checkpoints to list. */
export interface ListCheckpointsRequest {
  /** The fields of each checkpoint to return. Default: `sequence_number` and `digest`. */
  readMask?: string[] | undefined;
  /** First checkpoint of the range, inclusive. Default: genesis. */
  startCheckpoint?: bigint | undefined;
  /** End of the range, exclusive. Default: the latest indexed checkpoint. */
  endCheckpoint?: bigint | undefined;
  /** Only checkpoints with a matching transaction. */
  filter?: TransactionFilter | undefined;
  /** Limit, cursors and order. Default: ascending. */
  options?: QueryOptions | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A checkpoint, the progress of the scan, or the end of the list. */
export interface ListCheckpointsResponse {
  /** Matching checkpoint; absent if the message only reports progress or the end. */
  checkpoint?: Checkpoint | undefined;
  /** Position from which to continue. */
  watermark?: Watermark | undefined;
  /** Reason for the end of the list; only in the last message. */
  end?: QueryEnd | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The transactions to list. */
export interface ListTransactionsRequest {
  /** The fields of each transaction to return. Default: `digest`. */
  readMask?: string[] | undefined;
  /** First checkpoint of the range, inclusive. Default: genesis. */
  startCheckpoint?: bigint | undefined;
  /** End of the range, exclusive. Default: the latest indexed checkpoint. */
  endCheckpoint?: bigint | undefined;
  /** Only matching transactions. Default: all. */
  filter?: TransactionFilter | undefined;
  /** Limit, cursors and order. Default: ascending. */
  options?: QueryOptions | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction, the progress of the scan, or the end of the list. */
export interface ListTransactionsResponse {
  /** Matching transaction; absent if the message only reports progress or the end. */
  transaction?: ExecutedTransaction | undefined;
  /** Position from which to continue. */
  watermark?: Watermark | undefined;
  /** Reason for the end of the list; only in the last message. */
  end?: QueryEnd | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The events to list. */
export interface ListEventsRequest {
  /** The fields of each event to return. Default: `event_type`. */
  readMask?: string[] | undefined;
  /** First checkpoint of the range, inclusive. Default: genesis. */
  startCheckpoint?: bigint | undefined;
  /** End of the range, exclusive. Default: the latest indexed checkpoint. */
  endCheckpoint?: bigint | undefined;
  /** Only matching events. Default: all. */
  filter?: EventFilter | undefined;
  /** Limit, cursors and order. Default: ascending. */
  options?: QueryOptions | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An event, the progress of the scan, or the end of the list. */
export interface ListEventsResponse {
  /** Matching event; absent if the message only reports progress or the end. */
  event?: Event | undefined;
  /** Position from which to continue. */
  watermark?: Watermark | undefined;
  /** Reason for the end of the list; only in the last message. */
  end?: QueryEnd | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseGetServiceInfoRequest(): GetServiceInfoRequest {
  return {};
}

let GetServiceInfoRequestView: ViewClass<GetServiceInfoRequest> | undefined;

export const GetServiceInfoRequest: MessageFns<GetServiceInfoRequest> = /* @__PURE__ */ checkedFns(
  "GetServiceInfoRequest",
  {
    encode(message: GetServiceInfoRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetServiceInfoRequest = createBaseGetServiceInfoRequest(),
    ): GetServiceInfoRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();

        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetServiceInfoRequest> {
      GetServiceInfoRequestView ??= viewClass(GetServiceInfoRequest, createBaseGetServiceInfoRequest, []);
      return new GetServiceInfoRequestView(input, length);
    },

    create(base?: DeepPartial<GetServiceInfoRequest>): GetServiceInfoRequest {
      return GetServiceInfoRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetServiceInfoRequest>): GetServiceInfoRequest {
      const message = createBaseGetServiceInfoRequest();
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetServiceInfoResponse(): GetServiceInfoResponse {
  return {
    chainId: undefined,
    chain: undefined,
    epoch: undefined,
    checkpointHeight: undefined,
    timestamp: undefined,
    lowestAvailableCheckpoint: undefined,
    lowestAvailableCheckpointObjects: undefined,
    server: undefined,
  };
}

let GetServiceInfoResponseView: ViewClass<GetServiceInfoResponse> | undefined;

export const GetServiceInfoResponse: MessageFns<GetServiceInfoResponse> = /* @__PURE__ */ checkedFns(
  "GetServiceInfoResponse",
  {
    encode(message: GetServiceInfoResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.chainId !== undefined) {
        writer.uint32(10).string(message.chainId);
      }
      if (message.chain !== undefined) {
        writer.uint32(18).string(message.chain);
      }
      if (message.epoch !== undefined) {
        writer.uint32(24).uint64(message.epoch);
      }
      if (message.checkpointHeight !== undefined) {
        writer.uint32(32).uint64(message.checkpointHeight);
      }
      if (message.timestamp !== undefined) {
        Timestamp.encode(message.timestamp, writer.uint32(42).fork()).join();
      }
      if (message.lowestAvailableCheckpoint !== undefined) {
        writer.uint32(48).uint64(message.lowestAvailableCheckpoint);
      }
      if (message.lowestAvailableCheckpointObjects !== undefined) {
        writer.uint32(56).uint64(message.lowestAvailableCheckpointObjects);
      }
      if (message.server !== undefined) {
        writer.uint32(66).string(message.server);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetServiceInfoResponse = createBaseGetServiceInfoResponse(),
    ): GetServiceInfoResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.chainId = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.chain = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.epoch = reader.uint64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.checkpointHeight = reader.uint64() as bigint;
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.timestamp = Timestamp.decode(reader, reader.length(), message.timestamp);
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.lowestAvailableCheckpoint = reader.uint64() as bigint;
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.lowestAvailableCheckpointObjects = reader.uint64() as bigint;
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }

            message.server = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetServiceInfoResponse> {
      GetServiceInfoResponseView ??= viewClass(GetServiceInfoResponse, createBaseGetServiceInfoResponse, [
        { name: "chainId", tags: [10], type: "string" },
        { name: "chain", tags: [18], type: "string" },
        { name: "epoch", tags: [24], type: "uint64" },
        { name: "checkpointHeight", tags: [32], type: "uint64" },
        { name: "timestamp", tags: [42], type: Timestamp },
        { name: "lowestAvailableCheckpoint", tags: [48], type: "uint64" },
        { name: "lowestAvailableCheckpointObjects", tags: [56], type: "uint64" },
        { name: "server", tags: [66], type: "string" },
      ]);
      return new GetServiceInfoResponseView(input, length);
    },

    create(base?: DeepPartial<GetServiceInfoResponse>): GetServiceInfoResponse {
      return GetServiceInfoResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetServiceInfoResponse>): GetServiceInfoResponse {
      const message = createBaseGetServiceInfoResponse();
      message.chainId = object.chainId ?? undefined;
      message.chain = object.chain ?? undefined;
      message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
      message.checkpointHeight =
        object.checkpointHeight !== undefined && object.checkpointHeight !== null
          ? BigInt(object.checkpointHeight)
          : undefined;
      message.timestamp =
        object.timestamp !== undefined && object.timestamp !== null
          ? Timestamp.fromPartial(object.timestamp)
          : undefined;
      message.lowestAvailableCheckpoint =
        object.lowestAvailableCheckpoint !== undefined && object.lowestAvailableCheckpoint !== null
          ? BigInt(object.lowestAvailableCheckpoint)
          : undefined;
      message.lowestAvailableCheckpointObjects =
        object.lowestAvailableCheckpointObjects !== undefined && object.lowestAvailableCheckpointObjects !== null
          ? BigInt(object.lowestAvailableCheckpointObjects)
          : undefined;
      message.server = object.server ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetObjectRequest(): GetObjectRequest {
  return { objectId: undefined, version: undefined, readMask: undefined };
}

let GetObjectRequestView: ViewClass<GetObjectRequest> | undefined;

export const GetObjectRequest: MessageFns<GetObjectRequest> = /* @__PURE__ */ checkedFns("GetObjectRequest", {
  encode(message: GetObjectRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.objectId !== undefined) {
      writer.uint32(10).string(message.objectId);
    }
    if (message.version !== undefined) {
      writer.uint32(16).uint64(message.version);
    }
    if (message.readMask !== undefined) {
      FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetObjectRequest = createBaseGetObjectRequest(),
  ): GetObjectRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.objectId = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.version = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.readMask = FieldMask.unwrap(
            FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
          );
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetObjectRequest> {
    GetObjectRequestView ??= viewClass(GetObjectRequest, createBaseGetObjectRequest, [
      { name: "objectId", tags: [10], type: "string" },
      { name: "version", tags: [16], type: "uint64" },
      { name: "readMask", tags: [26], type: FieldMask },
    ]);
    return new GetObjectRequestView(input, length);
  },

  create(base?: DeepPartial<GetObjectRequest>): GetObjectRequest {
    return GetObjectRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetObjectRequest>): GetObjectRequest {
    const message = createBaseGetObjectRequest();
    message.objectId = object.objectId ?? undefined;
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    message.readMask = object.readMask ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetObjectResponse(): GetObjectResponse {
  return { object: undefined };
}

let GetObjectResponseView: ViewClass<GetObjectResponse> | undefined;

export const GetObjectResponse: MessageFns<GetObjectResponse> = /* @__PURE__ */ checkedFns("GetObjectResponse", {
  encode(message: GetObjectResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.object !== undefined) {
      Object.encode(message.object, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetObjectResponse = createBaseGetObjectResponse(),
  ): GetObjectResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.object = Object.decode(reader, reader.length(), message.object);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetObjectResponse> {
    GetObjectResponseView ??= viewClass(GetObjectResponse, createBaseGetObjectResponse, [
      { name: "object", tags: [10], type: Object },
    ]);
    return new GetObjectResponseView(input, length);
  },

  create(base?: DeepPartial<GetObjectResponse>): GetObjectResponse {
    return GetObjectResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetObjectResponse>): GetObjectResponse {
    const message = createBaseGetObjectResponse();
    message.object =
      object.object !== undefined && object.object !== null ? Object.fromPartial(object.object) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBatchGetObjectsRequest(): BatchGetObjectsRequest {
  return { requests: [], readMask: undefined };
}

let BatchGetObjectsRequestView: ViewClass<BatchGetObjectsRequest> | undefined;

export const BatchGetObjectsRequest: MessageFns<BatchGetObjectsRequest> = /* @__PURE__ */ checkedFns(
  "BatchGetObjectsRequest",
  {
    encode(message: BatchGetObjectsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.requests) {
        GetObjectRequest.encode(v!, writer.uint32(10).fork()).join();
      }
      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: BatchGetObjectsRequest = createBaseBatchGetObjectsRequest(),
    ): BatchGetObjectsRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.requests.push(GetObjectRequest.decode(reader, reader.length()));
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.readMask = FieldMask.unwrap(
              FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
            );
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BatchGetObjectsRequest> {
      BatchGetObjectsRequestView ??= viewClass(BatchGetObjectsRequest, createBaseBatchGetObjectsRequest, [
        { name: "requests", tags: [10], type: GetObjectRequest, repeated: true },
        { name: "readMask", tags: [18], type: FieldMask },
      ]);
      return new BatchGetObjectsRequestView(input, length);
    },

    create(base?: DeepPartial<BatchGetObjectsRequest>): BatchGetObjectsRequest {
      return BatchGetObjectsRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<BatchGetObjectsRequest>): BatchGetObjectsRequest {
      const message = createBaseBatchGetObjectsRequest();
      message.requests = object.requests?.map((e) => GetObjectRequest.fromPartial(e)) || [];
      message.readMask = object.readMask ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseBatchGetObjectsResponse(): BatchGetObjectsResponse {
  return { objects: [] };
}

let BatchGetObjectsResponseView: ViewClass<BatchGetObjectsResponse> | undefined;

export const BatchGetObjectsResponse: MessageFns<BatchGetObjectsResponse> = /* @__PURE__ */ checkedFns(
  "BatchGetObjectsResponse",
  {
    encode(message: BatchGetObjectsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.objects) {
        GetObjectResult.encode(v!, writer.uint32(10).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: BatchGetObjectsResponse = createBaseBatchGetObjectsResponse(),
    ): BatchGetObjectsResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.objects.push(GetObjectResult.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BatchGetObjectsResponse> {
      BatchGetObjectsResponseView ??= viewClass(BatchGetObjectsResponse, createBaseBatchGetObjectsResponse, [
        { name: "objects", tags: [10], type: GetObjectResult, repeated: true },
      ]);
      return new BatchGetObjectsResponseView(input, length);
    },

    create(base?: DeepPartial<BatchGetObjectsResponse>): BatchGetObjectsResponse {
      return BatchGetObjectsResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<BatchGetObjectsResponse>): BatchGetObjectsResponse {
      const message = createBaseBatchGetObjectsResponse();
      message.objects = object.objects?.map((e) => GetObjectResult.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetObjectResult(): GetObjectResult {
  return { result: undefined };
}

let GetObjectResultView: ViewClass<GetObjectResult> | undefined;

export const GetObjectResult: MessageFns<GetObjectResult> = /* @__PURE__ */ checkedFns("GetObjectResult", {
  encode(message: GetObjectResult, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    switch (message.result?.$case) {
      case "object":
        Object.encode(message.result.value, writer.uint32(10).fork()).join();
        break;
      case "error":
        Status.encode(message.result.value, writer.uint32(18).fork()).join();
        break;
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetObjectResult = createBaseGetObjectResult(),
  ): GetObjectResult {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.result = {
            $case: "object",
            value: Object.decode(reader, reader.length(), valueOf(message.result, "object")),
          };
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.result = {
            $case: "error",
            value: Status.decode(reader, reader.length(), valueOf(message.result, "error")),
          };
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetObjectResult> {
    GetObjectResultView ??= viewClass(GetObjectResult, createBaseGetObjectResult, [
      { name: "result", tags: [10], type: Object, $case: "object" },
      { name: "result", tags: [18], type: Status, $case: "error" },
    ]);
    return new GetObjectResultView(input, length);
  },

  create(base?: DeepPartial<GetObjectResult>): GetObjectResult {
    return GetObjectResult.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetObjectResult>): GetObjectResult {
    const message = createBaseGetObjectResult();
    switch (object.result?.$case) {
      case "object": {
        if (object.result?.value !== undefined && object.result?.value !== null) {
          message.result = { $case: "object", value: Object.fromPartial(object.result.value) };
        }
        break;
      }
      case "error": {
        if (object.result?.value !== undefined && object.result?.value !== null) {
          message.result = { $case: "error", value: Status.fromPartial(object.result.value) };
        }
        break;
      }
    }
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetTransactionRequest(): GetTransactionRequest {
  return { digest: undefined, readMask: undefined };
}

let GetTransactionRequestView: ViewClass<GetTransactionRequest> | undefined;

export const GetTransactionRequest: MessageFns<GetTransactionRequest> = /* @__PURE__ */ checkedFns(
  "GetTransactionRequest",
  {
    encode(message: GetTransactionRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.digest !== undefined) {
        writer.uint32(10).string(message.digest);
      }
      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetTransactionRequest = createBaseGetTransactionRequest(),
    ): GetTransactionRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.digest = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.readMask = FieldMask.unwrap(
              FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
            );
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetTransactionRequest> {
      GetTransactionRequestView ??= viewClass(GetTransactionRequest, createBaseGetTransactionRequest, [
        { name: "digest", tags: [10], type: "string" },
        { name: "readMask", tags: [18], type: FieldMask },
      ]);
      return new GetTransactionRequestView(input, length);
    },

    create(base?: DeepPartial<GetTransactionRequest>): GetTransactionRequest {
      return GetTransactionRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetTransactionRequest>): GetTransactionRequest {
      const message = createBaseGetTransactionRequest();
      message.digest = object.digest ?? undefined;
      message.readMask = object.readMask ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetTransactionResponse(): GetTransactionResponse {
  return { transaction: undefined };
}

let GetTransactionResponseView: ViewClass<GetTransactionResponse> | undefined;

export const GetTransactionResponse: MessageFns<GetTransactionResponse> = /* @__PURE__ */ checkedFns(
  "GetTransactionResponse",
  {
    encode(message: GetTransactionResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetTransactionResponse = createBaseGetTransactionResponse(),
    ): GetTransactionResponse {
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
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetTransactionResponse> {
      GetTransactionResponseView ??= viewClass(GetTransactionResponse, createBaseGetTransactionResponse, [
        { name: "transaction", tags: [10], type: ExecutedTransaction },
      ]);
      return new GetTransactionResponseView(input, length);
    },

    create(base?: DeepPartial<GetTransactionResponse>): GetTransactionResponse {
      return GetTransactionResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetTransactionResponse>): GetTransactionResponse {
      const message = createBaseGetTransactionResponse();
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? ExecutedTransaction.fromPartial(object.transaction)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseBatchGetTransactionsRequest(): BatchGetTransactionsRequest {
  return { digests: [], readMask: undefined };
}

let BatchGetTransactionsRequestView: ViewClass<BatchGetTransactionsRequest> | undefined;

export const BatchGetTransactionsRequest: MessageFns<BatchGetTransactionsRequest> = /* @__PURE__ */ checkedFns(
  "BatchGetTransactionsRequest",
  {
    encode(message: BatchGetTransactionsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.digests) {
        writer.uint32(10).string(v!);
      }
      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: BatchGetTransactionsRequest = createBaseBatchGetTransactionsRequest(),
    ): BatchGetTransactionsRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.digests.push(reader.string());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.readMask = FieldMask.unwrap(
              FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
            );
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BatchGetTransactionsRequest> {
      BatchGetTransactionsRequestView ??= viewClass(
        BatchGetTransactionsRequest,
        createBaseBatchGetTransactionsRequest,
        [
          { name: "digests", tags: [10], type: "string", repeated: true },
          { name: "readMask", tags: [18], type: FieldMask },
        ],
      );
      return new BatchGetTransactionsRequestView(input, length);
    },

    create(base?: DeepPartial<BatchGetTransactionsRequest>): BatchGetTransactionsRequest {
      return BatchGetTransactionsRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<BatchGetTransactionsRequest>): BatchGetTransactionsRequest {
      const message = createBaseBatchGetTransactionsRequest();
      message.digests = object.digests?.map((e) => e) || [];
      message.readMask = object.readMask ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseBatchGetTransactionsResponse(): BatchGetTransactionsResponse {
  return { transactions: [] };
}

let BatchGetTransactionsResponseView: ViewClass<BatchGetTransactionsResponse> | undefined;

export const BatchGetTransactionsResponse: MessageFns<BatchGetTransactionsResponse> = /* @__PURE__ */ checkedFns(
  "BatchGetTransactionsResponse",
  {
    encode(message: BatchGetTransactionsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.transactions) {
        GetTransactionResult.encode(v!, writer.uint32(10).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: BatchGetTransactionsResponse = createBaseBatchGetTransactionsResponse(),
    ): BatchGetTransactionsResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transactions.push(GetTransactionResult.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BatchGetTransactionsResponse> {
      BatchGetTransactionsResponseView ??= viewClass(
        BatchGetTransactionsResponse,
        createBaseBatchGetTransactionsResponse,
        [{ name: "transactions", tags: [10], type: GetTransactionResult, repeated: true }],
      );
      return new BatchGetTransactionsResponseView(input, length);
    },

    create(base?: DeepPartial<BatchGetTransactionsResponse>): BatchGetTransactionsResponse {
      return BatchGetTransactionsResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<BatchGetTransactionsResponse>): BatchGetTransactionsResponse {
      const message = createBaseBatchGetTransactionsResponse();
      message.transactions = object.transactions?.map((e) => GetTransactionResult.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetTransactionResult(): GetTransactionResult {
  return { result: undefined };
}

let GetTransactionResultView: ViewClass<GetTransactionResult> | undefined;

export const GetTransactionResult: MessageFns<GetTransactionResult> = /* @__PURE__ */ checkedFns(
  "GetTransactionResult",
  {
    encode(message: GetTransactionResult, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      switch (message.result?.$case) {
        case "transaction":
          ExecutedTransaction.encode(message.result.value, writer.uint32(10).fork()).join();
          break;
        case "error":
          Status.encode(message.result.value, writer.uint32(18).fork()).join();
          break;
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetTransactionResult = createBaseGetTransactionResult(),
    ): GetTransactionResult {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.result = {
              $case: "transaction",
              value: ExecutedTransaction.decode(reader, reader.length(), valueOf(message.result, "transaction")),
            };
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.result = {
              $case: "error",
              value: Status.decode(reader, reader.length(), valueOf(message.result, "error")),
            };
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetTransactionResult> {
      GetTransactionResultView ??= viewClass(GetTransactionResult, createBaseGetTransactionResult, [
        { name: "result", tags: [10], type: ExecutedTransaction, $case: "transaction" },
        { name: "result", tags: [18], type: Status, $case: "error" },
      ]);
      return new GetTransactionResultView(input, length);
    },

    create(base?: DeepPartial<GetTransactionResult>): GetTransactionResult {
      return GetTransactionResult.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetTransactionResult>): GetTransactionResult {
      const message = createBaseGetTransactionResult();
      switch (object.result?.$case) {
        case "transaction": {
          if (object.result?.value !== undefined && object.result?.value !== null) {
            message.result = { $case: "transaction", value: ExecutedTransaction.fromPartial(object.result.value) };
          }
          break;
        }
        case "error": {
          if (object.result?.value !== undefined && object.result?.value !== null) {
            message.result = { $case: "error", value: Status.fromPartial(object.result.value) };
          }
          break;
        }
      }
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetCheckpointRequest(): GetCheckpointRequest {
  return { checkpointId: undefined, readMask: undefined };
}

let GetCheckpointRequestView: ViewClass<GetCheckpointRequest> | undefined;

export const GetCheckpointRequest: MessageFns<GetCheckpointRequest> = /* @__PURE__ */ checkedFns(
  "GetCheckpointRequest",
  {
    encode(message: GetCheckpointRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      switch (message.checkpointId?.$case) {
        case "sequenceNumber":
          writer.uint32(8).uint64(message.checkpointId.value);
          break;
        case "digest":
          writer.uint32(18).string(message.checkpointId.value);
          break;
      }
      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetCheckpointRequest = createBaseGetCheckpointRequest(),
    ): GetCheckpointRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.checkpointId = { $case: "sequenceNumber", value: reader.uint64() as bigint };
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.checkpointId = { $case: "digest", value: reader.string() };
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.readMask = FieldMask.unwrap(
              FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
            );
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetCheckpointRequest> {
      GetCheckpointRequestView ??= viewClass(GetCheckpointRequest, createBaseGetCheckpointRequest, [
        { name: "checkpointId", tags: [8], type: "uint64", $case: "sequenceNumber" },
        { name: "checkpointId", tags: [18], type: "string", $case: "digest" },
        { name: "readMask", tags: [26], type: FieldMask },
      ]);
      return new GetCheckpointRequestView(input, length);
    },

    create(base?: DeepPartial<GetCheckpointRequest>): GetCheckpointRequest {
      return GetCheckpointRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetCheckpointRequest>): GetCheckpointRequest {
      const message = createBaseGetCheckpointRequest();
      switch (object.checkpointId?.$case) {
        case "sequenceNumber": {
          if (object.checkpointId?.value !== undefined && object.checkpointId?.value !== null) {
            message.checkpointId = { $case: "sequenceNumber", value: BigInt(object.checkpointId.value) };
          }
          break;
        }
        case "digest": {
          if (object.checkpointId?.value !== undefined && object.checkpointId?.value !== null) {
            message.checkpointId = { $case: "digest", value: object.checkpointId.value };
          }
          break;
        }
      }
      message.readMask = object.readMask ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetCheckpointResponse(): GetCheckpointResponse {
  return { checkpoint: undefined };
}

let GetCheckpointResponseView: ViewClass<GetCheckpointResponse> | undefined;

export const GetCheckpointResponse: MessageFns<GetCheckpointResponse> = /* @__PURE__ */ checkedFns(
  "GetCheckpointResponse",
  {
    encode(message: GetCheckpointResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.checkpoint !== undefined) {
        Checkpoint.encode(message.checkpoint, writer.uint32(10).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetCheckpointResponse = createBaseGetCheckpointResponse(),
    ): GetCheckpointResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetCheckpointResponse> {
      GetCheckpointResponseView ??= viewClass(GetCheckpointResponse, createBaseGetCheckpointResponse, [
        { name: "checkpoint", tags: [10], type: Checkpoint },
      ]);
      return new GetCheckpointResponseView(input, length);
    },

    create(base?: DeepPartial<GetCheckpointResponse>): GetCheckpointResponse {
      return GetCheckpointResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetCheckpointResponse>): GetCheckpointResponse {
      const message = createBaseGetCheckpointResponse();
      message.checkpoint =
        object.checkpoint !== undefined && object.checkpoint !== null
          ? Checkpoint.fromPartial(object.checkpoint)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetEpochRequest(): GetEpochRequest {
  return { epoch: undefined, readMask: undefined };
}

let GetEpochRequestView: ViewClass<GetEpochRequest> | undefined;

export const GetEpochRequest: MessageFns<GetEpochRequest> = /* @__PURE__ */ checkedFns("GetEpochRequest", {
  encode(message: GetEpochRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.epoch !== undefined) {
      writer.uint32(8).uint64(message.epoch);
    }
    if (message.readMask !== undefined) {
      FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetEpochRequest = createBaseGetEpochRequest(),
  ): GetEpochRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.epoch = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.readMask = FieldMask.unwrap(
            FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
          );
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetEpochRequest> {
    GetEpochRequestView ??= viewClass(GetEpochRequest, createBaseGetEpochRequest, [
      { name: "epoch", tags: [8], type: "uint64" },
      { name: "readMask", tags: [18], type: FieldMask },
    ]);
    return new GetEpochRequestView(input, length);
  },

  create(base?: DeepPartial<GetEpochRequest>): GetEpochRequest {
    return GetEpochRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetEpochRequest>): GetEpochRequest {
    const message = createBaseGetEpochRequest();
    message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
    message.readMask = object.readMask ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetEpochResponse(): GetEpochResponse {
  return { epoch: undefined };
}

let GetEpochResponseView: ViewClass<GetEpochResponse> | undefined;

export const GetEpochResponse: MessageFns<GetEpochResponse> = /* @__PURE__ */ checkedFns("GetEpochResponse", {
  encode(message: GetEpochResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.epoch !== undefined) {
      Epoch.encode(message.epoch, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetEpochResponse = createBaseGetEpochResponse(),
  ): GetEpochResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.epoch = Epoch.decode(reader, reader.length(), message.epoch);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetEpochResponse> {
    GetEpochResponseView ??= viewClass(GetEpochResponse, createBaseGetEpochResponse, [
      { name: "epoch", tags: [10], type: Epoch },
    ]);
    return new GetEpochResponseView(input, length);
  },

  create(base?: DeepPartial<GetEpochResponse>): GetEpochResponse {
    return GetEpochResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetEpochResponse>): GetEpochResponse {
    const message = createBaseGetEpochResponse();
    message.epoch = object.epoch !== undefined && object.epoch !== null ? Epoch.fromPartial(object.epoch) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseListCheckpointsRequest(): ListCheckpointsRequest {
  return {
    readMask: undefined,
    startCheckpoint: undefined,
    endCheckpoint: undefined,
    filter: undefined,
    options: undefined,
  };
}

let ListCheckpointsRequestView: ViewClass<ListCheckpointsRequest> | undefined;

export const ListCheckpointsRequest: MessageFns<ListCheckpointsRequest> = /* @__PURE__ */ checkedFns(
  "ListCheckpointsRequest",
  {
    encode(message: ListCheckpointsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(10).fork()).join();
      }
      if (message.startCheckpoint !== undefined) {
        writer.uint32(16).uint64(message.startCheckpoint);
      }
      if (message.endCheckpoint !== undefined) {
        writer.uint32(24).uint64(message.endCheckpoint);
      }
      if (message.filter !== undefined) {
        TransactionFilter.encode(message.filter, writer.uint32(34).fork()).join();
      }
      if (message.options !== undefined) {
        QueryOptions.encode(message.options, writer.uint32(42).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ListCheckpointsRequest = createBaseListCheckpointsRequest(),
    ): ListCheckpointsRequest {
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
            if (tag !== 16) {
              break;
            }

            message.startCheckpoint = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.endCheckpoint = reader.uint64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.filter = TransactionFilter.decode(reader, reader.length(), message.filter);
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.options = QueryOptions.decode(reader, reader.length(), message.options);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListCheckpointsRequest> {
      ListCheckpointsRequestView ??= viewClass(ListCheckpointsRequest, createBaseListCheckpointsRequest, [
        { name: "readMask", tags: [10], type: FieldMask },
        { name: "startCheckpoint", tags: [16], type: "uint64" },
        { name: "endCheckpoint", tags: [24], type: "uint64" },
        { name: "filter", tags: [34], type: TransactionFilter },
        { name: "options", tags: [42], type: QueryOptions },
      ]);
      return new ListCheckpointsRequestView(input, length);
    },

    create(base?: DeepPartial<ListCheckpointsRequest>): ListCheckpointsRequest {
      return ListCheckpointsRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListCheckpointsRequest>): ListCheckpointsRequest {
      const message = createBaseListCheckpointsRequest();
      message.readMask = object.readMask ?? undefined;
      message.startCheckpoint =
        object.startCheckpoint !== undefined && object.startCheckpoint !== null
          ? BigInt(object.startCheckpoint)
          : undefined;
      message.endCheckpoint =
        object.endCheckpoint !== undefined && object.endCheckpoint !== null ? BigInt(object.endCheckpoint) : undefined;
      message.filter =
        object.filter !== undefined && object.filter !== null
          ? TransactionFilter.fromPartial(object.filter)
          : undefined;
      message.options =
        object.options !== undefined && object.options !== null ? QueryOptions.fromPartial(object.options) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseListCheckpointsResponse(): ListCheckpointsResponse {
  return { checkpoint: undefined, watermark: undefined, end: undefined };
}

let ListCheckpointsResponseView: ViewClass<ListCheckpointsResponse> | undefined;

export const ListCheckpointsResponse: MessageFns<ListCheckpointsResponse> = /* @__PURE__ */ checkedFns(
  "ListCheckpointsResponse",
  {
    encode(message: ListCheckpointsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.checkpoint !== undefined) {
        Checkpoint.encode(message.checkpoint, writer.uint32(10).fork()).join();
      }
      if (message.watermark !== undefined) {
        Watermark.encode(message.watermark, writer.uint32(18).fork()).join();
      }
      if (message.end !== undefined) {
        QueryEnd.encode(message.end, writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ListCheckpointsResponse = createBaseListCheckpointsResponse(),
    ): ListCheckpointsResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.checkpoint = Checkpoint.decode(reader, reader.length(), message.checkpoint);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.watermark = Watermark.decode(reader, reader.length(), message.watermark);
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.end = QueryEnd.decode(reader, reader.length(), message.end);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListCheckpointsResponse> {
      ListCheckpointsResponseView ??= viewClass(ListCheckpointsResponse, createBaseListCheckpointsResponse, [
        { name: "checkpoint", tags: [10], type: Checkpoint },
        { name: "watermark", tags: [18], type: Watermark },
        { name: "end", tags: [26], type: QueryEnd },
      ]);
      return new ListCheckpointsResponseView(input, length);
    },

    create(base?: DeepPartial<ListCheckpointsResponse>): ListCheckpointsResponse {
      return ListCheckpointsResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListCheckpointsResponse>): ListCheckpointsResponse {
      const message = createBaseListCheckpointsResponse();
      message.checkpoint =
        object.checkpoint !== undefined && object.checkpoint !== null
          ? Checkpoint.fromPartial(object.checkpoint)
          : undefined;
      message.watermark =
        object.watermark !== undefined && object.watermark !== null
          ? Watermark.fromPartial(object.watermark)
          : undefined;
      message.end = object.end !== undefined && object.end !== null ? QueryEnd.fromPartial(object.end) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseListTransactionsRequest(): ListTransactionsRequest {
  return {
    readMask: undefined,
    startCheckpoint: undefined,
    endCheckpoint: undefined,
    filter: undefined,
    options: undefined,
  };
}

let ListTransactionsRequestView: ViewClass<ListTransactionsRequest> | undefined;

export const ListTransactionsRequest: MessageFns<ListTransactionsRequest> = /* @__PURE__ */ checkedFns(
  "ListTransactionsRequest",
  {
    encode(message: ListTransactionsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(10).fork()).join();
      }
      if (message.startCheckpoint !== undefined) {
        writer.uint32(16).uint64(message.startCheckpoint);
      }
      if (message.endCheckpoint !== undefined) {
        writer.uint32(24).uint64(message.endCheckpoint);
      }
      if (message.filter !== undefined) {
        TransactionFilter.encode(message.filter, writer.uint32(34).fork()).join();
      }
      if (message.options !== undefined) {
        QueryOptions.encode(message.options, writer.uint32(42).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ListTransactionsRequest = createBaseListTransactionsRequest(),
    ): ListTransactionsRequest {
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
            if (tag !== 16) {
              break;
            }

            message.startCheckpoint = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.endCheckpoint = reader.uint64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.filter = TransactionFilter.decode(reader, reader.length(), message.filter);
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.options = QueryOptions.decode(reader, reader.length(), message.options);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListTransactionsRequest> {
      ListTransactionsRequestView ??= viewClass(ListTransactionsRequest, createBaseListTransactionsRequest, [
        { name: "readMask", tags: [10], type: FieldMask },
        { name: "startCheckpoint", tags: [16], type: "uint64" },
        { name: "endCheckpoint", tags: [24], type: "uint64" },
        { name: "filter", tags: [34], type: TransactionFilter },
        { name: "options", tags: [42], type: QueryOptions },
      ]);
      return new ListTransactionsRequestView(input, length);
    },

    create(base?: DeepPartial<ListTransactionsRequest>): ListTransactionsRequest {
      return ListTransactionsRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListTransactionsRequest>): ListTransactionsRequest {
      const message = createBaseListTransactionsRequest();
      message.readMask = object.readMask ?? undefined;
      message.startCheckpoint =
        object.startCheckpoint !== undefined && object.startCheckpoint !== null
          ? BigInt(object.startCheckpoint)
          : undefined;
      message.endCheckpoint =
        object.endCheckpoint !== undefined && object.endCheckpoint !== null ? BigInt(object.endCheckpoint) : undefined;
      message.filter =
        object.filter !== undefined && object.filter !== null
          ? TransactionFilter.fromPartial(object.filter)
          : undefined;
      message.options =
        object.options !== undefined && object.options !== null ? QueryOptions.fromPartial(object.options) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseListTransactionsResponse(): ListTransactionsResponse {
  return { transaction: undefined, watermark: undefined, end: undefined };
}

let ListTransactionsResponseView: ViewClass<ListTransactionsResponse> | undefined;

export const ListTransactionsResponse: MessageFns<ListTransactionsResponse> = /* @__PURE__ */ checkedFns(
  "ListTransactionsResponse",
  {
    encode(message: ListTransactionsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
      }
      if (message.watermark !== undefined) {
        Watermark.encode(message.watermark, writer.uint32(18).fork()).join();
      }
      if (message.end !== undefined) {
        QueryEnd.encode(message.end, writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ListTransactionsResponse = createBaseListTransactionsResponse(),
    ): ListTransactionsResponse {
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
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.end = QueryEnd.decode(reader, reader.length(), message.end);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListTransactionsResponse> {
      ListTransactionsResponseView ??= viewClass(ListTransactionsResponse, createBaseListTransactionsResponse, [
        { name: "transaction", tags: [10], type: ExecutedTransaction },
        { name: "watermark", tags: [18], type: Watermark },
        { name: "end", tags: [26], type: QueryEnd },
      ]);
      return new ListTransactionsResponseView(input, length);
    },

    create(base?: DeepPartial<ListTransactionsResponse>): ListTransactionsResponse {
      return ListTransactionsResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListTransactionsResponse>): ListTransactionsResponse {
      const message = createBaseListTransactionsResponse();
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? ExecutedTransaction.fromPartial(object.transaction)
          : undefined;
      message.watermark =
        object.watermark !== undefined && object.watermark !== null
          ? Watermark.fromPartial(object.watermark)
          : undefined;
      message.end = object.end !== undefined && object.end !== null ? QueryEnd.fromPartial(object.end) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseListEventsRequest(): ListEventsRequest {
  return {
    readMask: undefined,
    startCheckpoint: undefined,
    endCheckpoint: undefined,
    filter: undefined,
    options: undefined,
  };
}

let ListEventsRequestView: ViewClass<ListEventsRequest> | undefined;

export const ListEventsRequest: MessageFns<ListEventsRequest> = /* @__PURE__ */ checkedFns("ListEventsRequest", {
  encode(message: ListEventsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.readMask !== undefined) {
      FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(10).fork()).join();
    }
    if (message.startCheckpoint !== undefined) {
      writer.uint32(16).uint64(message.startCheckpoint);
    }
    if (message.endCheckpoint !== undefined) {
      writer.uint32(24).uint64(message.endCheckpoint);
    }
    if (message.filter !== undefined) {
      EventFilter.encode(message.filter, writer.uint32(34).fork()).join();
    }
    if (message.options !== undefined) {
      QueryOptions.encode(message.options, writer.uint32(42).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ListEventsRequest = createBaseListEventsRequest(),
  ): ListEventsRequest {
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
          if (tag !== 16) {
            break;
          }

          message.startCheckpoint = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.endCheckpoint = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.filter = EventFilter.decode(reader, reader.length(), message.filter);
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.options = QueryOptions.decode(reader, reader.length(), message.options);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListEventsRequest> {
    ListEventsRequestView ??= viewClass(ListEventsRequest, createBaseListEventsRequest, [
      { name: "readMask", tags: [10], type: FieldMask },
      { name: "startCheckpoint", tags: [16], type: "uint64" },
      { name: "endCheckpoint", tags: [24], type: "uint64" },
      { name: "filter", tags: [34], type: EventFilter },
      { name: "options", tags: [42], type: QueryOptions },
    ]);
    return new ListEventsRequestView(input, length);
  },

  create(base?: DeepPartial<ListEventsRequest>): ListEventsRequest {
    return ListEventsRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ListEventsRequest>): ListEventsRequest {
    const message = createBaseListEventsRequest();
    message.readMask = object.readMask ?? undefined;
    message.startCheckpoint =
      object.startCheckpoint !== undefined && object.startCheckpoint !== null
        ? BigInt(object.startCheckpoint)
        : undefined;
    message.endCheckpoint =
      object.endCheckpoint !== undefined && object.endCheckpoint !== null ? BigInt(object.endCheckpoint) : undefined;
    message.filter =
      object.filter !== undefined && object.filter !== null ? EventFilter.fromPartial(object.filter) : undefined;
    message.options =
      object.options !== undefined && object.options !== null ? QueryOptions.fromPartial(object.options) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseListEventsResponse(): ListEventsResponse {
  return { event: undefined, watermark: undefined, end: undefined };
}

let ListEventsResponseView: ViewClass<ListEventsResponse> | undefined;

export const ListEventsResponse: MessageFns<ListEventsResponse> = /* @__PURE__ */ checkedFns("ListEventsResponse", {
  encode(message: ListEventsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.event !== undefined) {
      Event.encode(message.event, writer.uint32(10).fork()).join();
    }
    if (message.watermark !== undefined) {
      Watermark.encode(message.watermark, writer.uint32(18).fork()).join();
    }
    if (message.end !== undefined) {
      QueryEnd.encode(message.end, writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ListEventsResponse = createBaseListEventsResponse(),
  ): ListEventsResponse {
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
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.end = QueryEnd.decode(reader, reader.length(), message.end);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListEventsResponse> {
    ListEventsResponseView ??= viewClass(ListEventsResponse, createBaseListEventsResponse, [
      { name: "event", tags: [10], type: Event },
      { name: "watermark", tags: [18], type: Watermark },
      { name: "end", tags: [26], type: QueryEnd },
    ]);
    return new ListEventsResponseView(input, length);
  },

  create(base?: DeepPartial<ListEventsResponse>): ListEventsResponse {
    return ListEventsResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ListEventsResponse>): ListEventsResponse {
    const message = createBaseListEventsResponse();
    message.event = object.event !== undefined && object.event !== null ? Event.fromPartial(object.event) : undefined;
    message.watermark =
      object.watermark !== undefined && object.watermark !== null ? Watermark.fromPartial(object.watermark) : undefined;
    message.end = object.end !== undefined && object.end !== null ? QueryEnd.fromPartial(object.end) : undefined;
    copyUnknown(object, message);
    return message;
  },
});
