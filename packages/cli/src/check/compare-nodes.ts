import { compareCalls } from "./compare-calls.ts";
import { blockIn, type EvmChain, hex } from "./evm.ts";
import type { Comparison } from "./report.ts";
import type { Session } from "./session.ts";

/** How far behind another node a node is not in step with its chain: more blocks, and more seconds. */
const LAG_BLOCKS = 2;
const LAG_SECONDS = 30;

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
  const heads = [BigInt(head.number), BigInt(otherHead.number)];
  // Some nodes say that nothing is final yet.
  const final = [await finalNumber(one), await finalNumber(other)].filter(
    (number) => number !== undefined && number > 0n,
  );
  const shared = [...heads, ...(final as bigint[])].reduce((a, b) => (a < b ? a : b));
  const numbers = new Set([shared, shared / 2n, shared - (shared > 10n ? 10n : 0n)]);
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
  const blocks = Number(BigInt(theirs.number) - BigInt(mine.number));
  const seconds = Number(BigInt(theirs.timestamp) - BigInt(mine.timestamp));
  if (blocks > LAG_BLOCKS && seconds > LAG_SECONDS)
    one.find({
      id: "lag",
      subject: "newest block",
      what: `${BigInt(mine.number)} is ${blocks} blocks and ${seconds} s older than that of ${endpoint}`,
    });
  return Math.max(0, blocks);
}

async function finalNumber(session: Session): Promise<bigint | undefined> {
  const block = blockIn(await session.result("eth_getBlockByNumber", ["finalized", false]));
  return block && BigInt(block.number);
}
