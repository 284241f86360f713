import { RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import type { Block, BlockReader } from "./block.ts";
import { type Change, HeadChain, SubscriptionEnd } from "./head-chain.ts";
import type { HeadDialect } from "./head-dialect.ts";
import { HeadSession, type NextHead } from "./head-session.ts";
import { reopen, retryDelay, type UpstreamLinks } from "./session.ts";

export interface ChainListener {
  changed(change: Change, link: UpstreamLink): void;
  ended(reason: string): void;
}

/**
 * Chooses the block after which a feed begins, if not with the first head that is reported.
 *
 * @param blocks - Reads blocks at the upstream whose heads are followed.
 */
export type HeadStart = (blocks: BlockReader) => Promise<Block | undefined>;

const afterLatest: HeadStart = (blocks) => blocks.latest();

/** Consecutive upstreams that cannot fill a gap before the feed ends. */
const maxGapAttempts = 4;
/**
 * How many blocks an upstream must lag behind, for how many consecutive heads, before another one takes over.
 */
const maxLag = 3;
const maxLags = 3;
/** How many consecutive times an upstream may leave the branch of a head that it has just reported. */
const maxUnlinkedHeads = 3;

/**
 * Follows the chain at one upstream at a time. If that upstream fails, another one takes over,
 * and the blocks in between are read. Listeners get each block once, linked to its parent;
 * after a reorganization, they get the blocks of the new branch.
 */
export class HeadFeed {
  readonly chain: HeadChain = new HeadChain();
  readonly #upstreams: UpstreamLinks;
  readonly #dialect: HeadDialect;
  readonly #chooseStart: HeadStart;
  readonly #isStartRequired: boolean;
  readonly #listeners = new Set<ChainListener>();
  #session: HeadSession | undefined;
  #starting: Promise<void> | undefined;
  #isClosed = false;

  constructor(upstreams: UpstreamLinks, dialect: HeadDialect, chooseStart?: HeadStart) {
    this.#upstreams = upstreams;
    this.#dialect = dialect;
    this.#chooseStart = chooseStart ?? dialect.start ?? afterLatest;
    this.#isStartRequired = chooseStart !== undefined;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether the first head is the block that was the newest one at the start. */
  get beginsWithNewest(): boolean {
    return this.#dialect.start !== undefined;
  }

  /** The upstream whose heads are followed; `undefined` during a switch. */
  get link(): UpstreamLink | undefined {
    return this.#session?.link;
  }

  /** The highest block number that the upstream has reported: its head may not be linked to the chain yet. */
  get newest(): number {
    return Math.max(this.chain.tip?.number ?? -1, this.#session?.newest ?? -1);
  }

  /** @throws RpcFailure or UpstreamFailure if no upstream reports heads. */
  start(): Promise<void> {
    this.#starting ??= this.#begin();
    return this.#starting;
  }

  add(listener: ChainListener): void {
    this.#listeners.add(listener);
  }

  delete(listener: ChainListener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    this.#isClosed = true;
    this.#session?.close();
  }

  async #begin(): Promise<void> {
    const opening = HeadSession.open(this.#upstreams, this.#dialect, { isUrgent: true });
    const session = await opening.catch((error: unknown) => {
      this.#isClosed = true;
      throw error;
    });
    try {
      const start = await this.#chooseStart(session.blocks);
      if (start) {
        // Callers must be able to read it: it is never reported.
        await this.#upstreams.waitUntilShown(session.link, start);
        this.chain.begin(start);
      }
    } catch (error) {
      // The node reports heads but returns no blocks: the first head begins the chain.
      if (this.#isStartRequired || !(error instanceof RpcFailure)) {
        this.#isClosed = true;
        session.close();
        throw error;
      }
    }
    if (this.#isClosed) session.close();
    else void this.#run(session);
  }

  async #run(first: HeadSession): Promise<void> {
    let session = first;
    let gapAttempts = 0;
    let failures = 0;
    for (;;) {
      this.#session = session;
      const problem = await this.#follow(session, () => {
        gapAttempts = 0;
        failures = 0;
      });
      this.#session = undefined;
      session.close();
      if (this.#isClosed) return;
      if (problem instanceof SubscriptionEnd) {
        gapAttempts += 1;
        if (gapAttempts >= maxGapAttempts) return this.#end(problem.message);
      }
      if (problem) this.#upstreams.failed(session.link);
      // An upstream that accepts each subscription and then fails must not be retried without a pause.
      if (failures > 0) await this.#upstreams.sleep(retryDelay(failures));
      failures += 1;
      const open = (): Promise<HeadSession> => HeadSession.open(this.#upstreams, this.#dialect);
      const next = await reopen(this.#upstreams, () => this.#isClosed, open);
      if (!next || this.#isClosed) return next?.close();
      session = next;
    }
  }

  /**
   * Follows the chain until the session ends, and returns what went wrong.
   *
   * @param onLinked - Called each time that the chain matches the upstream's.
   */
  async #follow(session: HeadSession, onLinked: () => void): Promise<Error | undefined> {
    const { blocks, link } = session;
    let hasCaughtUp = false;
    let unlinkedHeads = 0;
    let lags = 0;
    try {
      let next: NextHead | undefined = { head: undefined };
      for (; next && !this.#isClosed; next = await session.next()) {
        const head = next.head ?? (await readLatest(blocks));
        if (!head) continue;
        const tip = this.chain.tip?.number ?? 0;
        lags = head.number + maxLag <= Math.max(tip, this.#upstreams.served) ? lags + 1 : 0;
        if (lags > maxLags) return new Error("the upstream lags behind");
        // An upstream that takes over may lag behind. Callers must not see the chain go back because of that.
        hasCaughtUp ||= head.number >= tip;
        if (!hasCaughtUp || this.chain.has(head.hash)) continue;
        const isTrusted = await this.#upstreams.waitUntilShown(link, head);
        const change = isTrusted ? await this.chain.connect(head, blocks) : undefined;
        if (this.#isClosed) return undefined;
        if (!change) {
          unlinkedHeads += 1;
          if (unlinkedHeads > maxUnlinkedHeads)
            return new SubscriptionEnd("blocks that were missed cannot be read");
          session.repeat();
          continue;
        }
        unlinkedHeads = 0;
        onLinked();
        if (change.added.length > 0) for (const one of this.#listeners) one.changed(change, link);
      }
    } catch (error) {
      return error as Error;
    }
    return undefined;
  }

  #end(reason: string): void {
    this.#isClosed = true;
    for (const one of this.#listeners) one.ended(reason);
  }
}

async function readLatest(blocks: BlockReader): Promise<Block | undefined> {
  try {
    return await blocks.latest();
  } catch (error) {
    if (error instanceof RpcFailure) return undefined;
    throw error;
  }
}
