import { expect, it, vi } from "vitest";
import type { RunnableStream } from "../../src/delivery/definitions.ts";
import { RunningStreams, type RunningStreamsParts } from "../../src/delivery/running-streams.ts";
import { StreamStatuses } from "../../src/delivery/stream-statuses.ts";
import type { StreamWrite } from "../../src/state/tables/stream-states.ts";

const runnable = (filter: string): RunnableStream => ({
  definition: {
    id: "ST-1",
    number: 1,
    protocol: "ethereum",
    publicNetwork: "ethereum-mainnet",
    source: { type: "logs" },
    start: "latest",
    confirmations: 0,
    filter,
    projection: undefined,
    destination: { type: "webhook", url: "https://example.com/" },
    secrets: [],
    batchSize: 100,
    node: { url: "http://127.0.0.1:1", grpcUrl: "http://127.0.0.1:1", key: "key" },
  },
  status: "running",
  node: "NO-1",
  until: Number.POSITIVE_INFINITY,
});

it("a change that is made while definitions are read is not lost", async () => {
  const reads: PromiseWithResolvers<Map<string, RunnableStream>>[] = [];
  const started: string[] = [];
  const parts = {
    log: () => {},
    definitions: {
      read() {
        const read = Promise.withResolvers<Map<string, RunnableStream>>();
        reads.push(read);
        return read.promise;
      },
    },
    host: {
      start: (streams: readonly string[]) => started.push(...streams),
      stop: async () => {},
      wake: () => {},
    },
    statuses: { started: () => {}, delete: () => {} },
  };
  const running = new RunningStreams(parts as unknown as RunningStreamsParts);
  running.gained([{ stream: "ST-1", epoch: 1 }]);
  await vi.waitFor(() => expect(reads).toHaveLength(1));
  running.changed(["ST-1"]);
  reads[0]?.resolve(new Map([["ST-1", runnable("event.first")]]));
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  reads[1]?.resolve(new Map([["ST-1", runnable("event.second")]]));
  await vi.waitFor(() => expect(started).toHaveLength(2));
  const filters = started.map((text) => JSON.parse(text).definition.filter);
  expect(filters).toEqual(["event.first", "event.second"]);
});

it("that a network has no node is stored at the next look if the database is away", async () => {
  const stored: unknown[] = [];
  let isAway = true;
  const writes = {
    async write({ report }: StreamWrite): Promise<boolean> {
      if (isAway) throw new Error("the database is away");
      stored.push(report);
      return true;
    },
  };
  const parts = {
    log: () => {},
    definitions: { read: async () => new Map([["ST-1", "no node"]]) },
    host: { start: () => {}, stop: async () => {}, reports: async () => [] },
    statuses: new StreamStatuses(writes as never),
    store: { tables: { streamStates: { deliveredOf: async () => new Map() } } },
    follow: () => undefined,
  };
  const running = new RunningStreams(parts as unknown as RunningStreamsParts);
  running.gained([{ stream: "ST-1", epoch: 1 }]);
  await running.look();
  isAway = false;
  await vi.waitFor(async () => {
    await running.look();
    expect(stored).toEqual([{ status: "waiting", reason: "its network has no node" }]);
  });
  await running.look();
  expect(stored).toHaveLength(1);
});
