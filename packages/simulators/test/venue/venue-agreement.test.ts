import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { followBook } from "../../src/venue/book/book-events.ts";
import { bookAction, bookInfo } from "../../src/venue/book/book-info.ts";
import { OrderBook } from "../../src/venue/book/order-book.ts";

/** Asset indexes: a perpetual, and a spot market. */
const assets = { ETH: 1, "@5": 10_005 } as const;
type Coin = keyof typeof assets;
const coins = Object.keys(assets) as Coin[];
const users = ["0xaa", "0xbb", "0xcc"] as const;
type User = (typeof users)[number];

interface Fill {
  readonly coin: string;
  readonly oid: number;
  readonly side: "A" | "B";
  readonly sz: string;
  readonly startPosition: string;
  readonly closedPnl: string;
}

interface Account {
  readonly marginSummary: { readonly accountValue: string; readonly totalRawUsd: string };
  readonly assetPositions: readonly {
    readonly position: { coin: string; szi: string; unrealizedPnl: string; positionValue: string };
  }[];
}

interface OpenOrder {
  readonly coin: string;
  readonly oid: number;
  readonly side: "A" | "B";
  readonly limitPx: string;
  readonly sz: string;
  readonly origSz: string;
}

type Step =
  | { readonly kind: "order"; user: User; coin: Coin; b: boolean; p: number; s: number; tif: string }
  | { readonly kind: "cancel" | "modify"; user: User; nth: number; p: number };

const user = fc.constantFrom(...users);
const price = fc.integer({ min: 95, max: 105 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: orderStep() },
    fc.record({ kind: fc.constantFrom("cancel", "modify"), user, nth: fc.nat(5), p: price }),
  ),
  { maxLength: 40 },
);

function orderStep(): fc.Arbitrary<Extract<Step, { kind: "order" }>> {
  return fc.record({
    kind: fc.constant("order"),
    user,
    coin: fc.constantFrom(...coins),
    b: fc.boolean(),
    p: price,
    s: fc.integer({ min: 1, max: 30 }),
    tif: fc.constantFrom("Gtc", "Gtc", "Ioc", "Alo"),
  });
}

function info<T>(book: OrderBook, type: string, rest: object = {}): T {
  return bookInfo(book, { type, ...rest }, 0) as T;
}

function run(book: OrderBook, step: Step): void {
  if (step.kind === "order") {
    const { coin, b, p, s, tif } = step;
    const order = { a: assets[coin], b, p: String(p), s: String(s), r: false, t: { limit: { tif } } };
    bookAction(book, step.user, { type: "order", orders: [order] }, 0);
    return;
  }
  const open = info<OpenOrder[]>(book, "openOrders", { user: step.user });
  const one = open[step.nth % open.length];
  if (!one) return;
  const a = assets[one.coin as Coin];
  const order = {
    a,
    b: one.side === "B",
    p: String(step.p),
    s: one.sz,
    r: false,
    t: { limit: { tif: "Gtc" } },
  };
  const action =
    step.kind === "cancel"
      ? { type: "cancel", cancels: [{ a, o: one.oid }] }
      : { type: "modify", oid: one.oid, order };
  bookAction(book, step.user, action, 0);
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
const signed = ({ side, sz }: Pick<Fill, "side" | "sz">): number => (side === "B" ? 1 : -1) * Number(sz);

function checkMarket(book: OrderBook, coin: Coin): void {
  // Any other market shows the spec's example.
  if (!book.book(coin)) return;
  const { levels } = info<{ levels: { px: string; sz: string; n: number }[][] }>(book, "l2Book", { coin });
  const mid = Number(info<Record<string, string>>(book, "allMids")[coin]);
  const [bid, ask] = levels.map(([best]) => best && Number(best.px));
  if (bid !== undefined) expect(mid).toBeGreaterThanOrEqual(bid);
  if (ask !== undefined) expect(mid).toBeLessThanOrEqual(ask);
  if (bid !== undefined && ask !== undefined) expect(mid).toBe((bid + ask) / 2);
  const open = users.flatMap((one) => info<OpenOrder[]>(book, "openOrders", { user: one }));
  for (const [index, side] of levels.entries()) {
    for (const { px, sz, n } of side) {
      const own = open.filter(
        (one) => one.coin === coin && one.limitPx === px && one.side === (index === 0 ? "B" : "A"),
      );
      expect([own.length, sum(own.map((one) => Number(one.sz)))]).toEqual([n, Number(sz)]);
    }
  }
}

function checkAccount(book: OrderBook, one: User): void {
  const fills = info<Fill[]>(book, "userFills", { user: one });
  const account = info<Account>(book, "clearinghouseState", { user: one });
  const { balances } = info<{ balances: { coin: string; total: string }[] }>(book, "spotClearinghouseState", {
    user: one,
  });
  for (const coin of coins) {
    const own = fills.filter((fill) => fill.coin === coin);
    const size = sum(own.map(signed));
    const [newest] = own;
    if (newest) expect(Number(newest.startPosition) + signed(newest)).toBe(size);
    const shown = coin.startsWith("@")
      ? balances.find((balance) => balance.coin === coin)?.total
      : account.assetPositions.find(({ position }) => position.coin === coin)?.position.szi;
    expect(Number(shown ?? 0)).toBe(size);
  }
  const closed = sum(fills.filter(({ coin }) => !coin.startsWith("@")).map((fill) => Number(fill.closedPnl)));
  const open = sum(account.assetPositions.map(({ position }) => Number(position.unrealizedPnl)));
  const { accountValue, totalRawUsd } = account.marginSummary;
  expect(Number(accountValue)).toBeCloseTo(1_000_000 + closed + open, 6);
  const worth = account.assetPositions.map(
    ({ position }) => Math.sign(Number(position.szi)) * Number(position.positionValue),
  );
  expect(Number(accountValue)).toBeCloseTo(Number(totalRawUsd) + sum(worth), 6);
  for (const order of info<OpenOrder[]>(book, "openOrders", { user: one })) {
    const { oid, origSz, sz } = order;
    const filled = fills.filter((fill) => fill.oid === oid).map((fill) => Number(fill.sz));
    expect(sum(filled)).toBe(Number(origSz) - Number(sz));
    expect(info(book, "orderStatus", { user: one, oid })).toMatchObject({ order: { status: "open", order } });
  }
}

/** All that callers can read of a book. */
function answers(book: OrderBook): unknown {
  const types = ["openOrders", "userFills", "historicalOrders", "clearinghouseState", "webData2"];
  return [
    info(book, "allMids"),
    info(book, "metaAndAssetCtxs"),
    users.map((one) => types.map((type) => info(book, type, { user: one }))),
    coins.map((coin) => ["l2Book", "recentTrades"].map((type) => info(book, type, { coin }))),
  ];
}

describe("a simulated venue", () => {
  it("tells one story: book, prices, orders, fills, positions and balances agree", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const book = new OrderBook();
        for (const step of all) run(book, step);
        for (const coin of coins) checkMarket(book, coin);
        for (const one of users) checkAccount(book, one);
        const [, [, context]] = info<[unknown, { midPx: string; markPx: string; openInterest: string }[]]>(
          book,
          "metaAndAssetCtxs",
        );
        const mid = info<Record<string, string>>(book, "allMids")["ETH"];
        expect([context?.midPx, context?.markPx]).toEqual([mid, mid]);
        const sizes = users.flatMap((one) =>
          info<Account>(book, "clearinghouseState", { user: one }).assetPositions.map(({ position }) =>
            Number(position.szi),
          ),
        );
        expect(sum(sizes)).toBe(0);
        expect(Number(context?.openInterest)).toBe(sum(sizes.filter((size) => size > 0)));
        expect(info(book, "activeAssetData", { user: users[0], coin: "ETH" })).toMatchObject({ markPx: mid });
        const copy = new OrderBook();
        copy.restore(book.snapshot());
        expect(answers(copy)).toEqual(answers(book));
      }),
    );
  });

  it("reports the same to subscribers as to requests", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const book = new OrderBook();
        const [one] = users;
        const last = new Map<string, unknown>();
        const fills: unknown[] = [];
        const follow = (type: string, emit: (data: never) => void): void => {
          followBook(book, { type, user: one, coin: "ETH" }, emit as (data: unknown) => void, () => {});
        };
        for (const type of ["allMids", "openOrders", "clearinghouseState", "spotState", "l2Book"])
          follow(type, (data) => last.set(type, data));
        follow("userFills", (data: { fills: unknown[] }) => fills.unshift(...data.fills));
        for (const step of all) {
          run(book, step);
          await Promise.resolve();
        }
        const read = (type: string): unknown => info(book, type, { user: one, coin: "ETH" });
        expect(last.get("allMids")).toEqual({ mids: read("allMids") });
        expect(last.get("openOrders")).toMatchObject({ orders: read("frontendOpenOrders") });
        expect(last.get("spotState")).toMatchObject({ spotState: read("spotClearinghouseState") });
        const { clearinghouseState: shown } = last.get("clearinghouseState") as {
          clearinghouseState: object;
        };
        expect({ ...shown, time: 0 }).toEqual(read("clearinghouseState"));
        expect(fills).toEqual(read("userFills"));
        if (last.has("l2Book"))
          expect({ ...(last.get("l2Book") as object), time: 0 }).toEqual(read("l2Book"));
      }),
    );
  });

  it("shows markets and users without orders as such", () => {
    const book = new OrderBook();
    expect(info(book, "l2Book", { coin: "ETH" })).toMatchObject({ coin: "ETH" });
    expect(info(book, "recentTrades", { coin: "ETH" })).toMatchObject([{ coin: "ETH" }]);
    expect(info<Account>(book, "clearinghouseState", { user: "0xdd" }).assetPositions).toEqual([]);
    const [{ universe }, contexts] = info<[{ universe: unknown[] }, unknown[]]>(book, "metaAndAssetCtxs");
    expect(contexts).toHaveLength(universe.length);
  });
});
