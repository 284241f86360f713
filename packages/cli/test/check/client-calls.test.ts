import { expect, it, onTestFinished, vi } from "vitest";
import { createGrpcCall } from "../../src/check/client-calls.ts";

it("the latency of a gRPC call is without the wait for its turn", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const wire = {
    waitForTurn: async () => void vi.advanceTimersByTime(1_000),
    presence: { responded() {} },
  };
  const client = { getVersion: async () => void vi.advanceTimersByTime(5) };
  const facts = { name: "getVersion", service: "Geyser" };
  const times: number[] = [];
  await createGrpcCall({ wire: wire as never }, client, facts as never, {}, (ms) => times.push(ms));
  expect(times).toEqual([5]);
});
