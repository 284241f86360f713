import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type LoadGenerator, regenerate } from "../src/regenerate.ts";

let root: string;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A generator that writes its name into a file, after a pause. */
function writing(name: string): LoadGenerator {
  return () => ({
    generate: async (loader, output) => {
      await setTimeout(20);
      output.put([[join(loader.root, name), name]]);
    },
  });
}

function failing(message: string): LoadGenerator {
  return async () => {
    await setTimeout(1);
    return { generate: () => Promise.reject(new Error(message)) };
  };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "generate-"));
});

afterEach(() => rmSync(root, { recursive: true }));

it("writes what all generators generate", async () => {
  expect(await regenerate(root, [writing("b"), writing("a")])).toEqual(["a", "b"]);
  expect(["a", "b"].map((path) => readFileSync(join(root, path), "utf8"))).toEqual(["a", "b"]);
  expect(await regenerate(root, [writing("b"), writing("a")])).toEqual([]);
});

it("reports each mistake of failed generators once, and writes nothing", async () => {
  const generators = [
    failing("spec.yaml:1: wrong"),
    writing("a"),
    failing("spec.yaml:2: wrong\nspec.yaml:1: wrong"),
  ];
  await expect(regenerate(root, generators)).rejects.toThrow(/^spec.yaml:1: wrong\nspec.yaml:2: wrong$/);
  expect(existsSync(join(root, "a"))).toBe(false);
});

it("writes nothing if a file of one generator cannot be written", async () => {
  put("b/in-the-way", "");
  await expect(regenerate(root, [writing("a"), writing("b")])).rejects.toThrow(/b:1:1: it cannot be written/);
  expect(existsSync(join(root, "a"))).toBe(false);
});
