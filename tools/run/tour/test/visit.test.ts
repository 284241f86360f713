import { describe, expect, it } from "vitest";
import { assertRejected } from "../src/assert-rejected.ts";
import { Visit } from "../src/visit.ts";
import { NodeAccessError } from "@node-access/rpc";
import { target } from "./target.ts";

function newVisit(): Visit {
  return new Visit({ print: () => {}, width: 80 }, new AbortController().signal);
}

describe("Visit", () => {
  it("adds a failed row for each operation that was not called over this transport", async () => {
    const visit = newVisit();
    const check = { method: "getNode", request: "one", run: async () => "a node" };
    await visit.run("bearer", target, [check]);
    visit.expect("bearer", ["getNode", "listNodes"]);
    visit.expect("other", ["getNode"]);
    expect(visit.rows.map(({ over, method, outcome }) => [over, method, outcome])).toEqual([
      ["bearer", "getNode", "ok"],
      ["bearer", "listNodes", "failed"],
      ["other", "getNode", "failed"],
    ]);
  });

  it("names what served a call in place of a node", async () => {
    const visit = newVisit();
    const check = { method: "getGenesis", request: "", run: async () => "2020" };
    await visit.run("path key", target, [check], () => "simulator");
    expect(visit.rows[0]).toMatchObject({ result: "simulator: 2020" });
  });
});

describe("assertRejected", () => {
  const error = new NodeAccessError("CLOSED", "s3cret went away", {
    endpoint: "",
    operation: "",
    reason: "",
  });

  it("returns the error's code", async () => {
    expect(await assertRejected("CLOSED", () => Promise.reject(error))).toBe("CLOSED");
  });

  it.each([
    ["a response", () => Promise.resolve(1), "CLOSED"],
    ["another code", () => Promise.reject(error), "TIMEOUT"],
    ["another error", () => Promise.reject(new Error("no")), "CLOSED"],
    ["an error that contains a secret", () => Promise.reject(error), "CLOSED"],
  ] as const)("fails for %s", async (_, make, code) => {
    await expect(assertRejected(code, make, ["s3cret"])).rejects.toThrow();
  });
});
