import { afterEach, beforeEach, expect, it } from "vitest";
import { createRpcWebSocketClient } from "../../src/web-socket-client.ts";
import { solana } from "../../src/solana/solana.ts";
import { watchAccount } from "../../src/solana/watch-account.ts";
import { watchBlocks } from "../../src/solana/watch-blocks.ts";
import { watchLogs } from "../../src/solana/watch-logs.ts";
import { ChainNode, RpcError } from "./chain-node.ts";
import { openHttp } from "./open-client.ts";

const account = "1".repeat(31) + "2";
const start = { interval: 1, fromSlot: 1_001 };

let node: ChainNode;
beforeEach(async () => {
  node = await ChainNode.start();
});
afterEach(() => node.close());

async function take<T>(events: AsyncIterableIterator<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  for await (const event of events) if (taken.push(event) === count) break;
  return taken;
}

/** Errors that a node may have for one block or transaction, for good. */
const errors = [
  new RpcError(-32015, "Transaction version (1) is not supported by the requesting client"),
  new RpcError(-32004, "Block not available for slot 1002"),
  new RpcError(-32007, "Slot 1002 was skipped"),
  new RpcError(-32009, "Slot 1002 was skipped, or missing in long-term storage"),
  new RpcError(-32014, "Block status not yet available for slot 1002"),
  new RpcError(-32016, "Minimum context slot has not been reached"),
  new RpcError(-32019, "Failed to query long-term storage; please try again"),
  new RpcError(-32603, "Internal error"),
];

it.each(errors)("reports a block that cannot be read, and goes on: $error.code", async (error) => {
  for (let count = 0; count < 3; count += 1) node.advance();
  let reads = 0;
  node.before = (method, [slot]) => {
    if (method !== "getBlock" || slot !== 1_002) return;
    reads += 1;
    throw error;
  };
  const client = openHttp(node).with({ retries: 0 });
  expect(await take(watchBlocks(client, start), 3)).toMatchObject([
    { type: "block", slot: 1_001 },
    { type: "gap", fromSlot: 1_002, toSlot: 1_002, error: { context: { rpcCode: error.error.code } } },
    { type: "block", slot: 1_003 },
  ]);
  expect(reads).toBe(error.error.code === -32015 ? 1 : 5);
});

it("reads blocks with transactions of any version", async () => {
  for (let count = 0; count < 2; count += 1) node.advance();
  node.before = (method, [, options]) => {
    if (method === "getBlock" && !(options.maxSupportedTransactionVersion >= 1)) throw errors[0] as RpcError;
  };
  const events = watchBlocks(openHttp(node), { ...start, transactionDetails: "full" });
  expect(await take(events, 2)).toMatchObject([{ type: "block" }, { type: "block" }]);
});

it.each(errors)("reports a transaction that cannot be read, and goes on: $error.code", async (error) => {
  for (let count = 0; count < 3; count += 1) node.advance(1);
  const [, second] = node.signatures;
  node.before = (method, [signature]) => {
    if (method === "getTransaction" && signature === second) throw error;
  };
  const client = openHttp(node).with({ retries: 0 });
  const events = await take(watchLogs(client, { mentions: account }, start), 3);
  expect(events).toMatchObject([
    { logs: expect.any(Array) },
    { signature: second, logs: null, error: { context: { rpcCode: error.error.code } } },
    { logs: expect.any(Array) },
  ]);
});

it("reports a block that no response can hold, or that crashes the server, and waits while all reads fail", async () => {
  for (let count = 0; count < 4; count += 1) node.advance();
  const large = "x".repeat(5_000);
  node.before = (method, [slot]) => {
    if (method === "getBlock" && slot === 1_002) throw new RpcError(-32000, large);
  };
  const client = openHttp(node).with({ retries: 0, maxResponseBytes: 2_000 });
  expect(await take(watchBlocks(client, start), 2)).toMatchObject([
    { slot: 1_001 },
    { type: "gap", error: { code: "RESPONSE_TOO_LARGE" } },
  ]);
  node.before = () => {};
  let lost = 0;
  // First all reads fail, and then only those of one block.
  node.fault = (method) => {
    const isPoison = method === "getBlock" && node.calls.at(-1)?.params[0] === 1_003;
    if (method === "getBlocks" || (lost > 10 && !isPoison)) return undefined;
    lost += 1;
    return "502";
  };
  const events = watchBlocks(openHttp(node).with({ retries: 0 }), { ...start, fromSlot: 1_003 });
  expect(await take(events, 2)).toMatchObject([
    { type: "gap", fromSlot: 1_003, error: { code: "HTTP_STATUS" } },
    { type: "block", slot: 1_004 },
  ]);
  expect(lost).toBeGreaterThan(10);
});

it("does not hold the content of blocks that the node has not listed", async () => {
  for (let count = 0; count < 60; count += 1) node.advance();
  const { blocks } = node;
  node.blocks = (first, last) =>
    blocks.call(node, first, last).filter((slot) => slot === 1_001 || slot === 1_060 || first === 0);
  let full = 0;
  let delivered = 0;
  let mostAhead = 0;
  node.before = (method, [, options]) => {
    if (method !== "getBlock" || options.transactionDetails === "none") return;
    full += 1;
    mostAhead = Math.max(mostAhead, full - delivered);
  };
  const events = watchBlocks(openHttp(node), { ...start, transactionDetails: "full" });
  for await (const event of events) {
    delivered += 1;
    expect(event).toMatchObject({ type: "block", slot: 1_000 + delivered });
    if (delivered === 60) break;
  }
  // The last block is read twice: to see that others come before it, and to deliver it.
  expect(mostAhead).toBe(2);
});

it("ends a watch of an account whose changes are not read, after those that were held", async () => {
  const client = createRpcWebSocketClient({
    protocol: solana,
    endpoint: `ws://127.0.0.1:${node.port}`,
    maxBuffered: 20,
  });
  const events = watchAccount(client, account, { interval: 10 });
  expect((await events.next()).value).toMatchObject({ type: "account", account: { lamports: 1 } });
  while (node.subscriptions === 0) await client.getSlot();
  for (let lamports = 2; lamports < 200; lamports += 1) node.change(lamports);
  await client.getSlot();
  const read = async (): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const { value } = await events.next();
      expect(value).toMatchObject({ type: "account", account: { lamports: count + 2 } });
    }
  };
  await expect(read()).rejects.toMatchObject({ code: "SUBSCRIPTION_OVERFLOW", context: { limit: 20 } });
  expect(node.subscriptions).toBe(0);
  await client.close();
});

it("bounds the bytes of an account's changes that are not read", async () => {
  const client = createRpcWebSocketClient({ protocol: solana, endpoint: `ws://127.0.0.1:${node.port}` });
  const events = watchAccount(client, account, { interval: 10 });
  await events.next();
  while (node.subscriptions === 0) await client.getSlot();
  node.data = "A".repeat(16 * 2 ** 20);
  for (let lamports = 2; lamports < 9; lamports += 1) node.change(lamports);
  await client.getSlot();
  let held = 0;
  const read = async (): Promise<void> => {
    for (;;) if (!(await events.next()).done) held += 1;
  };
  await expect(read()).rejects.toMatchObject({ code: "SUBSCRIPTION_OVERFLOW", context: { limit: 2 ** 26 } });
  expect(held).toBeLessThanOrEqual(4);
  await client.close();
});
