import { run } from "@node-access-tools/workspace";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const compiler = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc");

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: "es2022",
  lib: ["es2023", "dom", "esnext.disposable"],
  module: "nodenext",
  types: [],
};

/**
 * Compiles programs, each in a file of its own.
 *
 * @returns the compiler's first error by the index of the program.
 * @throws Error if the compiler does not run.
 */
export async function compile(programs: readonly string[]): Promise<Map<number, string>> {
  if (programs.length === 0) return new Map();
  // Within this package, so that imports resolve.
  const folder = mkdtempSync(join(import.meta.dirname, "../../.replay-"));
  try {
    const files = programs.map((_, index) => `exchange-${index}.mts`);
    for (const [index, program] of programs.entries())
      writeFileSync(join(folder, files[index] ?? ""), program);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
    // Several checkers would each check the types that all programs use.
    const { code, output } = await run(
      process.execPath,
      [compiler, "-p", ".", "--pretty", "false", "--checkers", "1"],
      {
        cwd: folder,
      },
    );
    const errors = new Map<number, string>();
    for (const [, index, message = ""] of output.matchAll(/^exchange-(\d+)\.mts\(\d+,\d+\): (.*)$/gm))
      if (!errors.has(Number(index))) errors.set(Number(index), message);
    if (code !== 0 && errors.size === 0) throw new Error(`the compiler failed:\n${output}`);
    return errors;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes a value as a TypeScript literal, bigints included. */
export function literal(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (value === undefined) return "undefined";
  if (Array.isArray(value)) return `[${value.map(literal).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, item]) => `${JSON.stringify(name)}:${literal(item)}`)
    .join(",")}}`;
}
