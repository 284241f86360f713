import { join } from "node:path";
import type { Postgres } from "@node-access-tools/local-servers/postgres";
import { isNight } from "@node-access-tools/workspace";
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

/**
 * The databases of both kinds, by name, for `describe.each`. By day one, in which other gateways work too: the gateways of most tests
 * have a database of SQLite.
 */
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
  // Each state has a schema of its own in one database.
  let [shared, schemas]: [Promise<string> | undefined, number] = [undefined, 0];
  const file = testDatabase(async () => ({ database: join(temporaryFolder(), "gateway.db") }));
  const others: ReturnType<typeof databases> = [
    ["SQLite in memory", testDatabase(async () => ({ database: ":memory:" }))],
    ["Postgres", testDatabase(async () => ({ database: await postgres().createDatabase(), key: testKey }))],
    ["a SQLite file", file],
  ];
  return [
    ...(isNight ? others : []),
    [
      "a schema of Postgres",
      testDatabase(async () => {
        const database = await (shared ??= postgres().createDatabase());
        return { database, databaseSchema: `gateway_${++schemas}`, databasePoolSize: 3, key: testKey };
      }),
    ],
  ];
}
