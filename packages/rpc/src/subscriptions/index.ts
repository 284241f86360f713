export type {
  Gap,
  HeadEvent,
  LogEvent,
  WatchClient,
  WatchClientCalls,
  WatchOptions,
} from "./chain-events.ts";
export { watchHeads } from "./watch-heads.ts";
export { watchLogs } from "./watch-logs.ts";
