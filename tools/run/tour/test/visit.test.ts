import assert from "node:assert/strict";
import type { Step } from "@node-access/cli/walk";
import { NodeAccessError } from "@node-access/rpc";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { assertRejected } from "../src/check.ts";
import { report, type Row } from "../src/report.ts";
import { visitBitcoin } from "../src/visit-bitcoin.ts";
import { missing } from "../src/visit-evm.ts";
import { type Place, Visit } from "../src/visit.ts";

function newVisit(): Visit {
  return new Visit({ print: () => {}, width: 80 });
}

describe("Visit", () => {
  it("adds a failed row for each operation that was not called over this transport", async () => {
    const visit = newVisit();
    const check = { method: "getNode", request: "one", run: async () => "a node" };
    await visit.run({ over: "bearer" }, [check]);
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
    await visit.run({ over: "path key", servedBy: () => "simulator" }, [check]);
    expect(visit.rows[0]).toMatchObject({ result: "simulator: 2020" });
  });
});

it("says what to install if a machine lacks the node of a chain", async () => {
  vi.stubEnv("OPTIONAL_PROGRAMS", "none");
  onTestFinished(() => void vi.unstubAllEnvs());
  const visit = newVisit();
  await visitBitcoin(visit);
  const note = "Litecoin: litecoind is not installed: apt-get install litecoind";
  expect(visit.rows).toMatchObject([{ result: "not called", outcome: "not offered", note }]);
  expect(report(visit.rows, 80, performance.now())).toContain(`\n${note}\n`);
});

function rejection(rpcCode: number, rpcMessage: string): () => Promise<never> {
  const context = { endpoint: "", operation: "eth_x", rpcCode, rpcMessage, data: undefined };
  return () => Promise.reject(new NodeAccessError("JSON_RPC_ERROR", rpcMessage, context));
}

/** A call of a walk whose results must be texts. */
function step(send: Step["send"]): Step {
  return {
    facts: { name: "eth_x" },
    args: ["0x5"],
    send,
    findMismatch: async (value) =>
      typeof value === "string" ? undefined : { path: "", expected: "a string", received: String(value) },
  };
}

const cases: readonly (Partial<Place> & {
  when: string;
  outcome: string;
  failure?: RegExp;
  send?: Step["send"];
})[] = [
  { when: "the response matches the chain and the schema", outcome: "ok", results: { eth_x: "0x1" } },
  {
    when: "the response contradicts the chain",
    outcome: "failed",
    failure: /0x1[^]*0x2/,
    results: { eth_x: "0x2" },
  },
  {
    when: "the response contradicts what checks it",
    outcome: "failed",
    failure: /too short/,
    results: { eth_x: (value: string) => assert.ok(value.length > 3, "too short") },
  },
  {
    when: "the response does not match the schema",
    outcome: "failed",
    failure: /eth_x does not match the specs:\nresult: expected a string, received 1/,
    send: async () => 1,
  },
  {
    when: "the node lacks the method, and may",
    outcome: "not offered",
    notOffered: missing,
    send: rejection(-32601, "Method not found"),
  },
  {
    when: "the node rejects it with another code",
    outcome: "failed",
    failure: /^Method not found$/,
    notOffered: missing,
    send: rejection(-32000, "Method not found"),
  },
  {
    when: "the node rejects it with another message",
    outcome: "failed",
    failure: /^no such transaction$/,
    notOffered: missing,
    send: rejection(-32602, "no such transaction"),
  },
  {
    when: "the node rejects a method that it should offer",
    outcome: "failed",
    failure: /^Method not found$/,
    send: rejection(-32601, "Method not found"),
  },
  {
    when: "a call that must be rejected is",
    outcome: "ok",
    rejected: { eth_x: "JSON_RPC_ERROR" },
    send: rejection(-32000, "no"),
  },
  {
    when: "a call that must be rejected has a result",
    outcome: "failed",
    failure: /JSON_RPC_ERROR/,
    rejected: { eth_x: "JSON_RPC_ERROR" },
  },
];

describe("a call of a walk", () => {
  it.each(cases)(
    "is $outcome when $when",
    async ({ outcome, failure, send = async () => "0x1", ...place }) => {
      const visit = newVisit();
      await visit.walker({ over: "HTTP", client: {}, ...place })(step(send));
      const [row] = visit.rows as [Row];
      expect(row).toMatchObject({ outcome, over: "HTTP", method: "eth_x", request: '"0x5"' });
      if (failure) expect(row.failure).toMatch(failure);
      else expect(row.failure).toBeUndefined();
    },
  );

  it("takes the arguments of the chain, and returns the result for later calls", async () => {
    const visit = newVisit();
    const args = { eth_x: async ([first]: readonly unknown[]) => [first, "0x6"] };
    const echo = step(async (_, given = []) => given.join());
    expect(await visit.walker({ over: "HTTP", client: {}, args })(echo)).toBe("0x5,0x6");
    expect(visit.rows[0]?.request).toBe('"0x5", "0x6"');
  });
});

describe("assertRejected", () => {
  const error = new NodeAccessError("CLOSED", "it went away", {
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
  ] as const)("fails for %s", async (_, make, code) => {
    await expect(assertRejected(code, make)).rejects.toThrow();
  });
});
