import { describe, expect, it } from "vitest";
import { callsOf, type GrpcCalls, serviceAsk } from "../src/asks/grpc.ts";
import { runAsk } from "../src/run-ask.ts";
import type { Row } from "../src/row.ts";
import { surroundings } from "./surroundings.ts";

function rowOf(calls: GrpcCalls): Promise<Row> {
  return runAsk(serviceAsk("sui ledger", calls), "gRPC", surroundings, () => {});
}

async function* messages(count: number): AsyncGenerator<object> {
  for (let sent = 0; sent < count; sent++) yield {};
}

async function call(): Promise<object> {
  return {};
}

describe("callsOf", () => {
  it("omits what is no call", () => {
    expect(Object.keys(callsOf({ getSlot: call, with: call, close: call, ledger: {} }))).toEqual(["getSlot"]);
  });
});

describe("serviceAsk", () => {
  it("counts calls and streams", async () => {
    const row = await rowOf({ getObject: async () => ({}), listEvents: () => messages(1) });
    expect(row).toMatchObject({
      outcome: "ok",
      asked: "all 2 RPCs",
      cameBack: "2 of 2 answered, 1 of them streams",
    });
  });

  it.each<[string, GrpcCalls, RegExp]>([
    [
      "a rejected call",
      { getObject: () => Promise.reject(new Error("no")) },
      /^0 of 1 answered\ngetObject: .*no$/,
    ],
    ["a response that is no message", { getObject: async () => 7 }, /getObject/],
    [
      "a stream without a message",
      { listEvents: () => messages(0) },
      /listEvents: .*ended without a message/,
    ],
    ["a service without calls", {}, /the service has no calls/],
  ])("fails for %s and names it", async (_, calls, failure) => {
    const row = await rowOf(calls);
    expect(row.outcome).toBe("failed");
    expect(row.failure).toMatch(failure);
  });
});
