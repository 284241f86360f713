import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CoinBook, type RestingOrder } from "../../src/venue/book/coin-book.ts";
import { averagePrice, decimalPlaces, formatDecimal, parseDecimal } from "../../src/venue/book/decimal.ts";
import { OrderBook } from "../../src/venue/book/order-book.ts";
import type { OrderRequest } from "../../src/venue/book/order.ts";

describe("decimal numbers", () => {
  const decimal = fc
    .tuple(fc.bigInt(0n, 10n ** 20n), fc.stringMatching(/^\d{0,17}[1-9]$/))
    .map(([whole, fraction]) => `${whole}.${fraction}`);

  it("are formatted as they were written", () => {
    fc.assert(
      fc.property(decimal, (text) => {
        expect(formatDecimal(parseDecimal(text) ?? 0n)).toBe(text);
        expect(decimalPlaces(parseDecimal(text) ?? 0n)).toBe(text.split(".")[1]?.length);
      }),
    );
    expect(formatDecimal(parseDecimal("0030000.1200") ?? 0n)).toBe("30000.12");
    expect(formatDecimal(-(parseDecimal("0.5") ?? 0n))).toBe("-0.5");
    expect(formatDecimal(parseDecimal("7") ?? 0n)).toBe("7.0");
  });

  it.each(["", ".", "1.", ".5", "-1", "1e5", "0x1", "1.0000000000000000001", "1 "])(
    "are not parsed from %j",
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it("have an average between the lowest and the highest", () => {
    const fill = fc.record({ price: fc.bigInt(1n, 10n ** 24n), size: fc.bigInt(1n, 10n ** 24n) });
    fc.assert(
      fc.property(fc.array(fill, { minLength: 1 }), (fills) => {
        const prices = fills.map(({ price }) => price).toSorted((a, b) => (a < b ? -1 : 1));
        const [lowest = 0n, highest = 0n] = [prices[0], prices.at(-1)];
        const average = averagePrice(fills);
        // Truncated to eight places.
        expect(average > lowest - 10n ** 10n && average <= highest).toBe(true);
      }),
    );
  });
});

interface Placed extends RestingOrder {
  readonly id: number;
}

/** The rules of matching in the simplest form: a list of orders, sorted again for each new order. */
function naiveModel(): { add(order: Placed): string[]; cancel(id: number): void; resting(): string[] } {
  let orders: Placed[] = [];
  return {
    add(order) {
      const matches: string[] = [];
      const others = orders
        .filter(
          ({ isBuy, price }) =>
            isBuy !== order.isBuy && (isBuy ? price >= order.price : price <= order.price),
        )
        .toSorted((a, b) => {
          if (a.price === b.price) return a.id - b.id;
          return a.price < b.price === order.isBuy ? -1 : 1;
        });
      for (const other of others) {
        const size = order.size < other.size ? order.size : other.size;
        if (size === 0n) continue;
        matches.push(`${other.id} ${other.price} ${size}`);
        order.size -= size;
        other.size -= size;
      }
      orders = [...orders, order].filter(({ size }) => size > 0n);
      return matches;
    },
    cancel(id) {
      orders = orders.filter((order) => order.id !== id);
    },
    resting: () => orders.map(({ id, size }) => `${id} ${size}`).toSorted(),
  };
}

describe("the book of a market", () => {
  it("matches like a naive model", () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ isBuy: fc.boolean(), price: fc.bigInt(1n, 8n), size: fc.bigInt(1n, 6n) }),
      },
      { weight: 1, arbitrary: fc.record({ cancel: fc.nat(40) }) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const [book, model] = [new CoinBook<Placed>(), naiveModel()];
        const placed: Placed[] = [];
        for (const [id, one] of steps.entries()) {
          if ("cancel" in one) {
            const order = placed[one.cancel];
            if (order) book.remove(order);
            if (order) model.cancel(order.id);
          } else {
            const order = { id, ...one };
            placed.push(order);
            const matches = book.take(order).map(({ maker, price, size }) => `${maker.id} ${price} ${size}`);
            if (order.size > 0n) book.add(order);
            expect(matches).toEqual(model.add({ id, ...one }));
          }
          const resting = [...book.bids, ...book.asks].map((order) => `${order.id} ${order.size}`);
          expect(resting.toSorted()).toEqual(model.resting());
          const [bid, ask] = [book.bids[0], book.asks[0]];
          if (bid && ask) expect(bid.price < ask.price).toBe(true);
        }
      }),
    );
  });
});

function limit(b: boolean, p: string, s: string, tif = "Gtc", c?: string): OrderRequest {
  return { a: 0, b, p, s, r: false, t: { limit: { tif } }, ...(c !== undefined && { c }) };
}

describe("the orders of a venue", () => {
  it("balance: what is bought is sold, and each order's size is open, filled or cancelled", () => {
    const order = fc.record({
      user: fc.constantFrom("0xa", "0xb"),
      b: fc.boolean(),
      p: fc.integer({ min: 1, max: 9 }).map(String),
      s: fc.integer({ min: 1, max: 99_999 }).map((size) => `0.${String(size).padStart(5, "0")}`),
      tif: fc.constantFrom("Gtc", "Ioc", "Alo"),
    });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
        const book = new OrderBook();
        for (const { user, b, p, s, tif } of orders) book.place(user, limit(b, p, s, tif), 1);
        const users = ["0xa", "0xb"];
        const fills = users.flatMap((user) => book.fills(user));
        const sum = (isBuy: boolean): bigint =>
          fills.filter((fill) => fill.order.isBuy === isBuy).reduce((total, { size }) => total + size, 0n);
        expect(sum(true)).toBe(sum(false));
        for (const user of users) {
          for (const one of [...book.openOrders(user), ...book.history(user)]) {
            const filled = fills
              .filter((fill) => fill.order === one)
              .reduce((total, { size }) => total + size, 0n);
            expect(filled + one.size).toBe(one.originalSize);
            if (one.status === "filled") expect(one.size).toBe(0n);
            if (one.status === "open") expect(one.size > 0n).toBe(true);
          }
        }
      }),
    );
  });

  it.each([
    [limit(true, "1", "0"), "Order has zero size."],
    [limit(true, "0", "1"), "Order has invalid price."],
    [limit(true, "1", "0.123456"), "Order has invalid size."],
    [limit(true, "123.456", "1"), "Price must be divisible by tick size. asset=0"],
    [limit(true, "30000.1", "1"), "Price must be divisible by tick size. asset=0"],
    [{ ...limit(true, "1", "1"), a: 500 }, "Order has invalid asset. asset=500"],
    [limit(true, "1", "1", "Ioc"), "Order could not immediately match against any resting orders. asset=0"],
    [limit(true, "1", "1", "FrontendMarket"), "No liquidity available for market order. asset=0"],
  ])("are rejected: %j", (request, error) => {
    expect(new OrderBook().place("0xa", request, 1)).toEqual({ error });
  });

  it("accept whole prices of any length", () => {
    expect(new OrderBook().place("0xa", limit(true, "123456", "1"), 1)).toHaveProperty("resting");
  });

  it("are rejected beyond a thousand open ones", () => {
    const book = new OrderBook();
    for (let count = 0; count < 1_000; count++) book.place("0xa", limit(true, "1", "1"), 1);
    expect(book.place("0xa", limit(true, "1", "1"), 1)).toHaveProperty("error");
    expect(book.place("0xb", limit(true, "1", "1"), 1)).toHaveProperty("resting");
  });
});
