import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { Column } from "../output/column.ts";
import type { Output, Row, Value } from "./output.ts";

/** How much text is held before it is written. */
const CHUNK = 1_000_000;

/** Formats rows as the lines of a file. */
export interface TextFormat {
  readonly header: string;
  format(row: Row): string;
}

/** Opens a file of lines, and truncates it to its first `size` bytes. */
export async function openTextOutput(
  path: string,
  size: number,
  { header, format }: TextFormat,
): Promise<Output> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT);
  let written = size;
  let text = size === 0 ? header : "";
  const checkSize = async (): Promise<void> => {
    const { size: found } = await file.stat();
    if (found === written) return;
    throw new CommandError(
      `${path}: expected ${written} bytes, found ${found}: another program has changed it. If that was another export, wait until it ends; otherwise delete it and its .cursor, and begin again`,
      exitCodes.failed,
    );
  };
  try {
    if ((await file.stat()).size > size) await file.truncate(size);
    await checkSize();
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    maxAge: 1_000,
    isFull: () => text.length >= CHUNK,
    add: (rows) => {
      for (const row of rows) text += format(row);
    },
    flush: async () => {
      const bytes = Buffer.from(text);
      text = "";
      if (bytes.length === 0) return { size: written, bytes: 0 };
      await checkSize();
      for (let at = 0; at < bytes.length;)
        at += (await file.write(bytes, at, bytes.length - at, written + at)).bytesWritten;
      await file.sync();
      written += bytes.length;
      return { size: written, bytes: bytes.length };
    },
    close: () => file.close(),
  };
}

/** An object of JSON in each line. Integers are numbers, also above 2^53. */
export function ndjsonFormat(columns: readonly Column[]): TextFormat {
  const keys = columns.map(({ name }, index) => `${index === 0 ? "{" : ","}${JSON.stringify(name)}:`);
  const isJson = columns.map(({ type }) => type === "json");
  const write = (value: Value, index: number): string => {
    if (typeof value === "string" && !isJson[index]) return JSON.stringify(value);
    return String(value);
  };
  return {
    header: "",
    format: (row) => `${row.map((value, at) => keys[at] + write(value, at)).join("")}}\n`,
  };
}

/** Comma-separated values (RFC 4180, with the line breaks of Unix): nothing stands for null, and "" for an empty text. */
export function csvFormat(columns: readonly Column[]): TextFormat {
  return { header: formatCells(columns.map(({ name }) => name)), format: formatCells };
}

function formatCells(row: Row): string {
  return `${row.map(formatCell).join(",")}\n`;
}

function formatCell(value: Value): string {
  if (value === null) return "";
  const text = String(value);
  return text === "" || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
