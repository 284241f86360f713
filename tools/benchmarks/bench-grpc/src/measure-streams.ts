import { type Child, startChild } from "@node-access-tools/bench/child";
import { compare, type Measurement, takeTurns } from "@node-access-tools/bench/turns";
import { clients } from "./clients.ts";

const BASELINE = "grpc-js, raw bytes";

/**
 * Measures what a message of a stream costs each client, each in its own process, in turns.
 *
 * @param rounds - Turns of each client; the median counts.
 * @param milliseconds - Of a turn.
 * @returns a table a kind of update.
 */
export async function measureStreams(rounds: number, milliseconds: number): Promise<string> {
  const server = await startChild(new URL("run-server.ts", import.meta.url));
  const running = new Map<string, Child>();
  const start = async (name: string): Promise<void> => {
    running.set(name, await startChild(new URL("run-client.ts", import.meta.url), name, server.url));
  };
  try {
    for (const name of Object.keys(clients)) await start(name);
    const texts: string[] = [];
    for (const kind of ["slots", "transactions"] as const) {
      const ended = new Set<string>();
      const runs = [...running.keys()].map((name) => {
        const run = async (): Promise<Measurement | undefined> => {
          if (ended.has(name)) return undefined;
          try {
            return (await running.get(name)?.ask({ kind, milliseconds })) as Measurement;
          } catch {
            ended.add(name);
            await start(name);
            return undefined;
          }
        };
        return [name, run] as const;
      });
      const taken = await takeTurns(Object.fromEntries(runs), rounds);
      const whole = [...taken].filter(([name]) => !ended.has(name)) as [string, Measurement[]][];
      const notes = [...ended].map((name) => `\n  ${name}: its process ended under the flood`);
      const shown = compare(new Map(whole), BASELINE, ["messages/s", "CPU us"]);
      texts.push(`a stream of ${kind}\n${shown}${notes.join("")}`);
    }
    return texts.join("\n\n");
  } finally {
    for (const child of [...running.values(), server]) child.stop();
  }
}
