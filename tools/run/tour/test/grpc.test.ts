import { describe, expect, it } from "vitest";
import { callsOf, type GrpcCalls, serviceCheck } from "../src/checks/grpc.ts";
import { runCheck } from "../src/run-check.ts";
import type { Row } from "../src/row.ts";
import { target } from "./target.ts";

function rowOf(calls: GrpcCalls): Promise<Row> {
  return runCheck(serviceCheck("sui ledger", calls), "gRPC", target, async () => {});
}

async function* messages(count: number): AsyncGenerator<object> {
  for (let sent = 0; sent < count; sent++) yield {};
}

async function call(): Promise<object> {
  return {};
}

describe("callsOf", () => {
  it("omits functions that are not calls", () => {
    expect(Object.keys(callsOf({ getSlot: call, with: call, close: call, ledger: {} }))).toEqual(["getSlot"]);
  });
});

describe("serviceCheck", () => {
  it("counts calls and streams", async () => {
    const row = await rowOf({ getObject: async () => ({}), listEvents: () => messages(1) });
    expect(row).toMatchObject({
      outcome: "ok",
      request: "all 2 RPCs",
      result: "2 of 2 succeeded, 1 of them streams",
    });
  });

  it.each<[string, GrpcCalls, RegExp]>([
    [
      "a rejected call",
      { getObject: () => Promise.reject(new Error("no")) },
      /^0 of 1 succeeded\ngetObject: .*no$/,
    ],
    ["a response that is not a message", { getObject: async () => 7 }, /getObject/],
    [
      "a stream without a message",
      { listEvents: () => messages(0) },
      /listEvents: .*ended without a message/,
    ],
    ["a service without calls", {}, /the service has no calls/],
  ])("fails for %s and names the call", async (_, calls, failure) => {
    const row = await rowOf(calls);
    expect(row.outcome).toBe("failed");
    expect(row.failure).toMatch(failure);
  });
});
