import { expect, it } from "vitest";
import { bench } from "../src/rpc/bench.ts";
import { suites } from "../src/rpc/suites.ts";

it("bench measures every contender in every scenario", async () => {
  const printed: string[] = [];
  await bench({ rounds: 1, roundMilliseconds: 10, coldRounds: 1, only: "" }, (text) => printed.push(text));
  const text = printed.join("\n");
  const rows = (name: string): string[] => text.split("\n").filter((line) => line.trim().startsWith(name));
  const { http, ws } = suites;
  for (const suite of [http, ws]) {
    for (const { name } of suite.scenarios) expect(text).toContain(name);
    for (const name of Object.keys(suite.contenders)) {
      const count = [http, ws]
        .filter(({ contenders }) => name in contenders)
        .flatMap(({ scenarios }) => scenarios)
        .filter(({ contenders }) => contenders?.includes(name) !== false).length;
      // And a row of the cold start.
      expect(rows(name)).toHaveLength(name in http.contenders ? count + 1 : count);
    }
    expect(text).toMatch(new RegExp(`${suite.baseline} +1\\.00 +1\\.00`));
  }
  expect(text).toMatch(/\| {2}\| Node Access \| viem \| ethers \|\n\| --- \|/);
  for (const { name } of [http, ws].flatMap(({ scenarios }) => scenarios))
    expect(text).toMatch(new RegExp(`\\| ${name} \\| [\\d.]+ \\([\\d.]+\\) \\|`));
  expect(text).toMatch(/cores of .*, Node \d/);
  expect(text).not.toContain("NaN");
});
