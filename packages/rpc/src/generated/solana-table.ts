// Generated from specs/catalog.yaml and specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { ProtocolTable } from "@node-access/transport/json-rpc";

type Table = ProtocolTable<unknown>;

const methods: Table["methods"] = {
  getHealth: "safe",
  getVersion: "safe",
  getIdentity: "safe",
  getGenesisHash: "safe",
  getAgGenesisCert: "safe",
  getClusterNodes: "safe",
  getSlot: "safe",
  getBlockHeight: "safe",
  getTransactionCount: "safe",
  getLatestBlockhash: "safe",
  isBlockhashValid: "safe",
  getFirstAvailableBlock: "safe",
  minimumLedgerSlot: "safe",
  getHighestSnapshotSlot: "safe",
  getMaxRetransmitSlot: "safe",
  getMaxShredInsertSlot: "safe",
  getAccountInfo: "safe",
  getMultipleAccounts: "safe",
  getProgramAccounts: "safe",
  getBalance: "safe",
  getLargestAccounts: "safe",
  getMinimumBalanceForRentExemption: "safe",
  getTokenAccountBalance: "safe",
  getTokenAccountsByDelegate: "safe",
  getTokenAccountsByOwner: "safe",
  getTokenLargestAccounts: "safe",
  getTokenSupply: "safe",
  getBlock: "safe",
  getBlockCommitment: "safe",
  getBlockTime: "safe",
  getBlocks: "safe",
  getBlocksWithLimit: "safe",
  getRecentPerformanceSamples: "safe",
  getTransaction: "safe",
  getSignaturesForAddress: "safe",
  getTransactionsForAddress: "safe",
  getSignatureStatuses: "safe",
  sendTransaction: "idempotent",
  simulateTransaction: "safe",
  requestAirdrop: "write",
  getFeeForMessage: "safe",
  getRecentPrioritizationFees: "safe",
  getEpochInfo: "safe",
  getEpochSchedule: "safe",
  getLeaderSchedule: "safe",
  getSlotLeader: "safe",
  getSlotLeaders: "safe",
  getBlockProduction: "safe",
  getVoteAccounts: "safe",
  getStakeMinimumDelegation: "safe",
  getInflationGovernor: "safe",
  getInflationRate: "safe",
  getInflationReward: "safe",
  getSupply: "safe",
};

const subscriptions: Table["subscriptions"] = /* @__PURE__ */ new Map([
  [
    "accountSubscribe",
    { unsubscribeMethod: "accountUnsubscribe", notificationMethod: "accountNotification" },
  ],
  [
    "programSubscribe",
    { unsubscribeMethod: "programUnsubscribe", notificationMethod: "programNotification" },
  ],
  ["logsSubscribe", { unsubscribeMethod: "logsUnsubscribe", notificationMethod: "logsNotification" }],
  ["rootSubscribe", { unsubscribeMethod: "rootUnsubscribe", notificationMethod: "rootNotification" }],
  [
    "signatureSubscribe",
    { unsubscribeMethod: "signatureUnsubscribe", notificationMethod: "signatureNotification" },
  ],
  ["slotSubscribe", { unsubscribeMethod: "slotUnsubscribe", notificationMethod: "slotNotification" }],
  ["blockSubscribe", { unsubscribeMethod: "blockUnsubscribe", notificationMethod: "blockNotification" }],
  [
    "slotsUpdatesSubscribe",
    { unsubscribeMethod: "slotsUpdatesUnsubscribe", notificationMethod: "slotsUpdatesNotification" },
  ],
  ["voteSubscribe", { unsubscribeMethod: "voteUnsubscribe", notificationMethod: "voteNotification" }],
]);

const probeMethod: Table["probeMethod"] = "getSlot";

const blockParams: Table["blockParams"] = {
  getBlock: 0,
  getBlockTime: 0,
  getBlocks: 1,
};

const heightMethods: Table["heightMethods"] = [
  "getSlot",
];

/** The methods of Solana, as the `protocol` of a client. */
export const solana: ProtocolTable<"solana"> = {
  methods,
  subscriptions,
  probeMethod,
  blockParams,
  heightMethods,
};
