import { median, table } from "@node-access-tools/bench/report";
import { codecs } from "./codecs.ts";
import { updates } from "./messages.ts";

/**
 * Measures what writing and reading a message costs each library, in turns in one process.
 *
 * @param rounds - Turns of each library; the median counts.
 * @param milliseconds - Of a turn.
 * @returns a table a task.
 */
export async function measureCodecs(rounds: number, milliseconds: number): Promise<string> {
  const libraries = Object.entries(await codecs());
  const texts = (["encode a subscription", "decode a transaction", "decode a slot"] as const).map((task) => {
    const taken = new Map<string, number[]>(libraries.map(([name]) => [name, []]));
    // The first round warms the code up and does not count.
    for (let round = -1; round < rounds; round += 1)
      for (const [name, { encode, decode }] of libraries) {
        const bytes = task === "decode a slot" ? updates.slots : updates.transactions;
        const cost = perCall(task === "encode a subscription" ? encode : () => decode(bytes), milliseconds);
        if (round >= 0) taken.get(name)?.push(cost);
      }
    const base = taken.get("protobuf-es") ?? [];
    const rows = [...taken].map(([name, own]) => [
      name,
      median(own.map((cost, round) => cost / (base[round] ?? cost))).toFixed(2),
      median(own).toFixed(2),
    ]);
    return `${task}\n${table([["", "CPU", "us"], ...rows])}`;
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
