/** @returns the same function, whose calls with an argument share the one that is running. */
export function shareInFlight<Key, T>(read: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const running = new Map<Key, Promise<T>>();
  return (key) => {
    const shared = running.get(key) ?? read(key).finally(() => running.delete(key));
    running.set(key, shared);
    return shared;
  };
}
