import { setTimeout } from "node:timers/promises";
import { between, chooseOne } from "@node-access-tools/workspace";
import { none, type Report } from "../report.ts";
import type { FleetScale } from "../scales.ts";
import { type Gateways, startGateways } from "../start-gateways.ts";
import { call, trySend } from "../load/send.ts";
import { Writer } from "./changes.ts";
import { Keys } from "./keys.ts";

/** Many, since after a kill, changes wait until the other gateways know that the gateway is gone. */
const writers = 64;
const callers = 16;

/** Kills gateways and Postgres by SIGKILL at random moments, during changes and calls. */
export async function kills(report: Report, scale: FleetScale["kills"]): Promise<void> {
  await using fleet = await startGateways(report.random());
  const start = performance.now();
  const keys = new Keys();
  for (const { key } of Object.values(fleet.credentials.nodes)) {
    const { status } = await trySend(`${fleet.pick().url}/${key}`, "POST", { body: call });
    if (status === 200) keys.add(key);
  }
  const team = Array.from({ length: writers }, () => new Writer(fleet, keys));
  for (const writer of team) await writer.begin();
  const acknowledged = (): number => team.reduce((sum, writer) => sum + writer.acknowledged, 0);
  let called = 0;
  const isDone = (): boolean => acknowledged() >= scale.changes && called >= scale.calls;
  const write = async (writer: Writer): Promise<void> => {
    while (!isDone()) {
      await writer.step();
      // Keeps changes and calls in step, so that kills affect both.
      if (acknowledged() / scale.changes > called / scale.calls + 0.02) await setTimeout(20);
    }
  };
  const makeCalls = async (): Promise<void> => {
    while (!isDone()) {
      called++;
      const known = keys.pick(fleet.random);
      const gateway = fleet.pick();
      const sentAt = performance.now();
      const { status } = await trySend(`${gateway.url}/${known.key}`, "POST", { body: call });
      keys.judge(known, sentAt, status);
      if (status === 0) await setTimeout(5);
    }
  };
  const killing = new AbortController();
  const killed = killAtRandom(fleet, killing.signal);
  await Promise.all([...team.map(write), ...Array.from({ length: callers }, makeCalls)]);
  killing.abort();
  const { gatewayKills, postgresKills } = await killed;
  for (const { url } of fleet.gateways) for (const writer of team) await writer.check(url);
  const unknown = team.reduce((sum, writer) => sum + writer.unknown, 0);
  const { served, rejected, failed } = keys.counts;
  const seconds = Math.round((performance.now() - start) / 1000);
  report.add(
    `kills: ${gatewayKills} of gateways, ${postgresKills} of Postgres, in ${seconds} s
  ${acknowledged()} changes acknowledged, ${unknown} without a response
  ${called} calls: ${served} served, ${rejected} rejected, ${failed} without a response
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
async function killAtRandom({ gateways, postgres, random }: Gateways, signal: AbortSignal) {
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
      const gateway = chooseOne(random, gateways);
      gateway.kill();
      await gateway.ended;
      await setTimeout(rest);
      await gateway.start();
      gatewayKills++;
    }
  }
  return { gatewayKills, postgresKills };
}
