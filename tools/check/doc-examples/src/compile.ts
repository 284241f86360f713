import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { run } from "@node-access-tools/workspace";
import type { Example, Mistake } from "./extract.ts";

const TSC = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc");

/** Strict compiler options, so that an example compiles in every project. */
const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  // Tools import the generator's sources, which import each other with `.ts`.
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  moduleDetection: "force",
  target: "es2022",
  lib: ["es2023", "dom", "esnext.disposable"],
  module: "nodenext",
  types: ["node"],
};

/** Type-checks each example as its own module, in one run of the compiler, in a folder that is emptied first. */
export async function compile(examples: readonly Example[], directory: string): Promise<Mistake[]> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const sources = new Map<string, string>();
  for (const { path, line, text } of examples) {
    const file = `${path.replaceAll(/[^\w-]+/g, "_")}_${line}.mts`;
    sources.set(file, path);
    writeFileSync(join(directory, file), text);
  }
  const config = { compilerOptions: OPTIONS, files: [...sources.keys()] };
  writeFileSync(join(directory, "tsconfig.json"), JSON.stringify(config));
  if (sources.size === 0) return [];

  // Several checkers would each check the types that all examples use.
  const args = [TSC, "-p", ".", "--pretty", "false", "--checkers", "1"];
  const { code, output } = await run(process.execPath, args, { cwd: directory });
  const mistakes: Mistake[] = [];
  for (const line of output.split("\n")) {
    const [, file, at, column, message] = /^(\S+\.mts)\((\d+),(\d+)\): (.*)$/.exec(line) ?? [];
    const path = sources.get(file ?? "");
    const last = mistakes.at(-1);
    if (path !== undefined)
      mistakes.push({ path, line: Number(at), message: `column ${column}: ${message}` });
    // An indented line belongs to the message before it.
    else if (last !== undefined && line.startsWith(" ")) {
      mistakes[mistakes.length - 1] = { ...last, message: `${last.message}\n${line}` };
    }
  }
  if (code !== 0 && mistakes.length === 0) throw new Error(`the compiler failed:\n${output}`);
  return mistakes;
}
