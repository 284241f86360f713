import { readFileSync } from "node:fs";
import { Mistakes } from "../spec-file/mistakes.ts";

/** A mistake as Vite's overlay shows it. */
export interface OverlayError {
  readonly message: string;
  readonly stack: string;
  readonly plugin: string;
  /** The spec. */
  readonly id?: string;
  readonly loc?: { readonly file: string; readonly line: number; readonly column: number };
  /** The lines around the mistake. */
  readonly frame?: string;
}

/** Returns what the overlay shows of an error: the first mistake with its lines, and all of them as text. */
export function createOverlayError(error: unknown, plugin: string): OverlayError {
  const { message, stack = "" } = error as Error;
  const [first] = error instanceof Mistakes ? error.mistakes : [];
  if (!first) return { message, stack, plugin };
  const { file, line, column } = first;
  return {
    message,
    stack: "",
    plugin,
    id: file,
    loc: { file, line, column },
    frame: createFrame(file, line, column),
  };
}

function createFrame(file: string, line: number, column: number): string {
  let lines: string[];
  try {
    lines = readFileSync(file, "utf8").split(/\r?\n/);
  } catch {
    // An address, or a file that is not there.
    return "";
  }
  const from = Math.max(1, line - 2);
  const shown = lines
    .slice(from - 1, line + 2)
    .map((text, index) => `${String(from + index).padStart(5)} | ${text}`);
  shown.splice(line - from + 1, 0, `${" ".repeat(5)} | ${" ".repeat(column - 1)}^`);
  return shown.join("\n");
}
