import { expect, it } from "vitest";
import { quantityAt, readQuantity } from "../src/fields.ts";

const encodeQuantity = (value: unknown): string =>
  Buffer.from(quantityAt({ value }, "value", "it")).toString("hex");

it("reads quantities of any length, with and without leading zeros", () => {
  for (const value of [0n, 1n, 255n, 256n, 2n ** 48n - 1n, 2n ** 48n, 2n ** 53n + 1n, 2n ** 255n + 7n]) {
    const digits = value.toString(16);
    const bytes = value === 0n ? "" : digits.padStart(digits.length + (digits.length % 2), "0");
    for (const text of [
      `0x${digits}`,
      `0x${digits.toUpperCase()}`,
      `0x0${digits}`,
      `0x${"00".repeat(7)}${digits}`,
    ]) {
      expect(readQuantity(text)).toBe(value);
      expect(encodeQuantity(text)).toBe(bytes);
    }
  }
  expect([readQuantity("0x"), encodeQuantity("0x"), readQuantity(5), encodeQuantity(300)]).toEqual([
    0n,
    "",
    5n,
    "012c",
  ]);
});

it.each([
  "",
  "0",
  "12",
  "zz12",
  "0x-1",
  "0x1g",
  "0x 1",
  " 0x1",
  -1,
  1.5,
  2 ** 53,
  null,
  undefined,
  {},
  ["0x1"],
])("rejects %j", (value) => {
  expect(readQuantity(value)).toBeUndefined();
  expect(() => encodeQuantity(value)).toThrow("value");
});
