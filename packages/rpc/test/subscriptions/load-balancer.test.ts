import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { watchLogs } from "../../src/subscriptions/index.ts";
import { HEIGHT, LoadBalancer } from "./load-balancer.ts";
import { collect, logsLeft } from "./watch-fixture.ts";

async function check(seed: number): Promise<void> {
  const balancer = await LoadBalancer.start(seed);
  const first = [3, 10, HEIGHT + 1][seed % 3] ?? 0;
  const { events } = collect(watchLogs(balancer.client, {}, { fromBlock: `0x${first.toString(16)}` }));
  await balancer.subscribed();
  for (let tick = 0; tick < 30; tick += 1) {
    const choice = balancer.below(12);
    if (choice === 0) {
      balancer.cut();
      for (let missed = balancer.below(25); missed > 0; missed -= 1) balancer.mine();
      await balancer.subscribed();
    }
    // Blocks before the first one are not replaced.
    balancer.mine(choice === 1 ? balancer.below(Math.min(6, balancer.tip.number - HEIGHT)) : 0);
    if (choice > 3) await balancer.settle();
  }
  const isComplete = (): boolean => isDeepStrictEqual(logsLeft(events), balancer.logs(first));
  // A watch that has lost logs never gets them, however long the chain goes on.
  for (let tick = 0; tick < 1_000 && !isComplete(); tick += 1) {
    balancer.mine(0, 0);
    await balancer.settle();
    await setTimeout(tick);
  }
  expect(events.filter(({ type }) => type === "gap")).toEqual([]);
  expect(logsLeft(events)).toEqual(balancer.logs(first));
}

describe("watchLogs behind a load balancer", () => {
  it.each(Array.from({ length: Number(process.env["SEEDS"] ?? 6) }, (_, seed) => [seed]))(
    "misses no log and reports no gap, seed %i",
    check,
  );
});
