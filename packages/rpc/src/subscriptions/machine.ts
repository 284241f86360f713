import type { Run } from "./reads.ts";

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
