// Generated from specs/grpc/geyser/subscribe_request.proto. Do not edit: change the spec and run `npm run generate`.

import { CuckooHashAlgorithm, TokenAccountExpansionControlFlag } from "../geyser-enums.ts";
export { CuckooHashAlgorithm, TokenAccountExpansionControlFlag };

/** Requests of Geyser subscriptions: filters, and the data to include. */
import {
  defineMessage,
  keepUnknown,
  mapOf,
  type MessageFns,
  NO_BYTES,
  readerOf,
  readField,
  valueOf,
  writeField,
} from "@node-access/transport/protobuf";
import { type CommitmentLevel } from "./commitment_level.ts";

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
  /** Filters for block footers. Since Agave 4.3. Source: rpcpool/yellowstone-grpc. */
  blockFooter: { [key: string]: SubscribeRequestFilterBlockFooter };
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeRequest = (): SubscribeRequest => ({
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
  blockFooter: {},
});

export const SubscribeRequest: MessageFns<SubscribeRequest> = /* @__PURE__ */ defineMessage("SubscribeRequest", {
  empty: emptySubscribeRequest,
  fields: () => [
    { name: "accounts", tags: [10], type: mapOf("string", SubscribeRequestFilterAccounts) },
    { name: "slots", tags: [18], type: mapOf("string", SubscribeRequestFilterSlots) },
    { name: "transactions", tags: [26], type: mapOf("string", SubscribeRequestFilterTransactions) },
    { name: "blocks", tags: [34], type: mapOf("string", SubscribeRequestFilterBlocks) },
    { name: "blocksMeta", tags: [42], type: mapOf("string", SubscribeRequestFilterBlocksMeta) },
    { name: "commitment", tags: [48], type: "int32" },
    { name: "accountsDataSlice", tags: [58], type: SubscribeRequestAccountsDataSlice, repeated: true },
    { name: "entry", tags: [66], type: mapOf("string", SubscribeRequestFilterEntry) },
    { name: "ping", tags: [74], type: SubscribeRequestPing },
    { name: "transactionsStatus", tags: [82], type: mapOf("string", SubscribeRequestFilterTransactions) },
    { name: "fromSlot", tags: [88], type: "uint64" },
    { name: "blockFooter", tags: [98], type: mapOf("string", SubscribeRequestFilterBlockFooter) },
  ],
  decode(input, length, message = emptySubscribeRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 48) message.commitment = reader.enumeration();
      else if (tag === 58)
        message.accountsDataSlice.push(SubscribeRequestAccountsDataSlice.decode(reader, reader.length()));
      else if (tag === 74) message.ping = SubscribeRequestPing.decode(reader, reader.length(), message.ping);
      else if (tag === 88) message.fromSlot = reader.uint64();
      else readField(SubscribeRequest, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    writeField(SubscribeRequest, 10, message, writer);
    writeField(SubscribeRequest, 18, message, writer);
    writeField(SubscribeRequest, 26, message, writer);
    writeField(SubscribeRequest, 34, message, writer);
    writeField(SubscribeRequest, 42, message, writer);
    if (message.commitment !== undefined) writer.uint32(48).int32(message.commitment);
    for (const item of message.accountsDataSlice)
      SubscribeRequestAccountsDataSlice.encode(item, writer.uint32(58).fork()).join();
    writeField(SubscribeRequest, 66, message, writer);
    if (message.ping !== undefined) SubscribeRequestPing.encode(message.ping, writer.uint32(74).fork()).join();
    writeField(SubscribeRequest, 82, message, writer);
    if (message.fromSlot !== undefined) writer.uint32(88).uint64(message.fromSlot);
    writeField(SubscribeRequest, 98, message, writer);
  },
});

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

const emptyCuckooFilter = (): CuckooFilter => ({
  data: NO_BYTES,
  bucketCount: 0,
  entriesPerBucket: 0,
  fingerprintBits: 0,
  hashSeed: 0n,
  hashAlgorithm: 0,
});

export const CuckooFilter: MessageFns<CuckooFilter> = /* @__PURE__ */ defineMessage("CuckooFilter", {
  empty: emptyCuckooFilter,
  fields: () => [
    { name: "data", tags: [10], type: "bytes" },
    { name: "bucketCount", tags: [16], type: "uint32" },
    { name: "entriesPerBucket", tags: [24], type: "uint32" },
    { name: "fingerprintBits", tags: [32], type: "uint32" },
    { name: "hashSeed", tags: [40], type: "uint64" },
    { name: "hashAlgorithm", tags: [48], type: "int32" },
  ],
  decode(input, length, message = emptyCuckooFilter()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.data = reader.bytes();
      else if (tag === 16) message.bucketCount = reader.uint32();
      else if (tag === 24) message.entriesPerBucket = reader.uint32();
      else if (tag === 32) message.fingerprintBits = reader.uint32();
      else if (tag === 40) message.hashSeed = reader.uint64();
      else if (tag === 48) message.hashAlgorithm = reader.enumeration();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.data.length !== 0) writer.uint32(10).bytes(message.data);
    if (message.bucketCount !== 0) writer.uint32(16).uint32(message.bucketCount);
    if (message.entriesPerBucket !== 0) writer.uint32(24).uint32(message.entriesPerBucket);
    if (message.fingerprintBits !== 0) writer.uint32(32).uint32(message.fingerprintBits);
    if (message.hashSeed !== 0n) writer.uint32(40).uint64(message.hashSeed);
    if (message.hashAlgorithm !== 0) writer.uint32(48).int32(message.hashAlgorithm);
  },
});

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

const emptySubscribeRequestFilterAccounts = (): SubscribeRequestFilterAccounts => ({
  account: [],
  owner: [],
  filters: [],
  nonemptyTxnSignature: undefined,
  cuckooAccountsFilter: undefined,
});

export const SubscribeRequestFilterAccounts: MessageFns<SubscribeRequestFilterAccounts> = /* @__PURE__ */ defineMessage(
  "SubscribeRequestFilterAccounts",
  {
    empty: emptySubscribeRequestFilterAccounts,
    fields: () => [
      { name: "account", tags: [18], type: "string", repeated: true },
      { name: "owner", tags: [26], type: "string", repeated: true },
      { name: "filters", tags: [34], type: SubscribeRequestFilterAccountsFilter, repeated: true },
      { name: "nonemptyTxnSignature", tags: [40], type: "bool" },
      { name: "cuckooAccountsFilter", tags: [50], type: CuckooFilter },
    ],
    decode(input, length, message = emptySubscribeRequestFilterAccounts()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 18) message.account.push(reader.string());
        else if (tag === 26) message.owner.push(reader.string());
        else if (tag === 34) message.filters.push(SubscribeRequestFilterAccountsFilter.decode(reader, reader.length()));
        else if (tag === 40) message.nonemptyTxnSignature = reader.bool();
        else if (tag === 50)
          message.cuckooAccountsFilter = CuckooFilter.decode(reader, reader.length(), message.cuckooAccountsFilter);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.account) writer.uint32(18).string(item);
      for (const item of message.owner) writer.uint32(26).string(item);
      for (const item of message.filters)
        SubscribeRequestFilterAccountsFilter.encode(item, writer.uint32(34).fork()).join();
      if (message.nonemptyTxnSignature !== undefined) writer.uint32(40).bool(message.nonemptyTxnSignature);
      if (message.cuckooAccountsFilter !== undefined)
        CuckooFilter.encode(message.cuckooAccountsFilter, writer.uint32(50).fork()).join();
    },
  },
);

/** A condition on an account's data or balance. */
export interface SubscribeRequestFilterAccountsFilter {
  /** Condition to match. Exactly one is required. */
  filter:
    // Matches bytes at an offset of the data.
    | { $case: "memcmp"; value: SubscribeRequestFilterAccountsFilterMemcmp }
    // Matches the length of the data, in bytes.
    | { $case: "datasize"; value: bigint }
    // Matches valid token accounts.
    | { $case: "tokenAccountState"; value: boolean }
    // Compares the balance.
    | { $case: "lamports"; value: SubscribeRequestFilterAccountsFilterLamports }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeRequestFilterAccountsFilter = (): SubscribeRequestFilterAccountsFilter => ({
  filter: undefined,
});

export const SubscribeRequestFilterAccountsFilter: MessageFns<SubscribeRequestFilterAccountsFilter> =
  /* @__PURE__ */ defineMessage("SubscribeRequestFilterAccountsFilter", {
    empty: emptySubscribeRequestFilterAccountsFilter,
    fields: () => [
      { name: "filter", tags: [10], type: SubscribeRequestFilterAccountsFilterMemcmp, $case: "memcmp" },
      { name: "filter", tags: [16], type: "uint64", $case: "datasize" },
      { name: "filter", tags: [24], type: "bool", $case: "tokenAccountState" },
      { name: "filter", tags: [34], type: SubscribeRequestFilterAccountsFilterLamports, $case: "lamports" },
    ],
    decode(input, length, message = emptySubscribeRequestFilterAccountsFilter()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10)
          message.filter = {
            $case: "memcmp",
            value: SubscribeRequestFilterAccountsFilterMemcmp.decode(
              reader,
              reader.length(),
              valueOf(message.filter, "memcmp"),
            ),
          };
        else if (tag === 16) message.filter = { $case: "datasize", value: reader.uint64() };
        else if (tag === 24) message.filter = { $case: "tokenAccountState", value: reader.bool() };
        else if (tag === 34)
          message.filter = {
            $case: "lamports",
            value: SubscribeRequestFilterAccountsFilterLamports.decode(
              reader,
              reader.length(),
              valueOf(message.filter, "lamports"),
            ),
          };
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.filter?.$case === "memcmp")
        SubscribeRequestFilterAccountsFilterMemcmp.encode(message.filter.value, writer.uint32(10).fork()).join();
      else if (message.filter?.$case === "datasize") writer.uint32(16).uint64(message.filter.value);
      else if (message.filter?.$case === "tokenAccountState") writer.uint32(24).bool(message.filter.value);
      else if (message.filter?.$case === "lamports")
        SubscribeRequestFilterAccountsFilterLamports.encode(message.filter.value, writer.uint32(34).fork()).join();
    },
  });

/** Bytes to match at an offset of an account's data. */
export interface SubscribeRequestFilterAccountsFilterMemcmp {
  /** Offset of the bytes in the data. */
  offset: bigint;
  /** Bytes to match, raw or encoded. */
  data:
    // Raw bytes: at most 128.
    | { $case: "bytes"; value: Uint8Array }
    // Base58-encoded bytes: at most 128 bytes, which are 175 characters.
    | { $case: "base58"; value: string }
    // Base64-encoded bytes: at most 128 bytes, which are 172 characters.
    | { $case: "base64"; value: string }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeRequestFilterAccountsFilterMemcmp = (): SubscribeRequestFilterAccountsFilterMemcmp => ({
  offset: 0n,
  data: undefined,
});

export const SubscribeRequestFilterAccountsFilterMemcmp: MessageFns<SubscribeRequestFilterAccountsFilterMemcmp> =
  /* @__PURE__ */ defineMessage("SubscribeRequestFilterAccountsFilterMemcmp", {
    empty: emptySubscribeRequestFilterAccountsFilterMemcmp,
    fields: () => [
      { name: "offset", tags: [8], type: "uint64" },
      { name: "data", tags: [18], type: "bytes", $case: "bytes" },
      { name: "data", tags: [26], type: "string", $case: "base58" },
      { name: "data", tags: [34], type: "string", $case: "base64" },
    ],
    decode(input, length, message = emptySubscribeRequestFilterAccountsFilterMemcmp()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.offset = reader.uint64();
        else if (tag === 18) message.data = { $case: "bytes", value: reader.bytes() };
        else if (tag === 26) message.data = { $case: "base58", value: reader.string() };
        else if (tag === 34) message.data = { $case: "base64", value: reader.string() };
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.offset !== 0n) writer.uint32(8).uint64(message.offset);
      if (message.data?.$case === "bytes") writer.uint32(18).bytes(message.data.value);
      else if (message.data?.$case === "base58") writer.uint32(26).string(message.data.value);
      else if (message.data?.$case === "base64") writer.uint32(34).string(message.data.value);
    },
  });

/** Comparison of an account's balance, in lamports. */
export interface SubscribeRequestFilterAccountsFilterLamports {
  /** Balance to compare with, in lamports. */
  cmp:
    // Matches balances equal to this.
    | { $case: "eq"; value: bigint }
    // Matches balances not equal to this.
    | { $case: "ne"; value: bigint }
    // Matches balances below this.
    | { $case: "lt"; value: bigint }
    // Matches balances above this.
    | { $case: "gt"; value: bigint }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeRequestFilterAccountsFilterLamports = (): SubscribeRequestFilterAccountsFilterLamports => ({
  cmp: undefined,
});

export const SubscribeRequestFilterAccountsFilterLamports: MessageFns<SubscribeRequestFilterAccountsFilterLamports> =
  /* @__PURE__ */ defineMessage("SubscribeRequestFilterAccountsFilterLamports", {
    empty: emptySubscribeRequestFilterAccountsFilterLamports,
    fields: () => [
      { name: "cmp", tags: [8], type: "uint64", $case: "eq" },
      { name: "cmp", tags: [16], type: "uint64", $case: "ne" },
      { name: "cmp", tags: [24], type: "uint64", $case: "lt" },
      { name: "cmp", tags: [32], type: "uint64", $case: "gt" },
    ],
    decode(input, length, message = emptySubscribeRequestFilterAccountsFilterLamports()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.cmp = { $case: "eq", value: reader.uint64() };
        else if (tag === 16) message.cmp = { $case: "ne", value: reader.uint64() };
        else if (tag === 24) message.cmp = { $case: "lt", value: reader.uint64() };
        else if (tag === 32) message.cmp = { $case: "gt", value: reader.uint64() };
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.cmp?.$case === "eq") writer.uint32(8).uint64(message.cmp.value);
      else if (message.cmp?.$case === "ne") writer.uint32(16).uint64(message.cmp.value);
      else if (message.cmp?.$case === "lt") writer.uint32(24).uint64(message.cmp.value);
      else if (message.cmp?.$case === "gt") writer.uint32(32).uint64(message.cmp.value);
    },
  });

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

const emptySubscribeRequestFilterSlots = (): SubscribeRequestFilterSlots => ({
  filterByCommitment: undefined,
  interslotUpdates: undefined,
});

export const SubscribeRequestFilterSlots: MessageFns<SubscribeRequestFilterSlots> = /* @__PURE__ */ defineMessage(
  "SubscribeRequestFilterSlots",
  {
    empty: emptySubscribeRequestFilterSlots,
    fields: () => [
      { name: "filterByCommitment", tags: [8], type: "bool" },
      { name: "interslotUpdates", tags: [16], type: "bool" },
    ],
    decode(input, length, message = emptySubscribeRequestFilterSlots()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.filterByCommitment = reader.bool();
        else if (tag === 16) message.interslotUpdates = reader.bool();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.filterByCommitment !== undefined) writer.uint32(8).bool(message.filterByCommitment);
      if (message.interslotUpdates !== undefined) writer.uint32(16).bool(message.interslotUpdates);
    },
  },
);

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

const emptySubscribeRequestFilterTransactions = (): SubscribeRequestFilterTransactions => ({
  vote: undefined,
  failed: undefined,
  accountInclude: [],
  accountExclude: [],
  signature: undefined,
  accountRequired: [],
  cuckooAccountInclude: undefined,
  tokenAccounts: undefined,
});

export const SubscribeRequestFilterTransactions: MessageFns<SubscribeRequestFilterTransactions> =
  /* @__PURE__ */ defineMessage("SubscribeRequestFilterTransactions", {
    empty: emptySubscribeRequestFilterTransactions,
    fields: () => [
      { name: "vote", tags: [8], type: "bool" },
      { name: "failed", tags: [16], type: "bool" },
      { name: "accountInclude", tags: [26], type: "string", repeated: true },
      { name: "accountExclude", tags: [34], type: "string", repeated: true },
      { name: "signature", tags: [42], type: "string" },
      { name: "accountRequired", tags: [50], type: "string", repeated: true },
      { name: "cuckooAccountInclude", tags: [58], type: CuckooFilter },
      { name: "tokenAccounts", tags: [240], type: "int32" },
    ],
    decode(input, length, message = emptySubscribeRequestFilterTransactions()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.vote = reader.bool();
        else if (tag === 16) message.failed = reader.bool();
        else if (tag === 26) message.accountInclude.push(reader.string());
        else if (tag === 34) message.accountExclude.push(reader.string());
        else if (tag === 42) message.signature = reader.string();
        else if (tag === 50) message.accountRequired.push(reader.string());
        else if (tag === 58)
          message.cuckooAccountInclude = CuckooFilter.decode(reader, reader.length(), message.cuckooAccountInclude);
        else if (tag === 240) message.tokenAccounts = reader.enumeration();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.vote !== undefined) writer.uint32(8).bool(message.vote);
      if (message.failed !== undefined) writer.uint32(16).bool(message.failed);
      for (const item of message.accountInclude) writer.uint32(26).string(item);
      for (const item of message.accountExclude) writer.uint32(34).string(item);
      if (message.signature !== undefined) writer.uint32(42).string(message.signature);
      for (const item of message.accountRequired) writer.uint32(50).string(item);
      if (message.cuckooAccountInclude !== undefined)
        CuckooFilter.encode(message.cuckooAccountInclude, writer.uint32(58).fork()).join();
      if (message.tokenAccounts !== undefined) writer.uint32(240).int32(message.tokenAccounts);
    },
  });

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

const emptySubscribeRequestFilterBlocks = (): SubscribeRequestFilterBlocks => ({
  accountInclude: [],
  includeTransactions: undefined,
  includeAccounts: undefined,
  includeEntries: undefined,
  cuckooAccountInclude: undefined,
});

export const SubscribeRequestFilterBlocks: MessageFns<SubscribeRequestFilterBlocks> = /* @__PURE__ */ defineMessage(
  "SubscribeRequestFilterBlocks",
  {
    empty: emptySubscribeRequestFilterBlocks,
    fields: () => [
      { name: "accountInclude", tags: [10], type: "string", repeated: true },
      { name: "includeTransactions", tags: [16], type: "bool" },
      { name: "includeAccounts", tags: [24], type: "bool" },
      { name: "includeEntries", tags: [32], type: "bool" },
      { name: "cuckooAccountInclude", tags: [42], type: CuckooFilter },
    ],
    decode(input, length, message = emptySubscribeRequestFilterBlocks()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.accountInclude.push(reader.string());
        else if (tag === 16) message.includeTransactions = reader.bool();
        else if (tag === 24) message.includeAccounts = reader.bool();
        else if (tag === 32) message.includeEntries = reader.bool();
        else if (tag === 42)
          message.cuckooAccountInclude = CuckooFilter.decode(reader, reader.length(), message.cuckooAccountInclude);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.accountInclude) writer.uint32(10).string(item);
      if (message.includeTransactions !== undefined) writer.uint32(16).bool(message.includeTransactions);
      if (message.includeAccounts !== undefined) writer.uint32(24).bool(message.includeAccounts);
      if (message.includeEntries !== undefined) writer.uint32(32).bool(message.includeEntries);
      if (message.cuckooAccountInclude !== undefined)
        CuckooFilter.encode(message.cuckooAccountInclude, writer.uint32(42).fork()).join();
    },
  },
);

/** Filter for block metadata. Matches all blocks. */
export interface SubscribeRequestFilterBlocksMeta {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeRequestFilterBlocksMeta = (): SubscribeRequestFilterBlocksMeta => ({});

export const SubscribeRequestFilterBlocksMeta: MessageFns<SubscribeRequestFilterBlocksMeta> =
  /* @__PURE__ */ defineMessage("SubscribeRequestFilterBlocksMeta", {
    empty: emptySubscribeRequestFilterBlocksMeta,
    fields: () => [],
    decode(input, length, message = emptySubscribeRequestFilterBlocksMeta()) {
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
  });

/** Filter for entries. Matches all entries. */
export interface SubscribeRequestFilterEntry {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeRequestFilterEntry = (): SubscribeRequestFilterEntry => ({});

export const SubscribeRequestFilterEntry: MessageFns<SubscribeRequestFilterEntry> = /* @__PURE__ */ defineMessage(
  "SubscribeRequestFilterEntry",
  {
    empty: emptySubscribeRequestFilterEntry,
    fields: () => [],
    decode(input, length, message = emptySubscribeRequestFilterEntry()) {
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

/** Filter for block footers. Matches all footers. */
export interface SubscribeRequestFilterBlockFooter {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeRequestFilterBlockFooter = (): SubscribeRequestFilterBlockFooter => ({});

export const SubscribeRequestFilterBlockFooter: MessageFns<SubscribeRequestFilterBlockFooter> =
  /* @__PURE__ */ defineMessage("SubscribeRequestFilterBlockFooter", {
    empty: emptySubscribeRequestFilterBlockFooter,
    fields: () => [],
    decode(input, length, message = emptySubscribeRequestFilterBlockFooter()) {
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
  });

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

const emptySubscribeRequestFilterDeshredTransactions = (): SubscribeRequestFilterDeshredTransactions => ({
  vote: undefined,
  accountInclude: [],
  accountExclude: [],
  accountRequired: [],
});

export const SubscribeRequestFilterDeshredTransactions: MessageFns<SubscribeRequestFilterDeshredTransactions> =
  /* @__PURE__ */ defineMessage("SubscribeRequestFilterDeshredTransactions", {
    empty: emptySubscribeRequestFilterDeshredTransactions,
    fields: () => [
      { name: "vote", tags: [8], type: "bool" },
      { name: "accountInclude", tags: [18], type: "string", repeated: true },
      { name: "accountExclude", tags: [26], type: "string", repeated: true },
      { name: "accountRequired", tags: [34], type: "string", repeated: true },
    ],
    decode(input, length, message = emptySubscribeRequestFilterDeshredTransactions()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.vote = reader.bool();
        else if (tag === 18) message.accountInclude.push(reader.string());
        else if (tag === 26) message.accountExclude.push(reader.string());
        else if (tag === 34) message.accountRequired.push(reader.string());
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.vote !== undefined) writer.uint32(8).bool(message.vote);
      for (const item of message.accountInclude) writer.uint32(18).string(item);
      for (const item of message.accountExclude) writer.uint32(26).string(item);
      for (const item of message.accountRequired) writer.uint32(34).string(item);
    },
  });

/** A slice of an account's data. */
export interface SubscribeRequestAccountsDataSlice {
  /** Offset of the first byte. */
  offset: bigint;
  /** Length in bytes. */
  length: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeRequestAccountsDataSlice = (): SubscribeRequestAccountsDataSlice => ({
  offset: 0n,
  length: 0n,
});

export const SubscribeRequestAccountsDataSlice: MessageFns<SubscribeRequestAccountsDataSlice> =
  /* @__PURE__ */ defineMessage("SubscribeRequestAccountsDataSlice", {
    empty: emptySubscribeRequestAccountsDataSlice,
    fields: () => [
      { name: "offset", tags: [8], type: "uint64" },
      { name: "length", tags: [16], type: "uint64" },
    ],
    decode(input, length, message = emptySubscribeRequestAccountsDataSlice()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.offset = reader.uint64();
        else if (tag === 16) message.length = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.offset !== 0n) writer.uint32(8).uint64(message.offset);
      if (message.length !== 0n) writer.uint32(16).uint64(message.length);
    },
  });

/** Ping, which requests a pong. */
export interface SubscribeRequestPing {
  /** Id, which the pong returns. */
  id: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySubscribeRequestPing = (): SubscribeRequestPing => ({ id: 0 });

export const SubscribeRequestPing: MessageFns<SubscribeRequestPing> = /* @__PURE__ */ defineMessage(
  "SubscribeRequestPing",
  {
    empty: emptySubscribeRequestPing,
    fields: () => [{ name: "id", tags: [8], type: "int32" }],
    decode(input, length, message = emptySubscribeRequestPing()) {
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

const emptySubscribeDeshredRequest = (): SubscribeDeshredRequest => ({
  deshredTransactions: {},
  ping: undefined,
  slots: {},
});

export const SubscribeDeshredRequest: MessageFns<SubscribeDeshredRequest> = /* @__PURE__ */ defineMessage(
  "SubscribeDeshredRequest",
  {
    empty: emptySubscribeDeshredRequest,
    fields: () => [
      { name: "deshredTransactions", tags: [10], type: mapOf("string", SubscribeRequestFilterDeshredTransactions) },
      { name: "ping", tags: [18], type: SubscribeRequestPing },
      { name: "slots", tags: [26], type: mapOf("string", SubscribeRequestFilterSlots) },
    ],
    decode(input, length, message = emptySubscribeDeshredRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 18) message.ping = SubscribeRequestPing.decode(reader, reader.length(), message.ping);
        else readField(SubscribeDeshredRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      writeField(SubscribeDeshredRequest, 10, message, writer);
      if (message.ping !== undefined) SubscribeRequestPing.encode(message.ping, writer.uint32(18).fork()).join();
      writeField(SubscribeDeshredRequest, 26, message, writer);
    },
  },
);
