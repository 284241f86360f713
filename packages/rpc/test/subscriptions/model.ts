import {
  type Block,
  blockAfter,
  type Blooms,
  down,
  createLogs,
  removedLog,
  toBlock,
  toHead,
} from "./block-tree.ts";
import type { Choices } from "./choices.ts";
import type { Machine, MachineInput } from "../../src/subscriptions/machine.ts";
import type { Output, Read, Run } from "../../src/subscriptions/reads.ts";
import { callError } from "@node-access/transport";
import type { Log } from "../../src/index.ts";

/** The faults and delays of a node. */
export interface Faults {
  /** The number of nodes. Each socket connects to any of them. */
  readonly nodes: number;
  /** The maximum depth of a reorganization. */
  readonly depth: number;
  /** The maximum number of blocks mined at once. */
  readonly leap: number;
  /** The maximum number of log notifications that arrive after those of heads. */
  readonly logDelay: number;
  /** Whether logs of blocks that a node lacks are omitted instead of rejected. */
  readonly shortResults: boolean;
  readonly blooms: Blooms;
  /** Of ten logs, for how many the notifications are lost. */
  readonly lostLogs: number;
  /** Of ten notifications, how many are accompanied by an invalid, duplicate or older one. */
  readonly noise: number;
  /** Of ten reads, how many fail or return something else. */
  readonly refusals: number;
  /** Whether reads use another state than notifications, as with nodes behind a load balancer. */
  readonly balanced: boolean;
}

interface Subscription {
  readonly kind: "head" | "log";
  active: boolean;
  /** The node's newest block when it confirmed the subscription. */
  sentAt?: number;
  confirmed: boolean;
  /** Notifications before the response. */
  readonly early: MachineInput[];
}

interface Socket {
  readonly node: Node;
  readonly subscriptions: Subscription[];
  /** In flight to the client, in order. */
  readonly inFlight: (() => void)[];
  /** Log notifications that the node has not sent yet. */
  readonly heldLogs: Log[];
}

interface Request {
  readonly read: Read;
  readonly settle: (result: unknown, error?: Error) => void;
  /** Results that the node has not sent yet. */
  result?: { readonly value: unknown; readonly error?: Error | undefined };
}

class Node {
  tip: Block;
  constructor(tip: Block) {
    this.tip = tip;
  }
}

/** Simulates nodes, a network and one client that runs a state machine. */
export class World<Event> {
  readonly events: Event[] = [];
  readonly #machine: Machine<Event>;
  readonly #faults: Faults;
  readonly #choices: Choices;
  readonly #nodes: Node[];
  readonly #known = new Map<string, Block>();
  readonly #lost = new Map<string, boolean>();
  /** The chain that the nodes follow. */
  tip: Block;
  /** The newest blocks of abandoned branches. */
  readonly #left: Block[] = [];
  /** The number of the block after which the client starts. */
  readonly start: number;
  #socket: Socket | undefined;
  readonly #requests: Request[] = [];
  readonly #inputs: MachineInput[] = [];
  #run: Run<Event> | undefined;
  #idled = false;
  /** Whether the nodes work without faults. */
  #isHealing = true;
  failure: unknown;

  constructor(
    make: (firstBlock?: number) => Machine<Event>,
    kinds: readonly ("head" | "log")[],
    faults: Faults,
    choices: Choices,
    firstBlock?: number,
  ) {
    this.#kinds = kinds;
    this.#faults = faults;
    this.#choices = choices;
    let tip = blockAfter(undefined, 1);
    this.#known.set(tip.hash, tip);
    for (let count = 0; count < 8; count += 1) {
      tip = blockAfter(tip, 1);
      this.#known.set(tip.hash, tip);
    }
    this.tip = tip;
    this.start = firstBlock === undefined ? tip.number : firstBlock - 1;
    this.#nodes = Array.from({ length: faults.nodes }, () => new Node(tip));
    this.#machine = make(firstBlock);
    this.#connect();
    this.#step(this.#machine.begin());
    // Starts before anything else happens.
    while (this.#run) this.#settleAll();
    this.#isHealing = false;
  }
  readonly #kinds: readonly ("head" | "log")[];

  /** Simulates one event. */
  act(): void {
    const choice = this.#choices.below(24);
    if (choice < 3)
      for (let left = this.#choices.below(this.#faults.leap); left >= 0; left -= 1) this.#mine();
    else if (choice < 5) this.#reorganise();
    else if (choice < 6) this.#return();
    else if (choice < 9) this.#sync();
    else if (choice < 13) this.#receive();
    else if (choice < 15) this.#process();
    else if (choice < 17) this.#respond();
    else if (choice < 18) this.#activate();
    else if (choice < 20) this.#client();
    else if (choice < 22) this.#settleDown();
    else if (this.#socket) this.#cut();
    else this.#connect();
  }

  /** Stops all faults, and mines some more blocks. */
  heal(blocks: number): void {
    this.#isHealing = true;
    // A node below its former height cannot be distinguished from a lagging one.
    const highest = Math.max(...[...this.#known.values()].map(({ number }) => number));
    while (this.tip.number <= highest) this.#mine();
    for (const node of this.#nodes) this.#follow(node, this.tip);
    for (let count = 0; count < blocks; count += 1) {
      if (count > 0) {
        this.#mine();
        for (const node of this.#nodes) this.#follow(node, this.tip);
      }
      this.#settleDown();
    }
  }

  /** Delivers everything in flight. */
  #settleDown(): void {
    if (!this.#socket) this.#connect();
    for (let quiet = false; !quiet && !this.failure;) {
      quiet = true;
      for (const subscription of this.#socket?.subscriptions ?? []) {
        if (!subscription.active || !subscription.confirmed) quiet = false;
        subscription.active = true;
        this.#confirm(subscription);
      }
      if (this.#socket) while (this.#socket.heldLogs.length > 0) this.#sendLog(this.#socket);
      while (this.#socket?.inFlight.length) {
        quiet = false;
        this.#receive();
      }
      if (this.#requests.length > 0) quiet = false;
      this.#settleAll();
      if (this.#canStep()) quiet = false;
      this.#client();
    }
    this.#idled = false;
  }

  #mine(): void {
    this.tip = blockAfter(this.tip, this.#choices.below(3));
    this.#known.set(this.tip.hash, this.tip);
  }

  #reorganise(): void {
    const depth = Math.min(1 + this.#choices.below(this.#faults.depth), this.tip.number - 1);
    const side = this.tip;
    for (let count = 0; count < depth; count += 1) this.tip = this.tip.parent ?? this.tip;
    this.#left.push(side);
    const length = this.#choices.below(depth + 2);
    for (let count = 0; count < length; count += 1) this.#mine();
  }

  /** The chain returns to an abandoned branch. */
  #return(): void {
    const side = this.#left[this.#choices.below(this.#left.length)];
    if (!side) return;
    this.#left.push(this.tip);
    this.tip = side;
  }

  /** A node imports blocks of the chain. */
  #sync(): void {
    const node = this.#nodes[this.#choices.below(this.#nodes.length)];
    const lag = this.#choices.below(8) - 3;
    let to = this.tip;
    for (let count = 0; count < lag && to.parent; count += 1) to = to.parent;
    // A lagging node keeps its blocks.
    if (node && ![...down(node.tip)].includes(to)) this.#follow(node, to);
  }

  #follow(node: Node, to: Block): void {
    const before = new Set(down(node.tip));
    const added: Block[] = [];
    for (const block of down(to)) {
      if (before.has(block)) break;
      added.unshift(block);
    }
    const after = new Set(down(to));
    const removed = [...down(node.tip)].filter((block) => !after.has(block));
    node.tip = to;
    const socket = this.#socket;
    if (socket?.node !== node) return;
    // A subscription that starts later than confirmed starts soon.
    for (const one of socket.subscriptions)
      if (one.sentAt !== undefined && to.number > one.sentAt + 8) one.active = true;
    const gone = removed.flatMap((block) => createLogs(block).toReversed());
    const logs = [...gone.map(removedLog), ...added.flatMap(createLogs)];
    const active = (kind: string): boolean =>
      socket.subscriptions.some((one) => one.kind === kind && one.active);
    if (active("log")) socket.heldLogs.push(...logs);
    while (socket.heldLogs.length > this.#choices.below(this.#faults.logDelay + 1)) this.#sendLog(socket);
    // Some nodes report only the newest of several heads.
    const heads = this.#choices.below(3) === 0 ? added.slice(-1) : added;
    if (active("head"))
      for (const block of heads) this.#notify(socket, "head", toHead(block, this.#faults.blooms));
  }

  #sendLog(socket: Socket): void {
    const log = socket.heldLogs.shift();
    if (log && (log.removed || !this.#isLost(`${log.blockHash} ${log.logIndex}`)))
      this.#notify(socket, "log", log);
  }

  /** Whether the notification of a log is lost. */
  #isLost(key: string): boolean {
    if (this.#faults.lostLogs === 0) return false;
    const isLost =
      this.#lost.get(key) ?? (!this.#isHealing && this.#choices.below(10) < this.#faults.lostLogs);
    this.#lost.set(key, isLost);
    return isLost;
  }

  #notify(socket: Socket, kind: "head" | "log", value: unknown): void {
    const subscription = socket.subscriptions.find((one) => one.kind === kind);
    const values = [
      value,
      ...(this.#choices.below(10) < this.#faults.noise ? [this.#noise(kind, value)] : []),
    ];
    // Only heads, because an out-of-order log has another meaning.
    if (kind === "head" && this.#choices.below(2) === 0) values.reverse();
    for (const one of values)
      socket.inFlight.push(() => {
        if (subscription?.confirmed) this.#inputs.push({ type: kind, value: one });
        else subscription?.early.push({ type: kind, value: one });
      });
  }

  /** Extra messages that accompany a notification. */
  #noise(kind: "head" | "log", value: unknown): unknown {
    const garbage = [
      null,
      "0x",
      7,
      [],
      {},
      { number: "0x9" },
      { number: null, hash: null, parentHash: null },
    ];
    const choice = this.#choices.below(garbage.length + 4);
    if (choice < garbage.length) return garbage[choice];
    if (kind === "log" || choice === garbage.length) return value;
    const older = [...down(this.tip)].at(this.#choices.below(12));
    return older ? toHead(older, this.#faults.blooms) : value;
  }

  #connect(): void {
    const node = this.#nodes[this.#choices.below(this.#nodes.length)];
    if (!node) return;
    const subscriptions = this.#kinds.map((kind): Subscription => ({
      kind,
      active: false,
      confirmed: false,
      early: [],
    }));
    this.#socket = { node, subscriptions, inFlight: [], heldLogs: [] };
  }

  #cut(): void {
    this.#socket = undefined;
    for (const request of this.#requests.slice()) {
      // Reads are retried on the next socket, until they have failed too often.
      delete request.result;
      if (this.#choices.below(3) === 0) this.#settle(request, undefined, lost());
    }
  }

  /** A node starts or confirms a subscription, in any order. */
  #activate(): void {
    const all = this.#socket?.subscriptions ?? [];
    const one = all[this.#choices.below(all.length)];
    if (!one) return;
    if (this.#choices.below(2) === 0) one.active = true;
    else this.#confirm(one);
  }

  #confirm(subscription: Subscription): void {
    const socket = this.#socket;
    if (!socket || subscription.sentAt !== undefined) return;
    subscription.sentAt = socket.node.tip.number;
    socket.inFlight.push(() => {
      subscription.confirmed = true;
      this.#inputs.push({ type: "subscribed", kind: subscription.kind, socket });
      this.#inputs.push(...subscription.early);
    });
  }

  /** The client receives the next message. */
  #receive(): void {
    this.#socket?.inFlight.shift()?.();
    this.#idled = false;
  }

  /** The node processes a read. */
  #process(): void {
    const waiting = this.#requests.filter(({ result }) => !result);
    const request = waiting[this.#choices.below(waiting.length)];
    if (!request || !this.#socket) return;
    request.result = this.#resultOf(request.read);
  }

  #resultOf(read: Read): { value: unknown; error?: Error } {
    if (this.#choices.below(10) >= this.#faults.refusals || this.#isHealing)
      return this.#result(this.#reader().tip, read);
    // A client could not detect a false empty list of logs.
    const values = [null, "0x", 7, [null], {}, [{ blockNumber: "0x9" }]];
    const choice = this.#choices.below(values.length + 3);
    return choice < values.length
      ? { value: values[choice] }
      : { value: undefined, error: rejection(read.method) };
  }

  /**
   * The newest block of the node that serves a read. Behind a load balancer, it may lag behind the
   * one that notifies, or be on another branch.
   */
  #reader(): { readonly tip: Block } {
    const balanced = this.#faults.balanced && this.#nodes[this.#choices.below(this.#nodes.length)];
    let { tip } = balanced || (this.#socket?.node ?? this);
    const lag = this.#faults.balanced ? this.#choices.below(12) - 6 : 0;
    for (let count = 0; count < lag && tip.parent; count += 1) tip = tip.parent;
    return { tip };
  }

  #result(tip: Block, { method, params }: Read): { value: unknown; error?: Error } {
    const at = (number: number): Block | undefined =>
      number > tip.number ? undefined : [...down(tip)].find((block) => block.number === number);
    const { blooms, shortResults } = this.#faults;
    if (method === "eth_getBlockByHash") {
      const block = this.#known.get(params[0]);
      return { value: block && block.number <= tip.number ? toBlock(block, blooms) : null };
    }
    if (method === "eth_getBlockByNumber")
      return { value: toBlock(params[0] === "latest" ? tip : at(Number(params[0])), blooms) };
    const { fromBlock, toBlock: last, blockHash } = params[0] as Record<string, string>;
    if (blockHash !== undefined) {
      const block = this.#known.get(blockHash);
      // A node has the blocks of other branches, too.
      if (block && block.number <= tip.number) return { value: createLogs(block) };
      // Besu returns no logs for a hash that it does not know.
      return shortResults ? { value: [] } : { value: undefined, error: rejection(method) };
    }
    if (Number(last) > tip.number && !shortResults) return { value: undefined, error: rejection(method) };
    const blocks = [...down(tip)].filter(
      ({ number }) => number >= Number(fromBlock) && number <= Number(last),
    );
    return { value: blocks.toReversed().flatMap(createLogs) };
  }

  /** The node sends results in any order. */
  #respond(): void {
    const found = this.#requests.filter(({ result }) => result);
    const request = found[this.#choices.below(found.length)];
    const socket = this.#socket;
    if (!request?.result || !socket) return;
    const { value, error } = request.result;
    socket.inFlight.push(() => this.#settle(request, value, error));
  }

  #settle(request: Request, value: unknown, error?: Error): void {
    const index = this.#requests.indexOf(request);
    if (index < 0) return;
    this.#requests.splice(index, 1);
    request.settle(value, error);
  }

  #settleAll(): void {
    for (const request of this.#requests.slice()) {
      const { value, error } = this.#resultOf(request.read);
      this.#settle(request, value, error);
    }
  }

  /** The client processes the next input. */
  #client(): void {
    if (this.failure || this.#run) return;
    const next = this.#inputs.shift();
    if (next) {
      this.#idled = false;
      this.#step(this.#machine.handle(next));
    } else if (this.#machine.isBehind && !this.#idled) {
      this.#idled = true;
      this.#step(this.#machine.handle({ type: "idle" }));
    }
  }

  #canStep(): boolean {
    return !this.#run && (this.#inputs.length > 0 || (this.#machine.isBehind && !this.#idled));
  }

  /** Continues a run until it waits for reads. */
  #step(run: Run<Event>, resume: () => IteratorResult<Output<Event>> = () => run.next()): void {
    this.#run = run;
    try {
      for (let next = resume(); ; next = run.next()) {
        if (next.done) {
          this.#run = undefined;
          return;
        }
        if ("event" in next.value) this.events.push(next.value.event);
        else {
          this.#perform(run, next.value.reads);
          return;
        }
      }
    } catch (error) {
      this.#run = undefined;
      this.failure = error;
    }
  }

  #perform(run: Run<Event>, reads: readonly Read[]): void {
    const results: unknown[] = [];
    let failed: Error | undefined;
    let left = reads.length;
    reads.forEach((read, index) => {
      const settle = (value: unknown, error?: Error): void => {
        results[index] = value;
        failed ??= error;
        left -= 1;
        if (left > 0) return;
        this.#step(run, () => (failed ? run.throw(failed) : run.next(results)));
      };
      this.#requests.push({ read, settle });
    });
  }
}

function rejection(name: string): Error {
  const target = { operation: { name }, endpoint: "", redact: String };
  const facts = { rpcCode: -32_000, rpcMessage: "no", data: undefined };
  return callError(target, "JSON_RPC_ERROR", "no", facts);
}

function lost(): Error {
  const target = { operation: { name: "read" }, endpoint: "", redact: String };
  return callError(target, "UNANSWERED", "lost", { reason: "lost" });
}
