import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "@node-access-tools/local-servers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createGateway, type Gateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { type HttpResponse, findNode, request } from "../../client.ts";
import { upstreamsAt } from "../../networks.ts";

const genesis = "00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc";
const address = "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3";

interface Sent {
  readonly target: string;
  readonly body: string;
}

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/** A node that keeps what it was asked, except for its first block. */
async function nodeWith(respond: Respond, first = genesis): Promise<{ url: string; sent: Sent[] }> {
  const sent: Sent[] = [];
  const { url, close } = await listen(
    createServer((received, response) => {
      if (received.url === "/wallet/getblockbynum?num=0") return json(response, { blockID: first });
      return void text(received).then((body) => {
        sent.push({ target: `${received.method} ${received.url}`, body });
        respond(response, received);
      });
    }),
  );
  onTestFinished(close);
  return { url, sent };
}

function json(response: ServerResponse, value: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(`${JSON.stringify(value)}\n`);
}

/** The address of a TRON node at a gateway in front of nodes. */
async function startTron(...urls: readonly string[]): Promise<string> {
  const gateway = await createGateway({
    networks: { "tron-mainnet": { tron: upstreamsAt(...urls) } },
    limits: { shutdown: 100 },
  });
  closeAfterTest(gateway);
  return `${gateway.url}/${findNode(gateway, "tron").key}`;
}

async function captureError(response: Promise<HttpResponse>): Promise<[number, string]> {
  const { status, json: body } = await response;
  return [status, (body as { readonly Error: string }).Error];
}

describe("GET of TRON's HTTP API", () => {
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await createGateway({ networks: { "tron-mainnet": { tron: "simulator" } } });
  });
  afterAll(() => gateway.close());

  it("passes a query on as it is, and a body too", async () => {
    const node = await nodeWith((response) => json(response, { balance: 1 }));
    const url = await startTron(node.url);
    const query = `/wallet/getaccount?address=${address}&visible=false&other=1&other=2`;
    expect((await request(url + query)).json).toEqual({ balance: 1 });
    expect((await request(`${url}/wallet/getaccount`, { method: "POST", body: { address } })).json).toEqual({
      balance: 1,
    });
    expect((await request(`${url}/walletsolidity/getnowblock`)).json).toEqual({ balance: 1 });
    expect(node.sent.map(({ target, body }) => [target, body])).toEqual([
      [`GET ${query}`, ""],
      ["POST /wallet/getaccount", JSON.stringify({ address })],
      ["GET /walletsolidity/getnowblock", ""],
    ]);
  });

  it("is not offered for what builds or broadcasts transactions", async () => {
    const node = await nodeWith((response) => json(response, {}));
    const url = await startTron(node.url);
    for (const path of [
      "broadcasttransaction",
      "broadcasthex?transaction=0a",
      "createtransaction",
      "triggerconstantcontract",
    ])
      expect((await request(`${url}/wallet/${path}`)).status).toBe(405);
    expect(node.sent).toEqual([]);
  });

  it.each([
    ["a number as text", "getblockbynum?num=12", 200],
    ["a number that is a word", "getblockbynum?num=twelve", 400],
    ["no number", "getblockbynum?num=", 400],
    ["a fraction", "getblockbynum?num=1.5", 400],
    ["a parameter twice", "getblockbynum?num=1&num=two", 200],
    ["an unknown parameter", "getblockbynum?num=1&height=2", 200],
    ["a boolean", "getblock?detail=true", 200],
    ["a boolean that is a word", "getblock?detail=maybe", 400],
    ["a boolean in capitals", "getnowblock?visible=TRUE", 400],
    ["an address in hex", `getaccount?address=${address}`, 200],
    ["an address in base58", "getaccount?address=TJRabPrwbZy45sbavfcjinPJC18kjpRTv8&visible=true", 200],
    ["an address with 0x", `getaccount?address=0x${address}`, 400],
    ["no address", "getaccount", 400],
    ["what is a member of every object", "getblockbynum?num=1&__proto__=1&constructor=2", 200],
    ["an id in hex", `gettransactionbyid?value=${"ab".repeat(32)}`, 200],
    ["bytes that are not hex", "gettransactionbyid?value=xyz", 400],
    ["an encoded value", "getblockbynum?num=%31%32", 200],
    ["a broken encoding", "getblockbynum?num=%zz", 400],
  ])("checks a query at the simulator: %s", async (_shows, path, status) => {
    const response = await request(`${gateway.url}/${findNode(gateway, "tron").key}/wallet/${path}`);
    expect(response.status).toBe(status);
    if (status === 400) expect(response.json).toEqual({ Error: expect.any(String) as unknown });
  });
});

describe("a TRON node's errors", () => {
  const broadcast = { method: "POST", body: { raw_data: {}, signature: ["00"] } };
  const path = `/wallet/getaccount?address=${address}`;

  it.each([
    [
      "is busy",
      (response) =>
        json(response, { Error: "class java.lang.IllegalAccessException : lack of computing resources" }),
    ],
    [
      "lacks history",
      (response) => {
        response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
        response.end("this API is closed because this node is a lite fullnode");
      },
    ],
    [
      "has the call turned off",
      (response) => json(response, { Error: "this API is unavailable due to config" }, 404),
    ],
    [
      "does not run contracts",
      (response) =>
        json(response, {
          result: { code: "OTHER_ERROR" },
          Error:
            "class org.tron.core.exception.ContractValidateException : this node does not support constant",
        }),
    ],
  ] satisfies [string, Respond][])("asks another node if one %s", async (_shows, respond) => {
    const failing = await nodeWith(respond);
    const whole = await nodeWith((response) => json(response, { balance: 1 }));
    const url = await startTron(failing.url, whole.url);
    for (const _ of [1, 2, 3]) expect((await request(url + path)).json).toEqual({ balance: 1 });
  });

  it.each([
    { Error: 'class java.lang.NumberFormatException : For input string: "lack of computing resources"' },
    { Error: "class org.tron.core.exception.ContractValidateException : No contract!" },
    { Error: "INVALID address, server_busy DecoderException" },
    { result: { code: "CONTRACT_VALIDATE_ERROR", message: "4e6f" } },
    { code: "608060", name: "SERVER_BUSY" },
    { code: { Error: "SERVER_BUSY" }, result: "SERVER_BUSY" },
  ])("asks no other node about an error of the caller, or a result: %o", async (value) => {
    const nodes = await Promise.all([1, 2].map(() => nodeWith((response) => json(response, value))));
    const url = await startTron(...nodes.map((node) => node.url));
    expect((await request(url + path)).json).toEqual(value);
    expect(nodes.flatMap(({ sent }) => sent)).toHaveLength(1);
  });

  it("returns the node's own error if no node has a better response, and sends a broadcast once", async () => {
    const busy = { code: "SERVER_BUSY", txid: "00", message: "5365727665722062757379" };
    const nodes = await Promise.all([1, 2].map(() => nodeWith((response) => json(response, busy))));
    const url = await startTron(...nodes.map((node) => node.url));
    expect((await request(`${url}/wallet/broadcasttransaction`, broadcast)).json).toEqual(busy);
    expect(nodes.flatMap(({ sent }) => sent)).toHaveLength(1);
  });

  it("sends nothing to a node of another network", async () => {
    const other = await nodeWith((response) => json(response, {}), `${"0".repeat(16)}${"ab".repeat(24)}`);
    const [status, error] = await captureError(request((await startTron(other.url)) + path));
    expect([status, other.sent]).toEqual([502, []]);
    expect(error).toMatch(/node/);
  });
});
