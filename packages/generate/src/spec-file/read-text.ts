import { readFileSync } from "node:fs";
import { Mistakes } from "./mistakes.ts";

/**
 * Reads a required file.
 *
 * @param name - Its name in messages.
 * @throws Mistakes if it cannot be read.
 */
export function readText(path: string, name: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const what = `it cannot be read (${error instanceof Error && "code" in error ? String(error.code) : "unknown"})`;
    const remedy = "create it, or remove the reference to it";
    throw new Mistakes([{ file: name, line: 1, column: 1, what, remedy }]);
  }
}
