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

/** Faulty nodes, and where callers post to reach them. */
export type LoadedPlace = FaultyNodes & { readonly urls: readonly string[] };

/** What became of calls while upstreams misbehaved. */
export interface ChaosFigure {
  readonly tally: Tally;
  readonly heads: SeenHeads;
  readonly faults: ReadonlyMap<FaultKind, number>;
  readonly seconds: number;
  /** Blocks by which the chain grew meanwhile. */
  readonly blocks: number;
  /** Writes that were acknowledged, and never arrived or are in no block. */
  readonly lost: readonly string[];
}

/** Requests at once. Writes have callers of their own: one that hangs holds no read up. */
const readers = 24;
const writers = 8;
/** Of all calls, those that write. */
const writeShare = 0.03;

/** How large a run is. Calls are spread evenly over the faults. */
export interface ChaosScale {
  readonly calls: number;
  /** Each kind has its turn before one comes again. */
  readonly faults: number;
}

/** Makes so many mixed calls while upstreams misbehave one after the other. */
export async function chaos(
  place: LoadedPlace,
  random: Random,
  { calls, faults }: ChaosScale,
): Promise<ChaosFigure> {
  const { chain, urls, upstreams } = place;
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
  // Writes keep pace with reads, so that they meet all faults.
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
    lost: await lostWrites(place, tally.acknowledged),
  };
}

async function lostWrites(
  { chain, written }: LoadedPlace,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  const lost = acknowledged.filter((text) => !written.has(text));
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
  return lost.map((text) => `${text.slice(0, 40)}… was acknowledged and is in no block`);
}
