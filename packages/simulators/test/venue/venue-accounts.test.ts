import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { followBook } from "../../src/venue/book/book-events.ts";
import { bookAction, bookInfo } from "../../src/venue/book/book-info.ts";
import { OrderBook } from "../../src/venue/book/order-book.ts";

const users = ["0xaa", "0xbb", "0xcc"] as const;
const million = 1_000_000;
const spotCoin = "@5";

interface Update {
  readonly time: number;
  readonly delta: Readonly<Record<string, string | boolean>> & { readonly type: string };
}

const user = fc.constantFrom(...users);
const amount = fc.oneof(
  fc.integer({ min: 1, max: 400_000 }).map(String),
  fc.constantFrom("0.000001", "0.5", "999999", "1000000", "1000001", "0"),
);
const action: fc.Arbitrary<readonly [string, Readonly<Record<string, unknown>>]> = fc.oneof(
  fc.tuple(user, fc.record({ type: fc.constant("usdSend"), destination: user, amount, time: fc.nat() })),
  fc.tuple(
    user,
    fc.record({
      type: fc.constant("spotSend"),
      destination: user,
      token: fc.constantFrom("USDC:0x6d1e7cde53ba9467b783cb7c530ce054", `${spotCoin}:0x1`),
      amount,
      time: fc.nat(),
    }),
  ),
  fc.tuple(
    user,
    fc.record({ type: fc.constant("usdClassTransfer"), amount, toPerp: fc.boolean(), nonce: fc.nat() }),
  ),
  fc.tuple(user, fc.record({ type: fc.constant("withdraw3"), destination: user, amount, time: fc.nat() })),
  fc.tuple(
    user,
    fc.record({
      type: fc.constant("sendAsset"),
      destination: user,
      sourceDex: fc.constantFrom("", "spot"),
      destinationDex: fc.constantFrom("", "spot"),
      token: fc.constant("USDC"),
      amount,
      nonce: fc.nat(),
    }),
  ),
  fc.tuple(
    user,
    fc.record({
      type: fc.constant("order"),
      orders: fc.tuple(
        fc.record({
          a: fc.constantFrom(1, 10_005),
          b: fc.boolean(),
          p: fc.constantFrom("99", "100", "101"),
          s: fc.integer({ min: 1, max: 20 }).map(String),
          r: fc.constant(false),
          t: fc.constant({ limit: { tif: "Gtc" } }),
        }),
      ),
    }),
  ),
);

function info<T>(book: OrderBook, type: string, rest: object = {}): T {
  return bookInfo(book, { type, ...rest }, 0) as T;
}

const readUsd = (book: OrderBook, one: string): number =>
  Number(
    info<{ marginSummary: { accountValue: string } }>(book, "clearinghouseState", { user: one }).marginSummary
      .accountValue,
  );
const readTokens = (book: OrderBook, one: string): Map<string, number> => {
  const { balances } = info<{ balances: { coin: string; total: string }[] }>(book, "spotClearinghouseState", {
    user: one,
  });
  return new Map(balances.map(({ coin, total }) => [coin, Number(total)]));
};
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** What an update adds to a user's USD for perpetuals, and to the spot balance of a token. */
function computeEffect({ delta }: Update, one: string): { usd: number; coin: string; spot: number } {
  const sign = (delta["destination"] === one ? 1 : 0) - (delta["user"] === one ? 1 : 0);
  const [usd, size] = [Number(delta["usdc"]), Number(delta["amount"])];
  const coin = String(delta["token"] ?? "USDC");
  switch (delta.type) {
    case "internalTransfer":
      return { usd: sign * usd, coin, spot: 0 };
    case "withdraw":
      return { usd: -usd, coin, spot: 0 };
    case "accountClassTransfer":
      return delta["toPerp"] ? { usd, coin, spot: -usd } : { usd: -usd, coin, spot: usd };
    case "send": {
      const [out, in_] = [delta["user"] === one, delta["destination"] === one];
      const at = (place: string): number =>
        (in_ && delta["destinationDex"] === place ? size : 0) -
        (out && delta["sourceDex"] === place ? size : 0);
      return { usd: at(""), coin, spot: at("spot") };
    }
    default:
      return { usd: 0, coin, spot: sign * size };
  }
}

describe("accounts of a simulated venue", () => {
  it("have exactly what the ledger says, at both sides, and no more than there is", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (all) => {
        const book = new OrderBook();
        const notified = new Map<string, Update[]>(users.map((one) => [one, []]));
        for (const one of users)
          followBook(
            book,
            { type: "userNonFundingLedgerUpdates", user: one },
            (data) =>
              notified
                .get(one)
                ?.push(...(data as { nonFundingLedgerUpdates: Update[] }).nonFundingLedgerUpdates),
            () => {},
          );
        let withdrawn = 0;
        for (const [index, [one, act]] of all.entries()) {
          const before = users.map((each) => [readUsd(book, each), readTokens(book, each)] as const);
          const response = bookAction(book, one, act, index);
          const isOk = response?.["status"] === "ok";
          if (!isOk && act["type"] !== "order")
            expect(users.map((each) => [readUsd(book, each), readTokens(book, each)])).toEqual(before);
          if (isOk && act["type"] === "withdraw3") withdrawn += Number(act["amount"]);
        }
        for (const one of users) {
          const updates = info<Update[]>(book, "userNonFundingLedgerUpdates", { user: one, startTime: 0 });
          expect(updates).toEqual(notified.get(one));
          const effects = updates.map((update) => computeEffect(update, one));
          const account = info<{
            marginSummary: { totalRawUsd: string };
            withdrawable: string;
          }>(book, "clearinghouseState", { user: one });
          const fills = info<{ coin: string; side: string; px: string; sz: string }[]>(book, "userFills", {
            user: one,
          });
          const paid = (isSpot: boolean): number =>
            sum(
              fills
                .filter(({ coin }) => coin.startsWith("@") === isSpot)
                .map(({ side, px, sz }) => (side === "B" ? -1 : 1) * Number(px) * Number(sz)),
            );
          expect(Number(account.marginSummary.totalRawUsd)).toBeCloseTo(
            million + sum(effects.map(({ usd }) => usd)) + paid(false),
            5,
          );
          const usdc = effects.filter(({ coin }) => coin === "USDC").map(({ spot }) => spot);
          expect(readTokens(book, one).get("USDC")).toBeCloseTo(million + sum(usdc) + paid(true), 5);
          expect(Number(account.withdrawable)).toBeGreaterThanOrEqual(0);
        }
        expect(
          sum(users.map((one) => readUsd(book, one) + (readTokens(book, one).get("USDC") ?? 0))),
        ).toBeCloseTo(6 * million - withdrawn, 4);
        expect(sum(users.map((one) => readTokens(book, one).get(spotCoin) ?? 0))).toBeCloseTo(0, 6);
        const copy = new OrderBook();
        copy.restore(book.snapshot());
        for (const one of users)
          for (const type of ["userNonFundingLedgerUpdates", "clearinghouseState", "spotClearinghouseState"])
            expect(info(copy, type, { user: one })).toEqual(info(book, type, { user: one }));
      }),
    );
  });

  it("keep their texts in a snapshot, also those that look like large integers", () => {
    const book = new OrderBook();
    const agent = { type: "approveAgent", agentAddress: `0x${"ab".repeat(20)}`, agentName: "12n" };
    bookAction(book, "0xaa", agent, 0);
    const copy = new OrderBook();
    copy.restore(book.snapshot());
    expect(info(copy, "extraAgents", { user: "0xaa" })).toMatchObject([{ name: "12n" }]);
  });

  it("send no more than they have, and say what is missing", () => {
    const book = new OrderBook();
    const send = { type: "usdSend", destination: "0xbb", amount: "1000000.5", time: 1 };
    expect(bookAction(book, "0xaa", send, 0)).toEqual({
      status: "err",
      response: "Insufficient balance: 1000000.0 USDC are available, 1000000.5 are needed",
    });
    const order = { a: 10_005, b: true, p: "10", s: "99999", r: false, t: { limit: { tif: "Gtc" } } };
    bookAction(book, "0xaa", { type: "order", orders: [order] }, 0);
    const held = { type: "spotSend", destination: "0xbb", token: "USDC:0x1", amount: "11", time: 1 };
    expect(bookAction(book, "0xaa", held, 0)).toMatchObject({
      response: expect.stringMatching(/^Insufficient balance: 10\.0 USDC/),
    });
    expect(info(book, "userNonFundingLedgerUpdates", { user: "0xaa" })).toEqual([]);
  });

  it("use the leverage that they have set", () => {
    const book = new OrderBook();
    const place = (one: string, b: boolean): unknown =>
      bookAction(
        book,
        one,
        { type: "order", orders: [{ a: 1, b, p: "100", s: "50", r: false, t: { limit: { tif: "Gtc" } } }] },
        0,
      );
    place("0xaa", true);
    place("0xbb", false);
    const position = (): Readonly<Record<string, unknown>> =>
      info<{ assetPositions: { position: Readonly<Record<string, unknown>> }[] }>(
        book,
        "clearinghouseState",
        { user: "0xaa" },
      ).assetPositions[0]?.position ?? {};
    const set = (isCross: boolean, leverage: number, asset = 1): unknown =>
      bookAction(book, "0xaa", { type: "updateLeverage", asset, isCross, leverage }, 0);
    expect(position()).toMatchObject({ leverage: { type: "cross", value: 20 }, marginUsed: "250.0" });
    expect(set(true, 5)).toMatchObject({ status: "ok" });
    expect(position()).toMatchObject({ leverage: { type: "cross", value: 5 }, marginUsed: "1000.0" });
    expect(set(false, 10)).toMatchObject({ status: "ok" });
    const add = (ntli: number): unknown =>
      bookAction(book, "0xaa", { type: "updateIsolatedMargin", asset: 1, isBuy: true, ntli }, 0);
    expect(add(7_000_000)).toMatchObject({ status: "ok" });
    expect(add(-8_000_000)).toMatchObject({ status: "err" });
    const isolated = { type: "isolated", value: 10, rawUsd: "-4493.0" };
    expect(position()).toMatchObject({ leverage: isolated, marginUsed: "507.0" });
    expect(info(book, "activeAssetData", { user: "0xaa", coin: "ETH" })).toMatchObject({
      leverage: isolated,
    });
    expect(info(book, "clearinghouseState", { user: "0xaa" })).toMatchObject({
      marginSummary: { totalMarginUsed: "507.0", accountValue: "1000000.0" },
      crossMarginSummary: { totalMarginUsed: "0.0", accountValue: "999493.0" },
      withdrawable: "999493.0",
    });
    expect(set(true, 26)).toMatchObject({ status: "err", response: expect.stringContaining("at most 25") });
    expect(set(true, 2, 3)).toMatchObject({
      status: "err",
      response: expect.stringContaining("not allowed for HPOS"),
    });
    expect(set(true, 2, 99)).toMatchObject({ status: "err" });
    expect(info(book, "clearinghouseState", { user: "0xbb" })).toMatchObject({
      assetPositions: [{ position: { leverage: { type: "cross", value: 20 } } }],
    });
  });

  it("have sub-accounts, agents and approved builders that other requests find", () => {
    const book = new OrderBook();
    const created = bookAction(book, "0xaa", { type: "createSubAccount", name: "one" }, 0) as {
      response: { data: string };
    };
    const sub = created.response.data;
    const move = { type: "subAccountTransfer", subAccountUser: sub, isDeposit: true, usd: 2_000_000 };
    expect(bookAction(book, "0xbb", move, 0)).toMatchObject({ status: "err" });
    expect(bookAction(book, "0xaa", move, 0)).toMatchObject({ status: "ok" });
    expect(info(book, "subAccounts", { user: "0xaa" })).toMatchObject([
      {
        name: "one",
        subAccountUser: sub,
        master: "0xaa",
        clearinghouseState: info(book, "clearinghouseState", { user: sub }),
      },
    ]);
    expect([readUsd(book, "0xaa"), readUsd(book, sub)]).toEqual([million - 2, million + 2]);
    expect(info(book, "userRole", { user: sub })).toEqual({ role: "subAccount", data: { master: "0xaa" } });
    bookAction(
      book,
      "0xaa",
      { type: "approveAgent", agentAddress: "0xEE", agentName: "bot valid_until 5", nonce: 1 },
      0,
    );
    expect(info(book, "extraAgents", { user: "0xaa" })).toEqual([
      { address: "0xee", name: "bot", validUntil: 5 },
    ]);
    expect(info(book, "userRole", { user: "0xEE" })).toEqual({ role: "agent", data: { user: "0xaa" } });
    bookAction(
      book,
      "0xaa",
      { type: "approveBuilderFee", maxFeeRate: "0.01%", builder: "0xBB", nonce: 1 },
      0,
    );
    expect(info(book, "maxBuilderFee", { user: "0xaa", builder: "0xbb" })).toBe(10);
    expect(info(book, "approvedBuilders", { user: "0xaa" })).toEqual(["0xbb"]);
    const deposit = { type: "vaultTransfer", vaultAddress: "0xdd", isDeposit: true, usd: 5_000_000 };
    bookAction(book, "0xaa", deposit, 0);
    expect(info(book, "userVaultEquities", { user: "0xaa" })).toMatchObject([
      { vaultAddress: "0xdd", equity: "5.0" },
    ]);
    expect(bookAction(book, "0xaa", { ...deposit, isDeposit: false, usd: 5_000_001 }, 0)).toMatchObject({
      status: "err",
    });
  });
});

describe("candles of a simulated venue", () => {
  it("add up to the fills, and end at the last price", () => {
    const book = new OrderBook();
    const resting = { a: 0, b: true, p: "5", s: "1", r: false, t: { limit: { tif: "Gtc" } } };
    bookAction(book, "0xaa", { type: "order", orders: [resting] }, 0);
    const untraded = { coin: "BTC", interval: "1m", startTime: 0 };
    expect(info(book, "candleSnapshot", { req: untraded })).toMatchObject([
      { o: "5.0", c: "5.0", v: "0.0", n: 0 },
    ]);
    const minute = 60_000;
    const trades: readonly (readonly [number, string, string])[] = [
      [0, "100", "1"],
      [minute - 1, "103", "2"],
      [minute, "99", "1"],
      [61 * minute, "101", "4"],
    ];
    for (const [time, p, s] of trades)
      for (const b of [true, false])
        bookAction(
          book,
          b ? "0xaa" : "0xbb",
          { type: "order", orders: [{ a: 1, b, p, s, r: false, t: { limit: { tif: "Gtc" } } }] },
          time,
        );
    const read = (interval: string, startTime = 0): unknown =>
      info(book, "candleSnapshot", { req: { coin: "ETH", interval, startTime, endTime: 100 * minute } });
    expect(read("1m")).toEqual([
      {
        t: 0,
        T: minute - 1,
        s: "ETH",
        i: "1m",
        o: "100.0",
        c: "103.0",
        h: "103.0",
        l: "100.0",
        v: "3.0",
        n: 2,
      },
      {
        t: minute,
        T: 2 * minute - 1,
        s: "ETH",
        i: "1m",
        o: "99.0",
        c: "99.0",
        h: "99.0",
        l: "99.0",
        v: "1.0",
        n: 1,
      },
      {
        t: 61 * minute,
        T: 62 * minute - 1,
        s: "ETH",
        i: "1m",
        o: "101.0",
        c: "101.0",
        h: "101.0",
        l: "101.0",
        v: "4.0",
        n: 1,
      },
    ]);
    expect(read("1m", 2 * minute)).toHaveLength(1);
    expect(read("1h")).toMatchObject([{ o: "100.0", c: "99.0", l: "99.0", n: 3 }, { c: "101.0" }]);
    expect(read("1w")).toMatchObject([{ t: -3 * 86_400_000, n: 4, v: "8.0" }]);
    expect(read("1M")).toMatchObject([{ t: 0, T: 31 * 86_400_000 - 1, n: 4 }]);
    expect(info<Record<string, string>>(book, "allMids")["ETH"]).toBe("101.0");
    const seen: unknown[] = [];
    followBook(
      book,
      { type: "candle", coin: "ETH", interval: "1h" },
      (data) => seen.push(data),
      () => {},
    );
    expect(seen).toMatchObject([{ t: 60 * minute, c: "101.0" }]);
  });
});

it("lists of a time range end at the venue's limit, and fills are sorted as the request says", () => {
  const book = new OrderBook();
  for (let time = 1; time <= 502; time += 1)
    bookAction(book, "0xaa", { type: "usdSend", destination: "0xbb", amount: "1", time }, time);
  const range = { user: "0xbb", startTime: 2 };
  const updates = info<Update[]>(book, "userNonFundingLedgerUpdates", range);
  expect([updates.length, updates[0]?.time, updates.at(-1)?.time]).toEqual([500, 2, 501]);
  for (const b of [true, false, true, false]) {
    const order = { a: 1, b, p: "100", s: "1", r: false, t: { limit: { tif: "Gtc" } } };
    bookAction(book, "0xaa", { type: "order", orders: [order] }, 1_000);
  }
  const tids = (reversed?: boolean): number[] =>
    info<{ tid: number }[]>(book, "userFillsByTime", { user: "0xaa", startTime: 0, reversed }).map(
      ({ tid }) => tid,
    );
  expect(tids()).toHaveLength(4);
  expect(tids(true)).toEqual(tids().toReversed());
});
