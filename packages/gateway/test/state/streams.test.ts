import { digestIds, type OutboxEntry, type StreamEvent } from "@node-access/delivery/model";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import type { StreamWrite } from "../../src/state/tables/stream-states.ts";
import { usePostgres } from "../use-postgres.ts";
import { databases } from "./databases.ts";
import { createOrganization } from "./records.ts";
import { addStream } from "./stream-records.ts";

const postgres = usePostgres();

const event = (sequence: number): StreamEvent => {
  const at = { number: 7, hash: "0x07", removed: false };
  return { sequence, id: `id-${sequence}`, key: `key-${sequence}`, type: "block", ...at, data: '"\\u0000ä"' };
};

function entry(first: number, last: number, number: number): OutboxEntry {
  const events = Array.from({ length: last - first + 1 }, (_, index) => event(first + index));
  return {
    first,
    last,
    number,
    hash: `0x${number}`,
    removed: false,
    keys: events.map(({ key }) => key),
    events,
  };
}

const part = (from: number, to: number, ...ids: string[]): object => {
  return { from, to, fromHash: `0x${from}`, toHash: `0x${to}`, ids };
};

const write = (state: State, ...writes: StreamWrite[]): Promise<ReadonlySet<StreamWrite>> =>
  state.transaction(({ streamStates }) => streamStates.write(writes));

describe.each(databases(postgres))("streams on %s", (_name, database) => {
  it("are stored with a sealed destination, listed by filters, and seen by their organization alone", async () => {
    const state = await database.open();
    const [one, other] = [await createOrganization(state), await createOrganization(state, "Other")];
    const [first, second] = [await addStream(state, one), await addStream(state, one, "two")];
    const { id } = one.organization;
    expect(await state.tables.streams.get(id, first)).toMatchObject({
      status: "running",
      epoch: 0,
      deadLetters: 0,
    });
    expect(await state.tables.streams.get(other.organization.id, first)).toBeUndefined();
    expect(JSON.stringify(await state.tables.streams.list([first]))).not.toContain("hidden");
    expect((await state.tables.streams.secretsOf([first])).get(first)?.destination).toMatchObject({
      url: "redis://user:hidden@host",
    });
    await state.transaction(({ streams }) => streams.setStatus(second, "paused", "why"));
    const paused = await state.tables.streams.page(id, { page: 1, status: "paused" });
    expect(paused.items).toMatchObject([{ id: second, name: "two", reason: "why" }]);
    const all = await state.tables.streams.pageOfAll({ page: 1, organization: id });
    expect(all.items.map((stream) => stream.id)).toEqual([first, second]);
    expect(await state.tables.streams.countOf("id", paused.items[0]?.network ?? "")).toBe(2);
    await state.transaction(({ organizations }) => organizations.remove(id));
    expect(await state.tables.streams.list([first, second])).toEqual([]);
  });

  it("store what they have read, several at once, and nothing for whoever has lost one", async () => {
    const state = await database.open();
    const owner = await createOrganization(state);
    const [one, two] = [await addStream(state, owner), await addStream(state, owner)];
    const leases = [one, two].map((stream) => ({ stream, epoch: 0 }));
    const changes = leases.map((lease, index) => ({
      lease,
      change: { cursor: { next: 8, hash: "0x07" }, sequence: 3 + index, append: [entry(1, 3 + index, 7)] },
      head: 9,
    }));
    await state.transaction(({ streamLeases }) => streamLeases.take(two));
    const [kept, lost] = changes as unknown as [StreamWrite, StreamWrite];
    expect(await write(state, kept, lost)).toEqual(new Set([lost]));
    const { streamStates, streamOutbox } = state.tables;
    expect(await streamStates.load({ stream: two, epoch: 0 })).toBeUndefined();
    expect(await streamStates.load({ stream: two, epoch: 1 })).toMatchObject({ sequence: 0, outbox: [] });
    const { events: _, keys: __, ...block } = entry(1, 3, 7);
    const loaded = {
      cursor: { next: 8, hash: "0x07" },
      final: undefined,
      sequence: 3,
      delivered: 0,
      outbox: [block],
    };
    expect(await streamStates.load({ stream: one, epoch: 0 })).toEqual(loaded);
    expect(await streamOutbox.entries(one, [1, 2])).toEqual([entry(1, 3, 7)]);
    expect(await state.tables.streams.list([one])).toMatchObject([{ head: 9, undelivered: 7 }]);
    const lease = { stream: one, epoch: 0 };
    // Two changes of one stream, of which the second replaces an entry.
    await write(
      state,
      { lease, change: { delivered: 3, sequence: 4, append: [entry(4, 4, 8)] } },
      { lease, change: { forget: [1, 4], append: [entry(5, 6, 9)], sequence: 6 } },
    );
    expect(await streamOutbox.blocks(one)).toMatchObject([{ first: 5 }]);
    expect(await streamOutbox.eventsAfter(one, 5, 10)).toEqual([event(6)]);
    expect(await state.tables.streams.list([one])).toMatchObject([
      { delivered: 3, sequence: 6, undelivered: 9 },
    ]);
  });

  it("are counted by the gateway that has them, and as free unless they are paused", async () => {
    const state = await database.open();
    const owner = await createOrganization(state);
    const streams: string[] = [];
    for (let index = 0; index < 6; index++) streams.push(await addStream(state, owner));
    const { streamLeases } = state.tables;
    const claim = (gateway: string, max: number, gone: readonly string[] = []): Promise<readonly unknown[]> =>
      state.transaction((tables) =>
        tables.streamLeases.claim(gateway, new Map(gone.map((id) => [id, undefined])), max),
      );
    expect(await streamLeases.countByOwner("one")).toEqual(new Map([[null, 6]]));
    await claim("one", 2);
    await claim("two", 3);
    for (const id of streams) await state.transaction(({ streams: all }) => all.setStatus(id, "paused"));
    // A gateway stops its own paused streams; nobody claims those of others.
    expect(await streamLeases.countByOwner("one")).toEqual(new Map([["one", 2]]));
    expect(await claim("one", 6, ["two"])).toEqual([]);
    for (const id of streams) await state.transaction(({ streams: all }) => all.setStatus(id, "running"));
    const counts = new Map<string | null, number>([
      ["one", 2],
      ["two", 3],
      [null, 1],
    ]);
    expect(await streamLeases.countByOwner("one")).toEqual(counts);
    expect(await streamLeases.countByOwner("three")).toEqual(counts);
    expect(await claim("one", 6, ["two"])).toHaveLength(4);
    expect(await streamLeases.countByOwner("one")).toEqual(new Map([["one", 6]]));
  });

  it("join the blocks that they have delivered, until there is a gap or ten thousand", async () => {
    const state = await database.open();
    const lease = { stream: await addStream(state, await createOrganization(state)), epoch: 0 };
    const add = (...ledger: object[]): Promise<unknown> =>
      write(state, { lease, change: { ledger: ledger as never } });
    await add(part(1, 2, "a"), part(3, 3));
    await add(part(4, 9_000, "b", "c"));
    await add(part(9_001, 10_001, "d"));
    await add(part(10_003, 10_003));
    // What a node says is stored as it is.
    const toHash = 'a\0b\u0001"';
    await add({ ...part(10_004, 10_004), toHash });
    const ranges = await state.tables.streamRanges.page(lease.stream, 1);
    expect(ranges.items).toMatchObject([
      { number: 3, fromBlock: 10_003, toBlock: 10_004, toHash, events: 0, digest: "" },
      { number: 2, fromBlock: 9_001, toBlock: 10_001, events: 1, digest: digestIds("", ["d"]) },
      {
        number: 1,
        fromBlock: 1,
        toBlock: 9_000,
        fromHash: "0x1",
        toHash: "0x9000",
        digest: digestIds("", ["a", "b", "c"]),
      },
    ]);
    const found = await state.tables.streamRanges.overlapping(lease.stream, 9_000, 10_002, 10);
    expect(found.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("keep dead letters until they are events again, and report what they do", async () => {
    const state = await database.open();
    const lease = { stream: await addStream(state, await createOrganization(state)), epoch: 0 };
    const { stream } = lease;
    const { deadLetters, streams } = state.tables;
    const letters = [1, 2, 3].map((sequence) => ({
      sequence,
      reason: "r",
      event: event(sequence),
      raw: false,
    }));
    await write(state, { lease, change: { deadLetters: letters } });
    await write(state, { lease, change: { deadLetters: letters.slice(0, 1) } });
    expect((await deadLetters.page(stream, 1)).items.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
    expect(await state.transaction((tables) => tables.deadLetters.want(stream, [1, 3, 9]))).toEqual([1, 3]);
    expect(await deadLetters.wanted(stream, 10)).toMatchObject([{ sequence: 1 }, { sequence: 3 }]);
    const retried = [
      { sequence: 1, as: 12 },
      { sequence: 3, reason: "again" },
    ];
    await write(state, { lease, change: { retried, delivered: 12 } });
    expect((await deadLetters.page(stream, 1)).items).toMatchObject([
      { sequence: 3, reason: "again" },
      { sequence: 2 },
    ]);
    expect(await deadLetters.outcomes(stream, [1, 2, 3])).toHaveLength(3);
    await state.transaction((tables) => tables.deadLetters.forgetRetried(stream, 12));
    expect(await deadLetters.outcomes(stream, [1])).toEqual([]);
    await write(state, { lease, report: { status: "retrying", reason: "no response", retryAt: 5 } });
    expect(await streams.list([stream])).toMatchObject([
      { status: "retrying", reason: "no response", retryAt: 5, deadLetters: 2 },
    ]);
    await state.transaction((tables) => tables.streams.setStatus(stream, "paused"));
    await write(state, { lease, report: { status: "running" } });
    expect(await streams.list([stream])).toMatchObject([{ status: "paused", reason: null }]);
  });

  it("keep events for readers that go back to a block after them", async () => {
    const state = await database.open();
    const lease = { stream: await addStream(state, await createOrganization(state)), epoch: 0 };
    const append = [entry(1, 2, 7), entry(3, 4, 8), entry(5, 6, 9), entry(3_000, 3_001, 10)];
    const cursors = { cursor: { next: 11 }, final: { next: 7 } };
    await write(state, { lease, change: { ...cursors, sequence: 3_001, delivered: 2, append } });
    await write(state, { lease, change: { final: { next: 9 } } });
    await state.transaction(({ streamStates }) => streamStates.moveTo(lease.stream, 9, true));
    expect(await state.tables.streamStates.load(lease)).toMatchObject({
      delivered: 2,
      outbox: [{ first: 1 }, { first: 3 }, { first: 5 }],
    });
  });

  it("go back to a block with greater numbers, and are acknowledged up to what they have", async () => {
    const state = await database.open();
    const lease = { stream: await addStream(state, await createOrganization(state)), epoch: 0 };
    const { stream } = lease;
    const append = [entry(1, 2, 7), entry(3, 4, 8), entry(5, 6, 9)];
    const change = {
      cursor: { next: 10 },
      final: { next: 7, hash: "0x6" },
      sequence: 6,
      delivered: 3,
      append,
    };
    await write(state, { lease, change });
    await state.transaction(({ streamStates }) => streamStates.moveTo(stream, 8, true));
    // Back to the last final block. What readers may have stays, so that it is removed if its block was replaced.
    expect(await state.tables.streamStates.load(lease)).toMatchObject({
      cursor: { next: 7, hash: "0x6" },
      final: { next: 7, hash: "0x6" },
      sequence: 2_006,
      delivered: 6,
      outbox: [{ first: 1 }, { first: 3 }, { first: 5 }],
    });
    await state.transaction(({ streamStates }) => streamStates.moveTo(stream, 2, true));
    expect(await state.tables.streamStates.load(lease)).toMatchObject({
      cursor: { next: 2 },
      final: { next: 2 },
    });
    await state.transaction(({ streamStates }) => streamStates.moveTo(stream, 30, true));
    // Forward, although there is an earlier final block.
    expect(await state.tables.streamStates.load(lease)).toMatchObject({
      cursor: { next: 30 },
      final: { next: 30 },
      outbox: [{ first: 1 }, { first: 3 }, { first: 5 }],
    });
    const acknowledge = (sequence: number): Promise<boolean> =>
      state.transaction(({ streamStates }) => streamStates.acknowledge(stream, sequence));
    expect([await acknowledge(7), await acknowledge(1), await acknowledge(1e6)]).toEqual([true, true, false]);
    expect(await state.tables.streams.list([stream])).toMatchObject([{ delivered: 7, undelivered: null }]);
  });
});
