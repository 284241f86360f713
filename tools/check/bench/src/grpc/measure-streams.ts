import { type Child, startChild } from "../child.ts";
import { compare, type Measurement, runRounds } from "../rounds.ts";
import { clients } from "./clients.ts";

const BASELINE = "grpc-js, raw bytes";

/**
 * Measures the cost of a message in a stream for each client. Each has its own process; they run one after another.
 *
 * @param rounds - Measured runs of each client; the result is their median.
 * @param milliseconds - The length of a run.
 * @returns a table for each kind of update.
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
            return (await running.get(name)?.request({ kind, milliseconds })) as Measurement;
          } catch {
            ended.add(name);
            await start(name);
            return undefined;
          }
        };
        return [name, run] as const;
      });
      const taken = await runRounds(Object.fromEntries(runs), rounds);
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
