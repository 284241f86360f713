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
import { abortedCalls, growths, type Resources } from "./aborted-calls.ts";
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

/** The percentage of the calls that each client makes. */
const SHARES: readonly (readonly [Adapter, number])[] = [
  [rpc, 40],
  [rpcWebSocket, 20],
  [management, 15],
  [exchange, 10],
  [grpc, 10],
  [beacon, 5],
];

/**
 * Runs all parts with a seed, and prints each figure when it is known.
 *
 * @returns the violations, one line each; nothing if there are none.
 */
export async function runFigures(
  seed: number,
  scale: Scale,
  print: (line: string) => void,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const unhandled = (error: unknown): void => void wrong.push(`unhandled rejection: ${String(error)}`);
  process.on("unhandledRejection", unhandled);
  print(`seed ${seed}`);
  try {
    for (const part of [faults, kills, hidden, aborted]) wrong.push(...(await part(seed, scale, print)));
    // Node reports unhandled rejections one turn later.
    await new Promise(setImmediate);
  } finally {
    process.off("unhandledRejection", unhandled);
  }
  print(wrong.length === 0 ? "no violations" : `${wrong.length} violations`);
  return wrong;
}

type Part = (seed: number, scale: Scale, print: (line: string) => void) => Promise<string[]>;

const faults: Part = async (seed, { calls }, print) => {
  const wrong: string[] = [];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  for (const [adapter, share] of SHARES) {
    const figure = await randomFaults(adapter, seed, (calls * share) / 100);
    const { crossed, repeated, late, foreign, ends } = figure;
    const counts = Object.entries(ends)
      .toSorted(([, a], [, b]) => b - a)
      .map(([end, count]) => `${count} ${end}`);
    print(`${adapter.name}: ${figure.calls} calls in ${figure.requests} requests: ${counts.join(", ")}`);
    print(
      `  ${crossed.length} with another's result, ${repeated.length} writes sent twice, ${late.length} not ended 50 ms after the deadline`,
    );
    for (const [what, list] of Object.entries({ crossed, repeated, late, foreign })) {
      wrong.push(...list.map((one) => `${adapter.name}, ${what}: ${one}`));
    }
  }
  delay.disable();
  print(`the event loop was blocked for ${Math.round(delay.max / 1e6)} ms at most`);
  return wrong;
};

const kills: Part = async (seed, scale, print) => {
  const wrong: string[] = [];
  // Once with all missed blocks read again, once with a limit that is low enough to cause gaps.
  for (const maxGap of [1_000, 20]) {
    const figure = await chainKills(seed, scale.blocks, scale.kills, maxGap);
    const { blocks, reorganizations, connections } = figure;
    print(
      `chain of ${blocks} blocks with ${reorganizations} reorganizations, ${figure.kills} kills, ${connections} connections, maxGap ${maxGap}`,
    );
    for (const [name, { events, gaps, ...rest }] of Object.entries({
      heads: figure.heads,
      logs: figure.logs,
    })) {
      const { missing, surplus, disorder } = rest;
      print(
        `  ${name}: ${events} events, ${gaps} gaps reported, ${missing.length} missing, ${surplus.length} too many, ${disorder.length} out of order`,
      );
      for (const [what, list] of Object.entries(rest)) {
        wrong.push(...list.map((one) => `${name} with maxGap ${maxGap}, ${what}: ${one}`));
      }
    }
    if (figure.kills < scale.kills) wrong.push(`only ${figure.kills} kills`);
  }
  return wrong;
};

const hidden: Part = async (_seed, _scale, print) => {
  const { results, events, leaking } = await secretsFigure();
  const passed = results.filter((result) => result.passed === "yes").length;
  const applicable = results.filter((result) => result.passed !== "n/a").length;
  const clients = new Set(results.map(({ name }) => name)).size;
  print(
    `secrets: ${passed} of ${applicable} rows passed, over ${clients} clients; ${leaking} of ${events} diagnostics events contain one`,
  );
  const wrong = results.flatMap(({ name, row, passed: one, observed }) =>
    one === "no" ? [`${name}, ${row.id}: ${observed}`] : [],
  );
  if (leaking > 0 || events === 0) wrong.push(`${leaking} of ${events} diagnostics events contain a secret`);
  return wrong;
};

const aborted: Part = async (seed, { aborted: calls }, print) => {
  const wrong: string[] = [];
  const clients = [
    ...[rpc, rpcPool, rpcWebSocket, rpcWebSocketPool, management, beacon, exchange, grpc].map(
      (adapter) => [adapter, "read"] as const,
    ),
    ...[rpc, beacon, grpc].map((adapter) => [adapter, "stream"] as const),
  ];
  for (const [adapter, kind] of clients) {
    const { early, late, others } = await abortedCalls(adapter, seed, calls, kind);
    const resources = (Object.keys(early) as (keyof Resources)[]).map(
      (what) => `${what} ${early[what]} to ${late[what]}`,
    );
    print(`${adapter.name}: ${calls} ${kind}s aborted (${others} were faster): ${resources.join(", ")} kB`);
    for (const what of growths(early, late))
      wrong.push(`${adapter.name}, ${kind}s: ${what} grows from ${early[what]} to ${late[what]}`);
  }
  return wrong;
};
