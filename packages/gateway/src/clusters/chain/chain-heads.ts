import { Buffer } from "node:buffer";
import { performance } from "node:perf_hooks";
import type { QueueState } from "../../observe/queue-state.ts";
import type { InFlight, Reply, RoutedCall, Upstream } from "../../upstreams/upstream.ts";
import { catchUpTime, type PoolMember } from "../pool-member.ts";
import { outageFailure } from "../outage-failure.ts";
import { AgreedChain } from "./agreed-chain.ts";
import { BlockHashes } from "./block-hashes.ts";
import { HeadPoller } from "./head-poller.ts";
import { type BlockHead, hasBlock, type HeadReader, newestIn } from "./head-reader.ts";
import { HeadTracker } from "./head-tracker.ts";
import { pinBlocks } from "./pin-blocks.ts";
import type { SharedHeads } from "./shared-heads.ts";

export interface HeadsContext {
  readonly members: readonly PoolMember[];
  /** Reads block headers; `undefined` if the part has no blocks. */
  readonly reader: HeadReader | undefined;
  /** Network and part, if gateways share their heads. */
  readonly chain?: string | undefined;
  readonly shared?: SharedHeads | undefined;
  readonly onFalseClaim: (member: PoolMember, claimed: number) => void;
  /** Called when blocks that callers have seen are given up: no upstream has had them for long. */
  readonly onReset?: (shown: number, newest: number) => void;
}

/** Milliseconds without a usable upstream for which callers still get the newest block's number. */
const maxOutage = 15_000;
/** Milliseconds after a report of a newest block during which a reorg would have been noticed. */
const freshTime = 5_000;
/** Maximum seconds that a request waits for the block that its caller asks for. */
const maxReachTime = 10;
/** Milliseconds for which an upstream's last report is accepted as its newest block where that matters. */
const maxReportAge = 250;

/**
 * The newest blocks of the chain that a pool's upstreams follow, and which of them callers see.
 *
 * With several upstreams, tags such as `latest` are replaced by numbers, so that all upstreams respond for
 * the same block, and no caller sees the chain go back when another upstream responds.
 * With one upstream, requests are not changed.
 */
export class ChainHeads extends HeadTracker {
  readonly #members: readonly PoolMember[];
  readonly hashes: BlockHashes = new BlockHashes();
  readonly agreed: AgreedChain;
  readonly #poller: HeadPoller | undefined;
  readonly #reader: HeadReader | undefined;
  readonly #numberNames: readonly Buffer[];
  readonly #maxAhead: number;
  isFollowed = false;
  /** Whether the chain's nodes know tags, and take an omitted param for the newest block. */
  readonly hasTags: boolean;
  /** The last hash of a newest block that a caller got. */
  #newestHash: string | undefined;
  #waiting = 0;
  readonly #unsubscribe: () => void = () => {};
  /** Called with each newest block of an upstream in use. */
  onBlock: ((member: PoolMember, block: BlockHead) => void) | undefined;
  /** Called when the chain was replaced as a whole. */
  onReplaced: (() => void) | undefined;

  constructor({ members, reader, chain, shared, onFalseClaim, onReset = () => {} }: HeadsContext) {
    super(chain !== undefined && shared ? { sharing: shared.sharing(chain) } : {});
    this.#members = members;
    this.agreed = new AgreedChain(members, this.hashes);
    if (chain !== undefined && reader) {
      shared?.add(chain, this);
      this.#unsubscribe = () => shared?.remove(chain, this);
    }
    this.#reader = reader;
    this.hasTags = reader?.hasTags === true;
    this.#maxAhead = reader?.maxAhead ?? 0;
    this.#numberNames = (reader?.numberNames ?? []).map((name) => Buffer.from(`"${name}"`));
    this.#poller =
      reader &&
      new HeadPoller({
        members,
        tracker: this,
        agreed: this.agreed,
        reader,
        onFalseClaim,
        onReset: (shown, newest) => {
          this.hashes.clear();
          this.onReplaced?.();
          onReset(shown, newest);
        },
        onBlock: (member, block) => this.onBlock?.(member, block),
      });
    if (this.isPinned) this.follow();
  }

  /** Whether tags are replaced by numbers, as in a pool with several upstreams. */
  get isPinned(): boolean {
    return this.#poller !== undefined && this.#members.length > 1;
  }

  /** @returns a block number as JSON for params. */
  text(number: number): string {
    return this.#reader?.blockText?.(number) ?? String(number);
  }

  /** Starts to follow the chain. Pools with several upstreams do so in any case. */
  follow(): void {
    if (this.isFollowed || !this.#poller) return;
    this.isFollowed = true;
    this.#poller.start();
  }

  /** Reports that callers read blocks, so that the chain is followed closely for a while. */
  used(): void {
    this.follow();
    void this.#poller?.demand();
  }

  /** Whether an upstream reported its newest block a moment ago. */
  get isFresh(): boolean {
    return performance.now() - this.updatedAt < freshTime;
  }

  async has(member: PoolMember, number: number, hash: string): Promise<boolean> {
    return this.#reader !== undefined && hasBlock(this.#reader, member, { number, hash });
  }

  findHead(upstream: Upstream | undefined): number {
    return this.#member(upstream)?.head ?? -1;
  }

  agrees(upstream: Upstream | undefined): boolean {
    return this.#member(upstream)?.agreement === "agrees";
  }

  allows(number: number, hash: string): boolean {
    return this.agreed.allows(number, hash);
  }

  /** Whether requests wait for connections: then tenants must not wait for each other's calls. */
  get isBusy(): boolean {
    return this.#members.some(({ upstream }) => upstream.isBusy);
  }

  /** @returns whether the report is believed, once callers can see the block. */
  async reported(upstream: Upstream, number: number, hash: string): Promise<boolean> {
    const member = this.#member(upstream);
    if (!member) return false;
    if (!this.#poller) this.setHead(member, number);
    else if (!(await this.#poller.claimed(member, { number, hash }))) return false;
    if (number > this.served) await this.waitUntilShown(number);
    return true;
  }

  /** @returns a promise to wait for before the newest block is read; `undefined` if it is known already. */
  ready(): Promise<void> | undefined {
    if (!this.isPinned) return undefined;
    const wait = this.#poller?.demand();
    const { settling } = this;
    const ready = wait ? wait.then(() => this.settling) : settling;
    return ready && this.#countWaiting(ready);
  }

  /** @returns the call with numbers instead of tags, and with the newest block that it reads. */
  pin(call: RoutedCall): RoutedCall {
    const block = this.#reader?.leastBlock?.(call);
    return block === undefined ? pinBlocks(call, this) : { ...call, block };
  }

  /**
   * @returns reads the number of the newest block that callers see, as JSON; `undefined` if none is known, or the
   * call is about another block. Rejects with an UpstreamFailure if no upstream has been usable for some time.
   */
  height(call: RoutedCall): (() => Promise<string>) | undefined {
    if (!this.isPinned || this.served < 0 || (call.block ?? 0) > this.served) return undefined;
    if (this.#reader?.readsNewest?.(call) === false) return undefined;
    return this.#unlessOut(this.#reader?.heightText?.(this.served) ?? String(this.served));
  }

  /** @returns reads the hash of the newest block that callers see, as {@link height} does its number. */
  newestHash(): (() => Promise<string>) | undefined {
    const hash = this.isPinned ? this.agreed.hashAt(this.served, this.#newestHash) : undefined;
    this.#newestHash = hash;
    return hash === undefined ? undefined : this.#unlessOut(JSON.stringify(hash));
  }

  #unlessOut(text: string): () => Promise<string> {
    // The failure is made only when somebody waits for it: no one would handle an earlier one.
    return async () => {
      const now = performance.now();
      if (this.#isOut(now)) throw outageFailure(this.#members, this, now);
      return text;
    };
  }

  get givesUpAt(): number | undefined {
    return this.#poller?.givesUpAt;
  }

  /**
   * Checks whether a response reveals a newer block than callers have seen: whoever has seen a receipt of a block
   * must find that block in the next read, through any gateway.
   *
   * @returns a promise to wait for until callers can see the block; `undefined` if the response reveals none.
   */
  reveal({ body, from, result }: Reply, call?: RoutedCall): Promise<void> | undefined {
    // A plain value names no block.
    if (!Buffer.isBuffer(body) || result !== undefined) return undefined;
    const number = (call && this.#reader?.newestIn?.(call, body)) ?? newestIn(body, this.#numberNames);
    if (number <= this.served || number > this.newest + this.#maxAhead) return undefined;
    return this.#countWaiting(this.#show(number, from));
  }

  /** Waits until callers can see a block. @returns the newest one that they can see, or the block if there are none. */
  async reach(block: number, seconds: number | undefined, inFlight: InFlight): Promise<number> {
    if (!this.#poller) return block;
    this.used();
    // The first caller after an idle time waits until the newest block is known.
    if (this.#reachable < block || !this.isPinned) await this.#poller.demand();
    const timeout = Math.min(seconds ?? maxReachTime, maxReachTime) * 1_000;
    // Many callers may ask for a block, so this is looked at once a second only.
    const isOver = (): boolean => this.#reachable >= block || inFlight.isAborted;
    await this.#countWaiting(this.waitUntil(isOver, timeout, 1_000));
    return this.#reachable;
  }

  /** The newest block that callers can read. A single upstream gets calls unchanged, and may have gone back. */
  get #reachable(): number {
    return this.isPinned ? this.served : Math.max(-1, ...this.#members.map(({ head }) => head));
  }

  /** Asks an upstream for its newest block, unless it has reported it a moment ago. */
  async refresh(member: PoolMember): Promise<void> {
    if (performance.now() - member.headAt > maxReportAge) await this.#poller?.pollNow(member);
  }

  async catchUp(members: readonly PoolMember[], block: number): Promise<boolean> {
    const deadline = performance.now() + catchUpTime;
    const hasCaughtUp = (): boolean => members.some(({ head }) => head >= block);
    while (!hasCaughtUp() && performance.now() < deadline) {
      for (const member of members) void this.#poller?.pollNow(member);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return hasCaughtUp();
  }

  /** Requests that wait until the newest block is known, or until callers can see a block. */
  get queue(): QueueState {
    return { queue: "newest_block", waiting: this.#waiting, active: 0 };
  }

  override close(): void {
    this.#unsubscribe();
    this.#poller?.close();
    super.close();
  }

  #countWaiting(wait: Promise<void>): Promise<void> {
    this.#waiting += 1;
    return wait.finally(() => (this.#waiting -= 1));
  }

  async #show(number: number, from: Upstream | undefined): Promise<void> {
    const member = from && this.#member(from);
    if (member && this.needsEvidence(number)) await this.#poller?.pollNow(member);
    if (!this.needsEvidence(number)) await this.waitUntilShown(number);
  }

  /** Whether no upstream has been usable for some time. */
  #isOut(now: number): boolean {
    if (this.#members.some(({ isUsable }) => isUsable)) return false;
    const since = this.#members.map(({ behindSince, downSince }) => downSince ?? behindSince ?? -Infinity);
    return now - Math.max(...since) > maxOutage;
  }

  #member(upstream: Upstream | undefined): PoolMember | undefined {
    return this.#members.find((member) => member.upstream === upstream);
  }
}
