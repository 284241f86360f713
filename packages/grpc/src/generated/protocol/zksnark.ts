// Generated from specs/grpc/protocol/zksnark.proto. Do not edit: change the spec and run `npm run generate`.

import { ZksnarkResponse_Code } from "../tron-enums.ts";
export { ZksnarkResponse_Code };

/** Proof verification service for TRON's shielded transfers. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";
import { Transaction } from "./transaction.ts";

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

const emptyZksnarkRequest = (): ZksnarkRequest => ({
  transaction: undefined,
  sighash: NO_BYTES,
  valueBalance: 0n,
  txId: "",
});

export const ZksnarkRequest: MessageFns<ZksnarkRequest> = /* @__PURE__ */ defineMessage("ZksnarkRequest", {
  empty: emptyZksnarkRequest,
  fields: () => [
    { name: "transaction", tags: [10], type: Transaction },
    { name: "sighash", tags: [18], type: "bytes" },
    { name: "valueBalance", tags: [24], type: "int64" },
    { name: "txId", tags: [34], type: "string" },
  ],
  decode(input, length, message = emptyZksnarkRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
      else if (tag === 18) message.sighash = reader.bytes();
      else if (tag === 24) message.valueBalance = reader.int64();
      else if (tag === 34) message.txId = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.transaction !== undefined) Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
    if (message.sighash.length !== 0) writer.uint32(18).bytes(message.sighash);
    if (message.valueBalance !== 0n) writer.uint32(24).int64(message.valueBalance);
    if (message.txId !== "") writer.uint32(34).string(message.txId);
  },
});

/** Result of the verification. */
export interface ZksnarkResponse {
  /** Result of the verification. */
  code: ZksnarkResponse_Code;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyZksnarkResponse = (): ZksnarkResponse => ({ code: 0 });

export const ZksnarkResponse: MessageFns<ZksnarkResponse> = /* @__PURE__ */ defineMessage("ZksnarkResponse", {
  empty: emptyZksnarkResponse,
  fields: () => [{ name: "code", tags: [8], type: "int32" }],
  decode(input, length, message = emptyZksnarkResponse()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.code = reader.enumeration();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.code !== 0) writer.uint32(8).int32(message.code);
  },
});
