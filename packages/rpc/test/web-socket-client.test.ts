import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { batch } from "../src/batch.ts";
import { isNodeAccessError } from "../src/index.ts";
import { solana } from "../src/solana/index.ts";
import { createRpcWebSocketClient, createTableWebSocketClient } from "../src/web-socket-client.ts";

it("subscribes again on Starknet with a new socket, and unsubscribes with the new id", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  await once(server, "listening");
  const requests: unknown[] = [];
  let ids = 0;
  server.on("connection", (socket) => {
    socket.on("message", (data) => {
      const { id, method, params } = JSON.parse(String(data)) as Record<string, unknown>;
      requests.push([method, params]);
      const result = method === "starknet_unsubscribe" ? true : String((ids += 1));
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, result }));
      if (method === "starknet_unsubscribe") return;
      const notify = (name: string, event: object): void =>
        socket.send(JSON.stringify({ method: name, params: { subscription_id: result, result: event } }));
      // The method of new-transaction notifications differs from the one that subscribes.
      notify("starknet_subscriptionNewTransaction", { transaction_hash: `0x${ids}` });
      notify("starknet_subscriptionReorg", { starting_block_number: ids });
    });
  });
  const { port } = server.address() as AddressInfo;
  const client = createRpcWebSocketClient({ protocol: "starknet", endpoint: `ws://127.0.0.1:${port}` });
  onTestFinished(() => client.close());
  const subscription = await client.subscribe("starknet_subscribeNewTransactions", ["ACCEPTED_ON_L2"]);
  expect((await subscription.next()).value).toEqual({ transaction_hash: "0x1" });
  expect((await subscription.next()).value).toEqual({ starting_block_number: 1 });
  for (const socket of server.clients) socket.terminate();
  expect((await subscription.next()).value).toEqual({ transaction_hash: "0x2" });
  expect((await subscription.next()).value).toEqual({ starting_block_number: 2 });
  await subscription.unsubscribe();
  expect(requests).toEqual([
    ["starknet_subscribeNewTransactions", [["ACCEPTED_ON_L2"]]],
    ["starknet_subscribeNewTransactions", [["ACCEPTED_ON_L2"]]],
    ["starknet_unsubscribe", ["2"]],
  ]);
});

it("is created from a table, whose subscriptions have methods of their own", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  await once(server, "listening");
  const requests: unknown[] = [];
  server.on("connection", (socket) => {
    socket.on("message", (data) => {
      const { id, method, params } = JSON.parse(String(data)) as Record<string, unknown>;
      requests.push([method, params]);
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, result: 7 }));
      if (method !== "slotSubscribe") return;
      const event = { subscription: 7, result: { slot: 1, parent: 0, root: 0 } };
      socket.send(JSON.stringify({ jsonrpc: "2.0", method: "slotNotification", params: event }));
    });
  });
  const { port } = server.address() as AddressInfo;
  const client = createTableWebSocketClient({ protocol: solana, endpoint: `ws://127.0.0.1:${port}` });
  onTestFinished(() => client.close());
  expect(await client.getSlot()).toBe(7);
  for await (const event of await client.subscribe("slotSubscribe")) {
    expect(event).toEqual({ slot: 1, parent: 0, root: 0 });
    break;
  }
  await expect.poll(() => requests.length).toBe(3);
  expect(requests).toEqual([
    ["getSlot", []],
    ["slotSubscribe", []],
    ["slotUnsubscribe", [7]],
  ]);
});

it("settles each call of a batch in order, with a separate message for each", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  await once(server, "listening");
  const methods: string[] = [];
  server.on("connection", (socket) => {
    socket.on("message", (data) => {
      const { id, method } = JSON.parse(String(data)) as { id: number; method: string };
      methods.push(method);
      const error = { code: -32601, message: "no such method" };
      const response = method === "eth_accounts" ? { error } : { result: false };
      // The last one first.
      setTimeout(
        () => socket.send(JSON.stringify({ jsonrpc: "2.0", id, ...response })),
        20 - 10 * methods.length,
      );
    });
  });
  const { port } = server.address() as AddressInfo;
  const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: `ws://127.0.0.1:${port}` });
  onTestFinished(() => client.close());
  const [syncing, accounts] = await batch(client, [{ method: "eth_syncing" }, { method: "eth_accounts" }]);
  expect(syncing).toEqual({ status: "fulfilled", value: false });
  expect(accounts.status === "rejected" && isNodeAccessError(accounts.reason, "JSON_RPC_ERROR")).toBe(true);
  expect(methods).toEqual(["eth_syncing", "eth_accounts"]);
});
