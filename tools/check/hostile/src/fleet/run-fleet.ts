import type { Report } from "../report.ts";
import type { FleetScale } from "../scales.ts";
import { frozenDatabase } from "./frozen-database.ts";
import { kills } from "./kills.ts";

/** Injects faults into a fleet of three gateways on Postgres. */
export async function runFleet(report: Report, scale: FleetScale): Promise<void> {
  await kills(report, scale.kills);
  await frozenDatabase(report, scale.freeze);
}
