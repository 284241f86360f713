import { stripVTControlCharacters } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { summary, table } from "../src/report.ts";
import type { Row } from "../src/row.ts";

afterEach(() => vi.unstubAllEnvs());

const rows: Row[] = [
  {
    over: "HTTP",
    method: "eth_getBlockTransactionCountByHash",
    asked: "the seeded block",
    cameBack: "0x4 transactions",
    milliseconds: 1.25,
    outcome: "ok",
  },
  {
    over: "WebSocket",
    method: "debug_getRawHeader",
    asked: "the latest header's RLP",
    cameBack: "not offered by this node (-32601)",
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
  it("shows every row whole where the terminal is wide enough", () => {
    const [heading, ...body] = lines(200);
    expect(heading?.split(/ {2,}/)).toEqual(["over", "method", "asked", "came back", "ms"]);
    expect(body[0]).toMatch(
      /^HTTP +eth_getBlockTransactionCountByHash +the seeded block +0x4 transactions +1\.3$/,
    );
    expect(body).toHaveLength(rows.length);
  });

  it.each([120, 80, 60])("fits %i characters by shortening the widest columns", (width) => {
    for (const line of lines(width)) expect(line.length).toBeLessThanOrEqual(width);
    expect(lines(width).some((line) => line.includes("…"))).toBe(width < 115);
  });

  it("keeps every column readable where nothing could fit", () => {
    expect(new Set(lines(10).map((line) => line.length)).size).toBe(1);
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

describe("summary", () => {
  it("counts what happened", () => {
    expect(summary(rows, 2.04)).toBe(
      "1 calls gave what the spec says, 1 are not offered by this node, 1 failed (2.0 s)",
    );
  });
});
