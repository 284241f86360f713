import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { readData } from "./tool-text.ts";

const command = join(import.meta.dirname, "../../dist/bin.js");
/** By day, two workers stand for more. */
const isNight = Boolean(process.env["NIGHTLY"]);
const workerCount = isNight ? 3 : 2;
/** Connections after which each worker has served at least one. */
const connections = 8;
const waiting = { timeout: 240_000, interval: 50 };

let folder: string;
let gateway: ChildProcess;
let output = "";
let url: string;
let keys: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "node-access-workers-"));
  const ports = ["--port", "--grpc-port", "--admin-port", "--metrics-port"].flatMap((name) => [name, "0"]);
  const config = join(folder, "gateway.json");
  await writeFile(config, "{}");
  const args = [
    "gateway",
    "start",
    "--mcp",
    "--workers",
    String(workerCount),
    "--json",
    "--config",
    config,
    ...ports,
  ];
  gateway = spawn(process.execPath, [command, ...args], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [gateway.stdout, gateway.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [, found = ""] = await vi.waitFor(() => expectMatch(/\{"url":"([^"]+)"/), waiting);
  url = found;
  const [, nodes = ""] = expectMatch(/"nodes":(\{.*?\}\})/s);
  const parsed = JSON.parse(nodes) as Record<string, { key: string }>;
  keys = Object.fromEntries(Object.entries(parsed).map(([name, { key }]) => [name, key]));
});
afterAll(async () => {
  if (gateway.exitCode === null) {
    gateway.kill("SIGTERM");
    await once(gateway, "close");
  }
  await rm(folder, { recursive: true });
});

function expectMatch(pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(output);
  if (!found) throw new Error(`${pattern} is not in ${output}`);
  return found;
}

/** Sends each request over a connection of its own: the next worker receives it. */
const newConnection: typeof fetch = (address, { method, headers, body, signal } = {}) =>
  new Promise((resolve, reject) => {
    const options = {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      signal: signal ?? undefined,
    };
    const sent = request(address as URL, { ...options, agent: new Agent() }, (response) => {
      const { statusCode = 0, headers: received } = response;
      const init = { status: statusCode, headers: received as Record<string, string> };
      resolve(new Response(Readable.toWeb(response) as ReadableStream, init));
    });
    sent.on("error", reject).end(body ?? undefined);
  });

async function connect(credential: string, sessions: (string | null)[] = []): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${credential}` } };
  const watched: typeof fetch = async (...args) => {
    const response = await newConnection(...args);
    sessions.push(response.headers.get("mcp-session-id"));
    return response;
  };
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit, fetch: watched });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

async function use(client: Client, name: string, args: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const text = readData(content);
  if (isError) throw new Error(text);
  return text;
}

/** Makes a result that is too large for a response: its address. */
async function keepResult(client: Client): Promise<string> {
  const text = await use(client, "describe", { method: "getBlock", protocol: "solana" });
  return /node-access:\/\/results\/\d+\/1/.exec(text)?.[0] ?? "";
}

/** How many workers have begun to serve. */
function starts(): number {
  return output.match(/"started"/g)?.length ?? 0;
}

function listChildren(pid = 0): number[] {
  const found = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return found === "" ? [] : found.split(" ").map(Number);
}

/** The processes of the workers, which are children of the gateway's process. */
function workers(): number[] {
  return listChildren(listChildren(gateway.pid)[0]);
}

describe("several workers", () => {
  it("serve one client, whichever of them receives its requests", async () => {
    const sessions: (string | null)[] = [];
    const client = await connect(keys["solana"] ?? "", sessions);
    expect((await client.listTools()).tools).toHaveLength(6);
    const slots = await Promise.all(
      Array.from({ length: connections }, () => use(client, "call", { method: "getSlot" })),
    );
    expect(slots.map((text) => JSON.parse(text) as object)).toEqual(
      slots.map(() => expect.objectContaining({ result: expect.any(Number) as number })),
    );
    // No worker has a session that the others do not know.
    expect(sessions.length).toBeGreaterThan(connections);
    expect(sessions.every((id) => id === null)).toBe(true);
    const grpc = await use(client, "call", { method: "getSlot", protocol: "geyser" });
    expect(JSON.parse(grpc)).toMatchObject({ result: { slot: expect.any(Number) as number } });
  });

  it("read each other's results, to the end, for their caller alone", async () => {
    const client = await connect(keys["solana"] ?? "");
    const uris = await Promise.all(Array.from({ length: 3 }, () => keepResult(client)));
    expect(new Set(uris).size).toBe(3);
    for (const uri of uris) {
      const pages = await Promise.all(
        Array.from({ length: connections }, () => client.readResource({ uri })),
      );
      expect(new Set(pages.map(({ contents }) => readData(contents))).size).toBe(1);
      let whole = "";
      for (let page = 1; ; page += 1) {
        const part = await client
          .readResource({ uri: uri.replace(/1$/, String(page)) })
          .catch(() => undefined);
        if (!part) break;
        whole += readData(part.contents);
      }
      expect(JSON.parse(whole)).toMatchObject({ name: "getBlock" });
    }
    const other = await connect(keys["bitcoin"] ?? "");
    for (let count = 0; count < connections; count += 1)
      await expect(other.readResource({ uri: uris[0] ?? "" })).rejects.toThrow("no such page");
    for (const page of ["0", "-1", "1.5", "x"])
      await expect(client.readResource({ uri: `${uris[0]?.slice(0, -1)}${page}` })).rejects.toThrow();
  });

  it("reject at each worker who has no credential, and methods of other nodes", async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
    const headers = { "content-type": "application/json", authorization: "Bearer wrong-key-of-nobody" };
    for (let count = 0; count < connections; count += 1)
      expect((await newConnection(`${url}/mcp`, { method: "POST", headers, body })).status).toBe(401);
    const bitcoin = await connect(keys["bitcoin"] ?? "");
    for (let count = 0; count < connections; count += 1)
      await expect(use(bitcoin, "call", { method: "getSlot", protocol: "solana" })).rejects.toThrow();
  });

  it("serve after a reload of the config", async () => {
    const before = output.length;
    process.kill(listChildren(gateway.pid)[0] ?? 0, "SIGHUP");
    await expect.poll(() => output.slice(before).match(/config reloaded/g)).toHaveLength(workerCount);
    expect(output.slice(before)).not.toContain("needsRestart");
    const client = await connect(keys["solana"] ?? "");
    for (let count = 0; count < connections; count += 1)
      expect(await use(client, "call", { method: "getSlot" })).toContain("result");
  });

  // By day, the gateway's tests kill workers.
  it.runIf(isNight)("lose only the calls of a worker that is killed, and no result", async () => {
    const client = await connect(keys["solana"] ?? "");
    const started = starts();
    const uri = await keepResult(client);
    const read = async (): Promise<string> => readData((await client.readResource({ uri })).contents);
    const before = await read();
    const watching = Array.from({ length: connections }, () =>
      use(client, "watch", { kind: "heads", count: 100, seconds: 5 }).then(
        () => "done",
        (error: Error) => error.message,
      ),
    );
    await sleep(1_500);
    const [killed = 0] = workers();
    process.kill(killed, "SIGKILL");
    const ends = await Promise.all(watching);
    // The system chooses the worker of a connection: the killed one may have had none or all of them.
    for (const end of ends) expect(end).toMatch(/^done$|socket hang up|ECONNRESET/);
    for (let count = 0; count < connections; count += 1)
      expect(await use(client, "call", { method: "getSlot" })).toContain("result");
    // Whoever kept the result is gone, too.
    await expect.poll(() => starts()).toBe(started + 1);
    for (const pid of workers()) process.kill(pid, "SIGKILL");
    await expect.poll(() => starts()).toBe(started + 4);
    expect(await read()).toBe(before);
  });

  it("finish the calls in flight when the gateway ends", async () => {
    const client = await connect(keys["solana"] ?? "");
    const watching = use(client, "watch", { kind: "heads", count: 100, seconds: 4 });
    await sleep(1_500);
    gateway.kill("SIGTERM");
    expect(JSON.parse(await watching)).toMatchObject({ events: expect.any(Array) as unknown[] });
    if (gateway.exitCode === null) await once(gateway, "exit");
    expect(gateway.exitCode).not.toBe(null);
  });
});
