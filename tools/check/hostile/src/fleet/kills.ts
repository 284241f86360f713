import { setTimeout } from "node:timers/promises";
import { between, chooseOne, type Random } from "@node-access-tools/workspace";
import { none, type Report } from "../requirements.ts";
import { Writer } from "./changes.ts";
import { Keys } from "./keys.ts";
import { type FleetSetup, startSetup } from "./setup.ts";
import { call, trySend } from "../load/send.ts";

/** How large a run is. */
export interface KillScale {
  readonly changes: number;
  readonly calls: number;
}

/** Many, since after a kill, changes wait until the other gateways know that the gateway is gone. */
const writers = 64;
const callers = 16;

/** Kills gateways and Postgres by SIGKILL at random moments, during changes and calls. */
export async function kills(report: Report, random: Random, scale: KillScale): Promise<void> {
  const setup = await startSetup(random);
  try {
    await run(report, setup, scale);
  } finally {
    await setup.stop();
  }
}

async function run(report: Report, setup: FleetSetup, scale: KillScale): Promise<void> {
  const start = performance.now();
  const keys = new Keys();
  for (const { key } of Object.values(setup.fleet.credentials.nodes)) {
    const { status } = await trySend(`${setup.pick().url}/${key}`, "POST", { body: call });
    if (status === 200) keys.add(key);
  }
  const team = Array.from({ length: writers }, () => new Writer(setup, keys));
  for (const writer of team) await writer.begin();
  const acknowledged = (): number => team.reduce((sum, writer) => sum + writer.acknowledged, 0);
  let called = 0;
  const isDone = (): boolean => acknowledged() >= scale.changes && called >= scale.calls;
  const write = async (writer: Writer): Promise<void> => {
    while (acknowledged() < scale.changes || !isDone()) {
      await writer.step();
      // Keeps changes and calls in step, so that kills affect both.
      if (acknowledged() / scale.changes > called / scale.calls + 0.02) await setTimeout(20);
    }
  };
  const makeCalls = async (): Promise<void> => {
    while (!isDone()) {
      called++;
      const known = keys.pick(setup.random);
      const gateway = setup.pick();
      const sentAt = performance.now();
      const { status } = await trySend(`${gateway.url}/${known.key}`, "POST", { body: call });
      keys.judge(known, sentAt, status);
      if (status === 0) await setTimeout(5);
    }
  };
  const killing = new AbortController();
  const killed = killAtRandom(setup, killing.signal);
  await Promise.all([...team.map(write), ...Array.from({ length: callers }, makeCalls)]);
  killing.abort();
  const { gatewayKills, postgresKills } = await killed;
  for (const { url } of setup.fleet.gateways) for (const writer of team) await writer.check(url);
  const unknown = team.reduce((sum, writer) => sum + writer.unknown, 0);
  const { served, rejected, failed, wrong } = keys.counts;
  const seconds = Math.round((performance.now() - start) / 1000);
  report.add(
    `kills: ${gatewayKills} of gateways, ${postgresKills} of Postgres, in ${seconds} s
  ${acknowledged()} changes acknowledged, ${unknown} without a response
  ${served + rejected + failed + wrong} calls: ${served} served, ${rejected} rejected, ${failed} without a response
  the last call that was served for a revoked key was sent ${Math.round(keys.latestServed)} ms after the revocation was acknowledged`,
    [
      none("changes lost or incomplete, and calls decided wrongly", [
        ...team.flatMap((writer) => writer.wrong),
        ...keys.wrong,
      ]),
    ],
  );
}

/** Kills a gateway, or one time in five Postgres, every few seconds, and restarts it. */
async function killAtRandom(
  { fleet, postgres, random }: FleetSetup,
  signal: AbortSignal,
): Promise<{ gatewayKills: number; postgresKills: number }> {
  let [gatewayKills, postgresKills] = [0, 0];
  while (!signal.aborted) {
    await setTimeout(between(random, 200, 3_000));
    const rest = between(random, 0, 800);
    if (random() < 1 / 5) {
      await postgres.kill();
      await setTimeout(rest);
      await postgres.restart();
      postgresKills++;
    } else {
      const gateway = chooseOne(random, fleet.gateways);
      gateway.kill();
      await gateway.ended;
      await setTimeout(rest);
      await gateway.start();
      gatewayKills++;
    }
  }
  return { gatewayKills, postgresKills };
}
