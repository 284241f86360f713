/**
 * Why a light client cannot go on.
 *
 * - `missing-update`: an update of a period is missing, so that the committee of a later one is not known.
 * - `unknown-fork`: the chain has a fork that the option `network` does not list.
 * - `stale-head`: the newest header that the node has is old.
 */
export type CannotFollowReason = "missing-update" | "unknown-fork" | "stale-head";

/** Nothing is known to be wrong, and the chain cannot be followed. The light client makes it a NodeAccessError. */
export class CannotFollow extends Error {
  readonly reason: CannotFollowReason;

  constructor(reason: CannotFollowReason, explanation: string) {
    super(explanation);
    this.reason = reason;
  }
}
