import { describe, expect, it } from "vitest";
import { refused } from "../src/refused.ts";
import { Visit } from "../src/visit.ts";
import { NodeAccessError } from "@node-access/rpc";
import { surroundings } from "./surroundings.ts";

function visitOf(): Visit {
  return new Visit({ print: () => {}, width: 80 }, new AbortController().signal);
}

describe("Visit", () => {
  it("adds a failed row for what was forgotten over this transport, and no other", async () => {
    const visit = visitOf();
    const ask = { method: "getNode", asked: "one", run: async () => "a node" };
    await visit.ask("bearer", surroundings, [ask]);
    visit.expect("bearer", ["getNode", "listNodes"]);
    visit.expect("other", ["getNode"]);
    expect(visit.rows.map(({ over, method, outcome }) => [over, method, outcome])).toEqual([
      ["bearer", "getNode", "ok"],
      ["bearer", "listNodes", "failed"],
      ["other", "getNode", "failed"],
    ]);
  });

  it("says what answered in place of a node", async () => {
    const visit = visitOf();
    const ask = { method: "getGenesis", asked: "", run: async () => "2020" };
    await visit.ask("path key", surroundings, [ask], () => "simulator");
    expect(visit.rows[0]).toMatchObject({ cameBack: "simulator: 2020" });
  });
});

describe("refused", () => {
  const error = new NodeAccessError("CLOSED", "s3cret went away", {
    endpoint: "",
    operation: "",
    reason: "",
  });

  it("gives the code", async () => {
    expect(await refused("CLOSED", () => Promise.reject(error))).toBe("CLOSED");
  });

  it.each([
    ["a response", () => Promise.resolve(1), "CLOSED"],
    ["another code", () => Promise.reject(error), "TIMEOUT"],
    ["another error", () => Promise.reject(new Error("no")), "CLOSED"],
    ["an error that shows a secret", () => Promise.reject(error), "CLOSED"],
  ] as const)("fails for %s", async (_, make, code) => {
    await expect(refused(code, make, ["s3cret"])).rejects.toThrow();
  });
});
