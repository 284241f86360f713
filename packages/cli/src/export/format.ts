import { CommandError } from "../io/command-error.ts";
import type { Column } from "../output/column.ts";
import type { Output } from "./output.ts";
import { csvFormat, ndjsonFormat, openTextOutput } from "./text-output.ts";

/** Opens an output, and removes what follows its first `size` bytes or files. */
export type OpenOutput = (path: string, size: number, columns: readonly Column[]) => Promise<Output>;

const FORMATS: Readonly<Record<string, OpenOutput>> = {
  ndjson: (path, size, columns) => openTextOutput(path, size, ndjsonFormat(columns)),
  csv: (path, size, columns) => openTextOutput(path, size, csvFormat(columns)),
  parquet: async (...args) => (await import("./parquet-output.ts")).openParquetOutput(...args),
};

/** Finds the format that the end of a file's name says. */
export function findFormat(path: string): OpenOutput {
  const [, ending = ""] = /\.(\w+)$/.exec(path) ?? [];
  const format = Object.hasOwn(FORMATS, ending) ? FORMATS[ending] : undefined;
  if (format) return format;
  const endings = Object.keys(FORMATS).map((one) => `.${one}`);
  throw new CommandError(
    `--out: expected a name that ends in ${endings.join(", ")}, received ${JSON.stringify(path)}`,
  );
}
