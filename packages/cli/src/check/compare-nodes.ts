import { compareCalls } from "./compare-calls.ts";
import { type Head, noteLag, sampleHeights } from "./compare-heads.ts";
import { blockIn, type EvmBlock, type EvmChain, hex } from "./evm.ts";
import type { Comparison } from "./report.ts";
import type { Session } from "./session.ts";

/** Compares what two nodes say of the same blocks. */
export async function compareNodes(
  one: Session,
  other: Session,
  chain: EvmChain,
  endpoint: string,
): Promise<Comparison> {
  one.progress("comparison");
  const otherHead = blockIn(await other.result("eth_getBlockByNumber", ["latest", false]));
  const { head } = chain;
  if (!head || !otherHead) return { endpoint, compared: 0 };
  const headLag = await lagOf(one, other, endpoint);
  const numbers = sampleHeights(
    [BigInt(head.number), BigInt(otherHead.number)],
    [await finalNumber(one), await finalNumber(other)],
  );
  let compared = 0;
  for (const number of numbers) {
    const at = hex(number);
    const calls = [
      ["eth_getBlockByNumber", [at, true]],
      ["eth_getBlockReceipts", [at]],
      ["eth_getLogs", [{ fromBlock: at, toBlock: at }]],
      ["eth_getBalance", [head.miner ?? `0x${"00".repeat(20)}`, at]],
    ] as const;
    compared += await compareCalls(one, other, calls, String(number), endpoint);
  }
  return { endpoint, compared, ...(headLag !== undefined && { headLag }) };
}

/** Finds out how many blocks a node is behind another one, both now. */
async function lagOf(one: Session, other: Session, endpoint: string): Promise<number | undefined> {
  const [mine, theirs] = await Promise.all(
    [one, other].map(async (session) =>
      blockIn(await session.result("eth_getBlockByNumber", ["latest", false])),
    ),
  );
  if (!mine || !theirs) return undefined;
  return noteLag(one, headOf(mine), headOf(theirs), endpoint);
}

function headOf({ number, timestamp }: EvmBlock): Head {
  return { height: BigInt(number), seconds: Number(timestamp) };
}

async function finalNumber(session: Session): Promise<bigint | undefined> {
  const block = blockIn(await session.result("eth_getBlockByNumber", ["finalized", false]));
  return block && BigInt(block.number);
}
