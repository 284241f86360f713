import { readFileSync } from "node:fs";
import { Mistakes } from "./mistakes.ts";

/**
 * Reads a file that has to be there.
 *
 * @param name - How it is shown.
 * @throws Mistakes if it cannot be read.
 */
export function readText(path: string, name: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const what = `it cannot be read (${error instanceof Error && "code" in error ? String(error.code) : "unknown"})`;
    const remedy = "put it there, or remove it from where it is named";
    throw new Mistakes([{ file: name, line: 1, column: 1, what, remedy }]);
  }
}
