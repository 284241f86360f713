import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { findRoot, must } from "@node-access-tools/workspace";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formerRelease, isBreak } from "../src/consumers/former-programs.ts";

let root: string;

function git(...args: string[]): Promise<string> {
  const own = ["-c", "user.name=t", "-c", "user.email=t@localhost", "-c", "commit.gpgsign=false"];
  return must("git", [...own, ...args], { cwd: root });
}

async function commit(): Promise<void> {
  await git("add", ".");
  await git("commit", "--quiet", "--message=state");
}

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "release-")));
  await git("init", "--quiet");
});

afterEach(() => rmSync(root, { recursive: true }));

function release(version: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) put(root, `packages/${name}/package.json`, `{\n  "version": "${version}"\n}\n`);
  return commit();
}

function program(text: string): void {
  const file = "tools/publish/release/src/consumers/programs.ts";
  put(root, file, `export const byImport: string = "${text}";\n`);
}

describe("what users of the last release have", () => {
  it("is the program of its commit, and the newest version of each package", async () => {
    program("old");
    put(root, "tools/publish/release/consumer-files/a", "");
    await release("0.0.0", "rpc", "grpc", "new");
    expect(await formerRelease(root, root)).toBeUndefined();
    await release("0.1.0", "rpc", "grpc");
    await release("0.1.1", "rpc");
    program("new");
    await commit();
    const former = await formerRelease(root, root);
    expect(former?.byImport).toBe("old");
    expect(former?.versions).toEqual(
      new Map([
        ["packages/grpc", "0.1.0"],
        ["packages/rpc", "0.1.1"],
      ]),
    );
  });

  it.each([
    ["0.1.0", "0.1.1", false],
    ["0.1.0", "0.2.0", true],
    ["0.9.0", "1.0.0", true],
    ["1.1.0", "1.2.0", false],
    ["1.9.0", "2.0.0", true],
    ["1.1.0", "10.1.0", true],
    [undefined, "0.1.0", false],
  ])("may break from %s to %s: %s", (before, now, expected) => {
    expect(isBreak(before, now)).toBe(expected);
  });
});

/** Runs the first command of `npm run release:publish`. */
function committed(): Promise<string> {
  return must(process.execPath, [join(import.meta.dirname, "../src/committed.ts")], { cwd: root });
}

describe("a checkout", () => {
  beforeEach(async () => {
    put(root, ".gitignore", "dist\n");
    await release("0.1.0", "rpc");
  });

  it("is accepted if everything is committed, except for ignored files", async () => {
    put(root, "dist/a.js", "");
    expect(await committed()).toBe("");
  });

  it("is rejected with uncommitted files", async () => {
    put(root, "new.ts", "");
    put(root, ".gitignore", "dist\n\n");
    await expect(committed()).rejects.toThrow(
      /the tagged commit would lack them:\n M \.gitignore\n\?\? new\.ts/,
    );
  });

  it("is rejected if it is a shallow clone, or not a git checkout", async () => {
    await release("0.1.1", "rpc");
    const [whole, shallow] = [root, `${root}/../${root.split("/").at(-1)}-shallow`];
    await git("clone", "--quiet", "--depth=1", `file://${root}`, shallow);
    root = shallow;
    try {
      await expect(committed()).rejects.toThrow("git fetch --unshallow --tags");
      rmSync(join(shallow, ".git"), { recursive: true });
      await expect(committed()).rejects.toThrow("not a git repository");
    } finally {
      rmSync(shallow, { recursive: true });
      root = whole;
    }
  });
});

it("the gateway's image has the Node version of the checkout", () => {
  const file = join(findRoot(import.meta.dirname), "packages/gateway/deploy/Dockerfile");
  const images = Array.from(readFileSync(file, "utf8").matchAll(/^FROM (\S+)/gm), ([, image]) => image);
  expect([...new Set(images)]).toEqual([`node:${process.versions.node}-bookworm-slim`]);
});
