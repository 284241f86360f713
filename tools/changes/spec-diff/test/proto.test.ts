import { expect, test } from "vitest";
import type { Finding } from "../src/finding.ts";
import { Findings } from "../src/findings.ts";
import { compareProtos } from "../src/proto/compare-protos.ts";
import { rulesOf } from "./case.ts";
import { protoCases } from "./proto-cases.ts";

function texts(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([["specs/grpc/buf.yaml", "version: v2\nmodules: [{ path: . }]\n"], ...files]);
}

async function compared(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Promise<Finding[]> {
  const findings = new Findings();
  await compareProtos(texts(before), texts(after), findings);
  return findings.all;
}

function file(name: string, body: string): [string, string] {
  return [`specs/grpc/${name}/${name}.proto`, `syntax = "proto3";\npackage ${name};\n${body}\n`];
}

/** All in one run of buf, each in a package of its own. */
const named = protoCases.map((one, index) => Object.assign({}, one, { name: `case${index}` }));
const found = compared(
  new Map(named.map(({ name, before }) => file(name, before))),
  new Map(named.map(({ name, after }) => file(name, after))),
);

test.each(named.map((one) => [one.shows, one] as const))("%s", async (_, { name, rules }) => {
  const own = (await found).filter(({ subject }) => subject.file.startsWith(`specs/grpc/${name}/`));
  expect(rulesOf(own)).toEqual([...rules].toSorted());
});

function enums(sent: string, got: string): [string, string] {
  return file(
    "a",
    `enum Sent { A = 0; ${sent} } enum Got { B = 0; ${got} }
     message Q { Sent s = 1; } message R { Got g = 1; } service Calls { rpc Get(Q) returns (R); }`,
  );
}

test("a value added is flagged where it is received, and not where it is only sent", async () => {
  const all = await compared(new Map([enums("", "")]), new Map([enums("S = 1;", "G = 1;")]));
  expect(all.map(({ sentence, flag }) => [sentence, flag !== undefined])).toEqual([
    ["`a.Sent.S` is added.", false],
    ["`a.Got.G` is added.", true],
  ]);
});

test("protos where there were none are added, and all of them gone is a break", async () => {
  const some = new Map([
    file("a", "message M { int32 a = 1; enum E { A = 0; } } service S { rpc Get(M) returns (M); }"),
  ]);
  const added = await compared(new Map(), some);
  expect(added.map(({ rule, sentence }) => [rule, sentence])).toEqual([
    ["type-added", "`a.M` is added."],
    ["method-added", "`a.S` is added."],
  ]);
  const gone = await compared(some, new Map());
  expect(gone.map(({ rule, level, sentence, old, line }) => [rule, level, sentence, old, line])).toEqual([
    ["proto-broken", "major", "`a.M` is removed.", true, 3],
    ["proto-broken", "major", "`a.S` is removed.", true, 3],
  ]);
  expect(await compareProtos(new Map(), new Map(), new Findings())).toBeUndefined();
});

function packaged(body: string): string {
  return `syntax = "proto3"; package a; ${body}`;
}

test("a message may move to another file of its package", async () => {
  const [one] = file("a", "");
  const other = one.replace("a.proto", "b.proto");
  const before = new Map([
    [one, packaged("message A {} message B {}")],
    [other, packaged("message C {}")],
  ]);
  const after = new Map([
    [one, packaged("message A {}")],
    [other, packaged("message C {} message B {}")],
  ]);
  expect(await compared(before, after)).toEqual([]);
});

test("a finding names its file, line and thing", async () => {
  const before = file("a", "message A {\n  string a = 1;\n  string b = 2;\n}");
  const after = file("a", "message A {\n  int32 a = 1;\n  string b = 2;\n  string c = 3;\n}");
  expect(await compared(new Map([before]), new Map([after]))).toMatchObject([
    {
      rule: "proto-broken",
      level: "major",
      subject: { file: "specs/grpc/a/a.proto", name: "A" },
      line: 4,
      sentence:
        "`A` is broken: Field `1` with name `a` on message `A` changed type from `string` to `int32`.",
    },
    { rule: "property-added", subject: { name: "A" }, line: 6, sentence: "`a.A.c` is added." },
  ]);
});

test("protos that do not compile are told with their place", async () => {
  const good = new Map([file("a", "message A {}")]);
  const bad = new Map([file("a", "message A { Nothing a = 1; }")]);
  await expect(compared(good, bad)).rejects.toThrow(
    /^specs\/grpc\/a\/a\.proto:3:13: .*Nothing.*; correct it/,
  );
  await expect(compared(bad, good)).rejects.toThrow(/^the base's specs\/grpc\/a\/a\.proto:3:13: /);
});

test("what is wrong in buf's own file is told with its place", async () => {
  const good = new Map([file("a", "message A {}")]);
  const bad = new Map([...good, ["specs/grpc/buf.yaml", "version: v2\nlint: [\n"]]);
  await expect(compared(good, bad)).rejects.toThrow(
    /^specs\/grpc\/buf\.yaml:2:1: did not find .*; correct it$/,
  );
});
