import { describe, expect, it } from "vitest";
import { callPath, enumNumber, fieldNumbers } from "../src/routing/grpc/wire-names.ts";

describe("names of gRPC messages", () => {
  it("have the numbers that the specs give them", () => {
    expect(callPath("geyser.Geyser/Subscribe")).toBe("/geyser.Geyser/Subscribe");
    expect(fieldNumbers("geyser.SubscribeRequest", ["ping", "from_slot"])).toEqual({
      ping: 9,
      from_slot: 11,
    });
    expect(enumNumber("geyser.SlotStatus", "SLOT_FINALIZED")).toBe(2);
  });

  it.each([
    ["call", () => callPath("geyser.Geyser/Follow"), "geyser.Geyser/Follow"],
    ["message", () => fieldNumbers("geyser.Subscribe", ["ping"]), "geyser.Subscribe.ping"],
    ["field", () => fieldNumbers("geyser.SubscribeRequest", ["pong"]), "geyser.SubscribeRequest.pong"],
    ["value", () => enumNumber("geyser.SlotStatus", "SLOT_LOST"), "geyser.SlotStatus.SLOT_LOST"],
  ])("rejects a %s that the specs do not have", (_, read, name) => {
    expect(read).toThrow(`specs/grpc has no ${name}`);
  });
});
