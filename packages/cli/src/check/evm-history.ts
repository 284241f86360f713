import { classifyNodeError } from "@node-access/transport/errors";
import type { RpcMethodFacts } from "../generated/rpc-methods.ts";
import { type EvmChain, findDifference, toHex } from "./evm.ts";
import type { Session } from "./session.ts";

/** Finds out how far back a node has states, and how many blocks a request for logs may span. */
export async function findHistory(
  session: Session,
  chain: EvmChain,
  methods: readonly RpcMethodFacts[],
): Promise<void> {
  const { head } = chain;
  if (!head) return;
  const newest = BigInt(head.number);
  session.progress("history");
  const address = head.miner ?? `0x${"00".repeat(20)}`;
  const hasState = async (number: bigint): Promise<boolean> =>
    (await session.result("eth_getBalance", [address, toHex(number)])) !== undefined;
  const hasBlock = async (number: bigint): Promise<boolean> =>
    ((await session.result("eth_getBlockByNumber", [toHex(number), false])) ?? null) !== null;
  const state = await findOldest(newest, hasState);
  session.capabilities["oldestState"] = state === undefined ? "none" : Number(state);
  // For whoever routes by the report.
  if (state !== undefined && state > 0n)
    session.capabilities["stateMethods"] = methods
      .filter(({ family, params }) => family === "ethereum-state" && params.some(({ block }) => block))
      .map(({ name }) => name);
  session.capabilities["archive"] = state === 0n;
  const block = await findOldest(newest, hasBlock);
  session.capabilities["oldestBlock"] = block === undefined ? "none" : Number(block);
  session.capabilities["logRange"] = await logRange(session, newest);
  await checkRangeOfLogs(session, chain);
}

/** The oldest block that has something, if all newer ones have it: found by halving. */
export async function findOldest(
  newest: bigint,
  has: (number: bigint) => Promise<boolean>,
): Promise<bigint | undefined> {
  if (!(await has(newest))) return undefined;
  if (await has(0n)) return 0n;
  let [low, high] = [0n, newest];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (await has(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Finds out how many blocks a request for logs may span. */
async function logRange(session: Session, newest: bigint): Promise<number | string> {
  let accepted = 0;
  for (const range of [10, 100, 1_000, 10_000, 100_000]) {
    const from = newest - BigInt(range) + 1n;
    const filter = {
      fromBlock: toHex(from < 0n ? 0n : from),
      toBlock: toHex(newest),
      address: `0x${"00".repeat(19)}01`,
    };
    const outcome = await session.call("eth_getLogs", [filter]);
    if (outcome.kind === "error") checkRangeError(session, range, outcome);
    if (outcome.kind !== "result") return accepted;
    accepted = range;
    if (from <= 0n) return "the whole chain";
  }
  return "100000 or more";
}

/** A client can only ask for fewer blocks if the error says that these are too many. */
function checkRangeError(
  session: Session,
  range: number,
  { code, message }: { code?: number | undefined; message: string },
): void {
  const { reason = "caller" } = classifyNodeError({ code, message });
  if (["range", "method", "throttled", "pruned", "rejected"].includes(reason)) return;
  const what = `the error for ${range} blocks does not say that these are too many: ${code ?? ""} ${message}`;
  session.addFinding("log-range", "eth_getLogs", what.slice(0, 160));
}

/** The logs of a range of blocks have those of each of its blocks. */
async function checkRangeOfLogs(session: Session, { sample }: EvmChain): Promise<void> {
  const number = BigInt(String(sample.blockNumber));
  const own = await readLogs(session, number, number);
  const [first] = own ?? [];
  if (!first) return;
  const from = number > 9n ? number - 9n : 0n;
  const all = await readLogs(session, from, number, first.address);
  if (!all) return;
  const index = all.findIndex(
    ({ blockHash, logIndex }) => blockHash === first.blockHash && logIndex === first.logIndex,
  );
  const path = index < 0 ? undefined : findDifference(all[index], first, `[${index}]`);
  if (index >= 0 && path === undefined) return;
  const what = path === undefined ? "lacks a log" : "differs from those";
  const place = `of the blocks ${from} to ${number}`;
  session.addFinding("log-range", "eth_getLogs", `${place} ${what} of block ${number}`, path);
}

interface Log {
  readonly address: string;
  readonly blockHash: string;
  readonly logIndex: string;
}

async function readLogs(
  session: Session,
  from: bigint,
  to: bigint,
  address?: string,
): Promise<readonly Log[] | undefined> {
  const filter = { fromBlock: toHex(from), toBlock: toHex(to), ...(address !== undefined && { address }) };
  const logs = await session.result("eth_getLogs", [filter]);
  return Array.isArray(logs) ? (logs as readonly Log[]) : undefined;
}
