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
}

/** A queue of one upstream, or of a part of a network. */
export interface LocatedQueue extends QueueState {
  readonly network?: string;
  readonly part?: string;
  readonly upstream?: string;
}
