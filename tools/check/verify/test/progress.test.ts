import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { reportProgress } from "../src/progress.ts";

const ids = ["@node-access/rpc#test", "//#spec:check", "@node-access/auth#build"];

/** Reads turbo's output in pieces of this many characters. @returns the lines that it printed, without the time since the start. */
async function collectLines(output: string, size = 1_000, ended: readonly string[] = ids): Promise<string[]> {
  const lines: string[] = [];
  const pieces = output.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
  await reportProgress(
    Readable.from(pieces),
    ids,
    () => ended,
    (text) => lines.push(text),
  );
  return lines.map((line) => line.replace(/^ +[\d.]+ s {2}/, "").replaceAll(/ {2,}/g, "  "));
}

const groups = `
   • turbo 2.11.11

@node-access/auth:build: cache hit, replaying logs 1
@node-access/auth:build: $ tsc -b
//:spec:check: cache miss, executing 2
//:spec:check: $ node spec-diff
//:spec:check: 
//:spec:check: a.ts
//:spec:check: [ELIFECYCLE] Command failed with exit code 1.
@node-access/rpc:test: cache miss, executing 3
@node-access/rpc:test: fine: all
@node-access/rpc:test:
 Tasks:    2 successful, 3 total
`;
const reports = [
  "cached  build @node-access/auth  1 of 3",
  "failed  spec:check  2 of 3",
  "  cache miss, executing 2",
  "  $ node spec-diff",
  "  ",
  "  a.ts",
  "  [ELIFECYCLE] Command failed with exit code 1.",
  "ok  test @node-access/rpc  3 of 3",
];

describe("progress of a run", () => {
  it.each([1, 7, 64, 1_000])(
    "is a line for each task, and the output of a failed one, read %i at once",
    async (size) => {
      expect(await collectLines(groups, size)).toEqual(reports);
    },
  );

  it("does not call a task ok that turbo broke off and has no record of", async () => {
    const [before = ""] = groups.split("//:spec:check: [ELIFE");
    const lines = await collectLines(before, 1_000, ["@node-access/auth#build"]);
    expect(lines.slice(0, 2)).toEqual([
      "cached  build @node-access/auth  1 of 3",
      "broken off  spec:check  2 of 3",
    ]);
  });

  it("is no line for what a task prints of another one's output", async () => {
    const nested =
      "@node-access/rpc:test: cache miss, executing 3\n@node-access/rpc:test: //:spec:check: a\n//:none: b\n";
    expect(await collectLines(nested)).toEqual(["ok  test @node-access/rpc  1 of 3"]);
  });
});
