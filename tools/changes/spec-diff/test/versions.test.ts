import { stringify } from "yaml";
import { expect, test } from "vitest";
import { compareSpecs } from "../src/compare-specs.ts";
import { rpcText } from "./case.ts";
import { catalog } from "./catalog-cases.ts";

const text = { type: "string" };
const object = (properties: object, required: string[] = []): object => ({
  type: "object",
  properties,
  required,
});

function state(schema: object, versions: readonly string[] = ["1", "2"]): Map<string, string> {
  const { bsc } = catalog.protocols;
  const rows = { bsc: versions.length > 0 ? { ...bsc, versions } : bsc };
  return new Map([
    ["specs/catalog.yaml", stringify({ ...catalog, protocols: rows })],
    ["specs/rpc/test.openrpc.yaml", rpcText({ result: { name: "result", schema } })],
  ]);
}

async function listSentences(before: Map<string, string>, after: Map<string, string>): Promise<string[]> {
  const found = await compareSpecs(before, after);
  return found.map(({ level, sentence }) => `${level}: ${sentence}`);
}

const since = object({ a: { ...text, "x-since": "2" } });
const always = object({ a: text });
const never = object({});

test.each([
  ["what was new is there in all versions", since, always, ["minor: `call().a` is added in version 1."]],
  ["what was there in all versions is new", always, since, ["major: `call().a` is removed in version 1."]],
  [
    "what only older versions had is gone",
    object({ a: { ...text, "x-until": "1" } }),
    never,
    ["major: `call().a` is removed in version 1."],
  ],
  [
    "a param of all versions that an older one is the last to have",
    always,
    object({ a: { ...text, "x-until": "1" } }),
    ["major: `call().a` is removed."],
  ],
  ["a change in all versions is reported once", always, never, ["major: `call().a` is removed."]],
  [
    "required from a version on",
    always,
    object({ a: { ...text, "x-required-since": "2" } }),
    ["minor: `call().a` is required now."],
  ],
  [
    "required up to a version",
    always,
    object({ a: { ...text, "x-required-until": "1" } }),
    ["minor: `call().a` is required now in version 1."],
  ],
  [
    "a member of a union in another version",
    { oneOf: [{ const: "a" }, { const: "c" }, { const: "b", "x-since": "2" }] },
    { oneOf: [{ const: "a" }, { const: "c" }, { const: "b" }] },
    ['minor: `call()` may be `"b"` in version 1.'],
  ],
  ["nothing", since, since, []],
])("%s", async (_, before, after, sentences) => {
  expect(await listSentences(state(before), state(after))).toEqual(sentences);
});

test("a spec without versions is compared with the newest one", async () => {
  const until = object({ a: { ...text, "x-until": "1" } });
  expect(await listSentences(state(always, []), state(until))).toEqual([
    "minor: `protocols.bsc` has 1 among its versions.",
    "minor: `protocols.bsc` has 2 among its versions.",
    "major: `call().a` is removed.",
  ]);
});

test("callers without a version get the newest one, callers with a version keep it", async () => {
  const from = object({ a: { ...text, "x-since": "3" } });
  expect(await listSentences(state(never), state(from, ["1", "2", "3"]))).toEqual([
    "minor: `protocols.bsc` has 3 among its versions.",
    "minor: `call().a` is added.",
  ]);
  expect(await listSentences(state(never), state(from, ["2", "3"]))).toContain(
    "major: `protocols.bsc` no longer has 1 among its versions.",
  );
});
