import type { QueueState } from "../../contract/queue-state.ts";

/** What each owner waits for. */
const last = new Map<string, Promise<unknown>>();
let changes = 0;

/**
 * Runs an owner's changes one after the other, so that one who makes many at once leaves the database to others in between.
 *
 * @param owner - Whose change it is; another one's does not wait for it.
 */
export function inTurn<T>(owner: string, change: () => Promise<T>): Promise<T> {
  changes += 1;
  const turn = (last.get(owner) ?? Promise.resolve()).then(change, change);
  last.set(owner, turn);
  const forget = (): void => {
    changes -= 1;
    if (last.get(owner) === turn) last.delete(owner);
  };
  turn.then(forget, forget);
  return turn;
}

/** Changes that wait for others of their owner, and those that are made. */
export function changesQueue(): QueueState {
  return { queue: "changes", waiting: changes - last.size, active: last.size };
}
