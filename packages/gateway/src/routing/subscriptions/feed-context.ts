import type { FeedOutput } from "./feed.ts";
import type { HeadDialect } from "./head-dialect.ts";
import type { HeadFeed, HeadStart } from "./head-feed.ts";
import type { UpstreamLinks } from "./upstream-links.ts";

/** What feeds are made of. */
export interface FeedContext {
  readonly upstreams: UpstreamLinks;
  readonly output: FeedOutput;
  /**
   * The feed of a chain's heads, which others build upon.
   *
   * @param start - Where a feed of the caller's own begins. Default: the feed that all callers share.
   */
  heads(dialect: HeadDialect, start?: HeadStart): HeadFeed;
}
