import { once } from "node:events";
import { createServer } from "node:http2";
import { connect } from "node:net";
import * as grpc from "@grpc/grpc-js";
import { listen } from "@node-access-tools/local-servers";
import { type NodeAccessError, withResponse, xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser/web";
import { GetServiceInfoResponse } from "@node-access/grpc/sui/messages";
import { createSuiClient, type GrpcWebClientOptions, type SuiClient } from "@node-access/grpc/sui/web";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { frame } from "../../../src/codec/grpc/frames.ts";
import { Base64Decoder } from "../../../src/codec/grpc/web-call-stream.ts";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode, request } from "../../client.ts";
import { networksWith, upstreamsAt } from "../../networks.ts";

const page = "https://app.example";
const adminKey = "a".repeat(32);
const infoPath = "/sui.rpc.v2.LedgerService/GetServiceInfo";

function suiAt(gateway: Gateway<Credentials>, options: Partial<GrpcWebClientOptions> = {}): SuiClient {
  const credential = xToken(findNode(gateway, "sui").key);
  const client = createSuiClient({ endpoint: gateway.url, credential, retries: 0, ...options });
  closeAfterTest(client);
  return client;
}

async function failure(promise: Promise<unknown>): Promise<NodeAccessError> {
  const error = await promise.then(
    () => expect.fail("it returned"),
    (reason: unknown) => reason,
  );
  return error as NodeAccessError;
}

/** Calls a method as a page does, without a client of ours. */
function post(
  gateway: Gateway<Credentials>,
  path: string,
  headers: Record<string, string>,
  body: Uint8Array | string = frame(new Uint8Array()),
): Promise<Response> {
  const all = {
    "content-type": "application/grpc-web+proto",
    "x-token": findNode(gateway, "sui").key,
    ...headers,
  };
  return fetch(gateway.url + path, { method: "POST", headers: all, body: body as string });
}

/** The frames of a body: flags and bytes. */
function splitFrames(body: Buffer): [number, Buffer][] {
  const frames: [number, Buffer][] = [];
  for (let at = 0; at < body.length;) {
    const end = at + 5 + body.readUInt32BE(at + 1);
    frames.push([body[at] ?? 0, body.subarray(at + 5, end)]);
    at = end;
  }
  return frames;
}

describe("gRPC-Web on the HTTP listener", () => {
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    gateway = await createGateway({ cors: { origins: [page] }, admin: { key: adminKey } });
  });
  afterAll(() => gateway.close());

  it("serves calls, with the label of a simulator and a request id", async () => {
    const { value, headers } = await withResponse(suiAt(gateway), (one) => one.ledger.getServiceInfo());
    expect(value.chain).toBe("simulator");
    expect(headers).toMatchObject({
      "content-type": "application/grpc-web+proto",
      "x-node-access-served-by": "simulator",
    });
    expect(headers?.["x-request-id"]).toBeDefined();
    const geyser = createGeyserClient({
      endpoint: gateway.url,
      credential: xToken(findNode(gateway, "solana").key),
    });
    expect((await geyser.getSlot({})).slot).toBeGreaterThan(0n);
  });

  it("streams responses until the caller leaves", async () => {
    const cursors: bigint[] = [];
    for await (const { cursor = 0n } of suiAt(gateway).subscription.subscribeCheckpoints({})) {
      cursors.push(cursor);
      if (cursors.length === 3) break;
    }
    const [first = 0n] = cursors;
    expect(cursors).toEqual([first, first + 1n, first + 2n]);
    await expect.poll(async () => /grpc_streams\S* (\d+)/.exec(await metrics(gateway))?.[1] ?? "0").toBe("0");
  });

  it.each([
    ["an unknown token", { "x-token": "unknown" }, 16],
    ["the token of a node without gRPC", { "x-token": "" }, 16],
    ["a bearer token next to it", { authorization: "Bearer x" }, 16],
  ])("rejects %s with a status in the headers", async (_, headers, status) => {
    const response = await post(gateway, infoPath, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get("grpc-status")).toBe(String(status));
    expect(response.headers.get("grpc-message")).toContain("x-token");
    expect(await response.text()).toBe("");
  });

  it.each(["/protocol.Wallet/GetNowBlock", "/sui.rpc.v2.LedgerService", "/"])(
    "does not offer %s",
    async (path) => {
      expect((await post(gateway, path, {})).headers.get("grpc-status")).toBe("12");
    },
  );

  it("does not offer calls whose requests stream, and says why", async () => {
    const { key } = findNode(gateway, "solana");
    const { headers } = await post(gateway, "/geyser.Geyser/Subscribe", { "x-token": key });
    expect(headers.get("grpc-status")).toBe("12");
    expect(decodeURI(headers.get("grpc-message") ?? "")).toContain("cannot stream requests");
  });

  it("responds to pages that are allowed, and lets them read status and message", async () => {
    const preflight = await request(gateway.url + infoPath, {
      method: "OPTIONS",
      headers: {
        origin: page,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,grpc-timeout,x-grpc-web,x-token,x-user-agent",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(page);
    expect(preflight.headers.get("access-control-allow-headers")).toBe(
      "content-type,grpc-timeout,x-grpc-web,x-token,x-user-agent",
    );
    for (const path of [infoPath, "/protocol.Wallet/GetNowBlock"]) {
      const { headers } = await post(gateway, path, { origin: page });
      expect(headers.get("access-control-allow-origin")).toBe(page);
      expect(headers.get("access-control-expose-headers")).toBe("*");
    }
    const other = await post(gateway, infoPath, { origin: "https://other.example" });
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("accepts a credential only from the pages that it lists", async () => {
    const { id } = findNode(gateway, "sui");
    const { json } = await request(`${gateway.adminUrl}/v1/nodes/${id}/credentials/`, {
      method: "POST",
      headers: { authorization: `Bearer ${adminKey}` },
      body: { name: "page", origins: ["https://own.example"], methods: [infoPath] },
    });
    const { key } = json as { key: string };
    const from = (origin: string, path = infoPath): Promise<Response> =>
      post(gateway, path, { origin, "x-token": key });
    expect((await from("https://own.example")).headers.get("grpc-status")).toBeNull();
    expect((await from(page)).headers.get("grpc-status")).toBe("7");
    const { headers } = await from("https://own.example", "/sui.rpc.v2.LedgerService/GetEpoch");
    expect(decodeURI(headers.get("grpc-message") ?? "")).toContain("does not allow");
  });

  it.each([
    ["its content type", { "content-type": "application/grpc-web-text" }, true],
    ["its content type with a suffix", { "content-type": "application/grpc-web-text+proto" }, true],
    ["what it accepts", { accept: "application/grpc-web-text" }, false],
  ])("writes text if the caller says so by %s", async (_, headers, isText) => {
    const body = frame(new Uint8Array());
    const response = await post(gateway, infoPath, headers, isText ? body.toString("base64") : body);
    expect(response.headers.get("content-type")).toBe("application/grpc-web-text+proto");
    const [message, end] = splitFrames(new Base64Decoder().decode(Buffer.from(await response.arrayBuffer())));
    expect(GetServiceInfoResponse.decode(message?.[1] ?? Buffer.of()).chain).toBe("simulator");
    expect(end?.[0]).toBe(0x80);
    expect(end?.[1].toString()).toContain("grpc-status: 0\r\n");
  });

  it.each([
    ["without padding", "AAAAAAA"],
    ["in parts, each with padding", "AA==AAAAAA=="],
    ["in parts, the last one without padding", "AA==AAAAAA"],
    ["in lines", "AAAA\r\nAAA=\n"],
    ["in lines without padding", "AAAAA\nAA\n"],
  ])("reads text %s", async (_, body) => {
    const response = await post(gateway, infoPath, { "content-type": "application/grpc-web-text" }, body);
    const received = Buffer.from(await response.arrayBuffer());
    const [message, end] = splitFrames(new Base64Decoder().decode(received));
    expect(GetServiceInfoResponse.decode(message?.[1] ?? Buffer.of()).chain).toBe("simulator");
    expect(end?.[1].toString()).toContain("grpc-status: 0\r\n");
  });

  it.each(["A", "AAAA", "AAAAA=", "%%%%"])("rejects the text %s, which is no message", async (body) => {
    const response = await post(gateway, infoPath, { "content-type": "application/grpc-web-text" }, body);
    const text = new Base64Decoder().decode(Buffer.from(await response.arrayBuffer())).toString();
    expect(response.headers.get("grpc-status") ?? /grpc-status: (\d+)/.exec(text)?.[1]).toBe("3");
  });

  it.each(["application/grpc-web+json", "application/grpc-webs", "text/plain"])(
    "does not take %s for gRPC-Web",
    async (type) => {
      const response = await post(gateway, infoPath, { "content-type": type });
      expect(response.headers.get("grpc-status")).toBeNull();
      expect(response.status).toBe(401);
    },
  );

  it("rejects a request that is not a valid message, and one with more or less than one message", async () => {
    const bodies = [frame(Buffer.from("ff", "hex")), Buffer.alloc(10), Buffer.of()];
    for (const body of bodies) {
      const response = await post(gateway, "/sui.rpc.v2.LedgerService/GetObject", {}, body);
      const rest = Buffer.from(await response.arrayBuffer()).toString("latin1");
      expect(response.headers.get("grpc-status") ?? /grpc-status: (\d+)/.exec(rest)?.[1]).toBe("3");
    }
  });

  it("ends endless streams immediately when it closes", async () => {
    const front = await createGateway();
    const stream = suiAt(front).subscription.subscribeCheckpoints({});
    await stream.next();
    const rest = failure(
      (async () => {
        for await (const _ of stream);
      })(),
    );
    await front.close();
    expect(await rest).toMatchObject({ code: "GRPC_STATUS", context: { details: "the gateway is closing" } });
  });

  it("is accepted only from the configured proxy", async () => {
    const front = await createGateway({ publicUrl: "https://gateway.example" });
    closeAfterTest(front);
    expect((await post(front, infoPath, {})).headers.get("grpc-status")).toBe("7");
    const behind = await post(front, infoPath, { "x-forwarded-proto": "https" });
    expect(behind.headers.get("grpc-status")).toBeNull();
  });
});

async function metrics({ metricsUrl }: Gateway): Promise<string> {
  return metricsUrl === undefined ? "" : (await request(metricsUrl)).text;
}

const raw = (bytes: Buffer): Buffer => bytes;
const method = (path: string, responseStream: boolean): grpc.MethodDefinition<Buffer, Buffer> => ({
  path,
  requestStream: false,
  responseStream,
  requestSerialize: raw,
  requestDeserialize: raw,
  responseSerialize: raw,
  responseDeserialize: raw,
});

describe("gRPC-Web with an upstream", () => {
  const upstream = new grpc.Server();
  let gateway: Gateway<Credentials>;
  let seen: grpc.Metadata | undefined;
  let cancelled = 0;
  let sent = 0;

  beforeAll(async () => {
    const trailers = new grpc.Metadata();
    trailers.set("x-trailer", "unchanged");
    trailers.set("grpc-status-details-bin", Buffer.from([8, 9]));
    upstream.addService(
      {
        info: method(infoPath, false),
        execute: method("/sui.rpc.v2.TransactionExecutionService/ExecuteTransaction", false),
        silent: method("/sui.rpc.v2.LedgerService/GetEpoch", false),
        list: method("/sui.rpc.v2.LedgerService/ListCheckpoints", true),
      },
      {
        info(call: grpc.ServerUnaryCall<Buffer, Buffer>, done: grpc.sendUnaryData<Buffer>) {
          seen = call.metadata;
          done(null, call.request, trailers);
        },
        execute(_: unknown, done: grpc.sendUnaryData<Buffer>) {
          done({ code: grpc.status.FAILED_PRECONDITION, details: "not now: ü", metadata: trailers });
        },
        silent(call: grpc.ServerUnaryCall<Buffer, Buffer>) {
          call.on("cancelled", () => (cancelled += 1));
        },
        async list(call: grpc.ServerWritableStream<Buffer, Buffer>) {
          call.on("cancelled", () => (cancelled += 1));
          for (sent = 0; sent < 64 && !call.cancelled; sent += 1)
            if (!call.write(Buffer.concat([Buffer.from([0x7a, 0x80, 0x80, 0x40]), Buffer.alloc(2 ** 20)])))
              await once(call, "drain", { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
          call.end();
        },
      },
    );
    const port = await new Promise<number>((resolve, reject) => {
      upstream.bindAsync("127.0.0.1:0", grpc.ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      );
    });
    const headers = { "x-token": "of-the-upstream" };
    const upstreams = [
      { name: "dead", url: "http://127.0.0.1:1", headers },
      { name: "node", url: `http://127.0.0.1:${port}`, headers },
    ];
    gateway = await createGateway({
      networks: networksWith({ sui: { grpc: { upstreams } } }),
      limits: { bodyBytes: 200_000 },
      metrics: {},
    });
  });
  afterAll(async () => {
    await gateway.close();
    upstream.forceShutdown();
  });

  it.each(["binary", "text"])(
    "passes on bytes and metadata, and nothing that only browsers send: %s",
    async (form) => {
      const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
      const body = frame(bytes);
      const isText = form === "text";
      const response = await post(
        gateway,
        infoPath,
        {
          "content-type": isText ? "application/grpc-web-text" : "application/grpc-web",
          origin: page,
          referer: `${page}/private`,
          "accept-language": "de",
          "sec-fetch-mode": "cors",
          cookie: "session=private",
          "x-grpc-web": "1",
          "x-mine": "unchanged",
        },
        isText ? body.toString("base64") : body,
      );
      const received = Buffer.from(await response.arrayBuffer());
      const [message, end] = splitFrames(isText ? new Base64Decoder().decode(received) : received);
      expect(message?.[1].equals(bytes)).toBe(true);
      expect(end?.[1].toString()).toContain("x-trailer: unchanged\r\n");
      expect(seen?.get("x-mine")).toEqual(["unchanged"]);
      expect(seen?.get("x-token")).toEqual(["of-the-upstream"]);
      expect(JSON.stringify(seen)).not.toMatch(/private|app\.example|"de"|x-grpc-web|sec-/);
    },
  );

  it("passes on status, message and details", async () => {
    const error = await failure(suiAt(gateway).transactionExecution.executeTransaction({}));
    expect(error).toMatchObject({
      code: "GRPC_STATUS",
      context: { status: "FAILED_PRECONDITION", details: "not now: ü", statusDetails: "CAk=" },
      response: { headers: { "x-trailer": "unchanged" } },
    });
  });

  // Each call must have reached its upstream by then.
  it("carries deadlines, and cancels the upstream's call when they pass or the caller leaves", async () => {
    const { headers } = await post(gateway, "/sui.rpc.v2.LedgerService/GetEpoch", { "grpc-timeout": "2S" });
    expect(headers.get("grpc-status")).toBe("4");
    await expect.poll(() => cancelled).toBe(1);
    const error = await failure(suiAt(gateway, { timeout: 2_000 }).ledger.getEpoch({}));
    expect(error.code).toBe("TIMEOUT");
    await expect.poll(() => cancelled).toBe(2);
  });

  it("limits the size of requests", async () => {
    const { headers } = await post(gateway, infoPath, {}, frame(Buffer.alloc(300_000)));
    expect(headers.get("grpc-status")).toBe("8");
    const { chain } = await suiAt(gateway).ledger.getServiceInfo();
    expect(chain).toBeUndefined();
  });

  it("pauses the upstream while the caller does not read", async () => {
    const stream = suiAt(gateway).ledger.listCheckpoints({});
    await stream.next();
    let before = -1;
    await expect.poll(() => before === (before = sent), { interval: 300 }).toBe(true);
    expect(sent).toBeLessThan(48);
    let read = 1;
    for await (const _ of stream) read += 1;
    expect(read).toBe(64);
  });

  it("is counted like native calls", async () => {
    await suiAt(gateway).ledger.getServiceInfo();
    await expect.poll(() => metrics(gateway)).toMatch(/surface="grpc"[^\n]*LedgerService\/GetServiceInfo/);
  });
});

it.each(["1.0", "1.1"])("passes on a response that announces its trailers, over HTTP/%s", async (version) => {
  const node = createServer().on("stream", (stream) => {
    const head = { ":status": 200, "content-type": "application/grpc", trailer: "Grpc-Status" };
    stream.respond(head, { waitForTrailers: true });
    stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
    stream.end(frame(new Uint8Array()));
  });
  const { url } = await listen(node);
  const front = await createGateway({ networks: networksWith({ sui: { grpc: upstreamsAt(url) } }) });
  closeAfterTest(node, front);
  const socket = connect(Number(new URL(front.url).port), "127.0.0.1");
  const fields = ["content-type: application/grpc-web", `x-token: ${findNode(front, "sui").key}`];
  const head = [
    `POST ${infoPath} HTTP/${version}`,
    "host: x",
    "connection: close",
    "content-length: 5",
    ...fields,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(frame(new Uint8Array()));
  expect(Buffer.concat(await socket.toArray()).toString("latin1")).toContain("grpc-status: 0\r\n");
});

it("base64 is decoded however it is divided, with padding where a part ends", () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 20 }), { maxLength: 5 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom("$&", ""),
      (parts, size, padding) => {
        const text = parts
          .map((part) => Buffer.from(part).toString("base64"))
          .join("")
          .replace(/=+$/, padding);
        const decoder = new Base64Decoder();
        const found: Buffer[] = [];
        for (let at = 0; at < text.length; at += size)
          found.push(decoder.decode(Buffer.from(text.slice(at, at + size))));
        found.push(decoder.end());
        expect(Buffer.concat(found).equals(Buffer.concat(parts))).toBe(true);
      },
    ),
  );
});
