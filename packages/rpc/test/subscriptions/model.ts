import { type Block, blockAfter, down, logsOf, takenBack, toBlock, toHead } from "./block-tree.ts";
import type { Choices } from "./choices.ts";
import type { Machine, Arrival } from "../../src/subscriptions/machine.ts";
import type { Output, Read, Run } from "../../src/subscriptions/reads.ts";
import { callError } from "@node-access/transport";
import type { Log } from "../../src/index.ts";

/** What a node does wrong, or late. */
export interface Faults {
  /** How many nodes there are: each socket goes to any of them. */
  readonly nodes: number;
  /** Most blocks that a reorganisation replaces. */
  readonly depth: number;
  /** Most blocks that are mined at once. */
  readonly leap: number;
  /** Most notifications of logs that come later than those of heads. */
  readonly logDelay: number;
  /** Whether logs of blocks that a node does not have are left out, and not refused; not behind a balancer. */
  readonly shortAnswers: boolean;
  /** Of ten notifications, how many are accompanied by one that is none, comes twice, or is older. */
  readonly noise: number;
  /** Of ten reads, how many are refused, or answered with something else. */
  readonly refusals: number;
  /** Whether reads are answered from another state than what is notified: by a node behind a balancer. */
  readonly balanced: boolean;
}

interface Subscription {
  readonly kind: "head" | "log";
  active: boolean;
  /** The node's newest block when it said that it notifies. */
  sentAt?: number;
  answered: boolean;
  /** What came before the answer. */
  readonly early: Arrival[];
}

interface Socket {
  readonly node: Node;
  readonly subscriptions: Subscription[];
  /** On their way to the client, in order. */
  readonly inFlight: (() => void)[];
  /** Notifications of logs that the node has not sent yet. */
  readonly heldLogs: Log[];
}

interface Request {
  readonly read: Read;
  readonly settle: (result: unknown, error?: Error) => void;
  /** What the node has found, until it sends it. */
  result?: { readonly value: unknown; readonly error?: Error | undefined };
}

class Node {
  tip: Block;
  constructor(tip: Block) {
    this.tip = tip;
  }
}

/** Simulates nodes, a network and one client of it, on which a state machine runs. */
export class World<Event> {
  readonly events: Event[] = [];
  readonly #machine: Machine<Event>;
  readonly #faults: Faults;
  readonly #choices: Choices;
  readonly #nodes: Node[];
  readonly #known = new Map<string, Block>();
  /** The chain that the nodes follow. */
  tip: Block;
  /** The newest blocks of branches that it has left. */
  readonly #left: Block[] = [];
  readonly start: Block;
  #socket: Socket | undefined;
  readonly #requests: Request[] = [];
  readonly #arrivals: Arrival[] = [];
  #run: Run<Event> | undefined;
  #idled = false;
  /** Whether the nodes do nothing wrong. */
  #isHealing = true;
  failure: unknown;

  constructor(
    make: () => Machine<Event>,
    kinds: readonly ("head" | "log")[],
    faults: Faults,
    choices: Choices,
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
    this.tip = this.start = tip;
    this.#nodes = Array.from({ length: faults.nodes }, () => new Node(tip));
    this.#machine = make();
    this.#connect();
    this.#step(this.#machine.begin());
    // Begins before anything else happens.
    while (this.#run) this.#settleAll();
    this.#isHealing = false;
  }
  readonly #kinds: readonly ("head" | "log")[];

  /** Lets one thing happen. */
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

  /** Lets all calm down, and some more blocks come. */
  heal(blocks: number): void {
    this.#isHealing = true;
    // A node that is not as high as it was cannot be told from one that lags behind.
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

  /** All that is on its way arrives. */
  #settleDown(): void {
    if (!this.#socket) this.#connect();
    for (let quiet = false; !quiet && !this.failure;) {
      quiet = true;
      for (const subscription of this.#socket?.subscriptions ?? []) {
        if (!subscription.active || !subscription.answered) quiet = false;
        subscription.active = true;
        this.#answer(subscription);
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

  /** The chain returns to a branch that it has left. */
  #return(): void {
    const side = this.#left[this.#choices.below(this.#left.length)];
    if (!side) return;
    this.#left.push(this.tip);
    this.tip = side;
  }

  /** A node follows the chain, as far as it has come. */
  #sync(): void {
    const node = this.#nodes[this.#choices.below(this.#nodes.length)];
    const lag = this.#choices.below(8) - 3;
    let to = this.tip;
    for (let count = 0; count < lag && to.parent; count += 1) to = to.parent;
    // One that lags keeps what it has.
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
    // One that begins later than it says does so soon.
    for (const one of socket.subscriptions)
      if (one.sentAt !== undefined && to.number > one.sentAt + 8) one.active = true;
    const gone = removed.flatMap((block) => logsOf(block).toReversed());
    const logs = [...gone.map(takenBack), ...added.flatMap(logsOf)];
    const active = (kind: string): boolean =>
      socket.subscriptions.some((one) => one.kind === kind && one.active);
    if (active("log")) socket.heldLogs.push(...logs);
    while (socket.heldLogs.length > this.#choices.below(this.#faults.logDelay + 1)) this.#sendLog(socket);
    // Some nodes report only the newest head of several.
    const heads = this.#choices.below(3) === 0 ? added.slice(-1) : added;
    if (active("head")) for (const block of heads) this.#notify(socket, "head", toHead(block));
  }

  #sendLog(socket: Socket): void {
    const log = socket.heldLogs.shift();
    if (log) this.#notify(socket, "log", log);
  }

  #notify(socket: Socket, kind: "head" | "log", value: unknown): void {
    const subscription = socket.subscriptions.find((one) => one.kind === kind);
    const values = [
      value,
      ...(this.#choices.below(10) < this.#faults.noise ? [this.#noise(kind, value)] : []),
    ];
    // Only heads: a log out of order means another thing.
    if (kind === "head" && this.#choices.below(2) === 0) values.reverse();
    for (const one of values)
      socket.inFlight.push(() => {
        if (subscription?.answered) this.#arrivals.push({ type: kind, value: one });
        else subscription?.early.push({ type: kind, value: one });
      });
  }

  /** What a node sends beside a notification. */
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
    return older ? toHead(older) : value;
  }

  #connect(): void {
    const node = this.#nodes[this.#choices.below(this.#nodes.length)];
    if (!node) return;
    const subscriptions = this.#kinds.map((kind): Subscription => ({
      kind,
      active: false,
      answered: false,
      early: [],
    }));
    this.#socket = { node, subscriptions, inFlight: [], heldLogs: [] };
  }

  #cut(): void {
    this.#socket = undefined;
    for (const request of this.#requests.slice()) {
      // Reads are sent again on the next socket, until they have failed too often.
      delete request.result;
      if (this.#choices.below(3) === 0) this.#settle(request, undefined, lost());
    }
  }

  /** A node begins to notify of a subscription, or says that it does; in any order. */
  #activate(): void {
    const all = this.#socket?.subscriptions ?? [];
    const one = all[this.#choices.below(all.length)];
    if (!one) return;
    if (this.#choices.below(2) === 0) one.active = true;
    else this.#answer(one);
  }

  #answer(subscription: Subscription): void {
    const socket = this.#socket;
    if (!socket || subscription.sentAt !== undefined) return;
    subscription.sentAt = socket.node.tip.number;
    socket.inFlight.push(() => {
      subscription.answered = true;
      this.#arrivals.push({ type: "subscribed", kind: subscription.kind, socket });
      this.#arrivals.push(...subscription.early);
    });
  }

  /** The client receives the next message. */
  #receive(): void {
    this.#socket?.inFlight.shift()?.();
    this.#idled = false;
  }

  /** The node looks something up. */
  #process(): void {
    const waiting = this.#requests.filter(({ result }) => !result);
    const request = waiting[this.#choices.below(waiting.length)];
    if (!request || !this.#socket) return;
    request.result = this.#answerTo(request.read);
  }

  #answerTo(read: Read): { value: unknown; error?: Error } {
    if (this.#choices.below(10) >= this.#faults.refusals || this.#isHealing)
      return this.#result(this.#reader().tip, read);
    // An empty list of logs would be a lie that nobody can see through.
    const values = [null, "0x", 7, [null], {}, [{ blockNumber: "0x9" }]];
    const choice = this.#choices.below(values.length + 3);
    return choice < values.length
      ? { value: values[choice] }
      : { value: undefined, error: refused(read.method) };
  }

  /** The newest block of the node that answers a read: a machine behind a balancer may lag behind the one that notifies. */
  #reader(): { readonly tip: Block } {
    let { tip } = this.#socket?.node ?? this;
    const lag = this.#faults.balanced ? this.#choices.below(12) - 6 : 0;
    for (let count = 0; count < lag && tip.parent; count += 1) tip = tip.parent;
    return { tip };
  }

  #result(tip: Block, { method, params }: Read): { value: unknown; error?: Error } {
    const at = (number: number): Block | undefined =>
      number > tip.number ? undefined : [...down(tip)].find((block) => block.number === number);
    if (method === "eth_getBlockByHash") return { value: toBlock(this.#known.get(params[0])) };
    if (method === "eth_getBlockByNumber")
      return { value: toBlock(params[0] === "latest" ? tip : at(Number(params[0]))) };
    const { fromBlock, toBlock: last } = params[0] as Record<string, string>;
    if (Number(last) > tip.number && (this.#faults.balanced || !this.#faults.shortAnswers))
      return { value: undefined, error: refused(method) };
    const blocks = [...down(tip)].filter(
      ({ number }) => number >= Number(fromBlock) && number <= Number(last),
    );
    return { value: blocks.toReversed().flatMap(logsOf) };
  }

  /** The node sends what it has found, in any order. */
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
      const { value, error } = this.#answerTo(request.read);
      this.#settle(request, value, error);
    }
  }

  /** The client goes on with the next thing that has arrived. */
  #client(): void {
    if (this.failure || this.#run) return;
    const next = this.#arrivals.shift();
    if (next) {
      this.#idled = false;
      this.#step(this.#machine.handle(next));
    } else if (this.#machine.isBehind && !this.#idled) {
      this.#idled = true;
      this.#step(this.#machine.handle({ type: "idle" }));
    }
  }

  #canStep(): boolean {
    return !this.#run && (this.#arrivals.length > 0 || (this.#machine.isBehind && !this.#idled));
  }

  /** Goes on with a run until it waits for reads. */
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
          this.#ask(run, next.value.reads);
          return;
        }
      }
    } catch (error) {
      this.#run = undefined;
      this.failure = error;
    }
  }

  #ask(run: Run<Event>, reads: readonly Read[]): void {
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

function refused(name: string): Error {
  const target = { operation: { name }, endpoint: "", redact: String };
  const facts = { rpcCode: -32_000, rpcMessage: "no", data: undefined };
  return callError(target, "JSON_RPC_ERROR", "no", facts);
}

function lost(): Error {
  const target = { operation: { name: "read" }, endpoint: "", redact: String };
  return callError(target, "UNANSWERED", "lost", { reason: "lost" });
}
