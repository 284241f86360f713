import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createFileRegistry, type DescService, fromJson, type JsonValue } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { Code, ConnectError, createClient } from "@connectrpc/connect";
import { connectNodeAdapter, createGrpcWebTransport } from "@connectrpc/connect-node";
import { SuiGrpcClient } from "@mysten/sui/grpc";
import { createGateway } from "@node-access/gateway";
import { startBuild } from "@node-access/generate/proto";
import { xToken } from "@node-access/grpc";
import { createSuiClient } from "@node-access/grpc/sui/web";
import { GrpcWebFetchTransport } from "@protobuf-ts/grpcweb-transport";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

// gRPC-Web as others speak it: their clients against the gateway, and the package's client against another server.

const specs = join(import.meta.dirname, "../../../../specs/grpc");

let ledger: DescService;
let subscription: DescService;
beforeAll(async () => {
  // What buf prints is JSON.
  const image = (await startBuild(specs)) as unknown as JsonValue;
  const registry = createFileRegistry(
    fromJson(FileDescriptorSetSchema, image, { ignoreUnknownFields: true }),
  );
  const findService = (name: string): DescService =>
    registry.getService(name) ?? expect.fail(`there is no ${name}`);
  ledger = findService("sui.rpc.v2.LedgerService");
  subscription = findService("sui.rpc.v2.SubscriptionService");
});

/** Without generated code, the functions of connect's clients have no types. */
type Calls = Readonly<
  Record<string, (request: object, options?: object) => Promise<Record<string, unknown>>>
>;
type Streams = Readonly<Record<string, (request: object) => AsyncIterable<{ readonly cursor: bigint }>>>;

describe("the gateway", () => {
  let gateway: Awaited<ReturnType<typeof createGateway>>;
  beforeAll(async () => {
    gateway = await createGateway({ networks: { "sui-mainnet": "simulator" } });
  });
  afterAll(() => gateway.close());

  const findKey = (): string => gateway.credentials?.nodes["sui"]?.key ?? expect.fail("there is no Sui node");

  it.each(["text", "binary"] as const)("serves the client of Sui, in %s", async (format) => {
    const transport = new GrpcWebFetchTransport({
      baseUrl: gateway.url,
      format,
      meta: { "x-token": findKey() },
    });
    const client = new SuiGrpcClient({ network: "mainnet", transport });
    const { response, status } = await client.ledgerService.getServiceInfo({});
    expect([response.chain, status.code]).toEqual(["simulator", "OK"]);
    const missing = client.ledgerService.getCheckpoint({
      checkpointId: { oneofKind: "sequenceNumber", sequenceNumber: 2n ** 60n },
    });
    await expect(missing.then()).rejects.toMatchObject({ code: "NOT_FOUND" });
    const abort = new AbortController();
    const cursors: bigint[] = [];
    const stream = client.subscriptionService.subscribeCheckpoints({}, { abort: abort.signal });
    for await (const { cursor = 0n } of stream.responses) {
      cursors.push(cursor);
      if (cursors.length === 3) break;
    }
    abort.abort();
    const [first = 0n] = cursors;
    expect(cursors).toEqual([first, first + 1n, first + 2n]);
  });

  it("serves the client of Connect", async () => {
    const transport = createGrpcWebTransport({
      baseUrl: gateway.url,
      httpVersion: "1.1",
      defaultTimeoutMs: 10_000,
      interceptors: [
        (next) => (request) => {
          request.header.set("x-token", findKey());
          return next(request);
        },
      ],
    });
    const reads = createClient(ledger, transport) as unknown as Calls;
    expect(await reads["getServiceInfo"]?.({})).toMatchObject({ chain: "simulator" });
    const checkpointId = { case: "sequenceNumber", value: 2n ** 60n };
    const missing = reads["getCheckpoint"]?.({ checkpointId });
    await expect(missing).rejects.toMatchObject({ code: Code.NotFound });
    const streams = createClient(subscription, transport) as unknown as Streams;
    for await (const { cursor } of streams["subscribeCheckpoints"]?.({}) ?? []) {
      expect(cursor).toBeGreaterThan(0n);
      break;
    }
  });
});

/** Starts a server of Connect for one test. */
async function serve(): Promise<{ endpoint: string; seen: Headers[] }> {
  const seen: Headers[] = [];
  const handler = connectNodeAdapter({
    routes: ({ service }) => {
      // Without generated code, implementations have no types.
      service(ledger, {
        getServiceInfo: (_: unknown, { requestHeader }: { requestHeader: Headers }) => {
          seen.push(requestHeader);
          return { chain: "connect", checkpointHeight: 2n ** 64n - 1n };
        },
        getObject: () => {
          throw new ConnectError("no object: ü%", Code.NotFound, { "x-reason": "pruned" });
        },
        getEpoch: () => new Promise(() => undefined),
        getCheckpoint: () => ({ checkpoint: { digest: "x".repeat(200_000) } }),
      } as never);
      service(subscription, {
        async *subscribeCheckpoints(_: unknown, { signal }: { signal: AbortSignal }) {
          for (let cursor = 1n; cursor <= 3n; cursor += 1n) yield { cursor };
          await once(signal, "abort");
        },
        // oxlint-disable-next-line require-yield -- It fails before the first message.
        async *subscribeEvents() {
          throw new ConnectError("busy", Code.FailedPrecondition);
        },
      } as never);
    },
  });
  const server = createServer(handler);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

describe("the client, against a server of Connect", () => {
  it("makes calls, reads streams, and reports statuses", async () => {
    const { endpoint, seen } = await serve();
    const client = createSuiClient({ endpoint, credential: xToken("t0ken"), retries: 0 });
    const { chain, checkpointHeight } = await client.ledger.getServiceInfo();
    expect([chain, checkpointHeight]).toEqual(["connect", 2n ** 64n - 1n]);
    expect(seen[0]?.get("x-token")).toBe("t0ken");
    const { checkpoint } = await client.ledger.getCheckpoint({});
    expect(checkpoint?.digest).toHaveLength(200_000);
    await expect(client.ledger.getObject()).rejects.toMatchObject({
      code: "GRPC_STATUS",
      context: { status: "NOT_FOUND", details: "no object: ü%" },
      response: { headers: { "x-reason": "pruned" } },
    });
    await expect(client.with({ timeout: 200 }).ledger.getEpoch()).rejects.toMatchObject({ code: "TIMEOUT" });
    await expect(client.state.getBalance({})).rejects.toMatchObject({ context: { status: "UNIMPLEMENTED" } });
    const cursors: unknown[] = [];
    for await (const { cursor } of client.subscription.subscribeCheckpoints()) {
      cursors.push(cursor);
      if (cursors.length === 3) break;
    }
    expect(cursors).toEqual([1n, 2n, 3n]);
    const events = client.subscription.subscribeEvents().next();
    await expect(events).rejects.toMatchObject({
      context: { status: "FAILED_PRECONDITION", details: "busy" },
    });
  });
});
