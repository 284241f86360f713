// Generated from specs/grpc/geyser/subscribe_update.proto. Do not edit: change the spec and run `npm run generate`.

import { SlotStatus } from "../geyser-enums.ts";
export { SlotStatus };

/** Updates of Geyser subscriptions. */
import {
  defineMessage,
  keepUnknown,
  type MessageFns,
  NO_BYTES,
  readerOf,
  valueOf,
} from "@node-access/transport/protobuf";
import { Timestamp } from "../google/protobuf/timestamp.ts";
import {
  BlockHeight,
  Rewards,
  Transaction,
  TransactionError,
  TransactionStatusMeta,
  UnixTimestamp,
} from "../solana/storage/ConfirmedBlock/confirmed_block.ts";

/** An update of a subscription. */
export interface SubscribeUpdate {
  /** Names of the filters that matched the update. */
  filters: string[];
  /** Content of the update. */
  updateOneof:
    // Account write.
    | { $case: "account"; value: SubscribeUpdateAccount }
    // Change of a slot's status.
    | { $case: "slot"; value: SubscribeUpdateSlot }
    // Executed transaction, in full.
    | { $case: "transaction"; value: SubscribeUpdateTransaction }
    // Block with the requested data.
    | { $case: "block"; value: SubscribeUpdateBlock }
    // Ping, which the server sends to keep the stream alive.
    | { $case: "ping"; value: SubscribeUpdatePing }
    // Metadata of a block.
    | { $case: "blockMeta"; value: SubscribeUpdateBlockMeta }
    // Ledger entry.
    | { $case: "entry"; value: SubscribeUpdateEntry }
    // Pong, in response to the ping of a request.
    | { $case: "pong"; value: SubscribeUpdatePong }
    // Executed transaction, with status only.
    | { $case: "transactionStatus"; value: SubscribeUpdateTransactionStatus }
    // Footer of a block.
    | { $case: "blockFooter"; value: SubscribeUpdateBlockFooter }
    | undefined;
  /** Time at which the server created the update. */
  createdAt: Timestamp | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdate = (): SubscribeUpdate => ({
  filters: [],
  updateOneof: undefined,
  createdAt: undefined,
});

export const SubscribeUpdate: MessageFns<SubscribeUpdate> = /* @__PURE__ */ defineMessage("SubscribeUpdate", {
  empty: emptySubscribeUpdate,
  fields: () => [
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
    { name: "updateOneof", tags: [98], type: SubscribeUpdateBlockFooter, $case: "blockFooter" },
    { name: "createdAt", tags: [90], type: Timestamp },
  ],
  decode(input, length, message = emptySubscribeUpdate()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.filters.push(reader.string());
      else if (tag === 18)
        message.updateOneof = {
          $case: "account",
          value: SubscribeUpdateAccount.decode(reader, reader.length(), valueOf(message.updateOneof, "account")),
        };
      else if (tag === 26)
        message.updateOneof = {
          $case: "slot",
          value: SubscribeUpdateSlot.decode(reader, reader.length(), valueOf(message.updateOneof, "slot")),
        };
      else if (tag === 34)
        message.updateOneof = {
          $case: "transaction",
          value: SubscribeUpdateTransaction.decode(
            reader,
            reader.length(),
            valueOf(message.updateOneof, "transaction"),
          ),
        };
      else if (tag === 42)
        message.updateOneof = {
          $case: "block",
          value: SubscribeUpdateBlock.decode(reader, reader.length(), valueOf(message.updateOneof, "block")),
        };
      else if (tag === 50)
        message.updateOneof = {
          $case: "ping",
          value: SubscribeUpdatePing.decode(reader, reader.length(), valueOf(message.updateOneof, "ping")),
        };
      else if (tag === 58)
        message.updateOneof = {
          $case: "blockMeta",
          value: SubscribeUpdateBlockMeta.decode(reader, reader.length(), valueOf(message.updateOneof, "blockMeta")),
        };
      else if (tag === 66)
        message.updateOneof = {
          $case: "entry",
          value: SubscribeUpdateEntry.decode(reader, reader.length(), valueOf(message.updateOneof, "entry")),
        };
      else if (tag === 74)
        message.updateOneof = {
          $case: "pong",
          value: SubscribeUpdatePong.decode(reader, reader.length(), valueOf(message.updateOneof, "pong")),
        };
      else if (tag === 82)
        message.updateOneof = {
          $case: "transactionStatus",
          value: SubscribeUpdateTransactionStatus.decode(
            reader,
            reader.length(),
            valueOf(message.updateOneof, "transactionStatus"),
          ),
        };
      else if (tag === 98)
        message.updateOneof = {
          $case: "blockFooter",
          value: SubscribeUpdateBlockFooter.decode(
            reader,
            reader.length(),
            valueOf(message.updateOneof, "blockFooter"),
          ),
        };
      else if (tag === 90) message.createdAt = Timestamp.decode(reader, reader.length(), message.createdAt);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.filters) writer.uint32(10).string(item);
    if (message.updateOneof?.$case === "account")
      SubscribeUpdateAccount.encode(message.updateOneof.value, writer.uint32(18).fork()).join();
    else if (message.updateOneof?.$case === "slot")
      SubscribeUpdateSlot.encode(message.updateOneof.value, writer.uint32(26).fork()).join();
    else if (message.updateOneof?.$case === "transaction")
      SubscribeUpdateTransaction.encode(message.updateOneof.value, writer.uint32(34).fork()).join();
    else if (message.updateOneof?.$case === "block")
      SubscribeUpdateBlock.encode(message.updateOneof.value, writer.uint32(42).fork()).join();
    else if (message.updateOneof?.$case === "ping")
      SubscribeUpdatePing.encode(message.updateOneof.value, writer.uint32(50).fork()).join();
    else if (message.updateOneof?.$case === "blockMeta")
      SubscribeUpdateBlockMeta.encode(message.updateOneof.value, writer.uint32(58).fork()).join();
    else if (message.updateOneof?.$case === "entry")
      SubscribeUpdateEntry.encode(message.updateOneof.value, writer.uint32(66).fork()).join();
    else if (message.updateOneof?.$case === "pong")
      SubscribeUpdatePong.encode(message.updateOneof.value, writer.uint32(74).fork()).join();
    else if (message.updateOneof?.$case === "transactionStatus")
      SubscribeUpdateTransactionStatus.encode(message.updateOneof.value, writer.uint32(82).fork()).join();
    if (message.createdAt !== undefined) Timestamp.encode(message.createdAt, writer.uint32(90).fork()).join();
    if (message.updateOneof?.$case === "blockFooter")
      SubscribeUpdateBlockFooter.encode(message.updateOneof.value, writer.uint32(98).fork()).join();
  },
});

/** An account was written. */
export interface SubscribeUpdateAccount {
  /** State of the account after the write. */
  account: SubscribeUpdateAccountInfo | undefined;
  /** Slot in which the account was written. */
  slot: bigint;
  /** Whether the account is part of the startup snapshot, and not a write in this slot. */
  isStartup: boolean;
  /** Id of the bank that wrote the account; absent for the startup snapshot, and before Agave 4.3. */
  bankId?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdateAccount = (): SubscribeUpdateAccount => ({
  account: undefined,
  slot: 0n,
  isStartup: false,
  bankId: undefined,
});

export const SubscribeUpdateAccount: MessageFns<SubscribeUpdateAccount> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdateAccount",
  {
    empty: emptySubscribeUpdateAccount,
    fields: () => [
      { name: "account", tags: [10], type: SubscribeUpdateAccountInfo },
      { name: "slot", tags: [16], type: "uint64" },
      { name: "isStartup", tags: [24], type: "bool" },
      { name: "bankId", tags: [32], type: "uint64" },
    ],
    decode(input, length, message = emptySubscribeUpdateAccount()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.account = SubscribeUpdateAccountInfo.decode(reader, reader.length(), message.account);
        else if (tag === 16) message.slot = reader.uint64();
        else if (tag === 24) message.isStartup = reader.bool();
        else if (tag === 32) message.bankId = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.account !== undefined)
        SubscribeUpdateAccountInfo.encode(message.account, writer.uint32(10).fork()).join();
      if (message.slot !== 0n) writer.uint32(16).uint64(message.slot);
      if (message.isStartup !== false) writer.uint32(24).bool(message.isStartup);
      if (message.bankId !== undefined) writer.uint32(32).uint64(message.bankId);
    },
  },
);

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

const emptySubscribeUpdateAccountInfo = (): SubscribeUpdateAccountInfo => ({
  pubkey: NO_BYTES,
  lamports: 0n,
  owner: NO_BYTES,
  executable: false,
  rentEpoch: 0n,
  data: NO_BYTES,
  writeVersion: 0n,
  txnSignature: undefined,
});

export const SubscribeUpdateAccountInfo: MessageFns<SubscribeUpdateAccountInfo> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdateAccountInfo",
  {
    empty: emptySubscribeUpdateAccountInfo,
    fields: () => [
      { name: "pubkey", tags: [10], type: "bytes" },
      { name: "lamports", tags: [16], type: "uint64" },
      { name: "owner", tags: [26], type: "bytes" },
      { name: "executable", tags: [32], type: "bool" },
      { name: "rentEpoch", tags: [40], type: "uint64" },
      { name: "data", tags: [50], type: "bytes" },
      { name: "writeVersion", tags: [56], type: "uint64" },
      { name: "txnSignature", tags: [66], type: "bytes" },
    ],
    decode(input, length, message = emptySubscribeUpdateAccountInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.pubkey = reader.bytes();
        else if (tag === 16) message.lamports = reader.uint64();
        else if (tag === 26) message.owner = reader.bytes();
        else if (tag === 32) message.executable = reader.bool();
        else if (tag === 40) message.rentEpoch = reader.uint64();
        else if (tag === 50) message.data = reader.bytes();
        else if (tag === 56) message.writeVersion = reader.uint64();
        else if (tag === 66) message.txnSignature = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.pubkey.length !== 0) writer.uint32(10).bytes(message.pubkey);
      if (message.lamports !== 0n) writer.uint32(16).uint64(message.lamports);
      if (message.owner.length !== 0) writer.uint32(26).bytes(message.owner);
      if (message.executable !== false) writer.uint32(32).bool(message.executable);
      if (message.rentEpoch !== 0n) writer.uint32(40).uint64(message.rentEpoch);
      if (message.data.length !== 0) writer.uint32(50).bytes(message.data);
      if (message.writeVersion !== 0n) writer.uint32(56).uint64(message.writeVersion);
      if (message.txnSignature !== undefined) writer.uint32(66).bytes(message.txnSignature);
    },
  },
);

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
  /**
   * Id of the bank that reached the status; absent for a slot's first shred and its last one, and before Agave 4.3.
   * A slot may have several banks, of which one is confirmed: the status names it. Ids are the validator's own.
   * Source: rpcpool/yellowstone-grpc, branch 4.3-transition.
   */
  bankId?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdateSlot = (): SubscribeUpdateSlot => ({
  slot: 0n,
  parent: undefined,
  status: 0,
  deadError: undefined,
  bankId: undefined,
});

export const SubscribeUpdateSlot: MessageFns<SubscribeUpdateSlot> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdateSlot",
  {
    empty: emptySubscribeUpdateSlot,
    fields: () => [
      { name: "slot", tags: [8], type: "uint64" },
      { name: "parent", tags: [16], type: "uint64" },
      { name: "status", tags: [24], type: "int32" },
      { name: "deadError", tags: [34], type: "string" },
      { name: "bankId", tags: [40], type: "uint64" },
    ],
    decode(input, length, message = emptySubscribeUpdateSlot()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.slot = reader.uint64();
        else if (tag === 16) message.parent = reader.uint64();
        else if (tag === 24) message.status = reader.enumeration();
        else if (tag === 34) message.deadError = reader.string();
        else if (tag === 40) message.bankId = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.slot !== 0n) writer.uint32(8).uint64(message.slot);
      if (message.parent !== undefined) writer.uint32(16).uint64(message.parent);
      if (message.status !== 0) writer.uint32(24).int32(message.status);
      if (message.deadError !== undefined) writer.uint32(34).string(message.deadError);
      if (message.bankId !== undefined) writer.uint32(40).uint64(message.bankId);
    },
  },
);

/** A transaction was executed. */
export interface SubscribeUpdateTransaction {
  /** Transaction with its status. */
  transaction: SubscribeUpdateTransactionInfo | undefined;
  /** Slot in which the transaction was executed. */
  slot: bigint;
  /** Id of the bank that executed the transaction; 0 before Agave 4.3. */
  bankId: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdateTransaction = (): SubscribeUpdateTransaction => ({
  transaction: undefined,
  slot: 0n,
  bankId: 0n,
});

export const SubscribeUpdateTransaction: MessageFns<SubscribeUpdateTransaction> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdateTransaction",
  {
    empty: emptySubscribeUpdateTransaction,
    fields: () => [
      { name: "transaction", tags: [10], type: SubscribeUpdateTransactionInfo },
      { name: "slot", tags: [16], type: "uint64" },
      { name: "bankId", tags: [24], type: "uint64" },
    ],
    decode(input, length, message = emptySubscribeUpdateTransaction()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10)
          message.transaction = SubscribeUpdateTransactionInfo.decode(reader, reader.length(), message.transaction);
        else if (tag === 16) message.slot = reader.uint64();
        else if (tag === 24) message.bankId = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined)
        SubscribeUpdateTransactionInfo.encode(message.transaction, writer.uint32(10).fork()).join();
      if (message.slot !== 0n) writer.uint32(16).uint64(message.slot);
      if (message.bankId !== 0n) writer.uint32(24).uint64(message.bankId);
    },
  },
);

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

const emptySubscribeUpdateTransactionInfo = (): SubscribeUpdateTransactionInfo => ({
  signature: NO_BYTES,
  isVote: false,
  transaction: undefined,
  meta: undefined,
  index: 0n,
});

export const SubscribeUpdateTransactionInfo: MessageFns<SubscribeUpdateTransactionInfo> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdateTransactionInfo",
  {
    empty: emptySubscribeUpdateTransactionInfo,
    fields: () => [
      { name: "signature", tags: [10], type: "bytes" },
      { name: "isVote", tags: [16], type: "bool" },
      { name: "transaction", tags: [26], type: Transaction },
      { name: "meta", tags: [34], type: TransactionStatusMeta },
      { name: "index", tags: [40], type: "uint64" },
    ],
    decode(input, length, message = emptySubscribeUpdateTransactionInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.signature = reader.bytes();
        else if (tag === 16) message.isVote = reader.bool();
        else if (tag === 26) message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
        else if (tag === 34) message.meta = TransactionStatusMeta.decode(reader, reader.length(), message.meta);
        else if (tag === 40) message.index = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.signature.length !== 0) writer.uint32(10).bytes(message.signature);
      if (message.isVote !== false) writer.uint32(16).bool(message.isVote);
      if (message.transaction !== undefined) Transaction.encode(message.transaction, writer.uint32(26).fork()).join();
      if (message.meta !== undefined) TransactionStatusMeta.encode(message.meta, writer.uint32(34).fork()).join();
      if (message.index !== 0n) writer.uint32(40).uint64(message.index);
    },
  },
);

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
  /** Id of the bank that executed the transaction; 0 before Agave 4.3. Source: rpcpool/yellowstone-grpc. */
  bankId: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdateTransactionStatus = (): SubscribeUpdateTransactionStatus => ({
  slot: 0n,
  signature: NO_BYTES,
  isVote: false,
  index: 0n,
  err: undefined,
  bankId: 0n,
});

export const SubscribeUpdateTransactionStatus: MessageFns<SubscribeUpdateTransactionStatus> =
  /* @__PURE__ */ defineMessage("SubscribeUpdateTransactionStatus", {
    empty: emptySubscribeUpdateTransactionStatus,
    fields: () => [
      { name: "slot", tags: [8], type: "uint64" },
      { name: "signature", tags: [18], type: "bytes" },
      { name: "isVote", tags: [24], type: "bool" },
      { name: "index", tags: [32], type: "uint64" },
      { name: "err", tags: [42], type: TransactionError },
      { name: "bankId", tags: [48], type: "uint64" },
    ],
    decode(input, length, message = emptySubscribeUpdateTransactionStatus()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.slot = reader.uint64();
        else if (tag === 18) message.signature = reader.bytes();
        else if (tag === 24) message.isVote = reader.bool();
        else if (tag === 32) message.index = reader.uint64();
        else if (tag === 42) message.err = TransactionError.decode(reader, reader.length(), message.err);
        else if (tag === 48) message.bankId = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.slot !== 0n) writer.uint32(8).uint64(message.slot);
      if (message.signature.length !== 0) writer.uint32(18).bytes(message.signature);
      if (message.isVote !== false) writer.uint32(24).bool(message.isVote);
      if (message.index !== 0n) writer.uint32(32).uint64(message.index);
      if (message.err !== undefined) TransactionError.encode(message.err, writer.uint32(42).fork()).join();
      if (message.bankId !== 0n) writer.uint32(48).uint64(message.bankId);
    },
  });

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
  /** Id of the bank; 0 before Agave 4.3. Source: rpcpool/yellowstone-grpc, yellowstone-grpc-proto 13.0.0. */
  bankId: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdateBlock = (): SubscribeUpdateBlock => ({
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
  bankId: 0n,
});

export const SubscribeUpdateBlock: MessageFns<SubscribeUpdateBlock> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdateBlock",
  {
    empty: emptySubscribeUpdateBlock,
    fields: () => [
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
      { name: "bankId", tags: [112], type: "uint64" },
    ],
    decode(input, length, message = emptySubscribeUpdateBlock()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.slot = reader.uint64();
        else if (tag === 18) message.blockhash = reader.string();
        else if (tag === 26) message.rewards = Rewards.decode(reader, reader.length(), message.rewards);
        else if (tag === 34) message.blockTime = UnixTimestamp.decode(reader, reader.length(), message.blockTime);
        else if (tag === 42) message.blockHeight = BlockHeight.decode(reader, reader.length(), message.blockHeight);
        else if (tag === 50) message.transactions.push(SubscribeUpdateTransactionInfo.decode(reader, reader.length()));
        else if (tag === 56) message.parentSlot = reader.uint64();
        else if (tag === 66) message.parentBlockhash = reader.string();
        else if (tag === 72) message.executedTransactionCount = reader.uint64();
        else if (tag === 80) message.updatedAccountCount = reader.uint64();
        else if (tag === 90) message.accounts.push(SubscribeUpdateAccountInfo.decode(reader, reader.length()));
        else if (tag === 96) message.entriesCount = reader.uint64();
        else if (tag === 106) message.entries.push(SubscribeUpdateEntry.decode(reader, reader.length()));
        else if (tag === 112) message.bankId = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.slot !== 0n) writer.uint32(8).uint64(message.slot);
      if (message.blockhash !== "") writer.uint32(18).string(message.blockhash);
      if (message.rewards !== undefined) Rewards.encode(message.rewards, writer.uint32(26).fork()).join();
      if (message.blockTime !== undefined) UnixTimestamp.encode(message.blockTime, writer.uint32(34).fork()).join();
      if (message.blockHeight !== undefined) BlockHeight.encode(message.blockHeight, writer.uint32(42).fork()).join();
      for (const item of message.transactions)
        SubscribeUpdateTransactionInfo.encode(item, writer.uint32(50).fork()).join();
      if (message.parentSlot !== 0n) writer.uint32(56).uint64(message.parentSlot);
      if (message.parentBlockhash !== "") writer.uint32(66).string(message.parentBlockhash);
      if (message.executedTransactionCount !== 0n) writer.uint32(72).uint64(message.executedTransactionCount);
      if (message.updatedAccountCount !== 0n) writer.uint32(80).uint64(message.updatedAccountCount);
      for (const item of message.accounts) SubscribeUpdateAccountInfo.encode(item, writer.uint32(90).fork()).join();
      if (message.entriesCount !== 0n) writer.uint32(96).uint64(message.entriesCount);
      for (const item of message.entries) SubscribeUpdateEntry.encode(item, writer.uint32(106).fork()).join();
      if (message.bankId !== 0n) writer.uint32(112).uint64(message.bankId);
    },
  },
);

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
  /** Id of the bank; 0 before Agave 4.3. */
  bankId: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdateBlockMeta = (): SubscribeUpdateBlockMeta => ({
  slot: 0n,
  blockhash: "",
  rewards: undefined,
  blockTime: undefined,
  blockHeight: undefined,
  parentSlot: 0n,
  parentBlockhash: "",
  executedTransactionCount: 0n,
  entriesCount: 0n,
  bankId: 0n,
});

export const SubscribeUpdateBlockMeta: MessageFns<SubscribeUpdateBlockMeta> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdateBlockMeta",
  {
    empty: emptySubscribeUpdateBlockMeta,
    fields: () => [
      { name: "slot", tags: [8], type: "uint64" },
      { name: "blockhash", tags: [18], type: "string" },
      { name: "rewards", tags: [26], type: Rewards },
      { name: "blockTime", tags: [34], type: UnixTimestamp },
      { name: "blockHeight", tags: [42], type: BlockHeight },
      { name: "parentSlot", tags: [48], type: "uint64" },
      { name: "parentBlockhash", tags: [58], type: "string" },
      { name: "executedTransactionCount", tags: [64], type: "uint64" },
      { name: "entriesCount", tags: [72], type: "uint64" },
      { name: "bankId", tags: [80], type: "uint64" },
    ],
    decode(input, length, message = emptySubscribeUpdateBlockMeta()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.slot = reader.uint64();
        else if (tag === 18) message.blockhash = reader.string();
        else if (tag === 26) message.rewards = Rewards.decode(reader, reader.length(), message.rewards);
        else if (tag === 34) message.blockTime = UnixTimestamp.decode(reader, reader.length(), message.blockTime);
        else if (tag === 42) message.blockHeight = BlockHeight.decode(reader, reader.length(), message.blockHeight);
        else if (tag === 48) message.parentSlot = reader.uint64();
        else if (tag === 58) message.parentBlockhash = reader.string();
        else if (tag === 64) message.executedTransactionCount = reader.uint64();
        else if (tag === 72) message.entriesCount = reader.uint64();
        else if (tag === 80) message.bankId = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.slot !== 0n) writer.uint32(8).uint64(message.slot);
      if (message.blockhash !== "") writer.uint32(18).string(message.blockhash);
      if (message.rewards !== undefined) Rewards.encode(message.rewards, writer.uint32(26).fork()).join();
      if (message.blockTime !== undefined) UnixTimestamp.encode(message.blockTime, writer.uint32(34).fork()).join();
      if (message.blockHeight !== undefined) BlockHeight.encode(message.blockHeight, writer.uint32(42).fork()).join();
      if (message.parentSlot !== 0n) writer.uint32(48).uint64(message.parentSlot);
      if (message.parentBlockhash !== "") writer.uint32(58).string(message.parentBlockhash);
      if (message.executedTransactionCount !== 0n) writer.uint32(64).uint64(message.executedTransactionCount);
      if (message.entriesCount !== 0n) writer.uint32(72).uint64(message.entriesCount);
      if (message.bankId !== 0n) writer.uint32(80).uint64(message.bankId);
    },
  },
);

/**
 * The footer of an Alpenglow block. The server sends it as soon as the validator has it, before or after other updates of the
 * block: `slot` and `bank_id` say which these are. Source: rpcpool/yellowstone-grpc.
 */
export interface SubscribeUpdateBlockFooter {
  /** Slot of the block. */
  slot: bigint;
  /** Id of the bank. */
  bankId: bigint;
  /** Hash of the bank's state after the block: 32 bytes. It is not the hash of the block. */
  bankHash: Uint8Array;
  /** Time at which the leader produced the block, by its clock, in nanoseconds since the Unix epoch. */
  blockProducerTimeNanos: bigint;
  /** Software of the leader, as text: up to 255 bytes. */
  blockUserAgent: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdateBlockFooter = (): SubscribeUpdateBlockFooter => ({
  slot: 0n,
  bankId: 0n,
  bankHash: NO_BYTES,
  blockProducerTimeNanos: 0n,
  blockUserAgent: NO_BYTES,
});

export const SubscribeUpdateBlockFooter: MessageFns<SubscribeUpdateBlockFooter> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdateBlockFooter",
  {
    empty: emptySubscribeUpdateBlockFooter,
    fields: () => [
      { name: "slot", tags: [8], type: "uint64" },
      { name: "bankId", tags: [16], type: "uint64" },
      { name: "bankHash", tags: [26], type: "bytes" },
      { name: "blockProducerTimeNanos", tags: [32], type: "uint64" },
      { name: "blockUserAgent", tags: [42], type: "bytes" },
    ],
    decode(input, length, message = emptySubscribeUpdateBlockFooter()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.slot = reader.uint64();
        else if (tag === 16) message.bankId = reader.uint64();
        else if (tag === 26) message.bankHash = reader.bytes();
        else if (tag === 32) message.blockProducerTimeNanos = reader.uint64();
        else if (tag === 42) message.blockUserAgent = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.slot !== 0n) writer.uint32(8).uint64(message.slot);
      if (message.bankId !== 0n) writer.uint32(16).uint64(message.bankId);
      if (message.bankHash.length !== 0) writer.uint32(26).bytes(message.bankHash);
      if (message.blockProducerTimeNanos !== 0n) writer.uint32(32).uint64(message.blockProducerTimeNanos);
      if (message.blockUserAgent.length !== 0) writer.uint32(42).bytes(message.blockUserAgent);
    },
  },
);

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
  /** Id of the bank; 0 before Agave 4.3. */
  bankId: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdateEntry = (): SubscribeUpdateEntry => ({
  slot: 0n,
  index: 0n,
  numHashes: 0n,
  hash: NO_BYTES,
  executedTransactionCount: 0n,
  startingTransactionIndex: 0n,
  bankId: 0n,
});

export const SubscribeUpdateEntry: MessageFns<SubscribeUpdateEntry> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdateEntry",
  {
    empty: emptySubscribeUpdateEntry,
    fields: () => [
      { name: "slot", tags: [8], type: "uint64" },
      { name: "index", tags: [16], type: "uint64" },
      { name: "numHashes", tags: [24], type: "uint64" },
      { name: "hash", tags: [34], type: "bytes" },
      { name: "executedTransactionCount", tags: [40], type: "uint64" },
      { name: "startingTransactionIndex", tags: [48], type: "uint64" },
      { name: "bankId", tags: [56], type: "uint64" },
    ],
    decode(input, length, message = emptySubscribeUpdateEntry()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.slot = reader.uint64();
        else if (tag === 16) message.index = reader.uint64();
        else if (tag === 24) message.numHashes = reader.uint64();
        else if (tag === 34) message.hash = reader.bytes();
        else if (tag === 40) message.executedTransactionCount = reader.uint64();
        else if (tag === 48) message.startingTransactionIndex = reader.uint64();
        else if (tag === 56) message.bankId = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.slot !== 0n) writer.uint32(8).uint64(message.slot);
      if (message.index !== 0n) writer.uint32(16).uint64(message.index);
      if (message.numHashes !== 0n) writer.uint32(24).uint64(message.numHashes);
      if (message.hash.length !== 0) writer.uint32(34).bytes(message.hash);
      if (message.executedTransactionCount !== 0n) writer.uint32(40).uint64(message.executedTransactionCount);
      if (message.startingTransactionIndex !== 0n) writer.uint32(48).uint64(message.startingTransactionIndex);
      if (message.bankId !== 0n) writer.uint32(56).uint64(message.bankId);
    },
  },
);

/** A transaction was reconstructed from shreds. */
export interface SubscribeUpdateDeshredTransaction {
  /** Transaction, without a status. */
  transaction: SubscribeUpdateDeshredTransactionInfo | undefined;
  /** Slot of the shreds that contain the transaction. */
  slot: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdateDeshredTransaction = (): SubscribeUpdateDeshredTransaction => ({
  transaction: undefined,
  slot: 0n,
});

export const SubscribeUpdateDeshredTransaction: MessageFns<SubscribeUpdateDeshredTransaction> =
  /* @__PURE__ */ defineMessage("SubscribeUpdateDeshredTransaction", {
    empty: emptySubscribeUpdateDeshredTransaction,
    fields: () => [
      { name: "transaction", tags: [10], type: SubscribeUpdateDeshredTransactionInfo },
      { name: "slot", tags: [16], type: "uint64" },
    ],
    decode(input, length, message = emptySubscribeUpdateDeshredTransaction()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10)
          message.transaction = SubscribeUpdateDeshredTransactionInfo.decode(
            reader,
            reader.length(),
            message.transaction,
          );
        else if (tag === 16) message.slot = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined)
        SubscribeUpdateDeshredTransactionInfo.encode(message.transaction, writer.uint32(10).fork()).join();
      if (message.slot !== 0n) writer.uint32(16).uint64(message.slot);
    },
  });

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

const emptySubscribeUpdateDeshredTransactionInfo = (): SubscribeUpdateDeshredTransactionInfo => ({
  signature: NO_BYTES,
  isVote: false,
  transaction: undefined,
  loadedWritableAddresses: [],
  loadedReadonlyAddresses: [],
  completedDataSetStartingShredIndex: 0,
  completedDataSetEndingShredIndexExclusive: 0,
});

export const SubscribeUpdateDeshredTransactionInfo: MessageFns<SubscribeUpdateDeshredTransactionInfo> =
  /* @__PURE__ */ defineMessage("SubscribeUpdateDeshredTransactionInfo", {
    empty: emptySubscribeUpdateDeshredTransactionInfo,
    fields: () => [
      { name: "signature", tags: [10], type: "bytes" },
      { name: "isVote", tags: [16], type: "bool" },
      { name: "transaction", tags: [26], type: Transaction },
      { name: "loadedWritableAddresses", tags: [34], type: "bytes", repeated: true },
      { name: "loadedReadonlyAddresses", tags: [42], type: "bytes", repeated: true },
      { name: "completedDataSetStartingShredIndex", tags: [48], type: "uint32" },
      { name: "completedDataSetEndingShredIndexExclusive", tags: [56], type: "uint32" },
    ],
    decode(input, length, message = emptySubscribeUpdateDeshredTransactionInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.signature = reader.bytes();
        else if (tag === 16) message.isVote = reader.bool();
        else if (tag === 26) message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
        else if (tag === 34) message.loadedWritableAddresses.push(reader.bytes());
        else if (tag === 42) message.loadedReadonlyAddresses.push(reader.bytes());
        else if (tag === 48) message.completedDataSetStartingShredIndex = reader.uint32();
        else if (tag === 56) message.completedDataSetEndingShredIndexExclusive = reader.uint32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.signature.length !== 0) writer.uint32(10).bytes(message.signature);
      if (message.isVote !== false) writer.uint32(16).bool(message.isVote);
      if (message.transaction !== undefined) Transaction.encode(message.transaction, writer.uint32(26).fork()).join();
      for (const item of message.loadedWritableAddresses) writer.uint32(34).bytes(item);
      for (const item of message.loadedReadonlyAddresses) writer.uint32(42).bytes(item);
      if (message.completedDataSetStartingShredIndex !== 0)
        writer.uint32(48).uint32(message.completedDataSetStartingShredIndex);
      if (message.completedDataSetEndingShredIndexExclusive !== 0)
        writer.uint32(56).uint32(message.completedDataSetEndingShredIndexExclusive);
    },
  });

/** Ping of the server. Respond with a request that has a ping. */
export interface SubscribeUpdatePing {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdatePing = (): SubscribeUpdatePing => ({});

export const SubscribeUpdatePing: MessageFns<SubscribeUpdatePing> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdatePing",
  {
    empty: emptySubscribeUpdatePing,
    fields: () => [],
    decode(input, length, message = emptySubscribeUpdatePing()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode() {},
  },
);

/** Pong, in response to a ping. */
export interface SubscribeUpdatePong {
  /** The id of the ping. */
  id: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdatePong = (): SubscribeUpdatePong => ({ id: 0 });

export const SubscribeUpdatePong: MessageFns<SubscribeUpdatePong> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdatePong",
  {
    empty: emptySubscribeUpdatePong,
    fields: () => [{ name: "id", tags: [8], type: "int32" }],
    decode(input, length, message = emptySubscribeUpdatePong()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.id = reader.int32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.id !== 0) writer.uint32(8).int32(message.id);
    },
  },
);

/** An update of a subscription to transactions before execution. */
export interface SubscribeUpdateDeshred {
  /** Names of the filters that matched the update. */
  filters: string[];
  /** Content of the update. */
  updateOneof:
    // Transaction before its execution.
    | { $case: "deshredTransaction"; value: SubscribeUpdateDeshredTransaction }
    // Ping, which the server sends to keep the stream alive.
    | { $case: "ping"; value: SubscribeUpdatePing }
    // Pong, in response to the ping of a request.
    | { $case: "pong"; value: SubscribeUpdatePong }
    // Change of a slot's status.
    | { $case: "slot"; value: SubscribeUpdateSlot }
    | undefined;
  /** Time at which the server created the update. */
  createdAt: Timestamp | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeUpdateDeshred = (): SubscribeUpdateDeshred => ({
  filters: [],
  updateOneof: undefined,
  createdAt: undefined,
});

export const SubscribeUpdateDeshred: MessageFns<SubscribeUpdateDeshred> = /* @__PURE__ */ defineMessage(
  "SubscribeUpdateDeshred",
  {
    empty: emptySubscribeUpdateDeshred,
    fields: () => [
      { name: "filters", tags: [10], type: "string", repeated: true },
      { name: "updateOneof", tags: [18], type: SubscribeUpdateDeshredTransaction, $case: "deshredTransaction" },
      { name: "updateOneof", tags: [26], type: SubscribeUpdatePing, $case: "ping" },
      { name: "updateOneof", tags: [34], type: SubscribeUpdatePong, $case: "pong" },
      { name: "updateOneof", tags: [50], type: SubscribeUpdateSlot, $case: "slot" },
      { name: "createdAt", tags: [42], type: Timestamp },
    ],
    decode(input, length, message = emptySubscribeUpdateDeshred()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.filters.push(reader.string());
        else if (tag === 18)
          message.updateOneof = {
            $case: "deshredTransaction",
            value: SubscribeUpdateDeshredTransaction.decode(
              reader,
              reader.length(),
              valueOf(message.updateOneof, "deshredTransaction"),
            ),
          };
        else if (tag === 26)
          message.updateOneof = {
            $case: "ping",
            value: SubscribeUpdatePing.decode(reader, reader.length(), valueOf(message.updateOneof, "ping")),
          };
        else if (tag === 34)
          message.updateOneof = {
            $case: "pong",
            value: SubscribeUpdatePong.decode(reader, reader.length(), valueOf(message.updateOneof, "pong")),
          };
        else if (tag === 50)
          message.updateOneof = {
            $case: "slot",
            value: SubscribeUpdateSlot.decode(reader, reader.length(), valueOf(message.updateOneof, "slot")),
          };
        else if (tag === 42) message.createdAt = Timestamp.decode(reader, reader.length(), message.createdAt);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.filters) writer.uint32(10).string(item);
      if (message.updateOneof?.$case === "deshredTransaction")
        SubscribeUpdateDeshredTransaction.encode(message.updateOneof.value, writer.uint32(18).fork()).join();
      else if (message.updateOneof?.$case === "ping")
        SubscribeUpdatePing.encode(message.updateOneof.value, writer.uint32(26).fork()).join();
      else if (message.updateOneof?.$case === "pong")
        SubscribeUpdatePong.encode(message.updateOneof.value, writer.uint32(34).fork()).join();
      if (message.createdAt !== undefined) Timestamp.encode(message.createdAt, writer.uint32(42).fork()).join();
      if (message.updateOneof?.$case === "slot")
        SubscribeUpdateSlot.encode(message.updateOneof.value, writer.uint32(50).fork()).join();
    },
  },
);
