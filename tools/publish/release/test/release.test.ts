import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { type Member, members } from "@node-access-tools/workspace";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { must } from "../src/command.ts";
import { withVersion } from "../src/version-files.ts";
import { planMistakes, rangeMistakes, readPlan } from "../src/plan.ts";
import { formerPrograms } from "../src/consumers/former-programs.ts";
import { breaksSince, pending, publishedMistakes, versionMistakes } from "../src/releases.ts";

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "release-")));
  put(root, "pnpm-workspace.yaml", "");
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes a small package into the workspace. */
function member(name: string, version: string, more: Readonly<Record<string, unknown>> = {}): Member {
  const manifest = {
    name: `@node-access/${name}`,
    version,
    license: "MIT",
    type: "module",
    sideEffects: false,
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
    ...more,
  };
  const path = `packages/${name}`;
  put(root, `${path}/package.json`, JSON.stringify(manifest));
  return { kind: "package", path, directory: join(root, path), manifest };
}

const packument = (version: string, time: string) => ({
  versions: { [version]: {} },
  "dist-tags": { latest: version },
  time: { [version]: time },
});

/** Packs a package like `changeset pack`. @returns the mistakes of the plan. */
async function packed(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { path, directory, manifest } = member("sample", "0.2.0");
  for (const [name, text] of Object.entries(files)) put(root, `out/stage/package/${name}`, text);
  put(root, "out/stage/package/package.json", JSON.stringify(manifest));
  await must("tar", ["-czf", join(root, "out/sample.tgz"), "-C", join(root, "out/stage"), "package"], {
    cwd: directory,
  });
  const release = { name: manifest.name, version: "0.2.0", tarball: { path: "sample.tgz" } };
  const plan = [[{ kind: "publish", ...release }], [{ kind: "tag-only", name: path, version: "1.0.0" }]];
  put(root, "out/publish-plan.json", JSON.stringify({ version: 1, plan }));
  const read = readPlan(join(root, "out"));
  expect(read.map(({ name }) => name)).toEqual([manifest.name]);
  return planMistakes(read, members(root), root);
}

describe("withVersion", () => {
  it("writes the version, and only that", () => {
    const source = '/** Doc. */\nexport const VERSION = "0.1.0";\n';
    expect(withVersion(source, "1.2.3", "version.ts")).toBe('/** Doc. */\nexport const VERSION = "1.2.3";\n');
  });

  it("rejects a module without one", () => {
    expect(() => withVersion("export {};\n", "1.2.3", "version.ts")).toThrow("version.ts has no line");
  });
});

describe("pending", () => {
  it("returns the highest level of each package, and every sentence", () => {
    put(root, ".changeset/README.md", "Notes.\n");
    put(
      root,
      ".changeset/a.md",
      '---\n"@node-access/a": patch\n"@node-access/b": minor\n---\n\nOne.\n\nMore.\n',
    );
    put(root, ".changeset/b.md", "---\n'@node-access/a': major\n---\n\nTwo.\n");
    expect([...pending(root)]).toEqual([
      ["@node-access/a", { level: "major", sentences: ["One.", "Two."] }],
      ["@node-access/b", { level: "minor", sentences: ["One."] }],
    ]);
  });

  it("rejects an unknown level", () => {
    put(root, ".changeset/a.md", '---\n"@node-access/a": huge\n---\n\nOne.\n');
    expect(() => pending(root)).toThrow(
      'a.md: could not parse changeset - invalid version type "huge" for package "@node-access/a"',
    );
  });
});

describe("versionMistakes", () => {
  const releases = new Map([["@node-access/a", { level: "minor", sentences: ["One."] }]] as const);

  it("finds nothing if versioning was complete", () => {
    const before = [member("a", "0.1.0"), member("b", "0.1.0")];
    member("a", "0.2.0");
    member("b", "0.1.1");
    put(root, "packages/a/CHANGELOG.md", "# a\n\n## 0.2.0\n\n- One.\n");
    put(root, "packages/b/CHANGELOG.md", "# b\n\n## 0.1.1\n");
    put(root, "packages/a/src/version.ts", 'export const VERSION = "0.2.0";\n');
    expect(versionMistakes(root, before, releases)).toEqual([]);
  });

  it("reports what is missing", () => {
    const before = [member("a", "0.1.0"), member("b", "0.1.0")];
    member("a", "0.1.1");
    member("b", "0.3.0");
    put(root, ".changeset/left.md", "---\n---\n");
    put(root, "packages/b/CHANGELOG.md", "## 0.3.0\n");
    put(root, "packages/a/src/version.ts", 'export const VERSION = "0.1.0";\n');
    expect(versionMistakes(root, before, releases)).toEqual([
      ".changeset/left.md still exists",
      "@node-access/a is 0.1.1, expected 0.2.0",
      'packages/a/CHANGELOG.md has no "## 0.1.1"',
      'packages/a/CHANGELOG.md has no "One."',
      "packages/a/src/version.ts does not have 0.1.1",
      "@node-access/b is 0.3.0, expected 0.1.0 or 0.1.1",
    ]);
  });
});

describe("publishedMistakes", () => {
  it("requires every version, its tags, and dependencies first", () => {
    const all = [
      member("a", "1.0.0"),
      member("b", "1.0.0", { dependencies: { "@node-access/a": "workspace:^" } }),
    ];
    const packuments = new Map([
      ["@node-access/a", packument("1.0.0", "2026-01-01T00:00:01Z")],
      ["@node-access/b", packument("1.0.0", "2026-01-01T00:00:02Z")],
    ]);
    const tags = new Set(["@node-access/a@1.0.0", "@node-access/b@1.0.0"]);
    expect(publishedMistakes(all, packuments, tags)).toEqual([]);

    packuments.set("@node-access/a", packument("1.0.0", "2026-01-01T00:00:03Z"));
    tags.delete("@node-access/a@1.0.0");
    expect(publishedMistakes(all, packuments, tags)).toEqual([
      "git has no tag @node-access/a@1.0.0",
      "@node-access/b was published before @node-access/a, which it depends on",
    ]);

    packuments.set("@node-access/b", { ...packument("1.0.0", ""), "dist-tags": { latest: "0.9.0" } });
    packuments.delete("@node-access/a");
    expect(publishedMistakes(all, packuments, tags)).toEqual([
      "@node-access/a@1.0.0 was not published",
      "@node-access/b: the tag latest is 0.9.0, expected 1.0.0",
    ]);
  });
});

describe("rangeMistakes", () => {
  it("requires the version in the workspace", () => {
    const all = [member("a", "1.1.0")];
    const of = (range: string): string[] =>
      rangeMistakes({ name: "b", dependencies: { "@node-access/a": range, undici: "7.0.0" } }, all);
    expect(of("^1.1.0")).toEqual([]);
    expect(of("^1.0.0")).toEqual(["depends on @node-access/a ^1.0.0, expected ^1.1.0"]);
    expect(of("workspace:^")).toHaveLength(1);
  });
});

describe("planMistakes", () => {
  const good = {
    "README.md": "# sample\n",
    LICENSE: "MIT\n",
    "CHANGELOG.md": "# sample\n\n## 0.2.0\n\n- One.\n",
    "dist/index.js": "export const one = 1;\n",
    "dist/index.d.ts": "export declare const one: number;\n",
  };

  // What checks types is installed for the night only.
  const atNight = it.runIf(process.env["NIGHTLY"]);

  atNight("accepts a complete package", async () => {
    expect(await packed(good)).toEqual([]);
  });

  it("rejects a package without a changelog section for the version, or with missing files", async () => {
    const { "dist/index.js": _gone, ...rest } = good;
    expect(await packed({ ...rest, "CHANGELOG.md": "## 0.1.0\n" })).toEqual([
      '@node-access/sample@0.2.0: exports["."] points to ./dist/index.js, which is not in the tarball',
      '@node-access/sample@0.2.0: CHANGELOG.md has no section "## 0.2.0"',
    ]);
  });

  atNight("rejects types that do not resolve", async () => {
    const found = await packed({ ...good, "dist/index.d.ts": 'export * from "./inner";\n' });
    expect(found).toEqual([expect.stringContaining("Internal resolution error")]);
  });
});

function git(...args: string[]): Promise<string> {
  const own = ["-c", "user.name=t", "-c", "user.email=t@localhost", "-c", "commit.gpgsign=false"];
  return must("git", [...own, ...args], { cwd: root });
}

async function commit(): Promise<void> {
  await git("add", ".");
  await git("commit", "--quiet", "--message=state");
}

function program(text: string): void {
  const file = "tools/publish/release/src/consumers/programs.ts";
  put(root, file, `export const byImport: string = "${text}";\n`);
}

describe("what users of the last release have", () => {
  it("is the program of its commit, and which packages may break it", async () => {
    await git("init", "--quiet");
    program("old");
    put(root, "tools/publish/release/consumer-files/a", "");
    for (const name of ["rpc", "grpc", "new"]) member(name, "0.0.0");
    await commit();
    expect(await formerPrograms(root, root)).toBeUndefined();
    for (const name of ["rpc", "grpc"]) member(name, "0.1.0");
    await commit();
    program("new");
    await commit();
    expect((await formerPrograms(root, root))?.byImport).toBe("old");
    const now = [member("rpc", "0.1.1"), member("grpc", "0.2.0"), member("new", "0.1.0")];
    expect(breaksSince(root, now)).toEqual(["@node-access/grpc"]);
  });
});
