import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A request and its response as a file has them. */
export interface RecordedLines {
  /** Where the response is, `folder/file.io:line`. */
  readonly place: string;
  /** What the node speaks: a protocol with JSON-RPC methods, an API over HTTP, or GraphQL. */
  readonly kind: "protocol" | "api" | "graphql";
  /** The name of the protocol, the API or the schema. */
  readonly name: string;
  readonly request: { readonly place: string; readonly text: string };
  readonly response: string;
}

/**
 * Reads the lines of all exchanges under a folder, in the order of files.
 *
 * @throws Error that names the file and line of a response without a request.
 */
export function readLines(folder: string): RecordedLines[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".io"))
    .toSorted()
    .flatMap((file) => linesOf(file, readFileSync(join(folder, file), "utf8")));
}

function linesOf(file: string, text: string): RecordedLines[] {
  const exchanges: RecordedLines[] = [];
  let request: RecordedLines["request"] | undefined;
  let node: Pick<RecordedLines, "kind" | "name"> = { kind: "protocol", name: "ethereum" };
  for (const [index, line] of text.split("\n").entries()) {
    const place = `${file}:${index + 1}`;
    const [, kind, name = ""] = /^\/\/ (protocol|api|graphql): (\S+)$/.exec(line) ?? [];
    if (kind !== undefined) node = { kind: kind as RecordedLines["kind"], name };
    if (line.startsWith(">>")) request = { place, text: line.slice(2).trim() };
    if (!line.startsWith("<<")) continue;
    if (!request) throw new Error(`${place}: a response without a request`);
    exchanges.push({ ...node, place, request, response: line.slice(2).trim() });
    request = undefined;
  }
  return exchanges;
}
