import { describe, expect, it } from "vitest";
import { callPath, fieldNumbers, finalNumbers } from "../../src/streams/grpc/wire-names.ts";

describe("names of gRPC messages", () => {
  it("have the numbers in the specs", () => {
    expect(callPath("geyser.Geyser/Subscribe")).toBe("/geyser.Geyser/Subscribe");
    expect(fieldNumbers("geyser.SubscribeRequest", ["ping", "from_slot"])).toEqual({
      ping: 9,
      from_slot: 11,
    });
    expect(finalNumbers("geyser.SlotStatus")).toEqual([2]);
  });

  it.each([
    ["call", () => callPath("geyser.Geyser/Follow"), "geyser.Geyser/Follow"],
    ["message", () => fieldNumbers("geyser.Subscribe", ["ping"]), "geyser.Subscribe.ping"],
    ["field", () => fieldNumbers("geyser.SubscribeRequest", ["pong"]), "geyser.SubscribeRequest.pong"],
    ["final value", () => finalNumbers("geyser.CommitmentLevel"), "final value of geyser.CommitmentLevel"],
  ])("rejects a %s that the specs do not have", (_, read, name) => {
    expect(read).toThrow(`specs/grpc has no ${name}`);
  });
});
