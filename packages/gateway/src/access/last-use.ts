import type { State } from "../state/state.ts";
import type { KeySet } from "./key-set.ts";
import { currentTime } from "../observe/clock.ts";
import type { NodeDirectory } from "./node-directory.ts";

const minute = 60_000;

/**
 * Stores when keys and credentials were last used, once a minute for all of them together, and once more when
 * the returned function is called. Without the database, this waits until the next time.
 */
export function storeLastUse(
  { tables }: Pick<State, "tables">,
  nodes: NodeDirectory,
  apiKeys: KeySet,
): () => Promise<void> {
  const waiting = [
    { table: tables.nodeCredentials, keys: nodes, ids: new Set<string>() },
    { table: tables.apiKeys, keys: apiKeys, ids: new Set<string>() },
  ] as const;
  const write = async (): Promise<void> => {
    for (const { keys, ids } of waiting) for (const id of keys.takeUsed()) ids.add(id);
    const at = Math.floor(currentTime() / minute) * minute;
    try {
      for (const { table, ids } of waiting) {
        const used = [...ids];
        await table.setUsed(used, at);
        for (const id of used) ids.delete(id);
      }
    } catch {
      // The gateway reports separately that the database is away.
    }
  };
  const timer = setInterval(() => void write(), minute).unref();
  return () => {
    clearInterval(timer);
    return write();
  };
}
