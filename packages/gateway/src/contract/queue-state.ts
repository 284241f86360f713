/** A queue, or another limit on what goes on at once, as it is now. */
export interface QueueState {
  /** `connections`, `large_responses` and so on: one of few. */
  readonly queue: string;
  /** Who waits for a turn. */
  readonly waiting: number;
  /** Who has a turn. */
  readonly active: number;
  /** How many may have a turn at once; nothing if there is no fixed number. */
  readonly limit?: number;
}

/** A queue of one upstream, or of a part of a network. */
export interface LocatedQueue extends QueueState {
  readonly network?: string;
  readonly part?: string;
  readonly upstream?: string;
}
