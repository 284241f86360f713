/** Measures the check of a block of 200 transactions, with its receipts and without. */
import { createBlockFromRPC } from "@ethereumjs/block";
import { createCustomCommon, Hardfork, Mainnet } from "@ethereumjs/common";
import { callNode, counterCreationCode, startAnvil } from "@node-access-tools/local-servers/anvil";
import { createVerifier, ethereumRules, type ReadFunction } from "@node-access/verify";
import { recoverSender } from "@node-access/verify/senders";
import { median, table } from "../report.ts";
import { Clock, ratio, runRounds } from "../rounds.ts";
import { type Block, checkByHand, type Receipt } from "../verify/by-hand.ts";

const size = 200;
const chainId = 31_337;
/** In a round. Senders take most of the time. */
const checksOf = (name: string): number => (name.endsWith("senders") ? 1 : 5);

/** A block and its receipts, as a node returned them. */
export interface RealBlock {
  readonly block: Block;
  readonly receipts: readonly Receipt[];
}

/** Makes a block on a real chain: of ten transactions, seven call a contract that logs, and three send ether. */
export async function makeBlock(transactions: number = size): Promise<RealBlock> {
  const anvil = await startAnvil({
    arguments: ["--no-mining", "--order", "fifo", "--gas-limit", "100000000"],
  });
  const call = (method: string, ...params: unknown[]): Promise<unknown> =>
    callNode(anvil.url, method, ...params);
  try {
    const [from = "", to = ""] = (await call("eth_accounts")) as string[];
    const send = (fields: object, nonce: number): Promise<unknown> =>
      call("eth_sendTransaction", { from, gas: "0x30d40", nonce: `0x${nonce.toString(16)}`, ...fields });
    const deployed = await send({ data: counterCreationCode }, 0);
    await call("evm_mine");
    const { contractAddress } = (await call("eth_getTransactionReceipt", deployed)) as {
      contractAddress: string;
    };
    for (let index = 0; index < transactions; index += 1)
      await send(index % 10 < 7 ? { to: contractAddress } : { to, value: "0x64" }, index + 1);
    await call("evm_mine");
    return {
      block: (await call("eth_getBlockByNumber", "0x2", true)) as Block,
      receipts: (await call("eth_getBlockReceipts", "0x2")) as Receipt[],
    };
  } finally {
    await anvil.stop();
  }
}

/** The ways to check a block. Each throws if it is wrong. */
export function checkers({ block, receipts }: RealBlock): Readonly<Record<string, () => unknown>> {
  const read: ReadFunction = async ({ method }) => (method === "eth_getBlockReceipts" ? receipts : block);
  const options = { chainId, rules: ethereumRules, read };
  const plain = createVerifier(options);
  const withSenders = createVerifier({ ...options, recoverSender });
  const params = [block["number"], true];
  const ofBlock = { method: "eth_getBlockByNumber", params, result: block };
  const ofReceipts = { method: "eth_getBlockReceipts", params: [block["number"]], result: receipts };
  const common = createCustomCommon({ chainId }, Mainnet, { hardfork: Hardfork.Prague });
  return {
    "by hand, block": () => checkByHand(block),
    "verify, block": () => plain.check(ofBlock),
    "@ethereumjs/block, block": async () => {
      const made = createBlockFromRPC(block as never, [], { common });
      if (`0x${Buffer.from(made.hash()).toString("hex")}` !== block["hash"]) throw new Error("another hash");
      if (!(await made.transactionsTrieIsValid())) throw new Error("another root of transactions");
    },
    "by hand, block and receipts": () => checkByHand(block, receipts),
    "verify, block and receipts": () => plain.check(ofReceipts),
    "verify, block with senders": () => withSenders.check(ofBlock),
  };
}

/**
 * Compares the ways to check a block.
 *
 * @param rounds - Measured rounds of five checks, after half as many to warm up.
 */
export async function describeVerifying(rounds: number, real: RealBlock): Promise<string> {
  const runs = Object.entries(checkers(real)).map(([name, check]) => {
    const run = async (): Promise<number> => {
      const clock = new Clock();
      for (let count = 0; count < checksOf(name); count += 1) await check();
      return clock.measured(checksOf(name)).cpuMicroseconds / checksOf(name) / 1_000;
    };
    return [name, run] as const;
  });
  const results = await runRounds(Object.fromEntries(runs), rounds, Math.ceil(rounds / 2));
  const base = (name: string): readonly number[] => results.get(name) ?? [];
  const rows = [...results].map(([name, times]) => [
    name,
    ratio(times, base(name.endsWith("receipts") ? "by hand, block and receipts" : "by hand, block")),
    median(times).toFixed(2),
  ]);
  return `checking a block of ${real.block.transactions.length} transactions\n${table([["", "CPU", "CPU ms/block"], ...rows])}`;
}

if (import.meta.main) console.log(await describeVerifying(9, await makeBlock()));
