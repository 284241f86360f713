import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import type { Fault } from "../server/fault.ts";
import { startHostileServer } from "../server/hostile-server.ts";
import type { SeenRequest } from "../server/request.ts";
import { createFaultScript, isNodeFault, type UpstreamFault } from "./fault.ts";
import { countedWrite, SharedChain, signedWrite, StateNode } from "./state-node.ts";
import { WriteArrivals } from "./write-arrivals.ts";

export interface NodesOptions {
  readonly count: 1 | 2 | 3;
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

/** Starts a node and its server. @param other - A node of another chain. */
async function startUpstream(
  name: string,
  chain: SharedChain,
  other: StateNode,
  onRequest: (request: SeenRequest, fault: Fault) => void,
) {
  let current: UpstreamFault | undefined;
  const script = createFaultScript(chain.random);
  const node = new StateNode(name, chain, (connection, text) => {
    if (current?.kind === "hang") return;
    if (current?.kind === "slow") setTimeout(() => server.push(text, connection), current.fault.wait);
    else server.push(text, connection, current?.kind === "frame" ? script.draw().frame : undefined);
  });
  let serving = node;
  const server = await startHostileServer({
    script: () => script.draw(),
    upgrades: () => (current?.kind === "hang" ? current.fault : {}),
    node: (call, connection) => serving.handler(call, connection),
    onRequest,
  });
  const disappear = (): void => {
    server.refuse(true);
    server.cut();
  };
  const restart = async (next: StateNode): Promise<void> => {
    disappear();
    await pause(absence);
    serving = next;
    server.refuse(false);
  };
  return {
    name,
    url: server.url,
    server,
    script,
    /** Takes over the chain's new blocks. */
    follow(): void {
      // A long run would fill the memory with requests that nobody reads.
      (server.requests as unknown[]).length = 0;
      node.follow();
    },
    async begin(fault: UpstreamFault): Promise<void> {
      current = fault;
      if ("fault" in fault) script.faults = [fault];
      if (isNodeFault(fault)) node.begin(fault);
      if (fault.kind === "hang") server.freeze();
      if (fault.kind === "other chain") await restart(other);
      if (fault.kind === "offline") disappear();
    },
    async end(): Promise<void> {
      if (current?.kind === "other chain") await restart(node);
      if (current?.kind === "hang") server.cut();
      current = undefined;
      script.faults = [];
      server.refuse(false);
      node.end();
    },
  };
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;

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
  const upstreams: Upstream[] = [];
  for (const name of ["node-1", "node-2", "node-3"].slice(0, options.count))
    upstreams.push(
      await startUpstream(name, chain, other, (request, fault) => {
        for (const [, method, text = ""] of request.body.matchAll(writesInBody))
          writeArrivals.add(text, name, method === signedWrite);
        options.onRequest?.(request, fault);
      }),
    );
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
