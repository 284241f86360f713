import type { Read, Run } from "./reads.ts";

/** Makes the reads of a run together, and yields its events. @returns the result of the run. */
export async function* perform<Event, Value>(
  run: Run<Event, Value>,
  read: (read: Read) => Promise<unknown>,
): AsyncGenerator<Event, Value> {
  let next = run.next();
  while (!next.done) {
    const output = next.value;
    if ("event" in output) {
      yield output.event;
      next = run.next();
      continue;
    }
    const settled = await Promise.allSettled(output.reads.map(read));
    const failed = settled.find((one) => one.status === "rejected");
    next = failed
      ? run.throw(failed.reason)
      : run.next(settled.map((one) => (one.status === "fulfilled" ? one.value : undefined)));
  }
  return next.value;
}
