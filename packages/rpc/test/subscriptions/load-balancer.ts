import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type Block,
  blockAfter,
  down,
  EvmServer,
  createLogs,
} from "@node-access-tools/local-servers/evm-node";
import { onTestFinished } from "vitest";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "../../src/web-socket-client.ts";
import { seeded, until } from "./watch-fixture.ts";

const MAX_LAG = 5;
/** The newest block at the start. */
export const HEIGHT = 20;

/** A node whose reads are served by backends that are 0 to 5 blocks behind its subscriptions, at random. */
export class LoadBalancer {
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
    onTestFinished(() => server.stop());
    onTestFinished(() => this.client.close());
  }

  static async start(seed: number): Promise<LoadBalancer> {
    let tip: Block = blockAfter(undefined, 0);
    while (tip.number < HEIGHT) tip = blockAfter(tip, 1);
    const server = new EvmServer(tip);
    await server.start();
    return new LoadBalancer(seeded(seed), tip, server);
  }

  get url(): string {
    return `http://${this.#server.host}`;
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

  /** The number of reads so far. */
  get reads(): number {
    return this.#server.received.filter(({ method }) => method.startsWith("eth_get")).length;
  }

  /** The hashes of the chain's blocks since a block. */
  blocks(first: number): string[] {
    const blocks = [...down(this.tip)].filter(({ number }) => number >= first).toReversed();
    return blocks.map(({ hash }) => hash);
  }

  /** The logs of the chain since a block. */
  logs(first: number): Set<string> {
    const blocks = [...down(this.tip)].filter(({ number }) => number >= first);
    return new Set(
      blocks.flatMap((block) => createLogs(block)).map((log) => `${log.blockHash} ${log.logIndex}`),
    );
  }
}
