import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import type { Member } from "@node-access-tools/workspace";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkoutMistakes, missingTags, tagMistakes } from "../src/checkout.ts";
import { restoreOnFailure } from "../src/version-files.ts";

let root: string;

function git(...args: readonly string[]): void {
  const author = ["-c", "user.name=test", "-c", "user.email=test@localhost"];
  execFileSync("git", [...author, ...args], { cwd: root, stdio: "ignore" });
}

const url = "git+https://github.com/one/two.git";
const member: Member = {
  kind: "package",
  path: "packages/a",
  directory: "",
  manifest: { name: "@node-access/a", version: "1.0.0", repository: { type: "git", url } },
};
const release = { name: "@node-access/a", version: "1.0.0", tarball: { file: "", contents: [] } };
const tag = "@node-access/a@1.0.0";

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "checkout-")));
  git("init", "--quiet", "--initial-branch=main");
  git("commit", "--quiet", "--allow-empty", "--message=one");
});

afterEach(() => rmSync(root, { recursive: true }));

describe("a checkout", () => {
  it("is accepted if everything is committed and the packages name its repository", async () => {
    expect(await checkoutMistakes(root, [member], {})).toEqual([]);
    expect(await checkoutMistakes(root, [member], { GITHUB_REPOSITORY: "one/two" })).toEqual([]);
    const elsewhere = { GITHUB_REPOSITORY: "three/two", GITHUB_SERVER_URL: "https://github.com" };
    expect(await checkoutMistakes(root, [member], elsewhere)).toEqual([
      `packages/a/package.json: repository.url is ${url}, expected git+https://github.com/three/two.git, the repository of this build`,
    ]);
  });

  it("is rejected with uncommitted files, except for ignored ones", async () => {
    put(root, ".gitignore", "dist\n");
    git("add", "--all");
    git("commit", "--quiet", "--message=two");
    put(root, "dist/a.js", "");
    put(root, "new.ts", "");
    put(root, ".gitignore", "dist\n\n");
    expect(await checkoutMistakes(root, [member], {})).toEqual([
      ".gitignore is not committed, so the tagged commit would lack it",
      "new.ts is not committed, so the tagged commit would lack it",
    ]);
  });

  it("is rejected if it is a shallow clone, or not a git checkout", async () => {
    git("commit", "--quiet", "--allow-empty", "--message=two");
    const shallow = join(root, "../", `${root.split("/").at(-1)}-shallow`);
    execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${root}`, shallow]);
    try {
      expect(await checkoutMistakes(shallow, [member], {})).toEqual([
        expect.stringContaining("git fetch --unshallow --tags"),
      ]);
      rmSync(join(shallow, ".git"), { recursive: true });
      expect(await checkoutMistakes(shallow, [member], {})).toEqual([
        expect.stringContaining("is not a git checkout"),
      ]);
    } finally {
      rmSync(shallow, { recursive: true });
    }
  });
});

describe("tags", () => {
  it("may exist already, if they name this commit", async () => {
    expect(await tagMistakes(root, [release])).toEqual([]);
    expect(await missingTags(root, [member])).toEqual([tag]);
    git("tag", "--annotate", tag, "--message=one");
    expect(await tagMistakes(root, [release])).toEqual([]);
    expect(await missingTags(root, [member])).toEqual([]);
    git("commit", "--quiet", "--allow-empty", "--message=two");
    expect(await tagMistakes(root, [release])).toEqual([
      expect.stringMatching(/^the tag @node-access\/a@1\.0\.0 names commit [0-9a-f]{12} and not this one/),
    ]);
  });
});

describe("restoreOnFailure", () => {
  it("restores changed, created and removed files, and only after a failure", async () => {
    put(root, "a/package.json", "1");
    put(root, "b/package.json", "2");
    const change = async (): Promise<void> => {
      put(root, "a/package.json", "changed");
      rmSync(join(root, "b/package.json"));
      put(root, "c/package.json", "new");
    };
    const failing = restoreOnFailure(root, ["*/package.json"], async () => {
      await change();
      throw new Error("no lockfile");
    });
    await expect(failing).rejects.toThrow("no lockfile");
    const text = (path: string): string => readFileSync(join(root, path), "utf8");
    expect([text("a/package.json"), text("b/package.json")]).toEqual(["1", "2"]);
    expect(existsSync(join(root, "c/package.json"))).toBe(false);
    await restoreOnFailure(root, ["*/package.json"], change);
    expect(text("c/package.json")).toBe("new");
  });
});
