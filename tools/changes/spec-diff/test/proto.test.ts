import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareProtos } from "../src/compare-protos.ts";
import type { Finding } from "@node-access/generate/diff";
import { generatedPackages, listPackages } from "../src/packages.ts";
import { compareFiles as compared, protoFile as file } from "./proto-findings.ts";

function enums(sent: string, got: string): [string, string] {
  return file(
    "a",
    `enum Sent { A = 0; ${sent} } enum Got { B = 0; ${got} }
     message Q { Sent s = 1; } message R { Got g = 1; }
     // Source: t.
     service Calls { rpc Get(Q) returns (R); }`,
  );
}

test("an added value is flagged if it is received, and not if it is only sent", async () => {
  const all = await compared(new Map([enums("", "")]), new Map([enums("S = 1;", "G = 1;")]));
  expect(all.map(({ sentence, flag }) => [sentence, flag !== undefined])).toEqual([
    ['`Got` may be `"G"`.', true],
    ['`Sent` may be `"S"`.', false],
  ]);
});

const OPTIONS = "specs/grpc/node_access/options.proto";
const options = readFileSync(join(import.meta.dirname, "../../../..", OPTIONS), "utf8");

function statuses(values: string): Map<string, string> {
  const body = `import "node_access/options.proto"; enum Status { NEW = 0; ${values} }`;
  return new Map([[OPTIONS, options], file("a", body)]);
}

test.each([
  ["becomes final", "DONE = 1;", "DONE = 1 [(node_access.final) = true];", ["is final"]],
  ["is added as final", "", "DONE = 1 [(node_access.final) = true];", ["is final"]],
  ["is no longer final", "DONE = 1 [(node_access.final) = true];", "DONE = 1;", ["is no longer final"]],
  ["was final and is removed", "DONE = 1 [(node_access.final) = true];", "", ["is no longer final"]],
  [
    "is final has a different number",
    "DONE = 1 [(node_access.final) = true];",
    "DONE = 2 [(node_access.final) = true];",
    ["is final, with the number 2 instead of 1"],
  ],
  ["stays final", "DONE = 1 [(node_access.final) = true];", "DONE = 1 [(node_access.final) = true];", []],
])("a value that %s, for the gateway alone", async (_, before, after, says) => {
  const all = await compared(statuses(before), statuses(after));
  const finals = all.filter(({ rule }) => rule === "final-changed");
  expect(finals.map(({ sentence }) => sentence)).toEqual(says.map((one) => `\`Status.DONE\` ${one}.`));
  const packages = generatedPackages(join(import.meta.dirname, "../../../.."));
  for (const one of finals)
    expect([...listPackages(one, packages)]).toEqual([["@node-access/gateway", "patch"]]);
});

test("new protos are additions, and removing all of them is a break", async () => {
  const some = new Map([
    file(
      "a",
      "message M { int32 a = 1; enum E { A = 0; } }\n// Source: t.\nservice S { rpc Get(M) returns (M); }",
    ),
  ]);
  const added = await compared(new Map(), some);
  expect(added.map(({ rule, sentence }) => [rule, sentence])).toEqual([
    ["method-added", "`a.S/Get` is added."],
    ["type-added", "`M` is exported."],
    ["type-added", "`M_E` is exported."],
  ]);
  const gone = await compared(some, new Map());
  expect(gone.map(({ rule, level, sentence, old, line }) => [rule, level, sentence, old, line])).toEqual([
    ["method-removed", "major", "`a.S/Get` is removed.", true, 5],
    ["type-removed", "major", "`M` is no longer exported.", true, 3],
    ["type-removed", "major", "`M_E` is no longer exported.", true, 3],
  ]);
  expect(await compared(new Map(), new Map())).toEqual([]);
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

/** The findings about a message in its own file, next to a client whose only file has a finding. */
function besideClient(body: string): Promise<Finding[]> {
  const state = (type: string): Parameters<typeof compareProtos>[0] => {
    const detail = `syntax = "proto3";\npackage rpc;\nmessage Detail { ${type} a = 1; }\n`;
    const texts = new Map([
      ["specs/grpc/buf.yaml", "version: v2\nmodules: [{ path: . }]\n"],
      ["specs/grpc/rpc/detail.proto", detail],
      file("a", body),
    ]);
    return { texts, packages: { a: "a" } };
  };
  return compareProtos(state("string"), state("int32"));
}

/** Two packages, of which one has a message with this body. */
function withBody(body: string): Map<string, string> {
  return new Map([
    file("a", `message M { ${body} }\n// Source: t.\nservice S { rpc Get(M) returns (M); }`),
    file("b", "message N { int32 a = 1; }\n// Source: t.\nservice T { rpc Get(N) returns (N); }"),
  ]);
}

test.each([
  ["that only hand-written code uses", "message A {}"],
  ["that a client imports", 'import "rpc/detail.proto";\nmessage A { rpc.Detail a = 1; }'],
])("a message %s is compared once", async (_, body) => {
  const sentences = (await besideClient(body)).map(({ sentence }) => sentence);
  expect(sentences).toEqual(["`Detail.a` is an integer instead of a string."]);
});

test("a finding has a file, a line and a subject", async () => {
  const before = file("a", "message A {\n  string a = 1;\n  string b = 2;\n}");
  const after = file("a", "message A {\n  int32 a = 1;\n  string b = 2;\n  string c = 3;\n}");
  expect(await compared(new Map([before]), new Map([after]))).toMatchObject([
    {
      rule: "type-changed",
      level: "major",
      subject: { file: "specs/grpc/a/a.proto", name: "A" },
      line: 4,
      sentence: "`A.a` is an integer instead of a string.",
    },
    { rule: "property-added", subject: { name: "A" }, line: 6, sentence: "`A.c` is added." },
  ]);
});

function service(comment: string): Map<string, string> {
  const body = `message A {}\n\n// ${comment}\n// Source: t.\nservice Calls { rpc Get(A) returns (A); }`;
  return new Map([file("a", body)]);
}

test("a service's comment is a text at the service, for the packages that show it", async () => {
  const [finding, ...others] = await compared(service("Calls."), service("All calls."));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    rule: "text",
    level: "patch",
    subject: { file: "specs/grpc/a/a.proto", name: "Calls" },
    line: 7,
    sentence: "`Calls` has a different description.",
  });
  const packages = generatedPackages(join(import.meta.dirname, "../../../.."));
  expect([...listPackages(finding as Finding, packages).keys()]).toContain("@node-access/grpc");
});

test("reports the place in protos that do not compile", async () => {
  const good = new Map([file("a", "message A {}")]);
  const bad = new Map([file("a", "message A { Nothing a = 1; }")]);
  await expect(compared(good, bad)).rejects.toThrow(
    /^specs\/grpc\/a\/a\.proto:3:13: .*Nothing.*; correct it/,
  );
  await expect(compared(bad, good)).rejects.toThrow(/^the base's specs\/grpc\/a\/a\.proto:3:13: /);
});

test("reports the place of a mistake in buf's configuration", async () => {
  const good = new Map([file("a", "message A {}")]);
  const bad = new Map([...good, ["specs/grpc/buf.yaml", "version: v2\nlint: [\n"]]);
  await expect(compared(good, bad)).rejects.toThrow(
    /^specs\/grpc\/buf\.yaml:2:1: did not find .*; correct it$/,
  );
});

test.each([
  ["another JSON name", "int32 a = 1;", 'int32 a = 1 [json_name = "b"];', ["major json-name-changed M.a"]],
  [
    "another type in JavaScript",
    "int64 a = 1;",
    "int64 a = 1 [jstype = JS_STRING];",
    ["major type-changed M.a"],
  ],
  ["a retired oneof", "oneof o { int32 a = 1; }", "oneof o { int32 a = 1; } reserved 9;", []],
  ["an option", "int32 a = 1;", "int32 a = 1 [ctype = CORD];", ["patch not-read M.a"]],
])("what only descriptors say is reported: %s", async (_, before, after, expected) => {
  const found = await compared(withBody(before), withBody(after));
  expect(
    found.map(({ level, rule, sentence }) => `${level} ${rule} ${/`(.*?)`/.exec(sentence)?.[1]}`),
  ).toEqual(expected);
});
