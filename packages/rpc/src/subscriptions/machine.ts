import { isNullRound } from "../null-round.ts";
import type { Read, Run } from "./reads.ts";

/** The inputs of a state machine. */
export type MachineInput =
  /** An unvalidated notification. */
  | { readonly type: "head" | "log"; readonly value: unknown }
  /** The node has confirmed a subscription. Later notifications of this kind come from this socket. */
  | { readonly type: "subscribed"; readonly kind: "head" | "log"; readonly socket: object }
  /** The queue is empty. */
  | { readonly type: "idle" };

/** Turns inputs into reads and events, without I/O and clock, so tests can try every order of delivery. */
export interface Machine<Event> {
  /** Whether it needs an `idle` input when the queue is empty, to read missed events. */
  readonly isBehind: boolean;
  /** Runs once, before any input. */
  begin(): Run<Event>;
  /** Runs for each input, after the previous run has ended. */
  handle(input: MachineInput): Run<Event>;
}

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
    const failed = settled.find((one) => one.status === "rejected" && !isNullRound(one.reason));
    next =
      failed?.status === "rejected"
        ? run.throw(failed.reason)
        : run.next(settled.map((one) => (one.status === "fulfilled" ? one.value : undefined)));
  }
  return next.value;
}
