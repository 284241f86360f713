import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from "hyparquet/src/node.js";
import { onTestFinished } from "vitest";

/** A row of an export. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Creates a folder that is removed with its files when the test has ended. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Reads lines of JSON. */
export function readNdjson(path: string): ExportedRow[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.flatMap((line) => (line === "" ? [] : [JSON.parse(line) as ExportedRow]));
}

/** Reads the cells of comma-separated values: those without quotes may be null. */
export function readCsv(path: string): (string | null)[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n)/gy;
  const rows: (string | null)[][] = [];
  let row: (string | null)[] = [];
  for (const [, quoted, plain = "", end] of readFileSync(path, "utf8").matchAll(cell)) {
    row.push(quoted?.replaceAll('""', '"') ?? (plain === "" ? null : plain));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Reads all files of a folder, in order. */
export async function readParquet(folder: string): Promise<ExportedRow[]> {
  const rows: ExportedRow[] = [];
  for (const name of readdirSync(folder).toSorted())
    rows.push(...(await parquetReadObjects({ file: await asyncBufferFromFile(join(folder, name)) })));
  return rows;
}

/** Reads the names of the columns of a folder's first file. */
export async function readColumns(folder: string): Promise<string[]> {
  const { schema } = await parquetMetadataAsync(
    await asyncBufferFromFile(join(folder, "part-000000.parquet")),
  );
  return schema.slice(1).map(({ name }) => name);
}

/** A call of JSON-RPC. */
export interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

/**
 * Starts a server before a node.
 *
 * @param plant - Returns what is sent in place of the node's response, or `"nothing"` for a request without a response.
 */
export async function startFront(
  node: string,
  plant: (call: Call) => object | "nothing" | undefined,
): Promise<string> {
  const server: Server = createServer((request, reply) => {
    void (async () => {
      let text = "";
      for await (const chunk of request) text += String(chunk);
      const calls = JSON.parse(text) as Call | Call[];
      const planted = [calls].flat().map(plant);
      if (planted.includes("nothing")) return;
      const headers = { "content-type": "application/json" };
      const found = (await (await fetch(node, { method: "POST", headers, body: text })).json()) as object;
      const responses = [found].flat().map((one, index) => Object.assign(one, planted[index]) as object);
      reply.setHeader("content-type", "application/json");
      reply.end(JSON.stringify(Array.isArray(calls) ? responses : responses[0]));
    })().catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
