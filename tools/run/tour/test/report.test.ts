import { stripVTControlCharacters } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { overview, summary, table } from "../src/report.ts";
import type { Row } from "../src/row.ts";

afterEach(() => vi.unstubAllEnvs());

const rows: Row[] = [
  {
    over: "HTTP",
    method: "eth_getBlockTransactionCountByHash",
    asked: "seeded block",
    cameBack: "0x4 transactions",
    milliseconds: 1.25,
    outcome: "ok",
  },
  {
    over: "WebSocket",
    method: "debug_getRawHeader",
    asked: "the latest header's RLP",
    cameBack: "not offered by this node",
    milliseconds: 12,
    outcome: "not offered",
  },
  {
    over: "WebSocket",
    method: "eth_syncing",
    asked: "whether it is syncing",
    cameBack: "TIMEOUT",
    milliseconds: 120_000,
    outcome: "failed",
    failure: "it took too long",
  },
];

function lines(width: number): string[] {
  return stripVTControlCharacters(table(rows, width)).split("\n");
}

describe("table", () => {
  it("shows every row whole, under the way it went out, where the terminal is wide enough", () => {
    expect(lines(200).map((line) => line.trim().split(/ {2,}/))).toEqual([
      ["method", "asked", "came back", "ms"],
      [""],
      ["HTTP"],
      ["eth_getBlockTransactionCountByHash", "seeded block", "0x4 transactions", "1.3"],
      [""],
      ["WebSocket"],
      ["debug_getRawHeader", "the latest header's RLP", "not offered by this node", "12.0"],
      ["eth_syncing", "whether it is syncing", "TIMEOUT", "120 s"],
    ]);
  });

  it("fits 82 characters by shortening only what was asked", () => {
    const text = lines(82);
    for (const line of text) expect(line.length).toBeLessThanOrEqual(82);
    expect(text.some((line) => line.includes("…"))).toBe(true);
    for (const { method, cameBack } of rows) {
      expect(text.some((line) => line.includes(method) && line.includes(cameBack))).toBe(true);
    }
  });

  it.each([72, 60, 40])("fits %i characters", (width) => {
    for (const line of lines(width)) expect(line.length).toBeLessThanOrEqual(width);
  });

  it("keeps every column readable where nothing could fit", () => {
    expect(Math.max(...lines(10).map((line) => line.length))).toBe(8 + 2 + 8 + 2 + 8 + 2 + 5);
  });

  it("has colour only where it is wanted", () => {
    vi.stubEnv("FORCE_COLOR", undefined);
    vi.stubEnv("NO_COLOR", "1");
    expect(table(rows, 80)).toBe(lines(80).join("\n"));
    vi.stubEnv("NO_COLOR", undefined);
    vi.stubEnv("FORCE_COLOR", "1");
    expect(table(rows, 80)).not.toBe(lines(80).join("\n"));
  });
});

describe("overview", () => {
  it("has one line for each way in which calls went out", () => {
    expect(stripVTControlCharacters(overview(rows, 80)).split("\n")).toEqual([
      "surface    calls  ok  not offered  failed  median ms",
      "HTTP           1   1            0       0        1.3",
      "WebSocket      2   0            1       1      120 s",
    ]);
  });

  it("shortens names where the terminal is narrow", () => {
    const long = rows.map((row) => ({ ...row, over: `gateway, ${row.over}, basic` }));
    for (const line of stripVTControlCharacters(overview(long, 60)).split("\n"))
      expect(line.length).toBeLessThanOrEqual(60);
  });
});

describe("overview of many calls", () => {
  it("shows counts of any size whole", () => {
    const many = Array.from({ length: 123 }, () => rows[0] as Row);
    expect(stripVTControlCharacters(overview(many, 80))).toContain("HTTP       123  123");
  });
});

describe("summary", () => {
  it("counts what happened", () => {
    expect(summary(rows, 2.04)).toBe("1 as the spec says, 1 not offered by this node, 1 failed (2.0 s)");
  });
});
