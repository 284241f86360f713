import { compareCalls } from "./compare-calls.ts";
import { type Head, noteLag, sampleHeights } from "./compare-heads.ts";
import { blockIn, type EvmBlock, type EvmChain, toHex } from "./evm.ts";
import type { Comparing } from "./comparing.ts";
import type { Session } from "./session.ts";

/** Compares what two nodes say of the same blocks. */
export async function compareNodes(one: Session, chain: EvmChain, comparing: Comparing): Promise<void> {
  const other = comparing.session;
  const otherHead = blockIn(await other.result("eth_getBlockByNumber", ["latest", false]));
  const { head } = chain;
  if (!head || !otherHead) return;
  await findLag(one, comparing);
  const numbers = sampleHeights(
    [BigInt(head.number), BigInt(otherHead.number)],
    [await readFinalNumber(one), await readFinalNumber(other)],
  );
  for (const number of numbers) {
    const at = toHex(number);
    const calls = [
      ["eth_getBlockByNumber", [at, true]],
      ["eth_getBlockReceipts", [at]],
      ["eth_getLogs", [{ fromBlock: at, toBlock: at }]],
      ["eth_getBalance", [head.miner ?? `0x${"00".repeat(20)}`, at]],
    ] as const;
    await compareCalls(one, other, calls, `block ${number}`, comparing);
  }
}

/** Finds out how many blocks a node is behind another one, both now. */
async function findLag(one: Session, comparing: Comparing): Promise<void> {
  const [mine, theirs] = await Promise.all(
    [one, comparing.session].map(async (session) =>
      blockIn(await session.result("eth_getBlockByNumber", ["latest", false])),
    ),
  );
  if (mine && theirs) noteLag(one, readHead(mine), readHead(theirs), comparing);
}

function readHead({ number, timestamp }: EvmBlock): Head {
  return { height: BigInt(number), seconds: Number(timestamp) };
}

async function readFinalNumber(session: Session): Promise<bigint | undefined> {
  const block = blockIn(await session.result("eth_getBlockByNumber", ["finalized", false]));
  return block && BigInt(block.number);
}
