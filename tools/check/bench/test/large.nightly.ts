import { expect, it } from "vitest";
import { measureLarge } from "../src/scenarios/large.ts";
import { BASELINE, readers } from "../src/large/readers.ts";

/** By day, only our own readers and the one that they are compared with. */
const only = process.env["NIGHTLY"] ? "" : "@node-access/";

it("measures every way to read", async () => {
  const printed: string[] = [];
  await measureLarge({ fits: 1, large: 2, rounds: 1, only, steps: 500 }, (text) => printed.push(text));
  const text = printed.join("\n");
  const names = Object.keys(readers).filter((name) => name === BASELINE || name.includes(only));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(text.match(new RegExp(`^  ${name} `, "gm"))).toHaveLength(2);
  expect(text).not.toMatch(/NaN|failed/);
});
