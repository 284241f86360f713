import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, startPostgres } from "@node-access-tools/postgres";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openState, type StateOptions } from "../../src/state/open-state.ts";
import type { State } from "../../src/state/state.ts";

/** A key for tests, in base64. */
export const testKey = Buffer.alloc(32, 7).toString("base64");

/** A database that states are opened on; everything is closed after the test. */
export interface TestDatabase {
  /** Options of a new, empty database. */
  create(): Promise<StateOptions>;
  /** Opens a state, on a new database unless options are given, and starts to deliver its changes. */
  open(options?: StateOptions): Promise<State>;
}

/** Starts a server for the tests of one file. */
export function usePostgres(): () => Postgres {
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  return () => {
    if (!postgres) throw new Error("the server is not started yet");
    return postgres;
  };
}

/** The databases of both kinds, by name, for `describe.each`. */
export function databases(postgres: () => Postgres): readonly (readonly [string, TestDatabase])[] {
  const folders: string[] = [];
  const states: State[] = [];
  afterEach(async () => {
    for (const state of states.splice(0)) await state.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const testDatabase = (create: TestDatabase["create"]): TestDatabase => ({
    create,
    async open(options) {
      const state = await openState(options ?? (await create()), () => {});
      states.push(state);
      await state.start();
      return state;
    },
  });
  return [
    ["SQLite in memory", testDatabase(async () => ({ database: ":memory:" }))],
    [
      "a SQLite file",
      testDatabase(async () => {
        const folder = mkdtempSync(join(tmpdir(), "gateway-state-"));
        folders.push(folder);
        return { database: join(folder, "gateway.db") };
      }),
    ],
    ["Postgres", testDatabase(async () => ({ database: await postgres().createDatabase(), key: testKey }))],
    [
      "a schema of Postgres",
      testDatabase(async () => {
        const database = await postgres().createDatabase();
        return { database, databaseSchema: "gateway", databasePoolSize: 3, key: testKey };
      }),
    ],
  ];
}
