import type { FeedOutput } from "./feed.ts";
import type { HeadDialect } from "./head-dialect.ts";
import type { BlockContents } from "./block-feed.ts";
import type { ReadContents } from "./read-once.ts";
import type { SharedLogs } from "./shared-logs.ts";
import type { HeadFeed, HeadStart } from "./head-feed.ts";
import type { StarknetEvent } from "./starknet-event.ts";
import type { UpstreamLinks } from "./session.ts";

export interface FeedContext {
  readonly upstreams: UpstreamLinks;
  readonly output: FeedOutput;
  /** @param start - The first block of a feed for one caller. Default: the feed that all callers share. */
  heads(dialect: HeadDialect, start?: HeadStart): HeadFeed;
  logs(): SharedLogs;
  /** @param option - The option of a subscription to receipts, as JSON. */
  receipts(option: string): BlockContents;
  /** The events of the blocks of a Starknet network, which all callers share. */
  readonly readEvents: ReadContents<readonly StarknetEvent[]>;
}
