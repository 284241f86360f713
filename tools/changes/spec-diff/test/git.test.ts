import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check, report } from "../src/commands.ts";
import type { Base } from "../src/spec-diff.ts";
import { rpcText } from "./case.ts";
import { Repository } from "./repository.ts";

let repository: Repository;

async function output(base: Base, json = false): Promise<string> {
  return (await report(repository.root, base, { json })).output;
}

beforeEach(() => {
  repository = new Repository();
  repository.release();
});

afterEach(() => repository.remove());

test("compares the work tree with a commit", async () => {
  repository.write(repository.spec, rpcText({ name: "other", params: [{ name: "a", schema: true }] }));
  const before = repository.git("status", "--porcelain");
  const printed = await output({ commit: "HEAD" });
  expect(printed).toContain("major  specs/rpc/test.openrpc.yaml:6 (in the base)\n       `call` is removed.");
  expect(printed).toContain("  @t/rpc 1.2.3 -> 2.0.0 (major)");
  expect(repository.git("status", "--porcelain")).toBe(before);
});

test("compares with a folder", async () => {
  cpSync(join(repository.root, "specs"), join(repository.root, "old/specs"), { recursive: true });
  repository.write(repository.spec, repository.read(repository.spec).replace("call", "called"));
  expect(await output({ folder: join(repository.root, "old") })).toContain(
    "`called` is the new name of `call`.",
  );
});

test("prints the same findings as JSON", async () => {
  repository.write(repository.spec, rpcText({ summary: "A." }));
  expect(JSON.parse(await output({ commit: "HEAD" }, true))).toEqual([
    {
      base: "HEAD",
      packages: {
        "@t/gateway": { version: "0.4.0", level: "patch", bump: "patch" },
        "@t/rpc": { version: "1.2.3", level: "patch", bump: "patch" },
      },
      findings: [
        {
          rule: "text",
          level: "patch",
          levels: { sent: "patch" },
          subject: { file: repository.spec, name: "call" },
          line: 6,
          old: false,
          sentence: "`call` has a different summary.",
          packages: { "@t/gateway": "patch", "@t/rpc": "patch" },
        },
      ],
    },
  ]);
});

test("rejects a base that does not exist", async () => {
  await expect(output({ commit: "v9" })).rejects.toThrow(
    "there is no commit v9 here; correct the name, or fetch it",
  );
  await expect(output({ commit: "--help" })).rejects.toThrow("there is no commit --help here");
  await expect(output({ folder: join(repository.root, "packages") })).rejects.toThrow(
    "contains no specs/ with specs; name the folder above it",
  );
  repository.write("empty/specs/README.md", "None.");
  await expect(output({ folder: join(repository.root, "empty") })).rejects.toThrow(
    "contains no specs/ with specs",
  );
});

test("rejects a folder that is not a git checkout", async () => {
  rmSync(join(repository.root, ".git"), { recursive: true });
  await expect(output({ commit: "HEAD" })).rejects.toThrow(
    "is not a git checkout; compare with a folder: --base-dir",
  );
});

test("rejects a spec that does not parse, with its place", async () => {
  repository.write(repository.spec, "openrpc: 1.3.2\nmethods: [\n");
  await expect(output({ commit: "HEAD" })).rejects.toThrow(
    /^specs\/rpc\/test\.openrpc\.yaml:\d+:\d+: .*; write valid YAML/,
  );
});

test("rejects a spec of the base that does not parse, and names the base", async () => {
  const text = repository.read(repository.spec);
  repository.write(repository.spec, "openrpc: 1.3.2\nmethods: [\n");
  repository.commit();
  repository.write(repository.spec, text);
  await expect(output({ commit: "HEAD" })).rejects.toThrow(
    /^the base's specs\/rpc\/test\.openrpc\.yaml:\d+:\d+: .*; write valid YAML/,
  );
});

test.each([
  ["", "it is empty"],
  ["- openrpc\n", "it has no top-level keys"],
  ["text\n", "it has no top-level keys"],
])("rejects a spec that is not a mapping: %j", async (text, what) => {
  repository.write(repository.spec, text);
  await expect(output({ commit: "HEAD" })).rejects.toThrow(
    `specs/rpc/test.openrpc.yaml:1:1: ${what}; begin it like a spec: \`openrpc: 1.3.2\` or \`openapi: 3.1.0\``,
  );
});

test("sees a change of each kind of file, in the work tree and in commits", async () => {
  const schema = "type Query {\n  balance: Int\n  block: Int\n}\n";
  repository.write("specs/graphql/ethereum.graphql", schema);
  repository.commit();
  expect(await output({ commit: "HEAD" })).toBe("0 changes in the specs since HEAD.");
  repository.write("specs/graphql/ethereum.graphql", schema.replace("  balance: Int\n", ""));
  const says = "major  specs/graphql/ethereum.graphql:2:3 (in the base)\n       `Query.balance` is removed.";
  expect(await output({ commit: "HEAD" })).toContain(says);
  expect(await output({ commit: "HEAD~1" })).toContain("`Query` is added.");
});

test("rejects a file that nothing reads, even where changesets cannot be checked", async () => {
  repository.write("specs/graphql/new.gql", "type Query { a: Int }");
  const says =
    "no tool reads specs/graphql/new.gql, so a change of it would go unnoticed; refer to it from a spec";
  await expect(output({ commit: "HEAD" })).rejects.toThrow(says);
  rmSync(join(repository.root, ".git"), { recursive: true });
  await expect(check(repository.root, {})).rejects.toThrow(says);
});

test("a file that an editor left is no spec", async () => {
  repository.write("specs/rpc/.test.openrpc.yaml.swp", "a");
  expect(await output({ commit: "HEAD" })).toBe("0 changes in the specs since HEAD.");
});

test("rejects a spec that moved", async () => {
  const whole =
    "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\nx-part: { $ref: 'a/b.openapi.yaml#/c' }\n";
  const part = "openapi: 3.1.0\ncomponents: {}\n";
  repository.write("specs/a.openapi.yaml", whole);
  repository.write("specs/a/b.openapi.yaml", part);
  repository.commit();
  repository.write("specs/a.openapi.yaml", whole.replace("a/b", "a/c/b"));
  repository.git("rm", "--quiet", "specs/a/b.openapi.yaml");
  repository.write("specs/a/c/b.openapi.yaml", part);
  await expect(output({ commit: "HEAD" })).rejects.toThrow(
    "specs/a/b.openapi.yaml has moved to specs/a/c/b.openapi.yaml",
  );
});

test("rejects a base without specs", async () => {
  repository.git("rm", "-r", "--quiet", "specs");
  repository.git("commit", "--quiet", "--message", "none");
  repository.write(repository.spec, rpcText({}));
  await expect(output({ commit: "HEAD" })).rejects.toThrow("has no specs/");
});
