import { expect, it } from "vitest";
import type { Upstream } from "../../src/upstreams/upstream.ts";
import { UnsettledResults } from "../../src/filters/integrity/unsettled-results.ts";
import type { Doubt, WrongResult } from "../../src/filters/integrity/result-checker.ts";

/** What two upstreams returned: one has no such block yet, the other shows one that agrees with itself alone. */
function lateAndShown(shown: unknown, reason: Doubt["reason"] = "newer"): UnsettledResults {
  const results = new UnsettledResults();
  const add = (result: unknown, why: Doubt["reason"], isConsistent: boolean): void => {
    const reply = { text: JSON.stringify(result) } as never;
    results.add({ reply, upstream: {} as Upstream, result, doubt: { reason: why, isConsistent } });
  };
  add(null, "absent", false);
  add(shown, reason, true);
  return results;
}

it("a block that only one upstream has yet is returned", () => {
  expect(lateAndShown({ hash: "0x1" }).best()).toMatchObject({ text: '{"hash":"0x1"}' });
});

it("a block that was wrong at another upstream is not returned, even if it agrees with itself here", () => {
  const results = lateAndShown({ hash: "0x1" });
  results.wrong.push({ result: { hash: "0x1" } } as WrongResult);
  expect(results.best()).toBeUndefined();
});

it("a block that no upstream can lack for being behind is not returned", () => {
  for (const reason of ["read-failed", "other-branch", "too-far"] as const)
    expect(lateAndShown({ hash: "0x1" }, reason).best()).toBeUndefined();
});
