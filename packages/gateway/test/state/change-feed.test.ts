import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { type Change, ChangeFeed, retainedChanges, type StoredChange } from "../../src/state/change-feed.ts";
import type { Log } from "../../src/observe/log.ts";
import { openState } from "../../src/state/open-state.ts";
import type { State } from "../../src/state/state.ts";
import { closeAfterTest } from "../cleanup.ts";
import { databases } from "./databases.ts";
import { createOrganization } from "./records.ts";
import { brokenInTest, testKey, usePostgres } from "../use-postgres.ts";

const postgres = usePostgres();
async function open(
  url: string,
  log: Log = () => {},
): Promise<State & { readonly delivered: (readonly Change[] | "all")[] }> {
  const state = await openState({ database: url, key: testKey }, log);
  closeAfterTest(state);
  const delivered: (readonly Change[] | "all")[] = [];
  state.changes.subscribe((changes) => void delivered.push(changes));
  await state.start();
  return Object.assign(state, { delivered });
}

describe.each(databases(postgres))("changes on %s", (_name, database) => {
  it("are applied when the transaction returns, each thing once", async () => {
    const state = await database.open();
    const { organization, nodes } = await createOrganization(state);
    const delivered: unknown[] = [];
    state.changes.subscribe(async (changes) => {
      await new Promise((resolve) => void setImmediate(resolve));
      delivered.push(changes);
    });
    const id = nodes["ethereum"]?.id ?? "";
    await state.transaction(async (tables) => {
      await tables.nodes.remove(id);
      await tables.nodes.remove(id);
      await tables.organizations.rename(organization.id, "x");
    });
    expect(delivered).toEqual([
      [
        { kind: "node", id },
        { kind: "organization", id: organization.id },
      ],
    ]);
  });

  it("that a listener failed to apply are delivered again", async () => {
    const state = await database.open();
    const { organization } = await createOrganization(state);
    let isFailing = true;
    const delivered: unknown[] = [];
    state.changes.subscribe((changes) => {
      if (isFailing) throw new Error("not now");
      delivered.push(changes);
    });
    await state.transaction(({ organizations }) => organizations.rename(organization.id, "x"));
    isFailing = false;
    await state.changes.read();
    expect(delivered).toEqual([[{ kind: "organization", id: organization.id }]]);
  });

  it("cause a full reload if too many were missed", async () => {
    const state = await database.open();
    const delivered: unknown[] = [];
    state.changes.subscribe((changes) => void delivered.push(changes));
    const many = Array.from({ length: 1_000 }, (_, index) => ({ kind: "node", id: `ND-${index}` }));
    await state.database.transaction().execute(async (transaction) => {
      for (let count = 0; count <= retainedChanges; count += many.length)
        await transaction.insertInto("changes").values(many).execute();
    });
    await state.changes.read();
    expect(delivered).toEqual(["all"]);
  });
});

describe("changes of several gateways on one Postgres", () => {
  it("are delivered to all of them", async () => {
    const url = await postgres().createDatabase();
    const [one, other] = [await open(url), await open(url)];
    const { organization } = await createOrganization(one);
    await expect
      .poll(() => other.delivered.flat())
      .toContainEqual({ kind: "organization", id: organization.id });
  });

  it("are delivered even without a notification", async () => {
    const url = await postgres().createDatabase();
    const state = await open(url);
    await sql`INSERT INTO changes (kind, id) VALUES ('node', 'ND-1')`.execute(state.database);
    await expect.poll(() => state.delivered.flat()).toEqual([{ kind: "node", id: "ND-1" }]);
  });

  it("are all delivered, in whatever order their transactions end", async () => {
    const url = await postgres().createDatabase();
    const states = [await open(url), await open(url), await open(url)] as const;
    const names = Array.from({ length: 60 }, (_, index) => `RG-${index}`);
    await Promise.all(
      names.map((id, index) =>
        (states[index % 2] as State).transaction(async ({ organizations }) => {
          await organizations.add({ id, name: id }, 1);
          await new Promise((resolve) => void setTimeout(resolve, Math.random() * 20));
        }),
      ),
    );
    for (const { delivered } of states) {
      await expect
        .poll(() => delivered.flatMap((changes) => (changes === "all" ? [] : changes)).length)
        .toBe(60);
      const ids = delivered.flatMap((changes) => (changes === "all" ? [] : changes.map(({ id }) => id)));
      expect(new Set(ids)).toEqual(new Set(names));
    }
  });

  it("continue after the server was killed, which is logged", async () => {
    const server = brokenInTest(postgres());
    const url = await server.createDatabase();
    const logged: unknown[] = [];
    const [one, other] = [await open(url), await open(url, (...line) => void logged.push(line))];
    const { organization } = await createOrganization(one);
    await server.kill();
    await expect.poll(() => other.changes.isAvailable).toBe(false);
    await expect(createOrganization(one, "away")).rejects.toMatchObject({
      name: "DatabaseError",
      failure: "unavailable",
    });
    await expect(one.tables.organizations.all()).rejects.toMatchObject({ failure: "unavailable" });
    await server.restart();
    await expect.poll(() => one.changes.isAvailable && other.changes.isAvailable).toBe(true);
    const count = expect.any(Number);
    expect(logged).toEqual([
      ["error", "database unavailable", { change: "failed", code: expect.any(String) }],
      [
        "info",
        "database available",
        { change: "recovered", from: "failed", failures: count, seconds: count },
      ],
    ]);
    expect(await one.tables.organizations.all()).toMatchObject([{ id: organization.id }]);
    const after = await createOrganization(one, "after");
    await expect
      .poll(() => other.delivered.flat())
      .toContainEqual({ kind: "organization", id: after.organization.id });
  });

  it.runIf(process.platform === "linux")(
    "continue after the server was frozen, and closing does not wait for it",
    async () => {
      const server = brokenInTest(postgres());
      const url = await server.createDatabase();
      const [one, other, closed] = [await open(url), await open(url), await open(url)];
      server.freeze();
      await expect.poll(() => one.changes.isAvailable || other.changes.isAvailable).toBe(false);
      await expect(createOrganization(one, "frozen")).rejects.toMatchObject({ failure: "unavailable" });
      await closed.close();
      server.thaw();
      await expect.poll(() => one.changes.isAvailable && other.changes.isAvailable).toBe(true);
      const after = await createOrganization(one, "after");
      await expect
        .poll(() => other.delivered.flat())
        .toContainEqual({ kind: "organization", id: after.organization.id });
    },
  );
});

const change = (seq: number, mark: string | null): StoredChange => ({
  seq,
  mark,
  kind: "node",
  id: `ND-${seq}`,
});

/** A feed that has applied some rows, and the rows that it finds next. */
async function follow(
  applied: readonly StoredChange[],
  found: readonly StoredChange[],
): Promise<{
  feed: ChangeFeed;
  delivered: unknown[];
  events: string[];
  rows: { now: readonly StoredChange[] };
}> {
  const rows = { now: applied };
  const [delivered, events]: [unknown[], string[]] = [[], []];
  const source = {
    last: async () => rows.now.at(-1),
    from: async (seq: number) => rows.now.filter((row) => row.seq >= seq),
  };
  const feed = new ChangeFeed(source, (_, event) => void events.push(event));
  feed.subscribe((changes) => void delivered.push(changes));
  await feed.start(0);
  rows.now = found;
  await feed.read();
  return { feed, delivered, events, rows };
}

describe("changes of a database that went back", () => {
  const before = [change(1, "a"), change(2, "b"), change(3, "c")];

  it.each([
    ["the last changes are gone", before.slice(0, 2)],
    ["all changes are gone", []],
    ["the last change is another one", [...before.slice(0, 2), change(3, "x")]],
    ["the same change was made again", [...before.slice(0, 2), change(3, "x"), change(4, "y")]],
    ["a gateway of an earlier version made it again", [...before.slice(0, 2), change(3, null)]],
    ["the last change is gone, and its number was skipped", [...before.slice(0, 2), change(4, "x")]],
  ])("cause one full reload if %s", async (_, found) => {
    const { feed, delivered, events } = await follow(before, found);
    expect(delivered).toEqual(["all"]);
    await feed.read();
    expect(delivered).toEqual(["all"]);
    expect(events).toEqual(["the database went back, everything was reloaded"]);
    expect(feed.applied).toMatchObject(found.at(-1) ?? { seq: 0, mark: null });
  });

  it("cause a full reload after a start without any", async () => {
    const { delivered } = await follow([], [change(7, "a")]);
    expect(delivered).toEqual(["all"]);
  });

  it("are delivered as usual if the database did not go back", async () => {
    const { delivered, events } = await follow(before, [...before.slice(1), change(9, "d")]);
    expect([delivered, events]).toEqual([[[{ kind: "node", id: "ND-9" }]], []]);
  });

  it("cause further reloads for a while, since a backup may be restored table by table", async () => {
    vi.useFakeTimers();
    try {
      const { feed, delivered, rows, events } = await follow(before, []);
      rows.now = before.slice(0, 2);
      await vi.runAllTimersAsync();
      expect(delivered.length).toBeGreaterThan(2);
      expect(new Set(delivered)).toEqual(new Set(["all"]));
      expect(feed.applied).toMatchObject({ seq: 2 });
      rows.now = before;
      await feed.read();
      expect(delivered.at(-1)).toEqual([{ kind: "node", id: "ND-3" }]);
      expect(events).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
