// Generated from specs/grpc/solana/storage/ConfirmedBlock/confirmed_block.proto. Do not edit: change the spec and run `npm run generate`.

import { RewardType } from "../../../geyser-enums.ts";
export { RewardType };

/** A Solana block with its transactions and their status, in the format of the ledger's storage. */
import {
  defineMessage,
  isBefore,
  keepUnknown,
  type MessageFns,
  NO_BYTES,
  readerOf,
  readField,
} from "@node-access/transport/protobuf";

/** A confirmed block. */
export interface ConfirmedBlock {
  /** Base58-encoded hash of the parent block. */
  previousBlockhash: string;
  /** Base58-encoded hash of the block. */
  blockhash: string;
  /** Slot of the parent block. */
  parentSlot: bigint;
  /** Transactions, in the order of the block. */
  transactions: ConfirmedTransaction[];
  /** Rewards that the block paid: fees to its leader, and epoch rewards. */
  rewards: Reward[];
  /** Estimated production time; absent in blocks that have none. */
  blockTime: UnixTimestamp | undefined;
  /** Number of blocks below this block; absent in old blocks. */
  blockHeight: BlockHeight | undefined;
  /** Partitions of the epoch rewards; only in the first block of an epoch. */
  numPartitions: NumPartitions | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyConfirmedBlock = (): ConfirmedBlock => ({
  previousBlockhash: "",
  blockhash: "",
  parentSlot: 0n,
  transactions: [],
  rewards: [],
  blockTime: undefined,
  blockHeight: undefined,
  numPartitions: undefined,
});

export const ConfirmedBlock: MessageFns<ConfirmedBlock> = /* @__PURE__ */ defineMessage("ConfirmedBlock", {
  empty: emptyConfirmedBlock,
  fields: () => [
    { name: "previousBlockhash", tags: [10], type: "string" },
    { name: "blockhash", tags: [18], type: "string" },
    { name: "parentSlot", tags: [24], type: "uint64" },
    { name: "transactions", tags: [34], type: ConfirmedTransaction, repeated: true },
    { name: "rewards", tags: [42], type: Reward, repeated: true },
    { name: "blockTime", tags: [50], type: UnixTimestamp },
    { name: "blockHeight", tags: [58], type: BlockHeight },
    { name: "numPartitions", tags: [66], type: NumPartitions },
  ],
  decode(input, length, message = emptyConfirmedBlock()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.previousBlockhash = reader.string();
      else if (tag === 18) message.blockhash = reader.string();
      else if (tag === 24) message.parentSlot = reader.uint64();
      else if (tag === 34) message.transactions.push(ConfirmedTransaction.decode(reader, reader.length()));
      else if (tag === 42) message.rewards.push(Reward.decode(reader, reader.length()));
      else if (tag === 50) message.blockTime = UnixTimestamp.decode(reader, reader.length(), message.blockTime);
      else if (tag === 58) message.blockHeight = BlockHeight.decode(reader, reader.length(), message.blockHeight);
      else if (tag === 66) message.numPartitions = NumPartitions.decode(reader, reader.length(), message.numPartitions);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.previousBlockhash !== "") writer.uint32(10).string(message.previousBlockhash);
    if (message.blockhash !== "") writer.uint32(18).string(message.blockhash);
    if (message.parentSlot !== 0n) writer.uint32(24).uint64(message.parentSlot);
    for (const item of message.transactions) ConfirmedTransaction.encode(item, writer.uint32(34).fork()).join();
    for (const item of message.rewards) Reward.encode(item, writer.uint32(42).fork()).join();
    if (message.blockTime !== undefined) UnixTimestamp.encode(message.blockTime, writer.uint32(50).fork()).join();
    if (message.blockHeight !== undefined) BlockHeight.encode(message.blockHeight, writer.uint32(58).fork()).join();
    if (message.numPartitions !== undefined)
      NumPartitions.encode(message.numPartitions, writer.uint32(66).fork()).join();
  },
});

/** A transaction with its status. */
export interface ConfirmedTransaction {
  /** Signed transaction. */
  transaction: Transaction | undefined;
  /** Result of the execution: error, fee, balances and logs. */
  meta: TransactionStatusMeta | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyConfirmedTransaction = (): ConfirmedTransaction => ({ transaction: undefined, meta: undefined });

export const ConfirmedTransaction: MessageFns<ConfirmedTransaction> = /* @__PURE__ */ defineMessage(
  "ConfirmedTransaction",
  {
    empty: emptyConfirmedTransaction,
    fields: () => [
      { name: "transaction", tags: [10], type: Transaction },
      { name: "meta", tags: [18], type: TransactionStatusMeta },
    ],
    decode(input, length, message = emptyConfirmedTransaction()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
        else if (tag === 18) message.meta = TransactionStatusMeta.decode(reader, reader.length(), message.meta);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined) Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
      if (message.meta !== undefined) TransactionStatusMeta.encode(message.meta, writer.uint32(18).fork()).join();
    },
  },
);

/** A signed transaction. */
export interface Transaction {
  /** Signatures: 64 bytes each. The first one identifies the transaction. */
  signatures: Uint8Array[];
  /** Message that the signatures sign. */
  message: Message | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransaction = (): Transaction => ({ signatures: [], message: undefined });

export const Transaction: MessageFns<Transaction> = /* @__PURE__ */ defineMessage("Transaction", {
  empty: emptyTransaction,
  fields: () => [
    { name: "signatures", tags: [10], type: "bytes", repeated: true },
    { name: "message", tags: [18], type: Message },
  ],
  decode(input, length, message = emptyTransaction()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.signatures.push(reader.bytes());
      else if (tag === 18) message.message = Message.decode(reader, reader.length(), message.message);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.signatures) writer.uint32(10).bytes(item);
    if (message.message !== undefined) Message.encode(message.message, writer.uint32(18).fork()).join();
  },
});

/** Signed message of a transaction. */
export interface Message {
  /** Numbers that divide `account_keys` into signers and others, writable and read-only. */
  header: MessageHeader | undefined;
  /** Public keys of the accounts: 32 bytes each. */
  accountKeys: Uint8Array[];
  /** Recent blockhash: 32 bytes. */
  recentBlockhash: Uint8Array;
  /** Instructions, executed in order; if one fails, all changes are undone. */
  instructions: CompiledInstruction[];
  /** Whether the message has version 0 or later; otherwise, it is a legacy message. */
  versioned: boolean;
  /** Lookup tables that add accounts; only in version 0 messages. */
  addressTableLookups: MessageAddressTableLookup[];
  /** Resource limits. Only in version 1 messages. */
  config?: TransactionConfig | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMessage = (): Message => ({
  header: undefined,
  accountKeys: [],
  recentBlockhash: NO_BYTES,
  instructions: [],
  versioned: false,
  addressTableLookups: [],
  config: undefined,
});

export const Message: MessageFns<Message> = /* @__PURE__ */ defineMessage("Message", {
  empty: emptyMessage,
  fields: () => [
    { name: "header", tags: [10], type: MessageHeader },
    { name: "accountKeys", tags: [18], type: "bytes", repeated: true },
    { name: "recentBlockhash", tags: [26], type: "bytes" },
    { name: "instructions", tags: [34], type: CompiledInstruction, repeated: true },
    { name: "versioned", tags: [40], type: "bool" },
    { name: "addressTableLookups", tags: [50], type: MessageAddressTableLookup, repeated: true },
    { name: "config", tags: [58], type: TransactionConfig },
  ],
  decode(input, length, message = emptyMessage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.header = MessageHeader.decode(reader, reader.length(), message.header);
      else if (tag === 18) message.accountKeys.push(reader.bytes());
      else if (tag === 26) message.recentBlockhash = reader.bytes();
      else if (tag === 34) message.instructions.push(CompiledInstruction.decode(reader, reader.length()));
      else if (tag === 40) message.versioned = reader.bool();
      else if (tag === 50) message.addressTableLookups.push(MessageAddressTableLookup.decode(reader, reader.length()));
      else if (tag === 58) message.config = TransactionConfig.decode(reader, reader.length(), message.config);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.header !== undefined) MessageHeader.encode(message.header, writer.uint32(10).fork()).join();
    for (const item of message.accountKeys) writer.uint32(18).bytes(item);
    if (message.recentBlockhash.length !== 0) writer.uint32(26).bytes(message.recentBlockhash);
    for (const item of message.instructions) CompiledInstruction.encode(item, writer.uint32(34).fork()).join();
    if (message.versioned !== false) writer.uint32(40).bool(message.versioned);
    for (const item of message.addressTableLookups)
      MessageAddressTableLookup.encode(item, writer.uint32(50).fork()).join();
    if (message.config !== undefined) TransactionConfig.encode(message.config, writer.uint32(58).fork()).join();
  },
});

/** Resource limits in the message itself (SIMD-0385). Absent fields have the runtime's default. */
export interface TransactionConfig {
  /** Priority fee, in lamports. */
  priorityFee?: bigint | undefined;
  /** Maximum compute units that the transaction may consume. */
  computeUnitLimit?: number | undefined;
  /** Limit of the loaded account data, in bytes. */
  loadedAccountsDataSizeLimit?: number | undefined;
  /** Heap size, in bytes. */
  heapSize?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionConfig = (): TransactionConfig => ({
  priorityFee: undefined,
  computeUnitLimit: undefined,
  loadedAccountsDataSizeLimit: undefined,
  heapSize: undefined,
});

export const TransactionConfig: MessageFns<TransactionConfig> = /* @__PURE__ */ defineMessage("TransactionConfig", {
  empty: emptyTransactionConfig,
  fields: () => [
    { name: "priorityFee", tags: [8], type: "uint64" },
    { name: "computeUnitLimit", tags: [16], type: "uint32" },
    { name: "loadedAccountsDataSizeLimit", tags: [24], type: "uint32" },
    { name: "heapSize", tags: [32], type: "uint32" },
  ],
  decode(input, length, message = emptyTransactionConfig()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.priorityFee = reader.uint64();
      else if (tag === 16) message.computeUnitLimit = reader.uint32();
      else if (tag === 24) message.loadedAccountsDataSizeLimit = reader.uint32();
      else if (tag === 32) message.heapSize = reader.uint32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.priorityFee !== undefined) writer.uint32(8).uint64(message.priorityFee);
    if (message.computeUnitLimit !== undefined) writer.uint32(16).uint32(message.computeUnitLimit);
    if (message.loadedAccountsDataSizeLimit !== undefined)
      writer.uint32(24).uint32(message.loadedAccountsDataSizeLimit);
    if (message.heapSize !== undefined) writer.uint32(32).uint32(message.heapSize);
  },
});

/** Numbers of signers and read-only accounts among the account keys. */
export interface MessageHeader {
  /** Number of required signatures: the signers are that many account keys from the start. */
  numRequiredSignatures: number;
  /** Number of read-only accounts among the signers: the last ones of these. */
  numReadonlySignedAccounts: number;
  /** Number of read-only accounts among the other keys: the last ones of these. */
  numReadonlyUnsignedAccounts: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMessageHeader = (): MessageHeader => ({
  numRequiredSignatures: 0,
  numReadonlySignedAccounts: 0,
  numReadonlyUnsignedAccounts: 0,
});

export const MessageHeader: MessageFns<MessageHeader> = /* @__PURE__ */ defineMessage("MessageHeader", {
  empty: emptyMessageHeader,
  fields: () => [
    { name: "numRequiredSignatures", tags: [8], type: "uint32" },
    { name: "numReadonlySignedAccounts", tags: [16], type: "uint32" },
    { name: "numReadonlyUnsignedAccounts", tags: [24], type: "uint32" },
  ],
  decode(input, length, message = emptyMessageHeader()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.numRequiredSignatures = reader.uint32();
      else if (tag === 16) message.numReadonlySignedAccounts = reader.uint32();
      else if (tag === 24) message.numReadonlyUnsignedAccounts = reader.uint32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.numRequiredSignatures !== 0) writer.uint32(8).uint32(message.numRequiredSignatures);
    if (message.numReadonlySignedAccounts !== 0) writer.uint32(16).uint32(message.numReadonlySignedAccounts);
    if (message.numReadonlyUnsignedAccounts !== 0) writer.uint32(24).uint32(message.numReadonlyUnsignedAccounts);
  },
});

/** Addresses loaded from a lookup table. */
export interface MessageAddressTableLookup {
  /** Public key of the lookup table: 32 bytes. */
  accountKey: Uint8Array;
  /** Indexes of writable addresses in the table, one byte each. */
  writableIndexes: Uint8Array;
  /** Indexes of read-only addresses in the table, one byte each. */
  readonlyIndexes: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMessageAddressTableLookup = (): MessageAddressTableLookup => ({
  accountKey: NO_BYTES,
  writableIndexes: NO_BYTES,
  readonlyIndexes: NO_BYTES,
});

export const MessageAddressTableLookup: MessageFns<MessageAddressTableLookup> = /* @__PURE__ */ defineMessage(
  "MessageAddressTableLookup",
  {
    empty: emptyMessageAddressTableLookup,
    fields: () => [
      { name: "accountKey", tags: [10], type: "bytes" },
      { name: "writableIndexes", tags: [18], type: "bytes" },
      { name: "readonlyIndexes", tags: [26], type: "bytes" },
    ],
    decode(input, length, message = emptyMessageAddressTableLookup()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.accountKey = reader.bytes();
        else if (tag === 18) message.writableIndexes = reader.bytes();
        else if (tag === 26) message.readonlyIndexes = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.accountKey.length !== 0) writer.uint32(10).bytes(message.accountKey);
      if (message.writableIndexes.length !== 0) writer.uint32(18).bytes(message.writableIndexes);
      if (message.readonlyIndexes.length !== 0) writer.uint32(26).bytes(message.readonlyIndexes);
    },
  },
);

/** Status metadata of an executed transaction. */
export interface TransactionStatusMeta {
  /** Error; absent if the transaction succeeded. */
  err: TransactionError | undefined;
  /** Fee, in lamports. */
  fee: bigint;
  /** Balances before the transaction, in lamports, in the order of the account keys. */
  preBalances: bigint[];
  /** Balances after the transaction, in lamports, in the order of the account keys. */
  postBalances: bigint[];
  /** Instructions that programs invoked, grouped by outer instruction. */
  innerInstructions: InnerInstructions[];
  /** Log lines of the runtime and the programs, in order; long logs may be truncated. */
  logMessages: string[];
  /** Balances of token accounts before the transaction. */
  preTokenBalances: TokenBalance[];
  /** Balances of token accounts after the transaction. */
  postTokenBalances: TokenBalance[];
  /** Rent debits of the transaction's accounts; normally empty. */
  rewards: Reward[];
  /** Whether inner instructions were not recorded. If so, the list is empty. */
  innerInstructionsNone: boolean;
  /** Whether log messages were not recorded. If so, the list is empty. */
  logMessagesNone: boolean;
  /** Addresses loaded from lookup tables: 32 bytes each. */
  loadedWritableAddresses: Uint8Array[];
  /** Addresses loaded from lookup tables: 32 bytes each. */
  loadedReadonlyAddresses: Uint8Array[];
  /** Return data of the program that set it last; absent if none did. */
  returnData: ReturnData | undefined;
  /** Whether there is no return data. */
  returnDataNone: boolean;
  /** Compute units consumed by all instructions; absent in old blocks. */
  computeUnitsConsumed?: bigint | undefined;
  /** Cost of the transaction in the cost model, in cost units. */
  costUnits?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionStatusMeta = (): TransactionStatusMeta => ({
  err: undefined,
  fee: 0n,
  preBalances: [],
  postBalances: [],
  innerInstructions: [],
  logMessages: [],
  preTokenBalances: [],
  postTokenBalances: [],
  rewards: [],
  innerInstructionsNone: false,
  logMessagesNone: false,
  loadedWritableAddresses: [],
  loadedReadonlyAddresses: [],
  returnData: undefined,
  returnDataNone: false,
  computeUnitsConsumed: undefined,
  costUnits: undefined,
});

export const TransactionStatusMeta: MessageFns<TransactionStatusMeta> = /* @__PURE__ */ defineMessage(
  "TransactionStatusMeta",
  {
    empty: emptyTransactionStatusMeta,
    fields: () => [
      { name: "err", tags: [10], type: TransactionError },
      { name: "fee", tags: [16], type: "uint64" },
      { name: "preBalances", tags: [24, 26], type: "uint64", repeated: true },
      { name: "postBalances", tags: [32, 34], type: "uint64", repeated: true },
      { name: "innerInstructions", tags: [42], type: InnerInstructions, repeated: true },
      { name: "logMessages", tags: [50], type: "string", repeated: true },
      { name: "preTokenBalances", tags: [58], type: TokenBalance, repeated: true },
      { name: "postTokenBalances", tags: [66], type: TokenBalance, repeated: true },
      { name: "rewards", tags: [74], type: Reward, repeated: true },
      { name: "innerInstructionsNone", tags: [80], type: "bool" },
      { name: "logMessagesNone", tags: [88], type: "bool" },
      { name: "loadedWritableAddresses", tags: [98], type: "bytes", repeated: true },
      { name: "loadedReadonlyAddresses", tags: [106], type: "bytes", repeated: true },
      { name: "returnData", tags: [114], type: ReturnData },
      { name: "returnDataNone", tags: [120], type: "bool" },
      { name: "computeUnitsConsumed", tags: [128], type: "uint64" },
      { name: "costUnits", tags: [136], type: "uint64" },
    ],
    decode(input, length, message = emptyTransactionStatusMeta()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.err = TransactionError.decode(reader, reader.length(), message.err);
        else if (tag === 16) message.fee = reader.uint64();
        else if (tag === 26)
          for (const last = reader.endOf(reader.length()); isBefore(reader, last);)
            message.preBalances.push(reader.uint64());
        else if (tag === 34)
          for (const last = reader.endOf(reader.length()); isBefore(reader, last);)
            message.postBalances.push(reader.uint64());
        else if (tag === 42) message.innerInstructions.push(InnerInstructions.decode(reader, reader.length()));
        else if (tag === 50) message.logMessages.push(reader.string());
        else if (tag === 58) message.preTokenBalances.push(TokenBalance.decode(reader, reader.length()));
        else if (tag === 66) message.postTokenBalances.push(TokenBalance.decode(reader, reader.length()));
        else if (tag === 74) message.rewards.push(Reward.decode(reader, reader.length()));
        else if (tag === 80) message.innerInstructionsNone = reader.bool();
        else if (tag === 88) message.logMessagesNone = reader.bool();
        else if (tag === 98) message.loadedWritableAddresses.push(reader.bytes());
        else if (tag === 106) message.loadedReadonlyAddresses.push(reader.bytes());
        else if (tag === 114) message.returnData = ReturnData.decode(reader, reader.length(), message.returnData);
        else if (tag === 120) message.returnDataNone = reader.bool();
        else if (tag === 128) message.computeUnitsConsumed = reader.uint64();
        else if (tag === 136) message.costUnits = reader.uint64();
        else readField(TransactionStatusMeta, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.err !== undefined) TransactionError.encode(message.err, writer.uint32(10).fork()).join();
      if (message.fee !== 0n) writer.uint32(16).uint64(message.fee);
      if (message.preBalances.length !== 0) {
        writer.uint32(26).fork();
        for (const item of message.preBalances) writer.uint64(item);
        writer.join();
      }
      if (message.postBalances.length !== 0) {
        writer.uint32(34).fork();
        for (const item of message.postBalances) writer.uint64(item);
        writer.join();
      }
      for (const item of message.innerInstructions) InnerInstructions.encode(item, writer.uint32(42).fork()).join();
      for (const item of message.logMessages) writer.uint32(50).string(item);
      for (const item of message.preTokenBalances) TokenBalance.encode(item, writer.uint32(58).fork()).join();
      for (const item of message.postTokenBalances) TokenBalance.encode(item, writer.uint32(66).fork()).join();
      for (const item of message.rewards) Reward.encode(item, writer.uint32(74).fork()).join();
      if (message.innerInstructionsNone !== false) writer.uint32(80).bool(message.innerInstructionsNone);
      if (message.logMessagesNone !== false) writer.uint32(88).bool(message.logMessagesNone);
      for (const item of message.loadedWritableAddresses) writer.uint32(98).bytes(item);
      for (const item of message.loadedReadonlyAddresses) writer.uint32(106).bytes(item);
      if (message.returnData !== undefined) ReturnData.encode(message.returnData, writer.uint32(114).fork()).join();
      if (message.returnDataNone !== false) writer.uint32(120).bool(message.returnDataNone);
      if (message.computeUnitsConsumed !== undefined) writer.uint32(128).uint64(message.computeUnitsConsumed);
      if (message.costUnits !== undefined) writer.uint32(136).uint64(message.costUnits);
    },
  },
);

/** Error of a transaction. */
export interface TransactionError {
  /** The runtime's TransactionError, encoded with bincode. */
  err: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionError = (): TransactionError => ({ err: NO_BYTES });

export const TransactionError: MessageFns<TransactionError> = /* @__PURE__ */ defineMessage("TransactionError", {
  empty: emptyTransactionError,
  fields: () => [{ name: "err", tags: [10], type: "bytes" }],
  decode(input, length, message = emptyTransactionError()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.err = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.err.length !== 0) writer.uint32(10).bytes(message.err);
  },
});

/** Inner instructions invoked by an instruction. */
export interface InnerInstructions {
  /** Index of the outer instruction. */
  index: number;
  /** Inner instructions, in the order of their execution. */
  instructions: InnerInstruction[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyInnerInstructions = (): InnerInstructions => ({ index: 0, instructions: [] });

export const InnerInstructions: MessageFns<InnerInstructions> = /* @__PURE__ */ defineMessage("InnerInstructions", {
  empty: emptyInnerInstructions,
  fields: () => [
    { name: "index", tags: [8], type: "uint32" },
    { name: "instructions", tags: [18], type: InnerInstruction, repeated: true },
  ],
  decode(input, length, message = emptyInnerInstructions()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.index = reader.uint32();
      else if (tag === 18) message.instructions.push(InnerInstruction.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.index !== 0) writer.uint32(8).uint32(message.index);
    for (const item of message.instructions) InnerInstruction.encode(item, writer.uint32(18).fork()).join();
  },
});

/** An inner instruction. */
export interface InnerInstruction {
  /** Index of the invoked program in the account keys, loaded addresses included. */
  programIdIndex: number;
  /** Indexes into the account keys, one byte each. */
  accounts: Uint8Array;
  /** Data passed to the program, in the program's own format. */
  data: Uint8Array;
  /** Depth of the invocation; absent in old blocks. */
  stackHeight?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyInnerInstruction = (): InnerInstruction => ({
  programIdIndex: 0,
  accounts: NO_BYTES,
  data: NO_BYTES,
  stackHeight: undefined,
});

export const InnerInstruction: MessageFns<InnerInstruction> = /* @__PURE__ */ defineMessage("InnerInstruction", {
  empty: emptyInnerInstruction,
  fields: () => [
    { name: "programIdIndex", tags: [8], type: "uint32" },
    { name: "accounts", tags: [18], type: "bytes" },
    { name: "data", tags: [26], type: "bytes" },
    { name: "stackHeight", tags: [32], type: "uint32" },
  ],
  decode(input, length, message = emptyInnerInstruction()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.programIdIndex = reader.uint32();
      else if (tag === 18) message.accounts = reader.bytes();
      else if (tag === 26) message.data = reader.bytes();
      else if (tag === 32) message.stackHeight = reader.uint32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.programIdIndex !== 0) writer.uint32(8).uint32(message.programIdIndex);
    if (message.accounts.length !== 0) writer.uint32(18).bytes(message.accounts);
    if (message.data.length !== 0) writer.uint32(26).bytes(message.data);
    if (message.stackHeight !== undefined) writer.uint32(32).uint32(message.stackHeight);
  },
});

/** An instruction. */
export interface CompiledInstruction {
  /** Index of the invoked program in the account keys. */
  programIdIndex: number;
  /** Indexes into the account keys, one byte each. */
  accounts: Uint8Array;
  /** Data passed to the program, in the program's own format. */
  data: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCompiledInstruction = (): CompiledInstruction => ({
  programIdIndex: 0,
  accounts: NO_BYTES,
  data: NO_BYTES,
});

export const CompiledInstruction: MessageFns<CompiledInstruction> = /* @__PURE__ */ defineMessage(
  "CompiledInstruction",
  {
    empty: emptyCompiledInstruction,
    fields: () => [
      { name: "programIdIndex", tags: [8], type: "uint32" },
      { name: "accounts", tags: [18], type: "bytes" },
      { name: "data", tags: [26], type: "bytes" },
    ],
    decode(input, length, message = emptyCompiledInstruction()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.programIdIndex = reader.uint32();
        else if (tag === 18) message.accounts = reader.bytes();
        else if (tag === 26) message.data = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.programIdIndex !== 0) writer.uint32(8).uint32(message.programIdIndex);
      if (message.accounts.length !== 0) writer.uint32(18).bytes(message.accounts);
      if (message.data.length !== 0) writer.uint32(26).bytes(message.data);
    },
  },
);

/** The balance of a token account. */
export interface TokenBalance {
  /** Index of the token account in the account keys, loaded addresses included. */
  accountIndex: number;
  /** Base58-encoded public key of the mint. */
  mint: string;
  /** Balance of the token account. */
  uiTokenAmount: UiTokenAmount | undefined;
  /** Base58-encoded public key of the owner. */
  owner: string;
  /** Base58-encoded public key of the token program. */
  programId: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTokenBalance = (): TokenBalance => ({
  accountIndex: 0,
  mint: "",
  uiTokenAmount: undefined,
  owner: "",
  programId: "",
});

export const TokenBalance: MessageFns<TokenBalance> = /* @__PURE__ */ defineMessage("TokenBalance", {
  empty: emptyTokenBalance,
  fields: () => [
    { name: "accountIndex", tags: [8], type: "uint32" },
    { name: "mint", tags: [18], type: "string" },
    { name: "uiTokenAmount", tags: [26], type: UiTokenAmount },
    { name: "owner", tags: [34], type: "string" },
    { name: "programId", tags: [42], type: "string" },
  ],
  decode(input, length, message = emptyTokenBalance()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.accountIndex = reader.uint32();
      else if (tag === 18) message.mint = reader.string();
      else if (tag === 26) message.uiTokenAmount = UiTokenAmount.decode(reader, reader.length(), message.uiTokenAmount);
      else if (tag === 34) message.owner = reader.string();
      else if (tag === 42) message.programId = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.accountIndex !== 0) writer.uint32(8).uint32(message.accountIndex);
    if (message.mint !== "") writer.uint32(18).string(message.mint);
    if (message.uiTokenAmount !== undefined)
      UiTokenAmount.encode(message.uiTokenAmount, writer.uint32(26).fork()).join();
    if (message.owner !== "") writer.uint32(34).string(message.owner);
    if (message.programId !== "") writer.uint32(42).string(message.programId);
  },
});

/** A token amount. */
export interface UiTokenAmount {
  /** Amount as a rounded number. Use `amount` for calculations. */
  uiAmount: number;
  /** Number of decimal places of the token. */
  decimals: number;
  /** Amount in the token's smallest unit, as decimal text. */
  amount: string;
  /** Amount with decimal point, as text. */
  uiAmountString: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyUiTokenAmount = (): UiTokenAmount => ({
  uiAmount: 0,
  decimals: 0,
  amount: "",
  uiAmountString: "",
});

export const UiTokenAmount: MessageFns<UiTokenAmount> = /* @__PURE__ */ defineMessage("UiTokenAmount", {
  empty: emptyUiTokenAmount,
  fields: () => [
    { name: "uiAmount", tags: [9], type: "double" },
    { name: "decimals", tags: [16], type: "uint32" },
    { name: "amount", tags: [26], type: "string" },
    { name: "uiAmountString", tags: [34], type: "string" },
  ],
  decode(input, length, message = emptyUiTokenAmount()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 9) message.uiAmount = reader.double();
      else if (tag === 16) message.decimals = reader.uint32();
      else if (tag === 26) message.amount = reader.string();
      else if (tag === 34) message.uiAmountString = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.uiAmount !== 0) writer.uint32(9).double(message.uiAmount);
    if (message.decimals !== 0) writer.uint32(16).uint32(message.decimals);
    if (message.amount !== "") writer.uint32(26).string(message.amount);
    if (message.uiAmountString !== "") writer.uint32(34).string(message.uiAmountString);
  },
});

/** Return data of a program. */
export interface ReturnData {
  /** Public key of the program: 32 bytes. */
  programId: Uint8Array;
  /** Returned bytes, in the program's own format: at most 1,024. */
  data: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyReturnData = (): ReturnData => ({ programId: NO_BYTES, data: NO_BYTES });

export const ReturnData: MessageFns<ReturnData> = /* @__PURE__ */ defineMessage("ReturnData", {
  empty: emptyReturnData,
  fields: () => [
    { name: "programId", tags: [10], type: "bytes" },
    { name: "data", tags: [18], type: "bytes" },
  ],
  decode(input, length, message = emptyReturnData()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.programId = reader.bytes();
      else if (tag === 18) message.data = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.programId.length !== 0) writer.uint32(10).bytes(message.programId);
    if (message.data.length !== 0) writer.uint32(18).bytes(message.data);
  },
});

/** A reward paid by the protocol. */
export interface Reward {
  /** Base58-encoded public key of the recipient. */
  pubkey: string;
  /** Amount, in lamports; negative for a debit. */
  lamports: bigint;
  /** Balance after the reward, in lamports. */
  postBalance: bigint;
  /** What the reward is paid for. */
  rewardType: RewardType;
  /** Commission in percent, as text; empty if there is none. */
  commission: string;
  /** Commission in basis points, as text; empty if there is none. */
  commissionBps: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyReward = (): Reward => ({
  pubkey: "",
  lamports: 0n,
  postBalance: 0n,
  rewardType: 0,
  commission: "",
  commissionBps: "",
});

export const Reward: MessageFns<Reward> = /* @__PURE__ */ defineMessage("Reward", {
  empty: emptyReward,
  fields: () => [
    { name: "pubkey", tags: [10], type: "string" },
    { name: "lamports", tags: [16], type: "int64" },
    { name: "postBalance", tags: [24], type: "uint64" },
    { name: "rewardType", tags: [32], type: "int32" },
    { name: "commission", tags: [42], type: "string" },
    { name: "commissionBps", tags: [50], type: "string" },
  ],
  decode(input, length, message = emptyReward()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.pubkey = reader.string();
      else if (tag === 16) message.lamports = reader.int64();
      else if (tag === 24) message.postBalance = reader.uint64();
      else if (tag === 32) message.rewardType = reader.enumeration();
      else if (tag === 42) message.commission = reader.string();
      else if (tag === 50) message.commissionBps = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.pubkey !== "") writer.uint32(10).string(message.pubkey);
    if (message.lamports !== 0n) writer.uint32(16).int64(message.lamports);
    if (message.postBalance !== 0n) writer.uint32(24).uint64(message.postBalance);
    if (message.rewardType !== 0) writer.uint32(32).int32(message.rewardType);
    if (message.commission !== "") writer.uint32(42).string(message.commission);
    if (message.commissionBps !== "") writer.uint32(50).string(message.commissionBps);
  },
});

/** Rewards of a block. */
export interface Rewards {
  /** Rewards, one for each payment or debit. */
  rewards: Reward[];
  /** Partitions of the epoch rewards; only in the first block of an epoch. */
  numPartitions: NumPartitions | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyRewards = (): Rewards => ({ rewards: [], numPartitions: undefined });

export const Rewards: MessageFns<Rewards> = /* @__PURE__ */ defineMessage("Rewards", {
  empty: emptyRewards,
  fields: () => [
    { name: "rewards", tags: [10], type: Reward, repeated: true },
    { name: "numPartitions", tags: [18], type: NumPartitions },
  ],
  decode(input, length, message = emptyRewards()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.rewards.push(Reward.decode(reader, reader.length()));
      else if (tag === 18) message.numPartitions = NumPartitions.decode(reader, reader.length(), message.numPartitions);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.rewards) Reward.encode(item, writer.uint32(10).fork()).join();
    if (message.numPartitions !== undefined)
      NumPartitions.encode(message.numPartitions, writer.uint32(18).fork()).join();
  },
});

/** Unix time, in seconds. */
export interface UnixTimestamp {
  /** Seconds since the Unix epoch. */
  timestamp: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyUnixTimestamp = (): UnixTimestamp => ({ timestamp: 0n });

export const UnixTimestamp: MessageFns<UnixTimestamp> = /* @__PURE__ */ defineMessage("UnixTimestamp", {
  empty: emptyUnixTimestamp,
  fields: () => [{ name: "timestamp", tags: [8], type: "int64" }],
  decode(input, length, message = emptyUnixTimestamp()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.timestamp = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.timestamp !== 0n) writer.uint32(8).int64(message.timestamp);
  },
});

/** A block height. */
export interface BlockHeight {
  /** Number of blocks below the block; skipped slots do not count. */
  blockHeight: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBlockHeight = (): BlockHeight => ({ blockHeight: 0n });

export const BlockHeight: MessageFns<BlockHeight> = /* @__PURE__ */ defineMessage("BlockHeight", {
  empty: emptyBlockHeight,
  fields: () => [{ name: "blockHeight", tags: [8], type: "uint64" }],
  decode(input, length, message = emptyBlockHeight()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.blockHeight = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.blockHeight !== 0n) writer.uint32(8).uint64(message.blockHeight);
  },
});

/** Number of partitions of epoch rewards, each paid in one block. */
export interface NumPartitions {
  /** Number of partitions. */
  numPartitions: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNumPartitions = (): NumPartitions => ({ numPartitions: 0n });

export const NumPartitions: MessageFns<NumPartitions> = /* @__PURE__ */ defineMessage("NumPartitions", {
  empty: emptyNumPartitions,
  fields: () => [{ name: "numPartitions", tags: [8], type: "uint64" }],
  decode(input, length, message = emptyNumPartitions()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.numPartitions = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.numPartitions !== 0n) writer.uint32(8).uint64(message.numPartitions);
  },
});
