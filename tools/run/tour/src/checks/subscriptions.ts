import assert from "node:assert/strict";
import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { type Check, type ErrorPattern, short, check } from "../check.ts";
import { decodedSubscriptionChecks } from "./decoded.ts";

/** anvil accepts the names of these subscriptions but does not implement them. */
const notImplemented: readonly ErrorPattern[] = [{ rpcCode: -32603, message: /^Not implemented$/ }];

type SubscribingClient = RpcWebSocketClient<"ethereum">;

/** Checks of subscriptions, which exist over a WebSocket only. */
export const subscriptionChecks: readonly Check<SubscribingClient>[] = [
  check("subscribe newHeads", "next block", async ({ client, call, node }) => {
    const heads = await client.subscribe("newHeads");
    await node("evm_mine");
    const value = await call(async () => (await heads.next()).value);
    await heads.unsubscribe();
    assert.equal(value?.number, await node("eth_blockNumber"));
    return `block ${value?.number}`;
  }),
  check("subscribe logs", "next log", async ({ client, call, chain, node }) => {
    const logs = await client.subscribe("logs", { address: chain.contract });
    const hash = await node("eth_sendTransaction", { from: chain.accounts[0], to: chain.contract });
    const value = await call(async () => (await logs.next()).value);
    await logs.unsubscribe();
    assert.equal(value?.transactionHash, hash);
    return `count ${Number(value?.data)}`;
  }),
  check("subscribe newPendingTransactions", "next one", async ({ client, call, chain, node }) => {
    const pending = await client.subscribe("newPendingTransactions");
    const hash = await node("eth_sendTransaction", { from: chain.accounts[0], to: chain.accounts[1] });
    const value = await call(async () => (await pending.next()).value);
    await pending.unsubscribe();
    assert.equal(value, hash);
    return `hash ${short(String(hash))}`;
  }),
  {
    method: "subscribe transactionReceipts",
    request: "next ones",
    anvilErrors: notImplemented,
    async run({ client, call, chain, node }) {
      const receipts = await client.subscribe("transactionReceipts");
      const hash = await node("eth_sendTransaction", { from: chain.accounts[0], to: chain.accounts[1] });
      const value = await call(async () => (await receipts.next()).value);
      await receipts.unsubscribe();
      assert.deepEqual(
        value?.map(({ transactionHash }) => transactionHash),
        [hash],
      );
      return `receipt ${short(String(hash))}`;
    },
  },
  {
    method: "subscribe syncing",
    request: "progress",
    anvilErrors: notImplemented,
    async run({ client, call }) {
      await call(async () => {
        const progress = await client.subscribe("syncing");
        await progress.unsubscribe();
        // A node that is in sync sends no event; this is what it would send.
        return false;
      });
      return "a subscription";
    },
  },
  ...decodedSubscriptionChecks,
];
