// Generated from specs/grpc/geyser/subscribe_request.proto. Do not edit: change the spec and run `npm run generate`.

import { CuckooHashAlgorithm, TokenAccountExpansionControlFlag } from "../geyser-enums.ts";
export { CuckooHashAlgorithm, TokenAccountExpansionControlFlag };

import { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, valueOf, writeUnknown } from "../../wire/message-parts.ts";
import { CommitmentLevel } from "./commitment_level.ts";

/** Requests of Geyser subscriptions: filters, and the data to include. */

/**
 * Filters of a subscription. The keys of the maps are filter names, chosen by the caller. Each
 * update lists the names of the filters that matched it.
 */
export interface SubscribeRequest {
  /** Filters for account writes. */
  accounts: { [key: string]: SubscribeRequestFilterAccounts };
  /** Filters for slot status changes. */
  slots: { [key: string]: SubscribeRequestFilterSlots };
  /** Filters for executed transactions, in full. */
  transactions: { [key: string]: SubscribeRequestFilterTransactions };
  /** Filters for full blocks. */
  blocks: { [key: string]: SubscribeRequestFilterBlocks };
  /** Filters for block metadata. */
  blocksMeta: { [key: string]: SubscribeRequestFilterBlocksMeta };
  /** Commitment level of updates. Default: processed. */
  commitment?: CommitmentLevel | undefined;
  /** Slices of account data to include. Default: all data. */
  accountsDataSlice: SubscribeRequestAccountsDataSlice[];
  /** Filters for ledger entries. */
  entry: { [key: string]: SubscribeRequestFilterEntry };
  /** Ping. The server responds with a pong that has the same id. */
  ping?: SubscribeRequestPing | undefined;
  /** Filters for executed transactions, with status only. */
  transactionsStatus: { [key: string]: SubscribeRequestFilterTransactions };
  /**
   * Replays updates from this slot on. The server rejects a slot that it no longer has: see
   * SubscribeReplayInfo.
   */
  fromSlot?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface SubscribeRequest_AccountsEntry {
  key: string;
  value: SubscribeRequestFilterAccounts | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface SubscribeRequest_SlotsEntry {
  key: string;
  value: SubscribeRequestFilterSlots | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface SubscribeRequest_TransactionsEntry {
  key: string;
  value: SubscribeRequestFilterTransactions | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface SubscribeRequest_BlocksEntry {
  key: string;
  value: SubscribeRequestFilterBlocks | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface SubscribeRequest_BlocksMetaEntry {
  key: string;
  value: SubscribeRequestFilterBlocksMeta | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface SubscribeRequest_EntryEntry {
  key: string;
  value: SubscribeRequestFilterEntry | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface SubscribeRequest_TransactionsStatusEntry {
  key: string;
  value: SubscribeRequestFilterTransactions | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A set of public keys as a cuckoo filter: smaller than a list, with a low false positive rate. */
export interface CuckooFilter {
  /** Buckets, concatenated. */
  data: Uint8Array;
  /** Number of buckets. */
  bucketCount: number;
  /** Number of fingerprints per bucket. */
  entriesPerBucket: number;
  /** Number of bits per fingerprint: 8, 12 or 16. */
  fingerprintBits: number;
  /** Seed of the hash. */
  hashSeed: bigint;
  /** Hash algorithm. */
  hashAlgorithm: CuckooHashAlgorithm;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/**
 * Filter for account writes. Fields are combined with AND, the entries of a list with OR. An empty
 * filter matches all accounts.
 */
export interface SubscribeRequestFilterAccounts {
  /** Base58-encoded public keys of accounts. */
  account: string[];
  /** Base58-encoded public keys of owner programs. */
  owner: string[];
  /** Conditions on the account's data and balance, combined with AND. */
  filters: SubscribeRequestFilterAccountsFilter[];
  /** `true` for writes by a transaction only, `false` for other writes only. */
  nonemptyTxnSignature?: boolean | undefined;
  /** Public keys of accounts as a cuckoo filter, in addition to `account`. */
  cuckooAccountsFilter?: CuckooFilter | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A condition on an account's data or balance. */
export interface SubscribeRequestFilterAccountsFilter {
  /** Condition to match. Exactly one is required. */
  filter:
    | /** Matches bytes at an offset of the data. */
      { $case: "memcmp"; value: SubscribeRequestFilterAccountsFilterMemcmp }
    /** Matches the length of the data, in bytes. */
    | { $case: "datasize"; value: bigint }
    /** Matches valid token accounts. */
    | { $case: "tokenAccountState"; value: boolean }
    /** Compares the balance. */
    | { $case: "lamports"; value: SubscribeRequestFilterAccountsFilterLamports }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Bytes to match at an offset of an account's data. */
export interface SubscribeRequestFilterAccountsFilterMemcmp {
  /** Offset of the bytes in the data. */
  offset: bigint;
  /** Bytes to match, raw or encoded. */
  data:
    | /** Raw bytes: at most 128. */
      { $case: "bytes"; value: Uint8Array }
    /** Base58-encoded bytes: at most 128 bytes, which are 175 characters. */
    | { $case: "base58"; value: string }
    /** Base64-encoded bytes: at most 128 bytes, which are 172 characters. */
    | { $case: "base64"; value: string }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Comparison of an account's balance, in lamports. */
export interface SubscribeRequestFilterAccountsFilterLamports {
  /** Balance to compare with, in lamports. */
  cmp:
    | /** Matches balances equal to this. */
      { $case: "eq"; value: bigint }
    /** Matches balances not equal to this. */
    | { $case: "ne"; value: bigint }
    /** Matches balances below this. */
    | { $case: "lt"; value: bigint }
    /** Matches balances above this. */
    | { $case: "gt"; value: bigint }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter for slot status changes. */
export interface SubscribeRequestFilterSlots {
  /** Whether to send only the status of the request's commitment level. */
  filterByCommitment?: boolean | undefined;
  /**
   * Whether to send the statuses between these as well: first shred received, completed, bank
   * created, dead.
   */
  interslotUpdates?: boolean | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter for transactions. Fields are combined with AND. */
export interface SubscribeRequestFilterTransactions {
  /** `true` for vote transactions only, `false` for non-vote transactions only. */
  vote?: boolean | undefined;
  /** `true` for failed transactions only, `false` for successful transactions only. */
  failed?: boolean | undefined;
  /** Matches transactions that use any of these accounts. Base58-encoded public keys. */
  accountInclude: string[];
  /** Excludes transactions that use any of these accounts. Base58-encoded public keys. */
  accountExclude: string[];
  /** Matches only this transaction. Base58-encoded signature. */
  signature?: string | undefined;
  /** Matches transactions that use all of these accounts. Base58-encoded public keys. */
  accountRequired: string[];
  /** Accounts as a cuckoo filter, in addition to `account_include`. */
  cuckooAccountInclude?: CuckooFilter | undefined;
  /** Matches the account lists against the owners of token accounts as well. Off by default. */
  tokenAccounts?: TokenAccountExpansionControlFlag | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter for blocks, and the data that they include. */
export interface SubscribeRequestFilterBlocks {
  /**
   * Includes only transactions and accounts that involve one of these accounts. Base58-encoded
   * public keys.
   */
  accountInclude: string[];
  /** Whether to include transactions. Default: `true`. */
  includeTransactions?: boolean | undefined;
  /** Whether to include account writes. Default: `false`. */
  includeAccounts?: boolean | undefined;
  /** Whether to include entries. Default: `false`. */
  includeEntries?: boolean | undefined;
  /** Accounts as a cuckoo filter, in addition to `account_include`. */
  cuckooAccountInclude?: CuckooFilter | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter for block metadata. Matches all blocks. */
export interface SubscribeRequestFilterBlocksMeta {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter for entries. Matches all entries. */
export interface SubscribeRequestFilterEntry {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/**
 * Filter for transactions before execution. Addresses from lookup tables are resolved and matched
 * as accounts.
 */
export interface SubscribeRequestFilterDeshredTransactions {
  /** `true` for vote transactions only, `false` for non-vote transactions only. */
  vote?: boolean | undefined;
  /** Matches transactions that use any of these accounts. Base58-encoded public keys. */
  accountInclude: string[];
  /** Excludes transactions that use any of these accounts. Base58-encoded public keys. */
  accountExclude: string[];
  /** Matches transactions that use all of these accounts. Base58-encoded public keys. */
  accountRequired: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A slice of an account's data. */
export interface SubscribeRequestAccountsDataSlice {
  /** Offset of the first byte. */
  offset: bigint;
  /** Length in bytes. */
  length: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Ping, which requests a pong. */
export interface SubscribeRequestPing {
  /** Id, which the pong returns. */
  id: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filters of a subscription to transactions before execution. */
export interface SubscribeDeshredRequest {
  /** Filters for transactions, by name. */
  deshredTransactions: { [key: string]: SubscribeRequestFilterDeshredTransactions };
  /** Ping. The server responds with a pong that has the same id. */
  ping?: SubscribeRequestPing | undefined;
  /** Filters for slot status changes, by name. */
  slots: { [key: string]: SubscribeRequestFilterSlots };
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface SubscribeDeshredRequest_DeshredTransactionsEntry {
  key: string;
  value: SubscribeRequestFilterDeshredTransactions | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface SubscribeDeshredRequest_SlotsEntry {
  key: string;
  value: SubscribeRequestFilterSlots | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseSubscribeRequest(): SubscribeRequest {
  return {
    accounts: {},
    slots: {},
    transactions: {},
    blocks: {},
    blocksMeta: {},
    commitment: undefined,
    accountsDataSlice: [],
    entry: {},
    ping: undefined,
    transactionsStatus: {},
    fromSlot: undefined,
  };
}

let SubscribeRequestView: ViewClass<SubscribeRequest> | undefined;

export const SubscribeRequest: MessageFns<SubscribeRequest> = /* @__PURE__ */ checkedFns("SubscribeRequest", {
  encode(message: SubscribeRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    globalThis.Object.entries(message.accounts).forEach(([key, value]: [string, SubscribeRequestFilterAccounts]) => {
      SubscribeRequest_AccountsEntry.encode({ key, value }, writer.uint32(10).fork()).join();
    });
    globalThis.Object.entries(message.slots).forEach(([key, value]: [string, SubscribeRequestFilterSlots]) => {
      SubscribeRequest_SlotsEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    globalThis.Object.entries(message.transactions).forEach(
      ([key, value]: [string, SubscribeRequestFilterTransactions]) => {
        SubscribeRequest_TransactionsEntry.encode({ key, value }, writer.uint32(26).fork()).join();
      },
    );
    globalThis.Object.entries(message.blocks).forEach(([key, value]: [string, SubscribeRequestFilterBlocks]) => {
      SubscribeRequest_BlocksEntry.encode({ key, value }, writer.uint32(34).fork()).join();
    });
    globalThis.Object.entries(message.blocksMeta).forEach(
      ([key, value]: [string, SubscribeRequestFilterBlocksMeta]) => {
        SubscribeRequest_BlocksMetaEntry.encode({ key, value }, writer.uint32(42).fork()).join();
      },
    );
    if (message.commitment !== undefined) {
      writer.uint32(48).int32(message.commitment);
    }
    for (const v of message.accountsDataSlice) {
      SubscribeRequestAccountsDataSlice.encode(v!, writer.uint32(58).fork()).join();
    }
    globalThis.Object.entries(message.entry).forEach(([key, value]: [string, SubscribeRequestFilterEntry]) => {
      SubscribeRequest_EntryEntry.encode({ key, value }, writer.uint32(66).fork()).join();
    });
    if (message.ping !== undefined) {
      SubscribeRequestPing.encode(message.ping, writer.uint32(74).fork()).join();
    }
    globalThis.Object.entries(message.transactionsStatus).forEach(
      ([key, value]: [string, SubscribeRequestFilterTransactions]) => {
        SubscribeRequest_TransactionsStatusEntry.encode({ key, value }, writer.uint32(82).fork()).join();
      },
    );
    if (message.fromSlot !== undefined) {
      writer.uint32(88).uint64(message.fromSlot);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SubscribeRequest = createBaseSubscribeRequest(),
  ): SubscribeRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          const entry1 = SubscribeRequest_AccountsEntry.decode(reader, reader.length());
          setOwn(message.accounts, entry1.key, entry1.value ?? SubscribeRequestFilterAccounts.create());
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          const entry2 = SubscribeRequest_SlotsEntry.decode(reader, reader.length());
          setOwn(message.slots, entry2.key, entry2.value ?? SubscribeRequestFilterSlots.create());
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          const entry3 = SubscribeRequest_TransactionsEntry.decode(reader, reader.length());
          setOwn(message.transactions, entry3.key, entry3.value ?? SubscribeRequestFilterTransactions.create());
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          const entry4 = SubscribeRequest_BlocksEntry.decode(reader, reader.length());
          setOwn(message.blocks, entry4.key, entry4.value ?? SubscribeRequestFilterBlocks.create());
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          const entry5 = SubscribeRequest_BlocksMetaEntry.decode(reader, reader.length());
          setOwn(message.blocksMeta, entry5.key, entry5.value ?? SubscribeRequestFilterBlocksMeta.create());
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.commitment = reader.enumeration();
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.accountsDataSlice.push(SubscribeRequestAccountsDataSlice.decode(reader, reader.length()));
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          const entry8 = SubscribeRequest_EntryEntry.decode(reader, reader.length());
          setOwn(message.entry, entry8.key, entry8.value ?? SubscribeRequestFilterEntry.create());
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.ping = SubscribeRequestPing.decode(reader, reader.length(), message.ping);
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          const entry10 = SubscribeRequest_TransactionsStatusEntry.decode(reader, reader.length());
          setOwn(message.transactionsStatus, entry10.key, entry10.value ?? SubscribeRequestFilterTransactions.create());
          continue;
        }
        case 11: {
          if (tag !== 88) {
            break;
          }

          message.fromSlot = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequest> {
    SubscribeRequestView ??= viewClass(SubscribeRequest, createBaseSubscribeRequest, [
      {
        name: "accounts",
        tags: [10],
        type: SubscribeRequest_AccountsEntry,
        map: "object",
        values: SubscribeRequestFilterAccounts,
      },
      {
        name: "slots",
        tags: [18],
        type: SubscribeRequest_SlotsEntry,
        map: "object",
        values: SubscribeRequestFilterSlots,
      },
      {
        name: "transactions",
        tags: [26],
        type: SubscribeRequest_TransactionsEntry,
        map: "object",
        values: SubscribeRequestFilterTransactions,
      },
      {
        name: "blocks",
        tags: [34],
        type: SubscribeRequest_BlocksEntry,
        map: "object",
        values: SubscribeRequestFilterBlocks,
      },
      {
        name: "blocksMeta",
        tags: [42],
        type: SubscribeRequest_BlocksMetaEntry,
        map: "object",
        values: SubscribeRequestFilterBlocksMeta,
      },
      { name: "commitment", tags: [48], type: "int32" },
      { name: "accountsDataSlice", tags: [58], type: SubscribeRequestAccountsDataSlice, repeated: true },
      {
        name: "entry",
        tags: [66],
        type: SubscribeRequest_EntryEntry,
        map: "object",
        values: SubscribeRequestFilterEntry,
      },
      { name: "ping", tags: [74], type: SubscribeRequestPing },
      {
        name: "transactionsStatus",
        tags: [82],
        type: SubscribeRequest_TransactionsStatusEntry,
        map: "object",
        values: SubscribeRequestFilterTransactions,
      },
      { name: "fromSlot", tags: [88], type: "uint64" },
    ]);
    return new SubscribeRequestView(input, length);
  },

  create(base?: DeepPartial<SubscribeRequest>): SubscribeRequest {
    return SubscribeRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SubscribeRequest>): SubscribeRequest {
    const message = createBaseSubscribeRequest();
    message.accounts = (
      globalThis.Object.entries(object.accounts ?? {}) as [string, SubscribeRequestFilterAccounts][]
    ).reduce(
      (
        acc: { [key: string]: SubscribeRequestFilterAccounts },
        [key, value]: [string, SubscribeRequestFilterAccounts],
      ) => {
        if (value !== undefined) {
          setOwn(acc, key, SubscribeRequestFilterAccounts.fromPartial(value));
        }
        return acc;
      },
      {},
    );
    message.slots = (globalThis.Object.entries(object.slots ?? {}) as [string, SubscribeRequestFilterSlots][]).reduce(
      (acc: { [key: string]: SubscribeRequestFilterSlots }, [key, value]: [string, SubscribeRequestFilterSlots]) => {
        if (value !== undefined) {
          setOwn(acc, key, SubscribeRequestFilterSlots.fromPartial(value));
        }
        return acc;
      },
      {},
    );
    message.transactions = (
      globalThis.Object.entries(object.transactions ?? {}) as [string, SubscribeRequestFilterTransactions][]
    ).reduce(
      (
        acc: { [key: string]: SubscribeRequestFilterTransactions },
        [key, value]: [string, SubscribeRequestFilterTransactions],
      ) => {
        if (value !== undefined) {
          setOwn(acc, key, SubscribeRequestFilterTransactions.fromPartial(value));
        }
        return acc;
      },
      {},
    );
    message.blocks = (
      globalThis.Object.entries(object.blocks ?? {}) as [string, SubscribeRequestFilterBlocks][]
    ).reduce(
      (acc: { [key: string]: SubscribeRequestFilterBlocks }, [key, value]: [string, SubscribeRequestFilterBlocks]) => {
        if (value !== undefined) {
          setOwn(acc, key, SubscribeRequestFilterBlocks.fromPartial(value));
        }
        return acc;
      },
      {},
    );
    message.blocksMeta = (
      globalThis.Object.entries(object.blocksMeta ?? {}) as [string, SubscribeRequestFilterBlocksMeta][]
    ).reduce(
      (
        acc: { [key: string]: SubscribeRequestFilterBlocksMeta },
        [key, value]: [string, SubscribeRequestFilterBlocksMeta],
      ) => {
        if (value !== undefined) {
          setOwn(acc, key, SubscribeRequestFilterBlocksMeta.fromPartial(value));
        }
        return acc;
      },
      {},
    );
    message.commitment = object.commitment ?? undefined;
    message.accountsDataSlice =
      object.accountsDataSlice?.map((e) => SubscribeRequestAccountsDataSlice.fromPartial(e)) || [];
    message.entry = (globalThis.Object.entries(object.entry ?? {}) as [string, SubscribeRequestFilterEntry][]).reduce(
      (acc: { [key: string]: SubscribeRequestFilterEntry }, [key, value]: [string, SubscribeRequestFilterEntry]) => {
        if (value !== undefined) {
          setOwn(acc, key, SubscribeRequestFilterEntry.fromPartial(value));
        }
        return acc;
      },
      {},
    );
    message.ping =
      object.ping !== undefined && object.ping !== null ? SubscribeRequestPing.fromPartial(object.ping) : undefined;
    message.transactionsStatus = (
      globalThis.Object.entries(object.transactionsStatus ?? {}) as [string, SubscribeRequestFilterTransactions][]
    ).reduce(
      (
        acc: { [key: string]: SubscribeRequestFilterTransactions },
        [key, value]: [string, SubscribeRequestFilterTransactions],
      ) => {
        if (value !== undefined) {
          setOwn(acc, key, SubscribeRequestFilterTransactions.fromPartial(value));
        }
        return acc;
      },
      {},
    );
    message.fromSlot = object.fromSlot !== undefined && object.fromSlot !== null ? BigInt(object.fromSlot) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSubscribeRequest_AccountsEntry(): SubscribeRequest_AccountsEntry {
  return { key: "", value: undefined };
}

let SubscribeRequest_AccountsEntryView: ViewClass<SubscribeRequest_AccountsEntry> | undefined;

export const SubscribeRequest_AccountsEntry: MessageFns<SubscribeRequest_AccountsEntry> = /* @__PURE__ */ checkedFns(
  "SubscribeRequest_AccountsEntry",
  {
    encode(message: SubscribeRequest_AccountsEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      if (message.value !== undefined) {
        SubscribeRequestFilterAccounts.encode(message.value, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequest_AccountsEntry = createBaseSubscribeRequest_AccountsEntry(),
    ): SubscribeRequest_AccountsEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = SubscribeRequestFilterAccounts.decode(reader, reader.length(), message.value);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequest_AccountsEntry> {
      SubscribeRequest_AccountsEntryView ??= viewClass(
        SubscribeRequest_AccountsEntry,
        createBaseSubscribeRequest_AccountsEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: SubscribeRequestFilterAccounts },
        ],
      );
      return new SubscribeRequest_AccountsEntryView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequest_AccountsEntry>): SubscribeRequest_AccountsEntry {
      return SubscribeRequest_AccountsEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequest_AccountsEntry>): SubscribeRequest_AccountsEntry {
      const message = createBaseSubscribeRequest_AccountsEntry();
      message.key = object.key ?? "";
      message.value =
        object.value !== undefined && object.value !== null
          ? SubscribeRequestFilterAccounts.fromPartial(object.value)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeRequest_SlotsEntry(): SubscribeRequest_SlotsEntry {
  return { key: "", value: undefined };
}

let SubscribeRequest_SlotsEntryView: ViewClass<SubscribeRequest_SlotsEntry> | undefined;

export const SubscribeRequest_SlotsEntry: MessageFns<SubscribeRequest_SlotsEntry> = /* @__PURE__ */ checkedFns(
  "SubscribeRequest_SlotsEntry",
  {
    encode(message: SubscribeRequest_SlotsEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      if (message.value !== undefined) {
        SubscribeRequestFilterSlots.encode(message.value, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequest_SlotsEntry = createBaseSubscribeRequest_SlotsEntry(),
    ): SubscribeRequest_SlotsEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = SubscribeRequestFilterSlots.decode(reader, reader.length(), message.value);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequest_SlotsEntry> {
      SubscribeRequest_SlotsEntryView ??= viewClass(
        SubscribeRequest_SlotsEntry,
        createBaseSubscribeRequest_SlotsEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: SubscribeRequestFilterSlots },
        ],
      );
      return new SubscribeRequest_SlotsEntryView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequest_SlotsEntry>): SubscribeRequest_SlotsEntry {
      return SubscribeRequest_SlotsEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequest_SlotsEntry>): SubscribeRequest_SlotsEntry {
      const message = createBaseSubscribeRequest_SlotsEntry();
      message.key = object.key ?? "";
      message.value =
        object.value !== undefined && object.value !== null
          ? SubscribeRequestFilterSlots.fromPartial(object.value)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeRequest_TransactionsEntry(): SubscribeRequest_TransactionsEntry {
  return { key: "", value: undefined };
}

let SubscribeRequest_TransactionsEntryView: ViewClass<SubscribeRequest_TransactionsEntry> | undefined;

export const SubscribeRequest_TransactionsEntry: MessageFns<SubscribeRequest_TransactionsEntry> =
  /* @__PURE__ */ checkedFns("SubscribeRequest_TransactionsEntry", {
    encode(message: SubscribeRequest_TransactionsEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      if (message.value !== undefined) {
        SubscribeRequestFilterTransactions.encode(message.value, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequest_TransactionsEntry = createBaseSubscribeRequest_TransactionsEntry(),
    ): SubscribeRequest_TransactionsEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = SubscribeRequestFilterTransactions.decode(reader, reader.length(), message.value);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequest_TransactionsEntry> {
      SubscribeRequest_TransactionsEntryView ??= viewClass(
        SubscribeRequest_TransactionsEntry,
        createBaseSubscribeRequest_TransactionsEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: SubscribeRequestFilterTransactions },
        ],
      );
      return new SubscribeRequest_TransactionsEntryView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequest_TransactionsEntry>): SubscribeRequest_TransactionsEntry {
      return SubscribeRequest_TransactionsEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequest_TransactionsEntry>): SubscribeRequest_TransactionsEntry {
      const message = createBaseSubscribeRequest_TransactionsEntry();
      message.key = object.key ?? "";
      message.value =
        object.value !== undefined && object.value !== null
          ? SubscribeRequestFilterTransactions.fromPartial(object.value)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeRequest_BlocksEntry(): SubscribeRequest_BlocksEntry {
  return { key: "", value: undefined };
}

let SubscribeRequest_BlocksEntryView: ViewClass<SubscribeRequest_BlocksEntry> | undefined;

export const SubscribeRequest_BlocksEntry: MessageFns<SubscribeRequest_BlocksEntry> = /* @__PURE__ */ checkedFns(
  "SubscribeRequest_BlocksEntry",
  {
    encode(message: SubscribeRequest_BlocksEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      if (message.value !== undefined) {
        SubscribeRequestFilterBlocks.encode(message.value, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequest_BlocksEntry = createBaseSubscribeRequest_BlocksEntry(),
    ): SubscribeRequest_BlocksEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = SubscribeRequestFilterBlocks.decode(reader, reader.length(), message.value);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequest_BlocksEntry> {
      SubscribeRequest_BlocksEntryView ??= viewClass(
        SubscribeRequest_BlocksEntry,
        createBaseSubscribeRequest_BlocksEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: SubscribeRequestFilterBlocks },
        ],
      );
      return new SubscribeRequest_BlocksEntryView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequest_BlocksEntry>): SubscribeRequest_BlocksEntry {
      return SubscribeRequest_BlocksEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequest_BlocksEntry>): SubscribeRequest_BlocksEntry {
      const message = createBaseSubscribeRequest_BlocksEntry();
      message.key = object.key ?? "";
      message.value =
        object.value !== undefined && object.value !== null
          ? SubscribeRequestFilterBlocks.fromPartial(object.value)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeRequest_BlocksMetaEntry(): SubscribeRequest_BlocksMetaEntry {
  return { key: "", value: undefined };
}

let SubscribeRequest_BlocksMetaEntryView: ViewClass<SubscribeRequest_BlocksMetaEntry> | undefined;

export const SubscribeRequest_BlocksMetaEntry: MessageFns<SubscribeRequest_BlocksMetaEntry> =
  /* @__PURE__ */ checkedFns("SubscribeRequest_BlocksMetaEntry", {
    encode(message: SubscribeRequest_BlocksMetaEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      if (message.value !== undefined) {
        SubscribeRequestFilterBlocksMeta.encode(message.value, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequest_BlocksMetaEntry = createBaseSubscribeRequest_BlocksMetaEntry(),
    ): SubscribeRequest_BlocksMetaEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = SubscribeRequestFilterBlocksMeta.decode(reader, reader.length(), message.value);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequest_BlocksMetaEntry> {
      SubscribeRequest_BlocksMetaEntryView ??= viewClass(
        SubscribeRequest_BlocksMetaEntry,
        createBaseSubscribeRequest_BlocksMetaEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: SubscribeRequestFilterBlocksMeta },
        ],
      );
      return new SubscribeRequest_BlocksMetaEntryView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequest_BlocksMetaEntry>): SubscribeRequest_BlocksMetaEntry {
      return SubscribeRequest_BlocksMetaEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequest_BlocksMetaEntry>): SubscribeRequest_BlocksMetaEntry {
      const message = createBaseSubscribeRequest_BlocksMetaEntry();
      message.key = object.key ?? "";
      message.value =
        object.value !== undefined && object.value !== null
          ? SubscribeRequestFilterBlocksMeta.fromPartial(object.value)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeRequest_EntryEntry(): SubscribeRequest_EntryEntry {
  return { key: "", value: undefined };
}

let SubscribeRequest_EntryEntryView: ViewClass<SubscribeRequest_EntryEntry> | undefined;

export const SubscribeRequest_EntryEntry: MessageFns<SubscribeRequest_EntryEntry> = /* @__PURE__ */ checkedFns(
  "SubscribeRequest_EntryEntry",
  {
    encode(message: SubscribeRequest_EntryEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      if (message.value !== undefined) {
        SubscribeRequestFilterEntry.encode(message.value, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequest_EntryEntry = createBaseSubscribeRequest_EntryEntry(),
    ): SubscribeRequest_EntryEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = SubscribeRequestFilterEntry.decode(reader, reader.length(), message.value);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequest_EntryEntry> {
      SubscribeRequest_EntryEntryView ??= viewClass(
        SubscribeRequest_EntryEntry,
        createBaseSubscribeRequest_EntryEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: SubscribeRequestFilterEntry },
        ],
      );
      return new SubscribeRequest_EntryEntryView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequest_EntryEntry>): SubscribeRequest_EntryEntry {
      return SubscribeRequest_EntryEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequest_EntryEntry>): SubscribeRequest_EntryEntry {
      const message = createBaseSubscribeRequest_EntryEntry();
      message.key = object.key ?? "";
      message.value =
        object.value !== undefined && object.value !== null
          ? SubscribeRequestFilterEntry.fromPartial(object.value)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeRequest_TransactionsStatusEntry(): SubscribeRequest_TransactionsStatusEntry {
  return { key: "", value: undefined };
}

let SubscribeRequest_TransactionsStatusEntryView: ViewClass<SubscribeRequest_TransactionsStatusEntry> | undefined;

export const SubscribeRequest_TransactionsStatusEntry: MessageFns<SubscribeRequest_TransactionsStatusEntry> =
  /* @__PURE__ */ checkedFns("SubscribeRequest_TransactionsStatusEntry", {
    encode(message: SubscribeRequest_TransactionsStatusEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      if (message.value !== undefined) {
        SubscribeRequestFilterTransactions.encode(message.value, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequest_TransactionsStatusEntry = createBaseSubscribeRequest_TransactionsStatusEntry(),
    ): SubscribeRequest_TransactionsStatusEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = SubscribeRequestFilterTransactions.decode(reader, reader.length(), message.value);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequest_TransactionsStatusEntry> {
      SubscribeRequest_TransactionsStatusEntryView ??= viewClass(
        SubscribeRequest_TransactionsStatusEntry,
        createBaseSubscribeRequest_TransactionsStatusEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: SubscribeRequestFilterTransactions },
        ],
      );
      return new SubscribeRequest_TransactionsStatusEntryView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequest_TransactionsStatusEntry>): SubscribeRequest_TransactionsStatusEntry {
      return SubscribeRequest_TransactionsStatusEntry.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<SubscribeRequest_TransactionsStatusEntry>,
    ): SubscribeRequest_TransactionsStatusEntry {
      const message = createBaseSubscribeRequest_TransactionsStatusEntry();
      message.key = object.key ?? "";
      message.value =
        object.value !== undefined && object.value !== null
          ? SubscribeRequestFilterTransactions.fromPartial(object.value)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseCuckooFilter(): CuckooFilter {
  return { data: NO_BYTES, bucketCount: 0, entriesPerBucket: 0, fingerprintBits: 0, hashSeed: 0n, hashAlgorithm: 0 };
}

let CuckooFilterView: ViewClass<CuckooFilter> | undefined;

export const CuckooFilter: MessageFns<CuckooFilter> = /* @__PURE__ */ checkedFns("CuckooFilter", {
  encode(message: CuckooFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.data.length !== 0) {
      writer.uint32(10).bytes(message.data);
    }
    if (message.bucketCount !== 0) {
      writer.uint32(16).uint32(message.bucketCount);
    }
    if (message.entriesPerBucket !== 0) {
      writer.uint32(24).uint32(message.entriesPerBucket);
    }
    if (message.fingerprintBits !== 0) {
      writer.uint32(32).uint32(message.fingerprintBits);
    }
    if (message.hashSeed !== 0n) {
      writer.uint32(40).uint64(message.hashSeed);
    }
    if (message.hashAlgorithm !== 0) {
      writer.uint32(48).int32(message.hashAlgorithm);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CuckooFilter = createBaseCuckooFilter(),
  ): CuckooFilter {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.data = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.bucketCount = reader.uint32();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.entriesPerBucket = reader.uint32();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.fingerprintBits = reader.uint32();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.hashSeed = reader.uint64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.hashAlgorithm = reader.enumeration();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CuckooFilter> {
    CuckooFilterView ??= viewClass(CuckooFilter, createBaseCuckooFilter, [
      { name: "data", tags: [10], type: "bytes" },
      { name: "bucketCount", tags: [16], type: "uint32" },
      { name: "entriesPerBucket", tags: [24], type: "uint32" },
      { name: "fingerprintBits", tags: [32], type: "uint32" },
      { name: "hashSeed", tags: [40], type: "uint64" },
      { name: "hashAlgorithm", tags: [48], type: "int32" },
    ]);
    return new CuckooFilterView(input, length);
  },

  create(base?: DeepPartial<CuckooFilter>): CuckooFilter {
    return CuckooFilter.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CuckooFilter>): CuckooFilter {
    const message = createBaseCuckooFilter();
    message.data = object.data ?? NO_BYTES;
    message.bucketCount = object.bucketCount ?? 0;
    message.entriesPerBucket = object.entriesPerBucket ?? 0;
    message.fingerprintBits = object.fingerprintBits ?? 0;
    message.hashSeed = object.hashSeed !== undefined && object.hashSeed !== null ? BigInt(object.hashSeed) : 0n;
    message.hashAlgorithm = object.hashAlgorithm ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSubscribeRequestFilterAccounts(): SubscribeRequestFilterAccounts {
  return { account: [], owner: [], filters: [], nonemptyTxnSignature: undefined, cuckooAccountsFilter: undefined };
}

let SubscribeRequestFilterAccountsView: ViewClass<SubscribeRequestFilterAccounts> | undefined;

export const SubscribeRequestFilterAccounts: MessageFns<SubscribeRequestFilterAccounts> = /* @__PURE__ */ checkedFns(
  "SubscribeRequestFilterAccounts",
  {
    encode(message: SubscribeRequestFilterAccounts, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.account) {
        writer.uint32(18).string(v!);
      }
      for (const v of message.owner) {
        writer.uint32(26).string(v!);
      }
      for (const v of message.filters) {
        SubscribeRequestFilterAccountsFilter.encode(v!, writer.uint32(34).fork()).join();
      }
      if (message.nonemptyTxnSignature !== undefined) {
        writer.uint32(40).bool(message.nonemptyTxnSignature);
      }
      if (message.cuckooAccountsFilter !== undefined) {
        CuckooFilter.encode(message.cuckooAccountsFilter, writer.uint32(50).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestFilterAccounts = createBaseSubscribeRequestFilterAccounts(),
    ): SubscribeRequestFilterAccounts {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.account.push(reader.string());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.owner.push(reader.string());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.filters.push(SubscribeRequestFilterAccountsFilter.decode(reader, reader.length()));
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.nonemptyTxnSignature = reader.bool();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.cuckooAccountsFilter = CuckooFilter.decode(reader, reader.length(), message.cuckooAccountsFilter);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestFilterAccounts> {
      SubscribeRequestFilterAccountsView ??= viewClass(
        SubscribeRequestFilterAccounts,
        createBaseSubscribeRequestFilterAccounts,
        [
          { name: "account", tags: [18], type: "string", repeated: true },
          { name: "owner", tags: [26], type: "string", repeated: true },
          { name: "filters", tags: [34], type: SubscribeRequestFilterAccountsFilter, repeated: true },
          { name: "nonemptyTxnSignature", tags: [40], type: "bool" },
          { name: "cuckooAccountsFilter", tags: [50], type: CuckooFilter },
        ],
      );
      return new SubscribeRequestFilterAccountsView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestFilterAccounts>): SubscribeRequestFilterAccounts {
      return SubscribeRequestFilterAccounts.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequestFilterAccounts>): SubscribeRequestFilterAccounts {
      const message = createBaseSubscribeRequestFilterAccounts();
      message.account = object.account?.map((e) => e) || [];
      message.owner = object.owner?.map((e) => e) || [];
      message.filters = object.filters?.map((e) => SubscribeRequestFilterAccountsFilter.fromPartial(e)) || [];
      message.nonemptyTxnSignature = object.nonemptyTxnSignature ?? undefined;
      message.cuckooAccountsFilter =
        object.cuckooAccountsFilter !== undefined && object.cuckooAccountsFilter !== null
          ? CuckooFilter.fromPartial(object.cuckooAccountsFilter)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeRequestFilterAccountsFilter(): SubscribeRequestFilterAccountsFilter {
  return { filter: undefined };
}

let SubscribeRequestFilterAccountsFilterView: ViewClass<SubscribeRequestFilterAccountsFilter> | undefined;

export const SubscribeRequestFilterAccountsFilter: MessageFns<SubscribeRequestFilterAccountsFilter> =
  /* @__PURE__ */ checkedFns("SubscribeRequestFilterAccountsFilter", {
    encode(message: SubscribeRequestFilterAccountsFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      switch (message.filter?.$case) {
        case "memcmp":
          SubscribeRequestFilterAccountsFilterMemcmp.encode(message.filter.value, writer.uint32(10).fork()).join();
          break;
        case "datasize":
          writer.uint32(16).uint64(message.filter.value);
          break;
        case "tokenAccountState":
          writer.uint32(24).bool(message.filter.value);
          break;
        case "lamports":
          SubscribeRequestFilterAccountsFilterLamports.encode(message.filter.value, writer.uint32(34).fork()).join();
          break;
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestFilterAccountsFilter = createBaseSubscribeRequestFilterAccountsFilter(),
    ): SubscribeRequestFilterAccountsFilter {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.filter = {
              $case: "memcmp",
              value: SubscribeRequestFilterAccountsFilterMemcmp.decode(
                reader,
                reader.length(),
                valueOf(message.filter, "memcmp"),
              ),
            };
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.filter = { $case: "datasize", value: reader.uint64() as bigint };
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.filter = { $case: "tokenAccountState", value: reader.bool() };
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.filter = {
              $case: "lamports",
              value: SubscribeRequestFilterAccountsFilterLamports.decode(
                reader,
                reader.length(),
                valueOf(message.filter, "lamports"),
              ),
            };
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestFilterAccountsFilter> {
      SubscribeRequestFilterAccountsFilterView ??= viewClass(
        SubscribeRequestFilterAccountsFilter,
        createBaseSubscribeRequestFilterAccountsFilter,
        [
          { name: "filter", tags: [10], type: SubscribeRequestFilterAccountsFilterMemcmp, $case: "memcmp" },
          { name: "filter", tags: [16], type: "uint64", $case: "datasize" },
          { name: "filter", tags: [24], type: "bool", $case: "tokenAccountState" },
          { name: "filter", tags: [34], type: SubscribeRequestFilterAccountsFilterLamports, $case: "lamports" },
        ],
      );
      return new SubscribeRequestFilterAccountsFilterView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestFilterAccountsFilter>): SubscribeRequestFilterAccountsFilter {
      return SubscribeRequestFilterAccountsFilter.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequestFilterAccountsFilter>): SubscribeRequestFilterAccountsFilter {
      const message = createBaseSubscribeRequestFilterAccountsFilter();
      switch (object.filter?.$case) {
        case "memcmp": {
          if (object.filter?.value !== undefined && object.filter?.value !== null) {
            message.filter = {
              $case: "memcmp",
              value: SubscribeRequestFilterAccountsFilterMemcmp.fromPartial(object.filter.value),
            };
          }
          break;
        }
        case "datasize": {
          if (object.filter?.value !== undefined && object.filter?.value !== null) {
            message.filter = { $case: "datasize", value: BigInt(object.filter.value) };
          }
          break;
        }
        case "tokenAccountState": {
          if (object.filter?.value !== undefined && object.filter?.value !== null) {
            message.filter = { $case: "tokenAccountState", value: object.filter.value };
          }
          break;
        }
        case "lamports": {
          if (object.filter?.value !== undefined && object.filter?.value !== null) {
            message.filter = {
              $case: "lamports",
              value: SubscribeRequestFilterAccountsFilterLamports.fromPartial(object.filter.value),
            };
          }
          break;
        }
      }
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeRequestFilterAccountsFilterMemcmp(): SubscribeRequestFilterAccountsFilterMemcmp {
  return { offset: 0n, data: undefined };
}

let SubscribeRequestFilterAccountsFilterMemcmpView: ViewClass<SubscribeRequestFilterAccountsFilterMemcmp> | undefined;

export const SubscribeRequestFilterAccountsFilterMemcmp: MessageFns<SubscribeRequestFilterAccountsFilterMemcmp> =
  /* @__PURE__ */ checkedFns("SubscribeRequestFilterAccountsFilterMemcmp", {
    encode(
      message: SubscribeRequestFilterAccountsFilterMemcmp,
      writer: BinaryWriter = new BinaryWriter(),
    ): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.offset !== 0n) {
        writer.uint32(8).uint64(message.offset);
      }
      switch (message.data?.$case) {
        case "bytes":
          writer.uint32(18).bytes(message.data.value);
          break;
        case "base58":
          writer.uint32(26).string(message.data.value);
          break;
        case "base64":
          writer.uint32(34).string(message.data.value);
          break;
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestFilterAccountsFilterMemcmp = createBaseSubscribeRequestFilterAccountsFilterMemcmp(),
    ): SubscribeRequestFilterAccountsFilterMemcmp {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.offset = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.data = { $case: "bytes", value: reader.bytes() };
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.data = { $case: "base58", value: reader.string() };
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.data = { $case: "base64", value: reader.string() };
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestFilterAccountsFilterMemcmp> {
      SubscribeRequestFilterAccountsFilterMemcmpView ??= viewClass(
        SubscribeRequestFilterAccountsFilterMemcmp,
        createBaseSubscribeRequestFilterAccountsFilterMemcmp,
        [
          { name: "offset", tags: [8], type: "uint64" },
          { name: "data", tags: [18], type: "bytes", $case: "bytes" },
          { name: "data", tags: [26], type: "string", $case: "base58" },
          { name: "data", tags: [34], type: "string", $case: "base64" },
        ],
      );
      return new SubscribeRequestFilterAccountsFilterMemcmpView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestFilterAccountsFilterMemcmp>): SubscribeRequestFilterAccountsFilterMemcmp {
      return SubscribeRequestFilterAccountsFilterMemcmp.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<SubscribeRequestFilterAccountsFilterMemcmp>,
    ): SubscribeRequestFilterAccountsFilterMemcmp {
      const message = createBaseSubscribeRequestFilterAccountsFilterMemcmp();
      message.offset = object.offset !== undefined && object.offset !== null ? BigInt(object.offset) : 0n;
      switch (object.data?.$case) {
        case "bytes": {
          if (object.data?.value !== undefined && object.data?.value !== null) {
            message.data = { $case: "bytes", value: object.data.value };
          }
          break;
        }
        case "base58": {
          if (object.data?.value !== undefined && object.data?.value !== null) {
            message.data = { $case: "base58", value: object.data.value };
          }
          break;
        }
        case "base64": {
          if (object.data?.value !== undefined && object.data?.value !== null) {
            message.data = { $case: "base64", value: object.data.value };
          }
          break;
        }
      }
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeRequestFilterAccountsFilterLamports(): SubscribeRequestFilterAccountsFilterLamports {
  return { cmp: undefined };
}

let SubscribeRequestFilterAccountsFilterLamportsView:
  | ViewClass<SubscribeRequestFilterAccountsFilterLamports>
  | undefined;

export const SubscribeRequestFilterAccountsFilterLamports: MessageFns<SubscribeRequestFilterAccountsFilterLamports> =
  /* @__PURE__ */ checkedFns("SubscribeRequestFilterAccountsFilterLamports", {
    encode(
      message: SubscribeRequestFilterAccountsFilterLamports,
      writer: BinaryWriter = new BinaryWriter(),
    ): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      switch (message.cmp?.$case) {
        case "eq":
          writer.uint32(8).uint64(message.cmp.value);
          break;
        case "ne":
          writer.uint32(16).uint64(message.cmp.value);
          break;
        case "lt":
          writer.uint32(24).uint64(message.cmp.value);
          break;
        case "gt":
          writer.uint32(32).uint64(message.cmp.value);
          break;
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestFilterAccountsFilterLamports = createBaseSubscribeRequestFilterAccountsFilterLamports(),
    ): SubscribeRequestFilterAccountsFilterLamports {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.cmp = { $case: "eq", value: reader.uint64() as bigint };
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.cmp = { $case: "ne", value: reader.uint64() as bigint };
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.cmp = { $case: "lt", value: reader.uint64() as bigint };
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.cmp = { $case: "gt", value: reader.uint64() as bigint };
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestFilterAccountsFilterLamports> {
      SubscribeRequestFilterAccountsFilterLamportsView ??= viewClass(
        SubscribeRequestFilterAccountsFilterLamports,
        createBaseSubscribeRequestFilterAccountsFilterLamports,
        [
          { name: "cmp", tags: [8], type: "uint64", $case: "eq" },
          { name: "cmp", tags: [16], type: "uint64", $case: "ne" },
          { name: "cmp", tags: [24], type: "uint64", $case: "lt" },
          { name: "cmp", tags: [32], type: "uint64", $case: "gt" },
        ],
      );
      return new SubscribeRequestFilterAccountsFilterLamportsView(input, length);
    },

    create(
      base?: DeepPartial<SubscribeRequestFilterAccountsFilterLamports>,
    ): SubscribeRequestFilterAccountsFilterLamports {
      return SubscribeRequestFilterAccountsFilterLamports.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<SubscribeRequestFilterAccountsFilterLamports>,
    ): SubscribeRequestFilterAccountsFilterLamports {
      const message = createBaseSubscribeRequestFilterAccountsFilterLamports();
      switch (object.cmp?.$case) {
        case "eq": {
          if (object.cmp?.value !== undefined && object.cmp?.value !== null) {
            message.cmp = { $case: "eq", value: BigInt(object.cmp.value) };
          }
          break;
        }
        case "ne": {
          if (object.cmp?.value !== undefined && object.cmp?.value !== null) {
            message.cmp = { $case: "ne", value: BigInt(object.cmp.value) };
          }
          break;
        }
        case "lt": {
          if (object.cmp?.value !== undefined && object.cmp?.value !== null) {
            message.cmp = { $case: "lt", value: BigInt(object.cmp.value) };
          }
          break;
        }
        case "gt": {
          if (object.cmp?.value !== undefined && object.cmp?.value !== null) {
            message.cmp = { $case: "gt", value: BigInt(object.cmp.value) };
          }
          break;
        }
      }
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeRequestFilterSlots(): SubscribeRequestFilterSlots {
  return { filterByCommitment: undefined, interslotUpdates: undefined };
}

let SubscribeRequestFilterSlotsView: ViewClass<SubscribeRequestFilterSlots> | undefined;

export const SubscribeRequestFilterSlots: MessageFns<SubscribeRequestFilterSlots> = /* @__PURE__ */ checkedFns(
  "SubscribeRequestFilterSlots",
  {
    encode(message: SubscribeRequestFilterSlots, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.filterByCommitment !== undefined) {
        writer.uint32(8).bool(message.filterByCommitment);
      }
      if (message.interslotUpdates !== undefined) {
        writer.uint32(16).bool(message.interslotUpdates);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestFilterSlots = createBaseSubscribeRequestFilterSlots(),
    ): SubscribeRequestFilterSlots {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.filterByCommitment = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.interslotUpdates = reader.bool();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestFilterSlots> {
      SubscribeRequestFilterSlotsView ??= viewClass(
        SubscribeRequestFilterSlots,
        createBaseSubscribeRequestFilterSlots,
        [
          { name: "filterByCommitment", tags: [8], type: "bool" },
          { name: "interslotUpdates", tags: [16], type: "bool" },
        ],
      );
      return new SubscribeRequestFilterSlotsView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestFilterSlots>): SubscribeRequestFilterSlots {
      return SubscribeRequestFilterSlots.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequestFilterSlots>): SubscribeRequestFilterSlots {
      const message = createBaseSubscribeRequestFilterSlots();
      message.filterByCommitment = object.filterByCommitment ?? undefined;
      message.interslotUpdates = object.interslotUpdates ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeRequestFilterTransactions(): SubscribeRequestFilterTransactions {
  return {
    vote: undefined,
    failed: undefined,
    accountInclude: [],
    accountExclude: [],
    signature: undefined,
    accountRequired: [],
    cuckooAccountInclude: undefined,
    tokenAccounts: undefined,
  };
}

let SubscribeRequestFilterTransactionsView: ViewClass<SubscribeRequestFilterTransactions> | undefined;

export const SubscribeRequestFilterTransactions: MessageFns<SubscribeRequestFilterTransactions> =
  /* @__PURE__ */ checkedFns("SubscribeRequestFilterTransactions", {
    encode(message: SubscribeRequestFilterTransactions, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.vote !== undefined) {
        writer.uint32(8).bool(message.vote);
      }
      if (message.failed !== undefined) {
        writer.uint32(16).bool(message.failed);
      }
      for (const v of message.accountInclude) {
        writer.uint32(26).string(v!);
      }
      for (const v of message.accountExclude) {
        writer.uint32(34).string(v!);
      }
      if (message.signature !== undefined) {
        writer.uint32(42).string(message.signature);
      }
      for (const v of message.accountRequired) {
        writer.uint32(50).string(v!);
      }
      if (message.cuckooAccountInclude !== undefined) {
        CuckooFilter.encode(message.cuckooAccountInclude, writer.uint32(58).fork()).join();
      }
      if (message.tokenAccounts !== undefined) {
        writer.uint32(240).int32(message.tokenAccounts);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestFilterTransactions = createBaseSubscribeRequestFilterTransactions(),
    ): SubscribeRequestFilterTransactions {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.vote = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.failed = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.accountInclude.push(reader.string());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.accountExclude.push(reader.string());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.signature = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.accountRequired.push(reader.string());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.cuckooAccountInclude = CuckooFilter.decode(reader, reader.length(), message.cuckooAccountInclude);
            continue;
          }
          case 30: {
            if (tag !== 240) {
              break;
            }

            message.tokenAccounts = reader.enumeration();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestFilterTransactions> {
      SubscribeRequestFilterTransactionsView ??= viewClass(
        SubscribeRequestFilterTransactions,
        createBaseSubscribeRequestFilterTransactions,
        [
          { name: "vote", tags: [8], type: "bool" },
          { name: "failed", tags: [16], type: "bool" },
          { name: "accountInclude", tags: [26], type: "string", repeated: true },
          { name: "accountExclude", tags: [34], type: "string", repeated: true },
          { name: "signature", tags: [42], type: "string" },
          { name: "accountRequired", tags: [50], type: "string", repeated: true },
          { name: "cuckooAccountInclude", tags: [58], type: CuckooFilter },
          { name: "tokenAccounts", tags: [240], type: "int32" },
        ],
      );
      return new SubscribeRequestFilterTransactionsView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestFilterTransactions>): SubscribeRequestFilterTransactions {
      return SubscribeRequestFilterTransactions.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequestFilterTransactions>): SubscribeRequestFilterTransactions {
      const message = createBaseSubscribeRequestFilterTransactions();
      message.vote = object.vote ?? undefined;
      message.failed = object.failed ?? undefined;
      message.accountInclude = object.accountInclude?.map((e) => e) || [];
      message.accountExclude = object.accountExclude?.map((e) => e) || [];
      message.signature = object.signature ?? undefined;
      message.accountRequired = object.accountRequired?.map((e) => e) || [];
      message.cuckooAccountInclude =
        object.cuckooAccountInclude !== undefined && object.cuckooAccountInclude !== null
          ? CuckooFilter.fromPartial(object.cuckooAccountInclude)
          : undefined;
      message.tokenAccounts = object.tokenAccounts ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeRequestFilterBlocks(): SubscribeRequestFilterBlocks {
  return {
    accountInclude: [],
    includeTransactions: undefined,
    includeAccounts: undefined,
    includeEntries: undefined,
    cuckooAccountInclude: undefined,
  };
}

let SubscribeRequestFilterBlocksView: ViewClass<SubscribeRequestFilterBlocks> | undefined;

export const SubscribeRequestFilterBlocks: MessageFns<SubscribeRequestFilterBlocks> = /* @__PURE__ */ checkedFns(
  "SubscribeRequestFilterBlocks",
  {
    encode(message: SubscribeRequestFilterBlocks, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.accountInclude) {
        writer.uint32(10).string(v!);
      }
      if (message.includeTransactions !== undefined) {
        writer.uint32(16).bool(message.includeTransactions);
      }
      if (message.includeAccounts !== undefined) {
        writer.uint32(24).bool(message.includeAccounts);
      }
      if (message.includeEntries !== undefined) {
        writer.uint32(32).bool(message.includeEntries);
      }
      if (message.cuckooAccountInclude !== undefined) {
        CuckooFilter.encode(message.cuckooAccountInclude, writer.uint32(42).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestFilterBlocks = createBaseSubscribeRequestFilterBlocks(),
    ): SubscribeRequestFilterBlocks {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.accountInclude.push(reader.string());
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.includeTransactions = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.includeAccounts = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.includeEntries = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.cuckooAccountInclude = CuckooFilter.decode(reader, reader.length(), message.cuckooAccountInclude);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestFilterBlocks> {
      SubscribeRequestFilterBlocksView ??= viewClass(
        SubscribeRequestFilterBlocks,
        createBaseSubscribeRequestFilterBlocks,
        [
          { name: "accountInclude", tags: [10], type: "string", repeated: true },
          { name: "includeTransactions", tags: [16], type: "bool" },
          { name: "includeAccounts", tags: [24], type: "bool" },
          { name: "includeEntries", tags: [32], type: "bool" },
          { name: "cuckooAccountInclude", tags: [42], type: CuckooFilter },
        ],
      );
      return new SubscribeRequestFilterBlocksView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestFilterBlocks>): SubscribeRequestFilterBlocks {
      return SubscribeRequestFilterBlocks.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequestFilterBlocks>): SubscribeRequestFilterBlocks {
      const message = createBaseSubscribeRequestFilterBlocks();
      message.accountInclude = object.accountInclude?.map((e) => e) || [];
      message.includeTransactions = object.includeTransactions ?? undefined;
      message.includeAccounts = object.includeAccounts ?? undefined;
      message.includeEntries = object.includeEntries ?? undefined;
      message.cuckooAccountInclude =
        object.cuckooAccountInclude !== undefined && object.cuckooAccountInclude !== null
          ? CuckooFilter.fromPartial(object.cuckooAccountInclude)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeRequestFilterBlocksMeta(): SubscribeRequestFilterBlocksMeta {
  return {};
}

let SubscribeRequestFilterBlocksMetaView: ViewClass<SubscribeRequestFilterBlocksMeta> | undefined;

export const SubscribeRequestFilterBlocksMeta: MessageFns<SubscribeRequestFilterBlocksMeta> =
  /* @__PURE__ */ checkedFns("SubscribeRequestFilterBlocksMeta", {
    encode(message: SubscribeRequestFilterBlocksMeta, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestFilterBlocksMeta = createBaseSubscribeRequestFilterBlocksMeta(),
    ): SubscribeRequestFilterBlocksMeta {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();

        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestFilterBlocksMeta> {
      SubscribeRequestFilterBlocksMetaView ??= viewClass(
        SubscribeRequestFilterBlocksMeta,
        createBaseSubscribeRequestFilterBlocksMeta,
        [],
      );
      return new SubscribeRequestFilterBlocksMetaView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestFilterBlocksMeta>): SubscribeRequestFilterBlocksMeta {
      return SubscribeRequestFilterBlocksMeta.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequestFilterBlocksMeta>): SubscribeRequestFilterBlocksMeta {
      const message = createBaseSubscribeRequestFilterBlocksMeta();
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeRequestFilterEntry(): SubscribeRequestFilterEntry {
  return {};
}

let SubscribeRequestFilterEntryView: ViewClass<SubscribeRequestFilterEntry> | undefined;

export const SubscribeRequestFilterEntry: MessageFns<SubscribeRequestFilterEntry> = /* @__PURE__ */ checkedFns(
  "SubscribeRequestFilterEntry",
  {
    encode(message: SubscribeRequestFilterEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestFilterEntry = createBaseSubscribeRequestFilterEntry(),
    ): SubscribeRequestFilterEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();

        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestFilterEntry> {
      SubscribeRequestFilterEntryView ??= viewClass(
        SubscribeRequestFilterEntry,
        createBaseSubscribeRequestFilterEntry,
        [],
      );
      return new SubscribeRequestFilterEntryView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestFilterEntry>): SubscribeRequestFilterEntry {
      return SubscribeRequestFilterEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequestFilterEntry>): SubscribeRequestFilterEntry {
      const message = createBaseSubscribeRequestFilterEntry();
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeRequestFilterDeshredTransactions(): SubscribeRequestFilterDeshredTransactions {
  return { vote: undefined, accountInclude: [], accountExclude: [], accountRequired: [] };
}

let SubscribeRequestFilterDeshredTransactionsView: ViewClass<SubscribeRequestFilterDeshredTransactions> | undefined;

export const SubscribeRequestFilterDeshredTransactions: MessageFns<SubscribeRequestFilterDeshredTransactions> =
  /* @__PURE__ */ checkedFns("SubscribeRequestFilterDeshredTransactions", {
    encode(
      message: SubscribeRequestFilterDeshredTransactions,
      writer: BinaryWriter = new BinaryWriter(),
    ): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.vote !== undefined) {
        writer.uint32(8).bool(message.vote);
      }
      for (const v of message.accountInclude) {
        writer.uint32(18).string(v!);
      }
      for (const v of message.accountExclude) {
        writer.uint32(26).string(v!);
      }
      for (const v of message.accountRequired) {
        writer.uint32(34).string(v!);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestFilterDeshredTransactions = createBaseSubscribeRequestFilterDeshredTransactions(),
    ): SubscribeRequestFilterDeshredTransactions {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.vote = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.accountInclude.push(reader.string());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.accountExclude.push(reader.string());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.accountRequired.push(reader.string());
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestFilterDeshredTransactions> {
      SubscribeRequestFilterDeshredTransactionsView ??= viewClass(
        SubscribeRequestFilterDeshredTransactions,
        createBaseSubscribeRequestFilterDeshredTransactions,
        [
          { name: "vote", tags: [8], type: "bool" },
          { name: "accountInclude", tags: [18], type: "string", repeated: true },
          { name: "accountExclude", tags: [26], type: "string", repeated: true },
          { name: "accountRequired", tags: [34], type: "string", repeated: true },
        ],
      );
      return new SubscribeRequestFilterDeshredTransactionsView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestFilterDeshredTransactions>): SubscribeRequestFilterDeshredTransactions {
      return SubscribeRequestFilterDeshredTransactions.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<SubscribeRequestFilterDeshredTransactions>,
    ): SubscribeRequestFilterDeshredTransactions {
      const message = createBaseSubscribeRequestFilterDeshredTransactions();
      message.vote = object.vote ?? undefined;
      message.accountInclude = object.accountInclude?.map((e) => e) || [];
      message.accountExclude = object.accountExclude?.map((e) => e) || [];
      message.accountRequired = object.accountRequired?.map((e) => e) || [];
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeRequestAccountsDataSlice(): SubscribeRequestAccountsDataSlice {
  return { offset: 0n, length: 0n };
}

let SubscribeRequestAccountsDataSliceView: ViewClass<SubscribeRequestAccountsDataSlice> | undefined;

export const SubscribeRequestAccountsDataSlice: MessageFns<SubscribeRequestAccountsDataSlice> =
  /* @__PURE__ */ checkedFns("SubscribeRequestAccountsDataSlice", {
    encode(message: SubscribeRequestAccountsDataSlice, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.offset !== 0n) {
        writer.uint32(8).uint64(message.offset);
      }
      if (message.length !== 0n) {
        writer.uint32(16).uint64(message.length);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeRequestAccountsDataSlice = createBaseSubscribeRequestAccountsDataSlice(),
    ): SubscribeRequestAccountsDataSlice {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.offset = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.length = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestAccountsDataSlice> {
      SubscribeRequestAccountsDataSliceView ??= viewClass(
        SubscribeRequestAccountsDataSlice,
        createBaseSubscribeRequestAccountsDataSlice,
        [
          { name: "offset", tags: [8], type: "uint64" },
          { name: "length", tags: [16], type: "uint64" },
        ],
      );
      return new SubscribeRequestAccountsDataSliceView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestAccountsDataSlice>): SubscribeRequestAccountsDataSlice {
      return SubscribeRequestAccountsDataSlice.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequestAccountsDataSlice>): SubscribeRequestAccountsDataSlice {
      const message = createBaseSubscribeRequestAccountsDataSlice();
      message.offset = object.offset !== undefined && object.offset !== null ? BigInt(object.offset) : 0n;
      message.length = object.length !== undefined && object.length !== null ? BigInt(object.length) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeRequestPing(): SubscribeRequestPing {
  return { id: 0 };
}

let SubscribeRequestPingView: ViewClass<SubscribeRequestPing> | undefined;

export const SubscribeRequestPing: MessageFns<SubscribeRequestPing> = /* @__PURE__ */ checkedFns(
  "SubscribeRequestPing",
  {
    encode(message: SubscribeRequestPing, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: SubscribeRequestPing = createBaseSubscribeRequestPing(),
    ): SubscribeRequestPing {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeRequestPing> {
      SubscribeRequestPingView ??= viewClass(SubscribeRequestPing, createBaseSubscribeRequestPing, [
        { name: "id", tags: [8], type: "int32" },
      ]);
      return new SubscribeRequestPingView(input, length);
    },

    create(base?: DeepPartial<SubscribeRequestPing>): SubscribeRequestPing {
      return SubscribeRequestPing.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeRequestPing>): SubscribeRequestPing {
      const message = createBaseSubscribeRequestPing();
      message.id = object.id ?? 0;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeDeshredRequest(): SubscribeDeshredRequest {
  return { deshredTransactions: {}, ping: undefined, slots: {} };
}

let SubscribeDeshredRequestView: ViewClass<SubscribeDeshredRequest> | undefined;

export const SubscribeDeshredRequest: MessageFns<SubscribeDeshredRequest> = /* @__PURE__ */ checkedFns(
  "SubscribeDeshredRequest",
  {
    encode(message: SubscribeDeshredRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      globalThis.Object.entries(message.deshredTransactions).forEach(
        ([key, value]: [string, SubscribeRequestFilterDeshredTransactions]) => {
          SubscribeDeshredRequest_DeshredTransactionsEntry.encode({ key, value }, writer.uint32(10).fork()).join();
        },
      );
      if (message.ping !== undefined) {
        SubscribeRequestPing.encode(message.ping, writer.uint32(18).fork()).join();
      }
      globalThis.Object.entries(message.slots).forEach(([key, value]: [string, SubscribeRequestFilterSlots]) => {
        SubscribeDeshredRequest_SlotsEntry.encode({ key, value }, writer.uint32(26).fork()).join();
      });
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeDeshredRequest = createBaseSubscribeDeshredRequest(),
    ): SubscribeDeshredRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            const entry1 = SubscribeDeshredRequest_DeshredTransactionsEntry.decode(reader, reader.length());
            message.deshredTransactions[entry1.key] =
              entry1.value ?? SubscribeRequestFilterDeshredTransactions.create();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.ping = SubscribeRequestPing.decode(reader, reader.length(), message.ping);
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            const entry3 = SubscribeDeshredRequest_SlotsEntry.decode(reader, reader.length());
            setOwn(message.slots, entry3.key, entry3.value ?? SubscribeRequestFilterSlots.create());
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeDeshredRequest> {
      SubscribeDeshredRequestView ??= viewClass(SubscribeDeshredRequest, createBaseSubscribeDeshredRequest, [
        {
          name: "deshredTransactions",
          tags: [10],
          type: SubscribeDeshredRequest_DeshredTransactionsEntry,
          map: "object",
          values: SubscribeRequestFilterDeshredTransactions,
        },
        { name: "ping", tags: [18], type: SubscribeRequestPing },
        {
          name: "slots",
          tags: [26],
          type: SubscribeDeshredRequest_SlotsEntry,
          map: "object",
          values: SubscribeRequestFilterSlots,
        },
      ]);
      return new SubscribeDeshredRequestView(input, length);
    },

    create(base?: DeepPartial<SubscribeDeshredRequest>): SubscribeDeshredRequest {
      return SubscribeDeshredRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeDeshredRequest>): SubscribeDeshredRequest {
      const message = createBaseSubscribeDeshredRequest();
      message.deshredTransactions = (
        globalThis.Object.entries(object.deshredTransactions ?? {}) as [
          string,
          SubscribeRequestFilterDeshredTransactions,
        ][]
      ).reduce(
        (
          acc: { [key: string]: SubscribeRequestFilterDeshredTransactions },
          [key, value]: [string, SubscribeRequestFilterDeshredTransactions],
        ) => {
          if (value !== undefined) {
            setOwn(acc, key, SubscribeRequestFilterDeshredTransactions.fromPartial(value));
          }
          return acc;
        },
        {},
      );
      message.ping =
        object.ping !== undefined && object.ping !== null ? SubscribeRequestPing.fromPartial(object.ping) : undefined;
      message.slots = (globalThis.Object.entries(object.slots ?? {}) as [string, SubscribeRequestFilterSlots][]).reduce(
        (acc: { [key: string]: SubscribeRequestFilterSlots }, [key, value]: [string, SubscribeRequestFilterSlots]) => {
          if (value !== undefined) {
            setOwn(acc, key, SubscribeRequestFilterSlots.fromPartial(value));
          }
          return acc;
        },
        {},
      );
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSubscribeDeshredRequest_DeshredTransactionsEntry(): SubscribeDeshredRequest_DeshredTransactionsEntry {
  return { key: "", value: undefined };
}

let SubscribeDeshredRequest_DeshredTransactionsEntryView:
  | ViewClass<SubscribeDeshredRequest_DeshredTransactionsEntry>
  | undefined;

export const SubscribeDeshredRequest_DeshredTransactionsEntry: MessageFns<SubscribeDeshredRequest_DeshredTransactionsEntry> =
  /* @__PURE__ */ checkedFns("SubscribeDeshredRequest_DeshredTransactionsEntry", {
    encode(
      message: SubscribeDeshredRequest_DeshredTransactionsEntry,
      writer: BinaryWriter = new BinaryWriter(),
    ): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      if (message.value !== undefined) {
        SubscribeRequestFilterDeshredTransactions.encode(message.value, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeDeshredRequest_DeshredTransactionsEntry = createBaseSubscribeDeshredRequest_DeshredTransactionsEntry(),
    ): SubscribeDeshredRequest_DeshredTransactionsEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = SubscribeRequestFilterDeshredTransactions.decode(reader, reader.length(), message.value);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(
      input: BinaryReader | Uint8Array,
      length?: number,
    ): LazyMessage<SubscribeDeshredRequest_DeshredTransactionsEntry> {
      SubscribeDeshredRequest_DeshredTransactionsEntryView ??= viewClass(
        SubscribeDeshredRequest_DeshredTransactionsEntry,
        createBaseSubscribeDeshredRequest_DeshredTransactionsEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: SubscribeRequestFilterDeshredTransactions },
        ],
      );
      return new SubscribeDeshredRequest_DeshredTransactionsEntryView(input, length);
    },

    create(
      base?: DeepPartial<SubscribeDeshredRequest_DeshredTransactionsEntry>,
    ): SubscribeDeshredRequest_DeshredTransactionsEntry {
      return SubscribeDeshredRequest_DeshredTransactionsEntry.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<SubscribeDeshredRequest_DeshredTransactionsEntry>,
    ): SubscribeDeshredRequest_DeshredTransactionsEntry {
      const message = createBaseSubscribeDeshredRequest_DeshredTransactionsEntry();
      message.key = object.key ?? "";
      message.value =
        object.value !== undefined && object.value !== null
          ? SubscribeRequestFilterDeshredTransactions.fromPartial(object.value)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseSubscribeDeshredRequest_SlotsEntry(): SubscribeDeshredRequest_SlotsEntry {
  return { key: "", value: undefined };
}

let SubscribeDeshredRequest_SlotsEntryView: ViewClass<SubscribeDeshredRequest_SlotsEntry> | undefined;

export const SubscribeDeshredRequest_SlotsEntry: MessageFns<SubscribeDeshredRequest_SlotsEntry> =
  /* @__PURE__ */ checkedFns("SubscribeDeshredRequest_SlotsEntry", {
    encode(message: SubscribeDeshredRequest_SlotsEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      if (message.value !== undefined) {
        SubscribeRequestFilterSlots.encode(message.value, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SubscribeDeshredRequest_SlotsEntry = createBaseSubscribeDeshredRequest_SlotsEntry(),
    ): SubscribeDeshredRequest_SlotsEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = SubscribeRequestFilterSlots.decode(reader, reader.length(), message.value);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SubscribeDeshredRequest_SlotsEntry> {
      SubscribeDeshredRequest_SlotsEntryView ??= viewClass(
        SubscribeDeshredRequest_SlotsEntry,
        createBaseSubscribeDeshredRequest_SlotsEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: SubscribeRequestFilterSlots },
        ],
      );
      return new SubscribeDeshredRequest_SlotsEntryView(input, length);
    },

    create(base?: DeepPartial<SubscribeDeshredRequest_SlotsEntry>): SubscribeDeshredRequest_SlotsEntry {
      return SubscribeDeshredRequest_SlotsEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SubscribeDeshredRequest_SlotsEntry>): SubscribeDeshredRequest_SlotsEntry {
      const message = createBaseSubscribeDeshredRequest_SlotsEntry();
      message.key = object.key ?? "";
      message.value =
        object.value !== undefined && object.value !== null
          ? SubscribeRequestFilterSlots.fromPartial(object.value)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  });
