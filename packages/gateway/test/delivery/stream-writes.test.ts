import { describe, expect, it, vi } from "vitest";
import { StreamWrites } from "../../src/delivery/stream-writes.ts";
import { databases } from "../state/databases.ts";
import { createOrganization } from "../state/records.ts";
import { addStream } from "../state/stream-records.ts";
import { usePostgres } from "../use-postgres.ts";

const postgres = usePostgres();

describe.each(databases(postgres))("writes of streams on %s", (_name, database) => {
  it("are made together, and one that fails does not fail the others", async () => {
    const state = await database.open();
    const owner = await createOrganization(state);
    const streams: string[] = [];
    for (let index = 0; index < 30; index++) streams.push(await addStream(state, owner));
    const transaction = vi.spyOn(state, "transaction");
    const writes = new StreamWrites(state);
    const write = (stream: string, next: number, epoch = 0): Promise<boolean> =>
      writes.write({ lease: { stream, epoch }, change: { cursor: { next } } });
    const made = await Promise.all(streams.map((stream, index) => write(stream, index, index === 3 ? 1 : 0)));
    expect(made).toEqual(streams.map((_, index) => index !== 3));
    expect(transaction.mock.calls.length).toBeLessThan(3);
    const [first = "", second = ""] = streams;
    const events = { last: 1, number: 1, hash: "", removed: false, keys: [], events: [] };
    await writes.write({ lease: { stream: first, epoch: 0 }, change: { append: [{ first: 1, ...events }] } });
    const outcomes = await Promise.allSettled([
      // There is such an entry.
      writes.write({ lease: { stream: first, epoch: 0 }, change: { append: [{ first: 1, ...events }] } }),
      write(second, 77),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    const [stored] = await state.tables.streams.list([second]);
    expect(stored?.cursor).toBe('{"next":77}');
  });
});
