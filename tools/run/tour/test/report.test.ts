import { stripVTControlCharacters } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { overview, report, type Row, rowLine } from "../src/report.ts";

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

describe("rowLine", () => {
  it("shows the time, the method, the result and the request, as far as they fit", () => {
    const lines = rows.map((row) => stripVTControlCharacters(rowLine(row, 60)));
    expect(lines).toEqual([
      "  1.3  eth_getBlockTransactionCountByHash  0x4 transactions…",
      " 12.0  debug_getRawHeader  not offered by this node  the la…",
      "120 s  eth_syncing  TIMEOUT  whether it is syncing",
    ]);
  });

  it("uses colour only if the environment allows it", () => {
    const [row] = rows as [Row];
    const plain = stripVTControlCharacters(rowLine(row, 80));
    vi.stubEnv("FORCE_COLOR", undefined);
    vi.stubEnv("NO_COLOR", "1");
    expect(rowLine(row, 80)).toBe(plain);
    vi.stubEnv("NO_COLOR", undefined);
    vi.stubEnv("FORCE_COLOR", "1");
    expect(rowLine(row, 80)).not.toBe(plain);
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

describe("report", () => {
  it("ends with the errors of failures, and counts the outcomes", () => {
    const [failure, outcomes] = stripVTControlCharacters(report(rows, 80, performance.now()))
      .split("\n\n")
      .slice(-2);
    expect(failure).toBe("FAILED: eth_syncing (whether it is syncing) over WebSocket\nit took too long");
    expect(outcomes).toMatch(/^1 as specified, 1 not offered by this node, 1 failed \(\d+\.\d s\)$/);
  });
});
