import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findRoot, run } from "@node-access-tools/workspace";
import { expect, test } from "vitest";

const root = findRoot(import.meta.dirname);

/** Possible former versions of a spec. A file gets the first change whose pattern it matches. */
const CHANGES: readonly (readonly [pattern: RegExp, before: string])[] = [
  [/^( *)properties:\n(?= *\w+:)/m, "$&$1  former: { type: string }\n"],
  [/x-idempotency: (safe|idempotent)/, "x-idempotency: write"],
  [/\[0-9a-fA-F\]/, "[0-9a-f]"],
  [/^x-surface: \w+$/m, "x-surface: node"],
  [/credentials: \[bearer\]/, "credentials: [bearer, basic]"],
  [/^message \w+ \{\n/m, "$&  bool former = 18999;\n"],
  [/^enum \w+ \{\n[^}]*/m, "$&  FORMER = 18999;\n"],
  [/NO_SIDE_EFFECTS/, "IDEMPOTENT"],
  [/^  \/.*:\n    \$ref: .*\n/m, ""],
  [/reason: caller/, "reason: failed"],
];

interface Report {
  readonly findings: readonly { readonly level: string; readonly subject: { readonly file: string } }[];
}

test("reports a change of each file that describes an interface", async () => {
  const files = globSync("specs/**/*.{yaml,proto}", { cwd: root });
  const text = (file: string): string => readFileSync(join(root, file), "utf8");
  const findChange = (file: string): (typeof CHANGES)[number] | undefined =>
    CHANGES.find(([pattern]) => pattern.test(text(file)));
  const unchanged = files.filter((file) => findChange(file) === undefined);
  expect(unchanged.toSorted()).toEqual([
    "specs/grpc/buf.yaml",
    "specs/grpc/examples.yaml",
    "specs/grpc/google/api/annotations.proto",
    "specs/grpc/node_access/options.proto",
    "specs/other-names.yaml",
    "specs/provider-units.yaml",
  ]);
  const base = mkdtempSync(join(tmpdir(), "former-specs-"));
  try {
    for (const file of files) {
      mkdirSync(dirname(join(base, file)), { recursive: true });
      const change = findChange(file);
      writeFileSync(join(base, file), change ? text(file).replace(...change) : text(file));
    }
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
