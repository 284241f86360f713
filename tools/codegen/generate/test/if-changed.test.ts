import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const SCRIPT = "tools/codegen/generate/src/if-changed.mjs";
const NOTHING = "Nothing has changed since the files were generated.\n";

let root: string;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, [join(root, SCRIPT), ...args], { encoding: "utf8" });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "if-changed-"));
  put("specs/catalog.yaml", "one");
  put("packages/rpc/src/index.ts", "");
  put("packages/rpc/src/generated/types.ts", "");
  // Replaces the generators: writes a file and prints that.
  put(
    "tools/codegen/generate/src/main.mjs",
    `import { writeFileSync } from "node:fs";
     import { join } from "node:path";
     const root = join(import.meta.dirname, "../../../..");
     writeFileSync(join(root, "packages/rpc/src/generated/types.ts"), String(Math.random()));
     console.log("generated");`,
  );
  copyFileSync(join(import.meta.dirname, "../src/if-changed.mjs"), join(root, SCRIPT));
});

afterEach(() => rmSync(root, { recursive: true }));

it("generates once, and again if an input or a generated file changes", () => {
  expect(run()).toBe("generated\n");
  expect(run()).toBe(NOTHING);
  put("specs/catalog.yaml", "two");
  expect(run()).toBe("generated\n");
  expect(run()).toBe(NOTHING);
  put("packages/rpc/src/generated/types.ts", "edited by hand");
  expect(run()).toBe("generated\n");
  put("specs/new.openapi.yaml", "");
  expect(run()).toBe("generated\n");
  rmSync(join(root, "specs/new.openapi.yaml"));
  expect(run()).toBe("generated\n");
  expect(run()).toBe(NOTHING);
});

it("ignores files that generation does not read", () => {
  run();
  put("packages/rpc/test/rpc.test.ts", "");
  run();
  put("packages/rpc/test/rpc.test.ts", "another text");
  expect(run()).toBe(NOTHING);
});

it("generates again after a failure, or if a file was edited during the run", () => {
  put("tools/codegen/generate/src/main.mjs", "process.exitCode = 1;");
  expect(() => run()).toThrow("Command failed");
  expect(existsSync(join(root, "node_modules/.cache/node-access-generate.json"))).toBe(false);
  put(
    "tools/codegen/generate/src/main.mjs",
    `import { appendFileSync } from "node:fs";
     import { join } from "node:path";
     appendFileSync(join(import.meta.dirname, "../../../../specs/catalog.yaml"), "more");
     console.log("edited");`,
  );
  expect(run()).toBe("edited\n");
  expect(run()).toBe("edited\n");
});

it("passes arguments on", () => {
  run();
  expect(run("--help")).toBe("generated\n");
});
