import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import type { Block } from "./block.ts";
import { readLog } from "./log.ts";
import { openSession, reopen, type Session, type UpstreamLinks } from "./session.ts";

export interface LogListener {
  log(text: string): void;
  /** The subscription has begun at an upstream, or was lost: logs reported before may be incomplete. */
  interrupted(): void;
}

/** How many blocks later than it says an upstream may begin to report logs. */
const uncertainBlocks = 8;
/** Blocks after which the newest ones are read again, in case the upstream has omitted a log. */
const auditInterval = 16;

/** A subscription to logs that moves to another upstream when its current one fails. */
export class LogSession {
  readonly #upstreams: UpstreamLinks;
  readonly #listener: LogListener;
  #session: Session | undefined;
  /** The upstream whose heads are followed: the logs of its blocks need not be read. */
  #headLink: UpstreamLink | undefined;
  /** Increases with each session: reports of former sessions are dropped. */
  #generation = 0;
  /** The logs of blocks above this number are reported. */
  #reportedAbove = Infinity;
  #sinceAudit = 0;
  #isClosed = false;

  constructor(upstreams: UpstreamLinks, listener: LogListener) {
    this.#upstreams = upstreams;
    this.#listener = listener;
  }

  async start(link: UpstreamLink | undefined): Promise<void> {
    this.#headLink = link;
    // Without a subscription, all logs are read.
    await this.#open(true).catch(() => this.#reopen());
  }

  close(): void {
    this.#isClosed = true;
    this.#generation += 1;
    this.#session?.subscription.close();
    this.#session = undefined;
  }

  /** Moves to the upstream whose heads are followed now, if it accepts the subscription. */
  follow(link: UpstreamLink): void {
    if (this.#headLink === link) return;
    this.#headLink = link;
    if (!this.#session || this.#session.link === link) return;
    this.#session.subscription.close();
    this.#lost();
  }

  /**
   * Whether the logs of a new block are reported, so that they need not be read.
   *
   * @param newest - The highest block number that the upstream has reported.
   * @param isNext - Whether the upstream reported this block, and its parent is the previous head.
   */
  reports(block: Block, link: UpstreamLink, newest: number, isNext: boolean): boolean {
    if (this.#session?.link !== link) return false;
    if (this.#reportedAbove === Infinity) this.#reportedAbove = newest + uncertainBlocks;
    return isNext && block.number > this.#reportedAbove;
  }

  /** @returns whether it is time to read the newest blocks again, now that `blocks` more have come. */
  isAuditDue(blocks: number): boolean {
    this.#sinceAudit += blocks;
    if (this.#sinceAudit < auditInterval) return false;
    this.#sinceAudit = 0;
    return true;
  }

  async #open(isUrgent = false): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    const request = { method: "eth_subscribe", params: '["logs",{}]' };
    let isLost = false;
    const session = await openSession(
      this.#upstreams,
      request,
      () => ({
        event: (text) => {
          if (generation !== this.#generation) return;
          const log = readLog(text);
          if (log && !log.isRemoved && this.#session)
            this.#reportedAbove = Math.min(this.#reportedAbove, log.blockNumber);
          this.#listener.log(text);
        },
        lost: () => {
          isLost = true;
          if (generation === this.#generation && this.#session) this.#lost();
        },
      }),
      { preferred: this.#headLink, isUrgent },
    );
    if (this.#isClosed || isLost) {
      session.subscription.close();
      if (isLost && !this.#isClosed) throw new Error("the upstream failed");
      return;
    }
    this.#session = session;
    this.#reportedAbove = Infinity;
    this.#listener.interrupted();
  }

  #lost(): void {
    this.#session = undefined;
    this.#listener.interrupted();
    this.#reopen();
  }

  #reopen(): void {
    const open = (): Promise<void> => this.#open();
    void reopen(this.#upstreams, () => this.#isClosed, open, 2);
  }
}
