import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** A generator that appends its name and arguments to a file of each package, after a pause. */
const APPENDS = `
import { appendFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
const name = basename(dirname(import.meta.filename));
export async function generateAll(invocations) {
  for (const { args, directory } of invocations) {
    appendFileSync(join(directory, "log"), name + " begins " + args.join(",") + "\\n");
    await new Promise((resolve) => { setTimeout(resolve, 20); });
    appendFileSync(join(directory, "log"), name + " ends\\n");
  }
}
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "generate-"));
  put("pnpm-workspace.yaml", "");
  put("tools/a/main.mjs", APPENDS);
  put("tools/b/main.mjs", APPENDS);
});

afterEach(() => rmSync(root, { recursive: true }));

describe("regenerate", () => {
  it("gives each generator all packages that call it, and lets those that share a package take turns", async () => {
    pack("one", "node ../../tools/b/main.mjs x y && node ../../tools/a/main.mjs");
    pack("two", "node ../../tools/a/main.mjs z");
    pack("three");
    expect(await regenerate(root)).toBe(2);
    const log = (name: string): string => readFileSync(join(root, `packages/${name}/log`), "utf8");
    expect(log("one")).toBe("b begins x,y\nb ends\na begins \na ends\n");
    expect(log("two")).toBe("a begins z\na ends\n");
  });

  it("tells what every generator that failed says, and lets the others finish", async () => {
    put("tools/b/main.mjs", 'export function generateAll() { throw new Error("spec.yaml:1: wrong"); }\n');
    put(
      "tools/c/main.mjs",
      'export async function generateAll() { throw new Error("spec.yaml:2: wrong"); }\n',
    );
    pack("one", "node ../../tools/b/main.mjs && node ../../tools/a/main.mjs");
    pack("two", "node ../../tools/c/main.mjs");
    await expect(regenerate(root)).rejects.toThrow("spec.yaml:1: wrong\nspec.yaml:2: wrong");
    expect(readFileSync(join(root, "packages/one/log"), "utf8")).toContain("a ends");
  });
});

describe("commandsOf", () => {
  it.each(["tsc -b", "node", "node --watch main.ts", "node main.ts; node other.ts && rm"])(
    "refuses %s",
    (script) => {
      expect(() => commandsOf(script, "packages/one")).toThrow(
        "packages/one/package.json: scripts.generate has",
      );
    },
  );
});
