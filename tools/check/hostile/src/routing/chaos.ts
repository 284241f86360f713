import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import { type CallerContext, callersOf, sendSafe, sendWrite } from "../load/callers.ts";
import type { Nodes } from "../upstreams/nodes.ts";
import { FaultSchedule } from "./fault-schedule.ts";

/** Nodes that misbehave, and the URLs through which callers reach them. */
export type LoadedNodes = Nodes & { readonly urls: readonly string[] };

/** The outcomes of calls while upstreams misbehaved. */
export interface ChaosFigure extends Pick<CallerContext, "tally" | "heads"> {
  readonly faults: ReadonlyMap<string, number>;
  readonly seconds: number;
  /** How many blocks the chain grew meanwhile. */
  readonly blocks: number;
  /** Acknowledged writes that have never arrived. */
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
  const { chain, urls, upstreams, writeArrivals } = nodes;
  const [begun, firstBlock] = [performance.now(), chain.height];
  const context = callersOf(chain, urls, random);
  const { tally, heads } = context;
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
    lost: tally.acknowledged
      .filter((text) => !writeArrivals.has(text))
      .map((text) => `${text.slice(0, 40)}… was acknowledged but never arrived`),
  };
}
