import { execFile } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Has a folder for each client that the tests generate, named after its test. */
    readonly clients: string;
  }
}

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "generate-"));
const clients = join(folder, "clients");

export function setup(project: TestProject): void {
  symlinkSync(join(root, "packages/generate/node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  mkdirSync(clients);
  project.provide("clients", clients);
}

/**
 * Compiles all clients, and what uses them, as strictly as TypeScript can. They are one program: a compiler for each would read the
 * standard library sixty times.
 */
export async function teardown(): Promise<void> {
  // Not every file has some.
  if (globSync("*/src/*.ts", { cwd: clients }).length === 0) return rmSync(folder, { recursive: true });
  const compilerOptions = { composite: false, incremental: false, noEmit: true };
  const config = { extends: join(root, "tsconfig.base.json"), compilerOptions, include: ["clients/*/src"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const args = [join(root, "node_modules/typescript/bin/tsc"), "-p", ".", "--checkers", "1"];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: folder });
  } catch (error) {
    const { stdout } = error as { stdout: string };
    throw new Error(`clients in ${folder} do not compile. Each has a test's name.\n${stdout}`, {
      cause: error,
    });
  }
  rmSync(folder, { recursive: true });
}
