export { solana } from "./solana.ts";
export { confirmTransaction } from "./confirm-transaction.ts";
export type { ConfirmedTransaction, ConfirmOptions } from "./confirm-transaction.ts";
export { sendAndConfirm } from "./send-and-confirm.ts";
export type { SendOptions } from "./send-and-confirm.ts";
export type { SlotEvent } from "./slot-reader.ts";
export type { SolanaCalls, SolanaClient, SolanaCommitment } from "./solana-client.ts";
export type { SolanaGap, SolanaWatchOptions } from "./watch.ts";
export { watchAccount } from "./watch-account.ts";
export type { AccountEvent, AccountWatchOptions, SolanaAccountContent } from "./watch-account.ts";
export { watchBlocks } from "./watch-blocks.ts";
export type { BlockEvent, BlockWatchOptions, SolanaBlockContent } from "./watch-blocks.ts";
export { watchLogs } from "./watch-logs.ts";
export type { TransactionLogsEvent } from "./watch-logs.ts";
export { watchSlots } from "./watch-slots.ts";
// From an entry, so that entries without clients do not load it.
export { createTableClient as createRpcClient } from "../index.ts";
