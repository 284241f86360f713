import { expect, it } from "vitest";
import { WriteArrivals } from "../src/upstreams/write-arrivals.ts";

it("finds a write that arrives twice, unless its hash makes it idempotent", () => {
  const writeArrivals = new WriteArrivals();
  for (const [text, upstream, isIdempotent] of [
    ["a", "one", false],
    ["b", "one", false],
    ["a", "two", false],
    ["c", "one", true],
    ["c", "two", true],
  ] as const)
    writeArrivals.add(text, upstream, isIdempotent);
  expect(writeArrivals.repeated).toEqual(["a… arrived at one, two"]);
});
