import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { JsonText, memberTexts } from "../../codec/json/json-text.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type {
  SubscriptionListener,
  SubscriptionRequest,
  UpstreamLink,
  UpstreamSubscription,
} from "../../upstreams/web-socket/upstream-link.ts";
import type { Block } from "./block.ts";

export interface Session {
  readonly link: UpstreamLink;
  readonly subscription: UpstreamSubscription;
}

export interface SessionOptions {
  /** Whether upstreams which have just failed are tried too, since a caller waits. Default: no. */
  readonly isUrgent?: boolean;
  readonly preferred?: UpstreamLink | undefined;
}

/** @throws RpcFailure if an upstream finds the params invalid; otherwise the error of the last upstream. */
export async function openSession(
  upstreams: UpstreamLinks,
  request: SubscriptionRequest,
  listen: (link: UpstreamLink) => SubscriptionListener,
  { isUrgent = false, preferred }: SessionOptions = {},
): Promise<Session> {
  let failure: unknown;
  const links = await upstreams.links(isUrgent);
  const first = links.filter((link) => link === preferred);
  for (const link of [...first, ...links.filter((one) => one !== preferred)]) {
    try {
      return { link, subscription: await link.subscribe(request, listen(link)) };
    } catch (error) {
      if (isInvalidParams(error)) throw error;
      // A node's own error, or why no node can respond, tells a caller more than the failure to reach another node.
      if (!(failure instanceof RpcFailure || (failure instanceof UpstreamFailure && failure.shown)))
        failure = error;
    }
  }
  throw failure ?? new UpstreamFailure("unreachable", "no upstream is available now");
}

/**
 * Opens a session after another one has ended, with longer and longer pauses, unless nobody needs it any
 * more.
 *
 * @param failures - How many attempts count as failed before the first one.
 */
export async function reopen<Opened>(
  upstreams: UpstreamLinks,
  isClosed: () => boolean,
  open: () => Promise<Opened>,
  failures = 0,
): Promise<Opened | undefined> {
  for (let failed = failures; !isClosed(); failed += 1) {
    try {
      return await open();
    } catch {
      await upstreams.sleep(retryDelay(failed));
    }
  }
  return undefined;
}

function isInvalidParams(error: unknown): boolean {
  if (!(error instanceof RpcFailure)) return false;
  const { error: own } = error;
  const code = own instanceof JsonText ? Number(memberTexts(own.text).get("code")) : own.code;
  return code === rpcCode.invalidParams;
}

/** @returns the milliseconds before the next attempt: exponential backoff with full jitter, up to 10 s. */
export function retryDelay(failures: number): number {
  return Math.random() * Math.min(10_000, 250 * 2 ** Math.min(failures, 10));
}

export interface UpstreamLinks {
  /**
   * The upstreams to subscribe at, the best one first; those that are polled come last.
   *
   * @param isUrgent - Whether to include sockets that rest after a failure, since a caller waits.
   */
  links(isUrgent: boolean): Promise<readonly UpstreamLink[]>;
  /** Whether an upstream of a lower tier is available: callers should not stay at one of a higher tier. */
  hasBetter(link: UpstreamLink): Promise<boolean>;
  /** Makes a safe call at any upstream. @throws as {@link UpstreamLink.call}. */
  call(method: string, params: string): Promise<string>;
  /** Reports that an upstream failed a subscription: others are preferred for some time. */
  failed(link: UpstreamLink): void;
  /**
   * Waits until all callers can see a head, so that their next reads include it, through any gateway.
   *
   * @returns whether the head is believed. An upstream that claims a block which no other one has must return
   * it.
   */
  waitUntilShown(link: UpstreamLink, head: Pick<Block, "number" | "hash">): Promise<boolean>;
  /** The highest block number that callers see; -1 if none is known. */
  readonly served: number;
  sleep(milliseconds: number): Promise<void>;
}
