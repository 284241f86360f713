import type {
  SubscriptionListener,
  UpstreamLink,
  UpstreamSubscription,
} from "../../upstreams/web-socket/upstream-link.ts";
import type { Block, BlockReader } from "./block.ts";
import { type HeadDialect, readBlocksAt } from "./head-dialect.ts";
import { openSession, type SessionOptions, type UpstreamLinks } from "./session.ts";

export interface NextHead {
  readonly head: Block | undefined;
}

/** Maximum heads that wait. When there are more, the oldest are dropped: missed blocks are read later. */
const maxWaiting = 256;

/** Milliseconds without a head after which it is read: the subscription may have been dropped silently. */
export const quietInterval = 5_000;

/** After this many such times, an upstream of a lower tier is looked for. */
const tierRounds = 6;

/** The heads that one upstream reports, until it fails. */
export class HeadSession {
  readonly link: UpstreamLink;
  readonly blocks: BlockReader;
  /** The highest block number that the upstream has reported; -1 before the first head. */
  newest = -1;
  #waiting: NextHead[] = [];
  #hasEnded = false;
  #isQuiet = true;
  #wake: (() => void) | undefined;
  #subscription: UpstreamSubscription | undefined;

  static async open(
    upstreams: UpstreamLinks,
    dialect: HeadDialect,
    options?: SessionOptions,
  ): Promise<HeadSession> {
    let opened: HeadSession | undefined;
    const listen = (link: UpstreamLink): SubscriptionListener => {
      const session = new HeadSession(upstreams, dialect, link);
      opened = session;
      return {
        event: (text) => session.#add(dialect.readEvent(text)),
        lost: () => session.#end(),
      };
    };
    const { subscription } = await openSession(upstreams, dialect.request, listen, options);
    const session = opened as HeadSession;
    session.#subscription = subscription;
    void session.#watch(upstreams);
    return session;
  }

  private constructor(upstreams: UpstreamLinks, dialect: HeadDialect, link: UpstreamLink) {
    this.link = link;
    this.blocks = readBlocksAt(dialect, upstreams, link);
  }

  async next(): Promise<NextHead | undefined> {
    while (this.#waiting.length === 0 && !this.#hasEnded)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#waiting.shift();
  }

  repeat(): void {
    if (this.#waiting.length === 0) this.#add(undefined);
  }

  close(): void {
    this.#subscription?.close();
    this.#waiting = [];
    this.#end();
  }

  #add(head: Block | undefined): void {
    if (this.#hasEnded) return;
    this.#isQuiet = false;
    if (head) this.newest = Math.max(this.newest, head.number);
    if (this.#waiting.length >= maxWaiting) this.#waiting.shift();
    this.#waiting.push({ head });
    this.#wake?.();
  }

  async #watch(upstreams: UpstreamLinks): Promise<void> {
    for (let round = 1; !this.#hasEnded; round += 1) {
      this.#isQuiet = true;
      await upstreams.sleep(quietInterval);
      if (this.#isQuiet) this.repeat();
      if (round % tierRounds === 0 && (await upstreams.hasBetter(this.link).catch(() => false))) this.#end();
    }
  }

  #end(): void {
    this.#hasEnded = true;
    this.#wake?.();
  }
}
