import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import type { Block } from "./block.ts";

export interface UpstreamLinks {
  /**
   * The upstreams to subscribe at, the best one first. Those that accept WebSockets come before those that
   * are polled over HTTP.
   *
   * @param isUrgent - Whether a caller waits. If so, sockets that rest after a failure are included,
   * at the end.
   */
  links(isUrgent: boolean): Promise<readonly UpstreamLink[]>;
  /** Whether an upstream of a lower tier is available: callers should not stay at one of a higher tier. */
  hasBetter(link: UpstreamLink): Promise<boolean>;
  /**
   * Makes a safe call at any upstream, as callers' own calls are made.
   *
   * @throws as {@link UpstreamLink.call}.
   */
  call(method: string, params: string): Promise<string>;
  /** Reports that an upstream failed a subscription: others are preferred for some time. */
  failed(link: UpstreamLink): void;
  /**
   * Waits until all callers can see a head, so that their next reads include it, through any gateway.
   *
   * @param link - The upstream that reported the head.
   * @returns whether the head is believed. An upstream that claims a block which no other one has must return
   * it.
   */
  waitUntilShown(link: UpstreamLink, head: Pick<Block, "number" | "hash">): Promise<boolean>;
  /** The highest block number that callers see; -1 if none is known. */
  readonly served: number;
  /** Waits this many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
}
