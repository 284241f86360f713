import { setImmediate } from "node:timers/promises";

const last = new Map<string, Promise<void>>();

/**
 * Waits for a turn of the event loop: each change waits for the disk, and with it everybody. So others are answered between two
 * changes of one owner, however many of them come at once.
 *
 * @param owner - Whose change it is; another one's does not wait for it.
 */
export function writeTurn(owner: string): Promise<void> {
  const turn = (last.get(owner) ?? Promise.resolve()).then(() => setImmediate());
  last.set(owner, turn);
  void turn.then(() => {
    if (last.get(owner) === turn) last.delete(owner);
  });
  return turn;
}
