// Generated from specs/grpc/sui/rpc/v2/ledger_service.proto. Do not edit: change the spec and run `npm run generate`.

/** Reads of Sui's ledger: objects, transactions, checkpoints, epochs. */
import {
  defineMessage,
  keepUnknown,
  type MessageFns,
  readerOf,
  readField,
  valueOf,
  writeField,
} from "@node-access/transport/protobuf";
import { FieldMask } from "../../../google/protobuf/field_mask.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";
import { Status } from "../../../google/rpc/status.ts";
import { Checkpoint } from "./checkpoint.ts";
import { Epoch } from "./epoch.ts";
import { Event, ExecutedTransaction } from "./executed_transaction.ts";
import { Object } from "./object.ts";
import { EventFilter, QueryEnd, QueryOptions, TransactionFilter, Watermark } from "./query.ts";

/** Empty request. */
export interface GetServiceInfoRequest {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetServiceInfoRequest = (): GetServiceInfoRequest => ({});

export const GetServiceInfoRequest: MessageFns<GetServiceInfoRequest> = /* @__PURE__ */ defineMessage(
  "GetServiceInfoRequest",
  {
    empty: emptyGetServiceInfoRequest,
    fields: () => [],
    decode(input, length, message = emptyGetServiceInfoRequest()) {
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

const emptyGetServiceInfoResponse = (): GetServiceInfoResponse => ({
  chainId: undefined,
  chain: undefined,
  epoch: undefined,
  checkpointHeight: undefined,
  timestamp: undefined,
  lowestAvailableCheckpoint: undefined,
  lowestAvailableCheckpointObjects: undefined,
  server: undefined,
});

export const GetServiceInfoResponse: MessageFns<GetServiceInfoResponse> = /* @__PURE__ */ defineMessage(
  "GetServiceInfoResponse",
  {
    empty: emptyGetServiceInfoResponse,
    fields: () => [
      { name: "chainId", tags: [10], type: "string" },
      { name: "chain", tags: [18], type: "string" },
      { name: "epoch", tags: [24], type: "uint64" },
      { name: "checkpointHeight", tags: [32], type: "uint64" },
      { name: "timestamp", tags: [42], type: Timestamp },
      { name: "lowestAvailableCheckpoint", tags: [48], type: "uint64" },
      { name: "lowestAvailableCheckpointObjects", tags: [56], type: "uint64" },
      { name: "server", tags: [66], type: "string" },
    ],
    decode(input, length, message = emptyGetServiceInfoResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.chainId = reader.string();
        else if (tag === 18) message.chain = reader.string();
        else if (tag === 24) message.epoch = reader.uint64();
        else if (tag === 32) message.checkpointHeight = reader.uint64();
        else if (tag === 42) message.timestamp = Timestamp.decode(reader, reader.length(), message.timestamp);
        else if (tag === 48) message.lowestAvailableCheckpoint = reader.uint64();
        else if (tag === 56) message.lowestAvailableCheckpointObjects = reader.uint64();
        else if (tag === 66) message.server = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.chainId !== undefined) writer.uint32(10).string(message.chainId);
      if (message.chain !== undefined) writer.uint32(18).string(message.chain);
      if (message.epoch !== undefined) writer.uint32(24).uint64(message.epoch);
      if (message.checkpointHeight !== undefined) writer.uint32(32).uint64(message.checkpointHeight);
      if (message.timestamp !== undefined) Timestamp.encode(message.timestamp, writer.uint32(42).fork()).join();
      if (message.lowestAvailableCheckpoint !== undefined) writer.uint32(48).uint64(message.lowestAvailableCheckpoint);
      if (message.lowestAvailableCheckpointObjects !== undefined)
        writer.uint32(56).uint64(message.lowestAvailableCheckpointObjects);
      if (message.server !== undefined) writer.uint32(66).string(message.server);
    },
  },
);

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

const emptyGetObjectRequest = (): GetObjectRequest => ({
  objectId: undefined,
  version: undefined,
  readMask: undefined,
});

export const GetObjectRequest: MessageFns<GetObjectRequest> = /* @__PURE__ */ defineMessage("GetObjectRequest", {
  empty: emptyGetObjectRequest,
  fields: () => [
    { name: "objectId", tags: [10], type: "string" },
    { name: "version", tags: [16], type: "uint64" },
    { name: "readMask", tags: [26], type: FieldMask },
  ],
  decode(input, length, message = emptyGetObjectRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.objectId = reader.string();
      else if (tag === 16) message.version = reader.uint64();
      else readField(GetObjectRequest, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.objectId !== undefined) writer.uint32(10).string(message.objectId);
    if (message.version !== undefined) writer.uint32(16).uint64(message.version);
    writeField(GetObjectRequest, 26, message, writer);
  },
});

/** The object. */
export interface GetObjectResponse {
  /** Object with the fields of the read mask. */
  object?: Object | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetObjectResponse = (): GetObjectResponse => ({ object: undefined });

export const GetObjectResponse: MessageFns<GetObjectResponse> = /* @__PURE__ */ defineMessage("GetObjectResponse", {
  empty: emptyGetObjectResponse,
  fields: () => [{ name: "object", tags: [10], type: Object }],
  decode(input, length, message = emptyGetObjectResponse()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.object = Object.decode(reader, reader.length(), message.object);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.object !== undefined) Object.encode(message.object, writer.uint32(10).fork()).join();
  },
});

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

const emptyBatchGetObjectsRequest = (): BatchGetObjectsRequest => ({ requests: [], readMask: undefined });

export const BatchGetObjectsRequest: MessageFns<BatchGetObjectsRequest> = /* @__PURE__ */ defineMessage(
  "BatchGetObjectsRequest",
  {
    empty: emptyBatchGetObjectsRequest,
    fields: () => [
      { name: "requests", tags: [10], type: GetObjectRequest, repeated: true },
      { name: "readMask", tags: [18], type: FieldMask },
    ],
    decode(input, length, message = emptyBatchGetObjectsRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.requests.push(GetObjectRequest.decode(reader, reader.length()));
        else readField(BatchGetObjectsRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.requests) GetObjectRequest.encode(item, writer.uint32(10).fork()).join();
      writeField(BatchGetObjectsRequest, 18, message, writer);
    },
  },
);

/** One result for each request, in its order. */
export interface BatchGetObjectsResponse {
  /** Results, in the order of the requests. */
  objects: GetObjectResult[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBatchGetObjectsResponse = (): BatchGetObjectsResponse => ({ objects: [] });

export const BatchGetObjectsResponse: MessageFns<BatchGetObjectsResponse> = /* @__PURE__ */ defineMessage(
  "BatchGetObjectsResponse",
  {
    empty: emptyBatchGetObjectsResponse,
    fields: () => [{ name: "objects", tags: [10], type: GetObjectResult, repeated: true }],
    decode(input, length, message = emptyBatchGetObjectsResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.objects.push(GetObjectResult.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.objects) GetObjectResult.encode(item, writer.uint32(10).fork()).join();
    },
  },
);

/** An object or an error. */
export interface GetObjectResult {
  /** Object, or the error of this request. */
  result:
    // Object with the fields of the read mask.
    | { $case: "object"; value: Object }
    // Status of the failed read, such as not found.
    | { $case: "error"; value: Status }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetObjectResult = (): GetObjectResult => ({ result: undefined });

export const GetObjectResult: MessageFns<GetObjectResult> = /* @__PURE__ */ defineMessage("GetObjectResult", {
  empty: emptyGetObjectResult,
  fields: () => [
    { name: "result", tags: [10], type: Object, $case: "object" },
    { name: "result", tags: [18], type: Status, $case: "error" },
  ],
  decode(input, length, message = emptyGetObjectResult()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10)
        message.result = {
          $case: "object",
          value: Object.decode(reader, reader.length(), valueOf(message.result, "object")),
        };
      else if (tag === 18)
        message.result = {
          $case: "error",
          value: Status.decode(reader, reader.length(), valueOf(message.result, "error")),
        };
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.result?.$case === "object") Object.encode(message.result.value, writer.uint32(10).fork()).join();
    else if (message.result?.$case === "error") Status.encode(message.result.value, writer.uint32(18).fork()).join();
  },
});

/** The transaction to read. */
export interface GetTransactionRequest {
  /** Base58-encoded digest of the transaction. */
  digest?: string | undefined;
  /** The fields of the transaction to return. Default: `digest`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetTransactionRequest = (): GetTransactionRequest => ({ digest: undefined, readMask: undefined });

export const GetTransactionRequest: MessageFns<GetTransactionRequest> = /* @__PURE__ */ defineMessage(
  "GetTransactionRequest",
  {
    empty: emptyGetTransactionRequest,
    fields: () => [
      { name: "digest", tags: [10], type: "string" },
      { name: "readMask", tags: [18], type: FieldMask },
    ],
    decode(input, length, message = emptyGetTransactionRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.digest = reader.string();
        else readField(GetTransactionRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.digest !== undefined) writer.uint32(10).string(message.digest);
      writeField(GetTransactionRequest, 18, message, writer);
    },
  },
);

/** The transaction. */
export interface GetTransactionResponse {
  /** Transaction with the fields of the read mask. */
  transaction?: ExecutedTransaction | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetTransactionResponse = (): GetTransactionResponse => ({ transaction: undefined });

export const GetTransactionResponse: MessageFns<GetTransactionResponse> = /* @__PURE__ */ defineMessage(
  "GetTransactionResponse",
  {
    empty: emptyGetTransactionResponse,
    fields: () => [{ name: "transaction", tags: [10], type: ExecutedTransaction }],
    decode(input, length, message = emptyGetTransactionResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction = ExecutedTransaction.decode(reader, reader.length(), message.transaction);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined)
        ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
    },
  },
);

/** The transactions to read. */
export interface BatchGetTransactionsRequest {
  /** Base58-encoded digests of the transactions. */
  digests: string[];
  /** The fields of each transaction to return. Default: `digest`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBatchGetTransactionsRequest = (): BatchGetTransactionsRequest => ({
  digests: [],
  readMask: undefined,
});

export const BatchGetTransactionsRequest: MessageFns<BatchGetTransactionsRequest> = /* @__PURE__ */ defineMessage(
  "BatchGetTransactionsRequest",
  {
    empty: emptyBatchGetTransactionsRequest,
    fields: () => [
      { name: "digests", tags: [10], type: "string", repeated: true },
      { name: "readMask", tags: [18], type: FieldMask },
    ],
    decode(input, length, message = emptyBatchGetTransactionsRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.digests.push(reader.string());
        else readField(BatchGetTransactionsRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.digests) writer.uint32(10).string(item);
      writeField(BatchGetTransactionsRequest, 18, message, writer);
    },
  },
);

/** One result for each digest, in its order. */
export interface BatchGetTransactionsResponse {
  /** Results, in the order of the digests. */
  transactions: GetTransactionResult[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBatchGetTransactionsResponse = (): BatchGetTransactionsResponse => ({ transactions: [] });

export const BatchGetTransactionsResponse: MessageFns<BatchGetTransactionsResponse> = /* @__PURE__ */ defineMessage(
  "BatchGetTransactionsResponse",
  {
    empty: emptyBatchGetTransactionsResponse,
    fields: () => [{ name: "transactions", tags: [10], type: GetTransactionResult, repeated: true }],
    decode(input, length, message = emptyBatchGetTransactionsResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transactions.push(GetTransactionResult.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.transactions) GetTransactionResult.encode(item, writer.uint32(10).fork()).join();
    },
  },
);

/** A transaction or an error. */
export interface GetTransactionResult {
  /** Transaction, or the error of this digest. */
  result:
    // Transaction with the fields of the read mask.
    | { $case: "transaction"; value: ExecutedTransaction }
    // Status of the failed read, such as not found.
    | { $case: "error"; value: Status }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetTransactionResult = (): GetTransactionResult => ({ result: undefined });

export const GetTransactionResult: MessageFns<GetTransactionResult> = /* @__PURE__ */ defineMessage(
  "GetTransactionResult",
  {
    empty: emptyGetTransactionResult,
    fields: () => [
      { name: "result", tags: [10], type: ExecutedTransaction, $case: "transaction" },
      { name: "result", tags: [18], type: Status, $case: "error" },
    ],
    decode(input, length, message = emptyGetTransactionResult()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10)
          message.result = {
            $case: "transaction",
            value: ExecutedTransaction.decode(reader, reader.length(), valueOf(message.result, "transaction")),
          };
        else if (tag === 18)
          message.result = {
            $case: "error",
            value: Status.decode(reader, reader.length(), valueOf(message.result, "error")),
          };
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.result?.$case === "transaction")
        ExecutedTransaction.encode(message.result.value, writer.uint32(10).fork()).join();
      else if (message.result?.$case === "error") Status.encode(message.result.value, writer.uint32(18).fork()).join();
    },
  },
);

/** The checkpoint to read. */
export interface GetCheckpointRequest {
  /** Sequence number or base58-encoded digest. Default: the latest checkpoint. */
  checkpointId:
    // Height of the checkpoint.
    | { $case: "sequenceNumber"; value: bigint }
    // Base58-encoded digest of the checkpoint.
    | { $case: "digest"; value: string }
    | undefined;
  /** The fields of the checkpoint to return. Default: `sequence_number` and `digest`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetCheckpointRequest = (): GetCheckpointRequest => ({
  checkpointId: undefined,
  readMask: undefined,
});

export const GetCheckpointRequest: MessageFns<GetCheckpointRequest> = /* @__PURE__ */ defineMessage(
  "GetCheckpointRequest",
  {
    empty: emptyGetCheckpointRequest,
    fields: () => [
      { name: "checkpointId", tags: [8], type: "uint64", $case: "sequenceNumber" },
      { name: "checkpointId", tags: [18], type: "string", $case: "digest" },
      { name: "readMask", tags: [26], type: FieldMask },
    ],
    decode(input, length, message = emptyGetCheckpointRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.checkpointId = { $case: "sequenceNumber", value: reader.uint64() };
        else if (tag === 18) message.checkpointId = { $case: "digest", value: reader.string() };
        else readField(GetCheckpointRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.checkpointId?.$case === "sequenceNumber") writer.uint32(8).uint64(message.checkpointId.value);
      else if (message.checkpointId?.$case === "digest") writer.uint32(18).string(message.checkpointId.value);
      writeField(GetCheckpointRequest, 26, message, writer);
    },
  },
);

/** The checkpoint. */
export interface GetCheckpointResponse {
  /** Checkpoint with the fields of the read mask. */
  checkpoint?: Checkpoint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetCheckpointResponse = (): GetCheckpointResponse => ({ checkpoint: undefined });

export const GetCheckpointResponse: MessageFns<GetCheckpointResponse> = /* @__PURE__ */ defineMessage(
  "GetCheckpointResponse",
  {
    empty: emptyGetCheckpointResponse,
    fields: () => [{ name: "checkpoint", tags: [10], type: Checkpoint }],
    decode(input, length, message = emptyGetCheckpointResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.checkpoint = Checkpoint.decode(reader, reader.length(), message.checkpoint);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.checkpoint !== undefined) Checkpoint.encode(message.checkpoint, writer.uint32(10).fork()).join();
    },
  },
);

/** The epoch to read. */
export interface GetEpochRequest {
  /** Epoch number. Default: the current epoch. */
  epoch?: bigint | undefined;
  /** The fields of the epoch to return. Default: `epoch`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetEpochRequest = (): GetEpochRequest => ({ epoch: undefined, readMask: undefined });

export const GetEpochRequest: MessageFns<GetEpochRequest> = /* @__PURE__ */ defineMessage("GetEpochRequest", {
  empty: emptyGetEpochRequest,
  fields: () => [
    { name: "epoch", tags: [8], type: "uint64" },
    { name: "readMask", tags: [18], type: FieldMask },
  ],
  decode(input, length, message = emptyGetEpochRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.epoch = reader.uint64();
      else readField(GetEpochRequest, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.epoch !== undefined) writer.uint32(8).uint64(message.epoch);
    writeField(GetEpochRequest, 18, message, writer);
  },
});

/** The epoch. */
export interface GetEpochResponse {
  /** Epoch with the fields of the read mask. */
  epoch?: Epoch | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetEpochResponse = (): GetEpochResponse => ({ epoch: undefined });

export const GetEpochResponse: MessageFns<GetEpochResponse> = /* @__PURE__ */ defineMessage("GetEpochResponse", {
  empty: emptyGetEpochResponse,
  fields: () => [{ name: "epoch", tags: [10], type: Epoch }],
  decode(input, length, message = emptyGetEpochResponse()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.epoch = Epoch.decode(reader, reader.length(), message.epoch);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.epoch !== undefined) Epoch.encode(message.epoch, writer.uint32(10).fork()).join();
  },
});

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

const emptyListCheckpointsRequest = (): ListCheckpointsRequest => ({
  readMask: undefined,
  startCheckpoint: undefined,
  endCheckpoint: undefined,
  filter: undefined,
  options: undefined,
});

export const ListCheckpointsRequest: MessageFns<ListCheckpointsRequest> = /* @__PURE__ */ defineMessage(
  "ListCheckpointsRequest",
  {
    empty: emptyListCheckpointsRequest,
    fields: () => [
      { name: "readMask", tags: [10], type: FieldMask },
      { name: "startCheckpoint", tags: [16], type: "uint64" },
      { name: "endCheckpoint", tags: [24], type: "uint64" },
      { name: "filter", tags: [34], type: TransactionFilter },
      { name: "options", tags: [42], type: QueryOptions },
    ],
    decode(input, length, message = emptyListCheckpointsRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 16) message.startCheckpoint = reader.uint64();
        else if (tag === 24) message.endCheckpoint = reader.uint64();
        else if (tag === 34) message.filter = TransactionFilter.decode(reader, reader.length(), message.filter);
        else if (tag === 42) message.options = QueryOptions.decode(reader, reader.length(), message.options);
        else readField(ListCheckpointsRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      writeField(ListCheckpointsRequest, 10, message, writer);
      if (message.startCheckpoint !== undefined) writer.uint32(16).uint64(message.startCheckpoint);
      if (message.endCheckpoint !== undefined) writer.uint32(24).uint64(message.endCheckpoint);
      if (message.filter !== undefined) TransactionFilter.encode(message.filter, writer.uint32(34).fork()).join();
      if (message.options !== undefined) QueryOptions.encode(message.options, writer.uint32(42).fork()).join();
    },
  },
);

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

const emptyListCheckpointsResponse = (): ListCheckpointsResponse => ({
  checkpoint: undefined,
  watermark: undefined,
  end: undefined,
});

export const ListCheckpointsResponse: MessageFns<ListCheckpointsResponse> = /* @__PURE__ */ defineMessage(
  "ListCheckpointsResponse",
  {
    empty: emptyListCheckpointsResponse,
    fields: () => [
      { name: "checkpoint", tags: [10], type: Checkpoint },
      { name: "watermark", tags: [18], type: Watermark },
      { name: "end", tags: [26], type: QueryEnd },
    ],
    decode(input, length, message = emptyListCheckpointsResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.checkpoint = Checkpoint.decode(reader, reader.length(), message.checkpoint);
        else if (tag === 18) message.watermark = Watermark.decode(reader, reader.length(), message.watermark);
        else if (tag === 26) message.end = QueryEnd.decode(reader, reader.length(), message.end);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.checkpoint !== undefined) Checkpoint.encode(message.checkpoint, writer.uint32(10).fork()).join();
      if (message.watermark !== undefined) Watermark.encode(message.watermark, writer.uint32(18).fork()).join();
      if (message.end !== undefined) QueryEnd.encode(message.end, writer.uint32(26).fork()).join();
    },
  },
);

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

const emptyListTransactionsRequest = (): ListTransactionsRequest => ({
  readMask: undefined,
  startCheckpoint: undefined,
  endCheckpoint: undefined,
  filter: undefined,
  options: undefined,
});

export const ListTransactionsRequest: MessageFns<ListTransactionsRequest> = /* @__PURE__ */ defineMessage(
  "ListTransactionsRequest",
  {
    empty: emptyListTransactionsRequest,
    fields: () => [
      { name: "readMask", tags: [10], type: FieldMask },
      { name: "startCheckpoint", tags: [16], type: "uint64" },
      { name: "endCheckpoint", tags: [24], type: "uint64" },
      { name: "filter", tags: [34], type: TransactionFilter },
      { name: "options", tags: [42], type: QueryOptions },
    ],
    decode(input, length, message = emptyListTransactionsRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 16) message.startCheckpoint = reader.uint64();
        else if (tag === 24) message.endCheckpoint = reader.uint64();
        else if (tag === 34) message.filter = TransactionFilter.decode(reader, reader.length(), message.filter);
        else if (tag === 42) message.options = QueryOptions.decode(reader, reader.length(), message.options);
        else readField(ListTransactionsRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      writeField(ListTransactionsRequest, 10, message, writer);
      if (message.startCheckpoint !== undefined) writer.uint32(16).uint64(message.startCheckpoint);
      if (message.endCheckpoint !== undefined) writer.uint32(24).uint64(message.endCheckpoint);
      if (message.filter !== undefined) TransactionFilter.encode(message.filter, writer.uint32(34).fork()).join();
      if (message.options !== undefined) QueryOptions.encode(message.options, writer.uint32(42).fork()).join();
    },
  },
);

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

const emptyListTransactionsResponse = (): ListTransactionsResponse => ({
  transaction: undefined,
  watermark: undefined,
  end: undefined,
});

export const ListTransactionsResponse: MessageFns<ListTransactionsResponse> = /* @__PURE__ */ defineMessage(
  "ListTransactionsResponse",
  {
    empty: emptyListTransactionsResponse,
    fields: () => [
      { name: "transaction", tags: [10], type: ExecutedTransaction },
      { name: "watermark", tags: [18], type: Watermark },
      { name: "end", tags: [26], type: QueryEnd },
    ],
    decode(input, length, message = emptyListTransactionsResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction = ExecutedTransaction.decode(reader, reader.length(), message.transaction);
        else if (tag === 18) message.watermark = Watermark.decode(reader, reader.length(), message.watermark);
        else if (tag === 26) message.end = QueryEnd.decode(reader, reader.length(), message.end);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined)
        ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
      if (message.watermark !== undefined) Watermark.encode(message.watermark, writer.uint32(18).fork()).join();
      if (message.end !== undefined) QueryEnd.encode(message.end, writer.uint32(26).fork()).join();
    },
  },
);

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

const emptyListEventsRequest = (): ListEventsRequest => ({
  readMask: undefined,
  startCheckpoint: undefined,
  endCheckpoint: undefined,
  filter: undefined,
  options: undefined,
});

export const ListEventsRequest: MessageFns<ListEventsRequest> = /* @__PURE__ */ defineMessage("ListEventsRequest", {
  empty: emptyListEventsRequest,
  fields: () => [
    { name: "readMask", tags: [10], type: FieldMask },
    { name: "startCheckpoint", tags: [16], type: "uint64" },
    { name: "endCheckpoint", tags: [24], type: "uint64" },
    { name: "filter", tags: [34], type: EventFilter },
    { name: "options", tags: [42], type: QueryOptions },
  ],
  decode(input, length, message = emptyListEventsRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 16) message.startCheckpoint = reader.uint64();
      else if (tag === 24) message.endCheckpoint = reader.uint64();
      else if (tag === 34) message.filter = EventFilter.decode(reader, reader.length(), message.filter);
      else if (tag === 42) message.options = QueryOptions.decode(reader, reader.length(), message.options);
      else readField(ListEventsRequest, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    writeField(ListEventsRequest, 10, message, writer);
    if (message.startCheckpoint !== undefined) writer.uint32(16).uint64(message.startCheckpoint);
    if (message.endCheckpoint !== undefined) writer.uint32(24).uint64(message.endCheckpoint);
    if (message.filter !== undefined) EventFilter.encode(message.filter, writer.uint32(34).fork()).join();
    if (message.options !== undefined) QueryOptions.encode(message.options, writer.uint32(42).fork()).join();
  },
});

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

const emptyListEventsResponse = (): ListEventsResponse => ({
  event: undefined,
  watermark: undefined,
  end: undefined,
});

export const ListEventsResponse: MessageFns<ListEventsResponse> = /* @__PURE__ */ defineMessage("ListEventsResponse", {
  empty: emptyListEventsResponse,
  fields: () => [
    { name: "event", tags: [10], type: Event },
    { name: "watermark", tags: [18], type: Watermark },
    { name: "end", tags: [26], type: QueryEnd },
  ],
  decode(input, length, message = emptyListEventsResponse()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.event = Event.decode(reader, reader.length(), message.event);
      else if (tag === 18) message.watermark = Watermark.decode(reader, reader.length(), message.watermark);
      else if (tag === 26) message.end = QueryEnd.decode(reader, reader.length(), message.end);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.event !== undefined) Event.encode(message.event, writer.uint32(10).fork()).join();
    if (message.watermark !== undefined) Watermark.encode(message.watermark, writer.uint32(18).fork()).join();
    if (message.end !== undefined) QueryEnd.encode(message.end, writer.uint32(26).fork()).join();
  },
});
