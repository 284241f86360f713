export type { HistoryRequest } from "./calls.ts";
export type {
  HistoryClient,
  HistoryCursor,
  HistoryOptions,
  HistoryPart,
  HistoryParts,
} from "./history-part.ts";
export { readBlocks } from "./read-blocks.ts";
export type { BlockHistoryOptions } from "./read-blocks.ts";
export { readEachBlock } from "./read-each-block.ts";
export type { BlockResult } from "./read-each-block.ts";
export { readLogs } from "./read-logs.ts";
export { readReceipts } from "./read-receipts.ts";
export type { ReceiptsClient } from "./read-receipts.ts";
