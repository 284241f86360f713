// Generated from specs/grpc/solana/storage/ConfirmedBlock/confirmed_block.proto. Do not edit: change the spec and run `npm run generate`.

import { RewardType } from "../../../geyser-enums.ts";
export { RewardType };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { NO_BYTES } from "../../../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
/** A Solana block with its transactions and their status, in the format of the ledger's storage. */

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

/** A transaction with its status. */
export interface ConfirmedTransaction {
  /** Signed transaction. */
  transaction: Transaction | undefined;
  /** Result of the execution: error, fee, balances and logs. */
  meta: TransactionStatusMeta | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A signed transaction. */
export interface Transaction {
  /** Signatures: 64 bytes each. The first one identifies the transaction. */
  signatures: Uint8Array[];
  /** Message that the signatures sign. */
  message: Message | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Error of a transaction. */
export interface TransactionError {
  /** The runtime's TransactionError, encoded with bincode. */
  err: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Inner instructions invoked by an instruction. */
export interface InnerInstructions {
  /** Index of the outer instruction. */
  index: number;
  /** Inner instructions, in the order of their execution. */
  instructions: InnerInstruction[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Return data of a program. */
export interface ReturnData {
  /** Public key of the program: 32 bytes. */
  programId: Uint8Array;
  /** Returned bytes, in the program's own format: at most 1,024. */
  data: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Rewards of a block. */
export interface Rewards {
  /** Rewards, one for each payment or debit. */
  rewards: Reward[];
  /** Partitions of the epoch rewards; only in the first block of an epoch. */
  numPartitions: NumPartitions | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Unix time, in seconds. */
export interface UnixTimestamp {
  /** Seconds since the Unix epoch. */
  timestamp: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A block height. */
export interface BlockHeight {
  /** Number of blocks below the block; skipped slots do not count. */
  blockHeight: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Number of partitions of epoch rewards, each paid in one block. */
export interface NumPartitions {
  /** Number of partitions. */
  numPartitions: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseConfirmedBlock(): ConfirmedBlock {
  return {
    previousBlockhash: "",
    blockhash: "",
    parentSlot: 0n,
    transactions: [],
    rewards: [],
    blockTime: undefined,
    blockHeight: undefined,
    numPartitions: undefined,
  };
}

let ConfirmedBlockView: ViewClass<ConfirmedBlock> | undefined;

export const ConfirmedBlock: MessageFns<ConfirmedBlock> = /* @__PURE__ */ checkedFns("ConfirmedBlock", {
  encode(message: ConfirmedBlock, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.previousBlockhash !== "") {
      writer.uint32(10).string(message.previousBlockhash);
    }
    if (message.blockhash !== "") {
      writer.uint32(18).string(message.blockhash);
    }
    if (message.parentSlot !== 0n) {
      writer.uint32(24).uint64(message.parentSlot);
    }
    for (const v of message.transactions) {
      ConfirmedTransaction.encode(v!, writer.uint32(34).fork()).join();
    }
    for (const v of message.rewards) {
      Reward.encode(v!, writer.uint32(42).fork()).join();
    }
    if (message.blockTime !== undefined) {
      UnixTimestamp.encode(message.blockTime, writer.uint32(50).fork()).join();
    }
    if (message.blockHeight !== undefined) {
      BlockHeight.encode(message.blockHeight, writer.uint32(58).fork()).join();
    }
    if (message.numPartitions !== undefined) {
      NumPartitions.encode(message.numPartitions, writer.uint32(66).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ConfirmedBlock = createBaseConfirmedBlock(),
  ): ConfirmedBlock {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.previousBlockhash = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.blockhash = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.parentSlot = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.transactions.push(ConfirmedTransaction.decode(reader, reader.length()));
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.rewards.push(Reward.decode(reader, reader.length()));
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.blockTime = UnixTimestamp.decode(reader, reader.length(), message.blockTime);
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.blockHeight = BlockHeight.decode(reader, reader.length(), message.blockHeight);
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.numPartitions = NumPartitions.decode(reader, reader.length(), message.numPartitions);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ConfirmedBlock> {
    ConfirmedBlockView ??= viewClass(ConfirmedBlock, createBaseConfirmedBlock, [
      { name: "previousBlockhash", tags: [10], type: "string" },
      { name: "blockhash", tags: [18], type: "string" },
      { name: "parentSlot", tags: [24], type: "uint64" },
      { name: "transactions", tags: [34], type: ConfirmedTransaction, repeated: true },
      { name: "rewards", tags: [42], type: Reward, repeated: true },
      { name: "blockTime", tags: [50], type: UnixTimestamp },
      { name: "blockHeight", tags: [58], type: BlockHeight },
      { name: "numPartitions", tags: [66], type: NumPartitions },
    ]);
    return new ConfirmedBlockView(input, length);
  },

  create(base?: DeepPartial<ConfirmedBlock>): ConfirmedBlock {
    return ConfirmedBlock.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ConfirmedBlock>): ConfirmedBlock {
    const message = createBaseConfirmedBlock();
    message.previousBlockhash = object.previousBlockhash ?? "";
    message.blockhash = object.blockhash ?? "";
    message.parentSlot = object.parentSlot !== undefined && object.parentSlot !== null ? BigInt(object.parentSlot) : 0n;
    message.transactions = object.transactions?.map((e) => ConfirmedTransaction.fromPartial(e)) || [];
    message.rewards = object.rewards?.map((e) => Reward.fromPartial(e)) || [];
    message.blockTime =
      object.blockTime !== undefined && object.blockTime !== null
        ? UnixTimestamp.fromPartial(object.blockTime)
        : undefined;
    message.blockHeight =
      object.blockHeight !== undefined && object.blockHeight !== null
        ? BlockHeight.fromPartial(object.blockHeight)
        : undefined;
    message.numPartitions =
      object.numPartitions !== undefined && object.numPartitions !== null
        ? NumPartitions.fromPartial(object.numPartitions)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseConfirmedTransaction(): ConfirmedTransaction {
  return { transaction: undefined, meta: undefined };
}

let ConfirmedTransactionView: ViewClass<ConfirmedTransaction> | undefined;

export const ConfirmedTransaction: MessageFns<ConfirmedTransaction> = /* @__PURE__ */ checkedFns(
  "ConfirmedTransaction",
  {
    encode(message: ConfirmedTransaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
      }
      if (message.meta !== undefined) {
        TransactionStatusMeta.encode(message.meta, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ConfirmedTransaction = createBaseConfirmedTransaction(),
    ): ConfirmedTransaction {
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

            message.meta = TransactionStatusMeta.decode(reader, reader.length(), message.meta);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ConfirmedTransaction> {
      ConfirmedTransactionView ??= viewClass(ConfirmedTransaction, createBaseConfirmedTransaction, [
        { name: "transaction", tags: [10], type: Transaction },
        { name: "meta", tags: [18], type: TransactionStatusMeta },
      ]);
      return new ConfirmedTransactionView(input, length);
    },

    create(base?: DeepPartial<ConfirmedTransaction>): ConfirmedTransaction {
      return ConfirmedTransaction.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ConfirmedTransaction>): ConfirmedTransaction {
      const message = createBaseConfirmedTransaction();
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? Transaction.fromPartial(object.transaction)
          : undefined;
      message.meta =
        object.meta !== undefined && object.meta !== null ? TransactionStatusMeta.fromPartial(object.meta) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransaction(): Transaction {
  return { signatures: [], message: undefined };
}

let TransactionView: ViewClass<Transaction> | undefined;

export const Transaction: MessageFns<Transaction> = /* @__PURE__ */ checkedFns("Transaction", {
  encode(message: Transaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.signatures) {
      writer.uint32(10).bytes(v!);
    }
    if (message.message !== undefined) {
      Message.encode(message.message, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: Transaction = createBaseTransaction(),
  ): Transaction {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.signatures.push(reader.bytes());
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.message = Message.decode(reader, reader.length(), message.message);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Transaction> {
    TransactionView ??= viewClass(Transaction, createBaseTransaction, [
      { name: "signatures", tags: [10], type: "bytes", repeated: true },
      { name: "message", tags: [18], type: Message },
    ]);
    return new TransactionView(input, length);
  },

  create(base?: DeepPartial<Transaction>): Transaction {
    return Transaction.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Transaction>): Transaction {
    const message = createBaseTransaction();
    message.signatures = object.signatures?.map((e) => e) || [];
    message.message =
      object.message !== undefined && object.message !== null ? Message.fromPartial(object.message) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMessage(): Message {
  return {
    header: undefined,
    accountKeys: [],
    recentBlockhash: NO_BYTES,
    instructions: [],
    versioned: false,
    addressTableLookups: [],
    config: undefined,
  };
}

let MessageView: ViewClass<Message> | undefined;

export const Message: MessageFns<Message> = /* @__PURE__ */ checkedFns("Message", {
  encode(message: Message, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.header !== undefined) {
      MessageHeader.encode(message.header, writer.uint32(10).fork()).join();
    }
    for (const v of message.accountKeys) {
      writer.uint32(18).bytes(v!);
    }
    if (message.recentBlockhash.length !== 0) {
      writer.uint32(26).bytes(message.recentBlockhash);
    }
    for (const v of message.instructions) {
      CompiledInstruction.encode(v!, writer.uint32(34).fork()).join();
    }
    if (message.versioned !== false) {
      writer.uint32(40).bool(message.versioned);
    }
    for (const v of message.addressTableLookups) {
      MessageAddressTableLookup.encode(v!, writer.uint32(50).fork()).join();
    }
    if (message.config !== undefined) {
      TransactionConfig.encode(message.config, writer.uint32(58).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Message = createBaseMessage()): Message {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.header = MessageHeader.decode(reader, reader.length(), message.header);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.accountKeys.push(reader.bytes());
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.recentBlockhash = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.instructions.push(CompiledInstruction.decode(reader, reader.length()));
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.versioned = reader.bool();
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.addressTableLookups.push(MessageAddressTableLookup.decode(reader, reader.length()));
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.config = TransactionConfig.decode(reader, reader.length(), message.config);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Message> {
    MessageView ??= viewClass(Message, createBaseMessage, [
      { name: "header", tags: [10], type: MessageHeader },
      { name: "accountKeys", tags: [18], type: "bytes", repeated: true },
      { name: "recentBlockhash", tags: [26], type: "bytes" },
      { name: "instructions", tags: [34], type: CompiledInstruction, repeated: true },
      { name: "versioned", tags: [40], type: "bool" },
      { name: "addressTableLookups", tags: [50], type: MessageAddressTableLookup, repeated: true },
      { name: "config", tags: [58], type: TransactionConfig },
    ]);
    return new MessageView(input, length);
  },

  create(base?: DeepPartial<Message>): Message {
    return Message.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Message>): Message {
    const message = createBaseMessage();
    message.header =
      object.header !== undefined && object.header !== null ? MessageHeader.fromPartial(object.header) : undefined;
    message.accountKeys = object.accountKeys?.map((e) => e) || [];
    message.recentBlockhash = object.recentBlockhash ?? NO_BYTES;
    message.instructions = object.instructions?.map((e) => CompiledInstruction.fromPartial(e)) || [];
    message.versioned = object.versioned ?? false;
    message.addressTableLookups =
      object.addressTableLookups?.map((e) => MessageAddressTableLookup.fromPartial(e)) || [];
    message.config =
      object.config !== undefined && object.config !== null ? TransactionConfig.fromPartial(object.config) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionConfig(): TransactionConfig {
  return {
    priorityFee: undefined,
    computeUnitLimit: undefined,
    loadedAccountsDataSizeLimit: undefined,
    heapSize: undefined,
  };
}

let TransactionConfigView: ViewClass<TransactionConfig> | undefined;

export const TransactionConfig: MessageFns<TransactionConfig> = /* @__PURE__ */ checkedFns("TransactionConfig", {
  encode(message: TransactionConfig, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.priorityFee !== undefined) {
      writer.uint32(8).uint64(message.priorityFee);
    }
    if (message.computeUnitLimit !== undefined) {
      writer.uint32(16).uint32(message.computeUnitLimit);
    }
    if (message.loadedAccountsDataSizeLimit !== undefined) {
      writer.uint32(24).uint32(message.loadedAccountsDataSizeLimit);
    }
    if (message.heapSize !== undefined) {
      writer.uint32(32).uint32(message.heapSize);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionConfig = createBaseTransactionConfig(),
  ): TransactionConfig {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.priorityFee = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.computeUnitLimit = reader.uint32();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.loadedAccountsDataSizeLimit = reader.uint32();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.heapSize = reader.uint32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionConfig> {
    TransactionConfigView ??= viewClass(TransactionConfig, createBaseTransactionConfig, [
      { name: "priorityFee", tags: [8], type: "uint64" },
      { name: "computeUnitLimit", tags: [16], type: "uint32" },
      { name: "loadedAccountsDataSizeLimit", tags: [24], type: "uint32" },
      { name: "heapSize", tags: [32], type: "uint32" },
    ]);
    return new TransactionConfigView(input, length);
  },

  create(base?: DeepPartial<TransactionConfig>): TransactionConfig {
    return TransactionConfig.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionConfig>): TransactionConfig {
    const message = createBaseTransactionConfig();
    message.priorityFee =
      object.priorityFee !== undefined && object.priorityFee !== null ? BigInt(object.priorityFee) : undefined;
    message.computeUnitLimit = object.computeUnitLimit ?? undefined;
    message.loadedAccountsDataSizeLimit = object.loadedAccountsDataSizeLimit ?? undefined;
    message.heapSize = object.heapSize ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMessageHeader(): MessageHeader {
  return { numRequiredSignatures: 0, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 0 };
}

let MessageHeaderView: ViewClass<MessageHeader> | undefined;

export const MessageHeader: MessageFns<MessageHeader> = /* @__PURE__ */ checkedFns("MessageHeader", {
  encode(message: MessageHeader, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.numRequiredSignatures !== 0) {
      writer.uint32(8).uint32(message.numRequiredSignatures);
    }
    if (message.numReadonlySignedAccounts !== 0) {
      writer.uint32(16).uint32(message.numReadonlySignedAccounts);
    }
    if (message.numReadonlyUnsignedAccounts !== 0) {
      writer.uint32(24).uint32(message.numReadonlyUnsignedAccounts);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MessageHeader = createBaseMessageHeader(),
  ): MessageHeader {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.numRequiredSignatures = reader.uint32();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.numReadonlySignedAccounts = reader.uint32();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.numReadonlyUnsignedAccounts = reader.uint32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MessageHeader> {
    MessageHeaderView ??= viewClass(MessageHeader, createBaseMessageHeader, [
      { name: "numRequiredSignatures", tags: [8], type: "uint32" },
      { name: "numReadonlySignedAccounts", tags: [16], type: "uint32" },
      { name: "numReadonlyUnsignedAccounts", tags: [24], type: "uint32" },
    ]);
    return new MessageHeaderView(input, length);
  },

  create(base?: DeepPartial<MessageHeader>): MessageHeader {
    return MessageHeader.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MessageHeader>): MessageHeader {
    const message = createBaseMessageHeader();
    message.numRequiredSignatures = object.numRequiredSignatures ?? 0;
    message.numReadonlySignedAccounts = object.numReadonlySignedAccounts ?? 0;
    message.numReadonlyUnsignedAccounts = object.numReadonlyUnsignedAccounts ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMessageAddressTableLookup(): MessageAddressTableLookup {
  return { accountKey: NO_BYTES, writableIndexes: NO_BYTES, readonlyIndexes: NO_BYTES };
}

let MessageAddressTableLookupView: ViewClass<MessageAddressTableLookup> | undefined;

export const MessageAddressTableLookup: MessageFns<MessageAddressTableLookup> = /* @__PURE__ */ checkedFns(
  "MessageAddressTableLookup",
  {
    encode(message: MessageAddressTableLookup, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.accountKey.length !== 0) {
        writer.uint32(10).bytes(message.accountKey);
      }
      if (message.writableIndexes.length !== 0) {
        writer.uint32(18).bytes(message.writableIndexes);
      }
      if (message.readonlyIndexes.length !== 0) {
        writer.uint32(26).bytes(message.readonlyIndexes);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MessageAddressTableLookup = createBaseMessageAddressTableLookup(),
    ): MessageAddressTableLookup {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.accountKey = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.writableIndexes = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.readonlyIndexes = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MessageAddressTableLookup> {
      MessageAddressTableLookupView ??= viewClass(MessageAddressTableLookup, createBaseMessageAddressTableLookup, [
        { name: "accountKey", tags: [10], type: "bytes" },
        { name: "writableIndexes", tags: [18], type: "bytes" },
        { name: "readonlyIndexes", tags: [26], type: "bytes" },
      ]);
      return new MessageAddressTableLookupView(input, length);
    },

    create(base?: DeepPartial<MessageAddressTableLookup>): MessageAddressTableLookup {
      return MessageAddressTableLookup.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MessageAddressTableLookup>): MessageAddressTableLookup {
      const message = createBaseMessageAddressTableLookup();
      message.accountKey = object.accountKey ?? NO_BYTES;
      message.writableIndexes = object.writableIndexes ?? NO_BYTES;
      message.readonlyIndexes = object.readonlyIndexes ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransactionStatusMeta(): TransactionStatusMeta {
  return {
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
  };
}

let TransactionStatusMetaView: ViewClass<TransactionStatusMeta> | undefined;

export const TransactionStatusMeta: MessageFns<TransactionStatusMeta> = /* @__PURE__ */ checkedFns(
  "TransactionStatusMeta",
  {
    encode(message: TransactionStatusMeta, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.err !== undefined) {
        TransactionError.encode(message.err, writer.uint32(10).fork()).join();
      }
      if (message.fee !== 0n) {
        writer.uint32(16).uint64(message.fee);
      }
      if (message.preBalances.length !== 0) {
        writer.uint32(26).fork();
        for (const v of message.preBalances) {
          writer.uint64(v);
        }
        writer.join();
      }
      if (message.postBalances.length !== 0) {
        writer.uint32(34).fork();
        for (const v of message.postBalances) {
          writer.uint64(v);
        }
        writer.join();
      }
      for (const v of message.innerInstructions) {
        InnerInstructions.encode(v!, writer.uint32(42).fork()).join();
      }
      for (const v of message.logMessages) {
        writer.uint32(50).string(v!);
      }
      for (const v of message.preTokenBalances) {
        TokenBalance.encode(v!, writer.uint32(58).fork()).join();
      }
      for (const v of message.postTokenBalances) {
        TokenBalance.encode(v!, writer.uint32(66).fork()).join();
      }
      for (const v of message.rewards) {
        Reward.encode(v!, writer.uint32(74).fork()).join();
      }
      if (message.innerInstructionsNone !== false) {
        writer.uint32(80).bool(message.innerInstructionsNone);
      }
      if (message.logMessagesNone !== false) {
        writer.uint32(88).bool(message.logMessagesNone);
      }
      for (const v of message.loadedWritableAddresses) {
        writer.uint32(98).bytes(v!);
      }
      for (const v of message.loadedReadonlyAddresses) {
        writer.uint32(106).bytes(v!);
      }
      if (message.returnData !== undefined) {
        ReturnData.encode(message.returnData, writer.uint32(114).fork()).join();
      }
      if (message.returnDataNone !== false) {
        writer.uint32(120).bool(message.returnDataNone);
      }
      if (message.computeUnitsConsumed !== undefined) {
        writer.uint32(128).uint64(message.computeUnitsConsumed);
      }
      if (message.costUnits !== undefined) {
        writer.uint32(136).uint64(message.costUnits);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransactionStatusMeta = createBaseTransactionStatusMeta(),
    ): TransactionStatusMeta {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.err = TransactionError.decode(reader, reader.length(), message.err);
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.fee = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag === 24) {
              message.preBalances.push(reader.uint64() as bigint);

              continue;
            }

            if (tag === 26) {
              const end2 = reader.endOf(reader.length());
              while (reader.pos < end2) {
                message.preBalances.push(reader.uint64() as bigint);
              }
              reader.expectEnd(end2);

              continue;
            }

            break;
          }
          case 4: {
            if (tag === 32) {
              message.postBalances.push(reader.uint64() as bigint);

              continue;
            }

            if (tag === 34) {
              const end2 = reader.endOf(reader.length());
              while (reader.pos < end2) {
                message.postBalances.push(reader.uint64() as bigint);
              }
              reader.expectEnd(end2);

              continue;
            }

            break;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.innerInstructions.push(InnerInstructions.decode(reader, reader.length()));
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.logMessages.push(reader.string());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.preTokenBalances.push(TokenBalance.decode(reader, reader.length()));
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }

            message.postTokenBalances.push(TokenBalance.decode(reader, reader.length()));
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }

            message.rewards.push(Reward.decode(reader, reader.length()));
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }

            message.innerInstructionsNone = reader.bool();
            continue;
          }
          case 11: {
            if (tag !== 88) {
              break;
            }

            message.logMessagesNone = reader.bool();
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }

            message.loadedWritableAddresses.push(reader.bytes());
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }

            message.loadedReadonlyAddresses.push(reader.bytes());
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }

            message.returnData = ReturnData.decode(reader, reader.length(), message.returnData);
            continue;
          }
          case 15: {
            if (tag !== 120) {
              break;
            }

            message.returnDataNone = reader.bool();
            continue;
          }
          case 16: {
            if (tag !== 128) {
              break;
            }

            message.computeUnitsConsumed = reader.uint64() as bigint;
            continue;
          }
          case 17: {
            if (tag !== 136) {
              break;
            }

            message.costUnits = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionStatusMeta> {
      TransactionStatusMetaView ??= viewClass(TransactionStatusMeta, createBaseTransactionStatusMeta, [
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
      ]);
      return new TransactionStatusMetaView(input, length);
    },

    create(base?: DeepPartial<TransactionStatusMeta>): TransactionStatusMeta {
      return TransactionStatusMeta.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransactionStatusMeta>): TransactionStatusMeta {
      const message = createBaseTransactionStatusMeta();
      message.err =
        object.err !== undefined && object.err !== null ? TransactionError.fromPartial(object.err) : undefined;
      message.fee = object.fee !== undefined && object.fee !== null ? BigInt(object.fee) : 0n;
      message.preBalances = object.preBalances?.map((e) => BigInt(e)) || [];
      message.postBalances = object.postBalances?.map((e) => BigInt(e)) || [];
      message.innerInstructions = object.innerInstructions?.map((e) => InnerInstructions.fromPartial(e)) || [];
      message.logMessages = object.logMessages?.map((e) => e) || [];
      message.preTokenBalances = object.preTokenBalances?.map((e) => TokenBalance.fromPartial(e)) || [];
      message.postTokenBalances = object.postTokenBalances?.map((e) => TokenBalance.fromPartial(e)) || [];
      message.rewards = object.rewards?.map((e) => Reward.fromPartial(e)) || [];
      message.innerInstructionsNone = object.innerInstructionsNone ?? false;
      message.logMessagesNone = object.logMessagesNone ?? false;
      message.loadedWritableAddresses = object.loadedWritableAddresses?.map((e) => e) || [];
      message.loadedReadonlyAddresses = object.loadedReadonlyAddresses?.map((e) => e) || [];
      message.returnData =
        object.returnData !== undefined && object.returnData !== null
          ? ReturnData.fromPartial(object.returnData)
          : undefined;
      message.returnDataNone = object.returnDataNone ?? false;
      message.computeUnitsConsumed =
        object.computeUnitsConsumed !== undefined && object.computeUnitsConsumed !== null
          ? BigInt(object.computeUnitsConsumed)
          : undefined;
      message.costUnits =
        object.costUnits !== undefined && object.costUnits !== null ? BigInt(object.costUnits) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransactionError(): TransactionError {
  return { err: NO_BYTES };
}

let TransactionErrorView: ViewClass<TransactionError> | undefined;

export const TransactionError: MessageFns<TransactionError> = /* @__PURE__ */ checkedFns("TransactionError", {
  encode(message: TransactionError, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.err.length !== 0) {
      writer.uint32(10).bytes(message.err);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionError = createBaseTransactionError(),
  ): TransactionError {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.err = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionError> {
    TransactionErrorView ??= viewClass(TransactionError, createBaseTransactionError, [
      { name: "err", tags: [10], type: "bytes" },
    ]);
    return new TransactionErrorView(input, length);
  },

  create(base?: DeepPartial<TransactionError>): TransactionError {
    return TransactionError.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionError>): TransactionError {
    const message = createBaseTransactionError();
    message.err = object.err ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseInnerInstructions(): InnerInstructions {
  return { index: 0, instructions: [] };
}

let InnerInstructionsView: ViewClass<InnerInstructions> | undefined;

export const InnerInstructions: MessageFns<InnerInstructions> = /* @__PURE__ */ checkedFns("InnerInstructions", {
  encode(message: InnerInstructions, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.index !== 0) {
      writer.uint32(8).uint32(message.index);
    }
    for (const v of message.instructions) {
      InnerInstruction.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: InnerInstructions = createBaseInnerInstructions(),
  ): InnerInstructions {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.index = reader.uint32();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.instructions.push(InnerInstruction.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<InnerInstructions> {
    InnerInstructionsView ??= viewClass(InnerInstructions, createBaseInnerInstructions, [
      { name: "index", tags: [8], type: "uint32" },
      { name: "instructions", tags: [18], type: InnerInstruction, repeated: true },
    ]);
    return new InnerInstructionsView(input, length);
  },

  create(base?: DeepPartial<InnerInstructions>): InnerInstructions {
    return InnerInstructions.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<InnerInstructions>): InnerInstructions {
    const message = createBaseInnerInstructions();
    message.index = object.index ?? 0;
    message.instructions = object.instructions?.map((e) => InnerInstruction.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseInnerInstruction(): InnerInstruction {
  return { programIdIndex: 0, accounts: NO_BYTES, data: NO_BYTES, stackHeight: undefined };
}

let InnerInstructionView: ViewClass<InnerInstruction> | undefined;

export const InnerInstruction: MessageFns<InnerInstruction> = /* @__PURE__ */ checkedFns("InnerInstruction", {
  encode(message: InnerInstruction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.programIdIndex !== 0) {
      writer.uint32(8).uint32(message.programIdIndex);
    }
    if (message.accounts.length !== 0) {
      writer.uint32(18).bytes(message.accounts);
    }
    if (message.data.length !== 0) {
      writer.uint32(26).bytes(message.data);
    }
    if (message.stackHeight !== undefined) {
      writer.uint32(32).uint32(message.stackHeight);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: InnerInstruction = createBaseInnerInstruction(),
  ): InnerInstruction {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.programIdIndex = reader.uint32();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.accounts = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.data = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.stackHeight = reader.uint32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<InnerInstruction> {
    InnerInstructionView ??= viewClass(InnerInstruction, createBaseInnerInstruction, [
      { name: "programIdIndex", tags: [8], type: "uint32" },
      { name: "accounts", tags: [18], type: "bytes" },
      { name: "data", tags: [26], type: "bytes" },
      { name: "stackHeight", tags: [32], type: "uint32" },
    ]);
    return new InnerInstructionView(input, length);
  },

  create(base?: DeepPartial<InnerInstruction>): InnerInstruction {
    return InnerInstruction.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<InnerInstruction>): InnerInstruction {
    const message = createBaseInnerInstruction();
    message.programIdIndex = object.programIdIndex ?? 0;
    message.accounts = object.accounts ?? NO_BYTES;
    message.data = object.data ?? NO_BYTES;
    message.stackHeight = object.stackHeight ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCompiledInstruction(): CompiledInstruction {
  return { programIdIndex: 0, accounts: NO_BYTES, data: NO_BYTES };
}

let CompiledInstructionView: ViewClass<CompiledInstruction> | undefined;

export const CompiledInstruction: MessageFns<CompiledInstruction> = /* @__PURE__ */ checkedFns("CompiledInstruction", {
  encode(message: CompiledInstruction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.programIdIndex !== 0) {
      writer.uint32(8).uint32(message.programIdIndex);
    }
    if (message.accounts.length !== 0) {
      writer.uint32(18).bytes(message.accounts);
    }
    if (message.data.length !== 0) {
      writer.uint32(26).bytes(message.data);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CompiledInstruction = createBaseCompiledInstruction(),
  ): CompiledInstruction {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.programIdIndex = reader.uint32();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.accounts = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.data = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CompiledInstruction> {
    CompiledInstructionView ??= viewClass(CompiledInstruction, createBaseCompiledInstruction, [
      { name: "programIdIndex", tags: [8], type: "uint32" },
      { name: "accounts", tags: [18], type: "bytes" },
      { name: "data", tags: [26], type: "bytes" },
    ]);
    return new CompiledInstructionView(input, length);
  },

  create(base?: DeepPartial<CompiledInstruction>): CompiledInstruction {
    return CompiledInstruction.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CompiledInstruction>): CompiledInstruction {
    const message = createBaseCompiledInstruction();
    message.programIdIndex = object.programIdIndex ?? 0;
    message.accounts = object.accounts ?? NO_BYTES;
    message.data = object.data ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTokenBalance(): TokenBalance {
  return { accountIndex: 0, mint: "", uiTokenAmount: undefined, owner: "", programId: "" };
}

let TokenBalanceView: ViewClass<TokenBalance> | undefined;

export const TokenBalance: MessageFns<TokenBalance> = /* @__PURE__ */ checkedFns("TokenBalance", {
  encode(message: TokenBalance, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.accountIndex !== 0) {
      writer.uint32(8).uint32(message.accountIndex);
    }
    if (message.mint !== "") {
      writer.uint32(18).string(message.mint);
    }
    if (message.uiTokenAmount !== undefined) {
      UiTokenAmount.encode(message.uiTokenAmount, writer.uint32(26).fork()).join();
    }
    if (message.owner !== "") {
      writer.uint32(34).string(message.owner);
    }
    if (message.programId !== "") {
      writer.uint32(42).string(message.programId);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TokenBalance = createBaseTokenBalance(),
  ): TokenBalance {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.accountIndex = reader.uint32();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.mint = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.uiTokenAmount = UiTokenAmount.decode(reader, reader.length(), message.uiTokenAmount);
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.owner = reader.string();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.programId = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TokenBalance> {
    TokenBalanceView ??= viewClass(TokenBalance, createBaseTokenBalance, [
      { name: "accountIndex", tags: [8], type: "uint32" },
      { name: "mint", tags: [18], type: "string" },
      { name: "uiTokenAmount", tags: [26], type: UiTokenAmount },
      { name: "owner", tags: [34], type: "string" },
      { name: "programId", tags: [42], type: "string" },
    ]);
    return new TokenBalanceView(input, length);
  },

  create(base?: DeepPartial<TokenBalance>): TokenBalance {
    return TokenBalance.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TokenBalance>): TokenBalance {
    const message = createBaseTokenBalance();
    message.accountIndex = object.accountIndex ?? 0;
    message.mint = object.mint ?? "";
    message.uiTokenAmount =
      object.uiTokenAmount !== undefined && object.uiTokenAmount !== null
        ? UiTokenAmount.fromPartial(object.uiTokenAmount)
        : undefined;
    message.owner = object.owner ?? "";
    message.programId = object.programId ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseUiTokenAmount(): UiTokenAmount {
  return { uiAmount: 0, decimals: 0, amount: "", uiAmountString: "" };
}

let UiTokenAmountView: ViewClass<UiTokenAmount> | undefined;

export const UiTokenAmount: MessageFns<UiTokenAmount> = /* @__PURE__ */ checkedFns("UiTokenAmount", {
  encode(message: UiTokenAmount, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.uiAmount !== 0) {
      writer.uint32(9).double(message.uiAmount);
    }
    if (message.decimals !== 0) {
      writer.uint32(16).uint32(message.decimals);
    }
    if (message.amount !== "") {
      writer.uint32(26).string(message.amount);
    }
    if (message.uiAmountString !== "") {
      writer.uint32(34).string(message.uiAmountString);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: UiTokenAmount = createBaseUiTokenAmount(),
  ): UiTokenAmount {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 9) {
            break;
          }

          message.uiAmount = reader.double();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.decimals = reader.uint32();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.amount = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.uiAmountString = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UiTokenAmount> {
    UiTokenAmountView ??= viewClass(UiTokenAmount, createBaseUiTokenAmount, [
      { name: "uiAmount", tags: [9], type: "double" },
      { name: "decimals", tags: [16], type: "uint32" },
      { name: "amount", tags: [26], type: "string" },
      { name: "uiAmountString", tags: [34], type: "string" },
    ]);
    return new UiTokenAmountView(input, length);
  },

  create(base?: DeepPartial<UiTokenAmount>): UiTokenAmount {
    return UiTokenAmount.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<UiTokenAmount>): UiTokenAmount {
    const message = createBaseUiTokenAmount();
    message.uiAmount = object.uiAmount ?? 0;
    message.decimals = object.decimals ?? 0;
    message.amount = object.amount ?? "";
    message.uiAmountString = object.uiAmountString ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseReturnData(): ReturnData {
  return { programId: NO_BYTES, data: NO_BYTES };
}

let ReturnDataView: ViewClass<ReturnData> | undefined;

export const ReturnData: MessageFns<ReturnData> = /* @__PURE__ */ checkedFns("ReturnData", {
  encode(message: ReturnData, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.programId.length !== 0) {
      writer.uint32(10).bytes(message.programId);
    }
    if (message.data.length !== 0) {
      writer.uint32(18).bytes(message.data);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: ReturnData = createBaseReturnData()): ReturnData {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.programId = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.data = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ReturnData> {
    ReturnDataView ??= viewClass(ReturnData, createBaseReturnData, [
      { name: "programId", tags: [10], type: "bytes" },
      { name: "data", tags: [18], type: "bytes" },
    ]);
    return new ReturnDataView(input, length);
  },

  create(base?: DeepPartial<ReturnData>): ReturnData {
    return ReturnData.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ReturnData>): ReturnData {
    const message = createBaseReturnData();
    message.programId = object.programId ?? NO_BYTES;
    message.data = object.data ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseReward(): Reward {
  return { pubkey: "", lamports: 0n, postBalance: 0n, rewardType: 0, commission: "", commissionBps: "" };
}

let RewardView: ViewClass<Reward> | undefined;

export const Reward: MessageFns<Reward> = /* @__PURE__ */ checkedFns("Reward", {
  encode(message: Reward, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.pubkey !== "") {
      writer.uint32(10).string(message.pubkey);
    }
    if (message.lamports !== 0n) {
      writer.uint32(16).int64(message.lamports);
    }
    if (message.postBalance !== 0n) {
      writer.uint32(24).uint64(message.postBalance);
    }
    if (message.rewardType !== 0) {
      writer.uint32(32).int32(message.rewardType);
    }
    if (message.commission !== "") {
      writer.uint32(42).string(message.commission);
    }
    if (message.commissionBps !== "") {
      writer.uint32(50).string(message.commissionBps);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Reward = createBaseReward()): Reward {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.pubkey = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.lamports = reader.int64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.postBalance = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.rewardType = reader.enumeration();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.commission = reader.string();
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.commissionBps = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Reward> {
    RewardView ??= viewClass(Reward, createBaseReward, [
      { name: "pubkey", tags: [10], type: "string" },
      { name: "lamports", tags: [16], type: "int64" },
      { name: "postBalance", tags: [24], type: "uint64" },
      { name: "rewardType", tags: [32], type: "int32" },
      { name: "commission", tags: [42], type: "string" },
      { name: "commissionBps", tags: [50], type: "string" },
    ]);
    return new RewardView(input, length);
  },

  create(base?: DeepPartial<Reward>): Reward {
    return Reward.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Reward>): Reward {
    const message = createBaseReward();
    message.pubkey = object.pubkey ?? "";
    message.lamports = object.lamports !== undefined && object.lamports !== null ? BigInt(object.lamports) : 0n;
    message.postBalance =
      object.postBalance !== undefined && object.postBalance !== null ? BigInt(object.postBalance) : 0n;
    message.rewardType = object.rewardType ?? 0;
    message.commission = object.commission ?? "";
    message.commissionBps = object.commissionBps ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseRewards(): Rewards {
  return { rewards: [], numPartitions: undefined };
}

let RewardsView: ViewClass<Rewards> | undefined;

export const Rewards: MessageFns<Rewards> = /* @__PURE__ */ checkedFns("Rewards", {
  encode(message: Rewards, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.rewards) {
      Reward.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message.numPartitions !== undefined) {
      NumPartitions.encode(message.numPartitions, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Rewards = createBaseRewards()): Rewards {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.rewards.push(Reward.decode(reader, reader.length()));
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.numPartitions = NumPartitions.decode(reader, reader.length(), message.numPartitions);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Rewards> {
    RewardsView ??= viewClass(Rewards, createBaseRewards, [
      { name: "rewards", tags: [10], type: Reward, repeated: true },
      { name: "numPartitions", tags: [18], type: NumPartitions },
    ]);
    return new RewardsView(input, length);
  },

  create(base?: DeepPartial<Rewards>): Rewards {
    return Rewards.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Rewards>): Rewards {
    const message = createBaseRewards();
    message.rewards = object.rewards?.map((e) => Reward.fromPartial(e)) || [];
    message.numPartitions =
      object.numPartitions !== undefined && object.numPartitions !== null
        ? NumPartitions.fromPartial(object.numPartitions)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseUnixTimestamp(): UnixTimestamp {
  return { timestamp: 0n };
}

let UnixTimestampView: ViewClass<UnixTimestamp> | undefined;

export const UnixTimestamp: MessageFns<UnixTimestamp> = /* @__PURE__ */ checkedFns("UnixTimestamp", {
  encode(message: UnixTimestamp, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.timestamp !== 0n) {
      writer.uint32(8).int64(message.timestamp);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: UnixTimestamp = createBaseUnixTimestamp(),
  ): UnixTimestamp {
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
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UnixTimestamp> {
    UnixTimestampView ??= viewClass(UnixTimestamp, createBaseUnixTimestamp, [
      { name: "timestamp", tags: [8], type: "int64" },
    ]);
    return new UnixTimestampView(input, length);
  },

  create(base?: DeepPartial<UnixTimestamp>): UnixTimestamp {
    return UnixTimestamp.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<UnixTimestamp>): UnixTimestamp {
    const message = createBaseUnixTimestamp();
    message.timestamp = object.timestamp !== undefined && object.timestamp !== null ? BigInt(object.timestamp) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBlockHeight(): BlockHeight {
  return { blockHeight: 0n };
}

let BlockHeightView: ViewClass<BlockHeight> | undefined;

export const BlockHeight: MessageFns<BlockHeight> = /* @__PURE__ */ checkedFns("BlockHeight", {
  encode(message: BlockHeight, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.blockHeight !== 0n) {
      writer.uint32(8).uint64(message.blockHeight);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: BlockHeight = createBaseBlockHeight(),
  ): BlockHeight {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.blockHeight = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockHeight> {
    BlockHeightView ??= viewClass(BlockHeight, createBaseBlockHeight, [
      { name: "blockHeight", tags: [8], type: "uint64" },
    ]);
    return new BlockHeightView(input, length);
  },

  create(base?: DeepPartial<BlockHeight>): BlockHeight {
    return BlockHeight.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockHeight>): BlockHeight {
    const message = createBaseBlockHeight();
    message.blockHeight =
      object.blockHeight !== undefined && object.blockHeight !== null ? BigInt(object.blockHeight) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseNumPartitions(): NumPartitions {
  return { numPartitions: 0n };
}

let NumPartitionsView: ViewClass<NumPartitions> | undefined;

export const NumPartitions: MessageFns<NumPartitions> = /* @__PURE__ */ checkedFns("NumPartitions", {
  encode(message: NumPartitions, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.numPartitions !== 0n) {
      writer.uint32(8).uint64(message.numPartitions);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: NumPartitions = createBaseNumPartitions(),
  ): NumPartitions {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.numPartitions = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NumPartitions> {
    NumPartitionsView ??= viewClass(NumPartitions, createBaseNumPartitions, [
      { name: "numPartitions", tags: [8], type: "uint64" },
    ]);
    return new NumPartitionsView(input, length);
  },

  create(base?: DeepPartial<NumPartitions>): NumPartitions {
    return NumPartitions.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NumPartitions>): NumPartitions {
    const message = createBaseNumPartitions();
    message.numPartitions =
      object.numPartitions !== undefined && object.numPartitions !== null ? BigInt(object.numPartitions) : 0n;
    copyUnknown(object, message);
    return message;
  },
});
