import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
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

1 change in the specs since HEAD.

1 change in 1 file since @t/gateway@0.4.0, @t/rpc@1.2.3; npm run spec:diff lists them.
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
    "kept    .changeset/spec-rpc.md: its change is gone, but someone wrote text into it",
  );
  expect(changesets()).toEqual([".changeset/own.md", ".changeset/spec-rpc.md"]);
});

test("with a base, it only reports: changesets of other changes stay", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({}, { A: without }));
  await writes();
  repository.commit();
  const before = repository.read(only());
  repository.write(repository.spec, rpcText({ summary: "A." }, { A: without }));
  const { output } = await write(repository.root, { commit: "HEAD" });
  expect(output).toContain("`call` has a different summary.");
  expect(output).toContain("1 change in the specs since HEAD.");
  expect(output).toContain("Nothing is written: changesets tell what has changed since the last releases.");
  expect(changesets()).toEqual([".changeset/spec-rpc.md"]);
  expect(repository.read(only())).toBe(before);
});

test("lists the changes of the work tree, and counts those since the releases", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({ summary: "A." }, { A: without }));
  repository.commit();
  repository.write(repository.spec, rpcText({ summary: "A." }, { A: without, B: A }));
  const { output } = await writes();
  expect(output).toContain("`B` is exported.");
  expect(output).not.toContain("is removed");
  expect(output).toContain(
    "3 changes in 1 file since @t/gateway@0.4.0, @t/rpc@1.2.3; npm run spec:diff lists them.",
  );
});

test.each([
  [3, "`T0`, `T1` and `T2` have a different description."],
  [12, "`T0`, `T1`, `T2`, `T3`, `T4`, `T5`, `T6`, `T7`, `T8`, `T9` and 2 more have a different description."],
])("the same change of %s descriptions is one sentence, which names ten", async (count, text) => {
  const types = (description: string): Record<string, object> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`T${index}`, { ...A, description }]));
  repository.write(repository.spec, rpcText({}, types("One thing.")));
  repository.release();
  repository.write(repository.spec, rpcText({}, types("Another thing.")));
  await writes();
  expect(repository.read(".changeset/spec-rpc.md")).toContain(text);
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
- \`call\` has a different summary and different examples. \`A\` has a different description.
`);
  // It exports no types.
  expect(repository.read(".changeset/spec-gateway.md").split("---\n")[2]).toBe(`
\`call\` has a different summary and different examples. \`A\` has a different description.
`);
});

test("the check fails if a changeset is missing or too low, and prints the command that fixes it", async () => {
  repository.release();
  expect(await checks()).toEqual({
    output: "No spec has changed a package since @t/gateway@0.4.0, @t/rpc@1.2.3.",
    passed: true,
  });
  repository.write(repository.spec, rpcText({}, { A: without }));
  const missing = await checks();
  expect(missing.passed).toBe(false);
  expect(missing.output).toMatch(
    /^\.changeset\/spec-rpc\.md is missing: it must have @t\/rpc major\nTo fix: npm run spec:diff -- --write$/,
  );
  const since = await check(repository.root, { commit: "HEAD" });
  expect(since.output).toMatch(/\nTo fix: npm run spec:diff -- --write$/);
  await writes();
  expect((await checks()).passed).toBe(true);
  repository.write(only(), repository.read(only()).replace("major", "minor"));
  expect((await checks()).output).toMatch(
    /\.md is too low: it must have at least @t\/rpc major\nTo fix: npm run spec:diff -- --write$/,
  );
  repository.write(only(), repository.read(only()).replace(`"@t/rpc": minor\n`, ""));
  expect((await checks()).output).toMatch(/\.md is too low: it must have at least @t\/rpc major\n/);
});

test("after versions were bumped, the check requires that they were bumped enough, until other work follows", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({}, { A: without }));
  await writes();
  repository.version("rpc", "2.0.0");
  expect((await checks()).passed).toBe(true);
  repository.version("rpc", "1.3.0");
  const low = "@t/rpc is 1.3.0, but the specs since 1.2.3 require at least 2.0.0";
  expect((await checks()).output).toContain(low);
  repository.git("rm", "--quiet", "--force", "--ignore-unmatch", "-r", ".changeset");
  rmSync(join(repository.root, ".changeset"), { recursive: true });
  repository.commit();
  expect(await checks()).toMatchObject({ passed: false, output: expect.stringContaining(low) });
  repository.git("checkout", "--quiet", "-b", "merged", "HEAD~1");
  repository.git("merge", "--quiet", "--no-ff", "--no-edit", "-");
  expect(await checks()).toMatchObject({ passed: false, output: expect.stringContaining(low) });
  // What is published can be corrected only by the next release.
  repository.write("README.md", "more");
  repository.commit();
  expect((await checks()).passed).toBe(true);
});

test("a clone without tags knows what is released: right after the commit, and with a change after it", async () => {
  const clone = `${repository.root}-clone`;
  onTestFinished(() => rmSync(clone, { recursive: true }));
  const cloned = (): Promise<Outcome> => {
    rmSync(clone, { recursive: true, force: true });
    repository.git("clone", "--quiet", "--no-tags", repository.root, clone);
    return check(clone, {});
  };
  expect((await cloned()).output).toContain("No package has been released yet");
  repository.release();
  const since = "since @t/gateway@0.4.0, @t/rpc@1.2.3";
  expect(await cloned()).toEqual({ output: `No spec has changed a package ${since}.`, passed: true });
  repository.write(repository.spec, rpcText({}, { A: without }));
  repository.git("add", repository.spec);
  repository.git("commit", "--quiet", "--message=change");
  expect(await cloned()).toMatchObject({
    passed: false,
    output: expect.stringContaining(".changeset/spec-rpc.md is missing"),
  });
  await writes();
  repository.git("add", ".changeset");
  repository.git("commit", "--quiet", "--message=changeset");
  const changed = `Each of 1 packages that spec changes ${since} affect has its changeset.`;
  expect(await cloned()).toEqual({ output: changed, passed: true });
});

test("each package is compared with its own last release, and a version of 0.0.0 forgets former ones", async () => {
  repository.release("1.2.3", "0.0.0");
  repository.write(repository.spec, rpcText({}, { A: without }));
  repository.commit();
  repository.version("gateway", "0.4.0");
  repository.commit();
  await writes();
  expect(repository.read(only())).toContain(`"@t/rpc": major\n---`);
  expect(repository.read(only())).not.toContain("gateway");
  repository.release("0.0.0", "0.0.0");
  expect((await checks()).output).toContain("No package has been released yet");
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

test("in a shallow clone, the check reports that it checked nothing, and a report needs a base", async () => {
  repository.release();
  const clone = `${repository.root}-clone`;
  onTestFinished(() => rmSync(clone, { recursive: true }));
  repository.git("clone", "--quiet", "--depth=1", `file://${repository.root}`, clone);
  expect(await check(clone, {})).toMatchObject({
    passed: true,
    output: expect.stringContaining("NOT CHECKED, since the history is truncated"),
  });
  await expect(report(clone, {}, options)).rejects.toThrow("the history is truncated");
  await expect(report(clone, { commit: "HEAD" }, options)).resolves.toMatchObject({ passed: true });
});

test("names a changeset that does not parse, and writes nothing", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({}, { A: without }));
  repository.write(".changeset/own.md", `---\n"@t/rpc": [\n---\n\nOwn.\n`);
  await expect(writes()).rejects.toThrow(
    ".changeset/own.md: could not parse changeset - invalid YAML in frontmatter; correct it",
  );
  expect(changesets()).toEqual([".changeset/own.md"]);
});

test("reports that changesets cannot be written, and writes none", async () => {
  repository.release();
  repository.write(repository.spec, rpcText({}, { A: without }));
  repository.write(".changeset", "A file where the folder would be.");
  await expect(writes()).rejects.toThrow(
    /\.changeset\/spec-.*: it cannot be written \(.*\); nothing was written/,
  );
  expect(repository.read(".changeset")).toBe("A file where the folder would be.");
});
