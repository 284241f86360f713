import { rpcCode, RpcFailure } from "../../src/codec/json-rpc/rpc-failure.ts";
import type {
  SubscriptionListener,
  SubscriptionRequest,
  UpstreamLink,
  UpstreamSubscription,
} from "../../src/upstreams/web-socket/upstream-link.ts";
import { UpstreamFailure } from "../../src/upstreams/upstream-failure.ts";
import { quietInterval } from "../../src/streams/subscriptions/head-session.ts";
import type { UpstreamLinks } from "../../src/streams/subscriptions/session.ts";
import { blockAfter, blockText, down, headText, logTexts, type TreeBlock } from "./block-tree.ts";

/** The faults and delays of upstreams. */
export interface Faults {
  readonly upstreams: number;
  /** Maximum blocks that a reorganization replaces. */
  readonly depth: number;
  /** Maximum blocks that an upstream lags behind. */
  readonly lag: number;
  /** How many of ten heads an upstream omits. */
  readonly leftOut: number;
  /** How many of ten notifications come twice. */
  readonly repeated: number;
  /** How many of ten calls an upstream rejects. */
  readonly rejected: number;
  /** Maximum logs that are reported later than the next head. */
  readonly lateLogs: number;
  /** How many of ten logs an upstream omits. */
  readonly lostLogs: number;
  /** Maximum blocks before an upstream reports events of a confirmed subscription. */
  readonly slowStart: number;
}

/** Draws the next number below a limit. */
export type Draw = (limit: number) => number;

interface Subscription {
  readonly kind: string;
  readonly listener: SubscriptionListener;
  /** Blocks that pass before the subscription reports. */
  idleBlocks: number;
}

const lost = (): UpstreamFailure => new UpstreamFailure("unreachable", "killed");

/** An upstream with a socket that can be killed. Messages on the socket keep their order. */
class Node implements UpstreamLink {
  readonly name: string;
  tip: TreeBlock;
  isUp = true;
  readonly subscriptions = new Set<Subscription>();
  /** Messages that are being sent to the gateway. */
  inFlight: (() => void)[] = [];
  /** Calls that the upstream has not processed yet. */
  requests: (() => void)[] = [];
  readonly #pendingRequests = new Set<(error: Error) => void>();
  lateLogs: string[] = [];
  readonly #world: World;

  constructor(world: World, name: string, tip: TreeBlock) {
    this.#world = world;
    this.name = name;
    this.tip = tip;
  }

  call(method: string, params: string): Promise<string> {
    return this.#request(() => this.#world.respond(this, method, params));
  }

  subscribe({ params }: SubscriptionRequest, listener: SubscriptionListener): Promise<UpstreamSubscription> {
    const [kind = ""] = JSON.parse(params) as string[];
    return this.#request(() => {
      const idleBlocks = this.#world.draw(this.#world.faults.slowStart + 1);
      const subscription = { kind, listener, idleBlocks };
      this.subscriptions.add(subscription);
      return { close: () => void this.subscriptions.delete(subscription) };
    });
  }

  #request<T>(respond: () => T): Promise<T> {
    if (!this.isUp) return Promise.reject(lost());
    return new Promise((resolve, reject) => {
      this.#pendingRequests.add(reject);
      const run = (): void => {
        let settle: () => void;
        try {
          const value = respond();
          settle = () => resolve(value);
        } catch (error) {
          settle = () => reject(error as Error);
        }
        this.inFlight.push(() => {
          this.#pendingRequests.delete(reject);
          settle();
        });
      };
      this.requests.push(run);
    });
  }

  kill(): void {
    if (!this.isUp) return;
    this.isUp = false;
    [this.requests, this.inFlight, this.lateLogs] = [[], [], []];
    const cut = [...this.subscriptions];
    this.subscriptions.clear();
    for (const reject of this.#pendingRequests) reject(lost());
    this.#pendingRequests.clear();
    for (const { listener } of cut) listener.lost("killed");
  }

  /** @param onArrival - Called when the message arrives at the gateway. */
  report(kind: string, text: string, onArrival: () => void = () => {}): void {
    for (const one of this.subscriptions) {
      if (one.kind !== kind) continue;
      if (one.idleBlocks > 0) continue;
      this.inFlight.push(() => {
        if (!this.subscriptions.has(one)) return;
        onArrival();
        one.listener.event(text, "eth_subscription");
      });
    }
  }
}

/** Simulates upstreams and a network, in which everything happens in a random order. */
export class World implements UpstreamLinks {
  readonly faults: Faults;
  draw: Draw;
  readonly nodes: readonly Node[];
  readonly start: TreeBlock;
  tip: TreeBlock;
  /** Pending transactions that have arrived at the gateway. */
  readonly reportedPending = new Set<string>();
  #pending = 0;
  readonly #blocks = new Map<string, TreeBlock>();
  readonly #sides: TreeBlock[] = [];
  /** The newest block that other calls have shown is unknown. */
  readonly served = -1;
  #sleeping: (() => void)[] = [];
  /** Functions that wake up from time to time and never end. */
  readonly #watching: (() => void)[] = [];
  #isHealing = false;

  constructor(faults: Faults, draw: Draw) {
    this.faults = faults;
    this.draw = draw;
    let tip = blockAfter(undefined, 1);
    for (let count = 0; count < 4; count += 1) tip = this.#know(blockAfter(tip, 1));
    this.tip = this.start = tip;
    this.nodes = Array.from({ length: faults.upstreams }, (_, index) => new Node(this, `u${index}`, tip));
  }

  async links(): Promise<readonly UpstreamLink[]> {
    const up = this.nodes.filter(({ isUp }) => isUp);
    const first = this.draw(Math.max(1, up.length));
    return [...up.slice(first), ...up.slice(0, first)];
  }

  async call(method: string, params: string): Promise<string> {
    const [link] = await this.links();
    if (!link) throw lost();
    return link.call(method, params);
  }

  failed(): void {}

  async hasBetter(): Promise<boolean> {
    return !this.#isHealing && this.draw(4) === 0;
  }

  /** Upstreams may be slow to show a block, and their claims need evidence. */
  async waitUntilShown(): Promise<boolean> {
    await Promise.resolve();
    return this.#isHealing || this.draw(20) > 0;
  }

  sleep(milliseconds: number): Promise<void> {
    const sleeping = milliseconds === quietInterval ? this.#watching : this.#sleeping;
    return new Promise((resolve) => void sleeping.push(resolve));
  }

  /** Lets one event happen. */
  act(): void {
    const node = this.nodes[this.draw(this.nodes.length)] as Node;
    const choice = this.draw(20);
    if (choice < 3) this.mine();
    else if (choice < 4) this.#reorganize();
    else if (choice < 8) this.#follow(node);
    else if (choice < 9 && this.draw(2) === 0) node.kill();
    else if (choice < 10) node.isUp = true;
    else if (choice < 13) this.#process(node);
    else if (choice < 18) node.inFlight.shift()?.();
    else if (choice < 19) {
      this.#sendLateLogs(node, 1);
      this.#addPending();
    } else if (this.draw(2) === 0) this.#sleeping.shift()?.();
    else this.#watching.shift()?.();
  }

  mine(): void {
    this.tip = this.#know(blockAfter(this.tip, this.draw(3)));
  }

  /** A transaction becomes pending, and some upstreams report it. */
  #addPending(): void {
    this.#pending += 1;
    const hash = JSON.stringify(`0x${this.#pending.toString(16)}`);
    for (const node of this.nodes)
      if (this.draw(3) > 0) node.report("newPendingTransactions", hash, () => this.reportedPending.add(hash));
  }

  /** Ends all faults, and delivers everything in flight. */
  async heal(blocks: number): Promise<void> {
    this.#isHealing = true;
    for (const node of this.nodes) node.isUp = true;
    // An upstream that is behind another one's former height cannot be distinguished from one that lags.
    const highest = Math.max(...[...this.#blocks.values()].map(({ number }) => number));
    while (this.tip.number <= highest) this.mine();
    for (let count = 0; count < blocks; count += 1) {
      this.mine();
      for (const node of this.nodes) this.#moveTo(node, this.tip);
      await this.settle();
      for (const resolve of this.#watching.splice(0)) resolve();
      await this.settle();
    }
  }

  /** Delivers everything in flight, until nothing happens any more. */
  async settle(): Promise<void> {
    for (let round = 0; round < 10_000; round += 1) {
      await new Promise((resolve) => void setImmediate(resolve));
      let isQuiet = this.#sleeping.length === 0;
      for (const resolve of this.#sleeping.splice(0)) resolve();
      for (const node of this.nodes) {
        if (node.requests.length + node.inFlight.length + node.lateLogs.length > 0) isQuiet = false;
        while (node.requests.length > 0) this.#process(node);
        this.#sendLateLogs(node, Infinity);
        for (const deliver of node.inFlight.splice(0)) deliver();
      }
      if (isQuiet) return;
    }
    throw new Error("the simulation does not settle");
  }

  respond(node: Node, method: string, params: string): string {
    if (!this.#isHealing && this.draw(10) < this.faults.rejected)
      throw new RpcFailure({ code: rpcCode.server, message: `${method} is rejected` });
    const [first] = JSON.parse(params) as [unknown];
    const at = (number: number): TreeBlock | undefined =>
      [...down(node.tip)].find((block) => block.number === number);
    if (method === "eth_getBlockByHash") return blockText(this.#blocks.get(String(first)));
    if (method === "eth_getBlockByNumber")
      return blockText(first === "latest" ? node.tip : at(Number(first)));
    const { fromBlock, toBlock } = first as Record<string, string>;
    const blocks = [...down(node.tip)].toReversed();
    const found = blocks.filter(({ number }) => number >= Number(fromBlock) && number <= Number(toBlock));
    return `[${found.flatMap((block) => logTexts(block)).join(",")}]`;
  }

  #know(block: TreeBlock): TreeBlock {
    this.#blocks.set(block.hash, block);
    return block;
  }

  #reorganize(): void {
    const depth = Math.min(1 + this.draw(this.faults.depth), this.tip.number - this.start.number);
    const side = this.#sides[this.draw(this.#sides.length + 1)];
    if (side && this.draw(2) === 0) {
      // The chain returns to a branch that it has left.
      this.#sides.push(this.tip);
      this.tip = side;
      return;
    }
    if (depth < 1) return;
    this.#sides.push(this.tip);
    for (let count = 0; count < depth; count += 1) this.tip = this.tip.parent ?? this.tip;
    for (let count = this.draw(depth + 2); count >= 0; count -= 1) this.mine();
  }

  #follow(node: Node): void {
    let to = this.tip;
    for (let count = this.draw(this.faults.lag + 1); count > 0 && to.number > this.start.number; count -= 1)
      to = to.parent ?? to;
    if (![...down(node.tip)].includes(to)) this.#moveTo(node, to);
  }

  #moveTo(node: Node, to: TreeBlock): void {
    const before = new Set(down(node.tip));
    const after = new Set(down(to));
    const removed = [...before].filter((block) => !after.has(block));
    const added = [...after].filter((block) => !before.has(block)).toReversed();
    node.tip = to;
    node.lateLogs.push(...removed.flatMap((block) => logTexts(block, true).toReversed()));
    for (const block of added) {
      for (const text of logTexts(block))
        if (this.#isHealing || this.draw(10) >= this.faults.lostLogs) node.lateLogs.push(text);
      this.#sendLateLogs(node, node.lateLogs.length - this.draw(this.faults.lateLogs + 1));
      for (const one of node.subscriptions) one.idleBlocks -= 1;
      // The newest head is omitted too: the next one shows that it is missing.
      const isLeftOut = !this.#isHealing && this.draw(10) < this.faults.leftOut;
      if (!isLeftOut) node.report("newHeads", headText(block));
      if (this.draw(10) < this.faults.repeated) node.report("newHeads", headText(block));
    }
  }

  #sendLateLogs(node: Node, count: number): void {
    for (const text of node.lateLogs.splice(0, Math.max(0, count))) {
      node.report("logs", text);
      if (this.draw(10) < this.faults.repeated) node.report("logs", text);
    }
  }

  #process(node: Node): void {
    const [request] = node.requests.splice(this.draw(node.requests.length), 1);
    request?.();
  }
}
