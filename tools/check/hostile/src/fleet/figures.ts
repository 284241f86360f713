import { randomOf } from "@node-access-tools/workspace";
import { clockJumps } from "./clock-jumps.ts";
import { type FreezeScale, frozenDatabase } from "./frozen-database.ts";
import { type KillScale, kills } from "./kills.ts";
import { sharedLimits } from "./limits.ts";
import type { LoadFigure } from "./load.ts";

/** How large a run is. */
export interface FleetScale {
  readonly kills: KillScale;
  readonly freeze: FreezeScale;
  readonly clockRounds: number;
  /** Milliseconds for which the calls of one credential are counted. */
  readonly limits: number;
}

export const WHOLE_FLEET: FleetScale = {
  kills: { changes: 10_000, calls: 100_000 },
  freeze: { frozen: 30_000, callsPerSecond: 300 },
  clockRounds: 12,
  limits: 10_000,
};

/** By what share the admitted calls may differ from the allowed ones. */
const tolerance = 0.1;

/** How many times as high p99 may be while the database is frozen. */
const maxSlowdown = 2;

/**
 * Injects faults into a fleet of three gateways on Postgres, and prints each figure when it is known.
 *
 * @param checksTimes - Whether to check the durations of calls too. Turn this off on a busy machine.
 * @returns the violations, one line each; nothing if there are none.
 */
export async function runFleetFigures(
  seed: number,
  scale: FleetScale,
  print: (line: string) => void,
  checksTimes: boolean,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  print(`seed ${seed}`);
  const killed = await kills(randomOf(seed), scale.kills);
  const { served, rejected, failed } = killed.calls;
  print(
    `kills: ${killed.gatewayKills} of gateways, ${killed.postgresKills} of Postgres, in ${Math.round(killed.seconds)} s
  ${killed.acknowledged} changes acknowledged, ${killed.unknown} without a response
  ${served + rejected + failed + killed.calls.wrong} calls: ${served} served, ${rejected} rejected, ${failed} without a response
  the last call that was served for a revoked key was sent ${Math.round(killed.latestServed)} ms after the revocation was acknowledged`,
  );
  wrong.push(...killed.wrong);
  const frozen = await frozenDatabase(randomOf(seed), scale.freeze);
  print(
    `Postgres frozen for ${scale.freeze.frozen / 1000} s: ${loadLine(frozen.before)} before, ${loadLine(frozen.during)} during, ${loadLine(frozen.after)} after
  management HTTP ${frozen.management}, /readyz "${frozen.readyz}"; changes were acknowledged ${Math.round(frozen.recoveredIn)} ms after the thaw`,
  );
  wrong.push(...frozen.wrong);
  // Other programs may slow the machine down, so the slower of the phases before and after is the baseline.
  const usual = Math.max(frozen.before.p99, frozen.after.p99);
  if (checksTimes && frozen.during.p99 > maxSlowdown * usual)
    wrong.push(`p99 rose from ${usual} ms to ${frozen.during.p99} ms while the database was frozen`);
  const clock = await clockJumps(randomOf(seed), scale.clockRounds);
  print(
    `clocks: ${clock.jumps} jumps of two hours, ${clock.calls} calls and as many changes, ${clock.slots} slots in order, ${clock.wrong.length} wrong`,
  );
  wrong.push(...clock.wrong);
  const limited = await sharedLimits(randomOf(seed), scale.limits);
  const { offered, admitted, allowed } = limited;
  print(
    `limits: ${offered} calls in ${limited.seconds.toFixed(1)} s at any of the gateways, ${admitted} admitted of ${Math.round(allowed)} allowed`,
  );
  wrong.push(...limited.wrong);
  if (admitted > allowed * (1 + tolerance) || (checksTimes && admitted < allowed * (1 - tolerance)))
    wrong.push(`${admitted} calls were admitted, ${Math.round(allowed)} were allowed`);
  print(wrong.length === 0 ? "no violations" : `${wrong.length} violations`);
  return wrong;
}

function loadLine({ calls, failed, median, p99 }: LoadFigure): string {
  return `${calls} calls, ${failed} failed, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}
