import { type Anvil, callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import { isNodeAccessError } from "@node-access/auth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import { decoded } from "../../src/decoded/index.ts";
import { classifyError } from "../../src/errors.ts";
import { createRpcClient, type RpcClient } from "../../src/index.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { blockOf, notBefore, withBlock } from "../../src/read-your-writes/index.ts";
import { createRpcWebSocketClient } from "../../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../../src/web-socket-pool/index.ts";
import { startJsonRpcServer } from "../json-rpc-server.ts";
import { startBalancer } from "@node-access-tools/local-servers/balancer";

const protocol = "ethereum";
const from = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266";
const to = `0x${"17".repeat(20)}` as const;
let anvil: Anvil;

beforeAll(async () => {
  anvil = await startAnvil();
  await callNode(anvil.url, "anvil_mine", "0x20");
});
afterAll(() => anvil.stop());

function connect(endpoint: string, totalTimeout = 20_000): RpcClient<"ethereum"> {
  return createRpcClient({ protocol, endpoint, totalTimeout });
}

/** Sends ether, and returns the receipt with the new balance. */
async function pay(): Promise<{ receipt: { blockNumber: string; blockHash: string }; balance: string }> {
  const client = connect(anvil.url);
  const hash = await client.eth_sendTransaction({ from, to, value: "0x1" });
  let receipt = await client.eth_getTransactionReceipt(hash);
  while (!receipt) receipt = await client.eth_getTransactionReceipt(hash);
  return { receipt, balance: await client.eth_getBalance(to, "latest") };
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
}

describe("behind a load balancer with a backend that lags", () => {
  it("reads are of the block of the receipt or of a newer one, and without the view some are older", async () => {
    await using balancer = await startBalancer(anvil.url, [0, 3]);
    const client = connect(balancer.url);
    const { receipt, balance } = await pay();
    const plain = await Promise.all(Array.from({ length: 4 }, () => client.eth_getBalance(to, "latest")));
    expect(new Set(plain).size).toBe(2);
    for (const block of [
      receipt,
      receipt.blockNumber,
      BigInt(receipt.blockNumber),
      Number(receipt.blockNumber),
    ]) {
      const view = notBefore(client, block);
      for (let time = 0; time < 4; time += 1) expect(await view.eth_getBalance(to, "latest")).toBe(balance);
      expect(await decoded(view).eth_getBalance(to)).toBe(BigInt(balance));
      const requests = [{ method: "eth_getBalance", params: [to, "latest"] }] as const;
      expect(await batch(view, requests)).toEqual([{ status: "fulfilled", value: balance }]);
    }
  });

  it("a read waits for the block", async () => {
    await using balancer = await startBalancer(anvil.url, [2]);
    const { receipt, balance } = await pay();
    const read = notBefore(connect(balancer.url), receipt).eth_getBalance(to, "latest");
    await expect.poll(() => balancer.requests.length).toBeGreaterThan(1);
    await callNode(anvil.url, "anvil_mine", "0x2");
    expect(await read).toBe(balance);
    // A node that lags is also asked how far it is behind.
    const methods = ["eth_getBlockByNumber", "eth_getBalance", "eth_blockNumber"];
    expect(new Set(balancer.requests.flat())).toEqual(new Set(methods));
  });

  it("a block that never comes is named when the deadline passes, with how far the node is behind", async () => {
    await using balancer = await startBalancer(anvil.url, [0]);
    const head = Number(await callNode(anvil.url, "eth_blockNumber"));
    const error = await failure(notBefore(connect(balancer.url, 1_500), head + 5).eth_gasPrice());
    expect(error).toMatchObject({ code: "BLOCK_NOT_REACHED", context: { block: head + 5, newest: head } });
    expect(String(error)).toContain(`the newest block is ${head}, 5 behind`);
    expect(classifyError(error)).toBe("other-node");
    const hash = `0x${"cd".repeat(32)}`;
    const ofHash = notBefore(connect(balancer.url, 1_500), { number: head + 5, hash }).eth_gasPrice();
    const context = { block: head + 5, hash, newest: head };
    expect(await failure(ofHash)).toMatchObject({ code: "BLOCK_NOT_REACHED", context });
  });

  it.each([
    { code: -32_000, message: "header not found" },
    { code: -39_001, message: "Unknown block" },
    { code: -32_602, message: "BlockOutOfRangeError: block height is 80 but requested was 90" },
    { code: -32_603, message: "no header found for 5" },
    { code: -32_000, message: "4294967295 could not be found" },
  ])("a node that responds with $message does not have the block yet", async (error) => {
    const block = { number: 5, hash: `0x${"cd".repeat(32)}` };
    let tries = 0;
    await using node = await startJsonRpcServer((method) => {
      if (method !== "eth_getBlockByNumber") return { result: "0x1" };
      return (tries += 1) > 2 ? { result: { number: "0x5", hash: block.hash } } : { error };
    });
    expect(await notBefore(connect(node.url), block).eth_gasPrice()).toBe("0x1");
    expect(tries).toBe(3);
  });

  it("another error of the proof, and a block without a hash, are named as they are", async () => {
    const error = { code: -32_601, message: "the method eth_getBlockByNumber is not available, not found" };
    const ofHash = { number: 5, hash: `0x${"cd".repeat(32)}` };
    for (const [reply, code] of [
      [{ error }, "JSON_RPC_ERROR"],
      [{ result: { number: "0x5" } }, "INVALID_RESPONSE"],
      [{ result: "0x5" }, "INVALID_RESPONSE"],
    ] as const) {
      await using node = await startJsonRpcServer((method) =>
        method === "eth_getBlockByNumber" ? reply : { result: "0x1" },
      );
      const client = connect(node.url).with({ retries: 0 });
      expect(await failure(notBefore(client, ofHash).eth_gasPrice())).toMatchObject({ code });
    }
  });

  it("a receipt that a reorg has replaced fails, with the block that is there now", async () => {
    await using balancer = await startBalancer(anvil.url, [0]);
    const snapshot = await callNode(anvil.url, "evm_snapshot");
    const { receipt } = await pay();
    const view = notBefore(connect(balancer.url), receipt);
    await view.eth_getBalance(to, "latest");
    await callNode(anvil.url, "evm_revert", snapshot);
    await callNode(anvil.url, "anvil_mine", "0x1", "0x7");
    const { blockNumber: number } = receipt;
    const { hash } = (await callNode(anvil.url, "eth_getBlockByNumber", number, false)) as { hash: string };
    const error = await failure(view.with({ retries: 1 }).eth_getBalance(to, "latest"));
    const context = { block: Number(number), expected: receipt.blockHash, received: hash };
    expect(error).toMatchObject({ code: "BLOCK_REPLACED", context, attempts: { length: 2 } });
    expect(classifyError(error)).toBe("invalid");
  });

  it("an abort ends the wait, and nothing is sent any more", async () => {
    await using balancer = await startBalancer(anvil.url, [9]);
    const { receipt } = await pay();
    const controller = new AbortController();
    const { signal } = controller;
    const read = failure(notBefore(connect(balancer.url), receipt).with({ signal }).eth_gasPrice());
    await expect.poll(() => balancer.requests.length).toBeGreaterThan(2);
    controller.abort();
    expect(isNodeAccessError(await read, "ABORTED")).toBe(true);
    const { length } = balancer.requests;
    await new Promise((resolve) => setTimeout(resolve, 500));
    // One may have been on its way.
    expect(balancer.requests.length).toBeLessThanOrEqual(length + 1);
  });

  it("a node that rejects batches gets the two calls one by one", async () => {
    await using balancer = await startBalancer(anvil.url, [1]);
    balancer.rejectsBatches = true;
    const { receipt, balance } = await pay();
    await callNode(anvil.url, "anvil_mine", "0x1");
    expect(await notBefore(connect(balancer.url), receipt).eth_getBalance(to, "latest")).toBe(balance);
    expect(balancer.requests).toEqual([
      ["eth_getBlockByNumber", "eth_getBalance"],
      ["eth_getBlockByNumber"],
      ["eth_getBalance"],
    ]);
  });

  it("writes and reads of the pending block are sent alone, and a gateway is told the block", async () => {
    await using balancer = await startBalancer(anvil.url, [0]);
    const { receipt } = await pay();
    const view = notBefore(connect(balancer.url), receipt);
    await view.eth_sendTransaction({ from, to, value: "0x1" });
    await view.eth_getTransactionCount(from, "pending");
    await view.eth_chainId();
    const [write, pending, read] = balancer.requests;
    expect([write, pending]).toEqual([["eth_sendTransaction"], ["eth_getTransactionCount"]]);
    expect(read).toEqual(["eth_getBlockByNumber", "eth_chainId"]);
    const sent = balancer.headers.map((headers) => headers["x-node-access-not-before"]);
    expect(sent).toEqual([undefined, undefined, `${Number(receipt.blockNumber)}`]);
  });
});

describe("a pool", () => {
  it("asks the endpoint that has the block, and does not blame the one that lags", async () => {
    await using behind = await startBalancer(anvil.url, [4]);
    await using ahead = await startBalancer(anvil.url, [0]);
    const pool = createRpcPool({ protocol, endpoints: [{ endpoint: behind.url }, { endpoint: ahead.url }] });
    const { receipt, balance } = await pay();
    const view = notBefore(pool, receipt);
    for (let time = 0; time < 5; time += 1) expect(await view.eth_getBalance(to, "latest")).toBe(balance);
    expect(view.health().map(({ circuit }) => circuit)).toEqual(["closed", "closed"]);
    expect(behind.requests.filter((methods) => methods.length > 1)).toHaveLength(5);
    const logs = await view.eth_getLogs({
      fromBlock: receipt.blockNumber as `0x${string}`,
      toBlock: "latest",
    });
    expect(logs).toEqual([]);
  });

  it("names the block when no endpoint gets it", async () => {
    await using behind = await startBalancer(anvil.url, [4]);
    await using other = await startBalancer(anvil.url, [2]);
    const endpoints = [{ endpoint: behind.url }, { endpoint: other.url }];
    const pool = createRpcPool({ protocol, endpoints, totalTimeout: 2_000 });
    const head = Number(await callNode(anvil.url, "eth_blockNumber"));
    const error = await failure(notBefore(pool, head).eth_gasPrice());
    expect(error).toMatchObject({ code: "BLOCK_NOT_REACHED", context: { block: head } });
    expect((error as { context: { newest: number } }).context.newest).toBeLessThan(head);
  });
});

describe("over a WebSocket", () => {
  it.each(["client", "pool"])(
    "a read of a %s waits for the block, and an abort ends the wait",
    async (kind) => {
      const client =
        kind === "pool"
          ? createRpcWebSocketPool({ protocol, endpoints: [{ endpoint: anvil.wsUrl }] })
          : createRpcWebSocketClient({ protocol, endpoint: anvil.wsUrl });
      try {
        const { receipt, balance } = await pay();
        expect(await notBefore(client, receipt).eth_getBalance(to, "latest")).toBe(balance);
        const next = Number(receipt.blockNumber) + 1;
        let isDone = false;
        const read = notBefore(client, next).eth_getBalance(to, "latest");
        void read.then(() => (isDone = true));
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(isDone).toBe(false);
        await callNode(anvil.url, "anvil_mine", "0x1");
        expect(await read).toBe(balance);
        const signal = AbortSignal.timeout(200);
        const late = failure(
          notBefore(client, next + 9)
            .with({ signal })
            .eth_gasPrice(),
        );
        expect(await late).toMatchObject({ code: "ABORTED" });
        const heads = await notBefore(client, next).subscribe("newHeads");
        await heads.unsubscribe();
      } finally {
        await client.close();
      }
    },
  );
});

describe("withBlock", () => {
  it("makes all calls at one block, and says which one", async () => {
    await using balancer = await startBalancer(anvil.url, [0, 1]);
    const client = connect(balancer.url);
    await pay();
    const { value, block } = await withBlock(client, async (pinned) => {
      const before = await pinned.eth_getBalance(to, "latest");
      await pay();
      return [before, await pinned.eth_getBalance(to)];
    });
    expect(value[1]).toBe(value[0]);
    const { hash } = (await callNode(
      anvil.url,
      "eth_getBlockByNumber",
      `0x${block.number.toString(16)}`,
      false,
    )) as {
      hash: string;
    };
    expect(block.hash).toBe(hash);
    expect(await callNode(anvil.url, "eth_getBalance", to, `0x${block.number.toString(16)}`)).toBe(value[0]);
    const later = await withBlock(notBefore(client, block.number + 1), (pinned) => pinned.eth_getBalance(to));
    expect(BigInt(later.value)).toBeGreaterThan(BigInt(value[0] ?? ""));
  });

  it("makes the calls again if a reorg replaces the block", async () => {
    await using balancer = await startBalancer(anvil.url, [0]);
    const client = connect(balancer.url).with({ retries: 0 });
    const snapshot = await callNode(anvil.url, "evm_snapshot");
    await pay();
    let runs = 0;
    const { block } = await withBlock(client, async (pinned) => {
      const balance = await pinned.eth_getBalance(to, "latest");
      runs += 1;
      if (runs > 1) return balance;
      await callNode(anvil.url, "evm_revert", snapshot);
      await callNode(anvil.url, "anvil_mine", "0x2", "0x9");
      return pinned.eth_getBalance(to, "latest");
    });
    expect(runs).toBe(2);
    expect(block.number).toBe(Number(await callNode(anvil.url, "eth_blockNumber")));
  });

  it("rejects calls that do not read the newest block, and no call at all", async () => {
    const client = connect(anvil.url);
    const isRejected = { code: "INVALID_ARGUMENT", context: { path: "call" } };
    for (const call of [
      (pinned: typeof client) => pinned.eth_gasPrice(),
      (pinned: typeof client) => pinned.eth_getBalance(to, "pending"),
      (pinned: typeof client) => pinned.eth_getBalance(to, "0x1"),
      async () => 7,
    ])
      expect(await failure(withBlock<typeof client, unknown>(client, call))).toMatchObject(isRejected);
  });
});

describe("blockOf", () => {
  const hash = `0x${"ab".repeat(32)}`;
  it.each([
    ["a block", { number: "0x10", hash }, { number: 16, hash }],
    [
      "a log or receipt",
      { blockNumber: 16n, blockHash: hash.toUpperCase().replace("X", "x"), hash: "0x1" },
      { number: 16, hash },
    ],
    ["a receipt of Starknet", { block_number: 16, block_hash: hash }, { number: 16, hash }],
    ["a transaction of Solana", { slot: 16n }, { number: 16 }],
    ["a balance of Solana", { context: { slot: 16 }, value: 5 }, { number: 16 }],
    ["a decimal", "16", { number: 16 }],
  ])("reads %s", (_, given, block) => {
    expect(blockOf(given as never)).toEqual(block);
  });

  it.each([
    [{ blockNumber: null, blockHash: null, hash }],
    [{}],
    [null],
    ["latest"],
    [-1],
    [1.5],
    [hash],
    [{ number: {} }],
  ])("rejects %j, also as the block of a view", (given) => {
    const named = expect.objectContaining({ code: "INVALID_ARGUMENT" });
    expect(() => blockOf(given as never)).toThrow(named);
    expect(() => notBefore(connect(anvil.url), given as never)).toThrow(named);
  });

  it("and a client of another kind is rejected by name", () => {
    const client = connect(anvil.url);
    for (const other of [{}, null, decoded(client), 7])
      expect(() => notBefore(other as never, 1)).toThrow(
        expect.objectContaining({ message: expect.stringContaining("client:") }),
      );
  });
});
