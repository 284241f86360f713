import { randomUUID } from "node:crypto";
import type { Instances } from "../state/instances.ts";

/** The processes that share the streams of a database. */
export interface Fleet {
  /** The id of this process. */
  readonly id: string;
  /** Reads which processes there are. */
  refresh(): Promise<void>;
  /** The processes that run streams now, with this one if it does, each with its last heartbeat. */
  runners(): ReadonlyMap<string, number>;
  /** The last heartbeat of a process that runs no streams now; `undefined` if it is known to have ended. */
  beatOf(id: string): number | undefined;
  /**
   * Lets this process run streams, or no more.
   *
   * @param onBeat - Called whenever the others know that this process is alive, with when that began, by `performance.now()`.
   */
  setActive(isActive: boolean, onBeat: (startedAt: number) => void): Promise<void>;
}

/** The gateways on a Postgres. */
export function sharedFleet(instances: Instances): Fleet {
  return {
    id: instances.id,
    refresh: () => instances.refresh(),
    runners: () => instances.streamRunners,
    beatOf: (id) => instances.beatOf(id),
    setActive: (isActive, onBeat) => instances.setRunsStreams(isActive, onBeat),
  };
}

/**
 * The processes on a SQLite database: one of them runs all streams.
 *
 * @param isChosen - Whether it is this one.
 */
export function singleFleet(isChosen: () => boolean): Fleet {
  const id = randomUUID();
  let isRunning = false;
  return {
    id,
    refresh: async () => {},
    runners: () => new Map(isRunning && isChosen() ? [[id, 0]] : []),
    beatOf: () => undefined,
    async setActive(isActive, onBeat) {
      isRunning = isActive;
      // Nobody takes a stream from it while it runs.
      if (isActive) onBeat(Number.POSITIVE_INFINITY);
    },
  };
}
