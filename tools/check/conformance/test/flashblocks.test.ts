import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { urlToken } from "@node-access/rpc";
import { opStackQuantities } from "@node-access/rpc/chains/quantities";
import { definitions, subscriptionSchemas } from "@node-access/rpc/chains/schemas";
import { decodedWebSocket } from "@node-access/rpc/decoded";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parseEther, parseGwei } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// Parts of the next block, as nodes of the OP Stack report them, from the gateway's simulator.

const ajv = new Ajv2020({
  allErrors: true,
  validateFormats: false,
  strict: false,
  // Compiled for a few values each; the tests of rpc check the schemas themselves.
  inlineRefs: false,
  validateSchema: false,
  code: { optimize: false },
});
ajv.addSchema(definitions);
const validators = new Map(
  Object.entries(subscriptionSchemas).map(([kind, { notification }]) => [kind, ajv.compile(notification)]),
);

function expectMatch(kind: string, value: unknown): void {
  const validate = validators.get(kind);
  expect(validate?.(value), ajv.errorsText(validate?.errors)).toBe(true);
}

let gateway: Gateway<Credentials<"base" | "ethereum">>;
let client: RpcWebSocketClient<"base">;
beforeAll(async () => {
  gateway = await createGateway({
    networks: { "base-mainnet": "simulator", "ethereum-mainnet": "simulator" },
    chainId: 1337,
    blockTime: 1_000,
  });
  client = createRpcWebSocketClient({ protocol: "base", ...accessTo("base") });
});
afterAll(async () => {
  await client.close();
  await gateway.close();
});

function accessTo(protocol: "base" | "ethereum"): {
  endpoint: string;
  credential: ReturnType<typeof urlToken>;
} {
  const credential = urlToken(gateway.credentials.nodes[protocol].key);
  return { endpoint: gateway.url.replace("http", "ws"), credential };
}

describe("subscriptions to flashblocks", () => {
  it("deliver the parts of each block, which are the block's transactions together", async () => {
    const flashblocks = await client.subscribe("newFlashblocks");
    const transactions: `0x${string}`[] = [];
    let first: { number: `0x${string}`; parent: string } | undefined;
    for await (const flashblock of flashblocks) {
      expectMatch("newFlashblocks", flashblock);
      if (!("payload_id" in flashblock)) throw new Error("a whole block");
      const { index, base, diff } = flashblock;
      if (index === 0 && first) break;
      if (base) first = { number: base.block_number, parent: base.parent_hash };
      transactions.push(...diff.transactions);
    }
    const raw = await client.debug_getRawTransactions(first?.number ?? "latest");
    expect(transactions).toEqual(raw);
    expect(await client.eth_getBlockByNumber(first?.number ?? "latest", false)).toMatchObject({
      parentHash: first?.parent,
    });
  });

  it("deliver a transaction with its logs before a block has it", async () => {
    const account = mnemonicToAccount("test test test test test test test test test test test junk");
    const raw = await account.signTransaction({
      chainId: 1337,
      nonce: 0,
      to: account.address,
      value: parseEther("1"),
      gas: 21_000n,
      maxFeePerGas: parseGwei("100"),
      maxPriorityFeePerGas: parseGwei("1"),
    });
    const full = await client.subscribe("newFlashblockTransactions", true);
    // The first flashblocks of a block: from now on, a transaction has a flashblock of its own.
    await full.next();
    // This subscription begins in the middle of a block.
    const hashes = await client.subscribe("newFlashblockTransactions");
    const hash = await client.eth_sendRawTransaction(raw);
    for await (const transaction of full) {
      expectMatch("newFlashblockTransactions", transaction);
      if (transaction.hash !== hash) continue;
      expect(transaction).toMatchObject({ blockHash: null, status: "0x1", gasUsed: "0x5208", logs: [] });
      break;
    }
    for await (const one of hashes) if (one === hash) break;
  });

  it("deliver the logs that match a filter, decoded too", async () => {
    const view = decodedWebSocket(client, opStackQuantities);
    const logs = await view.subscribe("pendingLogs");
    const { value: log } = await logs.next();
    expect(log).toMatchObject({ blockHash: null, blockNumber: expect.any(BigInt) });
    const { address = "0x" } = log ?? {};
    const own = await client.subscribe("pendingLogs", { address });
    const { value: next } = await own.next();
    expectMatch("pendingLogs", next);
    expect(next).toMatchObject({ address });
    await expect(client.subscribe("pendingLogs", { address: "0x12" })).rejects.toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { rpcCode: -32602 },
    });
    await logs.unsubscribe();
    await own.unsubscribe();
  });

  it("are rejected by nodes of other chains, and unknown to their types", async () => {
    const ethereum = createRpcWebSocketClient({ protocol: "ethereum", ...accessTo("ethereum") });
    // @ts-expect-error a kind of the OP Stack
    await expect(ethereum.subscribe("newFlashblocks")).rejects.toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { rpcCode: -32601 },
    });
    await ethereum.close();
  });
});
