import { expect, it } from "vitest";
import { createTransform } from "../../src/cel/create-transform.ts";
import { DeliveryError } from "../../src/model/destination.ts";
import { UNSTORED_EVENTS } from "../../src/model/unstored-events.ts";
import { block, definition, lease, One } from "./run-one.ts";

const sizes = (one: One): readonly number[] => one.delivered.map(({ events }) => events.length);

it("delivers events of final blocks in full batches, with one change for each reading", async () => {
  const one = new One([block(0, 250), block(1, 0), block(2, 30)], 2);
  await one.until(() => one.keys.length === 280);
  await one.settle();
  expect(sizes(one)).toEqual([100, 100, 50, 30]);
  expect(one.delivered.map(({ epoch, stream }) => ({ epoch, stream }))[0]).toEqual({
    epoch: 0,
    stream: "ST-1",
  });
  expect(one.stored.outbox).toEqual([]);
  expect(one.stored).toMatchObject({ sequence: 280, delivered: 280, cursor: { next: 3, hash: "h2" } });
  await one.delivery.close();
  expect(one.stored.ledger.map(({ from, to, ids }) => [from, to, ids.length])).toEqual([
    [0, 0, 250],
    [1, 2, 30],
  ]);
});

it("halves a batch until single events are rejected, and delivers the others in order", async () => {
  const bad = new Set(["0:3", "0:4", "0:99"]);
  const attempts: number[] = [];
  const one = new One([block(0, 100)], 0, {
    deliver: ({ events }) => {
      attempts.push(events.length);
      if (events.some(({ key }) => bad.has(key)))
        throw new DeliveryError("reject", "responded with status 422");
    },
  });
  await one.until(() => one.stored.sequence === 100);
  expect(one.keys).toEqual(
    block(0, 100)
      .items.map(({ key }) => key)
      .filter((key) => !bad.has(key)),
  );
  expect(one.stored.deadLetters.map(({ sequence, reason, raw }) => ({ sequence, reason, raw }))).toEqual(
    [4, 5, 100].map((sequence) => ({ sequence, reason: "responded with status 422", raw: false })),
  );
  expect(attempts.length).toBeLessThan(40);
  await one.delivery.close();
});

it("says that an event may have arrived if it is rejected after a delivery without a response", async () => {
  let count = 0;
  const one = new One([block(0, 3)], 0, {
    deliver: ({ events }) => {
      count += 1;
      if (count === 1) throw new DeliveryError("retry", "it closed the connection");
      if (events.some(({ key }) => key === "0:1")) throw new DeliveryError("reject", "status 422");
    },
  });
  await one.until(() => one.stored.delivered === 3);
  one.grow([{ ...block(1, 1), items: [{ key: "0:1", data: {} }] }], 1);
  await one.until(() => one.stored.deadLetters.length === 2);
  expect(one.stored.deadLetters.map(({ reason }) => reason)).toEqual([
    "status 422; it may have arrived before, when the delivery failed: it closed the connection",
    "status 422",
  ]);
  await one.delivery.close();
});

/** Delivers two events, of which the destination rejects the first, then replaces their block. @returns what arrived since. */
async function replaceRejected(failures: readonly string[], between?: (one: One) => Promise<void>) {
  let rejects = true;
  const left = [...failures];
  const one = new One([block(0, 1), block(1, 2)], 0, {
    deliver: ({ events }) => {
      if (!rejects || !events.some(({ key }) => key === "1:0")) return;
      const failure = left.shift();
      throw failure === undefined ? new DeliveryError("reject", "422") : new DeliveryError("retry", failure);
    },
  });
  await between?.(one);
  await one.until(() => one.stored.delivered === 3);
  expect(one.stored.deadLetters).toMatchObject([{ event: { id: "1:0" } }]);
  rejects = false;
  const before = one.delivered.length;
  one.blocks = [block(0, 1), { ...block(1, 0), hash: "other" }];
  one.grow([{ ...block(2, 0), hash: "next" }], 0);
  await one.until(() => one.reads.at(-1) === 3);
  expect(one.stored.deadLetters).toEqual([]);
  await one.delivery.close();
  return one.delivered.slice(before).flatMap(({ events }) => events.map(({ id }) => id));
}

it("removes events that were rejected and may have arrived, and no other rejected ones, if their block is replaced", async () => {
  expect(await replaceRejected([])).toEqual(["1:1:removed"]);
  expect(await replaceRejected(["it closed the connection"])).toEqual(["1:1:removed", "1:0:removed"]);
  // Another gateway takes over after a delivery without a response.
  const moved = await replaceRejected(["it closed the connection"], async (one) => {
    await one.until(() => one.stored.reports.at(-1)?.status === "retrying");
    await one.delivery.close();
    one.delivery.start({ ...definition }, lease);
  });
  expect(moved).toEqual(["1:1:removed", "1:0:removed"]);
});

it("removes once what was rejected after it may have arrived, and was delivered again", async () => {
  let rejects = true;
  let attempts = 0;
  const one = new One([block(0, 1), block(1, 1)], 0, {
    deliver: ({ events }) => {
      if (!rejects || events[0]?.key !== "1:0") return;
      throw new DeliveryError((attempts += 1) === 1 ? "retry" : "reject", "422");
    },
  });
  await one.until(() => one.stored.deadLetters.length > 0);
  rejects = false;
  one.stored.requested.add(2);
  one.delivery.wake("ST-1");
  await one.until(() => one.keys.length === 2);
  one.blocks = [block(0, 1), { ...block(1, 0), hash: "other" }];
  one.grow([{ ...block(2, 0), hash: "next" }], 0);
  await one.until(() => one.reads.at(-1) === 3);
  await one.delivery.close();
  const ids = one.delivered.flatMap(({ events }) => events.map(({ id, sequence }) => [id, sequence]));
  expect(ids.slice(1)).toEqual([
    ["1:0", 3],
    ["1:0:removed", 4],
  ]);
});

it("delivers dead letters again with new numbers and the same ids, once someone wants it", async () => {
  let rejects = true;
  const one = new One([block(0, 3)], 0, {
    deliver: ({ events }) => {
      if (rejects && events.some(({ key }) => key === "0:1")) throw new DeliveryError("reject", "422");
    },
  });
  await one.until(() => one.stored.sequence === 3);
  one.stored.requested.add(2);
  one.delivery.wake("ST-1");
  await one.until(() => one.stored.sequence === 4);
  await one.until(() => one.stored.deadLetters.some(({ sequence }) => sequence === 4));
  rejects = false;
  one.stored.requested.add(4);
  one.delivery.wake("ST-1");
  await one.until(() => one.delivered.length > 2);
  await one.settle();
  expect(one.delivered.at(-1)?.events).toMatchObject([{ sequence: 5, id: "0:1", number: 0, removed: false }]);
  expect(one.stored).toMatchObject({ deadLetters: [], outbox: [], delivered: 5 });
  await one.delivery.close();
});

it("makes events whose filter fails dead letters, and evaluates them again if they are repeated", async () => {
  let broken = true;
  const one = new One([block(0, 3)], 0, {
    transform: (data) => {
      const { index } = data as { index: number };
      if (index === 1 && broken) throw new Error("no such key: amount");
      return index === 0 ? undefined : JSON.stringify({ index });
    },
  });
  await one.until(() => one.stored.sequence === 2);
  expect(one.stored.deadLetters).toMatchObject([
    { sequence: 1, reason: "no such key: amount", raw: true, event: { data: '{"number":0,"index":1}' } },
  ]);
  broken = false;
  one.stored.requested.add(1);
  one.delivery.wake("ST-1");
  await one.until(() => one.delivered.length === 2);
  expect(one.delivered.at(-1)?.events).toMatchObject([{ sequence: 3, id: "0:1", data: '{"index":1}' }]);
  await one.delivery.close();
});

it("delivers integers above 2^53 with all their digits, also those of repeated dead letters", async () => {
  const data = { amount: 9_007_199_254_740_993n };
  let broken = true;
  const transform = createTransform({ filter: "event.amount > 9007199254740992" });
  const big = { number: 0, hash: "h0", items: [{ key: "0:0", data }] };
  for (const options of [
    {},
    {
      transform: (input: unknown) => {
        if (broken) throw new Error("no such key");
        return transform?.(input);
      },
    },
  ]) {
    const one = new One([big], 0, options);
    await one.until(() => one.stored.sequence === 1);
    for (const { sequence } of one.stored.deadLetters) one.stored.requested.add(sequence);
    broken = false;
    one.delivery.wake("ST-1");
    await one.until(() => one.delivered.length > 0);
    expect(one.delivered[0]?.events[0]?.data).toBe('{"amount":9007199254740993}');
    await one.delivery.close();
  }
});

it("pauses a stream whose events are all rejected, where it was", async () => {
  const one = new One([block(0, 300)], 0, {
    deliver: () => {
      throw new DeliveryError("reject", "422");
    },
  });
  await one.until(() => one.stored.paused);
  expect(one.stored.deadLetters.length).toBe(100);
  expect(one.stored.delivered).toBe(100);
  expect(one.stored.reports.at(-1)?.reason).toBe(
    "the destination has rejected 100 events in a row; the last one: 422",
  );
});

it("pauses with the reason of a destination that cannot work, and leaves nothing behind", async () => {
  const one = new One([block(0, 1)], 0, {
    deliver: () => {
      throw new DeliveryError("pause", "https://app.example/events responded with status 410");
    },
  });
  await one.until(() => one.stored.paused);
  await one.settle();
  expect(one.stored.reports.at(-1)).toEqual({
    status: "paused",
    reason: "https://app.example/events responded with status 410",
  });
  expect(one.delivery.reports()).toEqual([]);
});

it("waits longer after each failure, as long as the destination asks for, and pauses after a day", async () => {
  const times: number[] = [];
  const one = new One([block(0, 1)], 0, {
    deliver: () => {
      times.push(one.scheduler.now);
      throw new DeliveryError("retry", "503", times.length === 3 ? 20 * 60_000 : undefined);
    },
  });
  await one.until(() => one.stored.paused);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const [index, pause] of pauses.entries()) {
    const longest = Math.min(300_000, 1000 * 2 ** index);
    expect(pause).toBeLessThanOrEqual(index === 2 ? 20 * 60_000 : longest);
    expect(pause).toBeGreaterThanOrEqual(index === 2 ? 20 * 60_000 : longest / 2);
  }
  expect(times.at(-1)).toBeGreaterThanOrEqual(24 * 60 * 60_000);
  expect(one.stored.reports[1]).toMatchObject({ status: "retrying", reason: "503" });
  expect(one.stored.reports.at(-1)).toEqual({
    status: "paused",
    reason: "nothing has succeeded for 24 hours: 503",
  });
});

it("runs again as soon as a delivery succeeds, and says so", async () => {
  let failures = 3;
  const one = new One([block(0, 1)], 0, {
    deliver: () => {
      if (failures-- > 0) throw new Error("ECONNREFUSED");
    },
  });
  await one.until(() => one.delivered.length === 1);
  await one.settle();
  expect(one.stored.reports.map(({ status }) => status)).toEqual([
    "running",
    "retrying",
    "retrying",
    "retrying",
    "running",
  ]);
  expect(one.delivery.reports()).toMatchObject([
    { id: "ST-1", next: 1, delivered: 1, events: 1, failures: 3, retries: 3 },
  ]);
  expect(one.delivery.reports()).toMatchObject([{ events: 0, failures: 0, retries: 0 }]);
  await one.delivery.close();
});

it("reads one block ahead while a delivery takes its time, and no more", async () => {
  let finish: (() => void) | undefined;
  const one = new One([block(0, 1), block(1, 1), block(2, 1)], 2, {
    deliver: () => new Promise<void>((resolve) => (finish = resolve)),
  });
  await one.settle();
  expect(one.reads).toEqual([0, 1]);
  finish?.();
  await one.until(() => one.delivered.length === 1);
  await one.settle();
  expect(one.reads).toEqual([0, 1, 2]);
  const closed = one.delivery.close();
  finish?.();
  await closed;
  expect(one.stored.delivered).toBe(2);
});

it("does not deliver while its lease is uncertain", async () => {
  let certain = false;
  const one = new One([block(0, 1)], 0, { isCertain: () => certain });
  for (let move = 0; move < 50; move++) await one.scheduler.next();
  expect(one.delivered).toEqual([]);
  certain = true;
  await one.until(() => one.delivered.length === 1);
  await one.delivery.close();
});

it("stops within two seconds although a delivery hangs and ignores its signal", async () => {
  const one = new One([block(0, 1)], 0, { deliver: () => new Promise(() => undefined) });
  await one.settle();
  let stopped = false;
  void one.delivery.stop("ST-1").then(() => (stopped = true));
  await one.until(() => stopped);
  expect(one.scheduler.now).toBeLessThanOrEqual(2000);
});

it("continues after what the destination has, and pauses if it has what was never delivered", async () => {
  const one = new One([block(0, 5)], 0, { destination: { open: () => Promise.resolve(3) } });
  await one.until(() => one.stored.sequence === 5);
  expect(one.keys).toEqual(["0:3", "0:4"]);
  await one.delivery.close();
  const other = new One([block(0, 5)], 0, {
    destination: { open: () => Promise.resolve(UNSTORED_EVENTS + 1) },
  });
  await other.until(() => other.stored.paused);
  expect(other.stored.reports.at(-1)?.reason).toContain(
    "has event 2001, but the stream has delivered only 0",
  );
});

it("ends silently once it runs elsewhere", async () => {
  const one = new One([block(0, 1)], 0);
  await one.until(() => one.delivered.length === 1);
  one.stored.epoch = 7;
  one.grow([block(1, 1)], 1);
  await one.until(() => one.delivery.reports().length === 0);
  expect(one.logged).toEqual([]);
  expect(lease.epoch).toBe(0);
});

it("stores at least every 2,000 events what was delivered", async () => {
  const known: number[] = [];
  const one = new One([block(0, 10_000)], 0, {
    definition: { batchSize: 1000 },
    deliver: ({ events }) => void known.push((events.at(-1)?.sequence ?? 0) - one.stored.delivered),
  });
  await one.until(() => one.stored.sequence === 10_000);
  expect(Math.max(...known)).toBeLessThanOrEqual(UNSTORED_EVENTS);
  await one.delivery.close();
});

it("stops reading while readers of pull have more than 10,000 events to acknowledge", async () => {
  const blocks = Array.from({ length: 40 }, (_, number) => block(number, 1000));
  const one = new One(blocks, 39, { definition: { destination: { type: "pull" } } });
  await one.settle();
  const { sequence } = one.stored;
  expect(sequence).toBeGreaterThan(10_000);
  expect(sequence).toBeLessThanOrEqual(13_000);
  one.stored.delivered = 5000;
  one.delivery.wake("ST-1", 5000);
  await one.until(() => one.stored.sequence > sequence);
  expect(one.stored.outbox[0]?.first).toBe(5001);
  expect(one.stored.ledger.flatMap(({ ids }) => ids).length).toBe(5000);
  await one.delivery.close();
});

it("after a replay, removes the events of blocks that were replaced meanwhile, and delivers the others again with their ids", async () => {
  const one = new One([block(0, 1), block(1, 1), block(2, 1), block(3, 1)], 0, {
    source: { findCurrent: (blocks) => Promise.resolve(blocks.map(({ number }) => number < 2)) },
  });
  await one.until(() => one.keys.length === 4);
  await one.delivery.close();
  // As the gateway does it: back to the last final block, with greater numbers.
  Object.assign(one.stored, { cursor: one.stored.final, sequence: 2_004, delivered: 4 });
  one.blocks = [
    block(0, 1),
    block(1, 1),
    { ...block(2, 1), hash: "other" },
    { ...block(3, 0), hash: "last" },
  ];
  one.delivery.start({ ...definition }, lease);
  await one.until(() => one.keys.length === 8);
  const again = one.delivered.flatMap(({ events }) => events).slice(4);
  expect(again.map(({ id, sequence, removed }) => ({ id, sequence, removed }))).toEqual([
    { id: "3:0:removed", sequence: 4_005, removed: true },
    { id: "2:0:removed", sequence: 4_006, removed: true },
    { id: "1:0", sequence: 4_007, removed: false },
    { id: "2:0", sequence: 4_008, removed: false },
  ]);
  await one.delivery.close();
});

it("after a replay, removes what readers of pull may have of blocks that were replaced meanwhile", async () => {
  const one = new One([block(0, 1), block(1, 1), block(2, 1)], 0, {
    definition: { destination: { type: "pull" } },
    source: { findCurrent: (blocks) => Promise.resolve(blocks.map(({ number }) => number < 2)) },
  });
  await one.until(() => one.stored.sequence === 3);
  await one.delivery.close();
  // As the gateway does it: readers have acknowledged nothing, and may have all.
  Object.assign(one.stored, { cursor: { next: 0 }, final: { next: 0 }, sequence: 2_003, delivered: 3 });
  one.blocks = [block(0, 1), block(1, 1), { ...block(2, 1), hash: "other" }];
  one.delivery.start({ ...definition, destination: { type: "pull" } }, lease);
  await one.until(() => one.stored.cursor?.next === 3);
  const again = one.stored.outbox.flatMap(({ events }) => events).filter(({ sequence }) => sequence > 3);
  expect(again.map(({ id, sequence, removed }) => ({ id, sequence, removed }))).toEqual([
    { id: "2:0:removed", sequence: 4_004, removed: true },
    { id: "0:0", sequence: 4_005, removed: false },
    { id: "1:0", sequence: 4_006, removed: false },
    { id: "2:0", sequence: 4_007, removed: false },
  ]);
  await one.delivery.close();
});

it("ends batches after a megabyte, and holds the events of few blocks that are not final", async () => {
  const blocks = Array.from({ length: 60 }, (_, number) => block(number, 4));
  const one = new One(blocks, -1, {
    definition: { batchSize: 1000 },
    transform: () => `"${"x".repeat(600_000)}"`,
    source: {
      head: 59,
      read: ({ next }, signal) => {
        const [first, last] = [blocks[next], blocks.at(-1)];
        if (first && last)
          return Promise.resolve({
            blocks,
            first,
            last,
            cursor: { next: 60, hash: last.hash },
            finalNumber: -1,
          });
        return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      },
    },
  });
  await one.until(() => one.keys.length === 240);
  expect(Math.max(...sizes(one))).toBe(2);
  expect(one.keys).toEqual(blocks.flatMap(({ items }) => items.map(({ key }) => key)));
  expect(one.stored).toMatchObject({ sequence: 240, delivered: 240, cursor: { next: 60, hash: "h59" } });
  expect(one.stored.largestChange).toBeLessThan(20_000_000);
  await one.delivery.close();
});

it("makes events dead letters of which a projection makes too much of a block", async () => {
  const one = new One([block(0, 30), block(1, 1)], 1, { transform: () => `"${"x".repeat(600_000)}"` });
  await one.until(() => one.keys.includes("1:0"));
  expect(one.keys).toHaveLength(27);
  expect(one.stored.deadLetters.map(({ sequence }) => sequence)).toEqual([27, 28, 29, 30]);
  expect(one.stored.deadLetters[0]?.reason).toContain("the projection makes more than 16000000 characters");
  await one.delivery.close();
});

it("lets other streams run while it evaluates the events of a block", async () => {
  let turns = 0;
  const turn = setInterval(() => (turns += 1), 1);
  const seen: number[] = [];
  const one = new One([block(0, 60)], 0, {
    transform: () => {
      const end = performance.now() + 5;
      while (performance.now() < end);
      seen.push(turns);
      return "1";
    },
  });
  await one.until(() => one.keys.length === 60);
  clearInterval(turn);
  expect(seen.at(-1)).toBeGreaterThan(seen[0] ?? 0);
  await one.delivery.close();
});
