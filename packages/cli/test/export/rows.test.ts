import fc from "fast-check";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findFormat } from "../../src/export/format.ts";
import { RowReader } from "../../src/export/row-reader.ts";
import type { Column } from "../../src/output/column.ts";
import { createFolder, readCsv, readNdjson, readParquet } from "./exported.ts";
import { readFileSync } from "node:fs";

const columns: readonly Column[] = [
  { name: "count", type: "int", path: ["count"] },
  { name: "amount", type: "decimal", path: ["amount"] },
  { name: "text", type: "text", path: ["inner", "text"] },
  { name: "flag", type: "boolean", path: ["flag"] },
  { name: "list", type: "json", path: ["list"] },
];

const quantity = (bits: bigint): fc.Arbitrary<string> =>
  fc.bigInt({ min: 0n, max: 2n ** bits - 1n }).map((value) => `0x${value.toString(16)}`);
const maybe = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> =>
  fc.oneof({ weight: 4, arbitrary: some }, fc.constantFrom(null, undefined));
const item = fc.record({
  count: maybe(quantity(63n)),
  amount: maybe(quantity(256n)),
  inner: fc.record({ text: maybe(fc.string({ unit: "grapheme" })) }),
  flag: maybe(fc.boolean()),
  list: maybe(fc.array(fc.oneof(fc.string(), fc.integer()))),
});

async function writeItems(path: string, items: readonly object[], flushAt: number): Promise<void> {
  const reader = new RowReader({
    columns,
    known: new Set(["count", "amount", "inner", "flag", "list"]),
    decoder: undefined,
    redact: (text) => text,
  });
  const output = await findFormat(path)(path, 0, columns);
  for (const [at, one] of items.entries()) {
    output.add([reader.read(one as Readonly<Record<string, unknown>>)]);
    if (at === flushAt) await output.flush(false);
  }
  await output.flush(true);
  await output.close();
}

it("no value is changed or rounded, in any format", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 20 }), fc.nat(20), async (items, flushAt) => {
      const folder = createFolder();
      const [ndjson = "", csv = "", parquet = ""] = ["ndjson", "csv", "parquet"].map((end) =>
        join(folder, `rows.${end}`),
      );
      for (const path of [ndjson, csv, parquet]) await writeItems(path, items, flushAt);
      const expected = items.map(({ count, amount, inner: { text }, flag, list }) => ({
        count: count ? BigInt(count) : null,
        amount: amount ? String(BigInt(amount)) : null,
        text: text ?? null,
        flag: flag ?? null,
        list: list ? JSON.stringify(list) : null,
      }));
      expect(await readParquet(parquet)).toEqual(expected);
      const cells = expected.map((row) =>
        Object.values(row).map((cell) => (cell === null ? null : String(cell))),
      );
      expect(readCsv(csv)).toEqual([columns.map(({ name }) => name), ...cells]);
      // As text: JSON.parse would round.
      const lines = expected.map(
        ({ count, amount, text, flag, list }) =>
          `{"count":${count},"amount":${JSON.stringify(amount)},"text":${JSON.stringify(text)},"flag":${flag},"list":${list}}\n`,
      );
      expect(readFileSync(ndjson, "utf8")).toBe(lines.join(""));
      expect(readNdjson(ndjson)).toHaveLength(items.length);
    }),
    { numRuns: process.env["NIGHTLY"] ? 500 : 30 },
  );
});

it("a quantity that Parquet's INT64 cannot hold is an error, not another number", async () => {
  const folder = createFolder();
  const items = [{ count: `0x${(2n ** 63n).toString(16)}` }];
  await expect(writeItems(join(folder, "rows.parquet"), items, 0)).rejects.toThrow(
    "count: 9223372036854775808 is more than Parquet's INT64 holds: export to .ndjson or .csv",
  );
  await writeItems(join(folder, "rows.csv"), items, 0);
  expect(readCsv(join(folder, "rows.csv"))[1]?.[0]).toBe("9223372036854775808");
});

it("what is no quantity is an error; a credential that a node repeats is removed, and a hash is not", () => {
  const reader = new RowReader({
    columns,
    known: new Set(),
    decoder: undefined,
    redact: (text) => text.replaceAll("5ecre7", "[redacted]"),
  });
  for (const count of ["0x", "12", "0xg", 1.5, {}, "token 5ecre7"])
    expect(() => reader.read({ count }), String(count)).toThrow(
      /^count: expected a quantity such as 0x1f, received /,
    );
  expect(() => reader.read({ count: "5ecre7" })).not.toThrow(/5ecre7/);
  const list = ["0x5ecre7", "0x15ec", { why: "wrong token 5ecre7" }];
  expect(reader.read({ inner: { text: "no 5ecre7" }, list })).toEqual([
    null,
    null,
    "no [redacted]",
    null,
    '["0x[redacted]","0x15ec",{"why":"wrong token [redacted]"}]',
  ]);
  expect(reader.notes("logs")).toEqual([
    "not exported, because the specs of this protocol do not list them: count, inner, list",
  ]);
});
