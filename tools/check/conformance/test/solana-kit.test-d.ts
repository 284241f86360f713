import { createRpcClient, solana } from "@node-access/rpc/solana";
import { createRpcWebSocketClient, type Subscription } from "@node-access/rpc/web-socket";
import type {
  Address,
  Base64EncodedWireTransaction,
  Blockhash,
  Lamports,
  PendingRpcRequest,
  PendingRpcSubscriptionsRequest,
  Rpc,
  RpcSubscriptions,
  Signature,
  SolanaRpcApi,
  SolanaRpcSubscriptionsApi,
  SolanaRpcSubscriptionsApiUnstable,
  TransactionMessageBytesBase64,
} from "@solana/kit";

// Compares each method's types with those of @solana/kit, called with the same params.
// What kit's conventions decide is not compared: the brands of its strings, `readonly`, and `bigint` for
// integers that are `number | bigint` here.

type Plain<T> = T extends string
  ? [Exclude<keyof T, keyof string>] extends [never]
    ? T
    : string
  : T extends number | bigint
    ? "number"
    : { -readonly [Name in keyof T]: Plain<T[Name]> };

/** Errors of transactions that kit does not know: of solana_transaction_error, and of older nodes. */
type OtherErrors = "CommitCancelled" | "ProgramCacheHitMaxLimit" | { BorshIoError: string };

/** What is never null for kit. In Agave all of them are optional, since a node may not know. */
type Nullable =
  | "blockTime"
  | "blockHeight"
  | "commission"
  | "feature-set"
  | "innerInstructions"
  | "numNonVoteTransactions"
  | "postTokenBalances"
  | "preTokenBalances"
  | "source"
  | "stackHeight";

/**
 * Our type without the differences that hold for all methods. Kit tells rewards apart by a type that may be null in Agave,
 * has the addresses from lookup tables where nodes omit them, and knows no memos, which are decoded to a text.
 */
type Known<T> = T extends OtherErrors | { program: "spl-memo" }
  ? never
  : T extends string
    ? T
    : Items<T> &
        ("loadedAddresses" extends keyof T
          ? { loadedAddresses: { readonly: string[]; writable: string[] } }
          : unknown);

type Items<T> = {
  [Name in keyof T]: Name extends "rewards"
    ? never
    : Name extends Nullable
      ? NonNullable<Known<T[Name]>>
      : Known<T[Name]>;
};

/** Whether code that reads kit's result can read ours. */
type Agrees<Ours, Kit> = [Known<Plain<Ours>>] extends [Plain<Kit>] ? true : false;

/** The result has kit's type, or a narrower one. */
declare function agrees<Ours, Kit>(
  ours: Promise<Ours>,
  kit: PendingRpcRequest<Kit>,
  ...mistake: Agrees<Ours, Kit> extends true ? [] : ["the result differs from kit's"]
): void;

/** The result differs for a reason. Fails once it no longer does. */
declare function differs<Ours, Kit>(
  ours: Promise<Ours>,
  kit: PendingRpcRequest<Kit>,
  reason: Agrees<Ours, Kit> extends true ? never : string,
): void;

declare const kit: Rpc<SolanaRpcApi>;
const ours = createRpcClient({ protocol: solana, endpoint: "https://node.example" });
declare const address: Address;
declare const signature: Signature;
declare const blockhash: Blockhash;
declare const lamports: Lamports;
declare const wire: Base64EncodedWireTransaction;
declare const message: TransactionMessageBytesBase64;
const slot = 391_573_590n;
const confirmed = { commitment: "confirmed", minContextSlot: slot } as const;
const base58 = { encoding: "base58", dataSlice: { offset: 0, length: 32 } } as const;
const base64 = { encoding: "base64", dataSlice: { offset: 0, length: 32 } } as const;
const zstd = { encoding: "base64+zstd" } as const;
const parsed = { encoding: "jsonParsed" } as const;

// Every method of kit's is one of ours, except for two that Agave's documentation does not have.
const names: keyof typeof ours = {} as Exclude<
  keyof SolanaRpcApi,
  "getAgGenesisCert" | "getTransactionsForAddress"
>;
void names;

agrees(ours.getAccountInfo(address), kit.getAccountInfo(address));
agrees(ours.getAccountInfo(address, base58), kit.getAccountInfo(address, base58));
agrees(ours.getAccountInfo(address, base64), kit.getAccountInfo(address, base64));
agrees(ours.getAccountInfo(address, zstd), kit.getAccountInfo(address, zstd));
agrees(ours.getAccountInfo(address, parsed), kit.getAccountInfo(address, parsed));
agrees(ours.getBalance(address, confirmed), kit.getBalance(address, confirmed));
agrees(ours.getBlockCommitment(slot), kit.getBlockCommitment(slot));
agrees(ours.getBlockHeight(confirmed), kit.getBlockHeight(confirmed));
agrees(
  ours.getBlockProduction({ commitment: "confirmed" }),
  kit.getBlockProduction({ commitment: "confirmed" }),
);
agrees(ours.getBlocks(slot, slot), kit.getBlocks(slot, slot));
agrees(ours.getBlocksWithLimit(slot, 5), kit.getBlocksWithLimit(slot, 5));
differs(ours.getBlockTime(slot), kit.getBlockTime(slot), "A node may not know the time.");
differs(ours.getClusterNodes(), kit.getClusterNodes(), "Nodes before Agave 3.1 have no clientId.");
agrees(ours.getEpochInfo(confirmed), kit.getEpochInfo(confirmed));
agrees(ours.getEpochSchedule(), kit.getEpochSchedule());
agrees(ours.getFeeForMessage(message, confirmed), kit.getFeeForMessage(message, confirmed));
agrees(ours.getFirstAvailableBlock(), kit.getFirstAvailableBlock());
agrees(ours.getGenesisHash(), kit.getGenesisHash());
agrees(ours.getHealth(), kit.getHealth());
agrees(ours.getHighestSnapshotSlot(), kit.getHighestSnapshotSlot());
agrees(ours.getIdentity(), kit.getIdentity());
agrees(ours.getInflationGovernor(), kit.getInflationGovernor());
agrees(ours.getInflationRate(), kit.getInflationRate());
differs(
  ours.getInflationReward([address], { epoch: 1n }),
  kit.getInflationReward([address], { epoch: 1n }),
  "Only rewards of votes and stakes have a commission.",
);
agrees(ours.getLargestAccounts({ filter: "circulating" }), kit.getLargestAccounts({ filter: "circulating" }));
agrees(ours.getLatestBlockhash(confirmed), kit.getLatestBlockhash(confirmed));
agrees(ours.getLeaderSchedule(slot), kit.getLeaderSchedule(slot));
agrees(ours.getMaxRetransmitSlot(), kit.getMaxRetransmitSlot());
agrees(ours.getMaxShredInsertSlot(), kit.getMaxShredInsertSlot());
agrees(ours.getMinimumBalanceForRentExemption(165n), kit.getMinimumBalanceForRentExemption(165n));
agrees(ours.getMultipleAccounts([address]), kit.getMultipleAccounts([address]));
agrees(ours.getMultipleAccounts([address], base58), kit.getMultipleAccounts([address], base58));
agrees(ours.getMultipleAccounts([address], base64), kit.getMultipleAccounts([address], base64));
agrees(ours.getMultipleAccounts([address], zstd), kit.getMultipleAccounts([address], zstd));
agrees(ours.getMultipleAccounts([address], parsed), kit.getMultipleAccounts([address], parsed));
const filters = [{ dataSize: 165n }, { memcmp: { offset: 32n, bytes: "1", encoding: "base58" } }] as never;
const withContext = { withContext: true, filters } as const;
agrees(ours.getProgramAccounts(address), kit.getProgramAccounts(address));
agrees(ours.getProgramAccounts(address, withContext), kit.getProgramAccounts(address, withContext));
agrees(ours.getProgramAccounts(address, base58), kit.getProgramAccounts(address, base58));
agrees(ours.getProgramAccounts(address, base64), kit.getProgramAccounts(address, base64));
agrees(
  ours.getProgramAccounts(address, { ...base64, ...withContext }),
  kit.getProgramAccounts(address, { ...base64, ...withContext }),
);
agrees(ours.getProgramAccounts(address, zstd), kit.getProgramAccounts(address, zstd));
agrees(ours.getProgramAccounts(address, parsed), kit.getProgramAccounts(address, parsed));
agrees(
  ours.getProgramAccounts(address, { ...parsed, ...withContext }),
  kit.getProgramAccounts(address, { ...parsed, ...withContext }),
);
agrees(ours.getRecentPerformanceSamples(2), kit.getRecentPerformanceSamples(2));
agrees(ours.getRecentPrioritizationFees([address]), kit.getRecentPrioritizationFees([address]));
agrees(
  ours.getSignaturesForAddress(address, { limit: 2 }),
  kit.getSignaturesForAddress(address, { limit: 2 }),
);
agrees(ours.getSignatureStatuses([signature]), kit.getSignatureStatuses([signature]));
agrees(ours.getSlot(confirmed), kit.getSlot(confirmed));
agrees(ours.getSlotLeader(confirmed), kit.getSlotLeader(confirmed));
agrees(ours.getSlotLeaders(slot, 5), kit.getSlotLeaders(slot, 5));
agrees(ours.getStakeMinimumDelegation(), kit.getStakeMinimumDelegation());
agrees(ours.getSupply(), kit.getSupply());
agrees(ours.getTokenAccountBalance(address), kit.getTokenAccountBalance(address));
for (const filter of [{ mint: address }, { programId: address }] as const) {
  agrees(ours.getTokenAccountsByOwner(address, filter), kit.getTokenAccountsByOwner(address, filter));
  agrees(
    ours.getTokenAccountsByOwner(address, filter, base58),
    kit.getTokenAccountsByOwner(address, filter, base58),
  );
  agrees(
    ours.getTokenAccountsByOwner(address, filter, base64),
    kit.getTokenAccountsByOwner(address, filter, base64),
  );
  agrees(
    ours.getTokenAccountsByOwner(address, filter, zstd),
    kit.getTokenAccountsByOwner(address, filter, zstd),
  );
  agrees(
    ours.getTokenAccountsByOwner(address, filter, parsed),
    kit.getTokenAccountsByOwner(address, filter, parsed),
  );
  agrees(ours.getTokenAccountsByDelegate(address, filter), kit.getTokenAccountsByDelegate(address, filter));
  agrees(
    ours.getTokenAccountsByDelegate(address, filter, base64),
    kit.getTokenAccountsByDelegate(address, filter, base64),
  );
  agrees(
    ours.getTokenAccountsByDelegate(address, filter, parsed),
    kit.getTokenAccountsByDelegate(address, filter, parsed),
  );
}
agrees(ours.getTokenLargestAccounts(address), kit.getTokenLargestAccounts(address));
agrees(ours.getTokenSupply(address), kit.getTokenSupply(address));
agrees(ours.getTransactionCount(confirmed), kit.getTransactionCount(confirmed));
agrees(ours.getVersion(), kit.getVersion());
differs(
  ours.getVoteAccounts({ votePubkey: address }),
  kit.getVoteAccounts({ votePubkey: address }),
  "Agave is about to replace commission by basis points.",
);
agrees(ours.isBlockhashValid(blockhash, confirmed), kit.isBlockhashValid(blockhash, confirmed));
agrees(ours.minimumLedgerSlot(), kit.minimumLedgerSlot());
agrees(ours.requestAirdrop(address, lamports), kit.requestAirdrop(address, lamports));
agrees(ours.sendTransaction(wire, { encoding: "base64" }), kit.sendTransaction(wire, { encoding: "base64" }));
differs(
  ours.simulateTransaction(wire, { encoding: "base64" }),
  kit.simulateTransaction(wire, { encoding: "base64" }),
  "Nodes before Agave 3.1 return no fee and balances.",
);

// Blocks and transactions.
const versioned = { maxSupportedTransactionVersion: 0 } as const;
agrees(
  ours.getBlock(slot, { transactionDetails: "none", rewards: false }),
  kit.getBlock(slot, { transactionDetails: "none", rewards: false }),
);
agrees(
  ours.getBlock(slot, { transactionDetails: "signatures", rewards: false }),
  kit.getBlock(slot, { transactionDetails: "signatures", rewards: false }),
);
agrees(
  ours.getBlock(slot, { ...versioned, transactionDetails: "accounts", rewards: false }),
  kit.getBlock(slot, { ...versioned, transactionDetails: "accounts", rewards: false }),
);
agrees(
  ours.getBlock(slot, { ...versioned, encoding: "base64", rewards: false }),
  kit.getBlock(slot, { ...versioned, encoding: "base64", rewards: false }),
);
agrees(
  ours.getBlock(slot, { ...versioned, encoding: "base58", rewards: false }),
  kit.getBlock(slot, { ...versioned, encoding: "base58", rewards: false }),
);
agrees(
  ours.getBlock(slot, { ...versioned, rewards: false }),
  kit.getBlock(slot, { ...versioned, rewards: false }),
);
differs(
  ours.getBlock(slot, { ...versioned, ...parsed, rewards: false }),
  kit.getBlock(slot, { ...versioned, ...parsed, rewards: false }),
  "Agave omits the header of decoded messages.",
);
differs(
  ours.getTransaction(signature, { ...versioned, ...parsed }),
  kit.getTransaction(signature, { ...versioned, ...parsed }),
  "Kit takes the call for one without versions, with properties that are never.",
);
agrees(
  ours.getTransaction(signature, { ...versioned, encoding: "base64" }),
  kit.getTransaction(signature, { ...versioned, encoding: "base64" }),
);
agrees(
  ours.getTransaction(signature, { ...versioned, encoding: "base58" }),
  kit.getTransaction(signature, { ...versioned, encoding: "base58" }),
);
differs(
  ours.getTransaction(signature, { ...versioned, encoding: "json" }),
  kit.getTransaction(signature, { ...versioned, encoding: "json" }),
  "Kit takes the call for one without versions, with properties that are never.",
);

// Subscriptions.
declare const kitSubscriptions: RpcSubscriptions<
  SolanaRpcSubscriptionsApi & SolanaRpcSubscriptionsApiUnstable
>;
const sockets = createRpcWebSocketClient({ protocol: solana, endpoint: "wss://node.example" });

/** The notifications have kit's type, or a narrower one. */
declare function notifies<Ours, Kit>(
  ours: Promise<Subscription<Ours>>,
  kit: PendingRpcSubscriptionsRequest<Kit>,
  ...mistake: Agrees<Ours, Kit> extends true ? [] : ["the notifications differ from kit's"]
): void;

/** The notifications differ for a reason. Fails once they no longer do. */
declare function notifiesOtherwise<Ours, Kit>(
  ours: Promise<Subscription<Ours>>,
  kit: PendingRpcSubscriptionsRequest<Kit>,
  reason: Agrees<Ours, Kit> extends true ? never : string,
): void;

notifies(sockets.subscribe("slotSubscribe"), kitSubscriptions.slotNotifications());
notifies(sockets.subscribe("rootSubscribe"), kitSubscriptions.rootNotifications());
notifies(
  sockets.subscribe("accountSubscribe", address, base64),
  kitSubscriptions.accountNotifications(address, base64),
);
notifies(
  sockets.subscribe("accountSubscribe", address, zstd),
  kitSubscriptions.accountNotifications(address, zstd),
);
notifies(
  sockets.subscribe("accountSubscribe", address, parsed),
  kitSubscriptions.accountNotifications(address, parsed),
);
notifies(
  sockets.subscribe("programSubscribe", address, base64),
  kitSubscriptions.programNotifications(address, base64),
);
notifies(
  sockets.subscribe("programSubscribe", address, parsed),
  kitSubscriptions.programNotifications(address, parsed),
);
notifies(sockets.subscribe("logsSubscribe", "all"), kitSubscriptions.logsNotifications("all"));
notifies(
  sockets.subscribe("logsSubscribe", { mentions: [address] }, { commitment: "confirmed" }),
  kitSubscriptions.logsNotifications({ mentions: [address] }, { commitment: "confirmed" }),
);
notifies(
  sockets.subscribe("signatureSubscribe", signature),
  kitSubscriptions.signatureNotifications(signature),
);
notifies(
  sockets.subscribe("signatureSubscribe", signature, { enableReceivedNotification: true }),
  kitSubscriptions.signatureNotifications(signature, { enableReceivedNotification: true }),
);
notifiesOtherwise(
  sockets.subscribe("slotsUpdatesSubscribe"),
  kitSubscriptions.slotsUpdatesNotifications(),
  "Kit's types of created, dead and frozen banks are never.",
);
notifies(sockets.subscribe("voteSubscribe"), kitSubscriptions.voteNotifications());
const withoutTransactions = { ...versioned, transactionDetails: "none", showRewards: false } as const;
notifiesOtherwise(
  sockets.subscribe("blockSubscribe", "all", withoutTransactions),
  kitSubscriptions.blockNotifications("all", withoutTransactions),
  "The error is an object if a version is not supported.",
);
