/** Measures decoding a block of 200 transactions with its numbers as bigints. */
import type { RpcClient } from "@node-access/rpc";
import { decoded } from "@node-access/rpc/decoded";
import { formatBlock, type RpcBlock } from "viem";
import { compareCosts } from "../measuring.ts";
import { makeBlocks, type RealBlock } from "../verify/make-blocks.ts";

const hash = `0x${"00".repeat(32)}` as const;

/** The ways to decode a block. */
export function readers({ block }: RealBlock): Readonly<Record<string, () => unknown>> {
  const text = JSON.stringify(block);
  const parse = (): unknown => JSON.parse(text);
  // Replaces the client and its node, so that only decoding is measured.
  const node = { eth_getBlockByHash: () => Promise.resolve(parse()), request: () => [] };
  const client = decoded(node as unknown as RpcClient<"ethereum">);
  return {
    "JSON.parse": () => node.eth_getBlockByHash(),
    "JSON.parse, decoded": () => client.eth_getBlockByHash(hash, true),
    "JSON.parse, viem's formatBlock": async () => formatBlock((await node.eth_getBlockByHash()) as RpcBlock),
  };
}

/** Compares the ways to decode a block. @param rounds - Measured rounds of 20 blocks, after as many to warm up. */
export async function describeDecoding(rounds: number, real: RealBlock): Promise<string> {
  const costs = await compareCosts(readers(real), { rounds, warmUps: rounds, times: () => 20 });
  return `reading a block of ${real.block.transactions.length} transactions\n${costs}`;
}

if (import.meta.main) for (const block of await makeBlocks(1)) console.log(await describeDecoding(60, block));
