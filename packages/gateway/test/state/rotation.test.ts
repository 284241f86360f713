import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { openState, type StateOptions } from "../../src/state/open-state.ts";
import type { State } from "../../src/state/state.ts";
import { readKeyId, Vault } from "../../src/state/vault.ts";
import { databases } from "./databases.ts";
import { addNodes, createOrganization } from "./records.ts";
import { usePostgres } from "../use-postgres.ts";

const postgres = usePostgres();
const lasting = databases(postgres).filter(([name]) => name !== "SQLite in memory");

const [first, second] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString("base64")) as [string, string];
const readId = (key: string): string => new Vault(Buffer.from(key, "base64")).current;

/** The ids of the keys that secrets are sealed with. */
async function sealedWith({ database }: State): Promise<string[]> {
  const nodes = await database.selectFrom("nodes").select("sources as value").execute();
  const credentials = await database.selectFrom("nodeCredentials").select("sealed as value").execute();
  return [
    ...new Set([...nodes, ...credentials].map(({ value }) => (value ? readKeyId(value) : ""))),
  ].toSorted();
}

async function neededKeys({ database }: State): Promise<string[]> {
  return (await database.selectFrom("vaultKeys").select("id").execute()).map(({ id }) => id);
}

describe.each(lasting)("the key of %s", (_, database) => {
  async function createDatabase(count: number): Promise<StateOptions> {
    const options = { ...(await database.create()), key: first };
    const state = await openState(options, () => {});
    await addNodes(
      state,
      await createOrganization(state),
      Array.from({ length: count }, () => "node"),
    );
    await state.close();
    return options;
  }

  it("is replaced in the background, after which the former one is not needed", async () => {
    // More than a batch of 50.
    const count = isNight ? 120 : 60;
    const options = await createDatabase(count);
    const state = await database.open({ ...options, key: second, formerKey: first });
    await expect.poll(() => neededKeys(state)).toEqual([readId(second)]);
    expect(await sealedWith(state)).toEqual([readId(second)]);
    await state.close();
    const after = await openState({ ...options, key: second }, () => {});
    expect((await after.tables.nodes.working()).length).toBeGreaterThan(count);
    await after.close();
    await expect(openState(options, () => {})).rejects.toMatchObject({ context: { path: "keyFile" } });
  });

  it("is replaced after an interruption, and both keys are needed until then", async () => {
    const options = await createDatabase(isNight ? 300 : 150);
    const interrupted = await openState({ ...options, key: second, formerKey: first }, () => {});
    await interrupted.start();
    await expect.poll(() => sealedWith(interrupted), { interval: 1 }).toContain(readId(second));
    await interrupted.close();
    const between = { ...options, key: second };
    // On a fast machine, the rest may have been done before the interruption; then the new key is enough.
    const needsBoth = await openState({ ...between, formerKey: first }, () => {});
    const isInTheMiddle = (await sealedWith(needsBoth)).length === 2;
    await needsBoth.close();
    if (isInTheMiddle) {
      const alone = openState(between, () => {});
      await expect(alone).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "keyFile" } });
      await expect(alone).rejects.toThrow("formerKeyFile");
    }
    const state = await database.open({ ...between, formerKey: first });
    await expect.poll(() => neededKeys(state)).toEqual([readId(second)]);
    expect(await sealedWith(state)).toEqual([readId(second)]);
  });

  it("stays in use for as long as another gateway does not have the new one", async () => {
    const options = await createDatabase(3);
    const before = await openState(options, () => {});
    await setOther(before, [readId(first)]);
    await before.close();
    const state = await database.open({ ...options, key: second, formerKey: first });
    const created = await createOrganization(state, "Two");
    expect(await sealedWith(state)).toEqual([readId(first)]);
    // The other gateway has the key now, and still seals with the former one: existing values are not
    // changed.
    await setOther(state, [readId(first), readId(second)]);
    await expect.poll(() => state.vault.sealingKey).toBe(readId(second));
    await addNodes(state, created, ["new"]);
    expect(await sealedWith(state)).toEqual([readId(first), readId(second)].toSorted());
    expect(await neededKeys(state)).toContain(readId(first));
    await setOther(state, [readId(second), readId(first)]);
    await expect.poll(() => neededKeys(state)).toEqual([readId(second)]);
    expect(await sealedWith(state)).toEqual([readId(second)]);
  });
});

/** Sets the keys that another gateway on the same database reports. */
async function setOther({ database }: State, keys: readonly string[]): Promise<void> {
  const values = { id: "other", version: "0", keys: keys.join(), applied: 0, beat: 1, startedAt: 1 };
  await database
    .insertInto("instances")
    .values(values)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ keys: values.keys }))
    .execute();
}
