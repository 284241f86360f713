import { monitorEventLoopDelay } from "node:perf_hooks";
import beacon from "../adapters/beacon.ts";
import exchange from "../adapters/exchange.ts";
import grpc from "../adapters/grpc.ts";
import management from "../adapters/management.ts";
import rpcPool from "../adapters/rpc-pool.ts";
import rpcWebSocketPool from "../adapters/rpc-web-socket-pool.ts";
import rpcWebSocket from "../adapters/rpc-web-socket.ts";
import rpc from "../adapters/rpc.ts";
import type { Adapter } from "../conformance/adapter.ts";
import { abortedCalls, growths, type Held } from "./aborted-calls.ts";
import { chainKills } from "./chain-kills.ts";
import { randomFaults } from "./random-faults.ts";
import { secretsFigure } from "./secrets.ts";

/** How large a run is. */
export interface Scale {
  readonly calls: number;
  readonly aborted: number;
  readonly blocks: number;
  readonly kills: number;
}

export const WHOLE: Scale = { calls: 100_000, aborted: 10_000, blocks: 5_000, kills: 100 };

/** Which part of the calls each client makes, in hundredths. */
const SHARES: readonly (readonly [Adapter, number])[] = [
  [rpc, 40],
  [rpcWebSocket, 20],
  [management, 15],
  [exchange, 10],
  [grpc, 10],
  [beacon, 5],
];

/**
 * Runs every figure with a seed, and tells each as it comes.
 *
 * @returns what should not have been, one line each; nothing if all is well.
 */
export async function runFigures(
  seed: number,
  scale: Scale,
  tell: (line: string) => void,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const unhandled = (error: unknown): void =>
    void wrong.push(`a rejection that nobody handled: ${String(error)}`);
  process.on("unhandledRejection", unhandled);
  tell(`seed ${seed}`);
  try {
    for (const part of [faults, kills, hidden, aborted]) wrong.push(...(await part(seed, scale, tell)));
    // Rejections are told a turn later.
    await new Promise(setImmediate);
  } finally {
    process.off("unhandledRejection", unhandled);
  }
  tell(wrong.length === 0 ? "all as it should be" : `${wrong.length} wrong`);
  return wrong;
}

type Part = (seed: number, scale: Scale, tell: (line: string) => void) => Promise<string[]>;

const faults: Part = async (seed, { calls }, tell) => {
  const wrong: string[] = [];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  for (const [adapter, share] of SHARES) {
    const figure = await randomFaults(adapter, seed, (calls * share) / 100);
    const { crossed, repeated, late, foreign, ends } = figure;
    const told = Object.entries(ends)
      .toSorted(([, a], [, b]) => b - a)
      .map(([end, count]) => `${count} ${end}`);
    tell(`${adapter.name}: ${figure.calls} calls in ${figure.requests} requests: ${told.join(", ")}`);
    tell(
      `  ${crossed.length} with another's result, ${repeated.length} writes sent twice, ${late.length} not ended 50 ms after the deadline`,
    );
    for (const [what, list] of Object.entries({ crossed, repeated, late, foreign })) {
      wrong.push(...list.map((one) => `${adapter.name}, ${what}: ${one}`));
    }
  }
  delay.disable();
  tell(`the event loop was held up by ${Math.round(delay.max / 1e6)} ms at most`);
  return wrong;
};

const kills: Part = async (seed, scale, tell) => {
  const wrong: string[] = [];
  // Once with all that was missed read again, once with a limit so low that gaps are told.
  for (const maxGap of [1_000, 20]) {
    const figure = await chainKills(seed, scale.blocks, scale.kills, maxGap);
    const { blocks, reorganisations, connections } = figure;
    tell(
      `chain of ${blocks} blocks with ${reorganisations} reorganisations, ${figure.kills} kills, ${connections} connections, maxGap ${maxGap}`,
    );
    for (const [name, { events, gaps, ...rest }] of Object.entries({
      heads: figure.heads,
      logs: figure.logs,
    })) {
      const { missing, surplus, disorder } = rest;
      tell(
        `  ${name}: ${events} events, ${gaps} gaps told, ${missing.length} missing, ${surplus.length} too many, ${disorder.length} out of order`,
      );
      for (const [what, list] of Object.entries(rest)) {
        wrong.push(...list.map((one) => `${name} with maxGap ${maxGap}, ${what}: ${one}`));
      }
    }
    if (figure.kills < scale.kills) wrong.push(`only ${figure.kills} kills`);
  }
  return wrong;
};

const hidden: Part = async (_seed, _scale, tell) => {
  const { results, events, leaking } = await secretsFigure();
  const held = results.filter((result) => result.held === "yes").length;
  const concerned = results.filter((result) => result.held !== "n/a").length;
  const clients = new Set(results.map(({ name }) => name)).size;
  tell(
    `secrets: ${held} of ${concerned} rows hold, over ${clients} clients; ${leaking} of ${events} diagnostics events show one`,
  );
  const wrong = results.flatMap(({ name, row, held: one, saw }) =>
    one === "no" ? [`${name}, ${row.id}: ${saw}`] : [],
  );
  if (leaking > 0 || events === 0) wrong.push(`${leaking} of ${events} diagnostics events show a secret`);
  return wrong;
};

const aborted: Part = async (seed, { aborted: calls }, tell) => {
  const wrong: string[] = [];
  const clients = [
    ...[rpc, rpcPool, rpcWebSocket, rpcWebSocketPool, management, beacon, exchange, grpc].map(
      (adapter) => [adapter, "read"] as const,
    ),
    ...[rpc, beacon, grpc].map((adapter) => [adapter, "stream"] as const),
  ];
  for (const [adapter, kind] of clients) {
    const { early, late, others } = await abortedCalls(adapter, seed, calls, kind);
    const held = (Object.keys(early) as (keyof Held)[]).map(
      (what) => `${what} ${early[what]} to ${late[what]}`,
    );
    tell(`${adapter.name}: ${calls} ${kind}s aborted (${others} were faster): ${held.join(", ")} kB`);
    for (const what of growths(early, late))
      wrong.push(`${adapter.name}, ${kind}s: ${what} grows from ${early[what]} to ${late[what]}`);
  }
  return wrong;
};
