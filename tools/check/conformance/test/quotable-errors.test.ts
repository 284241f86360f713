import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as grpcJs from "@grpc/grpc-js";
import { createBeaconClient, type NodeAccessError, pathKey } from "@node-access/beacon";
import { createExchangeClient, createInfoClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { bearer, createManagementClient } from "@node-access/management";
import { callOnce, createRpcClient, isNodeAccessError, urlToken } from "@node-access/rpc";
import { automaticBatching, batch } from "@node-access/rpc/batch";
import { createRpcPool } from "@node-access/rpc/pool";
import { streamItems } from "@node-access/rpc/stream";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { createRpcWebSocketPool } from "@node-access/rpc/web-socket-pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";

/** How the server responds. */
type Mode = "reject" | "status" | "error" | "foreign" | "text" | "large" | "silent" | "cut" | "venue";

/** Passes messages through unchanged. */
const bytes = (value: Buffer): Buffer => value;

let mode: Mode = "silent";
const server = createServer((request, response) => void respond(request, response));
const sockets = new WebSocketServer({ server });
const grpcServer = new grpcJs.Server();
let port = 0;
let grpcPort = 0;
let closedPort = 0;

/** The message that a mode responds with. */
function createMessage(id: unknown): unknown {
  if (mode === "error") return { jsonrpc: "2.0", id, error: { code: -32_000, message: "no" } };
  if (mode === "foreign") return { jsonrpc: "2.0", id: 0.5, result: "0x1" };
  return { jsonrpc: "2.0", id, result: mode === "large" ? "x".repeat(10_000) : "0x1" };
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  if (mode === "cut") request.socket.destroy();
  else if (mode === "reject") response.writeHead(401).end("no");
  else if (mode === "status") response.writeHead(404, { "x-request-id": "theirs" }).end("no");
  else if (mode === "text") response.end("<html>");
  else if (mode === "venue") response.end('{"status":"err","response":"no"}');
  else if (mode !== "silent") {
    const parsed = body ? (JSON.parse(body) as { id?: unknown } | { id?: unknown }[]) : {};
    response.end(
      JSON.stringify(
        Array.isArray(parsed) ? parsed.map(({ id }) => createMessage(id)) : createMessage(parsed.id),
      ),
    );
  }
}

function listen(socket: WebSocket): void {
  socket.on("error", () => {});
  socket.on("message", (data) => {
    const { id, method } = JSON.parse(String(data)) as { id: number; method: string };
    if (mode === "cut") socket.terminate();
    else if (mode === "text") socket.send(`{"jsonrpc":"2.0","id":${id},"result":`);
    else if (mode === "foreign") socket.send(JSON.stringify({ jsonrpc: "2.0", id }));
    else if (mode !== "silent") socket.send(JSON.stringify(createMessage(id)));
    if (method === "eth_subscribe")
      for (let block = 0; block < 9; block += 1)
        socket.send(
          '{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x1","result":{}}}',
        );
  });
}

beforeAll(async () => {
  sockets.on("connection", listen);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  closedPort = (other.address() as AddressInfo).port;
  other.close();
  const path = "/geyser.Geyser/GetSlot";
  grpcServer.addService(
    {
      call: {
        path,
        requestStream: false,
        responseStream: false,
        requestSerialize: bytes,
        requestDeserialize: bytes,
        responseSerialize: bytes,
        responseDeserialize: bytes,
      },
    },
    {
      call: ((_: unknown, callback: grpcJs.sendUnaryData<Buffer>) => {
        if (mode === "status") callback({ code: grpcJs.status.NOT_FOUND, details: "no" });
        if (mode === "reject") callback({ code: grpcJs.status.UNAUTHENTICATED, details: "no" });
        if (mode === "large") callback(null, Buffer.alloc(10_000));
        if (mode === "text") callback(null, Buffer.from([0xff]));
      }) as never,
    },
  );
  grpcPort = await new Promise((resolve, reject) =>
    grpcServer.bindAsync("127.0.0.1:0", grpcJs.ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
});

afterAll(() => {
  for (const socket of sockets.clients) socket.terminate();
  grpcServer.forceShutdown();
  server.closeAllConnections();
  server.close();
});

/** Options of a client, and its endpoint. */
interface Setting {
  readonly port: number;
  readonly [option: string]: unknown;
}

/** A client under test, which makes one call. */
interface Tested {
  call(): Promise<unknown>;
  close?(): Promise<void> | void;
}

/** Closes a client, if it has connections to close. */
function closing(client: unknown): Pick<Tested, "close"> {
  const { close } = client as Tested;
  return close ? { close: () => close() } : {};
}

/** The options of a JSON-RPC client. */
interface Options {
  readonly protocol: "ethereum";
  readonly endpoint: string;
  readonly credential: ReturnType<typeof urlToken>;
  readonly retries: number;
}

const http = ({ port: to, ...options }: Setting): Options => ({
  protocol: "ethereum",
  endpoint: `http://127.0.0.1:${to}`,
  credential: urlToken("t0p-s3cret-t0ken"),
  retries: 0,
  ...options,
});
const ws = (setting: Setting): Options => ({
  ...http(setting),
  endpoint: `ws://127.0.0.1:${setting.port}`,
});
const both = (one: (setting: Setting) => Options, setting: Setting) => ({
  ...one(setting),
  endpoints: [one(setting), one(setting)],
});
const rpcCall = { method: "eth_chainId" } as const;

const clients: Record<string, (setting: Setting) => Tested> = {
  rpc(setting) {
    const client = createRpcClient(http(setting));
    return { call: () => client.eth_chainId(), ...closing(client) };
  },
  "rpc, in a batch"(setting) {
    const client = createRpcClient(http(setting));
    return {
      async call() {
        const [one] = await batch(client, [rpcCall, rpcCall]);
        if (one.status === "rejected") throw one.reason;
      },
      ...closing(client),
    };
  },
  "rpc, collected"(setting) {
    const client = createRpcClient({ ...http(setting), batch: automaticBatching() });
    return {
      async call() {
        const other = client.eth_chainId().catch(() => {});
        try {
          return await client.eth_chainId();
        } finally {
          await other;
        }
      },
      ...closing(client),
    };
  },
  "rpc, pool"(setting) {
    const client = createRpcPool(both(http, setting));
    return { call: () => client.eth_chainId(), ...closing(client) };
  },
  "rpc, one call": (setting) => ({ call: () => callOnce(http(setting), rpcCall) }),
  "rpc, stream": (setting) => ({
    async call() {
      for await (const item of streamItems(http(setting), { method: "eth_accounts" } as never)) void item;
    },
  }),
  "rpc, WebSocket"(setting) {
    const client = createRpcWebSocketClient(ws(setting));
    // A write is not sent again when its socket is lost.
    return { call: () => client.eth_sendRawTransaction("0x02"), ...closing(client) };
  },
  "rpc, WebSocket pool"(setting) {
    const client = createRpcWebSocketPool(both(ws, setting));
    return { call: () => client.eth_sendRawTransaction("0x02"), ...closing(client) };
  },
  management(setting) {
    const client = createManagementClient({
      ...http(setting),
      credential: bearer("k3y"),
    } as never);
    return { call: () => client.getOrganization(), ...closing(client) };
  },
  beacon(setting) {
    const client = createBeaconClient({
      ...http(setting),
      credential: pathKey("k3y-k3y"),
    } as never);
    return { call: () => client.getGenesis(), ...closing(client) };
  },
  "exchange, information"(setting) {
    const { credential: _, protocol: __, ...options } = http(setting);
    const client = createInfoClient(options as never);
    return { call: () => client.allMids(), ...closing(client) };
  },
  "exchange, actions"(setting) {
    const { credential: _, protocol: __, ...options } = http(setting);
    const client = createExchangeClient({
      ...options,
      network: "testnet",
      signer: privateKeySigner(`0x${"11".repeat(32)}`),
    } as never);
    return { call: () => client.noop({}), ...closing(client) };
  },
  grpc(setting) {
    const { port: to, ...options } = setting;
    const at = to === port ? grpcPort : to;
    const client = createGeyserClient({
      endpoint: `http://127.0.0.1:${at}`,
      retries: 0,
      ...options,
    } as never);
    return { call: () => client.getSlot(), ...closing(client) };
  },
};

async function theCallersFunction(call: () => Promise<unknown>): Promise<unknown> {
  return await call();
}

async function captureError(call: () => Promise<unknown>): Promise<NodeAccessError> {
  const error: unknown = await theCallersFunction(call).catch((reason: unknown) => reason);
  if (!isNodeAccessError(error)) throw error;
  return error;
}

/** Failures: the server's mode, the client's options, and the error's code, with exceptions by client. */
const failures: [string, Mode, Record<string, unknown>, string, Record<string, string>?][] = [
  ["rejected credential", "reject", {}, "CREDENTIAL_REFUSED"],
  ["status", "status", {}, "HTTP_STATUS", { grpc: "GRPC_STATUS" }],
  ["JSON-RPC error", "error", {}, "JSON_RPC_ERROR"],
  ["foreign id", "foreign", {}, "INVALID_RESPONSE"],
  ["venue's error", "venue", {}, "VENUE_ERROR"],
  ["no JSON", "text", {}, "UNDECODABLE_BODY", { grpc: "UNDECODABLE_BODY" }],
  ["large response", "large", { maxResponseBytes: 100 }, "RESPONSE_TOO_LARGE"],
  ["silence", "silent", { timeout: 100 }, "TIMEOUT"],
  ["lost connection", "cut", {}, "UNANSWERED"],
  ["dead port", "silent", { dead: true }, "NOT_SENT"],
  ["abort before the call", "silent", { signal: AbortSignal.abort() }, "ABORTED"],
  ["abort during the call", "silent", { abort: true }, "ABORTED"],
  ["closed client", "silent", { close: true }, "CLOSED"],
];

const jsonRpc = /^rpc/;
const socket = /WebSocket/;

/** Whether a failure can happen to a client. */
function appliesTo(client: string, what: string): boolean {
  if (what === "closed client") return !/one call|stream/.test(client);
  if (what === "JSON-RPC error" || what === "foreign id") return jsonRpc.test(client);
  if (what === "venue's error") return client === "exchange, actions";
  if (what === "rejected credential" || what === "status") return !socket.test(client);
  if (what === "lost connection") return client !== "grpc";
  return true;
}

describe.each(Object.entries(clients))("an error of %s", (name, create) => {
  it.each(failures.filter(([what]) => appliesTo(name, what)))(
    "names its request, its attempts and its caller: %s",
    async (_, how, { dead, abort, close, ...options }, code, others = {}) => {
      mode = how;
      const controller = new AbortController();
      const tested = create({
        port: dead ? closedPort : port,
        ...options,
        ...(abort ? { signal: controller.signal } : {}),
      });
      if (close && !tested.close) return;
      if (close) await tested.close?.();
      if (abort) setTimeout(() => controller.abort(), 100);
      const error = await captureError(tested.call);
      await tested.close?.();
      expect(error).toMatchObject({
        code: others[name] ?? code,
        requestId: expect.stringMatching(/./),
        attempts: expect.arrayContaining([expect.objectContaining({ message: expect.any(String) })]),
        stack: expect.stringMatching(/theCallersFunction.*quotable-errors/),
      });
      expect(error.message).not.toContain("s3cret");
    },
  );

  it("names its caller if an option is malformed", async () => {
    expect(
      await captureError(async () => {
        const tested = create({ port, timeout: -1 });
        try {
          return await tested.call();
        } finally {
          await tested.close?.();
        }
      }),
    ).toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "timeout" },
      stack: expect.stringMatching(/theCallersFunction.*quotable-errors/),
    });
  });
});

describe.each([
  ["WebSocket", () => createRpcWebSocketClient(ws({ port }))],
  ["WebSocket pool", () => createRpcWebSocketPool(both(ws, { port }))],
] as const)("an error of a subscription: %s", (_, create) => {
  it.each(["SUBSCRIPTION_OVERFLOW", "CLOSED"])(
    "names the request that created it, and its caller: %s",
    async (code) => {
      mode = "venue";
      const client = create();
      const theSubscriber = async () =>
        await client.with({ maxBuffered: code === "CLOSED" ? 100 : 2 }).subscribe("newHeads");
      const subscription = await theSubscriber();
      // Its response comes after the notifications.
      await client.eth_chainId();
      if (code === "CLOSED") await client.close();
      const error = await captureError(async () => {
        for await (const head of subscription) void head;
      });
      await client.close();
      expect(error).toMatchObject({
        code,
        requestId: expect.stringMatching(/./),
        attempts: [{ attempt: 1, code }],
        stack: expect.stringMatching(/(theSubscriber|theCallersFunction).*quotable-errors/),
      });
    },
  );
});
