import { ServerCredentials, status } from "@grpc/grpc-js";
import { isNodeAccessError, type CallOptions } from "@node-access/grpc";
import {
  createGrpcClient,
  type DeepPartial,
  type GrpcClient,
  type LazyMessage,
  type LazyOption,
  type MessageStream,
  type Methods,
  type Requests,
} from "@node-access/grpc/client";
import { PingRequest, PongResponse } from "@node-access/grpc/geyser/messages";
import { describe, expect, it, onTestFinished } from "vitest";
import { bothStreams, clientStream, type Served, startServer, unary } from "./grpc-server.ts";

interface Counter {
  add(request: DeepPartial<PingRequest>): Promise<PongResponse>;
  sum(requests: Requests<PingRequest>): Promise<PongResponse>;
  sum(requests: Requests<PingRequest>, options: LazyOption): Promise<LazyMessage<PongResponse>>;
  echo(requests: Requests<PingRequest>): MessageStream<PongResponse>;
}

const shapes = { endless: false, request: "PingRequest", response: "PongResponse" } as const;
const counter: Methods<Counter> = {
  add: { name: "acme.Counter/Add", idempotency: "write", stream: "none", ...shapes },
  sum: { name: "acme.Counter/Sum", idempotency: "safe", stream: "client", ...shapes },
  echo: { name: "acme.Counter/Echo", idempotency: "safe", stream: "both", ...shapes },
};

function createClient(endpoint: string, options: CallOptions = {}): GrpcClient<{ counter: Counter }> {
  const client = createGrpcClient<{ counter: Counter }>({ counter }, { endpoint, ...options }, async () => ({
    PingRequest,
    PongResponse,
  }));
  onTestFinished(() => client.close());
  return client;
}

async function serve(...calls: readonly Served[]): Promise<GrpcClient<{ counter: Counter }>> {
  return createClient((await startServer(calls)).endpoint);
}

async function* counts(end: number): AsyncGenerator<DeepPartial<PingRequest>> {
  for (let count = 1; count <= end; count += 1) yield { count };
}

/** Sums all counts of a call. */
const summing = clientStream("/acme.Counter/Sum", PingRequest, PongResponse, (call, respond) => {
  let sum = 0;
  call.on("data", ({ count }: PingRequest) => (sum += count));
  call.on("end", () => respond(null, { count: sum }));
});

const echoing = bothStreams("/acme.Counter/Echo", PingRequest, PongResponse, (call) => {
  call.on("data", ({ count }: PingRequest) => call.write({ count }));
  call.on("end", () => call.end());
});

describe("a client of services that are not this package's", () => {
  it("makes calls, with their own options", async () => {
    const add = unary("/acme.Counter/Add", PingRequest, PongResponse, ({ request, metadata }, respond) =>
      respond(null, { count: request.count + metadata.get("x-more").length }),
    );
    const client = await serve(add);
    expect(await client.counter.add({ count: 1 })).toEqual({ count: 1 });
    expect(await client.with({ headers: { "x-more": "1" } }).counter.add({ count: 1 })).toEqual({ count: 2 });
  });

  it("sends every request of a stream once, in order, and then ends it", async () => {
    const client = await serve(summing, echoing);
    expect(await client.counter.sum(counts(1_000))).toEqual({ count: 500_500 });
    expect(await client.counter.sum({ count: 7 })).toEqual({ count: 7 });
    expect((await client.counter.sum(counts(3), { lazy: true })).toObject()).toEqual({ count: 6 });
    const echoed: number[] = [];
    for await (const { count } of client.counter.echo(counts(100))) echoed.push(count);
    expect(echoed).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it("leaves a stream of one request open for responses", async () => {
    const client = await serve(echoing);
    const stream = client.counter.echo({ count: 5 });
    expect(await stream.next()).toEqual({ done: false, value: { count: 5 } });
    const waiting = stream.next();
    expect(await Promise.race([waiting, new Promise((done) => setTimeout(done, 50, "open"))])).toBe("open");
    await stream.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
  });

  it("never repeats a request that may have arrived", async () => {
    let calls = 0;
    const failing = clientStream("/acme.Counter/Sum", PingRequest, PongResponse, (call, respond) => {
      calls += 1;
      call.once("data", () => respond({ code: status.UNAVAILABLE, details: "not now" }));
    });
    const client = await serve(failing);
    const error: unknown = await client.counter.sum(counts(100)).catch((reason: unknown) => reason);
    expect(isNodeAccessError(error, "GRPC_STATUS") && error.context.status).toBe("UNAVAILABLE");
    expect(calls).toBe(1);
  });

  it("repeats a request if the method's idempotency allows it", async () => {
    let calls = 0;
    const once = clientStream("/acme.Counter/Sum", PingRequest, PongResponse, (call, respond) => {
      calls += 1;
      call.once("data", ({ count }: PingRequest) => {
        if (calls === 1) respond({ code: status.UNAVAILABLE, details: "not now" });
        else respond(null, { count });
      });
    });
    expect(await (await serve(once)).counter.sum({ count: 7 })).toEqual({ count: 7 });
    expect(calls).toBe(2);
  });

  it("sends requests that no server has received again with the next attempt", async () => {
    const { stop, port, endpoint } = await startServer([summing]);
    stop();
    const attempts: number[] = [];
    const client = createClient(endpoint, {
      middleware: [
        async ({ attempt }, next) => {
          attempts.push(attempt);
          if (attempt === 2) await startServer([summing], ServerCredentials.createInsecure(), port);
          return next();
        },
      ],
    });
    expect(await client.counter.sum(counts(20))).toEqual({ count: 210 });
    expect(attempts.length).toBeGreaterThan(1);
  });

  it("throws the error of the requests' iterable, and ends the iteration", async () => {
    const client = await serve(summing);
    let ended = false;
    async function* broken(): AsyncGenerator<DeepPartial<PingRequest>> {
      try {
        yield { count: 1 };
        yield { count: "x" as never };
        yield { count: 2 };
      } finally {
        ended = true;
      }
    }
    const error: unknown = await client.counter.sum(broken()).catch((reason: unknown) => reason);
    expect(isNodeAccessError(error, "INVALID_ARGUMENT")).toBe(true);
    expect(ended).toBe(true);
  });

  it("rejects anything but one response", async () => {
    const none = bothStreams("/acme.Counter/Sum", PingRequest, PongResponse, (call) => call.end());
    const two = bothStreams("/acme.Counter/Sum", PingRequest, PongResponse, (call) => {
      call.write({ count: 1 });
      call.write({ count: 2 });
      call.end();
    });
    for (const [served, received] of [
      [none, "none"],
      [two, "more than one"],
    ] as const) {
      const client = await serve(served);
      const error: unknown = await client.counter.sum({ count: 1 }).catch((reason: unknown) => reason);
      expect(isNodeAccessError(error, "UNDECODABLE_BODY") && error.context.received).toBe(received);
    }
  });
});
