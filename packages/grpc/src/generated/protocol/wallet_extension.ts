// Generated from specs/grpc/protocol/wallet_extension.proto. Do not edit: change the spec and run `npm run generate`.

/** Transactions of an account, from a TRON node with an account index. */
import { defineMessage, keepUnknown, type MessageFns, readerOf } from "@node-access/transport/protobuf";
import { Account } from "./account.ts";
import { Transaction, TransactionExtention } from "./transaction.ts";

/** Account, and page of its transactions. */
export interface AccountPaginated {
  /** Account, identified by `address`. */
  account: Account | undefined;
  /** Number of transactions to skip. */
  offset: bigint;
  /** Maximum number of transactions to return. */
  limit: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccountPaginated = (): AccountPaginated => ({ account: undefined, offset: 0n, limit: 0n });

export const AccountPaginated: MessageFns<AccountPaginated> = /* @__PURE__ */ defineMessage("AccountPaginated", {
  empty: emptyAccountPaginated,
  fields: () => [
    { name: "account", tags: [10], type: Account },
    { name: "offset", tags: [16], type: "int64" },
    { name: "limit", tags: [24], type: "int64" },
  ],
  decode(input, length, message = emptyAccountPaginated()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.account = Account.decode(reader, reader.length(), message.account);
      else if (tag === 16) message.offset = reader.int64();
      else if (tag === 24) message.limit = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.account !== undefined) Account.encode(message.account, writer.uint32(10).fork()).join();
    if (message.offset !== 0n) writer.uint32(16).int64(message.offset);
    if (message.limit !== 0n) writer.uint32(24).int64(message.limit);
  },
});

/** Transactions. */
export interface TransactionList {
  /** Transactions of the page. */
  transaction: Transaction[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionList = (): TransactionList => ({ transaction: [] });

export const TransactionList: MessageFns<TransactionList> = /* @__PURE__ */ defineMessage("TransactionList", {
  empty: emptyTransactionList,
  fields: () => [{ name: "transaction", tags: [10], type: Transaction, repeated: true }],
  decode(input, length, message = emptyTransactionList()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.transaction.push(Transaction.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.transaction) Transaction.encode(item, writer.uint32(10).fork()).join();
  },
});

/** Transactions with their ids. */
export interface TransactionListExtention {
  /** Transactions of the page, each with its id. */
  transaction: TransactionExtention[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionListExtention = (): TransactionListExtention => ({ transaction: [] });

export const TransactionListExtention: MessageFns<TransactionListExtention> = /* @__PURE__ */ defineMessage(
  "TransactionListExtention",
  {
    empty: emptyTransactionListExtention,
    fields: () => [{ name: "transaction", tags: [10], type: TransactionExtention, repeated: true }],
    decode(input, length, message = emptyTransactionListExtention()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction.push(TransactionExtention.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.transaction) TransactionExtention.encode(item, writer.uint32(10).fork()).join();
    },
  },
);
