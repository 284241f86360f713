import { createServer } from "node:net";
import { syncBuiltinESMExports } from "node:module";
import threads, { type Worker, type WorkerOptions } from "node:worker_threads";
import type { StreamLease } from "@node-access/delivery/model";
import { listen } from "@node-access-tools/local-servers";
import { expect, it, onTestFinished, vi } from "vitest";
import { Certainty } from "../../src/delivery/certainty.ts";
import type { DeliveryThreadData } from "../../src/delivery/delivery-thread.ts";
import { sharedFleet } from "../../src/delivery/fleet.ts";
import { Leases } from "../../src/delivery/leases.ts";
import { createGateway } from "../../src/index.ts";
import { openState } from "../../src/state/open-state.ts";
import type { State } from "../../src/state/state.ts";
import { adminClient, adminKey, readBody } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { managementClient } from "../management-client.ts";
import { createOrganization } from "../state/records.ts";
import { addStream } from "../state/stream-records.ts";
import { backUp, testKey, usePostgres } from "../use-postgres.ts";
import { startReceiver } from "./receiver.ts";

const postgres = usePostgres();
const wait = { timeout: 60_000, interval: 100 };
const options = {
  networks: { "ethereum-mainnet": "simulator" },
  streams: { allowPrivate: true },
  blockTime: 200,
} as const;

async function createStream(api: ReturnType<typeof managementClient>, body: object): Promise<string> {
  const { json } = await api("GET", "/networks/");
  const network = (json as { results: { id: string }[] }).results[0]?.id;
  const created = await api("POST", "/streams/", { network, source: { type: "blocks" }, ...body });
  expect(created.status, created.text).toBe(201);
  return (created.json as { id: string }).id;
}

it("processes that come and go never run a stream twice", async () => {
  const location = { database: await postgres().createDatabase(), key: testKey };
  const running = new Map<string, string>();
  const open = async (): Promise<{ leases: Leases; state: State }> => {
    const state = await openState(location, () => {});
    await state.start();
    await state.join();
    if (!state.members) throw new Error("it has not joined");
    const fleet = sharedFleet(state.members);
    const holder = {
      gained(gained: readonly StreamLease[]) {
        for (const { stream } of gained) {
          if (running.has(stream)) throw new Error(`${stream} runs twice`);
          running.set(stream, fleet.id);
        }
      },
      changed() {},
      async lost(streams: readonly string[]) {
        for (const stream of streams) if (running.get(stream) === fleet.id) running.delete(stream);
      },
    };
    const leases = new Leases(state, fleet, new Certainty(), holder, (_, event, fields) => {
      throw new Error(`${event}: ${JSON.stringify(fields)}`);
    });
    state.changes.subscribe((changes) =>
      leases.check(changes === "all" ? "all" : changes.map(({ id }) => id)),
    );
    await leases.start();
    return { leases, state };
  };
  const first = await open();
  const owner = await createOrganization(first.state);
  const streams: string[] = [];
  for (let index = 0; index < 20; index++) streams.push(await addStream(first.state, owner));
  const second = await open();
  const third = await open();
  const shares = (): number[] => [first, second, third].map(({ leases }) => leases.own.size);
  await vi.waitFor(() => expect(shares().toSorted()).toEqual([6, 7, 7]), wait);
  await first.state.transaction(({ streams: table }) => table.setStatus(streams[0] ?? "", "paused"));
  await vi.waitFor(() => expect(running.has(streams[0] ?? "")).toBe(false), wait);
  await first.state.transaction(({ streams: table }) => table.setStatus(streams[0] ?? "", "running"));
  await second.leases.close();
  await second.state.close();
  await vi.waitFor(() => expect(shares()).toEqual([10, 0, 10]), wait);
  expect(running.size).toBe(20);
  await first.state.transaction(({ streams: table }) => table.remove("id", streams[1] ?? ""));
  await vi.waitFor(() => expect(running.has(streams[1] ?? "")).toBe(false), wait);
  for (const { leases, state } of [first, third]) {
    await leases.close();
    await state.close();
  }
  expect(running.size).toBe(0);
});

it("a stream continues where a restored database says, with the same events", async () => {
  const receiver = await startReceiver();
  const database = await postgres().createDatabase();
  const gateway = await createGateway({ ...options, database, key: testKey });
  closeAfterTest(gateway);
  const api = managementClient(gateway);
  const id = await createStream(api, {
    start: { block: 0 },
    destination: { type: "webhook", url: receiver.url },
  });
  await vi.waitFor(() => expect(receiver.blocksOf(id).length).toBeGreaterThan(5), wait);
  const restore = await backUp(database);
  const before = receiver.blocksOf(id).length;
  await vi.waitFor(() => expect(receiver.blocksOf(id).length).toBeGreaterThan(before + 10), wait);
  const [known, arrived] = [receiver.blocksOf(id).length, receiver.of(id).length];
  await restore();
  await vi.waitFor(() => expect(receiver.blocksOf(id).length).toBeGreaterThan(known + 10), wait);
  // Those after the backup came again.
  await vi.waitFor(() => expect(receiver.of(id).length).toBeGreaterThan(receiver.blocksOf(id).length), wait);
  expect(receiver.of(id).length).toBeGreaterThan(arrived);
});

interface StartedThread {
  readonly worker: Worker;
  readonly data: DeliveryThreadData;
}

/** Collects the threads of streams that start until the test ends. @param execArgv - What they are started with. */
function watchThreads(execArgv: readonly string[] = []): readonly StartedThread[] {
  const started: StartedThread[] = [];
  const { Worker: Original } = threads;
  threads.Worker = class extends Original {
    constructor(file: URL, own: WorkerOptions) {
      const isOfStreams = String(file).includes("delivery-thread");
      super(file, isOfStreams ? { ...own, execArgv: [...execArgv] } : own);
      if (isOfStreams) started.push({ worker: this, data: own.workerData as DeliveryThreadData });
    }
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    threads.Worker = Original;
    syncBuiltinESMExports();
  });
  return started;
}

/** A module that stops its thread for ever once it gets a message. */
const freezing = `data:text/javascript,${encodeURIComponent(`
  const channel = new BroadcastChannel("freeze");
  channel.onmessage = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  channel.unref();
`)}`;

it("a thread that is silent is ended, and started again", async () => {
  const started = watchThreads(["--import", freezing]);
  const receiver = await startReceiver();
  const gateway = await createGateway(options);
  closeAfterTest(gateway);
  const api = managementClient(gateway);
  const destination = { type: "webhook", url: receiver.url };
  const [first, second] = [
    await createStream(api, { destination }),
    await createStream(api, { destination }),
  ];
  await vi.waitFor(() => expect(receiver.blocksOf(second).length).toBeGreaterThan(1), wait);
  const [thread] = started;
  if (!thread) throw new Error("no thread was started");
  new Int32Array(thread.data.evaluating)[0] = 1;
  const channel = new BroadcastChannel("freeze");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin.
  channel.postMessage("");
  // Posted after it, so that nobody responds to it.
  const body = { source: { type: "blocks" }, filter: "true", destination };
  const { json } = await api("GET", "/networks/");
  const network = (json as { results: { id: string }[] }).results[0]?.id;
  const asked = await api("POST", "/streams/", { ...body, network });
  expect(asked, asked.text).toMatchObject({ status: 503, json: { error: { code: "unavailable" } } });
  expect(asked.headers.get("retry-after")).toBe("1");
  channel.close();
  await vi.waitFor(async () => {
    const { json: stream } = await api("GET", `/streams/${first}/`);
    expect(stream).toMatchObject({ status: "paused", reason: "its filter or projection did not end" });
  }, wait);
  const before = receiver.blocksOf(second).length;
  await vi.waitFor(() => expect(receiver.blocksOf(second).length).toBeGreaterThan(before + 5), wait);
  expect(started).toHaveLength(2);
  expect((await api("POST", "/streams/", { ...body, network })).status).toBe(201);
});

it("a thread that ends is started again, and a stream whose expression did not end is paused", async () => {
  const started = watchThreads();
  const receiver = await startReceiver();
  const gateway = await createGateway(options);
  closeAfterTest(gateway);
  const api = managementClient(gateway);
  const destination = { type: "webhook", url: receiver.url };
  const [first, second] = [
    await createStream(api, { destination }),
    await createStream(api, { destination }),
  ];
  await vi.waitFor(() => expect(receiver.blocksOf(second).length).toBeGreaterThan(1), wait);
  const [thread] = started;
  if (!thread) throw new Error("no thread was started");
  new Int32Array(thread.data.evaluating)[0] = 1;
  await thread.worker.terminate();
  await vi.waitFor(async () => {
    const { json } = await api("GET", `/streams/${first}/`);
    expect(json).toMatchObject({ status: "paused", reason: "its filter or projection did not end" });
  }, wait);
  const before = receiver.blocksOf(second).length;
  await vi.waitFor(() => expect(receiver.blocksOf(second).length).toBeGreaterThan(before + 5), wait);
  expect(started).toHaveLength(2);
});

it("a server that breaks the protocol makes no library print", async () => {
  const printed: string[] = [];
  for (const output of [process.stdout, process.stderr]) {
    const spy = vi.spyOn(output, "write");
    spy.mockImplementation((text) => printed.push(String(text)) > 0);
    onTestFinished(() => spy.mockRestore());
  }
  const server = createServer((socket) => {
    socket.write('INFO {"version":"2.10.0","max_payload":1048576,"proto":1,"headers":true}\r\n');
    socket.on("data", () => socket.write("nonsense of the server\r\n")).on("error", () => {});
  });
  const { port, close } = await listen(server);
  onTestFinished(close);
  const gateway = await createGateway({ ...options });
  closeAfterTest(gateway);
  const api = managementClient(gateway);
  const destination = { type: "nats", url: `nats://127.0.0.1:${port}`, subject: "s" };
  const id = await createStream(api, { destination });
  const { json } = await api("POST", `/streams/${id}/test/`);
  expect(json).toMatchObject({ delivered: false, reason: expect.stringContaining("127.0.0.1:") });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(printed.join("")).not.toContain("nonsense");
  expect(printed).toEqual([]);
});

it("a key that is revoked while its holder waits for an event gets none", async () => {
  const gateway = await createGateway({
    ...options,
    blockTime: 3_600_000,
    admin: { port: 0, key: adminKey },
  });
  closeAfterTest(gateway);
  const api = managementClient(gateway);
  const id = await createStream(api, { destination: { type: "pull" } });
  const waiting = api("GET", `/streams/${id}/events/?wait=30`);
  const admin = adminClient(gateway);
  const { results } = readBody<{ results: { id: string; organization: string }[] }>(
    await admin("GET", "/organizations/"),
    200,
  );
  const keys = readBody<{ results: { id: string }[] }>(
    await admin("GET", `/organizations/${results[0]?.id}/api-keys/`),
    200,
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await admin("POST", `/api-keys/${keys.results[0]?.id}/revoke/`)).status).toBe(200);
  expect((await waiting).status).toBe(401);
});
