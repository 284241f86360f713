import { deserialize } from "node:v8";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderRequest } from "../../../simulators/src/venue/book/order.ts";
import { SharedBook } from "../../../simulators/src/venue/book/shared-book.ts";
import { openState } from "../../src/state/open-state.ts";
import type { State } from "../../src/state/state.ts";

type Action = Readonly<Record<string, unknown>>;

function order(b: boolean, p: string, s: string, tif = "Gtc"): Action {
  const request: OrderRequest = { a: 0, b, p, s, r: false, t: { limit: { tif } } };
  return { type: "order", orders: [request] };
}

function execute(store: State, shared: SharedBook, account: string, action: Action): Promise<unknown> {
  return shared.execute(account, action, 1, (add) => store.transaction(({ venueLog }) => add(venueLog)));
}

const actions = fc.record({
  process: fc.nat(2),
  account: fc.constantFrom("0xa", "0xb", "0xc"),
  action: fc.oneof(
    fc
      .tuple(
        fc.boolean(),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom("Gtc", "Ioc", "Alo"),
      )
      .map(([b, p, s, tif]) => order(b, String(p), String(s), tif)),
    fc.nat(20).map((o): Action => ({ type: "cancel", cancels: [{ a: 0, o }] })),
    fc.nat(20).map((oid): Action => ({
      type: "modify",
      oid,
      order: (order(true, "3", "2")["orders"] as unknown[])[0],
    })),
  ),
});

function readContents(snapshot: string): unknown {
  return deserialize(Buffer.from(snapshot, "base64"));
}

describe("an order book that several processes share", () => {
  it("is the same in all of them and in one that joins later, and fills nothing twice", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actions, { maxLength: 60 }), async (steps) => {
        const store = await openState({ database: ":memory:" }, () => {});
        // Snapshots are frequent here, so that processes with few actions fall behind deleted entries.
        const open = (): SharedBook => new SharedBook(store, 4);
        const processes = [open(), open(), open()];
        await Promise.all(
          steps.map(({ process, account, action }) =>
            execute(store, processes[process] as SharedBook, account, action),
          ),
        );
        const all = [...processes, open()];
        for (const shared of all) {
          await shared.read();
          shared.close();
          const { book } = shared;
          expect(readContents(book.snapshot())).toEqual(readContents(all[0]?.book.snapshot() ?? ""));
          const users = ["0xa", "0xb", "0xc"];
          const fills = users.flatMap((user) => book.fills(user));
          for (const user of users) {
            for (const one of [...book.openOrders(user), ...book.history(user)]) {
              const filled = fills
                .filter((fill) => fill.order === one)
                .reduce((total, { size }) => total + size, 0n);
              expect(filled + one.size).toBe(one.originalSize);
            }
          }
          expect(book.book("BTC")?.levels(20)).toEqual(all[0]?.book.book("BTC")?.levels(20));
        }
        const { length } = await store.tables.venueLog.after(0, 1_000);
        expect(length).toBeLessThan(12);
        await store.close();
      }),
      { numRuns: process.env["NIGHTLY"] ? 400 : 6 },
    );
  });

  it("notifies followers at another process", async () => {
    const store = await openState({ database: ":memory:" }, () => {});
    const [one, other] = [new SharedBook(store), new SharedBook(store)];
    const users: string[] = [];
    other.book.listen((event) => "order" in event && users.push(event.order.user));
    await execute(store, one, "0xa", order(true, "1", "1"));
    await expect.poll(() => users).toEqual(["0xa"]);
    one.close();
    other.close();
    await store.close();
  });

  it("continues after an action that fails equally in all processes", async () => {
    const store = await openState({ database: ":memory:" }, () => {});
    const [one, other] = [new SharedBook(store), new SharedBook(store)];
    await expect(execute(store, one, "0xa", { type: "order", orders: null })).rejects.toThrow(TypeError);
    await execute(store, other, "0xa", order(true, "1", "1"));
    await one.read();
    expect(one.book.openOrders("0xa")).toHaveLength(1);
    one.close();
    other.close();
    await store.close();
  });
});
