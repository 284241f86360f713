import { mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ByteWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { Column, ColumnType } from "../output/column.ts";
import { syncFolder } from "./checkpoint.ts";
import type { Output, Value } from "./output.ts";

/** A file has one row group. More rows of logs take about 100 MB of memory. */
const MAX_ROWS = 50_000;
const MAX_TEXT = 32_000_000;

/**
 * Opens a folder of Parquet files, and removes those after the first `size`. A Parquet file is complete only with its
 * end, so rows cannot be added to one: each flush writes another file.
 */
export async function openParquetOutput(
  folder: string,
  size: number,
  columns: readonly Column[],
): Promise<Output> {
  await mkdir(folder, { recursive: true });
  const found = (await readdir(folder)).filter((name) => /^part-\d+\.parquet$/.test(name));
  const expected = Array.from({ length: size }, (_, part) => nameFile(part));
  const missing = expected.find((name) => !found.includes(name));
  if (missing !== undefined)
    throw new CommandError(
      `${join(folder, missing)}: is missing: delete ${folder} and its .cursor, and begin again`,
    );
  for (const name of found) if (!expected.includes(name)) await rm(join(folder, name));
  const schema: SchemaElement[] = [
    { name: "root", num_children: columns.length },
    ...columns.map(({ name, type }): SchemaElement => ({
      name,
      repetition_type: "OPTIONAL",
      ...TYPES[type],
    })),
  ];
  let written = size;
  let held = columns.map((): Value[] => []);
  let length = 0;
  return {
    maxAge: 60_000,
    isFull: () => (held[0]?.length ?? 0) >= MAX_ROWS || length >= MAX_TEXT,
    add: (rows) => {
      for (const row of rows)
        for (const [at, { name, type }] of columns.entries()) {
          const value = row[at] ?? null;
          if (typeof value === "string") length += value.length;
          held[at]?.push(type === "int" && value !== null ? readInt64(value, name) : value);
        }
    },
    flush: async (isLast) => {
      // Without any row, one file still says which columns there are.
      if (held[0]?.length === 0 && !(isLast && written === 0)) return { size: written, bytes: 0 };
      const bytes = encodeParquet(columns, schema, held);
      held = columns.map(() => []);
      length = 0;
      // Fails if another process has written this file.
      const file = await open(join(folder, nameFile(written)), "wx");
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncFolder(folder);
      written += 1;
      return { size: written, bytes: bytes.length };
    },
    close: () => Promise.resolve(),
  };
}

const TYPES: Readonly<Record<ColumnType, Partial<SchemaElement>>> = {
  int: { type: "INT64" },
  boolean: { type: "BOOLEAN" },
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  decimal: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  // Not `converted_type`: the writer would make JSON of the JSON.
  json: { type: "BYTE_ARRAY", logical_type: { type: "JSON" } },
};

function encodeParquet(
  columns: readonly Column[],
  schema: SchemaElement[],
  held: readonly Value[][],
): Uint8Array {
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({ writer, schema, createdBy: "node-access" });
  const columnData = columns.map(({ name, type }, at) => ({
    name,
    data: held[at] ?? [],
    statistics: type !== "json",
  }));
  void parquet.write({ columnData, rowGroupSize: MAX_ROWS * 2 });
  void parquet.finish();
  return writer.getBytes();
}

function nameFile(part: number): string {
  return `part-${String(part).padStart(6, "0")}.parquet`;
}

function readInt64(value: Value, name: string): bigint {
  const integer = BigInt(value as number | bigint);
  if (integer === BigInt.asIntN(64, integer)) return integer;
  throw new CommandError(
    `${name}: ${integer} is more than Parquet's INT64 holds: export to .ndjson or .csv`,
    exitCodes.failed,
  );
}
