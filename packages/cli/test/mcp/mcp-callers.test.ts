import { PassThrough } from "node:stream";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "../../src/index.ts";
import { runCli } from "../run-cli.ts";
import { readData } from "./tool-text.ts";

let gateway: Gateway<Credentials>;
let address: URL;
let running: Promise<number>;
const stop = new AbortController();
const clients: Client[] = [];

beforeAll(async () => {
  gateway = (await createGateway()) as Gateway<Credentials>;
  const stderr = Object.assign(new PassThrough(), { isTTY: false });
  const written = new Promise<string>((resolve) => {
    stderr.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  // A credential of the server's own, which no caller may use.
  const env = { SECRET: gateway.credentials.nodes.solana.key };
  const io = { stdin: new PassThrough(), stdout: new PassThrough(), stderr, env, signal: stop.signal };
  running = run(
    ["mcp", "--endpoint", gateway.url, "--protocol", "solana", "--port", "0", "--callers-credentials"],
    io,
  );
  address = new URL(await written);
});
afterAll(async () => {
  await Promise.all(clients.map((one) => one.close()));
  stop.abort();
  await running;
  await gateway.close();
});

async function connect(credential: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const headers = { authorization: `Bearer ${credential}` };
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  clients.push(client);
  return client;
}

async function use(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const text = readData(content);
  return { text, isError: isError === true };
}

it("rejects callers without a credential", async () => {
  const response = await fetch(address, { method: "POST", body: "{}" });
  expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
});

it("makes each call with the credential of its caller, and no other one", async () => {
  const { nodes } = gateway.credentials;
  const [own, other] = await Promise.all([connect(nodes.solana.key), connect(nodes.bitcoin.key)]);
  const { text, isError } = await use(own, "call", { method: "getSlot" });
  expect([JSON.parse(text), isError]).toMatchObject([{ result: expect.any(Number) as number }, false]);
  // The key of a Bitcoin node reaches that node alone.
  expect((await use(other, "call", { method: "getblockcount", protocol: "bitcoin" })).isError).toBe(false);
  const denied = await use(other, "call", { method: "getSlot" });
  expect(denied).toMatchObject({ isError: true });
  const wrong = await use(await connect("wrong-key-of-nobody"), "call", { method: "getSlot" });
  expect(wrong.isError).toBe(true);
  expect(wrong.text).not.toContain("wrong-key-of-nobody");
  expect(denied.text).not.toContain(nodes.bitcoin.key);
});

it("acts with the scopes of a key of the management API", async () => {
  const manager = await connect(gateway.credentials.apiKey);
  const listed = await use(manager, "call", { method: "listNodes", protocol: "management" });
  expect(listed).toMatchObject({ isError: false });
  const node = await connect(gateway.credentials.nodes.solana.key);
  expect((await use(node, "call", { method: "listNodes", protocol: "management" })).isError).toBe(true);
  // Writes are off, whatever the key may do.
  const write = await use(manager, "call", {
    method: "deleteNode",
    protocol: "management",
    params: { id: "ND-1" },
  });
  expect(write.text).toContain("only reads");
});

it("shows no caller another one's results", async () => {
  const { nodes } = gateway.credentials;
  const [own, other] = await Promise.all([connect(nodes.solana.key), connect(nodes.bitcoin.key)]);
  const { text } = await use(own, "describe", { method: "getBlock", protocol: "solana" });
  const uri = /node-access:\/\/results\/\d+\/\d+/.exec(text)?.[0] ?? "";
  expect(uri).not.toBe("");
  expect(readData((await own.readResource({ uri })).contents)).toMatch(/^\{"name":"getBlock"/);
  await expect(other.readResource({ uri })).rejects.toThrow("there is no such page");
});

it("uses no node that is stored where it runs", async () => {
  const client = await connect(gateway.credentials.nodes.solana.key);
  const called = await use(client, "call", { method: "getSlot", profile: "default" });
  expect(called.text).toContain("profile: this server only calls its own node");
  const checked = await use(client, "check", { compare: "default" });
  expect(checked.text).toContain("compare: this server only calls its own node");
});

it("says what is wrong with its options", async () => {
  const node = ["mcp", "--endpoint", gateway.url];
  const results = await Promise.all([
    runCli([...node, "--callers-credentials"]),
    runCli([...node, "--port", "0", "--host", "0.0.0.0"]),
    runCli([...node, "--port", "0", "--callers-credentials", "--token-env", "X"]),
  ]);
  expect(results.map(({ code }) => code)).toEqual([2, 2, 2]);
  expect(results.map(({ err }) => /--[a-z-]+/.exec(err)?.[0])).toEqual([
    "--callers-credentials",
    "--host",
    "--callers-credentials",
  ]);
});
