import { expect, it } from "vitest";
import { bench } from "../src/bench.ts";
import { readers } from "../src/readers.ts";

it("measures every way to read", async () => {
  const printed: string[] = [];
  await bench({ fits: 1, large: 2, rounds: 1 }, (text) => printed.push(text));
  const text = printed.join("\n");
  for (const name of Object.keys(readers))
    expect(text.match(new RegExp(`^  ${name} `, "gm"))).toHaveLength(2);
  expect(text).not.toMatch(/NaN|failed/);
});
