// Generated from specs/grpc/geyser/subscribe_update.proto. Do not edit: change the spec and run `npm run generate`.

import { SlotStatus } from "../geyser-enums.ts";
export { SlotStatus };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, valueOf, writeUnknown } from "../../wire/message-parts.ts";
import { Timestamp } from "../google/protobuf/timestamp.ts";
import {
  Transaction,
  TransactionStatusMeta,
  TransactionError,
  Rewards,
  UnixTimestamp,
  BlockHeight,
} from "../solana/storage/ConfirmedBlock/confirmed_block.ts";

/** Updates of Geyser subscriptions. */

/** An update of a subscription. */
export interface SubscribeUpdate {
  /** Names of the filters that matched the update. */
  filters: string[];
  /** Content of the update. */
  updateOneof:
    | /** Account write. */
      { $case: "account"; value: SubscribeUpdateAccount }
    /** Change of a slot's status. */
    | { $case: "slot"; value: SubscribeUpdateSlot }
    /** Executed transaction, in full. */
    | { $case: "transaction"; value: SubscribeUpdateTransaction }
    /** Block with the requested data. */
    | { $case: "block"; value: SubscribeUpdateBlock }
    /** Ping, which the server sends to keep the stream alive. */
    | { $case: "ping"; value: SubscribeUpdatePing }
    /** Metadata of a block. */
    | { $case: "blockMeta"; value: SubscribeUpdateBlockMeta }
    /** Ledger entry. */
    | { $case: "entry"; value: SubscribeUpdateEntry }
    /** Pong, in response to the ping of a request. */
    | { $case: "pong"; value: SubscribeUpdatePong }
    /** Executed transaction, with status only. */
    | { $case: "transactionStatus"; value: SubscribeUpdateTransactionStatus }
    | undefined;
  /** Time at which the server created the update. */
  createdAt: Timestamp | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An account was written. */
export interface SubscribeUpdateAccount {
  /** State of the account after the write. */
  account: SubscribeUpdateAccountInfo | undefined;
  /** Slot in which the account was written. */
  slot: bigint;
  /** Whether the account is part of the startup snapshot, and not a write in this slot. */
  isStartup: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** State of an account after a write. */
export interface SubscribeUpdateAccountInfo {
  /** Public key of the account: 32 bytes. */
  pubkey: Uint8Array;
  /** Balance, in lamports. */
  lamports: bigint;
  /** Public key of the owner program: 32 bytes. */
  owner: Uint8Array;
  /** Whether the account contains a program. */
  executable: boolean;
  /** Epoch at which the account next owes rent; normally the maximum of uint64: exempt. */
  rentEpoch: bigint;
  /** Data of the account, or the requested slices. */
  data: Uint8Array;
  /** Version that increases with each write by the validator. It orders the writes in a slot. */
  writeVersion: bigint;
  /** Signature of the transaction that wrote the account: 64 bytes. */
  txnSignature?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The status of a slot changed. */
export interface SubscribeUpdateSlot {
  /** Slot number. */
  slot: bigint;
  /** Parent slot. */
  parent?: bigint | undefined;
  /** Status that the slot reached. */
  status: SlotStatus;
  /** Reason why the slot is dead. */
  deadError?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction was executed. */
export interface SubscribeUpdateTransaction {
  /** Transaction with its status. */
  transaction: SubscribeUpdateTransactionInfo | undefined;
  /** Slot in which the transaction was executed. */
  slot: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction with its status. */
export interface SubscribeUpdateTransactionInfo {
  /** Transaction signature: 64 bytes. */
  signature: Uint8Array;
  /** Whether the transaction is a simple vote of a validator. */
  isVote: boolean;
  /** Signed transaction. */
  transaction: Transaction | undefined;
  /** Result of the execution: error, fee, balances and logs. */
  meta: TransactionStatusMeta | undefined;
  /** Index in the block. */
  index: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Status of a transaction. */
export interface SubscribeUpdateTransactionStatus {
  /** Slot in which the transaction was executed. */
  slot: bigint;
  /** Transaction signature: 64 bytes. */
  signature: Uint8Array;
  /** Whether the transaction is a simple vote of a validator. */
  isVote: boolean;
  /** Index in the block. */
  index: bigint;
  /** Error; absent if the transaction succeeded. */
  err: TransactionError | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A block with the requested data. */
export interface SubscribeUpdateBlock {
  /** Slot of the block. */
  slot: bigint;
  /** Base58-encoded hash of the block. */
  blockhash: string;
  /** Rewards that the block paid. */
  rewards: Rewards | undefined;
  /** Estimated production time; absent if the validator has none. */
  blockTime: UnixTimestamp | undefined;
  /** Number of blocks below this block; absent if the validator has none. */
  blockHeight: BlockHeight | undefined;
  /** Items that match the filter. */
  transactions: SubscribeUpdateTransactionInfo[];
  /** Slot of the parent block. */
  parentSlot: bigint;
  /** Base58-encoded hash of the parent block. */
  parentBlockhash: string;
  /** Count for the whole block, regardless of the filter. */
  executedTransactionCount: bigint;
  /** Count for the whole block, regardless of the filter. */
  updatedAccountCount: bigint;
  /** Items that match the filter. */
  accounts: SubscribeUpdateAccountInfo[];
  /** Number of entries in the whole block, regardless of the filter. */
  entriesCount: bigint;
  /** Entries of the block; empty unless the filter includes them. */
  entries: SubscribeUpdateEntry[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Metadata of a block. */
export interface SubscribeUpdateBlockMeta {
  /** Slot of the block. */
  slot: bigint;
  /** Base58-encoded hash of the block. */
  blockhash: string;
  /** Rewards that the block paid. */
  rewards: Rewards | undefined;
  /** Estimated production time; absent if the validator has none. */
  blockTime: UnixTimestamp | undefined;
  /** Number of blocks below this block; absent if the validator has none. */
  blockHeight: BlockHeight | undefined;
  /** Slot of the parent block. */
  parentSlot: bigint;
  /** Base58-encoded hash of the parent block. */
  parentBlockhash: string;
  /** Number of executed transactions in the block, votes included. */
  executedTransactionCount: bigint;
  /** Number of entries in the block. */
  entriesCount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An entry of the ledger. */
export interface SubscribeUpdateEntry {
  /** Slot of the block that contains the entry. */
  slot: bigint;
  /** Index in the block. */
  index: bigint;
  /** Number of proof-of-history hashes since the previous entry. */
  numHashes: bigint;
  /** Proof-of-history hash: 32 bytes. */
  hash: Uint8Array;
  /** Number of executed transactions in the entry; 0 for a tick. */
  executedTransactionCount: bigint;
  /** Index in the block of the entry's first transaction. */
  startingTransactionIndex: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction was reconstructed from shreds. */
export interface SubscribeUpdateDeshredTransaction {
  /** Transaction, without a status. */
  transaction: SubscribeUpdateDeshredTransactionInfo | undefined;
  /** Slot of the shreds that contain the transaction. */
  slot: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction before its execution. */
export interface SubscribeUpdateDeshredTransactionInfo {
  /** Transaction signature: 64 bytes. */
  signature: Uint8Array;
  /** Whether the transaction is a simple vote of a validator. */
  isVote: boolean;
  /** Signed transaction. */
  transaction: Transaction | undefined;
  /** Addresses loaded from lookup tables: 32 bytes each. */
  loadedWritableAddresses: Uint8Array[];
  /** Addresses loaded from lookup tables: 32 bytes each. */
  loadedReadonlyAddresses: Uint8Array[];
  /** Index of the first shred of the transaction's data. */
  completedDataSetStartingShredIndex: number;
  /** Index after the last shred of the transaction's data. */
  completedDataSetEndingShredIndexExclusive: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Ping of the server. Respond with a request that has a ping. */
export interface SubscribeUpdatePing {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Pong, in response to a ping. */
export interface SubscribeUpdatePong {
  /** The id of the ping. */
  id: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An update of a subscription to transactions before execution. */
export interface SubscribeUpdateDeshred {
  /** Names of the filters that matched the update. */
  filters: string[];
  /** Content of the update. */
  updateOneof:
    | /** Transaction before its execution. */
      { $case: "deshredTransaction"; value: SubscribeUpdateDeshredTransaction }
    /** Ping, which the server sends to keep the stream alive. */
    | { $case: "ping"; value: SubscribeUpdatePing }
    /** Pong, in response to the ping of a request. */
    | { $case: "pong"; value: SubscribeUpdatePong }
    /** Change of a slot's status. */
    | { $case: "slot"; value: SubscribeUpdateSlot }
    | undefined;
  /** Time at which the server created the update. */
  createdAt: Timestamp | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseSubscribeUpdate(): SubscribeUpdate {
  return { filters: [], updateOneof: undefined, createdAt: undefined };
}

let SubscribeUpdateView: ViewClass<SubscribeUpdate> | undefined;

export const SubscribeUpdate: MessageFns<SubscribeUpdate> = /* @__PURE__ */ checkedFns("SubscribeUpdate", {
  encode(message: SubscribeUpdate, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.filters) {
      writer.uint32(10).string(v!);
    }
    switch (message.updateOneof?.$case) {
      case "account":
        SubscribeUpdateAccount.encode(message.updateOneof.value, writer.uint32(18).fork()).join();
        break;
      case "slot":
        SubscribeUpdateSlot.encode(message.updateOneof.value, writer.uint32(26).fork()).join();
        break;
      case "transaction":
        SubscribeUpdateTransaction.encode(message.updateOneof.value, writer.uint32(34).fork()).join();
        break;
      case "block":
        SubscribeUpdateBlock.encode(message.updateOneof.value, writer.uint32(42).fork()).join();
        break;
      case "ping":
        SubscribeUpdatePing.encode(message.updateOneof.value, writer.uint32(50).fork()).join();
        break;
      case "blockMeta":
        SubscribeUpdateBlockMeta.encode(message.updateOneof.value, writer.uint32(58).fork()).join();
        break;
      case "entry":
        SubscribeUpdateEntry.encode(message.updateOneof.value, writer.uint32(66).fork()).join();
        break;
      case "pong":
        SubscribeUpdatePong.encode(message.updateOneof.value, writer.uint32(74).fork()).join();
        break;
      case "transactionStatus":
        SubscribeUpdateTransactionStatus.encode(message.updateOneof.value, writer.uint32(82).fork()).join();
        break;
    }
    if (message.createdAt !== undefined) {
      Timestamp.encode(message.createdAt, writer.uint32(90).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SubscribeUpdate = createBaseSubscribeUpdate(),
  ): SubscribeUpdate {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.filters.push(reader.string());
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.updateOneof = {
            $case: "account",
            value: SubscribeUpdateAccount.decode(reader, reader.length(), valueOf(message.updateOneof, "account")),
          };
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.updateOneof = {
            $case: "slot",
            value: SubscribeUpdateSlot.decode(reader, reader.length(), valueOf(message.updateOneof, "slot")),
          };
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.updateOneof = {
            $case: "transaction",
            value: SubscribeUpdateTransaction.decode(
              reader,
              reader.length(),
              valueOf(message.updateOneof, "transaction"),
            ),
          };
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.updateOneof = {
            $case: "block",
            value: SubscribeUpdateBlock.decode(reader, reader.length(), valueOf(message.updateOneof, "block")),
          };
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.updateOneof = {
            $case: "ping",
            value: SubscribeUpdatePing.decode(reader, reader.length(), valueOf(message.updateOneof, "ping")),
          };
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.updateOneof = {
            $case: "blockMeta",
            value: SubscribeUpdateBlockMeta.decode(reader, reader.length(), valueOf(message.updateOneof, "blockMeta")),
          };
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.updateOneof = {
            $case: "entry",
            value: SubscribeUpdateEntry.decode(reader, reader.length(), valueOf(message.updateOneof, "entry")),
          };
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.updateOneof = {
            $case: "pong",
            value: SubscribeUpdatePong.decode(reader, reader.length(), valueOf(message.updateOneof, "pong")),
          };
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.updateOneof = {
            $case: "transactionStatus",
            value: SubscribeUpdateTransactionStatus.decode(
              reader,
              reader.length(),
              valueOf(message.updateOneof, "transactionStatus"),
            ),
          };
          continue;
        }
        case 11: {
          if (tag !== 90) {
            break;
          }

          message.createdAt = Timestamp.decode(reader, reader.length(), message.createdAt);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdate> {
    SubscribeUpdateView ??= viewClass(SubscribeUpdate, createBaseSubscribeUpdate, [
      { name: "filters", tags: [10], type: "string", repeated: true },
      { name: "updateOneof", tags: [18], type: SubscribeUpdateAccount, $case: "account" },
      { name: "updateOneof", tags: [26], type: SubscribeUpdateSlot, $case: "slot" },
      { name: "updateOneof", tags: [34], type: SubscribeUpdateTransaction, $case: "transaction" },
      { name: "updateOneof", tags: [42], type: SubscribeUpdateBlock, $case: "block" },
      { name: "updateOneof", tags: [50], type: SubscribeUpdatePing, $case: "ping" },
      { name: "updateOneof", tags: [58], type: SubscribeUpdateBlockMeta, $case: "blockMeta" },
      { name: "updateOneof", tags: [66], type: SubscribeUpdateEntry, $case: "entry" },
      { name: "updateOneof", tags: [74], type: SubscribeUpdatePong, $case: "pong" },
      { name: "updateOneof", tags: [82], type: SubscribeUpdateTransactionStatus, $case: "transactionStatus" },
      { name: "createdAt", tags: [90], type: Timestamp },
    ]);
    return new SubscribeUpdateView(input, length);
  },

  create(base?: DeepPartial<SubscribeUpdate>): SubscribeUpdate {
    return SubscribeUpdate.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SubscribeUpdate>): SubscribeUpdate {
    const message = createBaseSubscribeUpdate();
    message.filters = object.filters?.map((e) => e) || [];
    switch (object.updateOneof?.$case) {
      case "account": {
        if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
          message.updateOneof = {
            $case: "account",
            value: SubscribeUpdateAccount.fromPartial(object.updateOneof.value),
          };
        }
        break;
      }
      case "slot": {
        if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
          message.updateOneof = { $case: "slot", value: SubscribeUpdateSlot.fromPartial(object.updateOneof.value) };
        }
        break;
      }
      case "transaction": {
        if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
          message.updateOneof = {
            $case: "transaction",
            value: SubscribeUpdateTransaction.fromPartial(object.updateOneof.value),
          };
        }
        break;
      }
      case "block": {
        if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
          message.updateOneof = { $case: "block", value: SubscribeUpdateBlock.fromPartial(object.updateOneof.value) };
        }
        break;
      }
      case "ping": {
        if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
          message.updateOneof = { $case: "ping", value: SubscribeUpdatePing.fromPartial(object.updateOneof.value) };
        }
        break;
      }
      case "blockMeta": {
        if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
          message.updateOneof = {
            $case: "blockMeta",
            value: SubscribeUpdateBlockMeta.fromPartial(object.updateOneof.value),
          };
        }
        break;
      }
      case "entry": {
        if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
          message.updateOneof = { $case: "entry", value: SubscribeUpdateEntry.fromPartial(object.updateOneof.value) };
        }
        break;
      }
      case "pong": {
        if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
          message.updateOneof = { $case: "pong", value: SubscribeUpdatePong.fromPartial(object.updateOneof.value) };
        }
        break;
      }
      case "transactionStatus": {
        if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
          message.updateOneof = {
            $case: "transactionStatus",
            value: SubscribeUpdateTransactionStatus.fromPartial(object.updateOneof.value),
          };
        }
        break;
      }
    }
    message.createdAt =
      object.createdAt !== undefined && object.createdAt !== null ? Timestamp.fromPartial(object.createdAt) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSubscribeUpdateAccount(): SubscribeUpdateAccount {
  return { account: undefined, slot: 0n, isStartup: false };
}

let SubscribeUpdateAccountView: ViewClass<SubscribeUpdateAccount> | undefined;

export const SubscribeUpdateAccount: MessageFns<SubscribeUpdateAccount> = /* @__PURE__ */ checkedFns(
  "SubscribeUpdateAccount",
  {
    encode(message: SubscribeUpdateAccount, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.account !== undefined) {
        SubscribeUpdateAccountInfo.encode(message.account, writer.uint32(10).fork()).join();
      }
      if (message.slot !== 0n) {
        writer.uint32(16).uint64(message.slot);
      }
      if (message.isStartup !== false) {
        writer.uint32(24).bool(message.isStartup);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateAccount = createBaseSubscribeUpdateAccount(),
    ): SubscribeUpdateAccount {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.account = SubscribeUpdateAccountInfo.decode(reader, reader.length(), message.account);
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.slot = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.isStartup = reader.bool();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateAccount> {
      SubscribeUpdateAccountView ??= viewClass(SubscribeUpdateAccount, createBaseSubscribeUpdateAccount, [
        { name: "account", tags: [10], type: SubscribeUpdateAccountInfo },
        { name: "slot", tags: [16], type: "uint64" },
        { name: "isStartup", tags: [24], type: "bool" },
      ]);
      return new SubscribeUpdateAccountView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateAccount>): SubscribeUpdateAccount {
      return SubscribeUpdateAccount.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateAccount>): SubscribeUpdateAccount {
      const message = createBaseSubscribeUpdateAccount();
      message.account =
        object.account !== undefined && object.account !== null
          ? SubscribeUpdateAccountInfo.fromPartial(object.account)
          : undefined;
      message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
      message.isStartup = object.isStartup ?? false;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeUpdateAccountInfo(): SubscribeUpdateAccountInfo {
  return {
    pubkey: NO_BYTES,
    lamports: 0n,
    owner: NO_BYTES,
    executable: false,
    rentEpoch: 0n,
    data: NO_BYTES,
    writeVersion: 0n,
    txnSignature: undefined,
  };
}

let SubscribeUpdateAccountInfoView: ViewClass<SubscribeUpdateAccountInfo> | undefined;

export const SubscribeUpdateAccountInfo: MessageFns<SubscribeUpdateAccountInfo> = /* @__PURE__ */ checkedFns(
  "SubscribeUpdateAccountInfo",
  {
    encode(message: SubscribeUpdateAccountInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.pubkey.length !== 0) {
        writer.uint32(10).bytes(message.pubkey);
      }
      if (message.lamports !== 0n) {
        writer.uint32(16).uint64(message.lamports);
      }
      if (message.owner.length !== 0) {
        writer.uint32(26).bytes(message.owner);
      }
      if (message.executable !== false) {
        writer.uint32(32).bool(message.executable);
      }
      if (message.rentEpoch !== 0n) {
        writer.uint32(40).uint64(message.rentEpoch);
      }
      if (message.data.length !== 0) {
        writer.uint32(50).bytes(message.data);
      }
      if (message.writeVersion !== 0n) {
        writer.uint32(56).uint64(message.writeVersion);
      }
      if (message.txnSignature !== undefined) {
        writer.uint32(66).bytes(message.txnSignature);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateAccountInfo = createBaseSubscribeUpdateAccountInfo(),
    ): SubscribeUpdateAccountInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.pubkey = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.lamports = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.owner = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.executable = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.rentEpoch = reader.uint64() as bigint;
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.data = reader.bytes();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.writeVersion = reader.uint64() as bigint;
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }

            message.txnSignature = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateAccountInfo> {
      SubscribeUpdateAccountInfoView ??= viewClass(SubscribeUpdateAccountInfo, createBaseSubscribeUpdateAccountInfo, [
        { name: "pubkey", tags: [10], type: "bytes" },
        { name: "lamports", tags: [16], type: "uint64" },
        { name: "owner", tags: [26], type: "bytes" },
        { name: "executable", tags: [32], type: "bool" },
        { name: "rentEpoch", tags: [40], type: "uint64" },
        { name: "data", tags: [50], type: "bytes" },
        { name: "writeVersion", tags: [56], type: "uint64" },
        { name: "txnSignature", tags: [66], type: "bytes" },
      ]);
      return new SubscribeUpdateAccountInfoView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateAccountInfo>): SubscribeUpdateAccountInfo {
      return SubscribeUpdateAccountInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateAccountInfo>): SubscribeUpdateAccountInfo {
      const message = createBaseSubscribeUpdateAccountInfo();
      message.pubkey = object.pubkey ?? NO_BYTES;
      message.lamports = object.lamports !== undefined && object.lamports !== null ? BigInt(object.lamports) : 0n;
      message.owner = object.owner ?? NO_BYTES;
      message.executable = object.executable ?? false;
      message.rentEpoch = object.rentEpoch !== undefined && object.rentEpoch !== null ? BigInt(object.rentEpoch) : 0n;
      message.data = object.data ?? NO_BYTES;
      message.writeVersion =
        object.writeVersion !== undefined && object.writeVersion !== null ? BigInt(object.writeVersion) : 0n;
      message.txnSignature = object.txnSignature ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeUpdateSlot(): SubscribeUpdateSlot {
  return { slot: 0n, parent: undefined, status: 0, deadError: undefined };
}

let SubscribeUpdateSlotView: ViewClass<SubscribeUpdateSlot> | undefined;

export const SubscribeUpdateSlot: MessageFns<SubscribeUpdateSlot> = /* @__PURE__ */ checkedFns("SubscribeUpdateSlot", {
  encode(message: SubscribeUpdateSlot, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.slot !== 0n) {
      writer.uint32(8).uint64(message.slot);
    }
    if (message.parent !== undefined) {
      writer.uint32(16).uint64(message.parent);
    }
    if (message.status !== 0) {
      writer.uint32(24).int32(message.status);
    }
    if (message.deadError !== undefined) {
      writer.uint32(34).string(message.deadError);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SubscribeUpdateSlot = createBaseSubscribeUpdateSlot(),
  ): SubscribeUpdateSlot {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.slot = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.parent = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.status = reader.enumeration();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.deadError = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateSlot> {
    SubscribeUpdateSlotView ??= viewClass(SubscribeUpdateSlot, createBaseSubscribeUpdateSlot, [
      { name: "slot", tags: [8], type: "uint64" },
      { name: "parent", tags: [16], type: "uint64" },
      { name: "status", tags: [24], type: "int32" },
      { name: "deadError", tags: [34], type: "string" },
    ]);
    return new SubscribeUpdateSlotView(input, length);
  },

  create(base?: DeepPartial<SubscribeUpdateSlot>): SubscribeUpdateSlot {
    return SubscribeUpdateSlot.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SubscribeUpdateSlot>): SubscribeUpdateSlot {
    const message = createBaseSubscribeUpdateSlot();
    message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
    message.parent = object.parent !== undefined && object.parent !== null ? BigInt(object.parent) : undefined;
    message.status = object.status ?? 0;
    message.deadError = object.deadError ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSubscribeUpdateTransaction(): SubscribeUpdateTransaction {
  return { transaction: undefined, slot: 0n };
}

let SubscribeUpdateTransactionView: ViewClass<SubscribeUpdateTransaction> | undefined;

export const SubscribeUpdateTransaction: MessageFns<SubscribeUpdateTransaction> = /* @__PURE__ */ checkedFns(
  "SubscribeUpdateTransaction",
  {
    encode(message: SubscribeUpdateTransaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        SubscribeUpdateTransactionInfo.encode(message.transaction, writer.uint32(10).fork()).join();
      }
      if (message.slot !== 0n) {
        writer.uint32(16).uint64(message.slot);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateTransaction = createBaseSubscribeUpdateTransaction(),
    ): SubscribeUpdateTransaction {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = SubscribeUpdateTransactionInfo.decode(reader, reader.length(), message.transaction);
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.slot = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateTransaction> {
      SubscribeUpdateTransactionView ??= viewClass(SubscribeUpdateTransaction, createBaseSubscribeUpdateTransaction, [
        { name: "transaction", tags: [10], type: SubscribeUpdateTransactionInfo },
        { name: "slot", tags: [16], type: "uint64" },
      ]);
      return new SubscribeUpdateTransactionView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateTransaction>): SubscribeUpdateTransaction {
      return SubscribeUpdateTransaction.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateTransaction>): SubscribeUpdateTransaction {
      const message = createBaseSubscribeUpdateTransaction();
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? SubscribeUpdateTransactionInfo.fromPartial(object.transaction)
          : undefined;
      message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeUpdateTransactionInfo(): SubscribeUpdateTransactionInfo {
  return { signature: NO_BYTES, isVote: false, transaction: undefined, meta: undefined, index: 0n };
}

let SubscribeUpdateTransactionInfoView: ViewClass<SubscribeUpdateTransactionInfo> | undefined;

export const SubscribeUpdateTransactionInfo: MessageFns<SubscribeUpdateTransactionInfo> = /* @__PURE__ */ checkedFns(
  "SubscribeUpdateTransactionInfo",
  {
    encode(message: SubscribeUpdateTransactionInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.signature.length !== 0) {
        writer.uint32(10).bytes(message.signature);
      }
      if (message.isVote !== false) {
        writer.uint32(16).bool(message.isVote);
      }
      if (message.transaction !== undefined) {
        Transaction.encode(message.transaction, writer.uint32(26).fork()).join();
      }
      if (message.meta !== undefined) {
        TransactionStatusMeta.encode(message.meta, writer.uint32(34).fork()).join();
      }
      if (message.index !== 0n) {
        writer.uint32(40).uint64(message.index);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateTransactionInfo = createBaseSubscribeUpdateTransactionInfo(),
    ): SubscribeUpdateTransactionInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.signature = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.isVote = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.meta = TransactionStatusMeta.decode(reader, reader.length(), message.meta);
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.index = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateTransactionInfo> {
      SubscribeUpdateTransactionInfoView ??= viewClass(
        SubscribeUpdateTransactionInfo,
        createBaseSubscribeUpdateTransactionInfo,
        [
          { name: "signature", tags: [10], type: "bytes" },
          { name: "isVote", tags: [16], type: "bool" },
          { name: "transaction", tags: [26], type: Transaction },
          { name: "meta", tags: [34], type: TransactionStatusMeta },
          { name: "index", tags: [40], type: "uint64" },
        ],
      );
      return new SubscribeUpdateTransactionInfoView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateTransactionInfo>): SubscribeUpdateTransactionInfo {
      return SubscribeUpdateTransactionInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateTransactionInfo>): SubscribeUpdateTransactionInfo {
      const message = createBaseSubscribeUpdateTransactionInfo();
      message.signature = object.signature ?? NO_BYTES;
      message.isVote = object.isVote ?? false;
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? Transaction.fromPartial(object.transaction)
          : undefined;
      message.meta =
        object.meta !== undefined && object.meta !== null ? TransactionStatusMeta.fromPartial(object.meta) : undefined;
      message.index = object.index !== undefined && object.index !== null ? BigInt(object.index) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeUpdateTransactionStatus(): SubscribeUpdateTransactionStatus {
  return { slot: 0n, signature: NO_BYTES, isVote: false, index: 0n, err: undefined };
}

let SubscribeUpdateTransactionStatusView: ViewClass<SubscribeUpdateTransactionStatus> | undefined;

export const SubscribeUpdateTransactionStatus: MessageFns<SubscribeUpdateTransactionStatus> =
  /* @__PURE__ */ checkedFns("SubscribeUpdateTransactionStatus", {
    encode(message: SubscribeUpdateTransactionStatus, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.slot !== 0n) {
        writer.uint32(8).uint64(message.slot);
      }
      if (message.signature.length !== 0) {
        writer.uint32(18).bytes(message.signature);
      }
      if (message.isVote !== false) {
        writer.uint32(24).bool(message.isVote);
      }
      if (message.index !== 0n) {
        writer.uint32(32).uint64(message.index);
      }
      if (message.err !== undefined) {
        TransactionError.encode(message.err, writer.uint32(42).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateTransactionStatus = createBaseSubscribeUpdateTransactionStatus(),
    ): SubscribeUpdateTransactionStatus {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.slot = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.signature = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.isVote = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.index = reader.uint64() as bigint;
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.err = TransactionError.decode(reader, reader.length(), message.err);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateTransactionStatus> {
      SubscribeUpdateTransactionStatusView ??= viewClass(
        SubscribeUpdateTransactionStatus,
        createBaseSubscribeUpdateTransactionStatus,
        [
          { name: "slot", tags: [8], type: "uint64" },
          { name: "signature", tags: [18], type: "bytes" },
          { name: "isVote", tags: [24], type: "bool" },
          { name: "index", tags: [32], type: "uint64" },
          { name: "err", tags: [42], type: TransactionError },
        ],
      );
      return new SubscribeUpdateTransactionStatusView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateTransactionStatus>): SubscribeUpdateTransactionStatus {
      return SubscribeUpdateTransactionStatus.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateTransactionStatus>): SubscribeUpdateTransactionStatus {
      const message = createBaseSubscribeUpdateTransactionStatus();
      message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
      message.signature = object.signature ?? NO_BYTES;
      message.isVote = object.isVote ?? false;
      message.index = object.index !== undefined && object.index !== null ? BigInt(object.index) : 0n;
      message.err =
        object.err !== undefined && object.err !== null ? TransactionError.fromPartial(object.err) : undefined;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeUpdateBlock(): SubscribeUpdateBlock {
  return {
    slot: 0n,
    blockhash: "",
    rewards: undefined,
    blockTime: undefined,
    blockHeight: undefined,
    transactions: [],
    parentSlot: 0n,
    parentBlockhash: "",
    executedTransactionCount: 0n,
    updatedAccountCount: 0n,
    accounts: [],
    entriesCount: 0n,
    entries: [],
  };
}

let SubscribeUpdateBlockView: ViewClass<SubscribeUpdateBlock> | undefined;

export const SubscribeUpdateBlock: MessageFns<SubscribeUpdateBlock> = /* @__PURE__ */ checkedFns(
  "SubscribeUpdateBlock",
  {
    encode(message: SubscribeUpdateBlock, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.slot !== 0n) {
        writer.uint32(8).uint64(message.slot);
      }
      if (message.blockhash !== "") {
        writer.uint32(18).string(message.blockhash);
      }
      if (message.rewards !== undefined) {
        Rewards.encode(message.rewards, writer.uint32(26).fork()).join();
      }
      if (message.blockTime !== undefined) {
        UnixTimestamp.encode(message.blockTime, writer.uint32(34).fork()).join();
      }
      if (message.blockHeight !== undefined) {
        BlockHeight.encode(message.blockHeight, writer.uint32(42).fork()).join();
      }
      for (const v of message.transactions) {
        SubscribeUpdateTransactionInfo.encode(v!, writer.uint32(50).fork()).join();
      }
      if (message.parentSlot !== 0n) {
        writer.uint32(56).uint64(message.parentSlot);
      }
      if (message.parentBlockhash !== "") {
        writer.uint32(66).string(message.parentBlockhash);
      }
      if (message.executedTransactionCount !== 0n) {
        writer.uint32(72).uint64(message.executedTransactionCount);
      }
      if (message.updatedAccountCount !== 0n) {
        writer.uint32(80).uint64(message.updatedAccountCount);
      }
      for (const v of message.accounts) {
        SubscribeUpdateAccountInfo.encode(v!, writer.uint32(90).fork()).join();
      }
      if (message.entriesCount !== 0n) {
        writer.uint32(96).uint64(message.entriesCount);
      }
      for (const v of message.entries) {
        SubscribeUpdateEntry.encode(v!, writer.uint32(106).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateBlock = createBaseSubscribeUpdateBlock(),
    ): SubscribeUpdateBlock {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.slot = reader.uint64() as bigint;
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
            if (tag !== 26) {
              break;
            }

            message.rewards = Rewards.decode(reader, reader.length(), message.rewards);
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.blockTime = UnixTimestamp.decode(reader, reader.length(), message.blockTime);
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.blockHeight = BlockHeight.decode(reader, reader.length(), message.blockHeight);
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.transactions.push(SubscribeUpdateTransactionInfo.decode(reader, reader.length()));
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.parentSlot = reader.uint64() as bigint;
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }

            message.parentBlockhash = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }

            message.executedTransactionCount = reader.uint64() as bigint;
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }

            message.updatedAccountCount = reader.uint64() as bigint;
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }

            message.accounts.push(SubscribeUpdateAccountInfo.decode(reader, reader.length()));
            continue;
          }
          case 12: {
            if (tag !== 96) {
              break;
            }

            message.entriesCount = reader.uint64() as bigint;
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }

            message.entries.push(SubscribeUpdateEntry.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateBlock> {
      SubscribeUpdateBlockView ??= viewClass(SubscribeUpdateBlock, createBaseSubscribeUpdateBlock, [
        { name: "slot", tags: [8], type: "uint64" },
        { name: "blockhash", tags: [18], type: "string" },
        { name: "rewards", tags: [26], type: Rewards },
        { name: "blockTime", tags: [34], type: UnixTimestamp },
        { name: "blockHeight", tags: [42], type: BlockHeight },
        { name: "transactions", tags: [50], type: SubscribeUpdateTransactionInfo, repeated: true },
        { name: "parentSlot", tags: [56], type: "uint64" },
        { name: "parentBlockhash", tags: [66], type: "string" },
        { name: "executedTransactionCount", tags: [72], type: "uint64" },
        { name: "updatedAccountCount", tags: [80], type: "uint64" },
        { name: "accounts", tags: [90], type: SubscribeUpdateAccountInfo, repeated: true },
        { name: "entriesCount", tags: [96], type: "uint64" },
        { name: "entries", tags: [106], type: SubscribeUpdateEntry, repeated: true },
      ]);
      return new SubscribeUpdateBlockView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateBlock>): SubscribeUpdateBlock {
      return SubscribeUpdateBlock.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateBlock>): SubscribeUpdateBlock {
      const message = createBaseSubscribeUpdateBlock();
      message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
      message.blockhash = object.blockhash ?? "";
      message.rewards =
        object.rewards !== undefined && object.rewards !== null ? Rewards.fromPartial(object.rewards) : undefined;
      message.blockTime =
        object.blockTime !== undefined && object.blockTime !== null
          ? UnixTimestamp.fromPartial(object.blockTime)
          : undefined;
      message.blockHeight =
        object.blockHeight !== undefined && object.blockHeight !== null
          ? BlockHeight.fromPartial(object.blockHeight)
          : undefined;
      message.transactions = object.transactions?.map((e) => SubscribeUpdateTransactionInfo.fromPartial(e)) || [];
      message.parentSlot =
        object.parentSlot !== undefined && object.parentSlot !== null ? BigInt(object.parentSlot) : 0n;
      message.parentBlockhash = object.parentBlockhash ?? "";
      message.executedTransactionCount =
        object.executedTransactionCount !== undefined && object.executedTransactionCount !== null
          ? BigInt(object.executedTransactionCount)
          : 0n;
      message.updatedAccountCount =
        object.updatedAccountCount !== undefined && object.updatedAccountCount !== null
          ? BigInt(object.updatedAccountCount)
          : 0n;
      message.accounts = object.accounts?.map((e) => SubscribeUpdateAccountInfo.fromPartial(e)) || [];
      message.entriesCount =
        object.entriesCount !== undefined && object.entriesCount !== null ? BigInt(object.entriesCount) : 0n;
      message.entries = object.entries?.map((e) => SubscribeUpdateEntry.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeUpdateBlockMeta(): SubscribeUpdateBlockMeta {
  return {
    slot: 0n,
    blockhash: "",
    rewards: undefined,
    blockTime: undefined,
    blockHeight: undefined,
    parentSlot: 0n,
    parentBlockhash: "",
    executedTransactionCount: 0n,
    entriesCount: 0n,
  };
}

let SubscribeUpdateBlockMetaView: ViewClass<SubscribeUpdateBlockMeta> | undefined;

export const SubscribeUpdateBlockMeta: MessageFns<SubscribeUpdateBlockMeta> = /* @__PURE__ */ checkedFns(
  "SubscribeUpdateBlockMeta",
  {
    encode(message: SubscribeUpdateBlockMeta, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.slot !== 0n) {
        writer.uint32(8).uint64(message.slot);
      }
      if (message.blockhash !== "") {
        writer.uint32(18).string(message.blockhash);
      }
      if (message.rewards !== undefined) {
        Rewards.encode(message.rewards, writer.uint32(26).fork()).join();
      }
      if (message.blockTime !== undefined) {
        UnixTimestamp.encode(message.blockTime, writer.uint32(34).fork()).join();
      }
      if (message.blockHeight !== undefined) {
        BlockHeight.encode(message.blockHeight, writer.uint32(42).fork()).join();
      }
      if (message.parentSlot !== 0n) {
        writer.uint32(48).uint64(message.parentSlot);
      }
      if (message.parentBlockhash !== "") {
        writer.uint32(58).string(message.parentBlockhash);
      }
      if (message.executedTransactionCount !== 0n) {
        writer.uint32(64).uint64(message.executedTransactionCount);
      }
      if (message.entriesCount !== 0n) {
        writer.uint32(72).uint64(message.entriesCount);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateBlockMeta = createBaseSubscribeUpdateBlockMeta(),
    ): SubscribeUpdateBlockMeta {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.slot = reader.uint64() as bigint;
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
            if (tag !== 26) {
              break;
            }

            message.rewards = Rewards.decode(reader, reader.length(), message.rewards);
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.blockTime = UnixTimestamp.decode(reader, reader.length(), message.blockTime);
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.blockHeight = BlockHeight.decode(reader, reader.length(), message.blockHeight);
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.parentSlot = reader.uint64() as bigint;
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.parentBlockhash = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }

            message.executedTransactionCount = reader.uint64() as bigint;
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }

            message.entriesCount = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateBlockMeta> {
      SubscribeUpdateBlockMetaView ??= viewClass(SubscribeUpdateBlockMeta, createBaseSubscribeUpdateBlockMeta, [
        { name: "slot", tags: [8], type: "uint64" },
        { name: "blockhash", tags: [18], type: "string" },
        { name: "rewards", tags: [26], type: Rewards },
        { name: "blockTime", tags: [34], type: UnixTimestamp },
        { name: "blockHeight", tags: [42], type: BlockHeight },
        { name: "parentSlot", tags: [48], type: "uint64" },
        { name: "parentBlockhash", tags: [58], type: "string" },
        { name: "executedTransactionCount", tags: [64], type: "uint64" },
        { name: "entriesCount", tags: [72], type: "uint64" },
      ]);
      return new SubscribeUpdateBlockMetaView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateBlockMeta>): SubscribeUpdateBlockMeta {
      return SubscribeUpdateBlockMeta.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateBlockMeta>): SubscribeUpdateBlockMeta {
      const message = createBaseSubscribeUpdateBlockMeta();
      message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
      message.blockhash = object.blockhash ?? "";
      message.rewards =
        object.rewards !== undefined && object.rewards !== null ? Rewards.fromPartial(object.rewards) : undefined;
      message.blockTime =
        object.blockTime !== undefined && object.blockTime !== null
          ? UnixTimestamp.fromPartial(object.blockTime)
          : undefined;
      message.blockHeight =
        object.blockHeight !== undefined && object.blockHeight !== null
          ? BlockHeight.fromPartial(object.blockHeight)
          : undefined;
      message.parentSlot =
        object.parentSlot !== undefined && object.parentSlot !== null ? BigInt(object.parentSlot) : 0n;
      message.parentBlockhash = object.parentBlockhash ?? "";
      message.executedTransactionCount =
        object.executedTransactionCount !== undefined && object.executedTransactionCount !== null
          ? BigInt(object.executedTransactionCount)
          : 0n;
      message.entriesCount =
        object.entriesCount !== undefined && object.entriesCount !== null ? BigInt(object.entriesCount) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeUpdateEntry(): SubscribeUpdateEntry {
  return {
    slot: 0n,
    index: 0n,
    numHashes: 0n,
    hash: NO_BYTES,
    executedTransactionCount: 0n,
    startingTransactionIndex: 0n,
  };
}

let SubscribeUpdateEntryView: ViewClass<SubscribeUpdateEntry> | undefined;

export const SubscribeUpdateEntry: MessageFns<SubscribeUpdateEntry> = /* @__PURE__ */ checkedFns(
  "SubscribeUpdateEntry",
  {
    encode(message: SubscribeUpdateEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.slot !== 0n) {
        writer.uint32(8).uint64(message.slot);
      }
      if (message.index !== 0n) {
        writer.uint32(16).uint64(message.index);
      }
      if (message.numHashes !== 0n) {
        writer.uint32(24).uint64(message.numHashes);
      }
      if (message.hash.length !== 0) {
        writer.uint32(34).bytes(message.hash);
      }
      if (message.executedTransactionCount !== 0n) {
        writer.uint32(40).uint64(message.executedTransactionCount);
      }
      if (message.startingTransactionIndex !== 0n) {
        writer.uint32(48).uint64(message.startingTransactionIndex);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateEntry = createBaseSubscribeUpdateEntry(),
    ): SubscribeUpdateEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.slot = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.index = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.numHashes = reader.uint64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.hash = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.executedTransactionCount = reader.uint64() as bigint;
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.startingTransactionIndex = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateEntry> {
      SubscribeUpdateEntryView ??= viewClass(SubscribeUpdateEntry, createBaseSubscribeUpdateEntry, [
        { name: "slot", tags: [8], type: "uint64" },
        { name: "index", tags: [16], type: "uint64" },
        { name: "numHashes", tags: [24], type: "uint64" },
        { name: "hash", tags: [34], type: "bytes" },
        { name: "executedTransactionCount", tags: [40], type: "uint64" },
        { name: "startingTransactionIndex", tags: [48], type: "uint64" },
      ]);
      return new SubscribeUpdateEntryView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateEntry>): SubscribeUpdateEntry {
      return SubscribeUpdateEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateEntry>): SubscribeUpdateEntry {
      const message = createBaseSubscribeUpdateEntry();
      message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
      message.index = object.index !== undefined && object.index !== null ? BigInt(object.index) : 0n;
      message.numHashes = object.numHashes !== undefined && object.numHashes !== null ? BigInt(object.numHashes) : 0n;
      message.hash = object.hash ?? NO_BYTES;
      message.executedTransactionCount =
        object.executedTransactionCount !== undefined && object.executedTransactionCount !== null
          ? BigInt(object.executedTransactionCount)
          : 0n;
      message.startingTransactionIndex =
        object.startingTransactionIndex !== undefined && object.startingTransactionIndex !== null
          ? BigInt(object.startingTransactionIndex)
          : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeUpdateDeshredTransaction(): SubscribeUpdateDeshredTransaction {
  return { transaction: undefined, slot: 0n };
}

let SubscribeUpdateDeshredTransactionView: ViewClass<SubscribeUpdateDeshredTransaction> | undefined;

export const SubscribeUpdateDeshredTransaction: MessageFns<SubscribeUpdateDeshredTransaction> =
  /* @__PURE__ */ checkedFns("SubscribeUpdateDeshredTransaction", {
    encode(message: SubscribeUpdateDeshredTransaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        SubscribeUpdateDeshredTransactionInfo.encode(message.transaction, writer.uint32(10).fork()).join();
      }
      if (message.slot !== 0n) {
        writer.uint32(16).uint64(message.slot);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateDeshredTransaction = createBaseSubscribeUpdateDeshredTransaction(),
    ): SubscribeUpdateDeshredTransaction {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = SubscribeUpdateDeshredTransactionInfo.decode(
              reader,
              reader.length(),
              message.transaction,
            );
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.slot = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateDeshredTransaction> {
      SubscribeUpdateDeshredTransactionView ??= viewClass(
        SubscribeUpdateDeshredTransaction,
        createBaseSubscribeUpdateDeshredTransaction,
        [
          { name: "transaction", tags: [10], type: SubscribeUpdateDeshredTransactionInfo },
          { name: "slot", tags: [16], type: "uint64" },
        ],
      );
      return new SubscribeUpdateDeshredTransactionView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateDeshredTransaction>): SubscribeUpdateDeshredTransaction {
      return SubscribeUpdateDeshredTransaction.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateDeshredTransaction>): SubscribeUpdateDeshredTransaction {
      const message = createBaseSubscribeUpdateDeshredTransaction();
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? SubscribeUpdateDeshredTransactionInfo.fromPartial(object.transaction)
          : undefined;
      message.slot = object.slot !== undefined && object.slot !== null ? BigInt(object.slot) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeUpdateDeshredTransactionInfo(): SubscribeUpdateDeshredTransactionInfo {
  return {
    signature: NO_BYTES,
    isVote: false,
    transaction: undefined,
    loadedWritableAddresses: [],
    loadedReadonlyAddresses: [],
    completedDataSetStartingShredIndex: 0,
    completedDataSetEndingShredIndexExclusive: 0,
  };
}

let SubscribeUpdateDeshredTransactionInfoView: ViewClass<SubscribeUpdateDeshredTransactionInfo> | undefined;

export const SubscribeUpdateDeshredTransactionInfo: MessageFns<SubscribeUpdateDeshredTransactionInfo> =
  /* @__PURE__ */ checkedFns("SubscribeUpdateDeshredTransactionInfo", {
    encode(message: SubscribeUpdateDeshredTransactionInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.signature.length !== 0) {
        writer.uint32(10).bytes(message.signature);
      }
      if (message.isVote !== false) {
        writer.uint32(16).bool(message.isVote);
      }
      if (message.transaction !== undefined) {
        Transaction.encode(message.transaction, writer.uint32(26).fork()).join();
      }
      for (const v of message.loadedWritableAddresses) {
        writer.uint32(34).bytes(v!);
      }
      for (const v of message.loadedReadonlyAddresses) {
        writer.uint32(42).bytes(v!);
      }
      if (message.completedDataSetStartingShredIndex !== 0) {
        writer.uint32(48).uint32(message.completedDataSetStartingShredIndex);
      }
      if (message.completedDataSetEndingShredIndexExclusive !== 0) {
        writer.uint32(56).uint32(message.completedDataSetEndingShredIndexExclusive);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateDeshredTransactionInfo = createBaseSubscribeUpdateDeshredTransactionInfo(),
    ): SubscribeUpdateDeshredTransactionInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.signature = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.isVote = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.loadedWritableAddresses.push(reader.bytes());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.loadedReadonlyAddresses.push(reader.bytes());
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.completedDataSetStartingShredIndex = reader.uint32();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.completedDataSetEndingShredIndexExclusive = reader.uint32();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateDeshredTransactionInfo> {
      SubscribeUpdateDeshredTransactionInfoView ??= viewClass(
        SubscribeUpdateDeshredTransactionInfo,
        createBaseSubscribeUpdateDeshredTransactionInfo,
        [
          { name: "signature", tags: [10], type: "bytes" },
          { name: "isVote", tags: [16], type: "bool" },
          { name: "transaction", tags: [26], type: Transaction },
          { name: "loadedWritableAddresses", tags: [34], type: "bytes", repeated: true },
          { name: "loadedReadonlyAddresses", tags: [42], type: "bytes", repeated: true },
          { name: "completedDataSetStartingShredIndex", tags: [48], type: "uint32" },
          { name: "completedDataSetEndingShredIndexExclusive", tags: [56], type: "uint32" },
        ],
      );
      return new SubscribeUpdateDeshredTransactionInfoView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateDeshredTransactionInfo>): SubscribeUpdateDeshredTransactionInfo {
      return SubscribeUpdateDeshredTransactionInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateDeshredTransactionInfo>): SubscribeUpdateDeshredTransactionInfo {
      const message = createBaseSubscribeUpdateDeshredTransactionInfo();
      message.signature = object.signature ?? NO_BYTES;
      message.isVote = object.isVote ?? false;
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? Transaction.fromPartial(object.transaction)
          : undefined;
      message.loadedWritableAddresses = object.loadedWritableAddresses?.map((e) => e) || [];
      message.loadedReadonlyAddresses = object.loadedReadonlyAddresses?.map((e) => e) || [];
      message.completedDataSetStartingShredIndex = object.completedDataSetStartingShredIndex ?? 0;
      message.completedDataSetEndingShredIndexExclusive = object.completedDataSetEndingShredIndexExclusive ?? 0;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeUpdatePing(): SubscribeUpdatePing {
  return {};
}

let SubscribeUpdatePingView: ViewClass<SubscribeUpdatePing> | undefined;

export const SubscribeUpdatePing: MessageFns<SubscribeUpdatePing> = /* @__PURE__ */ checkedFns("SubscribeUpdatePing", {
  encode(message: SubscribeUpdatePing, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SubscribeUpdatePing = createBaseSubscribeUpdatePing(),
  ): SubscribeUpdatePing {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();

      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdatePing> {
    SubscribeUpdatePingView ??= viewClass(SubscribeUpdatePing, createBaseSubscribeUpdatePing, []);
    return new SubscribeUpdatePingView(input, length);
  },

  create(base?: DeepPartial<SubscribeUpdatePing>): SubscribeUpdatePing {
    return SubscribeUpdatePing.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SubscribeUpdatePing>): SubscribeUpdatePing {
    const message = createBaseSubscribeUpdatePing();
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSubscribeUpdatePong(): SubscribeUpdatePong {
  return { id: 0 };
}

let SubscribeUpdatePongView: ViewClass<SubscribeUpdatePong> | undefined;

export const SubscribeUpdatePong: MessageFns<SubscribeUpdatePong> = /* @__PURE__ */ checkedFns("SubscribeUpdatePong", {
  encode(message: SubscribeUpdatePong, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.id !== 0) {
      writer.uint32(8).int32(message.id);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SubscribeUpdatePong = createBaseSubscribeUpdatePong(),
  ): SubscribeUpdatePong {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.id = reader.int32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdatePong> {
    SubscribeUpdatePongView ??= viewClass(SubscribeUpdatePong, createBaseSubscribeUpdatePong, [
      { name: "id", tags: [8], type: "int32" },
    ]);
    return new SubscribeUpdatePongView(input, length);
  },

  create(base?: DeepPartial<SubscribeUpdatePong>): SubscribeUpdatePong {
    return SubscribeUpdatePong.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SubscribeUpdatePong>): SubscribeUpdatePong {
    const message = createBaseSubscribeUpdatePong();
    message.id = object.id ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSubscribeUpdateDeshred(): SubscribeUpdateDeshred {
  return { filters: [], updateOneof: undefined, createdAt: undefined };
}

let SubscribeUpdateDeshredView: ViewClass<SubscribeUpdateDeshred> | undefined;

export const SubscribeUpdateDeshred: MessageFns<SubscribeUpdateDeshred> = /* @__PURE__ */ checkedFns(
  "SubscribeUpdateDeshred",
  {
    encode(message: SubscribeUpdateDeshred, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.filters) {
        writer.uint32(10).string(v!);
      }
      switch (message.updateOneof?.$case) {
        case "deshredTransaction":
          SubscribeUpdateDeshredTransaction.encode(message.updateOneof.value, writer.uint32(18).fork()).join();
          break;
        case "ping":
          SubscribeUpdatePing.encode(message.updateOneof.value, writer.uint32(26).fork()).join();
          break;
        case "pong":
          SubscribeUpdatePong.encode(message.updateOneof.value, writer.uint32(34).fork()).join();
          break;
        case "slot":
          SubscribeUpdateSlot.encode(message.updateOneof.value, writer.uint32(50).fork()).join();
          break;
      }
      if (message.createdAt !== undefined) {
        Timestamp.encode(message.createdAt, writer.uint32(42).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeUpdateDeshred = createBaseSubscribeUpdateDeshred(),
    ): SubscribeUpdateDeshred {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.filters.push(reader.string());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.updateOneof = {
              $case: "deshredTransaction",
              value: SubscribeUpdateDeshredTransaction.decode(
                reader,
                reader.length(),
                valueOf(message.updateOneof, "deshredTransaction"),
              ),
            };
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.updateOneof = {
              $case: "ping",
              value: SubscribeUpdatePing.decode(reader, reader.length(), valueOf(message.updateOneof, "ping")),
            };
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.updateOneof = {
              $case: "pong",
              value: SubscribeUpdatePong.decode(reader, reader.length(), valueOf(message.updateOneof, "pong")),
            };
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.updateOneof = {
              $case: "slot",
              value: SubscribeUpdateSlot.decode(reader, reader.length(), valueOf(message.updateOneof, "slot")),
            };
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.createdAt = Timestamp.decode(reader, reader.length(), message.createdAt);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeUpdateDeshred> {
      SubscribeUpdateDeshredView ??= viewClass(SubscribeUpdateDeshred, createBaseSubscribeUpdateDeshred, [
        { name: "filters", tags: [10], type: "string", repeated: true },
        { name: "updateOneof", tags: [18], type: SubscribeUpdateDeshredTransaction, $case: "deshredTransaction" },
        { name: "updateOneof", tags: [26], type: SubscribeUpdatePing, $case: "ping" },
        { name: "updateOneof", tags: [34], type: SubscribeUpdatePong, $case: "pong" },
        { name: "updateOneof", tags: [50], type: SubscribeUpdateSlot, $case: "slot" },
        { name: "createdAt", tags: [42], type: Timestamp },
      ]);
      return new SubscribeUpdateDeshredView(input, length);
    },

    create(base?: DeepPartial<SubscribeUpdateDeshred>): SubscribeUpdateDeshred {
      return SubscribeUpdateDeshred.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeUpdateDeshred>): SubscribeUpdateDeshred {
      const message = createBaseSubscribeUpdateDeshred();
      message.filters = object.filters?.map((e) => e) || [];
      switch (object.updateOneof?.$case) {
        case "deshredTransaction": {
          if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
            message.updateOneof = {
              $case: "deshredTransaction",
              value: SubscribeUpdateDeshredTransaction.fromPartial(object.updateOneof.value),
            };
          }
          break;
        }
        case "ping": {
          if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
            message.updateOneof = { $case: "ping", value: SubscribeUpdatePing.fromPartial(object.updateOneof.value) };
          }
          break;
        }
        case "pong": {
          if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
            message.updateOneof = { $case: "pong", value: SubscribeUpdatePong.fromPartial(object.updateOneof.value) };
          }
          break;
        }
        case "slot": {
          if (object.updateOneof?.value !== undefined && object.updateOneof?.value !== null) {
            message.updateOneof = { $case: "slot", value: SubscribeUpdateSlot.fromPartial(object.updateOneof.value) };
          }
          break;
        }
      }
      message.createdAt =
        object.createdAt !== undefined && object.createdAt !== null
          ? Timestamp.fromPartial(object.createdAt)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);
