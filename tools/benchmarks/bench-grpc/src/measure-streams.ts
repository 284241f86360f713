import { median, table } from "@node-access-tools/bench/report";
import { type Child, startChild } from "./child.ts";
import { clients } from "./clients.ts";
import type { Measurement } from "./run-client.ts";

const BASELINE = "grpc-js, raw bytes";

/**
 * Measures what a message of a stream costs each client, each in its own process, in turns.
 *
 * @param rounds - Turns of each client; the median counts.
 * @param milliseconds - Of a turn.
 * @returns a table a kind of update.
 */
export async function measureStreams(rounds: number, milliseconds: number): Promise<string> {
  const server = await startChild("run-server.ts");
  const running = new Map<string, Child>();
  try {
    for (const name of Object.keys(clients))
      running.set(name, await startChild("run-client.ts", name, server.url));
    const texts: string[] = [];
    for (const kind of ["slots", "transactions"] as const) {
      const taken = new Map<string, Measurement[]>([...running.keys()].map((name) => [name, []]));
      const ended: string[] = [];
      // The first round warms the code up and does not count.
      for (let round = -1; round < rounds; round += 1)
        for (const [name, own] of taken) {
          try {
            const measurement = await running.get(name)?.ask({ kind, milliseconds });
            if (round >= 0) own.push(measurement as Measurement);
          } catch {
            taken.delete(name);
            ended.push(`\n  ${name}: its process ended under the flood`);
            running.set(name, await startChild("run-client.ts", name, server.url));
          }
        }
      texts.push(`a stream of ${kind}\n${compare(taken)}${ended.join("")}`);
    }
    return texts.join("\n\n");
  } finally {
    for (const child of [...running.values(), server]) child.stop();
  }
}

function compare(taken: ReadonlyMap<string, readonly Measurement[]>): string {
  const base = taken.get(BASELINE) ?? [];
  const ratio = (own: readonly Measurement[], of: (measurement: Measurement) => number): string =>
    median(own.map((measurement, round) => of(measurement) / of(base[round] ?? measurement))).toFixed(2);
  const rows = [...taken].map(([name, own]) => [
    name,
    ratio(own, rate),
    ratio(own, cost),
    Math.round(median(own.map(rate))).toString(),
    median(own.map(cost)).toFixed(1),
  ]);
  return table([["", "speed", "CPU", "messages/s", "CPU us"], ...rows]);
}

function rate({ messages, seconds }: Measurement): number {
  return messages / seconds;
}

function cost({ messages, cpuMicroseconds }: Measurement): number {
  return cpuMicroseconds / messages;
}
