import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Member } from "@node-access-tools/workspace";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { failures, readRuns, readTests, recordsFolder, summarize, type TaskRecord } from "../src/summary.ts";

const none = { passed: 0, failed: 0, skipped: 0, failures: [] };
const task = (id: string, status: "HIT" | "MISS", exitCode?: number): TaskRecord => ({
  taskId: id,
  task: id.split("#")[1] ?? "",
  package: id.split("#")[0] ?? "",
  cache: { status },
  ...(exitCode === undefined ? {} : { execution: { startTime: 1000, endTime: 2500, exitCode } }),
});

let root: string;

const member = (path: string, scripts: Record<string, string>): Member => ({
  kind: "package",
  path,
  directory: join(root, path),
  manifest: { name: path, scripts },
});
const report = (
  path: string,
  passed: number,
  failed: number,
  suites: number,
  results: object[] = [],
): void => {
  mkdirSync(join(root, path, ".results"), { recursive: true });
  writeFileSync(
    join(root, path, ".results/vitest.json"),
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      numPendingTests: 0,
      numFailedTestSuites: suites,
      testResults: results,
    }),
  );
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "verify-"));
});

afterEach(() => rmSync(root, { recursive: true }));

describe("summarize", () => {
  it("names a failed task, how to run it alone, and the command that fixes it", () => {
    const text = summarize([task("//#drift", "MISS", 1), task("//#lint", "HIT", 0)], none);
    expect(text).toContain("failed   drift");
    expect(text).toContain("ok       lint          1 task, 1 cached");
    expect(text).toContain(
      "Failed: //#drift\n  Alone:  `npx turbo run drift --filter=//`\n  To fix: `npm run generate`",
    );
  });

  it("does not call a kind of task ok of which one never ran", () => {
    const text = summarize([task("a#test", "MISS", 0), task("b#test", "MISS")], none, false, ["b#test"]);
    expect(text).toContain("not run  test          1 task, 1 not run");
  });

  it("names tasks without a result", () => {
    const tasks = [task("a#test", "MISS", 0), task("b#test", "MISS")];
    expect(summarize(tasks, none, false, ["b#test"])).toMatch(/^Without a result: .*\nb#test$/m);
  });

  it("ends with the totals alone on a line", () => {
    expect(
      summarize([], { ...none, passed: 12, failed: 1 })
        .split("\n")
        .at(-1),
    ).toBe("12 passed, 1 failed, 0 skipped");
  });
});

describe("failures", () => {
  it("returns only tasks that ran and failed", () => {
    const tasks = [task("a#test", "MISS", 1), task("b#test", "MISS"), task("c#test", "HIT", 0)];
    expect(failures(tasks).map((one) => one.taskId)).toEqual(["a#test"]);
  });
});

describe("readRuns", () => {
  it("joins the tasks of all records", () => {
    mkdirSync(recordsFolder(root), { recursive: true });
    writeFileSync(join(recordsFolder(root), "1.json"), JSON.stringify({ tasks: [task("a#test", "HIT", 0)] }));
    writeFileSync(
      join(recordsFolder(root), "2.json"),
      JSON.stringify({ tasks: [task("b#budget", "HIT", 0)] }),
    );
    expect(
      readRuns(root)
        .map((one) => one.taskId)
        .toSorted(),
    ).toEqual(["a#test", "b#budget"]);
  });
});

describe("readTests", () => {
  it("adds up reports, and counts a test file that could not load as a failure", () => {
    report("packages/a", 5, 0, 0);
    report("packages/b", 2, 1, 1);
    report("packages/c", 0, 0, 1);
    const all = ["a", "b", "c", "d"].map((name) => member(`packages/${name}`, { test: "vitest run" }));
    expect(readTests(root, all)).toEqual({ passed: 7, failed: 2, skipped: 0, failures: [] });
  });

  it("names each failed test and each file that could not load, with the first line of the error", () => {
    const file = (name: string): string => join(root, "packages/a/test", name);
    report("packages/a", 1, 1, 2, [
      {
        name: file("a.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "a works", status: "passed" },
          {
            fullName: "a fails",
            status: "failed",
            failureMessages: ["Error: 1 is not 2\n    at a.test.ts:3"],
          },
        ],
      },
      {
        name: file("b.test.ts"),
        status: "failed",
        message: "Cannot find module\nat b",
        assertionResults: [],
      },
    ]);
    const { failures: failed } = readTests(root, [member("packages/a", { test: "vitest run" })]);
    const directory = join(root, "packages/a");
    expect(failed).toEqual([
      {
        directory,
        file: "test/a.test.ts",
        text: "packages/a/test/a.test.ts > a fails\n  Error: 1 is not 2",
      },
      { directory, file: "test/b.test.ts", text: "packages/a/test/b.test.ts\n  Cannot find module" },
    ]);
    expect(summarize([], { ...none, failures: failed })).toContain(
      "Failed tests\npackages/a/test/a.test.ts > a fails\n  Error: 1 is not 2",
    );
    const unstable = summarize([task("a#test", "MISS", 1)], { ...none, failures: failed }, true);
    expect(unstable).toContain("unstable test");
    expect(unstable).toContain("Unstable tests");
    expect(unstable).not.toContain("Failed");
  });
});
