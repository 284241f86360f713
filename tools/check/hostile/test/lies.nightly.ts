import { expect, it } from "vitest";
import { compareLibraries } from "../src/lies/light-clients/compare.ts";
import { type Library, ours } from "../src/lies/light-clients/libraries.ts";
import { lies } from "../src/lies/lies.ts";
import { runLies, violations } from "../src/lies/run-lies.ts";

/** One of each method, and what a check needs the most additional calls for. */
const some = lies.filter(
  ({ method, name }, index) =>
    lies[index - 1]?.method !== method || name.includes("fork") || name.includes("before"),
);

it("no caller gets what one of three upstreams invents, and only the liar is cordoned", async () => {
  const outcomes = await runLies();
  expect(outcomes.length).toBeGreaterThan(12);
  expect(outcomes.flatMap(violations)).toEqual([]);
  for (const { check, lie } of outcomes)
    if (lie.isUnsettled !== "perhaps") expect(check === "").toBe(lie.isUnsettled);
});

it("tells libraries the same lies: ours returns none of them, and a client without checks all", async () => {
  const credulous: Library = {
    name: "without checks",
    start: (url) =>
      Promise.resolve({
        checks: new Set(["eth_getLogs"]),
        request: async (method, params) => {
          const headers = { "content-type": "application/json" };
          const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
          return ((await (await fetch(url, { method: "POST", headers, body })).json()) as { result: unknown })
            .result;
        },
      }),
  };
  const absent: Library = {
    name: "without a network",
    start: async (url) => {
      const response = await fetch(`${url}/eth/v1/beacon/genesis`);
      throw new Error(await response.text());
    },
  };
  // The other chain has some of the same values.
  const told = some.filter(({ isOfOtherChain }) => !isOfOtherChain);
  const [first, second, third] = await compareLibraries([ours, credulous, absent], told);
  const all = (result: typeof first): string[] => [...(result?.outcomes.values() ?? [])].flat();
  expect(all(first).length).toBe(told.length);
  expect(new Set(all(first))).toEqual(new Set(["found", "refused"]));
  expect(all(second).filter((outcome) => outcome === "believed").length).toBe(
    told.filter(({ method }) => method === "eth_getLogs").length,
  );
  expect(new Set(all(second))).toEqual(new Set(["believed", "passed on"]));
  expect(third?.reason).toContain("no beacon chain");
});
