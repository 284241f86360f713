import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareSpec, type Finding, highest } from "../../src/diff/index.ts";
import { startBuf } from "../../src/read/proto/buf.ts";
import { compileProtos } from "../../src/read/proto/compile-protos.ts";
import { findProtos } from "../../src/read/proto/find-protos.ts";
import type { Image } from "../../src/read/proto/image.ts";
import { readProtos } from "../../src/read/proto/read-protos.ts";
import { noteProtoFacts, type ProtoFacts } from "../../src/diff/note-proto-facts.ts";
import { collectProtoFacts } from "../../src/diff/read-proto-facts.ts";
import type { Place } from "../../src/model/index.ts";
import { protoCases } from "./proto-cases.ts";

let folder: string;
let [before, after]: readonly [Image, Image] = [{ file: [] }, { file: [] }];
/** The files in which buf finds a break. */
let broken: ReadonlySet<string>;

/** A call that is retried in fewer cases is a correction, which users must receive. */
const BREAKING = "version: v2\nbreaking: { use: [PACKAGE], except: [RPC_SAME_IDEMPOTENCY_LEVEL] }\n";

const cases = protoCases.map((one, index) =>
  Object.assign({}, one, { file: `case${index}/case${index}.proto` }),
);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "diff-protos-"));
  for (const [state, key] of [
    ["old", "before"],
    ["new", "after"],
  ] as const) {
    for (const { file, syntax = "proto3", [key]: body } of cases) {
      const path = join(folder, state, file);
      mkdirSync(join(path, ".."), { recursive: true });
      writeFileSync(path, `syntax = "${syntax}";\npackage ${file.split("/", 1)[0]};\n${body}\n`);
    }
    writeFileSync(join(folder, state, "buf.yaml"), BREAKING);
  }
  const image = (state: string): Promise<Image> => compileProtos(findProtos(join(folder, state), []));
  const args = ["breaking", "new", "--against", "old", "--error-format", "json"];
  const [old, current, judge] = await Promise.all([image("old"), image("new"), startBuf(folder, args)]);
  [before, after] = [old, current];
  broken = new Set(judge.findings.map(({ path = "" }) => path.replace(/^new\//, "")));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Compares one file of the two states. */
function compare(own: string): Finding[] {
  const state = (image: Image): Parameters<typeof compareSpec>[0] & { readonly facts: ProtoFacts } => {
    const isOwn = ({ name }: { readonly name: string }): boolean => name === own;
    const { spec, files } = readProtos({ image, isOwn, shownAs: ({ name }) => name, taken: new Set() });
    const texts = { name: own, file: own, title: "", summary: "" };
    const locate = (): Place => ({ file: own, line: 1 });
    return { spec: { ...spec, ...texts }, locate, facts: collectProtoFacts(files, { ...spec, ...texts }) };
  };
  const [old, current] = [state(before), state(after)];
  const findings = compareSpec(old, current);
  noteProtoFacts(findings, old.facts, current.facts);
  return findings.all;
}

test.each(cases.map((one) => [one.shows, one] as const))("%s", (_, { file, rules }) => {
  const own = compare(file);
  expect(own.map(({ rule }) => rule).toSorted()).toEqual([...rules].toSorted());
  // What buf calls breaking must be a break.
  if (broken.has(file)) expect(highest(own.map(({ level }) => level))).toBe("major");
});

test("buf finds breaks, too", () => {
  expect(broken.size).toBeGreaterThan(10);
});
