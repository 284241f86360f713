/** What each owner waits for. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs an owner's changes one after the other, so that one who makes many at once leaves the database to others in between.
 *
 * @param owner - Whose change it is; another one's does not wait for it.
 */
export function inTurn<T>(owner: string, change: () => Promise<T>): Promise<T> {
  const turn = (last.get(owner) ?? Promise.resolve()).then(change, change);
  last.set(owner, turn);
  const forget = (): void => {
    if (last.get(owner) === turn) last.delete(owner);
  };
  turn.then(forget, forget);
  return turn;
}
