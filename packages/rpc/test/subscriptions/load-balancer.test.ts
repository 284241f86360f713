import { setImmediate as nextTurn, setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type Block, blockAfter, down, EvmServer, logsOf } from "@node-access-tools/evm-node";
import { afterEach, describe, expect, it } from "vitest";
import { watchLogs } from "../../src/subscriptions/index.ts";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "../../src/web-socket-client.ts";
import { collect, logsLeft, seeded, until } from "./watch-fixture.ts";

const MAX_LAG = 5;
const HEIGHT = 20;

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A node whose reads are served by backends that are 0 to 5 blocks behind its subscriptions, at random. */
class LoadBalancer {
  readonly #random: () => number;
  readonly #backends: EvmServer[];
  readonly #server: EvmServer;
  readonly client: RpcWebSocketClient<"ethereum">;
  tip: Block;

  private constructor(random: () => number, tip: Block, server: EvmServer) {
    this.#random = random;
    this.tip = tip;
    this.#server = server;
    this.#backends = Array.from({ length: MAX_LAG + 1 }, () => new EvmServer(tip));
    server.fault = (call) =>
      call.method.startsWith("eth_get")
        ? this.#backends[this.below(MAX_LAG + 1)]?.node.respond(call)
        : undefined;
    const endpoint = `ws://${server.host}`;
    this.client = createRpcWebSocketClient({ protocol: "ethereum", endpoint });
    open.push({ close: () => this.client.close() }, { close: () => server.stop() });
  }

  static async start(random: () => number): Promise<LoadBalancer> {
    let tip: Block = blockAfter(undefined, 0);
    while (tip.number < HEIGHT) tip = blockAfter(tip, 1);
    const server = new EvmServer(tip);
    await server.start();
    return new LoadBalancer(random, tip, server);
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** Replaces the newest blocks, and adds one more, each with up to two logs. */
  mine(replaced = 0, maxLogs = 2): void {
    let tip: Block = this.tip;
    for (let depth = 0; depth < replaced; depth += 1) tip = tip.parent ?? tip;
    for (let added = 0; added <= replaced; added += 1) tip = blockAfter(tip, this.below(maxLogs + 1));
    this.tip = tip;
    for (const [lag, backend] of this.#backends.entries()) backend.node.follow(tip, lag);
    this.#server.node.moveTo(tip);
  }

  cut(): void {
    this.#server.cut();
  }

  async subscribed(): Promise<void> {
    await until(() => this.#server.node.count() === 2);
  }

  /** Waits until the watch makes no more calls. Responses arrive in the order of the calls. */
  async settle(): Promise<void> {
    const calls = (): number => this.#server.received.filter(({ method }) => method !== "eth_chainId").length;
    for (let before = -1, now = calls(); before < now; now = calls()) {
      before = now;
      await this.client.eth_chainId();
      await nextTurn();
    }
  }

  /** The logs of the chain since a block. */
  logs(first: number): Set<string> {
    const blocks = [...down(this.tip)].filter(({ number }) => number >= first);
    return new Set(blocks.flatMap((block) => logsOf(block)).map((log) => `${log.blockHash} ${log.logIndex}`));
  }
}

async function check(seed: number): Promise<void> {
  const balancer = await LoadBalancer.start(seeded(seed));
  const first = [3, 10, HEIGHT + 1][seed % 3] ?? 0;
  const { events } = collect(watchLogs(balancer.client, {}, { fromBlock: `0x${first.toString(16)}` }));
  await balancer.subscribed();
  for (let tick = 0; tick < 30; tick += 1) {
    const choice = balancer.below(12);
    if (choice === 0) {
      balancer.cut();
      for (let missed = balancer.below(25); missed > 0; missed -= 1) balancer.mine();
      await balancer.subscribed();
    }
    // Blocks before the first one are not replaced.
    balancer.mine(choice === 1 ? balancer.below(Math.min(6, balancer.tip.number - HEIGHT)) : 0);
    if (choice > 3) await balancer.settle();
  }
  const isComplete = (): boolean => isDeepStrictEqual(logsLeft(events), balancer.logs(first));
  // A watch that has lost logs never gets them, however long the chain goes on.
  for (let tick = 0; tick < 1_000 && !isComplete(); tick += 1) {
    balancer.mine(0, 0);
    await balancer.settle();
    await setTimeout(tick);
  }
  expect(events.filter(({ type }) => type === "gap")).toEqual([]);
  expect(logsLeft(events)).toEqual(balancer.logs(first));
}

describe("watchLogs behind a load balancer", () => {
  it.each(Array.from({ length: Number(process.env["SEEDS"] ?? 6) }, (_, seed) => [seed]))(
    "misses no log and reports no gap, seed %i",
    check,
    60_000,
  );
});
