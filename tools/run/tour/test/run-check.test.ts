import assert from "node:assert/strict";
import { NodeAccessError } from "@node-access/rpc";
import { describe, expect, it } from "vitest";
import { methodNotFound, type Check } from "../src/check.ts";
import { runCheck } from "../src/run-check.ts";
import { target } from "./target.ts";

function rejection(rpcCode: number, rpcMessage: string): NodeAccessError<"JSON_RPC_ERROR"> {
  const context = { endpoint: "", operation: "eth_x", rpcCode, rpcMessage, data: undefined };
  return new NodeAccessError("JSON_RPC_ERROR", rpcMessage, context);
}

const cases: readonly (Partial<Check<null>> & { when: string; outcome: string; failure?: RegExp })[] = [
  { when: "the response matches the chain and the schema", outcome: "ok" },
  {
    when: "the response contradicts the chain",
    outcome: "failed",
    failure: /0x1[^]*0x2/,
    run: async ({ call }) => {
      assert.equal(await call(async () => "0x1"), "0x2");
      return "";
    },
  },
  {
    when: "the response does not match the schema",
    outcome: "failed",
    failure: /eth_x: must be a string/,
    run: async ({ call }) => String(await call(async () => 1)),
  },
  {
    when: "the node rejects a method that it is known not to offer, with a known error",
    outcome: "not offered",
    anvilErrors: methodNotFound,
    run: ({ call }) => call(() => Promise.reject(rejection(-32601, "Method not found"))),
  },
  {
    when: "the node rejects it with another code",
    outcome: "failed",
    failure: /^Method not found$/,
    anvilErrors: methodNotFound,
    run: ({ call }) => call(() => Promise.reject(rejection(-32000, "Method not found"))),
  },
  {
    when: "the node rejects it with another message",
    outcome: "failed",
    failure: /^no such transaction$/,
    anvilErrors: methodNotFound,
    run: ({ call }) => call(() => Promise.reject(rejection(-32602, "no such transaction"))),
  },
  {
    when: "the node rejects a method that it should offer",
    outcome: "failed",
    failure: /^Method not found$/,
    run: ({ call }) => call(() => Promise.reject(rejection(-32601, "Method not found"))),
  },
];

describe("runCheck", () => {
  it.each(cases)("is $outcome when $when", async ({ outcome, failure, ...check }) => {
    const row = await runCheck(
      { method: "eth_x", request: "", run: ({ call }) => call(async () => "0x1"), ...check },
      "HTTP",
      target,
      async (method, response) => {
        if (typeof response !== "string") throw new Error(`${method}: must be a string`);
      },
    );
    expect(row.outcome).toBe(outcome);
    if (failure) expect(row.failure).toMatch(failure);
    else expect(row.failure).toBeUndefined();
  });
});
