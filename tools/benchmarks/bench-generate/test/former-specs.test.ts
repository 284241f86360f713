import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRoot, run } from "@node-access-tools/workspace";
import { expect, test } from "vitest";
import { inAnotherSense, inOtherWords, writeFormerSpecs } from "../src/former-specs.ts";

const root = findRoot(import.meta.dirname);

interface Report {
  readonly findings: readonly { readonly level: string; readonly subject: { readonly file: string } }[];
}

test("each file that says what is offered has meant something else, and all of it compiles", async () => {
  const files = globSync("specs/**/*.{yaml,proto}", { cwd: root });
  const text = (file: string): string => readFileSync(join(root, file), "utf8");
  const silent = files.filter((file) => inAnotherSense(file, text(file)) === inOtherWords(file, text(file)));
  expect(silent.toSorted()).toEqual([
    "specs/grpc/buf.yaml",
    "specs/grpc/examples.yaml",
    "specs/grpc/node_access/options.proto",
  ]);
  const base = mkdtempSync(join(tmpdir(), "former-specs-"));
  try {
    writeFormerSpecs(root, base, inAnotherSense);
    const diff = ["tools/changes/spec-diff/src/main.mjs", "--json", "--base-dir", base];
    const { code, stdout, output } = await run(process.execPath, diff, { cwd: root });
    expect(code, output).toBe(0);
    const [report] = JSON.parse(stdout) as Report[];
    const told = new Set(report?.findings.map(({ subject }) => subject.file));
    // An operation that one file lists is reported at the part that describes it.
    const heads = new Set([...silent, "specs/admin.openapi.yaml"]);
    expect(files.filter((file) => !told.has(file) && !heads.has(file))).toEqual([]);
  } finally {
    rmSync(base, { recursive: true });
  }
});
