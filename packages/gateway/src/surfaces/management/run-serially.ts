import type { QueueState } from "../../observe/queue-state.ts";

/** The last change of each owner. */
const last = new Map<string, Promise<unknown>>();
let changes = 0;

/** Runs an owner's changes one after the other, so that they do not block the database for others. */
export function runSerially<T>(owner: string, change: () => Promise<T>): Promise<T> {
  changes += 1;
  const run = (last.get(owner) ?? Promise.resolve()).then(change, change);
  last.set(owner, run);
  const onDone = (): void => {
    changes -= 1;
    if (last.get(owner) === run) last.delete(owner);
  };
  run.then(onDone, onDone);
  return run;
}

/** The changes in progress, and those that wait for others of their owner. */
export function changesQueue(): QueueState {
  return { queue: "changes", waiting: changes - last.size, active: last.size };
}
