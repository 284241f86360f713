export type {
  Gap,
  HeadEvent,
  LogEvent,
  WatchedClient,
  WatchingClient,
  WatchOptions,
} from "./chain-events.ts";
export { watchHeads } from "./watch-heads.ts";
export { watchLogs } from "./watch-logs.ts";
