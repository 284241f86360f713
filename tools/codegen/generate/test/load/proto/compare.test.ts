import { describe, expect, it } from "vitest";
import { compare } from "../../../src/load/proto/compare.ts";
import { CLOCK, writeModule } from "./module.ts";

async function differences(change: (proto: string) => string, calls = true): Promise<string[]> {
  const ours = writeModule({ "clock/clock.proto": CLOCK });
  const theirs = writeModule({ "elsewhere/times.proto": change(CLOCK) });
  return compare(ours, theirs, calls);
}

function withoutSetTime(proto: string): string {
  return proto.replace("  // Sets the time.\n  rpc SetTime(Time) returns (Time);\n", "");
}

describe("compare", () => {
  it("accepts the same declarations in another file, and additional ones", async () => {
    expect(await differences((proto) => proto)).toEqual([]);
    expect(
      await differences((proto) => proto.replace("Kind kind = 2;", "Kind kind = 2;\n  string more = 3;")),
    ).toEqual([]);
    expect(
      await differences((proto) => proto.replace("idempotency_level = IDEMPOTENT", "deprecated = true")),
    ).toEqual([]);
  });

  it.each([
    ["another number", "seconds = 1", "seconds = 3", /Time.* "1"/],
    ["another type", "uint64 seconds", "string seconds", /"seconds".*changed/],
    ["another name", "uint64 seconds", "uint64 minutes", /"seconds" to "minutes"/],
    ["another cardinality", "uint64 seconds", "repeated uint64 seconds", /"seconds".*cardinality/],
    ["another value of an enum", "KIND_REAL = 1", "KIND_REAL = 2", /Kind.*"1"|"1".*Kind/],
    ["another request", "SetTime(Time)", "SetTime(GetTimeRequest)", /SetTime/],
    ["another kind of streaming", "returns (stream Time)", "returns (Time)", /Tick/],
  ])("finds %s", async (_, from, to, expected) => {
    expect((await differences((proto) => proto.replace(from, to))).join("\n")).toMatch(expected);
  });

  it("finds a missing call if calls are required", async () => {
    expect((await differences(withoutSetTime)).join("\n")).toMatch(/SetTime/);
    expect(await differences(withoutSetTime, false)).toEqual([]);
  });
});
