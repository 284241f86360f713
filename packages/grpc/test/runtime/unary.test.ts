import { EventEmitter, once } from "node:events";
import { gzipSync } from "node:zlib";
import { status, Metadata } from "@grpc/grpc-js";
import {
  isNodeAccessError,
  xToken,
  type CallContext,
  type Middleware,
  withResponse,
} from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import {
  GetSlotRequest,
  GetSlotResponse,
  PingRequest,
  PongResponse,
} from "@node-access/grpc/geyser/messages";
import { createTronClient, type TronClient } from "@node-access/grpc/tron";
import { Block, EmptyMessage, Return, Transaction } from "@node-access/grpc/tron/messages";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { startServer, readToken, unary } from "../grpc-server.ts";
import { framed, GRPC_HEADERS, startRawServer } from "../raw-server.ts";

const GET_SLOT = "/geyser.Geyser/GetSlot";
const TOKEN = "s3cret-t0ken";

function geyser(endpoint: string): ReturnType<typeof createGeyserClient> {
  const client = createGeyserClient({ endpoint, credential: xToken(TOKEN) });
  onTestFinished(() => client.close());
  return client;
}

function tron(endpoint: string): TronClient {
  const client = createTronClient({ endpoint });
  onTestFinished(() => client.close());
  return client;
}

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.fail(`it returned ${inspect(value)}`),
    (error: unknown) => error,
  );
}

it.each([
  ["a signal of its own", new AbortController().signal],
  ["no signal", undefined],
])("a call with %s that waits to be repeated ends when the client is closed", async (_name, signal) => {
  const client = geyser("http://127.0.0.1:1");
  const failed = new EventEmitter();
  const middleware: Middleware = (_, next) => next().finally(() => failed.emit("attempt"));
  const call = failure(client.with({ signal, middleware: [middleware] }).getSlot());
  await once(failed, "attempt");
  client.close();
  const error = await call;
  expect(isNodeAccessError(error, "CLOSED") && error.context.operation).toBe("geyser.Geyser/GetSlot");
  expect(isNodeAccessError(error) && error.attempts?.map(({ attempt }) => attempt)).toEqual([1, 1]);
  expect(isNodeAccessError(error) && error.stack).toContain("unary.test.ts");
});

describe("a call with one response", () => {
  it("sends the request and the token and returns the response", async () => {
    const seen: unknown[] = [];
    const { endpoint } = await startServer([
      unary(GET_SLOT, GetSlotRequest, GetSlotResponse, ({ request, metadata }, respond) => {
        seen.push(request.commitment, readToken(metadata));
        respond(null, { slot: 2n ** 64n - 1n });
      }),
    ]);
    const { slot } = await geyser(endpoint).getSlot({ commitment: 2 });
    expect(slot).toBe(2n ** 64n - 1n);
    expect(seen).toEqual([2, TOKEN]);
  });

  it("needs no argument for an empty request", async () => {
    const { endpoint } = await startServer([
      unary("/protocol.Wallet/GetNowBlock", EmptyMessage, Block, (_, respond) => respond(null, {})),
      unary("/protocol.WalletSolidity/GetNowBlock", EmptyMessage, Block, (_, respond) =>
        respond(null, { transactions: [Transaction.create()] }),
      ),
    ]);
    const { wallet, walletSolidity } = tron(endpoint);
    expect((await wallet.getNowBlock()).transactions).toHaveLength(0);
    expect((await walletSolidity.getNowBlock()).transactions).toHaveLength(1);
  });

  it("makes many calls at a time on one connection", async () => {
    const peers = new Set<string>();
    const { endpoint } = await startServer([
      unary("/geyser.Geyser/Ping", PingRequest, PongResponse, (call, respond) => {
        peers.add(call.getPeer());
        respond(null, { count: call.request.count });
      }),
    ]);
    const client = geyser(endpoint);
    const counts = Array.from({ length: 50 }, (_, count) => count);
    const pongs = await Promise.all(counts.map((count) => client.ping({ count })));
    expect(pongs.map(({ count }) => count)).toEqual(counts);
    expect(peers.size).toBe(1);
  });

  it("rejects a value of the wrong type for its field, before anything is sent", async () => {
    const error = await failure(geyser("127.0.0.1:1").ping({ count: 2 ** 40 }));
    expect(isNodeAccessError(error, "INVALID_ARGUMENT") && error.context.path).toBe("request");
  });

  it.each(["UNAVAILABLE", "RESOURCE_EXHAUSTED"] as const)("repeats a read after %s", async (name) => {
    let calls = 0;
    const { endpoint } = await startServer([
      unary(GET_SLOT, GetSlotRequest, GetSlotResponse, (_, respond) => {
        calls += 1;
        respond(calls < 3 ? { code: status[name], details: "busy" } : null, { slot: 1n });
      }),
    ]);
    expect((await geyser(endpoint).getSlot()).slot).toBe(1n);
    expect(calls).toBe(3);
  });

  it("never repeats a write that may have been executed", async () => {
    let calls = 0;
    const { endpoint } = await startServer([
      unary("/protocol.Wallet/BroadcastTransaction", Transaction, Return, (_, respond) => {
        calls += 1;
        respond({ code: status.UNAVAILABLE, details: "busy" });
      }),
    ]);
    const error = await failure(tron(endpoint).wallet.broadcastTransaction({}));
    expect(isNodeAccessError(error, "GRPC_STATUS") && error.context).toEqual({
      endpoint: `${endpoint}/***`,
      operation: "protocol.Wallet/BroadcastTransaction",
      status: "UNAVAILABLE",
      details: "busy",
    });
    expect(calls).toBe(1);
  });

  it("repeats a write that was never sent, and says so when it gives up", async () => {
    const attempts: number[] = [];
    const middleware: Middleware[] = [(context, next) => (attempts.push(context.attempt), next())];
    const client = tron("http://127.0.0.1:1").with({ middleware, retries: 2 });
    const error = await failure(client.wallet.broadcastTransaction({}));
    expect(isNodeAccessError(error, "NOT_SENT") && error.context.reason).toMatch(/ECONNREFUSED/);
    expect(attempts).toEqual([1, 2, 3]);
  });

  it("reports every other status by its name", async () => {
    const { endpoint } = await startServer([
      unary(GET_SLOT, GetSlotRequest, GetSlotResponse, (_, respond) =>
        respond({ code: status.FAILED_PRECONDITION, details: "not yet" }),
      ),
    ]);
    const error = await failure(geyser(endpoint).getSlot());
    expect(isNodeAccessError(error, "GRPC_STATUS") && error.context.status).toBe("FAILED_PRECONDITION");
    const unserved = await failure(geyser(endpoint).getVersion());
    expect(isNodeAccessError(unserved, "GRPC_STATUS") && unserved.context.status).toBe("UNIMPLEMENTED");
  });

  it("reports a rejected token, and never shows it, even if the server repeats it", async () => {
    const { endpoint } = await startServer([
      unary(GET_SLOT, GetSlotRequest, GetSlotResponse, ({ metadata }, respond) => {
        const trailers = new Metadata();
        trailers.set("x-token", readToken(metadata));
        respond({
          code: status.UNAUTHENTICATED,
          details: `no such token: ${readToken(metadata)}`,
          metadata: trailers,
        });
      }),
    ]);
    const client = geyser(endpoint);
    const error = await failure(client.getSlot());
    expect(isNodeAccessError(error, "CREDENTIAL_REFUSED") && error.context.body).toBe(
      "no such token: [redacted]",
    );
    const shown = [error, client, client.subscribe({})].map((value) =>
      inspect(value, { depth: Infinity, showHidden: true, getters: true }),
    );
    expect(`${shown.join()} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain(TOKEN);
  });

  it("gives up after timeout and cancels at the server", async () => {
    let cancelled: () => void;
    const cancellation = new Promise<void>((resolve) => (cancelled = resolve));
    const { endpoint } = await startServer([
      unary(GET_SLOT, GetSlotRequest, GetSlotResponse, (call) => call.on("cancelled", cancelled)),
    ]);
    const error = await failure(geyser(endpoint).with({ timeout: 100, retries: 0 }).getSlot());
    expect(isNodeAccessError(error, "TIMEOUT") && error.context).toMatchObject({
      option: "timeout",
      sent: true,
    });
    await cancellation;
  });

  it("sends the server a deadline one second after its own", async () => {
    const seen: number[] = [];
    const { endpoint } = await startServer([
      unary(GET_SLOT, GetSlotRequest, GetSlotResponse, (call, respond) => {
        seen.push(Number(call.getDeadline()) - Date.now());
        respond(null, { slot: 1n });
      }),
    ]);
    for (const timeout of [undefined, 5_000, 1e9, Infinity])
      await geyser(endpoint).with({ timeout }).getSlot();
    expect(seen.map((left) => Math.ceil(left / 1000))).toEqual([31, 6, Infinity, Infinity]);
  });

  it("ends on the caller's signal, and on close", async () => {
    const { endpoint } = await startServer([
      unary(GET_SLOT, GetSlotRequest, GetSlotResponse, () => controller.abort()),
      unary("/geyser.Geyser/Ping", PingRequest, PongResponse, () => client.close()),
    ]);
    const client = geyser(endpoint);
    const controller = new AbortController();
    const aborted = await failure(client.with({ signal: controller.signal }).getSlot());
    expect(isNodeAccessError(aborted, "ABORTED") && aborted.context.sent).toBe(true);
    const closed = await failure(client.ping({ count: 1 }));
    expect(isNodeAccessError(closed, "CLOSED") && closed.context.operation).toBe("geyser.Geyser/Ping");
    expect(isNodeAccessError(await failure(client.getSlot()), "CLOSED")).toBe(true);
  });

  it("returns the headers together with the value", async () => {
    const { endpoint } = await startServer([
      unary(GET_SLOT, GetSlotRequest, GetSlotResponse, (call, respond) => {
        const headers = new Metadata();
        headers.set("x-node", "n1");
        call.sendMetadata(headers);
        respond(null, { slot: 5n });
      }),
    ]);
    const { value, headers } = await withResponse(geyser(endpoint), (own) => own.getSlot());
    expect(value.slot).toBe(5n);
    expect(headers).toMatchObject({ "x-node": "n1" });
  });

  it("runs middleware around each attempt, with the context of every transport", async () => {
    const { endpoint } = await startServer([
      unary(GET_SLOT, GetSlotRequest, GetSlotResponse, (call, respond) => {
        const headers = new Metadata();
        headers.set("x-node", "n1");
        call.sendMetadata(headers);
        respond(null, { slot: 5n });
      }),
    ]);
    const seen: unknown[] = [];
    const middleware: Middleware = async (context: CallContext, next) => {
      const response = await next();
      const { operation, transport, endpoint: shown, attempt, input } = context;
      seen.push({ operation, transport, shown, attempt, input, node: response.headers?.["x-node"] });
      return { ...response, value: { slot: 6n } };
    };
    expect(
      await geyser(endpoint)
        .with({ middleware: [middleware] })
        .getSlot({ commitment: 1 }),
    ).toEqual({ slot: 6n });
    expect(seen).toEqual([
      {
        operation: { name: "geyser.Geyser/GetSlot", idempotency: "safe" },
        transport: "grpc",
        shown: `${endpoint}/***`,
        attempt: 1,
        input: { commitment: 1 },
        node: "n1",
      },
    ]);
  });

  it("rejects a response beyond maxResponseBytes and names the option", async () => {
    const { endpoint } = await startServer([
      unary("/protocol.Wallet/GetNowBlock", EmptyMessage, Block, (_, respond) =>
        respond(null, { blockHeader: { witnessSignature: new Uint8Array(5000) } } as Partial<Block>),
      ),
    ]);
    const client = tron(endpoint);
    const error = await failure(client.with({ maxResponseBytes: 4000 }).wallet.getNowBlock());
    expect(isNodeAccessError(error, "RESPONSE_TOO_LARGE") && error.context).toMatchObject({
      limit: 4000,
      option: "maxResponseBytes",
    });
    const whole = await client.with({ maxResponseBytes: 6000 }).wallet.getNowBlock();
    expect(whole.blockHeader?.witnessSignature).toHaveLength(5000);
  });
});

describe("a misbehaving server", () => {
  it("that sends a small body which decompresses to a large one: rejected as too large, without a retry", async () => {
    const packed = framed(gzipSync(Buffer.alloc(1_000_000)));
    packed[0] = 1;
    const { endpoint, calls } = await startRawServer((stream) => {
      stream.respond({ ...GRPC_HEADERS, "grpc-encoding": "gzip" });
      stream.end(packed);
    });
    const error = await failure(geyser(endpoint).with({ maxResponseBytes: 100_000 }).getVersion());
    expect(isNodeAccessError(error, "RESPONSE_TOO_LARGE") && error.context.limit).toBe(100_000);
    expect(calls()).toBe(1);
  });

  it("that announces a message longer than the maximum", async () => {
    const { endpoint } = await startRawServer((stream) => {
      stream.respond(GRPC_HEADERS);
      stream.write(Uint8Array.from([0, 255, 255, 255, 255]));
    });
    const error = await failure(geyser(endpoint).with({ maxResponseBytes: Infinity }).getVersion());
    expect(isNodeAccessError(error, "RESPONSE_TOO_LARGE") && error.context.limit).toBe(2 ** 31 - 1);
  });

  it("that sends bytes that are not a message", async () => {
    const { endpoint } = await startRawServer((stream) => {
      stream.respond(GRPC_HEADERS, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      stream.end(framed(Uint8Array.from([0x0a, 9, 1])));
    });
    const error = await failure(geyser(endpoint).getVersion());
    expect(isNodeAccessError(error, "UNDECODABLE_BODY") && error.context.received).toBe("3 bytes");
  });

  it("that resets the stream: a write may have been executed", async () => {
    const { endpoint, calls } = await startRawServer((stream) => stream.close(2));
    const error = await failure(tron(endpoint).wallet.broadcastTransaction({}));
    expect(isNodeAccessError(error, "UNANSWERED") && error.context.reason).toMatch(/RST_STREAM/);
    expect(calls()).toBe(1);
  });

  it("that drops the connection: a read is sent again", async () => {
    const bytes = GetSlotResponse.encode(GetSlotResponse.create({ slot: 9n })).finish();
    let dropped = false;
    const { endpoint, calls } = await startRawServer((stream) => {
      if (!dropped) {
        dropped = true;
        stream.session?.destroy();
        return;
      }
      stream.respond(GRPC_HEADERS, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      stream.end(framed(bytes));
    });
    expect((await geyser(endpoint).getSlot()).slot).toBe(9n);
    expect(calls()).toBe(2);
  });

  it("that sends no status", async () => {
    const { endpoint } = await startRawServer((stream) => {
      stream.respond(GRPC_HEADERS);
      stream.end();
    });
    const error = await failure(geyser(endpoint).with({ retries: 0 }).getSlot());
    expect(isNodeAccessError(error, "UNANSWERED")).toBe(true);
  });

  it("that speaks HTTP only", async () => {
    const { endpoint } = await startRawServer((stream) => {
      stream.respond({ ":status": 401, "content-type": "text/html" });
      stream.end("<h1>Who are you?</h1>");
    });
    expect(isNodeAccessError(await failure(geyser(endpoint).getSlot()), "CREDENTIAL_REFUSED")).toBe(true);
  });
});
