import type { StreamRange } from "@node-access/management";
import { expect, it } from "vitest";
import { createDeliveryOf } from "../../src/engine/create-delivery.ts";
import type { Delivery } from "../../src/model/delivery.ts";
import { DeliveryError, type Destination } from "../../src/model/destination.ts";
import { digestIds } from "../../src/model/digest-ids.ts";
import type { Source, SourceBlock } from "../../src/model/source.ts";
import { createMemoryStore } from "./memory-store.ts";
import { block, definition } from "./run-one.ts";
import { Scheduler } from "./scheduler.ts";

const blocks = [block(0, 2), block(1, 1), block(2, 0), block(3, 3)];

function deliver(source: Partial<Source>, destination: Partial<Destination> = {}): Delivery {
  return createDeliveryOf(
    { store: createMemoryStore(new Map()), log: () => undefined, allowPrivate: true },
    {
      clock: new Scheduler(1).clock({ state: "alive" }),
      createSource: () => Promise.resolve({ type: "log", close: () => undefined, ...source } as Source),
      createDestination: () =>
        Promise.resolve({ close: () => Promise.resolve(), ...destination } as Destination),
      createTransform: () => Promise.resolve(undefined),
    },
  );
}

function reread(found: readonly SourceBlock[]): Required<Pick<Source, "reread">> {
  return {
    async *reread(from, to) {
      yield* found.filter(({ number, items }) => items.length > 0 && number >= from && number <= to);
    },
  };
}

function range(from: number, to: number): StreamRange {
  const ids = blocks.slice(from, to + 1).flatMap(({ items }) => items.map(({ key }) => key));
  return {
    from,
    to,
    from_hash: `h${from}`,
    to_hash: `h${to}`,
    events: ids.length,
    digest: digestIds("", ids),
    delivered_at: "2026-01-02T03:04:05.678Z",
  };
}

it("finds no difference where the events of the blocks are those of the ledger", async () => {
  const delivery = deliver(reread(blocks));
  expect(await delivery.recheck(definition, [range(2, 3), range(0, 1)])).toEqual({
    events: 6,
    differences: [],
  });
});

it("finds events that are missing, others, replaced blocks and gaps", async () => {
  const [first, second, third, last] = blocks as [SourceBlock, SourceBlock, SourceBlock, SourceBlock];
  const missing = deliver(reread([first, third, last]));
  expect((await missing.recheck(definition, [range(0, 1)])).differences).toEqual([
    "blocks 0 to 1 have 2 events, and 3 were delivered",
  ]);
  const replaced = deliver(
    reread([first, { ...second, hash: "other", items: [{ key: "other:0", data: 1 }] }]),
  );
  expect((await replaced.recheck(definition, [range(0, 1)])).differences).toEqual([
    "block 1 has the hash other, and had h1 when it was delivered",
    "blocks 0 to 1 have other events than those that were delivered",
  ]);
  expect((await deliver(reread(blocks)).recheck(definition, [range(0, 0), range(3, 3)])).differences).toEqual(
    ["the ledger has no blocks 1 to 2"],
  );
});

it("says that blocks of a source cannot be read again", async () => {
  const reason = "blocks of the source logs cannot be read again";
  expect(await deliver({}).recheck(definition, [range(0, 1)])).toEqual({
    events: 0,
    differences: [],
    reason,
  });
});

it("delivers a test event once, and says why it was not accepted", async () => {
  const types: string[] = [];
  const test: Destination["test"] = ({ events }) => {
    for (const { type } of events) types.push(type);
    return types.length === 1 ? Promise.resolve() : Promise.reject(new DeliveryError("retry", "status 503"));
  };
  const delivery = deliver({}, { test });
  expect(await delivery.test(definition)).toEqual({ delivered: true });
  expect(await delivery.test(definition)).toEqual({ delivered: false, reason: "status 503" });
  expect(types).toEqual(["test", "test"]);
  expect((await delivery.test({ ...definition, destination: { type: "pull" } })).delivered).toBe(false);
});
