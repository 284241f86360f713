import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { isNodeAccessError } from "../src/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";

it("makes Starknet's subscriptions again on a new socket, and ends them by their new id", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  await once(server, "listening");
  const asked: unknown[] = [];
  let ids = 0;
  server.on("connection", (socket) => {
    socket.on("message", (data) => {
      const { id, method, params } = JSON.parse(String(data)) as Record<string, unknown>;
      asked.push([method, params]);
      const result = method === "starknet_unsubscribe" ? true : String((ids += 1));
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, result }));
      if (method === "starknet_unsubscribe") return;
      const tell = (name: string, told: object): void =>
        socket.send(JSON.stringify({ method: name, params: { subscription_id: result, result: told } }));
      // Of new transactions it tells by a method that is called otherwise than the one that subscribes.
      tell("starknet_subscriptionNewTransaction", { transaction_hash: `0x${ids}` });
      tell("starknet_subscriptionReorg", { starting_block_number: ids });
    });
  });
  const { port } = server.address() as AddressInfo;
  const client = createRpcWebSocketClient({ protocol: "starknet", endpoint: `ws://127.0.0.1:${port}` });
  onTestFinished(() => client.close());
  const told = await client.subscribe("starknet_subscribeNewTransactions", ["ACCEPTED_ON_L2"]);
  expect((await told.next()).value).toEqual({ transaction_hash: "0x1" });
  expect((await told.next()).value).toEqual({ starting_block_number: 1 });
  for (const socket of server.clients) socket.terminate();
  expect((await told.next()).value).toEqual({ transaction_hash: "0x2" });
  expect((await told.next()).value).toEqual({ starting_block_number: 2 });
  await told.unsubscribe();
  expect(asked).toEqual([
    ["starknet_subscribeNewTransactions", [["ACCEPTED_ON_L2"]]],
    ["starknet_subscribeNewTransactions", [["ACCEPTED_ON_L2"]]],
    ["starknet_unsubscribe", ["2"]],
  ]);
});

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
