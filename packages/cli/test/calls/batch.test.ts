import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listAllMethods } from "../../src/calls/method-table.ts";
import { exitCodes, run } from "../../src/index.ts";
import { callOnce, contextFor } from "../mcp/mcp-context.ts";
import { runCli } from "../run-cli.ts";

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    const { id, params } = JSON.parse(body) as { id: number; params: [string] };
    // The later ones respond first.
    setTimeout(
      () => response.end(JSON.stringify({ jsonrpc: "2.0", id, result: params[0] })),
      Math.max(1, 30 - Number(params[0])),
    );
  });
});
let connections = 0;
let endpoint: string;

beforeAll(async () => {
  server.on("connection", () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it("responds to each line with a line, in order", async () => {
  const bytes = ["0x00", "0x10", "0x20"];
  const ran = await batch(
    ...bytes.map((one, id) => ({ id, method: "web3_sha3", params: [one] })),
    { id: 3, method: "web3_sha" },
    { id: 4, method: "eth_sendRawTransaction", params: ["0x01"] },
    "{",
  );
  expect(ran.lines.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, undefined]);
  expect(ran.lines.slice(0, 3).map(({ result }) => result)).toEqual(bytes);
  expect(ran.lines[3]?.error?.message).toContain("Did you mean web3_sha3?");
  expect(ran.lines[4]?.error?.message).toContain("--yes");
  expect(ran.lines[5]?.error?.message).toContain("expected JSON");
  expect(ran.code).toBe(1);
});

it("takes integers that a number would round, and names what is no params", async () => {
  const { lines } = await batch(
    '{"method":"getblockhash","params":[123456789012345678901]}',
    { method: "web3_sha3", params: 5 },
    { method: "web3_sha3", params: ["0x00", "0x00"] },
  );
  expect(lines[0]?.result).toBe(123456789012345680000);
  expect(lines[1]?.error?.message).toBe("params: expected a list or an object, received 5");
  expect(lines[2]?.error?.message).toBe("web3_sha3: takes one param, received 2 in params");
});

it("reads the tables of methods once, and connects once for each call at a time", async () => {
  expect(listAllMethods("ethereum")).toBe(listAllMethods("ethereum"));
  connections = 0;
  const line = { method: "web3_sha3", params: ["0x30"] };
  const { code } = await batch(...Array.from({ length: 10 }, () => line));
  expect(code).toBe(0);
  expect(connections).toBe(2);
});

it("connects once for the calls of a tool for agents, and again for another credential", async () => {
  const context = contextFor({ endpoint });
  const call = async (defaults: object): Promise<void> => {
    const own = { ...context, defaults: { ...context.defaults, ...defaults } };
    const args = { method: "web3_sha3", params: ["0x30"] };
    const { value } = await callOnce(own, args);
    expect(value).toMatchObject({ result: "0x30" });
  };
  connections = 0;
  for (let count = 0; count < 3; count += 1) await call({});
  expect(connections).toBe(1);
  for (let count = 0; count < 3; count += 1) await call({ token: "another" });
  expect(connections).toBe(2);
});

it("ends with all of its calls when it is interrupted", async () => {
  const asked = once(server, "request");
  const controller = new AbortController();
  const input = `${JSON.stringify({ method: "web3_sha3", params: ["0x00"] })}\n`.repeat(5);
  const env = { NODE_ACCESS_ENDPOINT: endpoint };
  const ended = runCli(["batch"], { env, input, signal: controller.signal });
  await asked;
  controller.abort();
  expect(await ended).toMatchObject({ code: exitCodes.interrupted, out: "", err: "" });
});

it("ends when it is interrupted while it waits for a line", async () => {
  const stdin = new PassThrough();
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const controller = new AbortController();
  const env = { NODE_ACCESS_ENDPOINT: endpoint };
  const ended = run(["batch"], { stdin, stdout, stderr, env, signal: controller.signal });
  stdin.write(`${JSON.stringify({ method: "web3_sha3", params: ["0x30"] })}\n`);
  await setImmediate();
  controller.abort();
  expect(await ended).toBe(exitCodes.interrupted);
});

interface Line {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Runs the command with calls as lines, two at the same time. */
async function batch(
  ...calls: readonly (object | string)[]
): Promise<{ code: number; lines: readonly Line[] }> {
  const input = calls.map((call) => (typeof call === "string" ? call : JSON.stringify(call))).join("\n");
  const { code, out } = await runCli(["batch", "--concurrency", "2"], {
    env: { NODE_ACCESS_ENDPOINT: endpoint },
    input,
  });
  return {
    code,
    lines: out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Line),
  };
}
