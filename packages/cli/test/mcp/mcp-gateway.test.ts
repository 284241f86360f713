import { once } from "node:events";
import { createServer } from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createMcpHandler } from "../../src/index.ts";
import { readData } from "./tool-text.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const adminKey = "the-admin-key-of-gateways-in-tests-only";

let gateway: Gateway<Credentials>;
beforeAll(async () => {
  gateway = (await createGateway({
    mcp: createMcpHandler,
    admin: { key: adminKey },
    cors: { origins: ["https://page.example"] },
  })) as Gateway<Credentials>;
});
afterAll(() => gateway.close());

async function connect(credential: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const headers = { authorization: `Bearer ${credential}` };
  const address = new URL(`${gateway.url}/mcp`);
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

/** Uses a tool: what it returns, and whether that is an error. */
async function use(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const text = readData(content);
  return { text, isError: isError === true };
}

async function admin(path: string, body?: object): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${adminKey}`, "content-type": "application/json" };
  const init = { method: "POST", headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${gateway.adminUrl}/v1${path}`, init);
  expect(response.ok).toBe(true);
  return (await response.json()) as Record<string, string>;
}

/** Another credential of the Solana node. */
async function createCredential(terms: object): Promise<{ id: string; key: string }> {
  const path = `/nodes/${gateway.credentials.nodes.solana.id}/credentials/`;
  const { id = "", key = "" } = await admin(path, { name: "test", ...terms });
  return { id, key };
}

/** The status of a request to `/mcp`, and the code of its error. */
async function rejection(headers: Record<string, string>, method = "POST"): Promise<unknown> {
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  const response = await fetch(`${gateway.url}/mcp`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method === "POST" && { body }),
  });
  const { error } = JSON.parse(await response.text()) as { error?: { code?: string } };
  return `${response.status} ${error?.code}`;
}

/** What a browser asks before a page of an origin may send a request to `/mcp`. */
function preflight(origin: string): Promise<Response> {
  return fetch(`${gateway.url}/mcp`, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,mcp-protocol-version",
    },
  });
}

it("asks nothing more for a caller who has left", async () => {
  let count = 0;
  const node = createServer(async (call, reply) => {
    count += 1;
    // What a caller's leaving aborts must not be garbage before.
    collectGarbage();
    const { id } = (await json(call)) as { id: number };
    reply.setHeader("content-type", "application/json");
    reply.end(JSON.stringify({ jsonrpc: "2.0", id, result: "0x1" }));
  }).listen(0, "127.0.0.1");
  await once(node, "listening");
  onTestFinished(() => void node.close());
  const own = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
  const watching = (await createGateway({ mcp: () => createMcpHandler(own, own) })) as Gateway<Credentials>;
  onTestFinished(() => watching.close());
  const headers = {
    authorization: `Bearer ${watching.credentials.nodes.ethereum.key}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  };
  const params = { name: "watch", arguments: { kind: "heads", seconds: 60 } };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  const left = new AbortController();
  const sent = fetch(`${watching.url}/mcp`, { method: "POST", headers, body, signal: left.signal });
  await expect.poll(() => count).toBeGreaterThan(2);
  left.abort();
  await expect(sent.then((response) => response.text())).rejects.toThrow();
  // One call may be on its way. A watch that goes on makes one each second.
  const asked = count;
  await sleep(2_500);
  expect(count - asked).toBeLessThan(2);
});

describe("the gateway's /mcp", () => {
  it("calls the node of the caller's credential, by its protocol", async () => {
    const { nodes } = gateway.credentials;
    const solana = await connect(nodes.solana.key);
    expect((await solana.listTools()).tools.map(({ name }) => name)).toHaveLength(6);
    const { text, isError } = await use(solana, "call", { method: "getSlot" });
    expect([JSON.parse(text), isError]).toMatchObject([{ result: expect.any(Number) as number }, false]);
    const bitcoin = await connect(nodes.bitcoin.key);
    expect((await use(bitcoin, "call", { method: "getblockcount" })).isError).toBe(false);
    // The key of a Bitcoin node reaches that node alone.
    const denied = await use(bitcoin, "call", { method: "getSlot", protocol: "solana" });
    expect(denied.isError).toBe(true);
    expect(denied.text).not.toContain(nodes.bitcoin.key);
  });

  it("makes gRPC calls", async () => {
    const { nodes } = gateway.credentials;
    const solana = await connect(nodes.solana.key);
    const slot = await use(solana, "call", { method: "getSlot", protocol: "geyser" });
    expect([JSON.parse(slot.text), slot.isError]).toMatchObject([
      { result: { slot: expect.any(Number) as number } },
      false,
    ]);
    const sui = await connect(nodes.sui.key);
    const info = await use(sui, "call", { method: "getServiceInfo", select: "chain" });
    expect(JSON.parse(info.text)).toMatchObject({ result: "simulator" });
    const denied = await use(sui, "call", { method: "getSlot", protocol: "geyser" });
    expect(denied.isError).toBe(true);
    expect(denied.text).not.toContain(nodes.sui.key);
  });

  it("lists with an API key what its organization has, and writes nothing", async () => {
    const manager = await connect(gateway.credentials.apiKey);
    for (const method of ["listNodes", "listStreams"])
      expect(await use(manager, "call", { method, protocol: "management" })).toMatchObject({
        isError: false,
      });
    const params = { id: gateway.credentials.nodes.solana.id };
    const write = await use(manager, "call", { method: "deleteNode", protocol: "management", params });
    expect(write).toMatchObject({ isError: true, text: expect.stringContaining("only reads") as string });
  });

  it("rejects callers without a credential, and with a wrong one", async () => {
    const initialize = fetch(`${gateway.url}/mcp`, { method: "POST", body: "{}" });
    expect((await initialize).headers.get("www-authenticate")).toContain("Bearer");
    expect(await rejection({})).toBe("401 unauthorized");
    expect(await rejection({ authorization: "Bearer wrong-key-of-nobody" })).toBe("401 unauthorized");
    expect(await rejection({ authorization: "Basic dXNlcjpwYXNzd29yZA==" })).toBe("401 unauthorized");
    await expect(connect("wrong-key-of-nobody")).rejects.toThrow();
    const authorization = `Bearer ${gateway.credentials.nodes.solana.key}`;
    expect(await rejection({ authorization }, "GET")).toBe("405 method_not_allowed");
    expect(await rejection({ authorization, "content-type": "text/plain" })).toBe(
      "415 unsupported_media_type",
    );
  });

  it("allows a credential only its methods", async () => {
    const { key } = await createCredential({ methods: ["getSlot"] });
    const client = await connect(key);
    expect((await use(client, "call", { method: "getSlot" })).isError).toBe(false);
    const denied = await use(client, "call", { method: "getBlockHeight" });
    expect(denied).toMatchObject({ isError: true, text: expect.stringContaining("not allow") as string });
  });

  it("rejects a credential from the moment it is revoked", async () => {
    const { id, key } = await createCredential({});
    const client = await connect(key);
    expect((await use(client, "call", { method: "getSlot" })).isError).toBe(false);
    await admin(`/credentials/${id}/revoke/`);
    await expect(use(client, "call", { method: "getSlot" })).rejects.toThrow();
    expect(await rejection({ authorization: `Bearer ${key}` })).toBe("401 credential_revoked");
  });

  it("counts requests and their calls against the credential's rate", async () => {
    const { key } = await createCredential({ rate: 1, burst: 6 });
    const client = await connect(key);
    const calls = Array.from({ length: 20 }, () => use(client, "search_methods", { query: "slot" }));
    const settled = await Promise.allSettled(calls);
    expect(settled.some(({ status }) => status === "rejected")).toBe(true);
    const other = await connect(gateway.credentials.nodes.solana.key);
    expect((await use(other, "call", { method: "getSlot" })).isError).toBe(false);
  });

  it("shows no caller another one's results", async () => {
    const { nodes } = gateway.credentials;
    const [own, other] = await Promise.all([connect(nodes.solana.key), connect(nodes.bitcoin.key)]);
    const { text } = await use(own, "describe", { method: "getBlock", protocol: "solana" });
    const uri = /node-access:\/\/results\/\d+\/\d+/.exec(text)?.[0] ?? "";
    expect(readData((await own.readResource({ uri })).contents)).toMatch(/^\{"name":"getBlock"/);
    await expect(other.readResource({ uri })).rejects.toThrow("there is no such page");
  });

  it("lets only pages call that the gateway allows", async () => {
    const allowed = await preflight("https://page.example");
    expect(allowed.headers.get("access-control-allow-headers")).toContain("mcp-protocol-version");
    expect((await preflight("https://other.example")).status).toBe(403);
  });
});

it("reaches a gateway whose certificate is for another name", async () => {
  const { cert, private: key } = await generate([{ name: "commonName", value: "gateway.example" }]);
  const secure = (await createGateway({
    tls: { cert, key },
    mcp: createMcpHandler,
  })) as Gateway<Credentials>;
  onTestFinished(() => secure.close());
  const text = await new Promise<string>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${secure.credentials.nodes.solana.key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    };
    const sent = httpsRequest(
      `${secure.url}/mcp`,
      { method: "POST", rejectUnauthorized: false, headers },
      (response) => {
        let received = "";
        response.setEncoding("utf8").on("data", (part: string) => (received += part));
        response.on("end", () => resolve(received));
      },
    );
    const params = { name: "call", arguments: { method: "getSlot" } };
    sent.on("error", reject).end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }));
  });
  expect(text).toContain('{\\"result\\":');
});

it("is served only with the option", async () => {
  const plain = await createGateway({ networks: { "solana-mainnet": "simulator" } });
  onTestFinished(() => plain.close());
  const { key } = plain.credentials.nodes.solana;
  const response = await fetch(`${plain.url}/mcp`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: "{}",
  });
  // If an endpoint of nodes takes bearer tokens, /mcp is a path that the node does not have.
  expect([401, 404]).toContain(response.status);
});
