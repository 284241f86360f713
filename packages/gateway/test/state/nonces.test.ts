import { describe, expect, it } from "vitest";
import { usePostgres } from "../use-postgres.ts";
import { databases } from "./databases.ts";
import { createOrganization } from "./records.ts";

const postgres = usePostgres();

describe.each(databases(postgres))("nonces on %s", (name, database) => {
  it("are taken once, also by gateways that share the database", async () => {
    const options = await database.create();
    const one = await database.open(options);
    const other = name.includes("Postgres") ? await database.open(options) : one;
    const { id: organization } = (await createOrganization(one)).organization;
    const account = { organization, account: "1:0x00" };
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        (at % 2 ? one : other).transaction(({ nonces }) => nonces.take(account, 5, 60_000)),
      ),
    );
    const taken = all.map(({ nonce }) => nonce).toSorted((left, right) => left - right);
    expect(taken).toEqual(Array.from({ length: 30 }, (_, at) => at + 5));
    const added = await Promise.all(
      all.map((own, at) =>
        (at % 2 ? one : other).transaction(({ nonces }) => nonces.add(account, own, "0x01")),
      ),
    );
    expect(added).not.toContain(false);
  });

  it("are an organization's own, and are removed with it", async () => {
    const state = await database.open();
    const created = [await createOrganization(state), await createOrganization(state, "Other")];
    const [one, other] = created.map(({ organization: { id } }) => ({ organization: id, account: "1:0x00" }));
    if (!one || !other) throw new Error("no organizations");
    const [own, others] = await state.transaction(async ({ nonces }) => {
      return [await nonces.take(one, 5, 60_000), await nonces.take(other, 5, 60_000)] as const;
    });
    expect([own.nonce, others.nonce]).toEqual([5, 5]);
    await state.transaction(async ({ nonces }) => {
      expect(await nonces.add(other, own, "0x01")).toBe(false);
      expect(await nonces.release(other, own)).toBe(false);
    });
    await state.tables.nonces.forget(other, 100);
    expect(await state.tables.nonces.list(one)).toHaveLength(1);
    await state.transaction(({ organizations }) => organizations.remove(one.organization));
    expect(await state.tables.nonces.list(one)).toEqual([]);
  });
});
