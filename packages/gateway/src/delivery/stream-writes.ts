import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "../state/database-error.ts";
import type { State } from "../state/state.ts";
import type { StreamWrite } from "../state/tables/stream-states.ts";

/** Milliseconds for which a write waits for others. */
const gatherTime = 3;
/** Maximum writes of one transaction. */
const groupSize = 500;

interface WaitingWrite {
  readonly write: StreamWrite;
  resolve(isMade: boolean): void;
  reject(error: unknown): void;
}

/** Writes for many streams in one transaction: with each block, all streams of a network have something to store. */
export class StreamWrites {
  readonly #store: State;
  #waiting: WaitingWrite[] = [];
  #isRunning = false;

  constructor(store: State) {
    this.#store = store;
  }

  /** @returns whether it was written; otherwise another process has the stream now. @throws DatabaseError */
  write(write: StreamWrite): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    await sleep(gatherTime);
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, groupSize));
    this.#isRunning = false;
  }

  async #writeGroup(group: readonly WaitingWrite[]): Promise<void> {
    try {
      const lost = await this.#store.transaction((tables) =>
        tables.streamStates.write(group.map(({ write }) => write)),
      );
      for (const { write, resolve } of group) resolve(!lost.has(write));
    } catch (error) {
      const isAway = error instanceof DatabaseError && /^(unavailable|full|held)$/.test(error.failure);
      if (group.length === 1 || isAway) for (const { reject } of group) reject(error);
      // What one stream writes must not fail the others.
      else for (const one of group) await this.#writeGroup([one]);
    }
  }
}
