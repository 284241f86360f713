export type {
  Gap,
  HeadEvent,
  LogEvent,
  WatchClient,
  WatchClientCalls,
  WatchOptions,
} from "./chain-events.ts";
export { newBlocks } from "./new-blocks.ts";
export type { NewBlocksClient } from "./new-blocks.ts";
export { newLogs } from "./new-logs.ts";
export type { NewLogsClient } from "./new-logs.ts";
export type { PollingOptions } from "./poll-chain.ts";
export { watchHeads } from "./watch-heads.ts";
export { watchLogs } from "./watch-logs.ts";
