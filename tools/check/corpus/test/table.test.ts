import { expect, it } from "vitest";
import { withRows } from "../src/compare/table.ts";

const generators = ["ours", "other"];
const measured = (seconds: number) => ({
  seconds,
  lines: 1_000,
  bundle: { minified: 14_500, gzip: 6_600 },
  instantiations: 500,
});
const row = (document: string, seconds: number) => ({
  document,
  operations: 2,
  outcomes: { ours: measured(seconds), other: { failure: `It  took\n${seconds} s.` } },
});

it("replaces the rows of documents that were measured, and leaves the others", () => {
  const first = withRows("", [row("a", 1), row("b", 2)], generators);
  const second = withRows(first, [row("b", 3), row("c", 4)], generators);
  expect(second.split("\n")).toEqual([
    "| Document | Generator | Time | Lines | Bundle of one call (gzip) | Instantiations |",
    "| --- | --- | --: | --: | --: | --: |",
    "| a (2 operations) | ours | 1.0 s | 1,000 | 14.5 kB (6.6 kB) | 500 |",
    "|  | other | fails |  |  |  |",
    "| b (2 operations) | ours | 3.0 s | 1,000 | 14.5 kB (6.6 kB) | 500 |",
    "|  | other | fails |  |  |  |",
    "| c (2 operations) | ours | 4.0 s | 1,000 | 14.5 kB (6.6 kB) | 500 |",
    "|  | other | fails |  |  |  |",
    "",
    "What failed:",
    "",
    "- other on a: It took 1 s.",
    "- other on b: It took 3 s.",
    "- other on c: It took 4 s.",
    "",
  ]);
});
