/** The current state of a queue, or of another limit on concurrency. */
export interface QueueState {
  /** The queue's name, such as `connections` or `large_responses`; one of a small set. */
  readonly queue: string;
  /** How many wait. */
  readonly waiting: number;
  /** How many are admitted. */
  readonly active: number;
  /** The maximum of `active`; `undefined` if it is not fixed. */
  readonly limit?: number;
  /** The callers whose requests wait, if the queue divides its places among them: at most ten, those with most first. */
  readonly callers?: readonly WaitingCaller[];
}

/** A caller whose requests wait for its share of a queue. */
export interface WaitingCaller {
  /** The id of a credential, or of a caller without one; empty for the gateway itself. */
  readonly caller: string;
  readonly waiting: number;
  /** How many of its requests are admitted. */
  readonly active: number;
}

/** A queue of one upstream, or of a part of a network. */
export interface LocatedQueue extends QueueState {
  readonly network?: string;
  readonly part?: string;
  readonly upstream?: string;
}
