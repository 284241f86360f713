import fc from "fast-check";
import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabaseFile } from "../../src/state/sqlite/database-file.ts";
import {
  type DatabaseRequest,
  runDatabaseRequest,
  remoteBackend,
} from "../../src/state/sqlite/remote-connection.ts";
import { SharedConnection } from "../../src/state/sqlite/shared-connection.ts";

type Database = Kysely<{ counter: { value: number } }>;

const steps = fc.array(
  fc.record({
    process: fc.nat(2),
    /** How the transaction or the process ends in the middle of its work. */
    end: fc.constantFrom("commits", "fails", "crashes"),
  }),
  { minLength: 1, maxLength: 30 },
);

it("a process that stops in a transaction loses the connection, and its transaction", async () => {
  const file = await openDatabaseFile(":memory:");
  const shared = new SharedConnection(file, () => Promise.resolve());
  const openDatabase = (name: string): Database =>
    remoteBackend({
      request: (request) => runDatabaseRequest(shared, name, request),
      listen: () => {},
    }).database as unknown as Database;
  const [stopped, other] = [openDatabase("stopped"), openDatabase("other")];
  await sql`CREATE TABLE counter (value INTEGER NOT NULL)`.execute(other);
  const { promise: continued, resolve: continueIt } = Promise.withResolvers<void>();
  const { promise: inserted, resolve: reportInserted } = Promise.withResolvers<void>();
  const lost = stopped.transaction().execute(async (transaction) => {
    await transaction.insertInto("counter").values({ value: 1 }).execute();
    reportInserted();
    await continued;
  });
  await inserted;
  await other.transaction().execute((one) => one.insertInto("counter").values({ value: 2 }).execute());
  continueIt();
  await expect(lost).rejects.toMatchObject({ failure: "unavailable" });
  for (const database of [stopped, other])
    expect(await database.selectFrom("counter").selectAll().execute()).toEqual([{ value: 2 }]);
  // One that asked for its turn before it stopped holds up nobody either.
  await shared.acquire("gone");
  await other.insertInto("counter").values({ value: 3 }).execute();
  expect(await stopped.selectFrom("counter").selectAll().execute()).toHaveLength(2);
  await file.close();
});

it("processes that make changes at the same time read each other's before their own count as applied", async () => {
  const file = await openDatabaseFile(":memory:");
  const read: Record<string, number> = {};
  const shared = new SharedConnection(file, async (by) => {
    for (const { name, database } of processes) {
      if (name !== by) read[name] = (await database.selectFrom("counter").selectAll().execute()).length;
    }
  });
  const processes = ["one", "other"].map((name) => {
    const request = (one: DatabaseRequest): ReturnType<typeof runDatabaseRequest> =>
      runDatabaseRequest(shared, name, one);
    const backend = remoteBackend({ request, listen: () => {} });
    return { name, backend, database: backend.database as unknown as Database };
  });
  await file.query("CREATE TABLE counter (value INTEGER NOT NULL)", [], false);
  const changes = processes.map(({ backend, database }) =>
    database.transaction().execute(async (transaction) => {
      await transaction.insertInto("counter").values({ value: 1 }).execute();
      await backend.announce(backend.database);
    }),
  );
  await Promise.all(changes);
  // The second transaction may have been committed when the first one's change was read.
  expect(read).toEqual({ one: 2, other: expect.toBeOneOf([1, 2]) });
  await file.close();
});

it("a shared connection isolates transactions, and rolls back those of processes that end", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (drawnSteps) => {
      const file = await openDatabaseFile(":memory:");
      const notified: string[] = [];
      const shared = new SharedConnection(file, async (by) => void notified.push(by));
      let lives = 0;
      const begin = (): { name: string; database: Database; announce: () => Promise<void> } => {
        const name = `process ${lives++}`;
        const backend = remoteBackend({
          request: (request) => runDatabaseRequest(shared, name, request),
          listen: () => {},
        });
        const database = backend.database as unknown as Database;
        return { name, database, announce: () => backend.announce(backend.database) };
      };
      const processes = [begin(), begin(), begin()];
      const [first = begin()] = processes;
      await sql`CREATE TABLE counter (value INTEGER NOT NULL)`.execute(first.database);
      await first.database.insertInto("counter").values({ value: 0 }).execute();

      let committed = 0;
      const run = async ({ process, end }: (typeof drawnSteps)[number]): Promise<void> => {
        const { name, database, announce } = processes[process] ?? first;
        const work = database.transaction().execute(async (transaction) => {
          const { value } = await transaction.selectFrom("counter").select("value").executeTakeFirstOrThrow();
          // Gives other processes a chance to run in between.
          await new Promise((resolve) => setImmediate(resolve));
          await transaction
            .updateTable("counter")
            .set({ value: value + 1 })
            .execute();
          await announce();
          if (end === "commits") return;
          if (end === "crashes") {
            processes[process] = begin();
            await shared.leave(name);
          }
          throw new Error(end);
        });
        await work.then(
          () => (committed += 1),
          () => {},
        );
      };
      await Promise.all(drawnSteps.map(run));
      const last = begin();
      const { value } = await last.database.selectFrom("counter").select("value").executeTakeFirstOrThrow();
      expect(value).toBe(committed);
      expect(notified.length).toBeGreaterThanOrEqual(committed);
      await file.close();
    }),
    { numRuns: process.env["NIGHTLY"] ? 500 : 20 },
  );
});
