import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRoot, run } from "@node-access-tools/workspace";
import { expect, test } from "vitest";
import { withChange, withComment, writeFormerSpecs } from "../src/generate/former-specs.ts";

const root = findRoot(import.meta.dirname);

interface Report {
  readonly findings: readonly { readonly level: string; readonly subject: { readonly file: string } }[];
}

test("changes the meaning of each file that describes an interface, and the changed specs are valid", async () => {
  const files = globSync("specs/**/*.{yaml,proto}", { cwd: root });
  const text = (file: string): string => readFileSync(join(root, file), "utf8");
  const unchanged = files.filter((file) => withChange(file, text(file)) === withComment(file, text(file)));
  expect(unchanged.toSorted()).toEqual([
    "specs/grpc/buf.yaml",
    "specs/grpc/examples.yaml",
    "specs/grpc/google/api/annotations.proto",
    "specs/grpc/node_access/options.proto",
    "specs/other-names.yaml",
  ]);
  const base = mkdtempSync(join(tmpdir(), "former-specs-"));
  try {
    writeFormerSpecs(root, base, withChange);
    const diff = ["tools/changes/spec-diff/src/main.mjs", "--json", "--base-dir", base];
    const { code, stdout, output } = await run(process.execPath, diff, { cwd: root });
    expect(code, output).toBe(0);
    const [report] = JSON.parse(stdout) as Report[];
    const reported = new Set(report?.findings.map(({ subject }) => subject.file));
    // Operations that two files list are reported at the part that describes them. What the other two say is reported at
    // `specs/tron.openapi.yaml`, which is generated from them.
    const unreported = new Set([
      ...unchanged,
      "specs/admin.openapi.yaml",
      "specs/tezos.openapi.yaml",
      "specs/grpc/google/api/http.proto",
      "specs/grpc/http.yaml",
    ]);
    expect(files.filter((file) => !reported.has(file) && !unreported.has(file))).toEqual([]);
  } finally {
    rmSync(base, { recursive: true });
  }
});
