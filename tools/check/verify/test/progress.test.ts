import { describe, expect, it } from "vitest";
import { duration, Progress } from "../src/progress.ts";

const ids = ["@node-access/rpc#test", "//#format:check", "@node-access/auth#build"];

/** Reads turbo's output in pieces of this many characters. @returns the lines that it printed, without the time since the start. */
function linesOf(output: string, size = 1_000): string[] {
  const lines: string[] = [];
  const progress = new Progress(ids, (text) => void lines.push(text.replace(/^ +[\d.]+ s  /, "")));
  for (let at = 0; at < output.length; at += size) progress.read(output.slice(at, at + size));
  progress.flush();
  return lines.map((line) => line.replaceAll(/ {2,}/g, "  "));
}

const groups = `
   • turbo 2.11.11

@node-access/auth:build: cache hit, replaying logs 1
@node-access/auth:build: $ tsc -b
//:format:check: cache miss, executing 2
//:format:check: $ oxfmt --check
//:format:check: 
//:format:check: a.ts
//:format:check: [ELIFECYCLE] Command failed with exit code 1.
@node-access/rpc:test: cache miss, executing 3
@node-access/rpc:test: fine: all
@node-access/rpc:test:
 Tasks:    2 successful, 3 total
`;
const reports = [
  "cached  build @node-access/auth  1 of 3",
  "failed  format:check  2 of 3",
  "  cache miss, executing 2",
  "  $ oxfmt --check",
  "  ",
  "  a.ts",
  "  [ELIFECYCLE] Command failed with exit code 1.",
  "ok  test @node-access/rpc  3 of 3",
];

describe("progress of a run", () => {
  it.each([1, 7, 64, 1_000])(
    "is a line for each task, and the output of a failed one, read %i at once",
    (size) => {
      expect(linesOf(groups, size)).toEqual(reports);
    },
  );

  it("does not call a task ok that turbo broke off and has no record of", () => {
    const lines: string[] = [];
    const progress = new Progress(ids, (text) => void lines.push(text));
    const [before = ""] = groups.split("//:format:check: [ELIFE");
    progress.read(before);
    progress.flush(new Set(["@node-access/auth#build"]));
    expect(lines.map((line) => line.replace(/^ +[\d.]+ s  /, "").split("  ")[0])).toEqual([
      "cached",
      "broken off",
      ...Array.from({ length: 4 }, () => ""),
    ]);
  });

  it("is no line for what a task prints of another one's output", () => {
    const nested =
      "@node-access/rpc:test: cache miss, executing 3\n@node-access/rpc:test: //:format:check: a\n//:none: b\n";
    expect(linesOf(nested)).toEqual(["ok  test @node-access/rpc  1 of 3"]);
  });
});

describe("duration", () => {
  it.each([
    [0.04, "0.0 s"],
    [59.94, "59.9 s"],
    [61, "1 min 1 s"],
    [632, "10 min 32 s"],
  ])("of %d seconds", (seconds, text) => expect(duration(seconds)).toBe(text));
});
