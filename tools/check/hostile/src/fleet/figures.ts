import { randomOf } from "@node-access-tools/workspace";
import { clockJumps } from "./clock-jumps.ts";
import { type FreezeScale, frozenDatabase } from "./frozen-database.ts";
import { type KillScale, kills } from "./kills.ts";
import { sharedLimits } from "./limits.ts";
import type { LoadFigure } from "./load.ts";
import { near, none, Report, times } from "../requirements.ts";

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
  const report = new Report(seed, print);
  const killed = await kills(randomOf(seed), scale.kills);
  const { served, rejected, failed, wrong } = killed.calls;
  report.add(
    `kills: ${killed.gatewayKills} of gateways, ${killed.postgresKills} of Postgres, in ${Math.round(killed.seconds)} s
  ${killed.acknowledged} changes acknowledged, ${killed.unknown} without a response
  ${served + rejected + failed + wrong} calls: ${served} served, ${rejected} rejected, ${failed} without a response
  the last call that was served for a revoked key was sent ${Math.round(killed.latestServed)} ms after the revocation was acknowledged`,
    [none("changes lost or incomplete, and calls decided wrongly", killed.wrong)],
  );
  const frozen = await frozenDatabase(randomOf(seed), scale.freeze);
  const { before, during, after } = frozen;
  report.add(
    `Postgres frozen for ${scale.freeze.frozen / 1000} s: ${loadLine(before)} before, ${loadLine(during)} during, ${loadLine(after)} after
  management HTTP ${frozen.management}, /readyz "${frozen.readyz}"; changes were acknowledged ${Math.round(frozen.recoveredIn)} ms after the thaw`,
    [
      none("wrong while it was frozen", frozen.wrong),
      // Other programs may slow the machine down, so the slower of the phases before and after is the baseline.
      ...(checksTimes
        ? [times("p99 while it was frozen", during.p99, Math.max(before.p99, after.p99), maxSlowdown)]
        : []),
    ],
  );
  const clock = await clockJumps(randomOf(seed), scale.clockRounds);
  report.add(
    `clocks: ${clock.jumps} jumps of two hours, ${clock.calls} calls and as many changes, ${clock.slots} slots in order`,
    [none("wrong meanwhile", clock.wrong)],
  );
  const { offered, admitted, allowed, ...limited } = await sharedLimits(randomOf(seed), scale.limits);
  report.add(`limits: ${offered} calls in ${limited.seconds.toFixed(1)} s at any of the gateways`, [
    none("calls without a decision", limited.wrong),
    near("calls admitted", admitted, allowed, tolerance),
  ]);
  return report.wrong;
}

function loadLine({ calls, failed, median, p99 }: LoadFigure): string {
  return `${calls} calls, ${failed} failed, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}
