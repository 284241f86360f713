import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { isNodeAccessError } from "../src/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";

it("settles each call of a batch in its place, each by a message of its own", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  await once(server, "listening");
  const methods: string[] = [];
  server.on("connection", (socket) => {
    socket.on("message", (data) => {
      const { id, method } = JSON.parse(String(data)) as { id: number; method: string };
      methods.push(method);
      const error = { code: -32601, message: "no such method" };
      const answer = method === "eth_accounts" ? { error } : { result: false };
      // The last one first.
      setTimeout(
        () => socket.send(JSON.stringify({ jsonrpc: "2.0", id, ...answer })),
        20 - 10 * methods.length,
      );
    });
  });
  const { port } = server.address() as AddressInfo;
  const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: `ws://127.0.0.1:${port}` });
  onTestFinished(() => client.close());
  const [syncing, accounts] = await client.batch([{ method: "eth_syncing" }, { method: "eth_accounts" }]);
  expect(syncing).toEqual({ status: "fulfilled", value: false });
  expect(accounts.status === "rejected" && isNodeAccessError(accounts.reason, "JSON_RPC_ERROR")).toBe(true);
  expect(methods).toEqual(["eth_syncing", "eth_accounts"]);
});
