import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { generateClient } from "@node-access/generate";
import { findRoot } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callAll, detectKind } from "../src/call/call-all.ts";
import type { Called } from "../src/call/calls.ts";
import { compile } from "../src/compile.ts";
import { linkPackages } from "../src/toolbox.ts";

const root = findRoot(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), "corpus-calls-"));

beforeAll(() => {
  linkPackages(folder, root);
  const modules = join(folder, "peers/node_modules");
  mkdirSync(modules, { recursive: true });
  symlinkSync(join(root, "node_modules/typescript"), join(modules, "typescript-7"), "junction");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const specAt = (spec: string): string => join(import.meta.dirname, "specs", spec);

/** Calls a client, or one that differs in one of its compiled files. */
function call(spec: string, project: string): Promise<Called> {
  return callAll(detectKind(specAt(spec)), { path: specAt(spec), include: [] }, project);
}

/** Returns a copy of a compiled client, in which a text of a file is another one. */
function changed(project: string, file: string, before: string, after: string): string {
  const copy = mkdtempSync(`${project}-`);
  cpSync(project, copy, { recursive: true });
  const path = join(copy, "out", file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
  return copy;
}

/** What is changed in a compiled client, and what the server finds. */
type Change = [file: string, before: string, after: string, failure: string];

describe.each<[spec: string, operations: number, changes: Change[]]>([
  [
    "jobs.openapi.yaml",
    5,
    [
      ["operations.js", '"/jobs/{id}"', '"/job/{id}"', "GET /jobs/{id}: the client does not have it"],
      ["operations.js", "ids: commaDelimited", "ids: undefined", "has no ids=1,2"],
      ["operations.js", "body: json", "body: undefined", "PUT /jobs/{id}: the client does not send the body"],
      ["security.js", 'keyInQuery("key")', 'keyInQuery("other")', "no credential of key, or token was sent"],
    ],
  ],
  [
    "jobs.openrpc.yaml",
    2,
    [
      [
        "client.js",
        "rpc.call({ name: method,",
        'rpc.call({ name: method + "x",',
        "the method is jobs_getx, expected jobs_get",
      ],
    ],
  ],
  [
    "jobs.proto",
    4,
    [
      [
        "messages/jobs.js",
        "int64(message.size)",
        "int64(message.size + 1n)",
        "the request is not the jobs.v1.Job that was passed",
      ],
    ],
  ],
])("a client of %s", (spec, operations, changes) => {
  const project = join(folder, spec);

  test("does in every call what the document says", async () => {
    const { files } = await generateClient(specAt(spec), { name: "Corpus" });
    for (const [file, text] of files) {
      mkdirSync(dirname(join(project, "src", file)), { recursive: true });
      writeFileSync(join(project, "src", file), text);
    }
    expect(await compile(project, "7", join(folder, "peers"))).toMatchObject({ errors: [] });
    expect(await call(spec, project)).toEqual({ operations, good: operations, failures: [] });
  });

  test.each(changes)("is found out if %s has another %s", async (file, before, after, failure) => {
    const { failures } = await call(spec, changed(project, file, before, after));
    expect(failures.join("\n")).toContain(failure);
  });
});
