import assert from "node:assert/strict";
import { NodeAccessError } from "@node-access/rpc";
import { describe, expect, it } from "vitest";
import { methodNotFound, type Ask } from "../src/ask.ts";
import { runAsk } from "../src/run-ask.ts";
import { surroundings } from "./surroundings.ts";

function refusal(rpcCode: number, rpcMessage: string): NodeAccessError<"JSON_RPC_ERROR"> {
  const context = { endpoint: "", operation: "eth_x", rpcCode, rpcMessage, data: undefined };
  return new NodeAccessError("JSON_RPC_ERROR", rpcMessage, context);
}

const cases: readonly (Partial<Ask<null>> & { when: string; outcome: string; failure?: RegExp })[] = [
  { when: "all is as it should be", outcome: "ok" },
  {
    when: "the response is not what the chain says",
    outcome: "failed",
    failure: /0x1[^]*0x2/,
    run: async ({ call }) => {
      assert.equal(await call(async () => "0x1"), "0x2");
      return "";
    },
  },
  {
    when: "the response is not what the schema says",
    outcome: "failed",
    failure: /eth_x: must be a string/,
    run: async ({ call }) => String(await call(async () => 1)),
  },
  {
    when: "the node rejects what it is known not to offer",
    outcome: "not offered",
    anvilRefuses: methodNotFound,
    run: ({ call }) => call(() => Promise.reject(refusal(-32601, "Method not found"))),
  },
  {
    when: "the node rejects it in another way",
    outcome: "failed",
    failure: /^Method not found$/,
    anvilRefuses: methodNotFound,
    run: ({ call }) => call(() => Promise.reject(refusal(-32000, "Method not found"))),
  },
  {
    when: "the node rejects it in other words",
    outcome: "failed",
    failure: /^no such transaction$/,
    anvilRefuses: methodNotFound,
    run: ({ call }) => call(() => Promise.reject(refusal(-32602, "no such transaction"))),
  },
  {
    when: "the node rejects what it should offer",
    outcome: "failed",
    failure: /^Method not found$/,
    run: ({ call }) => call(() => Promise.reject(refusal(-32601, "Method not found"))),
  },
];

describe("runAsk", () => {
  it.each(cases)("is $outcome when $when", async ({ outcome, failure, ...ask }) => {
    const row = await runAsk(
      { method: "eth_x", asked: "", run: ({ call }) => call(async () => "0x1"), ...ask },
      "HTTP",
      surroundings,
      (method, answer) => {
        if (typeof answer !== "string") throw new Error(`${method}: must be a string`);
      },
    );
    expect(row.outcome).toBe(outcome);
    if (failure) expect(row.failure).toMatch(failure);
    else expect(row.failure).toBeUndefined();
  });
});
