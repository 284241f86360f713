import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import { createCallers, sendSafe, sendWrite } from "../load/callers.ts";
import { formatCounts } from "../load/tally.ts";
import { none, type Report, share } from "../requirements.ts";
import { FaultSchedule } from "./fault-schedule.ts";
import type { RoutingSetup } from "./routing-setup.ts";

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

/**
 * Makes mixed calls while upstreams misbehave one after another.
 *
 * @param served - The share of safe calls that must be served, from 0 to 1.
 */
export async function chaos(
  report: Report,
  name: string,
  nodes: RoutingSetup,
  random: Random,
  { calls, faults }: ChaosScale,
  served: number,
): Promise<void> {
  const { chain, urls, upstreams, writeArrivals } = nodes;
  const [begun, firstBlock] = [performance.now(), chain.height];
  const context = createCallers(chain, urls, random);
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
  const seconds = (performance.now() - begun) / 1000;
  const { errors } = chain;
  const lost = tally.acknowledged.filter((text) => !writeArrivals.has(text));
  report.add(
    `${name}: ${tally.safe} safe calls and ${tally.writes} writes in ${seconds.toFixed(0)} s and ${chain.height - firstBlock} blocks
  faults: ${formatCounts(schedule.counts)}
  known errors: ${errors.used} of ${errors.size}; ${tally.acknowledged.length} writes acknowledged; ${tally.ofForks} results of a fork that an upstream followed at that time`,
    [
      none("responses of another chain", tally.ofKind("wrong chain")),
      none("heads that went backwards", heads.backwards),
      none("heads and blocks that the chain does not have", tally.ofKind("beyond the chain")),
      none("heads more than 20 blocks behind", tally.ofKind("behind")),
      none("results with another block's state", tally.ofKind("wrong state")),
      none("malformed responses", tally.ofKind("malformed")),
      none("writes that arrived twice", writeArrivals.repeated),
      none("acknowledged writes that were lost", lost),
      // A result without a block that callers have seen before does not count as served.
      share("safe calls served", tally.served, tally.safe, served, [
        ...tally.reasons,
        ...tally.ofKind("missing", "incomplete"),
      ]),
    ],
  );
}
