import { expect, it, vi } from "vitest";
import type { RunnableStream } from "../../src/delivery/definitions.ts";
import { RunningStreams, type RunningStreamsParts } from "../../src/delivery/running-streams.ts";

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
