import { join } from "node:path";
import type { Postgres } from "@node-access-tools/postgres";
import { openState, type StateOptions } from "../../src/state/open-state.ts";
import type { State } from "../../src/state/state.ts";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { testKey } from "../use-postgres.ts";

/** A database that states are opened on; everything is closed after the test. */
export interface TestDatabase {
  /** Options of a new, empty database. */
  create(): Promise<StateOptions>;
  /** Opens a state, on a new database unless options are given, and starts to deliver its changes. */
  open(options?: StateOptions): Promise<State>;
}

/** The databases of both kinds, by name, for `describe.each`. */
export function databases(postgres: () => Postgres): readonly (readonly [string, TestDatabase])[] {
  const testDatabase = (create: TestDatabase["create"]): TestDatabase => ({
    create,
    async open(options) {
      const state = await openState(options ?? (await create()), () => {});
      closeAfterTest(state);
      await state.start();
      return state;
    },
  });
  return [
    ["SQLite in memory", testDatabase(async () => ({ database: ":memory:" }))],
    ["a SQLite file", testDatabase(async () => ({ database: join(temporaryFolder(), "gateway.db") }))],
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
