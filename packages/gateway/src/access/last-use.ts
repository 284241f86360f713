import type { State } from "../state/state.ts";
import type { KeySet } from "./key-set.ts";
import { currentTime } from "../observe/clock.ts";
import type { NodeDirectory } from "./node-directory.ts";

const minute = 60_000;

/** Stores when keys and credentials were last used, once a minute for all of them together. */
export class LastUse {
  readonly #store: State;
  readonly #nodes: NodeDirectory;
  readonly #apiKeys: KeySet;
  readonly #waiting = { credentials: new Set<string>(), apiKeys: new Set<string>() };
  readonly #timer: NodeJS.Timeout;

  constructor(store: State, nodes: NodeDirectory, apiKeys: KeySet) {
    this.#store = store;
    this.#nodes = nodes;
    this.#apiKeys = apiKeys;
    this.#timer = setInterval(() => void this.write(), minute).unref();
  }

  /** Without the database, what was used waits until the next time. */
  async write(): Promise<void> {
    const { credentials, apiKeys } = this.#waiting;
    for (const id of this.#nodes.takeUsed()) credentials.add(id);
    for (const id of this.#apiKeys.takeUsed()) apiKeys.add(id);
    const at = Math.floor(currentTime() / minute) * minute;
    const { tables } = this.#store;
    try {
      for (const [table, ids] of [
        [tables.nodeCredentials, credentials],
        [tables.apiKeys, apiKeys],
      ] as const) {
        const used = [...ids];
        await table.setUsed(used, at);
        for (const id of used) ids.delete(id);
      }
    } catch {
      // The gateway reports separately that the database is away.
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}
