// Generated from specs/grpc/protocol/block.proto. Do not edit: change the spec and run `npm run generate`.

/** TRON blocks. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";
import { Transaction, TransactionExtention } from "./transaction.ts";

/** A block. */
export interface Block {
  /** Transactions of the block, in order. */
  transactions: Transaction[];
  /** Header of the block. */
  blockHeader: BlockHeader | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBlock = (): Block => ({ transactions: [], blockHeader: undefined });

export const Block: MessageFns<Block> = /* @__PURE__ */ defineMessage("Block", {
  empty: emptyBlock,
  fields: () => [
    { name: "transactions", tags: [10], type: Transaction, repeated: true },
    { name: "blockHeader", tags: [18], type: BlockHeader },
  ],
  decode(input, length, message = emptyBlock()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.transactions.push(Transaction.decode(reader, reader.length()));
      else if (tag === 18) message.blockHeader = BlockHeader.decode(reader, reader.length(), message.blockHeader);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.transactions) Transaction.encode(item, writer.uint32(10).fork()).join();
    if (message.blockHeader !== undefined) BlockHeader.encode(message.blockHeader, writer.uint32(18).fork()).join();
  },
});

/** Header of a block, with the signature of its witness. */
export interface BlockHeader {
  /** Signed part of the header. */
  rawData: BlockHeader_raw | undefined;
  /** Signature of the witness over the SHA-256 hash of `raw_data`: 65 bytes. */
  witnessSignature: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBlockHeader = (): BlockHeader => ({ rawData: undefined, witnessSignature: NO_BYTES });

export const BlockHeader: MessageFns<BlockHeader> = /* @__PURE__ */ defineMessage("BlockHeader", {
  empty: emptyBlockHeader,
  fields: () => [
    { name: "rawData", tags: [10], type: BlockHeader_raw },
    { name: "witnessSignature", tags: [18], type: "bytes" },
  ],
  decode(input, length, message = emptyBlockHeader()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.rawData = BlockHeader_raw.decode(reader, reader.length(), message.rawData);
      else if (tag === 18) message.witnessSignature = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.rawData !== undefined) BlockHeader_raw.encode(message.rawData, writer.uint32(10).fork()).join();
    if (message.witnessSignature.length !== 0) writer.uint32(18).bytes(message.witnessSignature);
  },
});

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

const emptyBlockHeader_raw = (): BlockHeader_raw => ({
  timestamp: 0n,
  txTrieRoot: NO_BYTES,
  parentHash: NO_BYTES,
  number: 0n,
  witnessId: 0n,
  witnessAddress: NO_BYTES,
  version: 0,
  accountStateRoot: NO_BYTES,
});

export const BlockHeader_raw: MessageFns<BlockHeader_raw> = /* @__PURE__ */ defineMessage("BlockHeader_raw", {
  empty: emptyBlockHeader_raw,
  fields: () => [
    { name: "timestamp", tags: [8], type: "int64" },
    { name: "txTrieRoot", tags: [18], type: "bytes" },
    { name: "parentHash", tags: [26], type: "bytes" },
    { name: "number", tags: [56], type: "int64" },
    { name: "witnessId", tags: [64], type: "int64" },
    { name: "witnessAddress", tags: [74], type: "bytes" },
    { name: "version", tags: [80], type: "int32" },
    { name: "accountStateRoot", tags: [90], type: "bytes" },
  ],
  decode(input, length, message = emptyBlockHeader_raw()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.timestamp = reader.int64();
      else if (tag === 18) message.txTrieRoot = reader.bytes();
      else if (tag === 26) message.parentHash = reader.bytes();
      else if (tag === 56) message.number = reader.int64();
      else if (tag === 64) message.witnessId = reader.int64();
      else if (tag === 74) message.witnessAddress = reader.bytes();
      else if (tag === 80) message.version = reader.int32();
      else if (tag === 90) message.accountStateRoot = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.timestamp !== 0n) writer.uint32(8).int64(message.timestamp);
    if (message.txTrieRoot.length !== 0) writer.uint32(18).bytes(message.txTrieRoot);
    if (message.parentHash.length !== 0) writer.uint32(26).bytes(message.parentHash);
    if (message.number !== 0n) writer.uint32(56).int64(message.number);
    if (message.witnessId !== 0n) writer.uint32(64).int64(message.witnessId);
    if (message.witnessAddress.length !== 0) writer.uint32(74).bytes(message.witnessAddress);
    if (message.version !== 0) writer.uint32(80).int32(message.version);
    if (message.accountStateRoot.length !== 0) writer.uint32(90).bytes(message.accountStateRoot);
  },
});

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

const emptyBlockExtention = (): BlockExtention => ({
  transactions: [],
  blockHeader: undefined,
  blockid: NO_BYTES,
});

export const BlockExtention: MessageFns<BlockExtention> = /* @__PURE__ */ defineMessage("BlockExtention", {
  empty: emptyBlockExtention,
  fields: () => [
    { name: "transactions", tags: [10], type: TransactionExtention, repeated: true },
    { name: "blockHeader", tags: [18], type: BlockHeader },
    { name: "blockid", tags: [26], type: "bytes" },
  ],
  decode(input, length, message = emptyBlockExtention()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.transactions.push(TransactionExtention.decode(reader, reader.length()));
      else if (tag === 18) message.blockHeader = BlockHeader.decode(reader, reader.length(), message.blockHeader);
      else if (tag === 26) message.blockid = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.transactions) TransactionExtention.encode(item, writer.uint32(10).fork()).join();
    if (message.blockHeader !== undefined) BlockHeader.encode(message.blockHeader, writer.uint32(18).fork()).join();
    if (message.blockid.length !== 0) writer.uint32(26).bytes(message.blockid);
  },
});

/** Blocks. */
export interface BlockList {
  /** The blocks; empty if there are none in the range. */
  block: Block[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBlockList = (): BlockList => ({ block: [] });

export const BlockList: MessageFns<BlockList> = /* @__PURE__ */ defineMessage("BlockList", {
  empty: emptyBlockList,
  fields: () => [{ name: "block", tags: [10], type: Block, repeated: true }],
  decode(input, length, message = emptyBlockList()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.block.push(Block.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.block) Block.encode(item, writer.uint32(10).fork()).join();
  },
});

/** Blocks with their ids. The name is misspelled in the protocol. */
export interface BlockListExtention {
  /** The blocks; empty if there are none in the range. */
  block: BlockExtention[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBlockListExtention = (): BlockListExtention => ({ block: [] });

export const BlockListExtention: MessageFns<BlockListExtention> = /* @__PURE__ */ defineMessage("BlockListExtention", {
  empty: emptyBlockListExtention,
  fields: () => [{ name: "block", tags: [10], type: BlockExtention, repeated: true }],
  decode(input, length, message = emptyBlockListExtention()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.block.push(BlockExtention.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.block) BlockExtention.encode(item, writer.uint32(10).fork()).join();
  },
});

/** A range of blocks. */
export interface BlockLimit {
  /** First block, inclusive. */
  startNum: bigint;
  /** Last block, exclusive. */
  endNum: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBlockLimit = (): BlockLimit => ({ startNum: 0n, endNum: 0n });

export const BlockLimit: MessageFns<BlockLimit> = /* @__PURE__ */ defineMessage("BlockLimit", {
  empty: emptyBlockLimit,
  fields: () => [
    { name: "startNum", tags: [8], type: "int64" },
    { name: "endNum", tags: [16], type: "int64" },
  ],
  decode(input, length, message = emptyBlockLimit()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.startNum = reader.int64();
      else if (tag === 16) message.endNum = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.startNum !== 0n) writer.uint32(8).int64(message.startNum);
    if (message.endNum !== 0n) writer.uint32(16).int64(message.endNum);
  },
});

/** Identifier of a block, and whether to return its transactions. */
export interface BlockReq {
  /** Block number in decimal, or block id in hex. Default: the latest block. */
  idOrNum: string;
  /** Whether to return transactions. */
  detail: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBlockReq = (): BlockReq => ({ idOrNum: "", detail: false });

export const BlockReq: MessageFns<BlockReq> = /* @__PURE__ */ defineMessage("BlockReq", {
  empty: emptyBlockReq,
  fields: () => [
    { name: "idOrNum", tags: [10], type: "string" },
    { name: "detail", tags: [16], type: "bool" },
  ],
  decode(input, length, message = emptyBlockReq()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.idOrNum = reader.string();
      else if (tag === 16) message.detail = reader.bool();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.idOrNum !== "") writer.uint32(10).string(message.idOrNum);
    if (message.detail !== false) writer.uint32(16).bool(message.detail);
  },
});
