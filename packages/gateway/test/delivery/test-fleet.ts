import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../cleanup.ts";
import { request } from "../client.ts";
import { type GatewayProcess, startGatewayWith } from "../faults/gateway-process.ts";
import { testKey } from "../use-postgres.ts";
import type { Receiver } from "./receiver.ts";

export const wait = { timeout: 60_000, interval: 100 };

interface StreamRecord {
  readonly id: string;
  readonly status: string;
  readonly position: { readonly next: number; readonly delivered: number; readonly instance?: string };
}

/** Gateways that share a database, and a webhook. */
export class TestFleet {
  readonly receiver: Receiver;
  readonly #folder = temporaryFolder();
  readonly #args: readonly string[];
  readonly gateways: GatewayProcess[] = [];
  #key = "";

  constructor(receiver: Receiver, ...args: readonly string[]) {
    this.receiver = receiver;
    this.#args = args;
    const config = { networks: { "ethereum-mainnet": "simulator" }, blockTime: 200 };
    writeFileSync(join(this.#folder, "config.json"), JSON.stringify(config));
  }

  async start(...args: readonly string[]): Promise<GatewayProcess> {
    const environment = { NODE_ACCESS_GATEWAY_KEY: testKey };
    const options = [
      "--config",
      "config.json",
      "--streams-allow-private",
      "--drain",
      "0",
      ...this.#args,
      ...args,
    ];
    const gateway = await startGatewayWith(environment, this.#folder, ...options);
    onTestFinished(async () => {
      try {
        process.kill(gateway.pid, "SIGCONT");
      } catch {
        // It has ended.
      }
      await gateway.kill();
    });
    this.#key ||= gateway.credentials?.apiKey ?? "";
    this.gateways.push(gateway);
    return gateway;
  }

  async call(gateway: GatewayProcess, method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#key}` };
    const { status, json, text } = await request(`${gateway.url}/v1${path}`, { method, headers, body });
    if (status >= 300) throw new Error(`${status} ${text}`);
    return json;
  }

  async createStreams(gateway: GatewayProcess, count: number, settings: object = {}): Promise<string[]> {
    const networks = (await this.call(gateway, "GET", "/networks/?protocol=ethereum")) as {
      results: { id: string }[];
    };
    const body = {
      network: networks.results[0]?.id,
      source: { type: "blocks" },
      destination: { type: "webhook", url: this.receiver.url },
      ...settings,
    };
    const ids: string[] = [];
    for (let index = 0; index < count; index++)
      ids.push(((await this.call(gateway, "POST", "/streams/", body)) as StreamRecord).id);
    return ids;
  }

  async list(gateway: GatewayProcess): Promise<StreamRecord[]> {
    return ((await this.call(gateway, "GET", "/streams/")) as { results: StreamRecord[] }).results;
  }

  /** How many streams each process has, the most first. */
  async shares(gateway: GatewayProcess): Promise<number[]> {
    const streams = await this.list(gateway);
    return [...Map.groupBy(streams, ({ position }) => position.instance ?? "").values()]
      .map(({ length }) => length)
      .toSorted((one, other) => other - one);
  }

  /** Waits until each stream has delivered more blocks, without a gap. */
  async expectProgress(streams: readonly string[], blocks = 5): Promise<void> {
    const before = streams.map((stream) => this.receiver.blocksOf(stream).length);
    await vi.waitFor(() => {
      for (const [index, stream] of streams.entries())
        expect(this.receiver.blocksOf(stream).length, stream).toBeGreaterThanOrEqual(
          (before[index] ?? 0) + blocks,
        );
    }, wait);
    for (const stream of streams) {
      const all = this.receiver.blocksOf(stream);
      expect(all).toEqual(all.map((_, index) => (all[0] ?? 0) + index));
    }
  }
}
