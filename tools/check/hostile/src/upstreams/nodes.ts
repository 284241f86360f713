import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import type { Fault } from "../server/fault.ts";
import type { HostileServer } from "../server/hostile-options.ts";
import { startHostileServer } from "../server/hostile-server.ts";
import type { SeenRequest } from "../server/request.ts";
import { FaultScript, isNodeFault, type UpstreamFault } from "./fault.ts";
import { countedWrite, SharedChain, signedWrite, StateNode } from "./state-node.ts";
import { WriteArrivals } from "./write-arrivals.ts";

export interface NodesOptions {
  readonly count: number;
  /** How many blocks the chain begins with. */
  readonly blocks: number;
  /** Milliseconds between two blocks. Default: whoever started the nodes mines them. */
  readonly blockTime?: number;
  /** Returns how many logs a block has. Default: random ones, at most three. */
  readonly logsOf?: (number: number) => number;
  readonly onRequest?: (request: SeenRequest, fault: Fault) => void;
}

/** Milliseconds for which an upstream is offline before it returns as another one. */
const absence = 300;
const writesInBody = new RegExp(`"method":"(${countedWrite}|${signedWrite})","params":\\["(\\w+)"`, "g");

export class Upstream {
  readonly name: string;
  readonly node: StateNode;
  readonly script: FaultScript;
  readonly #other: StateNode;
  #serving: StateNode;
  /** There once it has been started. */
  server!: HostileServer;
  #fault: UpstreamFault | undefined;

  constructor(name: string, chain: SharedChain, other: StateNode) {
    this.name = name;
    this.node = new StateNode(name, chain, (connection, text) => this.#notify(connection, text));
    this.script = new FaultScript(chain.random);
    this.#other = other;
    this.#serving = this.node;
  }

  async start(onRequest: (request: SeenRequest, fault: Fault) => void): Promise<void> {
    this.server = await startHostileServer({
      script: this.script.draw,
      upgrades: () => (this.#fault?.kind === "hang" ? this.#fault.fault : {}),
      node: (call, connection) => this.#serving.handler(call, connection),
      onRequest,
    });
  }

  get url(): string {
    return this.server.url;
  }

  /** Takes over the chain's new blocks. */
  follow(): void {
    // A long run would fill the memory with requests that nobody reads.
    (this.server.requests as unknown[]).length = 0;
    this.node.follow();
  }

  async begin(fault: UpstreamFault): Promise<void> {
    this.#fault = fault;
    if ("fault" in fault) this.script.faults = [fault];
    if (isNodeFault(fault)) this.node.begin(fault);
    if (fault.kind === "hang") this.server.freeze();
    if (fault.kind === "other chain") await this.#restart(this.#other);
    if (fault.kind === "offline") this.#disappear();
  }

  async end(): Promise<void> {
    const kind = this.#fault?.kind;
    if (kind === "other chain") await this.#restart(this.node);
    if (kind === "hang") this.server.cut();
    this.#fault = undefined;
    this.script.faults = [];
    this.server.refuse(false);
    this.node.end();
  }

  #notify(connection: number, text: string): void {
    const fault = this.#fault;
    if (fault?.kind === "hang") return;
    if (fault?.kind === "slow") setTimeout(() => this.server.push(text, connection), fault.fault.wait);
    else this.server.push(text, connection, fault?.kind === "frame" ? this.script.draw().frame : undefined);
  }

  #disappear(): void {
    this.server.refuse(true);
    this.server.cut();
  }

  async #restart(serving: StateNode): Promise<void> {
    this.#disappear();
    await pause(absence);
    this.#serving = serving;
    this.server.refuse(false);
  }
}

/** Starts nodes of one chain, whose servers misbehave. */
export async function startNodes(random: Random, options: NodesOptions) {
  const createChain = (chainId: number): SharedChain => {
    const chain = new SharedChain(random, options.logsOf, chainId);
    while (chain.height < options.blocks) chain.mine();
    return chain;
  };
  const chain = createChain(1);
  const other = new StateNode("other", createChain(31_337), () => {});
  const writeArrivals = new WriteArrivals();
  const upstreams = Array.from(
    { length: options.count },
    (_, index) => new Upstream(`node-${index + 1}`, chain, other),
  );
  for (const upstream of upstreams)
    await upstream.start((request, fault) => {
      for (const [, method, text = ""] of request.body.matchAll(writesInBody))
        writeArrivals.add(text, upstream.name, method === signedWrite);
      options.onRequest?.(request, fault);
    });
  const mine = (): void => {
    chain.mine();
    for (const upstream of upstreams) upstream.follow();
  };
  const timer = options.blockTime === undefined ? undefined : setInterval(mine, options.blockTime);
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    for (const { server } of upstreams) await server.close();
  };
  return { chain, upstreams, writeArrivals, [Symbol.asyncDispose]: stop };
}

export type Nodes = Awaited<ReturnType<typeof startNodes>>;
