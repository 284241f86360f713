import { expect, it } from "vitest";
import { lies } from "../src/lies/lies.ts";
import { runLies, violations } from "../src/lies/run-lies.ts";

/** One of each method, and what a check needs the most additional calls for. */
const some = lies.filter(
  ({ method, name }, index) =>
    lies[index - 1]?.method !== method || name.includes("fork") || name.includes("before"),
);

it("no caller gets what one of three upstreams invents, and only the liar is cordoned", async () => {
  const outcomes = await runLies(process.env["NIGHTLY"] === "1" ? lies : some);
  expect(outcomes.length).toBeGreaterThan(12);
  expect(outcomes.flatMap(violations)).toEqual([]);
  for (const { check, lie } of outcomes) expect(check === "").toBe(lie.isUnsettled);
});
