import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import { startSetup } from "./setup.ts";
import { call, send } from "./send.ts";

/** How many calls were sent, and how many of them were admitted. */
export interface LimitFigure {
  readonly offered: number;
  readonly admitted: number;
  /** The calls that the rate allows in this time after the burst is used up. */
  readonly allowed: number;
  readonly seconds: number;
  readonly wrong: readonly string[];
}

const quota = { requestsPerSecond: 200, requestBurst: 200 };
const callers = 16;

/**
 * Sends more calls than one credential's rate limit allows, each to a random gateway.
 *
 * @param milliseconds - How long to count calls, after the burst is used up.
 * @param counters - The URL of a Valkey or Redis in which requests are counted. Default: Postgres.
 */
export async function sharedLimits(
  random: Random,
  milliseconds: number,
  counters?: string,
): Promise<LimitFigure> {
  const { fleet, pick, stop } = await startSetup(random, {
    limits: quota,
    ...(counters !== undefined && { counters }),
  });
  try {
    const key = fleet.credentials.nodes["starknet"]?.key;
    let [offered, admitted] = [0, 0];
    let isCounting = false;
    const over = new AbortController();
    /** Resolves when the burst is used up, which takes a busy machine longer. */
    const usedUp = Promise.withResolvers<void>();
    const wrong: string[] = [];
    const makeCalls = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const { status } = await send(`${pick().url}/${key}`, "POST", { body: call });
        if (status !== 200 && status !== 429) wrong.push(`a call got HTTP ${status}`);
        if (status === 429) usedUp.resolve();
        if (!isCounting) continue;
        offered++;
        if (status === 200) admitted++;
      }
    };
    const calling = Promise.all(Array.from({ length: callers }, makeCalls));
    await Promise.race([usedUp.promise, wait(30_000)]);
    await wait(1_000);
    isCounting = true;
    const start = performance.now();
    await wait(milliseconds);
    isCounting = false;
    const seconds = (performance.now() - start) / 1000;
    over.abort();
    await calling;
    return { offered, admitted, allowed: quota.requestsPerSecond * seconds, seconds, wrong };
  } finally {
    await stop();
  }
}
