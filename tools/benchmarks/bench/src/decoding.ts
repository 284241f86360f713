/** `node tools/benchmarks/bench/src/decoding.ts`: what it costs to read a block of 200 transactions with its numbers as bigint. */
import type { RpcClient } from "@node-access/rpc";
import { decoded } from "@node-access/rpc/decoded";
import { formatBlock, type RpcBlock } from "viem";
import { blockText } from "./block.ts";
import { median, table } from "./report.ts";
import { Clock, ratio, takeTurns } from "./turns.ts";

const hash = `0x${"00".repeat(32)}` as const;
const parse = (): unknown => JSON.parse(blockText);
// In place of a client and its node, so that nothing but the reading is measured.
const node = { eth_getBlockByHash: () => Promise.resolve(parse()), request: () => [] };
const client = decoded(node as unknown as RpcClient<"ethereum">);

/** The ways to read the block. */
export const readers: Readonly<Record<string, () => unknown>> = {
  "JSON.parse": () => node.eth_getBlockByHash(),
  "JSON.parse, decoded": () => client.eth_getBlockByHash(hash, true),
  "JSON.parse, viem's formatBlock": async () => formatBlock((await node.eth_getBlockByHash()) as RpcBlock),
};

/**
 * Reads the block in each way, in turns.
 *
 * @param rounds - How often, 20 blocks each time. As many before do not count.
 * @returns a table: the median of ratios to `JSON.parse` of the same round, and of milliseconds.
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
  const taken = await takeTurns(Object.fromEntries(runs), rounds, rounds);
  const [base = []] = taken.values();
  const rows = [...taken].map(([name, times]) => [name, ratio(times, base), median(times).toFixed(3)]);
  const kilobytes = Math.round(blockText.length / 1_000);
  return `reading a block of 200 transactions, ${kilobytes} KB\n${table([["", "CPU", "CPU ms/block"], ...rows])}`;
}

if (import.meta.main) console.log(await describeDecoding(60));
