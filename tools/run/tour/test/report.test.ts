import { stripVTControlCharacters } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { overview, summary, table } from "../src/report.ts";
import type { Row } from "../src/row.ts";

afterEach(() => vi.unstubAllEnvs());

const rows: Row[] = [
  {
    over: "HTTP",
    method: "eth_getBlockTransactionCountByHash",
    request: "seeded block",
    result: "0x4 transactions",
    milliseconds: 1.25,
    outcome: "ok",
  },
  {
    over: "WebSocket",
    method: "debug_getRawHeader",
    request: "the latest header's RLP",
    result: "not offered by this node",
    milliseconds: 12,
    outcome: "not offered",
  },
  {
    over: "WebSocket",
    method: "eth_syncing",
    request: "whether it is syncing",
    result: "TIMEOUT",
    milliseconds: 120_000,
    outcome: "failed",
    failure: "it took too long",
  },
];

function lines(width: number): string[] {
  return stripVTControlCharacters(table(rows, width)).split("\n");
}

describe("table", () => {
  it("shows complete rows, grouped by transport and credential, if the terminal is wide enough", () => {
    expect(lines(200).map((line) => line.trim().split(/ {2,}/))).toEqual([
      ["method", "request", "result", "ms"],
      [""],
      ["HTTP"],
      ["eth_getBlockTransactionCountByHash", "seeded block", "0x4 transactions", "1.3"],
      [""],
      ["WebSocket"],
      ["debug_getRawHeader", "the latest header's RLP", "not offered by this node", "12.0"],
      ["eth_syncing", "whether it is syncing", "TIMEOUT", "120 s"],
    ]);
  });

  it("fits 82 characters by shortening only the requests", () => {
    const text = lines(82);
    for (const line of text) expect(line.length).toBeLessThanOrEqual(82);
    expect(text.some((line) => line.includes("…"))).toBe(true);
    for (const { method, result } of rows) {
      expect(text.some((line) => line.includes(method) && line.includes(result))).toBe(true);
    }
  });

  it.each([72, 60, 40])("fits %i characters", (width) => {
    for (const line of lines(width)) expect(line.length).toBeLessThanOrEqual(width);
  });

  it("keeps every column readable if the terminal is too narrow", () => {
    expect(Math.max(...lines(10).map((line) => line.length))).toBe(8 + 2 + 8 + 2 + 8 + 2 + 5);
  });

  it("uses colour only if the environment allows it", () => {
    vi.stubEnv("FORCE_COLOR", undefined);
    vi.stubEnv("NO_COLOR", "1");
    expect(table(rows, 80)).toBe(lines(80).join("\n"));
    vi.stubEnv("NO_COLOR", undefined);
    vi.stubEnv("FORCE_COLOR", "1");
    expect(table(rows, 80)).not.toBe(lines(80).join("\n"));
  });
});

describe("overview", () => {
  it("has one line for each transport and credential", () => {
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
  it("does not shorten counts", () => {
    const many = Array.from({ length: 123 }, () => rows[0] as Row);
    expect(stripVTControlCharacters(overview(many, 80))).toContain("HTTP       123  123");
  });
});

describe("summary", () => {
  it("counts the outcomes", () => {
    expect(summary(rows, 2.04)).toBe("1 as specified, 1 not offered by this node, 1 failed (2.0 s)");
  });
});
