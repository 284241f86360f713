/** Measures decoding a block of 200 transactions with its numbers as bigints. */
import type { RpcClient } from "@node-access/rpc";
import { decoded } from "@node-access/rpc/decoded";
import { formatBlock, type RpcBlock } from "viem";
import { blockText } from "../rpc/block.ts";
import { median, table } from "../report.ts";
import { Clock, ratio, runRounds } from "../rounds.ts";

const hash = `0x${"00".repeat(32)}` as const;
const parse = (): unknown => JSON.parse(blockText);
// Replaces the client and its node, so that only decoding is measured.
const node = { eth_getBlockByHash: () => Promise.resolve(parse()), request: () => [] };
const client = decoded(node as unknown as RpcClient<"ethereum">);

/** The ways to decode the block. */
export const readers: Readonly<Record<string, () => unknown>> = {
  "JSON.parse": () => node.eth_getBlockByHash(),
  "JSON.parse, decoded": () => client.eth_getBlockByHash(hash, true),
  "JSON.parse, viem's formatBlock": async () => formatBlock((await node.eth_getBlockByHash()) as RpcBlock),
};

/**
 * Compares the ways to decode the block.
 *
 * @param rounds - Measured rounds of 20 blocks, after as many rounds to warm up.
 * @returns a table: the median of ratios to `JSON.parse` in the same round, and of milliseconds.
 */
export async function describeDecoding(rounds: number): Promise<string> {
  const runs = Object.entries(readers).map(([name, read]) => {
    const run = async (): Promise<number> => {
      const clock = new Clock();
      for (let block = 0; block < 20; block += 1) await read();
      return clock.measured(20).cpuMicroseconds / 20_000;
    };
    return [name, run] as const;
  });
  const results = await runRounds(Object.fromEntries(runs), rounds, rounds);
  const [base = []] = results.values();
  const rows = [...results].map(([name, times]) => [name, ratio(times, base), median(times).toFixed(3)]);
  const kilobytes = Math.round(blockText.length / 1_000);
  return `reading a block of 200 transactions, ${kilobytes} KB\n${table([["", "CPU", "CPU ms/block"], ...rows])}`;
}

if (import.meta.main) console.log(await describeDecoding(60));
