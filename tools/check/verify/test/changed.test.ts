import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Member } from "@node-access-tools/workspace";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changedMembers, changedPaths, selectTests } from "../src/changed.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changed-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text = ""): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function git(...args: string[]): string {
  const who = ["-c", "user.name=a", "-c", "user.email=a@localhost", "-c", "init.defaultBranch=main"];
  return execFileSync("git", [...who, ...args], { cwd: root, encoding: "utf8" }).trim();
}

function commit(path: string, text = ""): void {
  write(path, text);
  git("add", "-A");
  git("commit", "-qm", path);
}

const member = (path: string): Member => ({
  kind: "package",
  path,
  directory: join(root, path),
  manifest: { name: path },
});

describe("changes", () => {
  it("are the branch's own commits, and what is not committed, but not the main branch's", async () => {
    git("init", "-q");
    commit("a.ts");
    git("checkout", "-qb", "own");
    commit("b é.ts");
    git("checkout", "-q", "main");
    commit("c.ts");
    git("checkout", "-q", "own");
    write("a.ts", "changed");
    write("new/d.ts");
    expect((await changedPaths(root)).toSorted()).toEqual(["a.ts", "b é.ts", "new/d.ts"]);
    // What the remote has is compared with, if there is one.
    git("update-ref", "refs/remotes/origin/main", "own");
    expect((await changedPaths(root)).toSorted()).toEqual(["a.ts", "new/d.ts"]);
  });

  it("need a main branch", async () => {
    git("init", "-q", "-b", "other");
    commit("a.ts");
    await expect(changedPaths(root)).rejects.toThrow("expected a branch main");
  });

  it("belong to the member whose folder has them", () => {
    const all = [member("packages/rpc"), member("packages/rpc-more"), member("tools/check/verify")];
    const found = changedMembers(all, ["packages/rpc-more/src/a.ts", "README.md"]);
    expect(found.map(({ path }) => path)).toEqual(["packages/rpc-more"]);
  });
});

describe("selected tests", () => {
  const files = ["slow", "quick", "log-splitting", "middle"].map((name) => `test/calls/${name}.test.ts`);
  const seconds = Object.fromEntries(
    [50, 1, 30, 10].map((one, index) => [`packages/a/${files[index]}`, one]),
  );
  const select = (paths: string[], budget: number): readonly string[] => {
    for (const file of files) write(`packages/a/${file}`);
    return selectTests(root, member("packages/a"), paths, seconds, budget).files.map((file) =>
      file.replace(/.*\/(.*)\.test\.ts$/, "$1"),
    );
  };

  it("are the shortest ones, and as many as fit", () => {
    expect(select(["packages/a/src/b.ts"], 40)).toEqual(["quick", "middle"]);
    expect(select(["packages/a/src/b.ts"], 1_000)).toHaveLength(4);
  });

  it("begin with those that changed, however long they take, and those named like what changed", () => {
    expect(select(["packages/a/test/calls/slow.test.ts"], 12)).toEqual(["slow"]);
    expect(select(["packages/a/src/filters/split-logs/log-splitting.ts"], 35)).toEqual([
      "log-splitting",
      "quick",
    ]);
  });
});
