import { createRandom } from "@node-access-tools/workspace";
import { clockJumps } from "./clock-jumps.ts";
import { type FreezeScale, frozenDatabase } from "./frozen-database.ts";
import { type KillScale, kills } from "./kills.ts";
import { sharedLimits } from "./limits.ts";
import { Report } from "../requirements.ts";

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
  await kills(report, createRandom(seed), scale.kills);
  await frozenDatabase(report, createRandom(seed), scale.freeze, checksTimes);
  await clockJumps(report, createRandom(seed), scale.clockRounds);
  await sharedLimits(report, createRandom(seed), scale.limits);
  return report.wrong;
}
