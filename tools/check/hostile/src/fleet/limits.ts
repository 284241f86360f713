import { setTimeout as wait } from "node:timers/promises";
import { near, none, type Report } from "../report.ts";
import { startGateways } from "../start-gateways.ts";
import { call, trySend } from "../load/send.ts";

const limits = { requestsPerSecond: 200, requestBurst: 200 };
const callers = 16;
/** By what share the admitted calls may differ from the allowed ones. */
const tolerance = 0.1;

/** Sends more calls than one credential's rate limit allows, each to a random gateway. */
export async function sharedLimits(report: Report, milliseconds: number): Promise<void> {
  await using gateways = await startGateways(report.random(), { limits });
  const key = gateways.credentials.nodes["starknet"]?.key;
  let [offered, admitted] = [0, 0];
  let isCounting = false;
  const over = new AbortController();
  /** Resolves when the burst is used up, which takes a busy machine longer. */
  const usedUp = Promise.withResolvers<void>();
  const wrong: string[] = [];
  const makeCalls = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const { status } = await trySend(`${gateways.pick().url}/${key}`, "POST", { body: call });
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
  report.add(`limits: ${offered} calls in ${seconds.toFixed(1)} s at any of the gateways`, [
    none("calls without a decision", wrong),
    near("calls admitted", admitted, limits.requestsPerSecond * seconds, tolerance),
  ]);
}
