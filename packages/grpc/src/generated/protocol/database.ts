// Generated from specs/grpc/protocol/database.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type MessageFns } from "../../message.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";

/** What a TRON node offers about its own copy of the chain. */

/** A block, as a transaction refers to it. */
export interface BlockReference {
  blockNum: bigint;
  blockHash: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** What changes with each block. */
export interface DynamicProperties {
  /** The number of the latest irreversible block. */
  lastSolidityBlockNum: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseBlockReference(): BlockReference {
  return { blockNum: 0n, blockHash: new Uint8Array(0), _unknownFields: {} };
}

export const BlockReference: MessageFns<BlockReference> = {
  encode(message: BlockReference, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.blockNum !== 0n) {
      if (BigInt.asIntN(64, message.blockNum) !== message.blockNum) {
        throw new globalThis.Error("value provided for field message.blockNum of type int64 too large");
      }
      writer.uint32(8).int64(message.blockNum);
    }
    if (message.blockHash.length !== 0) {
      writer.uint32(18).bytes(message.blockHash);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): BlockReference {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseBlockReference();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<BlockReference>): BlockReference {
    return BlockReference.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockReference>): BlockReference {
    const message = createBaseBlockReference();
    message.blockNum = object.blockNum !== undefined && object.blockNum !== null ? BigInt(object.blockNum) : 0n;
    message.blockHash = object.blockHash ?? new Uint8Array(0);
    return message;
  },
};

function createBaseDynamicProperties(): DynamicProperties {
  return { lastSolidityBlockNum: 0n, _unknownFields: {} };
}

export const DynamicProperties: MessageFns<DynamicProperties> = {
  encode(message: DynamicProperties, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.lastSolidityBlockNum !== 0n) {
      if (BigInt.asIntN(64, message.lastSolidityBlockNum) !== message.lastSolidityBlockNum) {
        throw new globalThis.Error("value provided for field message.lastSolidityBlockNum of type int64 too large");
      }
      writer.uint32(8).int64(message.lastSolidityBlockNum);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): DynamicProperties {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseDynamicProperties();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.lastSolidityBlockNum = reader.int64() as bigint;
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
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
    return message;
  },
};
