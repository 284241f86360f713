import {
  type Block,
  blockAfter,
  type Call,
  EvmServer,
  type Fault,
  createHeader,
  logAddress,
  createLogs,
} from "@node-access-tools/local-servers/evm-node";

export { logAddress, createLogs };

const nothing = (): void => {};

/**
 * A node on loopback with a simulated chain. Tests mine, reorganize, close connections and reject
 * calls.
 */
export class ChainNode extends EvmServer {
  /** Responds to a call with an error message, or not at all for `undefined`. */
  reject: ((call: Call) => string | undefined | false) | undefined;
  /** Replaces the result of a call, unless it returns `undefined`. */
  respond: ((call: Call) => unknown) | undefined;
  /** Delays the response to a call until it is released. */
  hold: ((call: Call, respond: () => void) => boolean) | undefined;
  /** Delays processing a call until it is released. */
  defer: ((call: Call, process: () => void) => boolean) | undefined;
  readonly #deferred = new WeakSet<Call>();
  /** Nodes that mine the same blocks have the same chain, until one is reorganized. */
  #reorganizations = 0;

  static async start(height = 5): Promise<ChainNode> {
    let tip: Block | undefined;
    for (let number = 0; number <= height; number += 1) tip = blockAfter(tip, 0, 0);
    const node = new ChainNode(tip as Block, { otherMethods: { result: true } });
    node.fault = (call) => node.#faultOf(call);
    await node.start();
    return node;
  }

  get url(): string {
    return `ws://${this.host}`;
  }

  get calls(): readonly Call[] {
    return this.received;
  }

  /** The blocks of the chain above a height. */
  truth(after: number): readonly Block[] {
    return this.chain.filter(({ number }) => number > after);
  }

  get height(): number {
    return this.node.tip.number;
  }

  /** The number of subscriptions of open sockets. */
  get subscriptions(): number {
    return this.node.count();
  }

  /** Adds a block after numbers that have none, and notifies subscribers. */
  mine(logs = 1, skipped = 0): void {
    const block = blockAfter(this.node.tip, logs, this.#reorganizations);
    this.node.moveTo({ ...block, number: block.number + skipped });
  }

  /** Replaces the newest blocks and adds others; notifies subscribers of removed and new ones. */
  reorganise(depth: number, length = depth + 1, logs = 1): void {
    this.#reorganizations += 1;
    let tip = this.chain[this.height - depth];
    for (let index = 0; index < length; index += 1) tip = blockAfter(tip, logs, this.#reorganizations);
    this.node.moveTo(tip as Block);
  }

  /** Notifies that the logs of its newest blocks are removed, but keeps the blocks. */
  takeBackLogs(count: number): void {
    this.node.reportRemoved(this.chain.slice(-count).toReversed());
  }

  /** Follows the chain of another node, except for its newest blocks. */
  follow({ node }: ChainNode, lag: number): void {
    this.node.follow(node.tip, lag);
  }

  /** The blocks of the chain. */
  get chain(): readonly Block[] {
    return this.node.chain;
  }

  /** Restores an earlier chain. */
  restore(blocks: readonly Block[]): void {
    const newest = blocks.at(-1);
    if (!newest) return;
    this.node.moveTo(newest);
    this.notify("newHeads", createHeader(newest));
  }

  close(): Promise<void> {
    return this.stop();
  }

  /** Sends any notification. */
  notify(kind: string, value: unknown): void {
    this.node.report(kind, value);
  }

  #faultOf(call: Call): Fault | undefined {
    let release: () => void = nothing;
    const released = new Promise<void>((resolve) => (release = resolve));
    if (!this.#deferred.has(call) && this.defer?.(call, release)) {
      this.#deferred.add(call);
      return { processAfter: released };
    }
    const rejection = this.reject?.(call);
    if (this.reject && rejection === undefined) return "hang";
    if (rejection) return { error: { code: -32000, message: rejection } };
    const result = this.respond?.(call);
    if (result !== undefined) return { result };
    return this.hold?.(call, release) ? { respondAfter: released } : undefined;
  }
}
