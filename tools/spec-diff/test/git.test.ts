import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { specDiff } from "../src/spec-diff.ts";
import { rpcText } from "./case.ts";

let root: string;

const git = (...args: string[]): string =>
  execFileSync(
    "git",
    ["-c", "user.name=t", "-c", "user.email=t@localhost", "-c", "commit.gpgsign=false", ...args],
    {
      cwd: root,
      encoding: "utf8",
    },
  );

const spec = "specs/rpc/test.openrpc.yaml";

function write(name: string, text: string): void {
  mkdirSync(join(root, name, ".."), { recursive: true });
  writeFileSync(join(root, name), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "spec-diff-"));
  write("pnpm-workspace.yaml", "packages: [packages/*]\n");
  write("packages/rpc/package.json", JSON.stringify({ name: "@t/rpc", version: "1.2.3" }));
  write(
    "packages/rpc/turbo.json",
    JSON.stringify({ tasks: { generate: { inputs: ["$TURBO_DEFAULT$", "$TURBO_ROOT$/specs/rpc/**"] } } }),
  );
  write(spec, rpcText({}));
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "first");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("compares the work tree with a commit, whose specs are read beside it", () => {
  write(spec, rpcText({ name: "other", params: [{ name: "a", schema: true }] }));
  const before = git("status", "--porcelain");
  const report = specDiff(root, { base: "HEAD" });
  expect(report).toContain("major  specs/rpc/test.openrpc.yaml:6 (in the base)\n       `call` is removed.");
  expect(report).toContain("  @t/rpc 1.2.3 -> 2.0.0 (major)");
  expect(git("status", "--porcelain")).toBe(before);
});

test("compares with a folder", () => {
  cpSync(join(root, "specs"), join(root, "old/specs"), { recursive: true });
  write(spec, readFileSync(join(root, spec), "utf8").replace("call", "called"));
  expect(specDiff(root, { folder: join(root, "old") })).toContain("`called` is the new name of `call`.");
});

test("tells programs the same as JSON", () => {
  write(spec, rpcText({ summary: "A." }));
  expect(JSON.parse(specDiff(root, { base: "HEAD", json: true }))).toEqual({
    base: "HEAD",
    packages: { "@t/rpc": { version: "1.2.3", level: "patch", bump: "patch" } },
    findings: [
      {
        rule: "text",
        level: "patch",
        subject: { file: spec, name: "call" },
        line: 6,
        old: false,
        sentence: "`call` has another summary.",
        packages: { "@t/rpc": "patch" },
      },
    ],
  });
});

test("refuses a base that is not there", () => {
  expect(() => specDiff(root, { base: "v9" })).toThrow(
    "there is no commit v9 here; correct the name, or fetch it",
  );
  expect(() => specDiff(root, { base: "--help" })).toThrow("there is no commit --help here");
  expect(() => specDiff(root, { folder: join(root, "packages") })).toThrow(
    "holds no specs/; name the folder above it",
  );
});

test("refuses a folder that is no git checkout", () => {
  rmSync(join(root, ".git"), { recursive: true });
  expect(() => specDiff(root, { base: "HEAD" })).toThrow(
    "is no git checkout; compare with a folder: --base-dir",
  );
});

test("refuses a spec that does not parse, with its place", () => {
  write(spec, "openrpc: 1.3.2\nmethods: [\n");
  expect(() => specDiff(root, { base: "HEAD" })).toThrow(
    /^specs\/rpc\/test\.openrpc\.yaml:\d+:\d+: .*; write valid YAML/,
  );
});

test("refuses a spec that moved", () => {
  git("mv", spec, "specs/test.openrpc.yaml");
  expect(() => specDiff(root, { base: "HEAD" })).toThrow(
    "specs/rpc/test.openrpc.yaml has moved to specs/test.openrpc.yaml",
  );
});

test("refuses a base without specs", () => {
  git("rm", "-r", "--quiet", "specs");
  git("commit", "--quiet", "--message", "none");
  write(spec, rpcText({}));
  expect(() => specDiff(root, { base: "HEAD" })).toThrow("has no specs/");
});
