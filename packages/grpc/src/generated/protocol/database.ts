// Generated from specs/grpc/protocol/database.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** Service of a TRON node for its local copy of the chain. */

/** Reference to a block, as used in transactions. */
export interface BlockReference {
  /** Number of the latest block. */
  blockNum: bigint;
  /** Id of the latest block: 32 bytes, of which the first eight are the number. */
  blockHash: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Properties that change with each block. */
export interface DynamicProperties {
  /** Number of the latest solidified (irreversible) block. */
  lastSolidityBlockNum: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseBlockReference(): BlockReference {
  return { blockNum: 0n, blockHash: NO_BYTES };
}

let BlockReferenceView: ViewClass<BlockReference> | undefined;

export const BlockReference: MessageFns<BlockReference> = /* @__PURE__ */ checkedFns("BlockReference", {
  encode(message: BlockReference, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.blockNum !== 0n) {
      writer.uint32(8).int64(message.blockNum);
    }
    if (message.blockHash.length !== 0) {
      writer.uint32(18).bytes(message.blockHash);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: BlockReference = createBaseBlockReference(),
  ): BlockReference {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.blockNum = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.blockHash = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockReference> {
    BlockReferenceView ??= viewClass(BlockReference, createBaseBlockReference, [
      { name: "blockNum", tags: [8], type: "int64" },
      { name: "blockHash", tags: [18], type: "bytes" },
    ]);
    return new BlockReferenceView(input, length);
  },

  create(base?: DeepPartial<BlockReference>): BlockReference {
    return BlockReference.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockReference>): BlockReference {
    const message = createBaseBlockReference();
    message.blockNum = object.blockNum !== undefined && object.blockNum !== null ? BigInt(object.blockNum) : 0n;
    message.blockHash = object.blockHash ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseDynamicProperties(): DynamicProperties {
  return { lastSolidityBlockNum: 0n };
}

let DynamicPropertiesView: ViewClass<DynamicProperties> | undefined;

export const DynamicProperties: MessageFns<DynamicProperties> = /* @__PURE__ */ checkedFns("DynamicProperties", {
  encode(message: DynamicProperties, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.lastSolidityBlockNum !== 0n) {
      writer.uint32(8).int64(message.lastSolidityBlockNum);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: DynamicProperties = createBaseDynamicProperties(),
  ): DynamicProperties {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.lastSolidityBlockNum = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DynamicProperties> {
    DynamicPropertiesView ??= viewClass(DynamicProperties, createBaseDynamicProperties, [
      { name: "lastSolidityBlockNum", tags: [8], type: "int64" },
    ]);
    return new DynamicPropertiesView(input, length);
  },

  create(base?: DeepPartial<DynamicProperties>): DynamicProperties {
    return DynamicProperties.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<DynamicProperties>): DynamicProperties {
    const message = createBaseDynamicProperties();
    message.lastSolidityBlockNum =
      object.lastSolidityBlockNum !== undefined && object.lastSolidityBlockNum !== null
        ? BigInt(object.lastSolidityBlockNum)
        : 0n;
    copyUnknown(object, message);
    return message;
  },
});
