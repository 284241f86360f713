import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations } from "../../src/state/migrations/versions.ts";
import type { Migration } from "../../src/state/migrations/ddl.ts";
import { openState } from "../../src/state/open-state.ts";
import type { SharedBudgets } from "../../src/state/budgets.ts";
import { postgresBudgets } from "../../src/state/postgres/postgres-budgets.ts";
import type { State } from "../../src/state/state.ts";
import { closeAfterTest } from "../cleanup.ts";
import { stopClock } from "../stop-clock.ts";
import { usePostgres } from "../use-postgres.ts";

const postgres = usePostgres();

const key = randomBytes(32).toString("base64");

async function open(database: string, steps?: readonly Migration[]): Promise<State> {
  const state = await openState({ database, key }, () => {}, steps);
  closeAfterTest(state);
  await state.start();
  return state;
}

async function openTwo(): Promise<[State, State]> {
  const database = await postgres().createDatabase();
  return [await open(database), await open(database)];
}

let count = 0;

/** Makes a change that is announced to every instance. */
async function change(state: State): Promise<string> {
  const id = `OR-${++count}`;
  await state.transaction(async ({ organizations }) => {
    await organizations.add({ id, name: "an organization" }, 1);
  });
  return id;
}

describe("instances on one Postgres", () => {
  it("wait until each of them has applied a change", async () => {
    const [one, other] = await openTwo();
    const applied: string[] = [];
    other.changes.subscribe(async (changes) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (changes !== "all") applied.push(...changes.map(({ id }) => id));
    });
    for (const state of [one, other]) await state.join();
    await expect.poll(() => [one.instances, other.instances]).toEqual([2, 2]);
    const ids = await Promise.all(Array.from({ length: 5 }, () => change(one)));
    expect(applied.toSorted()).toEqual(ids.toSorted());
    const last = await change(one);
    expect(applied).toContain(last);
  });

  it("wait for one that has applied another change with the same number, of a database that went back", async () => {
    const [one, other] = await openTwo();
    for (const state of [one, other]) await state.join();
    await change(one);
    const applied: unknown[] = [];
    other.changes.subscribe(async (changes) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      applied.push(changes);
    });
    // In one transaction: nobody reads an empty table in between.
    await one.transaction(async ({ organizations }, transaction) => {
      await sql`DELETE FROM changes`.execute(transaction);
      await sql`ALTER TABLE changes ALTER COLUMN seq RESTART`.execute(transaction);
      await organizations.add({ id: "OR-again", name: "an organization" }, 1);
    });
    expect(applied).toEqual(["all"]);
  });

  it("wait for each other also after a time in which they saw nothing, and count each other all along", async () => {
    const [one, other] = await openTwo();
    for (const state of [one, other]) await state.join();
    await expect.poll(() => [one.instances, other.instances]).toEqual([2, 2]);
    const applied: string[] = [];
    other.changes.subscribe(async (changes) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (changes !== "all") applied.push(...changes.map(({ id }) => id));
    });
    // As after a pause of their processes, or while the database is away: then, each admits its share of the rate.
    stopClock().advance(5_000);
    expect([one.instances, other.instances]).toEqual([2, 2]);
    const id = await change(one);
    expect(applied).toEqual([id]);
  });

  it("do not wait for one that is gone, and count the live ones", async () => {
    const [one, other] = await openTwo();
    for (const state of [one, other]) await state.join();
    // The row that a killed gateway leaves behind.
    const dead = { id: "dead", version: "1.0.0", keys: "", beat: 5, applied: 0, startedAt: 1 };
    await one.database.insertInto("instances").values(dead).execute();
    await expect.poll(() => one.instances).toBe(3);
    await change(one);
    await expect.poll(() => one.instances).toBe(2);
    await other.close();
    await expect.poll(() => one.instances).toBe(1);
    await change(one);
  });
});

describe("budgets in Postgres", () => {
  const quota = { rate: 0.001, burst: 100 };
  const leaseRequest = (credential: string, spent: number, wanted: number) => ({
    credential,
    quota,
    spent,
    wanted,
  });

  it("lease no more than is available, also with concurrent requests", async () => {
    const states = await openTwo();
    const budgets = states.map(({ database }) => postgresBudgets(database));
    const grants = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (budgets[index % 2] as SharedBudgets).lease([
          leaseRequest("one", 0, 30),
          leaseRequest("other", 10, 0),
        ]),
      ),
    );
    const granted = grants.reduce((sum, [one]) => sum + (one?.granted ?? 0), 0);
    expect(granted).toBeGreaterThanOrEqual(100);
    expect(granted).toBeLessThan(100.1);
    const [rest, debt] =
      (await budgets[0]?.lease([leaseRequest("one", 0, 1), leaseRequest("other", 0, 1)])) ?? [];
    expect(rest?.granted).toBeLessThan(0.1);
    // Twenty requests spent ten tokens each.
    expect(debt).toEqual({ credential: "other", granted: 0, left: 0 });
  });

  it("refill over time, also after the server's clock was set back", async () => {
    const [{ database }] = await openTwo();
    const budgets = postgresBudgets(database);
    const fast = { credential: "fast", quota: { rate: 1_000, burst: 100 }, spent: 100, wanted: 0 };
    await budgets.lease([fast]);
    await sql`UPDATE rate_budgets SET filled_at = filled_at + 7200000`.execute(database);
    const lease = async (): Promise<number> =>
      (await budgets.lease([{ ...fast, spent: 0, wanted: 100 }]))[0]?.granted ?? 0;
    let granted = await lease();
    await expect.poll(async () => (granted += await lease())).toBeGreaterThan(100);
  });
});

describe("gateways of two versions", () => {
  const [last] = migrations.slice(-1) as [Migration];
  const expand: Migration = {
    version: last.version + 1,
    oldestCompatible: last.version,
    up: async ({ database }) =>
      void (await sql`ALTER TABLE organizations ADD COLUMN remark TEXT NOT NULL DEFAULT 'none'`.execute(
        database,
      )),
  };
  const contract: Migration = {
    version: last.version + 2,
    oldestCompatible: last.version + 1,
    up: async ({ database }) =>
      void (await sql`ALTER TABLE organizations DROP COLUMN name`.execute(database)),
  };

  it("work together after an expanding migration, and no longer after a contracting one", async () => {
    const database = await postgres().createDatabase();
    const older = await open(database);
    await older.join();
    const before = await change(older);
    const newer = await open(database, [...migrations, expand]);
    await newer.join();
    const seen: string[] = [];
    older.changes.subscribe((changes) => {
      if (changes !== "all") seen.push(...changes.map(({ id }) => id));
    });
    const ids = await Promise.all([change(older), change(newer), change(older), change(newer)]);
    expect(seen).toEqual(expect.arrayContaining(ids));
    const { rows } = await sql<{ id: string; remark: string }>`SELECT id, remark FROM organizations`.execute(
      newer.database,
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual([before, ...ids].toSorted());
    // One more gateway of the older version may start in the meantime, for example to replace a killed one.
    const again = await open(database);
    expect(await change(again)).toMatch(/^OR-/);
    const contracted = await open(database, [...migrations, expand, contract]);
    await expect(open(database)).rejects.toThrow(/made by a later gateway/);
    await expect(open(database, [...migrations, expand])).resolves.toBeDefined();
    expect(contracted.kind).toBe("postgres");
  });
});
