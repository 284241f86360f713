import { median, table } from "../report.ts";
import { Clock, ratio, runRounds } from "../rounds.ts";
import { codecs, type CodecTask } from "./codecs.ts";

/** The tasks, each with the library that is its baseline. */
export const CODEC_TASKS: Readonly<Record<CodecTask, string>> = {
  "decode a transaction": "hand-written",
  "encode a transaction": "protobufjs",
  "read slot and signature": "hand-written",
  "decode a slot": "protobufjs",
  "encode a subscription": "protobufjs",
};

/** Options of {@link measureCodecs}. */
export interface CodecPlan {
  readonly tasks: readonly CodecTask[];
  /** Measured runs of each library; the result is their median. */
  readonly rounds: number;
  /** The length of a run. */
  readonly milliseconds: number;
  /** Folders of other checkouts, which must be built. */
  readonly checkouts: readonly string[];
}

/**
 * Measures encoding and decoding messages with each library, one after another in one process.
 *
 * @returns a table for each task.
 */
export async function measureCodecs({ tasks, rounds, milliseconds, checkouts }: CodecPlan): Promise<string> {
  const libraries = await codecs(checkouts);
  const texts: string[] = [];
  for (const task of tasks) {
    const runs = Object.entries(libraries).flatMap(([name, codec]) => {
      const call = codec[task];
      return call ? [[name, () => perCall(call, milliseconds)] as const] : [];
    });
    const taken = await runRounds(Object.fromEntries(runs), rounds);
    const base = taken.get(CODEC_TASKS[task]) ?? [];
    const rows = [...taken].map(([name, own]) => {
      const speeds = own.map((cost) => 1 / cost);
      const baseSpeeds = base.map((cost) => 1 / cost);
      return [name, ratio(speeds, baseSpeeds), median(own).toFixed(2)];
    });
    texts.push(`${task}\n${table([["", "speed", "CPU us"], ...rows])}`);
  }
  return texts.join("\n\n");
}

/** Microseconds of CPU that a call takes. */
function perCall(call: () => unknown, milliseconds: number): number {
  const batch = 50;
  const clock = new Clock();
  let calls = 0;
  do {
    for (let at = 0; at < batch; at += 1) call();
    calls += batch;
  } while (clock.elapsed < milliseconds);
  return clock.measured(calls).cpuMicroseconds / calls;
}
