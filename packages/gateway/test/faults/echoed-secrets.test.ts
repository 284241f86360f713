import type { ServiceError } from "@grpc/grpc-js";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import { listen } from "@node-access-tools/local-servers";
import { expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { redactJson } from "../../src/upstreams/redact-response.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, request } from "../client.ts";
import { networksWith } from "../networks.ts";
import { redactor } from "@node-access/auth";
import { GrpcCaller } from "../grpc-caller.ts";

const secrets = {
  path: "p4th-s3cret-0123456789",
  query: "qu3ry-s3cret-0123456789",
  password: "p4ss-w0rd-0123456789",
  header: "h34der-s3cret-0123456789",
};

/** What a careless node repeats: the request's path and headers, in several encodings. */
function echo({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): string {
  const all = `${url} ${JSON.stringify(headers)}`;
  return [all, encodeURIComponent(all), Buffer.from(all).toString("base64"), all.slice(0, 20)].join(" ");
}

interface Call {
  readonly id: unknown;
  readonly method: string;
}

/** Starts a node that responds to everything with an error that repeats what it got. */
async function startEchoingNode(): Promise<string> {
  const server = createServer((incoming, response) => {
    let body = "";
    incoming.setEncoding("utf8").on("data", (text: string) => (body += text));
    incoming.on("end", () => {
      const text = echo(incoming);
      response.setHeader("content-type", "application/json");
      response.setHeader("eth-consensus-version", secrets.header);
      if (!incoming.url?.startsWith(`/${secrets.path}?`))
        return void response
          .writeHead(400)
          .end(JSON.stringify({ code: 400, message: text, stacktraces: [text] }));
      const calls = JSON.parse(body) as Call | Call[];
      const one = ({ id, method }: Call): object => {
        if (method === "eth_chainId") return { jsonrpc: "2.0", id, result: "0x1" };
        const long = method === "eth_getLogs" ? "x".repeat(400_000) : "";
        return {
          jsonrpc: "2.0",
          id,
          error: { code: -32000, message: text + long, data: { [text]: [text, 7] } },
        };
      };
      response.end(JSON.stringify(Array.isArray(calls) ? calls.map(one) : one(calls)));
    });
  });
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket, incoming) => {
    const text = echo(incoming);
    socket.on("message", (data: Buffer) => {
      const { id } = JSON.parse(data.toString("utf8")) as Call;
      const error = { code: -32000, message: text, data: text };
      socket.send(
        JSON.stringify(id === undefined ? { channel: "error", data: { error: text } } : { id, error }),
      );
    });
  });
  const { url, close } = await listen(server);
  closeAfterTest({ close });
  return url;
}

async function startEchoingGrpcNode(): Promise<string> {
  const server = createHttp2Server();
  server.on("stream", (stream, headers) => {
    const text = echo({ url: String(headers[":path"]), headers });
    const details = { "grpc-status": 9, "grpc-message": encodeURIComponent(text), "x-echo": secrets.header };
    const bin = { "grpc-status-details-bin": Buffer.from(text).toString("base64") };
    stream.respond(
      { ":status": 200, "content-type": "application/grpc", ...details, ...bin },
      { endStream: true },
    );
    stream.on("error", () => {});
  });
  const { url } = await listen(server);
  onTestFinished(() => void server.close());
  return url;
}

function call(method: string, id: number, params: readonly unknown[] = []): object {
  return { jsonrpc: "2.0", id, method, params };
}

/** Encodings in which a secret could be recognized in a response. */
function traces(secret: string): string[] {
  const inner = Buffer.from(secret).toString("base64").slice(4, 16);
  return [secret, secret.slice(0, 10), secret.slice(-10), inner];
}

function expectNoSecret(text: string): void {
  for (const secret of Object.values(secrets))
    for (const trace of traces(secret)) expect(text).not.toContain(trace);
}

async function gatewayTo(node: string, grpcNode: string): Promise<Gateway<Credentials>> {
  const url = `${node.replace("//", `//user:${secrets.password}@`)}/${secrets.path}?key=${secrets.query}`;
  const headers = { "x-api-key": secrets.header };
  const upstream = { upstreams: [{ name: "node-1", url, headers }] };
  const grpc = { upstreams: [{ name: "node-1", url: `${grpcNode}/${secrets.path}`, headers }] };
  const gateway = await createGateway({
    networks: networksWith({
      ethereum: { rpc: upstream, beacon: upstream },
      hyperliquid: { exchange: upstream },
      sui: { grpc },
    }),
    limits: { shutdown: 1 },
  });
  closeAfterTest(gateway);
  return gateway;
}

it("an upstream's errors reach callers without the operator's secrets", async () => {
  const gateway = await gatewayTo(await startEchoingNode(), await startEchoingGrpcNode());
  const { key } = findNode(gateway, "ethereum");
  const post = async (body: unknown): Promise<string> => {
    const response = await request(`${gateway.url}/${key}`, { method: "POST", body });
    return JSON.stringify([...response.headers]) + response.text;
  };
  const balance = call("eth_getBalance", 1, [`0x${"11".repeat(20)}`, "0x1"]);
  const single = await post(balance);
  expectNoSecret(single);
  expect(single).toMatch(/"code":-32000,"message":".*\[redacted\]/);
  const batch = await post([balance, { ...balance, id: 2 }, call("eth_chainId", 3)]);
  expectNoSecret(batch);
  expect(batch).toMatch(/\[redacted\].*\[redacted\].*"id":3,"result":"0x1"/);
  const logs = call("eth_getLogs", 4, [{ fromBlock: "0x1", toBlock: "0x1" }]);
  expectNoSecret(await post(logs));
  expectNoSecret(await post([logs, { ...logs, id: 5 }, balance]));
  const beacon = await request(`${gateway.url}/${key}/eth/v1/beacon/genesis`);
  expectNoSecret(JSON.stringify([...beacon.headers]) + beacon.text);
  expect(beacon.json).toMatchObject({ code: 400, message: expect.stringContaining("[redacted]") as string });
});

it("an upstream's socket errors reach callers without the operator's secrets", async () => {
  const gateway = await gatewayTo(await startEchoingNode(), await startEchoingGrpcNode());
  for (const [path, message] of [
    [
      `/ws/${findNode(gateway, "ethereum").key}`,
      { jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["newHeads"] },
    ],
    ["/ws", { method: "subscribe", subscription: { type: "allMids" } }],
  ] as const) {
    const socket = new WebSocket(gateway.url.replace("http", "ws") + path);
    onTestFinished(() => socket.terminate());
    await once(socket, "open");
    socket.send(JSON.stringify(message));
    const [data] = (await once(socket, "message")) as [Buffer];
    expectNoSecret(data.toString("utf8"));
    expect(data.toString("utf8")).toContain("[redacted]");
  }
});

it("an upstream's gRPC errors reach callers without the operator's secrets", async () => {
  const gateway = await gatewayTo(await startEchoingNode(), await startEchoingGrpcNode());
  const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "sui").key);
  onTestFinished(() => caller.client.close());
  const error = await caller
    .unary("/sui.rpc.v2.LedgerService/GetServiceInfo")
    .catch((reason: unknown) => reason);
  const { details, metadata } = error as ServiceError;
  const text = JSON.stringify([details, metadata]);
  expectNoSecret(text);
  expect(text).toContain("[redacted]");
});

it("only strings of an error are redacted, and the rest stays as it was written", () => {
  const redact = redactor(["12345678"]);
  expect(redactJson('{"code":-32000,"n":1.10,"m":"no 12345678 \\u00e9"}', redact, "null")).toBe(
    '{"code":-32000,"n":1.10,"m":"no [redacted] é"}',
  );
  expect(redactJson('{"m":12345678}', redact, "null")).toBe("null");
});
