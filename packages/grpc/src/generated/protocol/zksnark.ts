// Generated from specs/grpc/protocol/zksnark.proto. Do not edit: change the spec and run `npm run generate`.

import { ZksnarkResponse_Code } from "../tron-enums.ts";
export { ZksnarkResponse_Code };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
import { Transaction } from "./transaction.ts";

/** Proof verification service for TRON's shielded transfers. */

/** A transaction whose proofs are to be verified. */
export interface ZksnarkRequest {
  /** Transaction that contains the shielded transfer. */
  transaction: Transaction | undefined;
  /** 32-byte hash that spends and binding signature sign. */
  sighash: Uint8Array;
  /**
   * Amount that leaves the shielded pool, fee included, in the token's smallest unit; negative if
   * it enters the pool.
   */
  valueBalance: bigint;
  /** Hash of the transaction, in hex. */
  txId: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Result of the verification. */
export interface ZksnarkResponse {
  /** Result of the verification. */
  code: ZksnarkResponse_Code;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseZksnarkRequest(): ZksnarkRequest {
  return { transaction: undefined, sighash: NO_BYTES, valueBalance: 0n, txId: "" };
}

let ZksnarkRequestView: ViewClass<ZksnarkRequest> | undefined;

export const ZksnarkRequest: MessageFns<ZksnarkRequest> = /* @__PURE__ */ checkedFns("ZksnarkRequest", {
  encode(message: ZksnarkRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.transaction !== undefined) {
      Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
    }
    if (message.sighash.length !== 0) {
      writer.uint32(18).bytes(message.sighash);
    }
    if (message.valueBalance !== 0n) {
      writer.uint32(24).int64(message.valueBalance);
    }
    if (message.txId !== "") {
      writer.uint32(34).string(message.txId);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ZksnarkRequest = createBaseZksnarkRequest(),
  ): ZksnarkRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.sighash = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.valueBalance = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.txId = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ZksnarkRequest> {
    ZksnarkRequestView ??= viewClass(ZksnarkRequest, createBaseZksnarkRequest, [
      { name: "transaction", tags: [10], type: Transaction },
      { name: "sighash", tags: [18], type: "bytes" },
      { name: "valueBalance", tags: [24], type: "int64" },
      { name: "txId", tags: [34], type: "string" },
    ]);
    return new ZksnarkRequestView(input, length);
  },

  create(base?: DeepPartial<ZksnarkRequest>): ZksnarkRequest {
    return ZksnarkRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ZksnarkRequest>): ZksnarkRequest {
    const message = createBaseZksnarkRequest();
    message.transaction =
      object.transaction !== undefined && object.transaction !== null
        ? Transaction.fromPartial(object.transaction)
        : undefined;
    message.sighash = object.sighash ?? NO_BYTES;
    message.valueBalance =
      object.valueBalance !== undefined && object.valueBalance !== null ? BigInt(object.valueBalance) : 0n;
    message.txId = object.txId ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseZksnarkResponse(): ZksnarkResponse {
  return { code: 0 };
}

let ZksnarkResponseView: ViewClass<ZksnarkResponse> | undefined;

export const ZksnarkResponse: MessageFns<ZksnarkResponse> = /* @__PURE__ */ checkedFns("ZksnarkResponse", {
  encode(message: ZksnarkResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.code !== 0) {
      writer.uint32(8).int32(message.code);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ZksnarkResponse = createBaseZksnarkResponse(),
  ): ZksnarkResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.code = reader.enumeration();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ZksnarkResponse> {
    ZksnarkResponseView ??= viewClass(ZksnarkResponse, createBaseZksnarkResponse, [
      { name: "code", tags: [8], type: "int32" },
    ]);
    return new ZksnarkResponseView(input, length);
  },

  create(base?: DeepPartial<ZksnarkResponse>): ZksnarkResponse {
    return ZksnarkResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ZksnarkResponse>): ZksnarkResponse {
    const message = createBaseZksnarkResponse();
    message.code = object.code ?? 0;
    copyUnknown(object, message);
    return message;
  },
});
