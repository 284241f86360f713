import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../cleanup.ts";
import { request } from "../client.ts";
import { listChildren } from "../faults/child-processes.ts";
import { type GatewayProcess, startGatewayWith } from "../faults/gateway-process.ts";
import { brokenInTest, testKey, usePostgres } from "../use-postgres.ts";
import { type Receiver, startReceiver } from "./receiver.ts";

const postgres = usePostgres();
const wait = { timeout: 60_000, interval: 100 };

interface StreamRecord {
  readonly id: string;
  readonly status: string;
  readonly position: { readonly next: number; readonly delivered: number; readonly instance?: string };
}

/** Gateways that share a database, and a webhook. */
class TestFleet {
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

  async createStreams(gateway: GatewayProcess, count: number): Promise<string[]> {
    const networks = (await this.call(gateway, "GET", "/networks/?protocol=ethereum")) as {
      results: { id: string }[];
    };
    const body = {
      network: networks.results[0]?.id,
      source: { type: "blocks" },
      destination: { type: "webhook", url: this.receiver.url },
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

describe("gateways on a Postgres", () => {
  it("share the streams, and those of one that is killed run on the others", async () => {
    const fleet = new TestFleet(await startReceiver(), "--database", await postgres().createDatabase());
    const [one, two] = [await fleet.start(), await fleet.start()];
    const streams = await fleet.createStreams(one, 7);
    await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([4, 3]), wait);
    await fleet.expectProgress(streams);
    await one.kill();
    await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([7]), wait);
    await fleet.expectProgress(streams);
    await fleet.start();
    await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([4, 3]), wait);
    await fleet.expectProgress(streams);
    // One that ends gives its streams to the others.
    expect(await two.end("SIGTERM")).toBe(0);
    const last = fleet.gateways.at(-1) as GatewayProcess;
    await vi.waitFor(async () => expect(await fleet.shares(last)).toEqual([7]), wait);
    await fleet.expectProgress(streams);
  });

  it("take the streams of one that is frozen, which changes nothing when it thaws", async () => {
    const fleet = new TestFleet(await startReceiver(), "--database", await postgres().createDatabase());
    const [one, two] = [await fleet.start(), await fleet.start()];
    const streams = await fleet.createStreams(one, 6);
    await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([3, 3]), wait);
    for (let round = 0; round < 3; round++) {
      process.kill(one.pid, "SIGSTOP");
      await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([6]), wait);
      await fleet.expectProgress(streams);
      process.kill(one.pid, "SIGCONT");
      await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([3, 3]), wait);
      await fleet.expectProgress(streams);
    }
  });

  it("deliver nothing that they cannot record, and go on when the database is back", async () => {
    const server = brokenInTest(postgres());
    const fleet = new TestFleet(await startReceiver(), "--database", await server.createDatabase());
    const one = await fleet.start();
    const streams = await fleet.createStreams(one, 3);
    await fleet.expectProgress(streams);
    await server.kill();
    await vi.waitFor(() => expect(one.log()).toContain('"database'), wait);
    await server.restart();
    await fleet.expectProgress(streams);
  });
});

describe("workers on a SQLite database", () => {
  it("let one of them run the streams, and another one if it dies", async () => {
    const fleet = new TestFleet(await startReceiver(), "--workers", "2");
    const one = await fleet.start();
    const streams = await fleet.createStreams(one, 3);
    await vi.waitFor(async () => expect(await fleet.shares(one)).toEqual([3]), wait);
    await fleet.expectProgress(streams);
    const [first] = await fleet.list(one);
    for (const pid of listChildren(one.pid).slice(0, 1)) process.kill(pid, "SIGKILL");
    await vi.waitFor(async () => {
      const [stream] = await fleet.list(one);
      expect(stream?.position.instance).not.toBe(first?.position.instance);
      expect(await fleet.shares(one)).toEqual([3]);
    }, wait);
    await fleet.expectProgress(streams);
  });
});
