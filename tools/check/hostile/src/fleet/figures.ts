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

/** How far the calls that are admitted may be from those that are allowed. */
const tolerance = 0.1;

/** How much slower the slowest hundredth of calls may be while the database is frozen. */
const mostSlower = 2;

/**
 * Injects faults into a fleet of three gateways on Postgres, and tells each figure as it comes.
 *
 * @param isJudged - Whether the times of calls count too: not on a busy machine.
 * @returns what should not have been, one line each; nothing if all is well.
 */
export async function runFleetFigures(
  seed: number,
  scale: FleetScale,
  tell: (line: string) => void,
  isJudged: boolean,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  tell(`seed ${seed}`);
  const killed = await kills(randomOf(seed), scale.kills);
  const { served, refused, unanswered } = killed.calls;
  tell(
    `kills: ${killed.gatewayKills} of gateways, ${killed.postgresKills} of Postgres, in ${Math.round(killed.seconds)} s
  ${killed.acknowledged} changes acknowledged, ${killed.unknown} without a response
  ${served + refused + unanswered + killed.calls.wrong} calls: ${served} served, ${refused} rejected, ${unanswered} unanswered
  the last call that was served for a revoked key was sent ${Math.round(killed.latestServed)} ms after the revocation was acknowledged`,
  );
  wrong.push(...killed.wrong);
  const frozen = await frozenDatabase(randomOf(seed), scale.freeze);
  tell(
    `Postgres frozen for ${scale.freeze.frozen / 1000} s: ${shown(frozen.before)} before, ${shown(frozen.during)} during, ${shown(frozen.after)} after
  management HTTP ${frozen.management}, /readyz "${frozen.readyz}"; changes were acknowledged ${Math.round(frozen.backIn)} ms after the thaw`,
  );
  wrong.push(...frozen.wrong);
  // Other programs on the machine count too: the slower of both neighbours says how slow it is just now.
  const usual = Math.max(frozen.before.p99, frozen.after.p99);
  if (isJudged && frozen.during.p99 > mostSlower * usual)
    wrong.push(`p99 rose from ${usual} ms to ${frozen.during.p99} ms while the database was frozen`);
  const clock = await clockJumps(randomOf(seed), scale.clockRounds);
  tell(
    `clocks: ${clock.jumps} jumps of two hours, ${clock.calls} calls and as many changes, ${clock.slots} slots in order, ${clock.wrong.length} wrong`,
  );
  wrong.push(...clock.wrong);
  const limited = await sharedLimits(randomOf(seed), scale.limits);
  const { offered, admitted, allowed } = limited;
  tell(
    `limits: ${offered} calls in ${limited.seconds.toFixed(1)} s at any of the gateways, ${admitted} admitted of ${Math.round(allowed)} allowed`,
  );
  wrong.push(...limited.wrong);
  if (admitted > allowed * (1 + tolerance) || (isJudged && admitted < allowed * (1 - tolerance)))
    wrong.push(`${admitted} calls were admitted, ${Math.round(allowed)} were allowed`);
  tell(wrong.length === 0 ? "all as it should be" : `${wrong.length} wrong`);
  return wrong;
}

function shown({ calls, failed, median, p99 }: LoadFigure): string {
  return `${calls} calls, ${failed} failed, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}
