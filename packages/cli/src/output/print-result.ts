import { stringifyJson } from "@node-access/transport/rest";
import { hasColors, type Io, write } from "../io/io.ts";
import { toPlain } from "./plain.ts";
import { formatReadable } from "./readable.ts";
import { selectAll } from "./select.ts";
import { formatTable } from "./table.ts";

export interface OutputOptions {
  readonly json?: boolean;
  readonly table?: boolean;
  /** The paths of the parts to write. */
  readonly select?: readonly string[];
}

/** Writes a result to stdout, redacted: for people to a terminal, as JSON in one line to a file or a program. */
export async function printResult(
  result: unknown,
  options: OutputOptions,
  io: Io,
  redact: (text: string) => string = (text) => text,
): Promise<void> {
  const whole = toPlain(result);
  const value = options.select === undefined ? whole : selectAll(whole, options.select);
  await write(io.stdout, redact(formatResult(value, options, io)));
}

function formatResult(
  value: unknown,
  { json = false, table: asTable = false }: OutputOptions,
  io: Io,
): string {
  const { stdout } = io;
  const isTerminal = stdout.isTTY === true;
  if (asTable) return formatTable(value, isTerminal ? (stdout.columns ?? 80) : undefined);
  if (!json && isTerminal) return formatReadable(value, hasColors(stdout, io.env));
  // A single text is more useful to scripts without quotes.
  if (!json && typeof value === "string") return `${value}\n`;
  return `${indentJson(value ?? null, isTerminal)}\n`;
}

function indentJson(value: unknown, isIndented: boolean): string {
  const text = stringifyJson(value);
  if (!isIndented) return text;
  const hasLarge = text.length !== JSON.stringify(JSON.parse(text)).length;
  // Indenting would round integers that a number cannot hold.
  return hasLarge ? text : JSON.stringify(JSON.parse(text), undefined, 2);
}
