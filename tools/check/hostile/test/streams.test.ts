import { programForTests } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { Report } from "../src/report.ts";
import { checkDeliveries, type Delivered } from "../src/streams/check-deliveries.ts";
import { runStreams } from "../src/streams/run-streams.ts";

// Destinations that are not there are omitted.
programForTests("nats");
programForTests("kafka");

function event(sequence: number, number: number, id: string, removed = false): Delivered {
  return { sequence, number, id, removed };
}

describe("what a destination has received", () => {
  const [a, b] = [event(1, 5, "0xa:0"), event(2, 6, "0xb:0")];
  const [gone, c] = [event(3, 6, "0xb:0:removed", true), event(4, 6, "0xc:0")];

  it("is right if events come again, and if those of a block are removed before others replace them", () => {
    const received = [a, b, a, b, gone, gone, c, event(5, 7, "0xd:1")];
    expect(checkDeliveries(received)).toEqual({ wrong: [], keys: ["0xa:0", "0xc:0", "0xd:1"] });
  });

  it.each([
    ["an event that is missing", [a, gone], "3 follows 1"],
    ["an event that is too early", [b, a], "2 follows 0"],
    [
      "an event that comes again with another id",
      [a, b, event(2, 6, "0xc:0")],
      "2 is 0xb:0, and later 0xc:0",
    ],
    ["an event that comes again as another one", [a, event(2, 6, "0xa:0")], "0xa:0 is 1, and later 2"],
    [
      "a removal of what is not the newest",
      [a, b, event(3, 5, "0xa:0:removed", true)],
      "3 removes 0xa:0:removed",
    ],
    ["a block in place of one that was not removed", [a, b, event(3, 6, "0xc:0")], "3 is of block 6"],
  ])("is wrong with %s", (_, received, text) => {
    expect(checkDeliveries(received).wrong.join("\n")).toContain(text);
  });
});

describe("a fleet", () => {
  it(
    "delivers each event of its streams in order while its parts, its destinations and its chain fail at random",
    { timeout: 600_000 },
    async () => {
      const report = new Report(Number(process.env["SEED"] ?? Date.now() % 1_000_000));
      await runStreams(report, { seeds: 3, faults: 6 });
      expect(report.wrong).toEqual([]);
    },
  );
});
