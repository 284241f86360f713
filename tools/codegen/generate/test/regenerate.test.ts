import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commandsOf, regenerate } from "../src/regenerate.ts";

let root: string;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function pack(name: string, generate?: string): void {
  put(`packages/${name}/package.json`, JSON.stringify({ name, scripts: generate ? { generate } : {} }));
}

/** A generator that writes its arguments into each package, after a pause. */
const TELLS = `
import { basename, dirname, join } from "node:path";
const name = basename(dirname(import.meta.filename));
export async function generateAll(loader, output, invocations) {
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  output.put(invocations.map(({ args, directory }) => [join(directory, name), args.join(",")]));
}
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "generate-"));
  put("pnpm-workspace.yaml", "");
  put("tools/a/main.mjs", TELLS);
  put("tools/b/main.mjs", TELLS);
});

afterEach(() => rmSync(root, { recursive: true }));

describe("regenerate", () => {
  it("calls each generator with all packages that use it", async () => {
    pack("one", "node ../../tools/b/main.mjs x y && node ../../tools/a/main.mjs");
    pack("two", "node ../../tools/a/main.mjs z");
    pack("three");
    expect(await regenerate(root)).toEqual({
      scripts: 2,
      changed: ["packages/one/a", "packages/one/b", "packages/two/a"],
    });
    const read = (path: string): string => readFileSync(join(root, "packages", path), "utf8");
    expect(["one/a", "one/b", "two/a"].map(read)).toEqual(["", "x,y", "z"]);
  });

  it("reports each mistake of failed generators once, and writes nothing", async () => {
    put("tools/b/main.mjs", 'export function generateAll() { throw new Error("spec.yaml:1: wrong"); }\n');
    put(
      "tools/c/main.mjs",
      'export async function generateAll() { throw new Error("spec.yaml:2: wrong\\nspec.yaml:1: wrong"); }\n',
    );
    pack("one", "node ../../tools/b/main.mjs && node ../../tools/a/main.mjs");
    pack("two", "node ../../tools/c/main.mjs");
    await expect(regenerate(root)).rejects.toThrow(/^spec.yaml:1: wrong\nspec.yaml:2: wrong$/);
    expect(existsSync(join(root, "packages/one/a"))).toBe(false);
  });

  it("writes nothing if a file of one generator cannot be written", async () => {
    pack("one", "node ../../tools/a/main.mjs && node ../../tools/b/main.mjs");
    put("packages/one/b/in-the-way", "");
    await expect(regenerate(root)).rejects.toThrow(/packages\/one\/b:1:1: it cannot be written/);
    expect(existsSync(join(root, "packages/one/a"))).toBe(false);
  });
});

describe("commandsOf", () => {
  it.each(["tsc -b", "node", "node --watch main.ts", "node main.ts; node other.ts && rm"])(
    "rejects %s",
    (script) => {
      expect(() => commandsOf(script, "packages/one")).toThrow(
        "packages/one/package.json: scripts.generate has",
      );
    },
  );
});
