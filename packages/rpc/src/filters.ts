export { pendingTransactions } from "./pending-transactions.ts";
export type { PendingTransactionsClient, PendingTransactionsOptions } from "./pending-transactions.ts";
// From an entry, so that only the programs that use one of the two load the state machines.
export { newBlocks, newLogs } from "./subscriptions/index.ts";
export type { Gap, NewBlocksClient, NewLogsClient, PollingOptions } from "./subscriptions/index.ts";
