import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { avalancheP, createRpcClient as createAvalancheClient } from "../src/avalanche/index.ts";
import { bitcoin, createRpcClient as createBitcoinClient } from "../src/bitcoin/index.ts";
import { createRpcClient as createNamedClient } from "../src/index.ts";
import { createRpcClient as createSolanaClient, solana } from "../src/solana/index.ts";
import { createRpcClient as createTronClient, tron } from "../src/tron/index.ts";
import { createTableWebSocketClient } from "../src/web-socket-client.ts";
import { withMethods } from "../src/with-methods.ts";
import { FakeNode } from "./pool/fake-node.ts";

/** A server that responds with the call, and a client of each entry for it. */
async function start(): Promise<{ node: FakeNode; endpoint: string }> {
  const node = await FakeNode.start(({ method, params }) => [method, params]);
  return { node, endpoint: node.url };
}

it("is created by each entry that has a table, and calls the methods of that table", async () => {
  const { endpoint } = await start();
  const called: unknown[] = [
    await createSolanaClient({ protocol: solana, endpoint }).getSlot(),
    await createBitcoinClient({ protocol: bitcoin, endpoint }).getblockcount(),
    await createAvalancheClient({ protocol: avalancheP, endpoint })["platform.getHeight"](),
    await createTronClient({ protocol: tron, endpoint }).eth_getBalance(`0x${"00".repeat(20)}`),
  ];
  expect(called).toEqual([
    ["getSlot", []],
    ["getblockcount", []],
    ["platform.getHeight", []],
    // The default of its table is sent.
    ["eth_getBalance", [`0x${"00".repeat(20)}`, "latest"]],
  ]);
});

it("sends requests to the path of the table", async () => {
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    void text(request).then((body) => {
      const { id } = JSON.parse(body) as { id: number };
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: null }));
    });
  });
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const options = { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  await createTronClient({ ...options, protocol: tron }).request({ method: "eth_blockNumber" });
  await createAvalancheClient({ ...options, protocol: avalancheP }).request({ method: "platform.getHeight" });
  await createNamedClient({ ...options, protocol: "hyperliquid" }).eth_chainId();
  const extended = withMethods("hyperliquid", { methods: { acme_job: "safe" }, probeMethod: "acme_job" });
  await createNamedClient({ ...options, protocol: extended }).request({ method: "acme_job" });
  expect(paths).toEqual(["/jsonrpc", "/ext/bc/P", "/evm", "/evm"]);
});

it("has the members of every client, and no method of another protocol", async () => {
  const { endpoint } = await start();
  const client = createSolanaClient({ protocol: solana, endpoint, methods: { acme_getJob: "safe" } });
  expect(await client.with({ timeout: 1_000 }).getBlockHeight()).toEqual(["getBlockHeight", []]);
  expect(await client.request({ method: "acme_getJob" })).toEqual(["acme_getJob", []]);
  expect(Object.keys(client)).toEqual(Object.keys(createNamedClient({ protocol: solana, endpoint })));
  expect(Object.keys(client)).not.toContain("eth_chainId");
});

it("takes a table of another protocol, and one with own methods", async () => {
  const { endpoint } = await start();
  const own = withMethods(solana, { methods: { acme_getJob: "safe" }, probeMethod: "acme_getJob" });
  expect(await createSolanaClient({ protocol: own, endpoint }).getSlot()).toEqual(["getSlot", []]);
  expect(await createSolanaClient({ protocol: bitcoin, endpoint }).getblockcount()).toEqual([
    "getblockcount",
    [],
  ]);
});

it.each([["ethereum"], ["solana"], [undefined], [null], [{}], [1n], [Symbol("protocol")]])(
  "rejects a protocol that is no table, and says what takes names: %s",
  (protocol) => {
    const message =
      /^protocol: expected a table such as solana; createRpcClient and createRpcWebSocketClient take names, received \w+$/;
    const options = { protocol, endpoint: "https://node.example" };
    expect(() => createSolanaClient(options as never)).toThrow(message);
    expect(() => createTableWebSocketClient(options as never)).toThrow(message);
    expect(() => createSolanaClient(undefined as never)).toThrow(/^protocol: expected a table/);
  },
);
