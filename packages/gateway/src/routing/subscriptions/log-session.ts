import type { UpstreamLink } from "../../contract/json-rpc/upstream-link.ts";
import type { Block } from "./block.ts";
import { readLog } from "./log.ts";
import { isInvalidParams, openSession, retryDelay, type Session } from "./session.ts";
import type { UpstreamLinks } from "./upstream-links.ts";

/** What happens to a subscription of logs. */
export interface LogListener {
  /** @param text - JSON. */
  log(text: string): void;
  /** The subscription has begun at an upstream, or was lost: what was reported before may not have been all. */
  interrupted(): void;
}

/** Blocks by which an upstream may begin to report logs later than it says. */
const uncertainBlocks = 8;
/** Blocks after which the newest ones are read again, in case the upstream has omitted a log. */
const auditInterval = 16;

/** A subscription of logs that moves to another upstream when its own one fails. Without any, the logs of all blocks are read. */
export class LogSession {
  readonly #upstreams: UpstreamLinks;
  readonly #params: string;
  readonly #listener: LogListener;
  #session: Session | undefined;
  /** The upstream at which heads are followed: of its blocks, logs need not be read. */
  #headLink: UpstreamLink | undefined;
  /** Counts the sessions: what a former one still reports is dropped. */
  #generation = 0;
  /** The logs of later blocks are reported. */
  #certainAbove = Infinity;
  #sinceAudit = 0;
  #isClosed = false;

  constructor(upstreams: UpstreamLinks, filter: string, listener: LogListener) {
    this.#upstreams = upstreams;
    this.#params = `["logs",${filter}]`;
    this.#listener = listener;
  }

  /**
   * @param link - The upstream at which heads are followed.
   * @throws RpcFailure if the filter is not valid.
   */
  async start(link: UpstreamLink | undefined): Promise<void> {
    this.#headLink = link;
    try {
      await this.#open(true);
    } catch (error) {
      if (isInvalidParams(error)) throw error;
      void this.#reopen();
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#generation += 1;
    this.#session?.subscription.close();
    this.#session = undefined;
  }

  /** Moves to the upstream at which heads are followed now, if it takes the subscription. */
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
   * @param link - The upstream that reported the block's head.
   * @param newest - The highest block number that the upstream has reported.
   * @param isNext - Whether it reported this block, and the one before it is that of the head before.
   */
  covers(block: Block, link: UpstreamLink, newest: number, isNext: boolean): boolean {
    if (this.#session?.link !== link) return false;
    if (this.#certainAbove === Infinity) this.#certainAbove = newest + uncertainBlocks;
    return isNext && block.number > this.#certainAbove;
  }

  /** @param blocks - How many came. @returns whether the newest blocks should be read again. */
  isAuditDue(blocks: number): boolean {
    this.#sinceAudit += blocks;
    if (this.#sinceAudit < auditInterval) return false;
    this.#sinceAudit = 0;
    return true;
  }

  async #open(isUrgent = false): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    const request = { method: "eth_subscribe", params: this.#params };
    let isLost = false;
    const session = await openSession(
      this.#upstreams,
      request,
      () => ({
        event: (text) => {
          if (generation !== this.#generation) return;
          const log = readLog(text);
          if (log && !log.isRemoved && this.#session)
            this.#certainAbove = Math.min(this.#certainAbove, log.blockNumber);
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
    this.#certainAbove = Infinity;
    this.#listener.interrupted();
  }

  #lost(): void {
    this.#session = undefined;
    this.#listener.interrupted();
    void this.#reopen();
  }

  async #reopen(): Promise<void> {
    for (let failures = 0; !this.#isClosed; failures += 1) {
      try {
        return await this.#open();
      } catch {
        await this.#upstreams.sleep(retryDelay(failures + 2));
      }
    }
  }
}
