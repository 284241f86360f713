import { RpcFailure, rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { JsonText, memberTexts } from "../../codec/json/json-text.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type {
  SubscriptionListener,
  SubscriptionRequest,
  UpstreamLink,
  UpstreamSubscription,
} from "../../upstreams/web-socket/upstream-link.ts";
import type { UpstreamLinks } from "./upstream-links.ts";

export interface Session {
  readonly link: UpstreamLink;
  readonly subscription: UpstreamSubscription;
}

/** How to choose an upstream. */
export interface SessionOptions {
  /** Whether a caller waits, so that upstreams which have just failed are tried too. Default: no. */
  readonly isUrgent?: boolean;
  /** Tried first, if it is available. */
  readonly preferred?: UpstreamLink | undefined;
}

/**
 * Subscribes at the first upstream that accepts the subscription.
 *
 * @throws RpcFailure if an upstream finds the params invalid; otherwise the error of the last upstream.
 */
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
 * Opens a session after another one has ended: tries again, after longer and longer pauses.
 *
 * @param failures - How many attempts count as failed before the first one.
 * @returns `undefined` if nobody needs it any more.
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

/** Whether the caller's params are wrong, so that no other upstream would accept them either. */
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
