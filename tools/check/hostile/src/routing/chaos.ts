import { setTimeout as pause } from "node:timers/promises";
import { callNode } from "@node-access-tools/anvil";
import type { Random } from "@node-access-tools/workspace";
import { keccak256 } from "viem";
import { FaultSchedule } from "./fault-schedule.ts";
import { type LoadContext, sendSafe, sendWrite } from "./load/callers.ts";
import { SeenHeads } from "./load/heads.ts";
import { Tally } from "./load/tally.ts";
import type { FaultKind } from "./upstream/fault.ts";
import type { FaultyNodes } from "./upstream/faulty-nodes.ts";

/** Faulty nodes, and the URLs through which callers reach them. */
export type LoadedNodes = FaultyNodes & { readonly urls: readonly string[] };

/** The outcomes of calls while upstreams misbehaved. */
export interface ChaosFigure {
  readonly tally: Tally;
  readonly heads: SeenHeads;
  readonly faults: ReadonlyMap<FaultKind, number>;
  readonly seconds: number;
  /** How many blocks the chain grew meanwhile. */
  readonly blocks: number;
  /** Acknowledged writes that never arrived or are in no block. */
  readonly lost: readonly string[];
}

/** Concurrent callers. Writes have their own, so a write that hangs delays no read. */
const readers = 24;
const writers = 8;
/** The share of calls that are writes. */
const writeShare = 0.03;

/** The size of a run. Calls are spread evenly over the faults. */
export interface ChaosScale {
  readonly calls: number;
  /** How many faults. Each kind occurs once before any kind is repeated. */
  readonly faults: number;
}

/** Makes mixed calls while upstreams misbehave one after another. */
export async function chaos(
  nodes: LoadedNodes,
  random: Random,
  { calls, faults }: ChaosScale,
): Promise<ChaosFigure> {
  const { chain, urls, upstreams } = nodes;
  const [tally, heads] = [new Tally(), new SeenHeads()];
  const [begun, firstBlock] = [performance.now(), chain.height];
  const head = (): number => Math.max(heads.highest, firstBlock);
  const context: LoadContext = { chain, random, urls, tally, heads, head };
  const over = new AbortController();
  const schedule = new FaultSchedule(upstreams, random);
  const injected = schedule.run(over.signal);
  const writes = Math.ceil(calls * writeShare);
  const reads = calls - writes;
  const isEarly = (done: number): boolean => done * faults >= (schedule.done + 1) * reads;
  const read = async (): Promise<void> => {
    while (tally.safe < reads) await (isEarly(tally.safe) ? pause(10) : sendSafe(context));
  };
  // Writes keep pace with reads, so that faults of every kind affect them.
  const write = async (): Promise<void> => {
    while (tally.writes < writes)
      await (tally.writes * reads <= tally.safe * writes ? sendWrite(context) : pause(10));
  };
  await Promise.all([...Array.from({ length: readers }, read), ...Array.from({ length: writers }, write)]);
  over.abort();
  await injected;
  return {
    tally,
    heads,
    faults: schedule.counts,
    seconds: (performance.now() - begun) / 1000,
    blocks: chain.height - firstBlock,
    lost: await lostWrites(nodes, tally.acknowledged),
  };
}

async function lostWrites(
  { chain, writeArrivals }: LoadedNodes,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  const lost = acknowledged.filter((text) => !writeArrivals.has(text));
  while (!chain.isMempoolEmpty) await pause(50);
  const [node] = chain.nodes;
  await node?.follow(chain);
  for (const raw of acknowledged.filter((text) => text.length > 66)) {
    const receipt = await callNode(
      node?.url ?? "",
      "eth_getTransactionReceipt",
      keccak256(raw as `0x${string}`),
    );
    if (receipt === null) lost.push(raw);
  }
  return lost.map((text) => `${text.slice(0, 40)}… was acknowledged but is in no block`);
}
