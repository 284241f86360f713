import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import { FaultProxy, type WireFault } from "../wire/fault-proxy.ts";
import type { UpstreamFault } from "./fault.ts";
import { countedWrite, SharedChain, signedWrite, StateServer } from "./state-server.ts";
import { WriteArrivals } from "./write-arrivals.ts";

/** Nodes of one chain, each behind a proxy that injects faults. */
export interface Nodes {
  readonly chain: SharedChain;
  readonly upstreams: readonly Upstream[];
  readonly writeArrivals: WriteArrivals;
  stop(): Promise<void>;
}

/** Options of {@link startNodes}. */
export interface NodesOptions {
  readonly count: number;
  /** How many blocks the chain begins with. */
  readonly blocks: number;
  /** Milliseconds between two blocks. Default: whoever started the nodes mines them. */
  readonly blockTime?: number;
  /** Returns how many logs a block has. Default: random ones, at most three. */
  readonly logsOf?: (number: number) => number;
  /** Called for each HTTP request to a node. */
  readonly onRequest?: (body: string, fault: WireFault["kind"] | undefined) => void;
}

/** Milliseconds for which an upstream is offline before it returns as another one. */
const absence = 300;
const writesInBody = new RegExp(`"method":"(${countedWrite}|${signedWrite})","params":\\["(\\w+)"`, "g");

/** A node behind its proxy. */
export class Upstream {
  readonly name: string;
  readonly node: StateServer;
  readonly proxy: FaultProxy;
  readonly #other: StateServer;
  #fault: UpstreamFault | undefined;

  constructor(name: string, node: StateServer, proxy: FaultProxy, other: StateServer) {
    this.name = name;
    this.node = node;
    this.proxy = proxy;
    this.#other = other;
  }

  get url(): string {
    return this.proxy.url;
  }

  async begin(fault: UpstreamFault): Promise<void> {
    this.#fault = fault;
    switch (fault.kind) {
      case "lag":
      case "false head":
      case "fork":
      case "prune":
      case "error":
      case "throttle":
        return this.node.begin(fault);
      case "other chain":
        return this.#restart(this.#other);
      default:
        return this.proxy.begin(fault);
    }
  }

  async end(): Promise<void> {
    if (this.#fault?.kind === "other chain") await this.#restart(this.node);
    this.#fault = undefined;
    this.proxy.end();
    this.node.end();
  }

  async #restart({ port }: StateServer): Promise<void> {
    this.proxy.isAway = true;
    this.proxy.cut();
    await pause(absence);
    this.proxy.target = port;
    this.proxy.isAway = false;
  }
}

/** Starts nodes and their proxies. */
export async function startNodes(random: Random, options: NodesOptions): Promise<Nodes> {
  const chain = new SharedChain(random, options.logsOf);
  while (chain.height < options.blocks) chain.mine();
  const other = new SharedChain(random, undefined, 31_337);
  while (other.height < options.blocks) other.mine();
  const writeArrivals = new WriteArrivals();
  const ends: (() => Promise<void>)[] = [];
  const start = async (name: string, of: SharedChain): Promise<StateServer> => {
    const node = new StateServer(name, of);
    await node.server.start();
    ends.push(() => node.server.stop());
    return node;
  };
  const otherNode = await start("other", other);
  const upstreams: Upstream[] = [];
  for (let index = 1; index <= options.count; index++) {
    const name = `node-${index}`;
    const node = await start(name, chain);
    const onRequest = (body: string, fault: WireFault["kind"] | undefined): void => {
      for (const [, method, text = ""] of body.matchAll(writesInBody))
        writeArrivals.add(text, name, method === signedWrite);
      options.onRequest?.(body, fault);
    };
    const proxy = await FaultProxy.start(node.port, random, { onRequest });
    ends.push(() => proxy.stop());
    upstreams.push(new Upstream(name, node, proxy, otherNode));
  }
  const grow = (): void => {
    chain.mine();
    for (const { node } of upstreams) node.follow();
  };
  const timer = options.blockTime === undefined ? undefined : setInterval(grow, options.blockTime);
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    for (const end of ends.splice(0).toReversed()) await end();
  };
  return { chain, upstreams, writeArrivals, stop };
}
