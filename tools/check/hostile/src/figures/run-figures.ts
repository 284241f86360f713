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
import { atMost, none, type Report } from "../report.ts";
import type { FiguresScale } from "../scales.ts";
import { abortedCalls, type Resource, TOLERANCE } from "./aborted-calls.ts";
import { randomFaults } from "./random-faults.ts";

const SHARES: readonly (readonly [Adapter, number])[] = [
  [rpc, 40],
  [rpcSocket, 20],
  [management, 15],
  [exchange, 10],
  [grpc, 10],
  [beacon, 5],
];

const ABORTED = {
  read: [rpc, rpcPool, rpcSocket, rpcSocketPool, management, beacon, exchange, grpc],
  stream: [rpc, beacon, grpc],
};

/** Makes many calls through random faults with this repository's clients. */
export async function runFigures(report: Report, scale: FiguresScale): Promise<void> {
  const rejections: string[] = [];
  const unhandled = (error: unknown): void => void rejections.push(String(error));
  process.on("unhandledRejection", unhandled);
  try {
    await faults(report, scale.calls);
    for (const adapter of ABORTED.read) await aborted(report, adapter, "read", scale.aborted);
    for (const adapter of ABORTED.stream) await aborted(report, adapter, "stream", scale.aborted);
    // Node reports unhandled rejections one turn later.
    await new Promise(setImmediate);
  } finally {
    process.off("unhandledRejection", unhandled);
  }
  report.add("the whole run", [none("unhandled rejections", rejections)]);
}

async function faults(report: Report, calls: number): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  for (const [adapter, percent] of SHARES) {
    const figure = await randomFaults(adapter, report.seed, (calls * percent) / 100);
    const ends = [...figure.ends].toSorted(([, one], [, other]) => other - one);
    report.add(
      `${adapter.name}: ${figure.calls} calls in ${figure.requests} requests: ${formatCounts(new Map(ends))}`,
      [
        none("calls with another's result", figure.crossed),
        none("writes sent twice", figure.repeated),
        ...(report.checksTimes ? [none("calls not ended 50 ms after the deadline", figure.late)] : []),
        none("errors that are not a NodeAccessError", figure.foreign),
      ],
    );
  }
  delay.disable();
  console.log(`the event loop was blocked for ${Math.round(delay.max / 1e6)} ms at most`);
}

async function aborted(
  report: Report,
  adapter: Adapter,
  kind: keyof typeof ABORTED,
  calls: number,
): Promise<void> {
  const { early, late, others } = await abortedCalls(adapter, report.seed, calls, kind);
  const all = Object.keys(early) as Resource[];
  const checked = report.checksTimes ? all : all.filter((what) => what !== "heap");
  report.add(
    `${adapter.name}: ${calls} ${kind}s aborted (${others} were faster), heap in kB`,
    checked.map((what) => atMost(what, late[what], early[what] + TOLERANCE[what], "")),
  );
}
