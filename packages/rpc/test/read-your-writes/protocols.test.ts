import { expect, it } from "vitest";
import { bitcoin } from "../../src/bitcoin/index.ts";
import { createRpcClient, createTableClient } from "../../src/index.ts";
import { notBefore, withBlock } from "../../src/read-your-writes/index.ts";
import { solana } from "../../src/solana/index.ts";
import { startJsonRpcServer } from "../json-rpc-server.ts";

type Reply = { result: unknown } | { error: { code: number; message: string; data?: unknown } };

it("Solana's nodes check the slot for the commitment of the call", async () => {
  let slot = 99;
  await using node = await startJsonRpcServer((method, params): Reply => {
    const { minContextSlot = 0 } = Object(params?.[0]) as { minContextSlot?: number };
    const data = { contextSlot: slot };
    if (method === "getSlot")
      return minContextSlot > slot++
        ? { error: { code: -32_016, message: "Minimum context slot has not been reached", data } }
        : { result: slot };
    return { result: { context: { slot }, value: 5 } };
  });
  const client = createTableClient({ protocol: solana, endpoint: node.url, totalTimeout: 5_000 });
  const sent = { slot: 101 };
  const address = "1".repeat(32);
  const { value } = await notBefore(client, sent).getBalance(address, { commitment: "confirmed" });
  expect(value).toBe(5);
  await notBefore(client, sent).getBalance(address);
  const proofs = node.received.flatMap(({ body }) => (Array.isArray(body) ? [body[0]] : []));
  expect(proofs.map((one) => one?.params)).toEqual([
    ...Array.from({ length: 3 }, () => [{ commitment: "confirmed", minContextSlot: 101 }]),
    [{ minContextSlot: 101 }],
  ]);
  slot = -1_000;
  const late = notBefore(client.with({ totalTimeout: 1_000 }), sent).getBalance(address);
  await expect(late).rejects.toMatchObject({ code: "BLOCK_NOT_REACHED", context: { block: 101 } });
});

it("Starknet's nodes have the block by its number, and by its hash whatever its zeros", async () => {
  let number = 7;
  const notFound = { code: 24, message: "Block not found" };
  await using node = await startJsonRpcServer((method, params): Reply => {
    if (method === "starknet_blockNumber") return { result: number++ };
    if (method === "starknet_getNonce") return { result: JSON.stringify(params?.[0]) };
    const { block_number: wanted = number } = Object(params?.[0]) as { block_number?: number };
    return wanted > number++
      ? { error: notFound }
      : { result: { block_number: wanted, block_hash: "0x0ab" } };
  });
  const client = createRpcClient({ protocol: "starknet", endpoint: node.url, totalTimeout: 5_000 });
  expect(await notBefore(client, 9).starknet_getNonce("latest", "0x1")).toBe('"latest"');
  number = 7;
  const receipt = { block_number: 9, block_hash: "0xab" };
  expect(await notBefore(client, receipt).starknet_getNonce("latest", "0x1")).toBe('"latest"');
  const { value, block } = await withBlock(client, (pinned) => pinned.starknet_getNonce("latest", "0x1"));
  expect([value, block.hash]).toEqual([JSON.stringify({ block_number: block.number }), "0x0ab"]);
});

it("other chains are compared by their height, and take no hash", async () => {
  let height = 1;
  await using node = await startJsonRpcServer(() => ({ result: height++ }));
  const client = createTableClient({ protocol: bitcoin, endpoint: node.url, totalTimeout: 5_000 });
  expect(await notBefore(client, 3).getdifficulty()).toBeGreaterThan(3);
  const hash = "00".repeat(32);
  await expect(notBefore(client, { number: 3, hash }).getdifficulty()).rejects.toMatchObject({
    code: "INVALID_ARGUMENT",
    context: { path: "block" },
  });
});

it("a gateway's error about the block says how far it is behind, and a node's other errors are the call's", async () => {
  let error: { code: number; message: string; data?: unknown } = {
    code: -32_001,
    message: "block 20 has not arrived",
    data: { reason: "block_not_reached", newest: 17 },
  };
  await using node = await startJsonRpcServer(() => ({ error }));
  const client = createRpcClient({ protocol: "ethereum", endpoint: node.url, totalTimeout: 1_500 });
  await expect(notBefore(client, 20).eth_gasPrice()).rejects.toMatchObject({
    code: "BLOCK_NOT_REACHED",
    context: { block: 20, newest: 17 },
  });
  error = { code: -32_601, message: "no such method" };
  await expect(notBefore(client, 20).eth_gasPrice()).rejects.toMatchObject({
    code: "JSON_RPC_ERROR",
    context: { rpcCode: -32_601 },
  });
});
