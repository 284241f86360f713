import { status } from "@grpc/grpc-js";
import { isNodeAccessError, type Middleware } from "@node-access/grpc";
import { createGeyserClient, type GeyserClient } from "@node-access/grpc/geyser";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { createSuiClient, type SuiClient } from "@node-access/grpc/sui";
import {
  ListCheckpointsRequest,
  ListCheckpointsResponse,
  SubscribeCheckpointsRequest,
  SubscribeCheckpointsResponse,
} from "@node-access/grpc/sui/messages";
import { EventEmitter, getEventListeners, once } from "node:events";
import type { ServerHttp2Stream } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { MessageQueue } from "../../src/runtime/message-queue.ts";
import { StreamReader } from "../../src/runtime/stream-reader.ts";
import { bothStreams, serverStream, startServer, type Served } from "../grpc-server.ts";
import { framed, GRPC_HEADERS, startRawServer } from "../raw-server.ts";

const LIST = "/sui.rpc.v2.LedgerService/ListCheckpoints";
const CHECKPOINTS = "/sui.rpc.v2.SubscriptionService/SubscribeCheckpoints";
const SUBSCRIBE = "/geyser.Geyser/Subscribe";

function sui(endpoint: string): SuiClient {
  const client = createSuiClient({ endpoint });
  onTestFinished(() => client.close());
  return client;
}

function geyser(endpoint: string): GeyserClient {
  const client = createGeyserClient({ endpoint });
  onTestFinished(() => client.close());
  return client;
}

/** Lists checkpoints 1 to 3. */
function listing(): Served {
  return serverStream(LIST, ListCheckpointsRequest, ListCheckpointsResponse, (call) => {
    for (const n of [1n, 2n, 3n]) call.write({ checkpoint: { sequenceNumber: n } as never });
    call.end();
  });
}

/** Reads a stream to its end or failure. */
async function drain<T>(stream: AsyncIterable<T>): Promise<{ items: T[]; error?: unknown }> {
  const items: T[] = [];
  try {
    for await (const item of stream) items.push(item);
  } catch (error) {
    return { items, error };
  }
  return { items };
}

/** Resolves when a server sees its call cancelled. */
function cancellation(): { cancelled: () => void; seen: Promise<void> } {
  const sight = new EventEmitter();
  return { cancelled: () => sight.emit("cancelled"), seen: once(sight, "cancelled").then(() => undefined) };
}

/** The warnings of this process during a test. */
function warnings(): string[] {
  const seen: string[] = [];
  const note = ({ message }: Error): void => void seen.push(message);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  return seen;
}

/** Responds to each request with a pong that counts it. */
function counting(seen: SubscribeRequest[], cancelled = (): void => undefined): Served {
  return bothStreams(SUBSCRIBE, SubscribeRequest, SubscribeUpdate, (call) => {
    call.on("cancelled", cancelled);
    call.on("data", (request: SubscribeRequest) => {
      seen.push(request);
      call.write({ updateOneof: { $case: "pong", value: { id: seen.length } } });
    });
  });
}

/** Counts the messages that a reader buffers until it pauses; each has this size. */
function countBuffered(size: number): number {
  const queue = new MessageQueue<unknown>();
  const state = { isPaused: false };
  const call = { pause: () => void (state.isPaused = true), resume: () => void (state.isPaused = false) };
  const reader = new StreamReader(
    {} as never,
    () => {},
    () => {},
    () => {},
  );
  reader.onStart(call as never);
  void reader.readAll(queue, (bytes) => queue.push(bytes, bytes.length));
  let buffered = 0;
  for (; !state.isPaused; buffered += 1) reader.onMessage(Buffer.alloc(size));
  // Reading one makes room for one.
  void queue.next();
  expect(state.isPaused).toBe(false);
  reader.onMessage(Buffer.alloc(size));
  expect(state.isPaused).toBe(true);
  return buffered;
}

it.each([
  [1_000, 16],
  [3 * 2 ** 20, 3],
  [20 * 2 ** 20, 1],
])("messages of %i bytes are buffered up to %i", (size, expected) => {
  expect(countBuffered(size)).toBe(expected);
});

describe("a stream of responses", () => {
  it("delivers each response in order and ends with the last one", async () => {
    const { endpoint } = await startServer([listing()]);
    const { items, error } = await drain(sui(endpoint).ledger.listCheckpoints());
    expect(items.map(({ checkpoint }) => checkpoint?.sequenceNumber)).toEqual([1n, 2n, 3n]);
    expect(error).toBeUndefined();
  });

  it("delivers each response in order, whether it is compressed or not", async () => {
    const messages = [1n, 2n, 3n, 4n].map((sequenceNumber) =>
      Buffer.from(
        ListCheckpointsResponse.encode(
          ListCheckpointsResponse.fromPartial({ checkpoint: { sequenceNumber } }),
        ).finish(),
      ),
    );
    const { endpoint } = await startRawServer((stream) => {
      stream.respond({ ...GRPC_HEADERS, "grpc-encoding": "gzip" }, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      const frames = messages.map((message, index) => {
        if (index % 2 === 1) return framed(message);
        const compressed = framed(gzipSync(message));
        compressed[0] = 1;
        return compressed;
      });
      stream.end(Buffer.concat(frames));
    });
    const client = sui(endpoint);
    for (let call = 0; call < 20; call += 1) {
      const { items } = await drain(client.ledger.listCheckpoints());
      expect(items.map(({ checkpoint }) => checkpoint?.sequenceNumber)).toEqual([1n, 2n, 3n, 4n]);
    }
  });

  it("opens on the first next, not before", async () => {
    let calls = 0;
    const { endpoint } = await startServer([
      serverStream(LIST, ListCheckpointsRequest, ListCheckpointsResponse, (call) => {
        calls += 1;
        call.end();
      }),
    ]);
    const unread = sui(endpoint).ledger.listCheckpoints();
    await unread.return();
    expect(await unread.next()).toEqual({ done: true, value: undefined });
    const read = sui(endpoint).ledger.listCheckpoints();
    expect(await read.next()).toEqual({ done: true, value: undefined });
    expect(calls).toBe(1);
  });

  it("pauses the server while its consumer is busy, and loses nothing", async () => {
    const total = 300;
    let written = 0;
    const { endpoint } = await startServer([
      serverStream(CHECKPOINTS, SubscribeCheckpointsRequest, SubscribeCheckpointsResponse, (call) => {
        const digest = "x".repeat(64 * 1024);
        const more = (): void => {
          while (written < total) {
            const cursor = BigInt(written);
            written += 1;
            if (!call.write({ cursor, checkpoint: { digest } as never })) {
              call.once("drain", more);
              return;
            }
          }
        };
        more();
      }),
    ]);
    const stream = sui(endpoint).subscription.subscribeCheckpoints();
    await stream.next();
    for (let before = -1; before !== written;) {
      before = written;
      await sleep(100);
    }
    expect(written).toBeLessThan(total / 2);
    for (let cursor = 1n; cursor < BigInt(total); cursor++) {
      const { value } = await stream.next();
      expect(value?.cursor).toBe(cursor);
    }
    await stream.return();
  });

  it("is cancelled at the server by break, by return (even while waiting), by its signal and by close", async () => {
    const seen: Promise<void>[] = [];
    const { endpoint } = await startServer([
      serverStream(CHECKPOINTS, SubscribeCheckpointsRequest, SubscribeCheckpointsResponse, (call) => {
        const { cancelled, seen: sight } = cancellation();
        seen.push(sight);
        call.on("cancelled", cancelled);
        call.write({ cursor: 1n });
      }),
    ]);
    const client = sui(endpoint);
    for await (const { cursor } of client.subscription.subscribeCheckpoints()) {
      expect(cursor).toBe(1n);
      break;
    }
    const returned = client.subscription.subscribeCheckpoints();
    await returned.next();
    const waiting = returned.next();
    expect(await returned.return()).toEqual({ done: true, value: undefined });
    expect(await waiting).toEqual({ done: true, value: undefined });

    const controller = new AbortController();
    const signalled = client.with({ signal: controller.signal }).subscription.subscribeCheckpoints();
    await signalled.next();
    const aborted = signalled.next().catch((error: unknown) => error);
    controller.abort();
    expect(isNodeAccessError(await aborted, "ABORTED")).toBe(true);

    const closing = client.subscription.subscribeCheckpoints();
    await closing.next();
    const closed = closing.next().catch((error: unknown) => error);
    client.close();
    const error = await closed;
    expect(isNodeAccessError(error, "CLOSED") && error.context.operation).toBe(CHECKPOINTS.slice(1));
    expect(await Promise.all(seen)).toHaveLength(4);
  });

  it("is retried like any read, through its middleware", async () => {
    let calls = 0;
    const { endpoint } = await startServer([
      serverStream(CHECKPOINTS, SubscribeCheckpointsRequest, SubscribeCheckpointsResponse, (call) => {
        calls += 1;
        if (calls === 1) call.emit("error", { code: status.UNAVAILABLE, details: "starting" });
        else call.write({ cursor: 4n });
      }),
    ]);
    const attempts: number[] = [];
    const middleware: Middleware[] = [(context, next) => (attempts.push(context.attempt), next())];
    const stream = sui(endpoint).with({ middleware }).subscription.subscribeCheckpoints();
    expect((await stream.next()).value?.cursor).toBe(4n);
    await stream.return();
    expect(attempts).toEqual([1, 2]);
  });

  it("without a response fails after timeout", async () => {
    const { cancelled, seen } = cancellation();
    const { endpoint } = await startServer([
      serverStream(CHECKPOINTS, SubscribeCheckpointsRequest, SubscribeCheckpointsResponse, (call) => {
        call.on("cancelled", cancelled);
      }),
    ]);
    const client = sui(endpoint).with({ timeout: 100, retries: 0 });
    const { error } = await drain(client.subscription.subscribeCheckpoints());
    expect(isNodeAccessError(error, "TIMEOUT") && error.context.sent).toBe(true);
    await seen;
  });
});

it("a stream that nobody reads leaves the connection to other calls", async () => {
  const bytes = framed(Buffer.alloc(100_000));
  const { endpoint } = await startRawServer((stream, path) => {
    stream.respond(GRPC_HEADERS, { waitForTrailers: true });
    stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
    const flood = (): void => void (stream.destroyed || stream.write(bytes, flood));
    if (path === LIST) flood();
    else stream.end(framed(Buffer.of()));
  });
  const client = sui(endpoint);
  const stream = client.ledger.listCheckpoints();
  await stream.next().catch(() => undefined);
  const infos = await Promise.all(Array.from({ length: 20 }, () => client.ledger.getServiceInfo({})));
  expect(infos).toHaveLength(20);
  await stream.return();
});

it("a malformed message ends the stream when it is read, after those before it", async () => {
  const good = ListCheckpointsResponse.encode(
    ListCheckpointsResponse.fromPartial({ checkpoint: { sequenceNumber: 5n } }),
  ).finish();
  const closed = new EventEmitter();
  const { endpoint } = await startRawServer((stream, path) => {
    stream.respond(GRPC_HEADERS, { waitForTrailers: true });
    stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
    stream.once("close", () => closed.emit("close"));
    const all = Buffer.concat([framed(good), framed(Buffer.of(10, 9, 1)), framed(good)]);
    if (path === LIST) stream.end(all);
    else stream.write(all);
  });
  // The first has ended by the time its second message is read, the second would never end.
  const client = sui(endpoint);
  for (const stream of [client.ledger.listCheckpoints(), client.subscription.subscribeCheckpoints()]) {
    await stream.next();
    await sleep(50);
    const error = await stream.next().catch((failure: unknown) => failure);
    expect(isNodeAccessError(error, "UNDECODABLE_BODY") && error.context.received).toBe("3 bytes");
    expect(isNodeAccessError(error) && error.requestId).toMatch(/.-\d+$/);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  }
  await once(closed, "close");
});

describe("a stream that ends early", () => {
  const response = SubscribeCheckpointsResponse.encode(
    SubscribeCheckpointsResponse.create({ cursor: 1n }),
  ).finish();

  it("fails if the server ends an endless stream, even with OK", async () => {
    const { endpoint } = await startServer([
      serverStream(CHECKPOINTS, SubscribeCheckpointsRequest, SubscribeCheckpointsResponse, (call) => {
        call.write({ cursor: 1n });
        call.end();
      }),
    ]);
    const { items, error } = await drain(sui(endpoint).subscription.subscribeCheckpoints());
    expect(items).toHaveLength(1);
    expect(isNodeAccessError(error, "UNANSWERED") && error.context.reason).toBe(
      "the server ended the stream",
    );
  });

  it("throws the server's status if it sends one", async () => {
    const { endpoint } = await startServer([
      serverStream(LIST, ListCheckpointsRequest, ListCheckpointsResponse, (call) => {
        call.write({});
        call.emit("error", { code: status.DATA_LOSS, details: "gone" });
      }),
    ]);
    const { items, error } = await drain(sui(endpoint).ledger.listCheckpoints());
    expect(items).toHaveLength(1);
    expect(isNodeAccessError(error, "GRPC_STATUS") && error.context.status).toBe("DATA_LOSS");
  });

  it.each([
    ["without a status", (stream: ServerHttp2Stream) => stream.end()],
    ["by a reset", (stream: ServerHttp2Stream) => stream.close(2)],
    ["by a reset that looks like a cancel", (stream: ServerHttp2Stream) => stream.close(8)],
    ["by a lost connection", (stream: ServerHttp2Stream) => stream.session?.destroy()],
    [
      "in the middle of a message",
      (stream: ServerHttp2Stream) => stream.end(framed(response).subarray(0, 6)),
    ],
  ])("fails with an error: %s", async (_, end) => {
    const { endpoint } = await startRawServer((stream) => {
      stream.respond(GRPC_HEADERS);
      stream.write(framed(response), () => setImmediate(() => end(stream)));
    });
    const stream = sui(endpoint).subscription.subscribeCheckpoints();
    expect((await stream.next()).value?.cursor).toBe(1n);
    const error = await stream.next().catch((failure: unknown) => failure);
    expect(isNodeAccessError(error, "UNANSWERED")).toBe(true);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });
});

describe("a stream both ways", () => {
  it("sends one request and stays open", async () => {
    const seen: SubscribeRequest[] = [];
    const { endpoint } = await startServer([counting(seen)]);
    const stream = geyser(endpoint).subscribe({ slots: { all: { filterByCommitment: true } } });
    expect((await stream.next()).value?.updateOneof).toEqual({
      $case: "pong",
      value: expect.objectContaining({ id: 1 }),
    });
    expect(seen[0]?.slots["all"]?.filterByCommitment).toBe(true);
    await stream.return();
  });

  it("sends requests as they are produced, and ends the iteration over them", async () => {
    const seen: SubscribeRequest[] = [];
    const { endpoint } = await startServer([counting(seen)]);
    let ended = false;
    const go = new EventEmitter();
    async function* requests(): AsyncGenerator<{ fromSlot: bigint }> {
      try {
        for (let slot = 1n; ; slot++) {
          yield { fromSlot: slot };
          await once(go, "on");
        }
      } finally {
        ended = true;
      }
    }
    const stream = geyser(endpoint).subscribe(requests());
    for (const expected of [1n, 2n, 3n]) {
      await stream.next();
      expect(seen.at(-1)?.fromSlot).toBe(expected);
      go.emit("on");
    }
    await stream.return();
    go.emit("on");
    await expect.poll(() => ended).toBe(true);
  });

  it("fails with the error of the requests' iterable, and cancels", async () => {
    const { cancelled, seen } = cancellation();
    const requests: SubscribeRequest[] = [];
    const { endpoint } = await startServer([counting(requests, cancelled)]);
    const failure = new Error("no more filters");
    const received = new EventEmitter();
    async function* failing(): AsyncGenerator<{ fromSlot: bigint }> {
      yield { fromSlot: 1n };
      await once(received, "on");
      throw failure;
    }
    const stream = geyser(endpoint).subscribe(failing());
    await stream.next();
    received.emit("on");
    await expect(stream.next()).rejects.toBe(failure);
    await seen;
  });

  it("rejects a request that cannot be written", async () => {
    const { endpoint } = await startServer([counting([])]);
    const { error } = await drain(geyser(endpoint).subscribe({ fromSlot: "soon" }));
    expect(isNodeAccessError(error, "INVALID_ARGUMENT") && error.context.path).toBe("request");
  });

  it.each<[unknown, string]>([
    [{ slots: 5 }, "slots: expected an object, received number"],
    [{ slots: { a: true } }, "slots.a: expected a SubscribeRequestFilterSlots, received boolean"],
    [{ accounts: { a: { account: "b" } } }, "accounts.a.account: expected a list, received string"],
    [{ ping: [] }, "ping: expected a SubscribeRequestPing, received a list"],
  ])("rejects %j, of which an empty filter would be sent", async (request, text) => {
    const { endpoint } = await startServer([counting([])]);
    const { error } = await drain(geyser(endpoint).subscribe(request as never));
    expect(isNodeAccessError(error, "INVALID_ARGUMENT") && error.message).toContain(text);
  });
});

describe("memory after streams", () => {
  it("holds one listener on a shared signal, and none after all have ended", async () => {
    const { endpoint } = await startRawServer((stream) => {
      stream.respond(GRPC_HEADERS);
      stream.write(framed(Uint8Array.from([8, 1])));
    });
    const controller = new AbortController();
    const { signal } = controller;
    const client = sui(endpoint).with({ signal });
    const streams = Array.from({ length: 20 }, () => client.subscription.subscribeCheckpoints({}));
    await Promise.all(streams.map((stream) => stream.next()));
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    controller.abort();
    const ends = await Promise.allSettled(streams.map((stream) => stream.next()));
    for (const end of ends) expect(end).toMatchObject({ reason: { code: "ABORTED" } });
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  it("holds no requests that a slow server delayed", async () => {
    const seen = warnings();
    const held: ServerHttp2Stream[] = [];
    const { endpoint } = await startRawServer((stream) => {
      stream.respond(GRPC_HEADERS);
      held.push(stream.pause());
    });
    let requested = 0;
    const stream = geyser(endpoint).subscribe(
      (async function* () {
        for (; requested < 3_000; requested += 1) yield { slots: { ["a".repeat(5_000)]: {} } };
      })(),
    );
    void stream.next().catch(() => {});
    await expect.poll(() => held.length).toBe(1);
    const stopped = requested;
    held[0]?.resume();
    await expect.poll(() => requested).toBe(3_000);
    await stream.return();
    expect(stopped).toBeLessThan(3_000);
    expect(seen).toEqual([]);
  });
});
