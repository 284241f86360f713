import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emitProviderUnits } from "../../../src/emit/rpc/provider-units.ts";

function emit(rows: string): string {
  const root = mkdtempSync(join(tmpdir(), "provider-units-"));
  try {
    mkdirSync(join(root, "specs"));
    const text = `acme:\n  unit: credits\n  usual: 5\n  source: its page\n  methods:\n${rows}`;
    writeFileSync(join(root, "specs/provider-units.yaml"), text);
    return emitProviderUnits(root, new Set(["acme_one", "acme_two"]));
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("a table has the units of each method and its source", () => {
  expect(emit("    acme_one: 9")).toContain("Source: its page.");
  expect(emit("    acme_one: 9")).toContain("export const acmeUnits: ProviderUnits = {");
  expect(emit("    acme_one: 9")).toContain("acme_one: 9");
});

test.each([
  ["    acme_three: 9", /provider-units.yaml:6:5.*no spec has the method acme_three/s],
  ["    acme_one: 5", /provider-units.yaml:6:5.*this is the usual number/s],
  ["    acme_one: -1", /provider-units.yaml:6/],
])("%s is a mistake", (rows, message) => {
  expect(() => emit(rows)).toThrow(message);
});
