import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeAction } from "../../src/signing/write-action.ts";
import { writeAmount } from "../../src/signing/write-amount.ts";

const filling = { nonce: 7, network: "testnet", chainId: "0x66eee", validate: true } as const;
const order = { t: { limit: { tif: "Gtc" } }, r: false, s: "0.10", p: 1e-7, b: true, a: 4 };

describe("writeAction", () => {
  it("puts keys in the spec's order, and adds what the caller omits", () => {
    expect(JSON.stringify(writeAction({ orders: [order], type: "order" }, filling))).toBe(
      '{"type":"order","orders":[{"a":4,"b":true,"p":"0.0000001","s":"0.1","r":false,"t":{"limit":{"tif":"Gtc"}}}],"grouping":"na"}',
    );
    const send = { type: "usdSend", amount: 5, destination: `0x${"AB".repeat(20)}` };
    expect(JSON.stringify(writeAction(send, filling))).toBe(
      `{"type":"usdSend","signatureChainId":"0x66eee","hyperliquidChain":"Testnet","destination":"0x${"ab".repeat(20)}","amount":"5","time":7}`,
    );
  });

  it("returns a copy, so later changes are not sent", () => {
    const action = { type: "order", orders: [order] };
    const written = writeAction(action, filling);
    action.orders.push(order);
    expect(written["orders"]).toHaveLength(1);
  });

  it("rejects an unknown key with its path", () => {
    expect(() => writeAction({ type: "order", orders: [{ ...order, price: "1" }] }, filling)).toThrow(
      /^action\.orders\[0\]\.price: expected only the keys a, b, p, s, r, t, c, received a key that is none of them$/,
    );
    expect(() => writeAction({ type: "noop", toString: 1 }, filling)).toThrow(/^action\.toString: /);
  });

  it("rejects an invalid amount with its path", () => {
    for (const p of ["1e5", "1,5", "", ".", "NaN", Number.NaN, Number.POSITIVE_INFINITY, {}, true]) {
      expect(() => writeAction({ type: "order", orders: [{ ...order, p }] }, filling)).toThrow(
        /^action\.orders\[0\]\.p: expected a decimal number, received /,
      );
    }
  });

  it("rejects null with its path where the venue does not accept it", () => {
    expect(() =>
      writeAction({ type: "updateLeverage", asset: null, isCross: true, leverage: 5 }, filling),
    ).toThrow(/^action\.asset: expected an integer from 0, received null$/);
    expect(() => writeAction({ type: "order", orders: [{ ...order, p: null }] }, filling)).toThrow(
      /^action\.orders\[0\]\.p: expected a decimal number, received null$/,
    );
    expect(() => writeAction({ type: "usdSend", amount: "5", destination: null }, filling)).toThrow(
      /^action\.destination: /,
    );
  });

  it("keeps null where the venue accepts it", () => {
    expect(
      writeAction({ type: "borrowLend", operation: "repay", token: 0, amount: null }, filling),
    ).toMatchObject({
      amount: null,
    });
  });
});

describe("writeAmount", () => {
  it("formats a number so that it parses to the same number, without an exponent", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = writeAmount(value, "x");
        expect(Number(text)).toBe(value === 0 ? 0 : value);
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
      }),
    );
  });

  it("only removes redundant zeros from a string", () => {
    expect(["007.500", "-0.0", ".5", "5.", "10", "0.10"].map((text) => writeAmount(text, "x"))).toEqual([
      "7.5",
      "0",
      "0.5",
      "5",
      "10",
      "0.1",
    ]);
    expect(writeAmount(10n ** 30n, "x")).toBe(`1${"0".repeat(30)}`);
  });
});
