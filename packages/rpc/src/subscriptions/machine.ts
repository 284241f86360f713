import type { Run } from "./reads.ts";

/** What arrives at a state machine, one after the other. */
export type Arrival =
  /** A notification, which may be anything. */
  | { readonly type: "head" | "log"; readonly value: unknown }
  /** The node has confirmed a subscription on a socket: what follows of its kind comes from there. */
  | { readonly type: "subscribed"; readonly kind: "head" | "log"; readonly socket: object }
  /** Nothing more is there now. */
  | { readonly type: "idle" };

/**
 * A state machine: what arrives goes in, reads and events come out. It does no I/O and knows no clock, so that a test can try
 * every order in which a network delivers.
 */
export interface Machine<Event> {
  /** Whether it wants to hear when nothing more is there, to read what it has missed. */
  readonly isBehind: boolean;
  /** Runs once, before anything arrives. */
  begin(): Run<Event>;
  /** Runs for each arrival, after the run before has ended. */
  handle(arrival: Arrival): Run<Event>;
}
