// Generated from specs/grpc/protocol/database.proto. Do not edit: change the spec and run `npm run generate`.

/** Service of a TRON node for its local copy of the chain. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";

/** Reference to a block, as used in transactions. */
export interface BlockReference {
  /** Number of the latest block. */
  blockNum: bigint;
  /** Id of the latest block: 32 bytes, of which the first eight are the number. */
  blockHash: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBlockReference = (): BlockReference => ({ blockNum: 0n, blockHash: NO_BYTES });

export const BlockReference: MessageFns<BlockReference> = /* @__PURE__ */ defineMessage("BlockReference", {
  empty: emptyBlockReference,
  fields: () => [
    { name: "blockNum", tags: [8], type: "int64" },
    { name: "blockHash", tags: [18], type: "bytes" },
  ],
  decode(input, length, message = emptyBlockReference()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.blockNum = reader.int64();
      else if (tag === 18) message.blockHash = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.blockNum !== 0n) writer.uint32(8).int64(message.blockNum);
    if (message.blockHash.length !== 0) writer.uint32(18).bytes(message.blockHash);
  },
});

/** Properties that change with each block. */
export interface DynamicProperties {
  /** Number of the latest solidified (irreversible) block. */
  lastSolidityBlockNum: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDynamicProperties = (): DynamicProperties => ({ lastSolidityBlockNum: 0n });

export const DynamicProperties: MessageFns<DynamicProperties> = /* @__PURE__ */ defineMessage("DynamicProperties", {
  empty: emptyDynamicProperties,
  fields: () => [{ name: "lastSolidityBlockNum", tags: [8], type: "int64" }],
  decode(input, length, message = emptyDynamicProperties()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.lastSolidityBlockNum = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.lastSolidityBlockNum !== 0n) writer.uint32(8).int64(message.lastSolidityBlockNum);
  },
});
