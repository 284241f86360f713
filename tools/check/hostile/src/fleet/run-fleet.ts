import type { Report } from "../report.ts";
import type { FleetScale } from "../scales.ts";
import { clockJumps } from "./clock-jumps.ts";
import { frozenDatabase } from "./frozen-database.ts";
import { kills } from "./kills.ts";
import { sharedLimits } from "./limits.ts";

/** Injects faults into a fleet of three gateways on Postgres. */
export async function runFleet(report: Report, scale: FleetScale): Promise<void> {
  await kills(report, scale.kills);
  await frozenDatabase(report, scale.freeze);
  await clockJumps(report, scale.clockRounds);
  await sharedLimits(report, scale.limits);
}
