import { globSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check, type Outcome, report, write } from "../src/commands.ts";
import { rpcText } from "./case.ts";
import { Repository } from "./repository.ts";

let repository: Repository;

const options = { json: false };
const A = { type: "object", properties: { a: { type: "string" } } };
const without = { type: "object" };

const writes = (): Promise<Outcome> => write(repository.root, {});
const checks = (): Promise<Outcome> => check(repository.root, {});
const changesets = (): string[] => globSync(".changeset/*.md", { cwd: repository.root }).toSorted();
const only = (): string => changesets()[0] ?? "";

beforeEach(() => {
  repository = new Repository();
  repository.write(repository.spec, rpcText({}, { A }));
  repository.commit();
});

afterEach(() => repository.remove());

test("writes a changeset for each package that a change affects", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({}, { A: without }));
  expect(await writes()).toEqual({
    output: `major  specs/rpc/test.openrpc.yaml:18 (in the base)
       \`A.a\` is removed.

1 change in the specs since @t/gateway@0.4.0, @t/rpc@1.2.3.
  @t/rpc 1.2.3 -> 2.0.0 (major): specs/rpc/test.openrpc.yaml:18 (in the base)

wrote   ${only()}`,
    passed: true,
  });
  expect(changesets()).toEqual([".changeset/spec-rpc.md"]);
  expect(repository.read(only())).toBe(`---
# Written by \`npm run spec:diff -- --write\`.
# It replaces the text up to the first empty line, and keeps what follows.
"@t/rpc": major
---

\`A.a\` is removed.
`);
});

test("before 1.0.0 a break is minor", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({ name: "other" }, { A }));
  await writes();
  expect(changesets()).toEqual([".changeset/spec-gateway.md", ".changeset/spec-rpc.md"]);
  expect(repository.read(".changeset/spec-gateway.md")).toContain(`"@t/gateway": minor\n---`);
  expect(repository.read(".changeset/spec-rpc.md")).toContain(`"@t/rpc": major\n---`);
});

test("a second run changes nothing; after another change, a run replaces the generated text and leaves hand-written text", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({}, { A: without }));
  await writes();
  expect((await writes()).output).toMatch(/\n\nThe changesets are up to date\.$/);
  const byHand = "Read `a` from elsewhere.\n\n```ts\nelsewhere.a;\n```\n";
  repository.write(only(), `${repository.read(only())}\n${byHand}`);
  repository.write(repository.spec, rpcText({}, { A: { type: "array" } }));
  expect((await writes()).output.endsWith(`\n\nwrote   ${only()}`)).toBe(true);
  expect(changesets()).toHaveLength(1);
  const written = repository.read(only());
  expect(written).toContain("`A` is an array instead of an object with `a`.");
  expect(written).not.toContain("is removed");
  expect(written.endsWith(`an object with \`a\`.\n\n${byHand}`)).toBe(true);
});

test("removes a changeset whose change is gone, unless it has hand-written text, and no changesets of other tools", async () => {
  repository.write(".changeset/own.md", `---\n"@t/rpc": patch\n---\n\nOwn.\n`);
  repository.release();
  repository.write(repository.spec, rpcText({}, { A: without }));
  await writes();
  repository.write(repository.spec, rpcText({}, { A }));
  expect((await writes()).output).toContain("removed .changeset/spec-rpc.md: its change is gone");
  expect(changesets()).toEqual([".changeset/own.md"]);
  repository.write(repository.spec, rpcText({}, { A: without }));
  await writes();
  repository.write(".changeset/spec-rpc.md", `${repository.read(".changeset/spec-rpc.md")}\nBy hand.\n`);
  repository.write(repository.spec, rpcText({}, { A }));
  expect((await writes()).output).toContain(
    "kept    .changeset/spec-rpc.md: its change is gone, but it has text written by hand",
  );
  expect(changesets()).toEqual([".changeset/own.md", ".changeset/spec-rpc.md"]);
});

test("a changeset lists breaks, additions and rewordings, and the changelog has nothing else", async () => {
  repository.release();
  repository.write(
    repository.spec,
    rpcText(
      { summary: "A.", examples: [{ name: "e", params: [], result: {} }] },
      { A: { ...without, description: "A." }, B: A, C: without },
    ),
  );
  await writes();
  expect(repository.read(".changeset/spec-rpc.md").split("---\n")[2]).toBe(`
Follows the service's interface:
- \`A.a\` is removed.
- New types: \`B\`, \`C\`.
- \`call\` has another summary and other examples. \`A\` has another description.
`);
  // It exports no types.
  expect(repository.read(".changeset/spec-gateway.md").split("---\n")[2]).toBe(`
\`call\` has another summary and other examples. \`A\` has another description.
`);
});

test("the check fails if a changeset is missing or too low, and prints the command that fixes it", async () => {
  repository.release();
  expect(await checks()).toEqual({
    output:
      "Each of 0 packages that spec changes since @t/gateway@0.4.0, @t/rpc@1.2.3 affect has its changeset.",
    passed: true,
  });
  repository.write(repository.spec, rpcText({}, { A: without }));
  const missing = await checks();
  expect(missing.passed).toBe(false);
  expect(missing.output).toMatch(
    /^\.changeset\/spec-rpc\.md is missing: it must have @t\/rpc major\nTo fix: npm run spec:diff -- --write$/,
  );
  const since = await check(repository.root, { commit: "HEAD" });
  expect(since.output).toMatch(/\nTo fix: npm run spec:diff -- --base HEAD --write$/);
  await writes();
  expect((await checks()).passed).toBe(true);
  repository.write(only(), repository.read(only()).replace("major", "minor"));
  expect((await checks()).output).toMatch(
    /\.md is too low: it must have @t\/rpc major\nTo fix: npm run spec:diff -- --write$/,
  );
  repository.write(only(), repository.read(only()).replace(`"@t/rpc": minor\n`, ""));
  expect((await checks()).output).toMatch(/\.md is too low: it must have @t\/rpc major\n/);
});

test("after versions were bumped, the check requires that they were bumped enough", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({}, { A: without }));
  const set = (rpc: string): void => {
    const name = "packages/rpc/package.json";
    repository.write(name, JSON.stringify({ ...JSON.parse(repository.read(name)), version: rpc }));
  };
  await writes();
  set("2.0.0");
  expect((await checks()).passed).toBe(true);
  set("1.3.0");
  expect((await checks()).output).toContain(
    "@t/rpc is 1.3.0, but the specs since 1.2.3 require at least 2.0.0",
  );
});

test("each package is compared with its own last release", async () => {
  repository.git("tag", "@t/rpc@1.2.3");
  repository.write(repository.spec, rpcText({}, { A: without }));
  repository.commit();
  repository.git("tag", "@t/gateway@0.4.0");
  repository.git("tag", "@t/rpc@1.2.2");
  await writes();
  expect(repository.read(only())).toContain(`"@t/rpc": major\n---`);
  expect(repository.read(only())).not.toContain("gateway");
});

test("without a release, the check passes, a report has nothing to compare with, and a run writes a changeset for the first release", async () => {
  expect(await checks()).toMatchObject({
    passed: true,
    output: expect.stringContaining("No package has been released yet"),
  });
  await expect(report(repository.root, {}, options)).rejects.toThrow(
    "nothing to compare with; name a commit: --base <commit>",
  );
  repository.write(".changeset/own.md", `---\n"@t/rpc": minor\n---\n\nFirst.\n`);
  await writes();
  expect(changesets()).toEqual([".changeset/own.md", ".changeset/spec-first-release.md"]);
  expect(repository.read(".changeset/spec-first-release.md")).toContain(
    `"@t/gateway": minor\n---\n\nFirst release.`,
  );
  expect((await writes()).output).toContain("The changesets are up to date.");
});

test("in a clone without tags, the check reports that it checked nothing", async () => {
  const clone = join(repository.root, "clone");
  repository.git("clone", "--quiet", "--depth=1", "--no-tags", `file://${repository.root}`, clone);
  expect(await check(clone, {})).toMatchObject({
    passed: true,
    output: expect.stringContaining("NOT CHECKED, since the history is truncated"),
  });
});

test("reports the place of a changeset that does not parse, and writes nothing", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({}, { A: without }));
  repository.write(".changeset/own.md", `---\n"@t/rpc": [\n---\n\nOwn.\n`);
  await expect(writes()).rejects.toThrow(/^\.changeset\/own\.md:\d+:\d+: /);
  expect(changesets()).toEqual([".changeset/own.md"]);
});

test("reports that changesets cannot be written, and writes none", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({}, { A: without }));
  repository.write(".changeset", "A file where the folder would be.");
  await expect(writes()).rejects.toThrow(
    /\.changeset\/spec-.*: it cannot be written \(.*\); check that its folder/,
  );
  expect(repository.read(".changeset")).toBe("A file where the folder would be.");
});
