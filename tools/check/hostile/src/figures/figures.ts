import { monitorEventLoopDelay } from "node:perf_hooks";
import {
  beacon,
  exchange,
  grpc,
  management,
  rpc,
  rpcPool,
  rpcSocket,
  rpcSocketPool,
} from "../adapters/ours.ts";
import type { Adapter } from "../conformance/adapter.ts";
import { formatCounts } from "../load/tally.ts";
import { atMost, none, Report } from "../requirements.ts";
import { abortedCalls, type Resources, TOLERANCE } from "./aborted-calls.ts";
import { chainKills } from "./chain-kills.ts";
import { randomFaults } from "./random-faults.ts";
import { searchSecrets } from "./secrets.ts";

/** How large a run is. */
export interface Scale {
  readonly calls: number;
  readonly aborted: number;
  readonly blocks: number;
  readonly kills: number;
}

export const WHOLE: Scale = { calls: 100_000, aborted: 10_000, blocks: 5_000, kills: 100 };

/** The percentage of the calls that each client makes. */
const SHARES: readonly (readonly [Adapter, number])[] = [
  [rpc, 40],
  [rpcSocket, 20],
  [management, 15],
  [exchange, 10],
  [grpc, 10],
  [beacon, 5],
];

/**
 * Runs all parts with a seed, and prints each figure when it is known.
 *
 * @param checksTimes - Whether to check deadlines and the heap too, which depend on how busy the machine is.
 * @returns the violations, one line each; nothing if there are none.
 */
export async function runFigures(
  seed: number,
  scale: Scale,
  print: (line: string) => void,
  checksTimes: boolean,
): Promise<readonly string[]> {
  const report = new Report(seed, print);
  const rejections: string[] = [];
  const unhandled = (error: unknown): void => void rejections.push(String(error));
  process.on("unhandledRejection", unhandled);
  try {
    await faults(report, seed, scale.calls, checksTimes);
    // Once with all missed blocks read again, once with a limit that is low enough to cause gaps.
    for (const maxGap of [1_000, 20]) await chainKills(report, seed, scale.blocks, scale.kills, maxGap);
    await searchSecrets(report);
    await aborted(report, seed, scale.aborted, checksTimes);
    // Node reports unhandled rejections one turn later.
    await new Promise(setImmediate);
  } finally {
    process.off("unhandledRejection", unhandled);
  }
  report.add("the whole run", [none("unhandled rejections", rejections)]);
  return report.wrong;
}

async function faults(report: Report, seed: number, calls: number, checksTimes: boolean): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  for (const [adapter, percent] of SHARES) {
    const figure = await randomFaults(adapter, seed, (calls * percent) / 100);
    const ends = [...figure.ends].toSorted(([, one], [, other]) => other - one);
    report.add(
      `${adapter.name}: ${figure.calls} calls in ${figure.requests} requests: ${formatCounts(new Map(ends))}`,
      [
        none("calls with another's result", figure.crossed),
        none("writes sent twice", figure.repeated),
        ...(checksTimes ? [none("calls not ended 50 ms after the deadline", figure.late)] : []),
        none("errors that are not a NodeAccessError", figure.foreign),
      ],
    );
  }
  delay.disable();
  report.print(`the event loop was blocked for ${Math.round(delay.max / 1e6)} ms at most`);
}

async function aborted(report: Report, seed: number, calls: number, checksTimes: boolean): Promise<void> {
  const clients = [
    ...[rpc, rpcPool, rpcSocket, rpcSocketPool, management, beacon, exchange, grpc].map(
      (adapter) => [adapter, "read"] as const,
    ),
    ...[rpc, beacon, grpc].map((adapter) => [adapter, "stream"] as const),
  ];
  for (const [adapter, kind] of clients) {
    const { early, late, others } = await abortedCalls(adapter, seed, calls, kind);
    const checked = (Object.keys(early) as (keyof Resources)[]).filter(
      (what) => checksTimes || what !== "heap",
    );
    report.add(
      `${adapter.name}: ${calls} ${kind}s aborted (${others} were faster), heap in kB`,
      checked.map((what) => atMost(what, late[what], early[what] + TOLERANCE[what], "")),
    );
  }
}
