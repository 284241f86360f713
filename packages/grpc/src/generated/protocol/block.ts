// Generated from specs/grpc/protocol/block.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
import { Transaction, TransactionExtention } from "./transaction.ts";

/** TRON blocks. */

/** A block. */
export interface Block {
  /** Transactions of the block, in order. */
  transactions: Transaction[];
  /** Header of the block. */
  blockHeader: BlockHeader | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Header of a block, with the signature of its witness. */
export interface BlockHeader {
  /** Signed part of the header. */
  rawData: BlockHeader_raw | undefined;
  /** Signature of the witness over the SHA-256 hash of `raw_data`: 65 bytes. */
  witnessSignature: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Part of the header signed by the witness. */
export interface BlockHeader_raw {
  /** Time in milliseconds. */
  timestamp: bigint;
  /** Merkle root of the transactions: 32 bytes, all zero if there are none. */
  txTrieRoot: Uint8Array;
  /** Id of the parent block: 32 bytes, of which the first eight are its number. */
  parentHash: Uint8Array;
  /** Block number. */
  number: bigint;
  /** Unused, zero. */
  witnessId: bigint;
  /** Witness that produced the block: 21-byte address with the prefix 0x41. */
  witnessAddress: Uint8Array;
  /** Block version, which tells the protocol version of the witness's node. */
  version: number;
  /** Root of the account states; empty unless the chain parameter for it is on. */
  accountStateRoot: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A block with its id and the ids of its transactions. The name is misspelled in the protocol. */
export interface BlockExtention {
  /** Transactions of the block with their ids, in order. */
  transactions: TransactionExtention[];
  /** Header of the block. */
  blockHeader: BlockHeader | undefined;
  /**
   * Block id: the number as 8 bytes, then the last 24 bytes of the SHA-256 hash of the header's
   * `raw_data`.
   */
  blockid: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Blocks. */
export interface BlockList {
  /** The blocks; empty if there are none in the range. */
  block: Block[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Blocks with their ids. The name is misspelled in the protocol. */
export interface BlockListExtention {
  /** The blocks; empty if there are none in the range. */
  block: BlockExtention[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A range of blocks. */
export interface BlockLimit {
  /** First block, inclusive. */
  startNum: bigint;
  /** Last block, exclusive. */
  endNum: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Identifier of a block, and whether to return its transactions. */
export interface BlockReq {
  /** Block number in decimal, or block id in hex. Default: the latest block. */
  idOrNum: string;
  /** Whether to return transactions. */
  detail: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseBlock(): Block {
  return { transactions: [], blockHeader: undefined };
}

let BlockView: ViewClass<Block> | undefined;

export const Block: MessageFns<Block> = /* @__PURE__ */ checkedFns("Block", {
  encode(message: Block, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.transactions) {
      Transaction.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message.blockHeader !== undefined) {
      BlockHeader.encode(message.blockHeader, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Block = createBaseBlock()): Block {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.transactions.push(Transaction.decode(reader, reader.length()));
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.blockHeader = BlockHeader.decode(reader, reader.length(), message.blockHeader);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Block> {
    BlockView ??= viewClass(Block, createBaseBlock, [
      { name: "transactions", tags: [10], type: Transaction, repeated: true },
      { name: "blockHeader", tags: [18], type: BlockHeader },
    ]);
    return new BlockView(input, length);
  },

  create(base?: DeepPartial<Block>): Block {
    return Block.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Block>): Block {
    const message = createBaseBlock();
    message.transactions = object.transactions?.map((e) => Transaction.fromPartial(e)) || [];
    message.blockHeader =
      object.blockHeader !== undefined && object.blockHeader !== null
        ? BlockHeader.fromPartial(object.blockHeader)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBlockHeader(): BlockHeader {
  return { rawData: undefined, witnessSignature: NO_BYTES };
}

let BlockHeaderView: ViewClass<BlockHeader> | undefined;

export const BlockHeader: MessageFns<BlockHeader> = /* @__PURE__ */ checkedFns("BlockHeader", {
  encode(message: BlockHeader, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.rawData !== undefined) {
      BlockHeader_raw.encode(message.rawData, writer.uint32(10).fork()).join();
    }
    if (message.witnessSignature.length !== 0) {
      writer.uint32(18).bytes(message.witnessSignature);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: BlockHeader = createBaseBlockHeader(),
  ): BlockHeader {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.rawData = BlockHeader_raw.decode(reader, reader.length(), message.rawData);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.witnessSignature = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockHeader> {
    BlockHeaderView ??= viewClass(BlockHeader, createBaseBlockHeader, [
      { name: "rawData", tags: [10], type: BlockHeader_raw },
      { name: "witnessSignature", tags: [18], type: "bytes" },
    ]);
    return new BlockHeaderView(input, length);
  },

  create(base?: DeepPartial<BlockHeader>): BlockHeader {
    return BlockHeader.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockHeader>): BlockHeader {
    const message = createBaseBlockHeader();
    message.rawData =
      object.rawData !== undefined && object.rawData !== null ? BlockHeader_raw.fromPartial(object.rawData) : undefined;
    message.witnessSignature = object.witnessSignature ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBlockHeader_raw(): BlockHeader_raw {
  return {
    timestamp: 0n,
    txTrieRoot: NO_BYTES,
    parentHash: NO_BYTES,
    number: 0n,
    witnessId: 0n,
    witnessAddress: NO_BYTES,
    version: 0,
    accountStateRoot: NO_BYTES,
  };
}

let BlockHeader_rawView: ViewClass<BlockHeader_raw> | undefined;

export const BlockHeader_raw: MessageFns<BlockHeader_raw> = /* @__PURE__ */ checkedFns("BlockHeader_raw", {
  encode(message: BlockHeader_raw, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.timestamp !== 0n) {
      writer.uint32(8).int64(message.timestamp);
    }
    if (message.txTrieRoot.length !== 0) {
      writer.uint32(18).bytes(message.txTrieRoot);
    }
    if (message.parentHash.length !== 0) {
      writer.uint32(26).bytes(message.parentHash);
    }
    if (message.number !== 0n) {
      writer.uint32(56).int64(message.number);
    }
    if (message.witnessId !== 0n) {
      writer.uint32(64).int64(message.witnessId);
    }
    if (message.witnessAddress.length !== 0) {
      writer.uint32(74).bytes(message.witnessAddress);
    }
    if (message.version !== 0) {
      writer.uint32(80).int32(message.version);
    }
    if (message.accountStateRoot.length !== 0) {
      writer.uint32(90).bytes(message.accountStateRoot);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: BlockHeader_raw = createBaseBlockHeader_raw(),
  ): BlockHeader_raw {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.timestamp = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.txTrieRoot = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.parentHash = reader.bytes();
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.number = reader.int64() as bigint;
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.witnessId = reader.int64() as bigint;
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.witnessAddress = reader.bytes();
          continue;
        }
        case 10: {
          if (tag !== 80) {
            break;
          }

          message.version = reader.int32();
          continue;
        }
        case 11: {
          if (tag !== 90) {
            break;
          }

          message.accountStateRoot = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockHeader_raw> {
    BlockHeader_rawView ??= viewClass(BlockHeader_raw, createBaseBlockHeader_raw, [
      { name: "timestamp", tags: [8], type: "int64" },
      { name: "txTrieRoot", tags: [18], type: "bytes" },
      { name: "parentHash", tags: [26], type: "bytes" },
      { name: "number", tags: [56], type: "int64" },
      { name: "witnessId", tags: [64], type: "int64" },
      { name: "witnessAddress", tags: [74], type: "bytes" },
      { name: "version", tags: [80], type: "int32" },
      { name: "accountStateRoot", tags: [90], type: "bytes" },
    ]);
    return new BlockHeader_rawView(input, length);
  },

  create(base?: DeepPartial<BlockHeader_raw>): BlockHeader_raw {
    return BlockHeader_raw.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockHeader_raw>): BlockHeader_raw {
    const message = createBaseBlockHeader_raw();
    message.timestamp = object.timestamp !== undefined && object.timestamp !== null ? BigInt(object.timestamp) : 0n;
    message.txTrieRoot = object.txTrieRoot ?? NO_BYTES;
    message.parentHash = object.parentHash ?? NO_BYTES;
    message.number = object.number !== undefined && object.number !== null ? BigInt(object.number) : 0n;
    message.witnessId = object.witnessId !== undefined && object.witnessId !== null ? BigInt(object.witnessId) : 0n;
    message.witnessAddress = object.witnessAddress ?? NO_BYTES;
    message.version = object.version ?? 0;
    message.accountStateRoot = object.accountStateRoot ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBlockExtention(): BlockExtention {
  return { transactions: [], blockHeader: undefined, blockid: NO_BYTES };
}

let BlockExtentionView: ViewClass<BlockExtention> | undefined;

export const BlockExtention: MessageFns<BlockExtention> = /* @__PURE__ */ checkedFns("BlockExtention", {
  encode(message: BlockExtention, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.transactions) {
      TransactionExtention.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message.blockHeader !== undefined) {
      BlockHeader.encode(message.blockHeader, writer.uint32(18).fork()).join();
    }
    if (message.blockid.length !== 0) {
      writer.uint32(26).bytes(message.blockid);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: BlockExtention = createBaseBlockExtention(),
  ): BlockExtention {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.transactions.push(TransactionExtention.decode(reader, reader.length()));
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.blockHeader = BlockHeader.decode(reader, reader.length(), message.blockHeader);
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.blockid = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockExtention> {
    BlockExtentionView ??= viewClass(BlockExtention, createBaseBlockExtention, [
      { name: "transactions", tags: [10], type: TransactionExtention, repeated: true },
      { name: "blockHeader", tags: [18], type: BlockHeader },
      { name: "blockid", tags: [26], type: "bytes" },
    ]);
    return new BlockExtentionView(input, length);
  },

  create(base?: DeepPartial<BlockExtention>): BlockExtention {
    return BlockExtention.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockExtention>): BlockExtention {
    const message = createBaseBlockExtention();
    message.transactions = object.transactions?.map((e) => TransactionExtention.fromPartial(e)) || [];
    message.blockHeader =
      object.blockHeader !== undefined && object.blockHeader !== null
        ? BlockHeader.fromPartial(object.blockHeader)
        : undefined;
    message.blockid = object.blockid ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBlockList(): BlockList {
  return { block: [] };
}

let BlockListView: ViewClass<BlockList> | undefined;

export const BlockList: MessageFns<BlockList> = /* @__PURE__ */ checkedFns("BlockList", {
  encode(message: BlockList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.block) {
      Block.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: BlockList = createBaseBlockList()): BlockList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.block.push(Block.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockList> {
    BlockListView ??= viewClass(BlockList, createBaseBlockList, [
      { name: "block", tags: [10], type: Block, repeated: true },
    ]);
    return new BlockListView(input, length);
  },

  create(base?: DeepPartial<BlockList>): BlockList {
    return BlockList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockList>): BlockList {
    const message = createBaseBlockList();
    message.block = object.block?.map((e) => Block.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBlockListExtention(): BlockListExtention {
  return { block: [] };
}

let BlockListExtentionView: ViewClass<BlockListExtention> | undefined;

export const BlockListExtention: MessageFns<BlockListExtention> = /* @__PURE__ */ checkedFns("BlockListExtention", {
  encode(message: BlockListExtention, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.block) {
      BlockExtention.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: BlockListExtention = createBaseBlockListExtention(),
  ): BlockListExtention {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.block.push(BlockExtention.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockListExtention> {
    BlockListExtentionView ??= viewClass(BlockListExtention, createBaseBlockListExtention, [
      { name: "block", tags: [10], type: BlockExtention, repeated: true },
    ]);
    return new BlockListExtentionView(input, length);
  },

  create(base?: DeepPartial<BlockListExtention>): BlockListExtention {
    return BlockListExtention.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockListExtention>): BlockListExtention {
    const message = createBaseBlockListExtention();
    message.block = object.block?.map((e) => BlockExtention.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBlockLimit(): BlockLimit {
  return { startNum: 0n, endNum: 0n };
}

let BlockLimitView: ViewClass<BlockLimit> | undefined;

export const BlockLimit: MessageFns<BlockLimit> = /* @__PURE__ */ checkedFns("BlockLimit", {
  encode(message: BlockLimit, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.startNum !== 0n) {
      writer.uint32(8).int64(message.startNum);
    }
    if (message.endNum !== 0n) {
      writer.uint32(16).int64(message.endNum);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: BlockLimit = createBaseBlockLimit()): BlockLimit {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.startNum = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.endNum = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockLimit> {
    BlockLimitView ??= viewClass(BlockLimit, createBaseBlockLimit, [
      { name: "startNum", tags: [8], type: "int64" },
      { name: "endNum", tags: [16], type: "int64" },
    ]);
    return new BlockLimitView(input, length);
  },

  create(base?: DeepPartial<BlockLimit>): BlockLimit {
    return BlockLimit.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockLimit>): BlockLimit {
    const message = createBaseBlockLimit();
    message.startNum = object.startNum !== undefined && object.startNum !== null ? BigInt(object.startNum) : 0n;
    message.endNum = object.endNum !== undefined && object.endNum !== null ? BigInt(object.endNum) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBlockReq(): BlockReq {
  return { idOrNum: "", detail: false };
}

let BlockReqView: ViewClass<BlockReq> | undefined;

export const BlockReq: MessageFns<BlockReq> = /* @__PURE__ */ checkedFns("BlockReq", {
  encode(message: BlockReq, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.idOrNum !== "") {
      writer.uint32(10).string(message.idOrNum);
    }
    if (message.detail !== false) {
      writer.uint32(16).bool(message.detail);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: BlockReq = createBaseBlockReq()): BlockReq {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.idOrNum = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.detail = reader.bool();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockReq> {
    BlockReqView ??= viewClass(BlockReq, createBaseBlockReq, [
      { name: "idOrNum", tags: [10], type: "string" },
      { name: "detail", tags: [16], type: "bool" },
    ]);
    return new BlockReqView(input, length);
  },

  create(base?: DeepPartial<BlockReq>): BlockReq {
    return BlockReq.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockReq>): BlockReq {
    const message = createBaseBlockReq();
    message.idOrNum = object.idOrNum ?? "";
    message.detail = object.detail ?? false;
    copyUnknown(object, message);
    return message;
  },
});
