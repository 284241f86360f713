import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { basic } from "@node-access/auth";
import {
  beacon,
  exchange,
  grpc,
  management,
  rpc,
  rpcAdapter,
  rpcPool,
  rpcSocket,
  rpcSocketAdapter,
  rpcSocketPool,
} from "../adapters/ours.ts";
import type { Adapter } from "../conformance/adapter.ts";
import { TOKEN } from "../conformance/connect-to.ts";
import { leaks } from "../conformance/find-secrets.ts";
import { secrets } from "../conformance/rows/secrets.ts";
import { runRow } from "../conformance/run-row.ts";
import { formatCounts } from "../load/tally.ts";
import { atMost, none, type Report } from "../report.ts";
import type { FiguresScale } from "../scales.ts";
import { abortedCalls, type Resource, TOLERANCE } from "./aborted-calls.ts";
import { chainKills } from "./chain-kills.ts";
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
    // Once with all missed blocks read again, once with a limit that is low enough to cause gaps.
    for (const maxGap of [1_000, 20]) await chainKills(report, scale, maxGap);
    await searchSecrets(report);
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

/** User name and password are both the suite's token, so neither may appear anywhere. */
const createBasic = (token: string): ReturnType<typeof basic> => basic(token, token);

/** A client for each kind of credential and each transport. */
const KINDS: readonly Adapter[] = [
  rpc,
  rpcSocket,
  management,
  beacon,
  exchange,
  grpc,
  rpcAdapter("rpc, basic", createBasic),
  rpcSocketAdapter("rpc, WebSocket, basic", createBasic),
];

const CHANNELS = ["start", "end", "error"].map((phase) => `node-access:call:${phase}`);

/** Searches for the credential in the errors of every class of failure, for each kind of credential, and in diagnostics. */
async function searchSecrets(report: Report): Promise<void> {
  let events = 0;
  const leaking: string[] = [];
  const listener = (message: unknown): void => {
    events += 1;
    if (leaks(message, [TOKEN])) leaking.push("");
  };
  for (const channel of CHANNELS) subscribe(channel, listener);
  const results = await Promise.all(
    KINDS.flatMap((adapter) =>
      secrets.map(async (row) =>
        Object.assign(await runRow(row, adapter), { name: `${adapter.name}, ${row.id}` }),
      ),
    ),
  );
  for (const channel of CHANNELS) unsubscribe(channel, listener);
  const tried = results.filter(({ passed }) => passed !== "n/a");
  report.add(`secrets: ${tried.length} rows over ${KINDS.length} clients, ${events} diagnostics events`, [
    none(
      "rows not passed",
      tried.flatMap(({ passed, name, observed }) => (passed === "no" ? [`${name}: ${observed}`] : [])),
    ),
    none("diagnostics events with a secret", leaking),
    none("no diagnostics events", events === 0 ? ["none was published"] : []),
  ]);
}
