import { expect, it } from "vitest";
import { measureCalls, formatTable } from "../src/calls/measure.ts";
import { suites } from "../src/calls/suites.ts";

it("measures every contender in every scenario", async () => {
  const printed: string[] = [];
  const plan = { rounds: 1, milliseconds: 10, only: "", against: [] };
  const results = await measureCalls(plan, (text) => printed.push(text));
  const scenarios = Object.values(suites).flatMap(({ scenarios: own, contenders }) =>
    own.map((scenario) => ({
      name: scenario.name,
      contenders: scenario.contenders ?? Object.keys(contenders),
    })),
  );
  // The process of a contender that ends under the load has no figures.
  expect(results.map(({ name, results: own }) => ({ name, contenders: [...own.keys()] }))).toEqual(scenarios);
  const text = [...printed, formatTable(results)].join("\n");
  expect(text).not.toContain("NaN");
  for (const { name, contenders } of scenarios) {
    expect(text).toMatch(new RegExp(`\n${name}\n.*\n +${contenders[0]} +1\\.00 +1\\.00`));
    expect(text).toMatch(new RegExp(`\\| ${name} \\| [\\w, ]+ [\\d.]+ \\([\\d.]+\\)`));
  }
});
