import { once } from "node:events";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { type ClientHttp2Session, connect } from "node:http2";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import { RateLimit } from "../../src/access/rate-limit.ts";
import type { Credentials, Gateway } from "../../src/index.ts";
import { adminClient, readBody, readCode, gatewayWithAdmin, type NewKeyRecord } from "../admin-client.ts";
import { type HttpResponse, findNode, request } from "../client.ts";
import type { ApiClient } from "../management-client.ts";
import { stopClock } from "../stop-clock.ts";

const ethBlockNumber = { jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] };
const netVersion = { jsonrpc: "2.0", id: 2, method: "net_version", params: [] };
const subscribe = { jsonrpc: "2.0", id: 3, method: "eth_subscribe", params: ["newHeads"] };
const rejection = {
  code: -32601,
  message: "this credential does not allow net_version",
  data: { reason: "not_allowed" },
};

let gateway: Gateway<Credentials>;
let admin: ApiClient;
let session: ClientHttp2Session;
beforeAll(async () => {
  gateway = await gatewayWithAdmin();
  admin = adminClient(gateway);
  session = connect(`http://${gateway.grpcUrl}`);
  session.on("error", () => {});
});
afterAll(async () => {
  session.destroy();
  await gateway.close();
});

async function createCredential(protocol: string, terms: object = {}): Promise<NewKeyRecord> {
  const path = `/nodes/${findNode(gateway, protocol).id}/credentials/`;
  return readBody(await admin("POST", path, { name: "test", ...terms }), 201);
}

async function revoke({ id }: NewKeyRecord): Promise<void> {
  readBody(await admin("POST", `/credentials/${id}/revoke/`), 200);
}

function basic({ username, password }: NewKeyRecord): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}

function post({ key }: NewKeyRecord, body: unknown): Promise<HttpResponse> {
  return request(`${gateway.url}/${key}`, { method: "POST", body });
}

function openSocket({ key }: NewKeyRecord): Promise<WebSocket> {
  return opened(new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`));
}

async function opened(socket: WebSocket): Promise<WebSocket> {
  await once(socket, "open");
  return socket;
}

async function send(socket: WebSocket, message: object): Promise<unknown> {
  socket.send(JSON.stringify(message));
  const [data] = (await once(socket, "message")) as [Buffer];
  return JSON.parse(data.toString());
}

function callGrpc({ key }: { key: string }, method: string): ReturnType<ClientHttp2Session["request"]> {
  const stream = session.request({
    ":method": "POST",
    ":path": `/sui.rpc.v2.${method}`,
    "content-type": "application/grpc",
    te: "trailers",
    "x-token": key,
  });
  stream.on("error", () => {});
  stream.resume().end(Buffer.from([0, 0, 0, 0, 0]));
  return stream;
}

/** The status and message that a call ends with, before or after its messages. */
async function readStatus(stream: ReturnType<ClientHttp2Session["request"]>): Promise<string> {
  const headers = await new Promise<Record<string, unknown>>((resolve) => {
    stream.on("response", (head) => void (head["grpc-status"] !== undefined && resolve(head)));
    stream.on("trailers", resolve);
  });
  return `${String(headers["grpc-status"])} ${decodeURI(String(headers["grpc-message"] ?? ""))}`;
}

async function openEvents({ key }: NewKeyRecord): Promise<IncomingMessage> {
  const events = httpRequest(`${gateway.url}/${key}/eth/v1/events?topics=head`, { agent: false }).end();
  const [stream] = (await once(events, "response")) as [IncomingMessage];
  stream.on("error", () => {});
  await once(stream, "data");
  return stream;
}

describe("the methods of a credential", () => {
  it("limit JSON-RPC over HTTP, for each item of a batch and all kinds of authentication", async () => {
    const credential = await createCredential("ethereum", { methods: ["eth_*"] });
    expect((await post(credential, ethBlockNumber)).json).toHaveProperty("result");
    expect((await post(credential, netVersion)).json).toEqual({ jsonrpc: "2.0", id: 2, error: rejection });
    const byPassword = { method: "POST", headers: basic(credential), body: [netVersion, ethBlockNumber] };
    const { status, json } = await request(gateway.url, byPassword);
    expect(status).toBe(200);
    expect(json).toEqual([
      { jsonrpc: "2.0", id: 2, error: rejection },
      expect.objectContaining({ id: 1, result: expect.anything() }),
    ]);
  });

  it("limit calls and subscriptions on a WebSocket", async () => {
    const credential = await createCredential("starknet", { methods: ["starknet_chainId"] });
    const socket = await openSocket(credential);
    expect(await send(socket, { ...ethBlockNumber, method: "starknet_chainId" })).toHaveProperty("result");
    for (const method of ["starknet_blockNumber", "starknet_subscribeNewHeads"]) {
      const message = `this credential does not allow ${method}`;
      expect(await send(socket, { ...ethBlockNumber, method })).toMatchObject({
        error: { ...rejection, message },
      });
    }
    socket.terminate();
    const headers = basic(await createCredential("ethereum", { methods: ["eth_call"] }));
    const other = await opened(new WebSocket(`${gateway.url.replace("http", "ws")}/ws`, { headers }));
    expect(await send(other, subscribe)).toMatchObject({ error: { code: -32601 } });
    other.terminate();
  });

  it("limit REST operations by their paths", async () => {
    const { key } = await createCredential("ethereum", {
      methods: ["GET /eth/v1/beacon/headers/{block_id}", "/eth/v1/node/*"],
    });
    const beacon = (path: string): Promise<HttpResponse> => request(`${gateway.url}/${key}/eth/v1${path}`);
    expect((await beacon("/beacon/headers/head")).status).toBe(200);
    expect((await beacon("/node/version")).status).toBe(200);
    const rejected = await beacon("/beacon/genesis");
    expect([rejected.status, rejected.json]).toEqual([
      403,
      { code: 403, message: "this credential does not allow GET /eth/v1/beacon/genesis" },
    ]);
    const venue = await createCredential("hyperliquid", { methods: ["/exchange"] });
    const info = { method: "POST", body: { type: "allMids" } };
    expect((await request(`${gateway.url}/${venue.key}/info`, info)).status).toBe(403);
  });

  it("limit gRPC methods by their paths", async () => {
    const credential = await createCredential("sui", {
      methods: ["/sui.rpc.v2.LedgerService/GetServiceInfo"],
    });
    expect(await readStatus(callGrpc(credential, "LedgerService/GetServiceInfo"))).toBe("0 ");
    expect(await readStatus(callGrpc(credential, "LedgerService/GetEpoch"))).toBe(
      "7 this credential does not allow /sui.rpc.v2.LedgerService/GetEpoch",
    );
  });
});

describe("the rate of a credential", () => {
  const slow = { rate: 1, burst: 2 };

  it("is separate from other credentials' rates, on each surface", async () => {
    stopClock();
    const credential = await createCredential("ethereum", slow);
    const statuses = await Promise.all(
      Array.from({ length: 9 }, async () => (await post(credential, ethBlockNumber)).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(3);
    expect((await post(await createCredential("ethereum"), ethBlockNumber)).status).toBe(200);
    const { key } = await createCredential("ethereum", slow);
    const beacon = await Promise.all(
      Array.from(
        { length: 9 },
        async () => (await request(`${gateway.url}/${key}/eth/v1/node/version`)).status,
      ),
    );
    expect(beacon.filter((status) => status === 429).length).toBeGreaterThan(3);
    const grpc = await createCredential("sui", slow);
    const calls = await Promise.all(
      Array.from({ length: 9 }, () => readStatus(callGrpc(grpc, "LedgerService/GetServiceInfo"))),
    );
    expect(calls.filter((status) => status.startsWith("8 ")).length).toBeGreaterThan(3);
  });

  it("limits the messages of a WebSocket", async () => {
    const socket = await openSocket(await createCredential("ethereum", slow));
    stopClock();
    const responses: unknown[] = [];
    socket.on("message", (data: Buffer) => responses.push(JSON.parse(data.toString())));
    for (let count = 0; count < 9; count++) socket.send(JSON.stringify(ethBlockNumber));
    await expect.poll(() => responses.length).toBe(9);
    expect(responses).toContainEqual(
      expect.objectContaining({
        error: {
          code: -32005,
          message: expect.stringMatching(
            /^too many requests of this credential: \d+ a second are allowed, and \d+ at once$/,
          ) as string,
          data: { try_again_in: expect.any(String) as string, limit_of: "credential" },
        },
      }),
    );
    socket.terminate();
  });

  it("rejects a subscription as throttled even if the rate would admit it a moment later", async () => {
    const socket = await openSocket(await createCredential("ethereum"));
    onTestFinished(() => socket.terminate());
    for (const method of ["eth_subscribe", "eth_unsubscribe"]) {
      const wait = vi.spyOn(RateLimit.prototype, "wait").mockReturnValueOnce(1);
      onTestFinished(() => wait.mockRestore());
      const responded = once(socket, "message");
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: ["newHeads"] }));
      const [data] = (await responded) as [Buffer];
      expect(JSON.parse(data.toString())).toMatchObject({
        error: {
          code: -32005,
          message: expect.stringMatching(/^too many requests of this credential: \d+ a second/) as string,
        },
      });
    }
  });

  it("answers each of many subscriptions beyond the rate as throttled", async () => {
    const socket = await openSocket(await createCredential("ethereum", { rate: 500, burst: 1 }));
    onTestFinished(() => socket.terminate());
    const codes: unknown[] = [];
    socket.on("message", (data: Buffer) => {
      const { id, error } = JSON.parse(data.toString()) as { id?: number; error?: { code: number } };
      if (id !== undefined) codes.push(error?.code);
    });
    for (let id = 0; id < 300; id++)
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, method: "eth_subscribe", params: ["logs", {}] }));
    await expect.poll(() => codes.length).toBe(300);
    // Those that the rate admits may exceed the subscriptions of one socket.
    expect(codes).toContain(-32005);
    expect(codes).not.toContain(-32601);
  });

  it("is named by every API that has it", async () => {
    const small = await gatewayWithAdmin({ limits: { requestsPerSecond: 0.001, requestBurst: 2 } });
    const { apiKey } = small.credentials;
    const limit = "too many requests of this credential: 0.001 a second are allowed, and 2 at once";
    const managed = Array.from({ length: 4 }, () =>
      request(`${small.url}/v1/organization/`, { headers: { authorization: `Bearer ${apiKey}` } }),
    );
    expect((await Promise.all(managed)).map(({ json }) => json)).toContainEqual({
      error: { code: "too_many_requests", message: limit },
    });
    const url = `${small.url}/${findNode(small, "ethereum").key}/graphql`;
    const query = "{ chainID gasPrice block { number } }";
    const { json } = await request(url, { method: "POST", body: { query } });
    expect(json).toMatchObject({
      errors: [{ message: expect.stringContaining(`${limit}; try again in `) as string }, {}],
    });
    await small.close();
  });

  it("may be larger than the gateway's", async () => {
    const small = await gatewayWithAdmin({ limits: { requestsPerSecond: 0.001, requestBurst: 1 } });
    const path = `/nodes/${findNode(small, "ethereum").id}/credentials/`;
    const { key } = readBody<NewKeyRecord>(
      await adminClient(small)("POST", path, { name: "fast", rate: 500 }),
      201,
    );
    for (let count = 0; count < 20; count++)
      expect((await request(`${small.url}/${key}`, { method: "POST", body: ethBlockNumber })).status).toBe(
        200,
      );
    await small.close();
  });
});

describe.each([
  ["revoked", "the credential was revoked"],
  ["expired", "the credential has expired"],
])("a credential that is %s", (end, text) => {
  /** Creates a credential, lets a test use it, and ends it. */
  async function during(
    protocol: string,
    use: (credential: NewKeyRecord) => Promise<void>,
  ): Promise<NewKeyRecord> {
    const credential = await createCredential(protocol);
    await use(credential);
    if (end === "revoked") await revoke(credential);
    else readBody(await admin("POST", `/credentials/${credential.id}/rotate/`, { overlap: 1 }), 201);
    return credential;
  }

  it("closes its WebSockets and event streams, and no others", async () => {
    const others = await createCredential("ethereum");
    const otherSocket = await openSocket(others);
    const otherEvents = await openEvents(others);
    const closed: Promise<unknown>[] = [];
    const credential = await during("ethereum", async (own) => {
      const socket = await openSocket(own);
      const byPassword = await opened(
        new WebSocket(`${gateway.url.replace("http", "ws")}/ws`, { headers: basic(own) }),
      );
      const events = await openEvents(own);
      closed.push(once(socket, "close"), once(byPassword, "close"));
      closed.push(new Promise((resolve) => events.once("close", resolve)));
    });
    const [first, second] = (await Promise.all(closed)) as [number, Buffer][];
    for (const [code, reason] of [first, second] as [number, Buffer][])
      expect([code, String(reason)]).toEqual([1008, text]);
    expect(otherSocket.readyState).toBe(WebSocket.OPEN);
    expect(otherEvents.closed).toBe(false);
    otherSocket.terminate();
    otherEvents.destroy();
    for (const response of [
      await post(credential, ethBlockNumber),
      await request(gateway.url, { method: "POST", headers: basic(credential), body: ethBlockNumber }),
      await request(`${gateway.url}/${credential.key}/eth/v1/node/version`),
    ]) {
      expect(readCode(response)).toBe(`401 credential_${end}`);
      expect(response.text).toContain(text);
    }
    const rejected = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${credential.key}`);
    const [, response] = (await once(rejected, "unexpected-response")) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(401);
    const { username = "" } = credential;
    const stranger = { username, password: "wrong" } as NewKeyRecord;
    const unknown = { username: "nobody", password: "wrong" } as NewKeyRecord;
    const [one, other] = await Promise.all(
      [stranger, unknown].map((who) =>
        request(gateway.url, { method: "POST", headers: basic(who), body: {} }),
      ),
    );
    expect(one?.text).toBe(other?.text);
  });

  it("ends its gRPC streams, and no others", async () => {
    const method = "SubscriptionService/SubscribeCheckpoints";
    const other = callGrpc(await createCredential("sui"), method);
    await once(other, "data");
    let status = Promise.resolve("");
    const credential = await during("sui", async (own) => {
      const stream = callGrpc(own, method);
      await once(stream, "data");
      status = readStatus(stream);
    });
    expect(await status).toBe(`16 ${text}`);
    expect(await readStatus(callGrpc(credential, "LedgerService/GetServiceInfo"))).toBe(`16 ${text}`);
    expect(other.closed).toBe(false);
    other.destroy();
  });

  it("rejects a request whose body arrives after its end", async () => {
    const body = JSON.stringify(ethBlockNumber);
    const { hostname, port } = new URL(gateway.url);
    const sent = httpRequest({ hostname, port, method: "POST" });
    const ended = await during("ethereum", async (own) => {
      sent.path = `/${own.key}`;
      sent.setHeader("content-length", body.length);
      sent.write(body.slice(0, 5));
      expect((await post(own, ethBlockNumber)).status).toBe(200);
    });
    await expect.poll(async () => (await post(ended, ethBlockNumber)).status).toBe(401);
    sent.end(body.slice(5));
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(401);
  });
});

it("a rotated credential keeps working during the overlap with the new one", async () => {
  const former = await createCredential("ethereum", { methods: ["eth_*"] });
  const rotated = await admin("POST", `/credentials/${former.id}/rotate/`, { overlap: 3600 });
  const next = readBody<NewKeyRecord>(rotated, 201);
  for (const credential of [former, next]) {
    expect((await post(credential, ethBlockNumber)).status).toBe(200);
    expect((await post(credential, netVersion)).json).toMatchObject({ error: rejection });
  }
  await revoke(former);
  expect(readCode(await post(former, ethBlockNumber))).toBe("401 credential_revoked");
  expect((await post(next, ethBlockNumber)).status).toBe(200);
});
