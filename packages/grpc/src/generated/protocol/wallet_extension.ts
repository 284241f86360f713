// Generated from specs/grpc/protocol/wallet_extension.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
import { Account } from "./account.ts";
import { Transaction, TransactionExtention } from "./transaction.ts";

/** Transactions of an account, from a TRON node with an account index. */

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

/** Transactions. */
export interface TransactionList {
  /** Transactions of the page. */
  transaction: Transaction[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Transactions with their ids. */
export interface TransactionListExtention {
  /** Transactions of the page, each with its id. */
  transaction: TransactionExtention[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseAccountPaginated(): AccountPaginated {
  return { account: undefined, offset: 0n, limit: 0n };
}

let AccountPaginatedView: ViewClass<AccountPaginated> | undefined;

export const AccountPaginated: MessageFns<AccountPaginated> = /* @__PURE__ */ checkedFns("AccountPaginated", {
  encode(message: AccountPaginated, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.account !== undefined) {
      Account.encode(message.account, writer.uint32(10).fork()).join();
    }
    if (message.offset !== 0n) {
      writer.uint32(16).int64(message.offset);
    }
    if (message.limit !== 0n) {
      writer.uint32(24).int64(message.limit);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: AccountPaginated = createBaseAccountPaginated(),
  ): AccountPaginated {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.account = Account.decode(reader, reader.length(), message.account);
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.offset = reader.int64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.limit = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountPaginated> {
    AccountPaginatedView ??= viewClass(AccountPaginated, createBaseAccountPaginated, [
      { name: "account", tags: [10], type: Account },
      { name: "offset", tags: [16], type: "int64" },
      { name: "limit", tags: [24], type: "int64" },
    ]);
    return new AccountPaginatedView(input, length);
  },

  create(base?: DeepPartial<AccountPaginated>): AccountPaginated {
    return AccountPaginated.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<AccountPaginated>): AccountPaginated {
    const message = createBaseAccountPaginated();
    message.account =
      object.account !== undefined && object.account !== null ? Account.fromPartial(object.account) : undefined;
    message.offset = object.offset !== undefined && object.offset !== null ? BigInt(object.offset) : 0n;
    message.limit = object.limit !== undefined && object.limit !== null ? BigInt(object.limit) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionList(): TransactionList {
  return { transaction: [] };
}

let TransactionListView: ViewClass<TransactionList> | undefined;

export const TransactionList: MessageFns<TransactionList> = /* @__PURE__ */ checkedFns("TransactionList", {
  encode(message: TransactionList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.transaction) {
      Transaction.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionList = createBaseTransactionList(),
  ): TransactionList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.transaction.push(Transaction.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionList> {
    TransactionListView ??= viewClass(TransactionList, createBaseTransactionList, [
      { name: "transaction", tags: [10], type: Transaction, repeated: true },
    ]);
    return new TransactionListView(input, length);
  },

  create(base?: DeepPartial<TransactionList>): TransactionList {
    return TransactionList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionList>): TransactionList {
    const message = createBaseTransactionList();
    message.transaction = object.transaction?.map((e) => Transaction.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionListExtention(): TransactionListExtention {
  return { transaction: [] };
}

let TransactionListExtentionView: ViewClass<TransactionListExtention> | undefined;

export const TransactionListExtention: MessageFns<TransactionListExtention> = /* @__PURE__ */ checkedFns(
  "TransactionListExtention",
  {
    encode(message: TransactionListExtention, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.transaction) {
        TransactionExtention.encode(v!, writer.uint32(10).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransactionListExtention = createBaseTransactionListExtention(),
    ): TransactionListExtention {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction.push(TransactionExtention.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionListExtention> {
      TransactionListExtentionView ??= viewClass(TransactionListExtention, createBaseTransactionListExtention, [
        { name: "transaction", tags: [10], type: TransactionExtention, repeated: true },
      ]);
      return new TransactionListExtentionView(input, length);
    },

    create(base?: DeepPartial<TransactionListExtention>): TransactionListExtention {
      return TransactionListExtention.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransactionListExtention>): TransactionListExtention {
      const message = createBaseTransactionListExtention();
      message.transaction = object.transaction?.map((e) => TransactionExtention.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);
