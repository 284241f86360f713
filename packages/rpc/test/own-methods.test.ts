import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { ProtocolTable } from "@node-access/transport/json-rpc";
import { expect, it, onTestFinished } from "vitest";
import { hyperevmMethods } from "../src/chains.ts";
import { createRpcClient } from "../src/index.ts";
import { withMethods } from "../src/with-methods.ts";

interface Nothing {
  readonly methods: object;
  readonly calls: object;
  readonly subscriptions: object;
}

/** Starts a node that returns the path and the method of each request. */
async function startNode(): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const { id, method } = JSON.parse(raw) as { id: number; method: string };
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: `${request.url} ${method}` }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("sends calls to the path of the own table, if it has one, and else to that of the protocol", async () => {
  const endpoint = await startNode();
  const own: ProtocolTable<Nothing> = { methods: hyperevmMethods, probeMethod: "eth_chainId" };
  const captureText = async (table: ProtocolTable<Nothing>): Promise<string> => {
    const client = createRpcClient({ protocol: withMethods("hyperliquid", table), endpoint });
    return client.eth_bigBlockGasPrice();
  };
  expect(await captureText(own)).toBe("/evm eth_bigBlockGasPrice");
  expect(await captureText({ ...own, rpcPath: "/nanoreth" })).toBe("/nanoreth eth_bigBlockGasPrice");
});
