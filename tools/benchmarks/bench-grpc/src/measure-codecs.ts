import { median, table } from "@node-access-tools/bench/report";
import { codecs, type CodecTask } from "./codecs.ts";

/** The tasks, each with the library that is 1.00. */
export const CODEC_TASKS: Readonly<Record<CodecTask, string>> = {
  "decode a transaction": "hand-written",
  "encode a transaction": "protobufjs",
  "read slot and signature": "hand-written",
  "decode a slot": "protobufjs",
  "encode a subscription": "protobufjs",
};

/** What is measured. */
export interface CodecPlan {
  readonly tasks: readonly CodecTask[];
  /** Turns of each library; the median counts. */
  readonly rounds: number;
  /** Of a turn. */
  readonly milliseconds: number;
  /** Folders of other checkouts, which are built. */
  readonly checkouts: readonly string[];
}

/**
 * Measures what writing and reading a message costs each library, in turns in one process.
 *
 * @returns a table a task.
 */
export async function measureCodecs({ tasks, rounds, milliseconds, checkouts }: CodecPlan): Promise<string> {
  const libraries = await codecs(checkouts);
  const texts = tasks.map((task) => {
    const calls = Object.entries(libraries).flatMap(([name, codec]) => {
      const call = codec[task];
      return call ? [[name, call] as const] : [];
    });
    const taken = new Map<string, number[]>(calls.map(([name]) => [name, []]));
    // The first round warms the code up and does not count.
    for (let round = -1; round < rounds; round += 1)
      for (const [name, call] of calls) {
        const cost = perCall(call, milliseconds);
        if (round >= 0) taken.get(name)?.push(cost);
      }
    const base = taken.get(CODEC_TASKS[task]) ?? [];
    const rows = [...taken].map(([name, own]) => [
      name,
      median(own.map((cost, round) => (base[round] ?? cost) / cost)).toFixed(2),
      median(own).toFixed(2),
    ]);
    return `${task}\n${table([["", "speed", "CPU us"], ...rows])}`;
  });
  return texts.join("\n\n");
}

/** Microseconds of CPU that a call takes. */
function perCall(call: () => unknown, milliseconds: number): number {
  const batch = 50;
  const end = performance.now() + milliseconds;
  const begun = process.cpuUsage();
  let calls = 0;
  do {
    for (let at = 0; at < batch; at += 1) call();
    calls += batch;
  } while (performance.now() < end);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / calls;
}
