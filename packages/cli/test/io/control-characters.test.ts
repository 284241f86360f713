import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../run-cli.ts";

const text = "a\u001B[2Jb\u009B31mc";
const server = createServer(async (request, response) => {
  const { id, method } = (await json(request)) as { id: number; method: string };
  const answer =
    method === "web3_clientVersion"
      ? { result: text }
      : { error: { code: -32000, message: text, data: text } };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ jsonrpc: "2.0", id, ...answer }));
});
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close());

it.each(["web3_clientVersion", "eth_blockNumber"])(
  "of a node don't reach the terminal: %s",
  async (method) => {
    const env = {
      NODE_ACCESS_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      NO_COLOR: "1",
    };
    const { out, err } = await runCli(["rpc", method], { env, isTerminal: true });
    expect(out + err).toContain(String.raw`a\u001b[2Jb\u009b31mc`);
    // oxlint-disable-next-line no-control-regex
    expect(out + err).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/);
  },
);
