import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { genesisTime } from "../src/index.ts";

function seconds(genesis_time: string): number {
  return genesisTime({ genesis_time }).getTime() / 1000;
}

describe("genesisTime", () => {
  it("accepts decimal seconds and ISO 8601", () => {
    expect(seconds("1606824023")).toBe(1606824023);
    expect(seconds("2020-12-01T12:00:23Z")).toBe(1606824023);
    expect(seconds("2020-12-01T14:00:23.000+02:00")).toBe(1606824023);
    expect(seconds("0")).toBe(0);
  });

  it("parses both formats to the same time", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 253_402_300_799 }), (time) => {
        expect(seconds(String(time))).toBe(time);
        expect(seconds(new Date(time * 1000).toISOString())).toBe(time);
      }),
    );
  });

  it("rejects anything else", () => {
    const wrong = [
      "",
      "soon",
      "-1",
      "1.5",
      "1e9",
      "0x5fc63057",
      "2020-12-01",
      "2020-12-01T12:00:23",
      "2020-13-01T12:00:23Z",
      "9".repeat(20),
    ];
    for (const genesis_time of wrong) {
      expect(() => genesisTime({ genesis_time }), genesis_time).toThrow(
        /^genesis_time: expected decimal seconds/,
      );
    }
  });
});
