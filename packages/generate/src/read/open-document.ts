import { type Mistake, Mistakes } from "../spec-file/mistakes.ts";
import { findNearestName } from "../spec-file/nearest-name.ts";
import { withContainers } from "./spec-files.ts";
import { checkOpenApiVersion } from "./open-api/read-open-api.ts";
import { checkOpenRpcVersion } from "./open-rpc/read-open-rpc.ts";
import type { Selection } from "./selection.ts";
import { field, formatValue, SpecDocument, type SpecSource } from "./spec-document.ts";
import { readSpecFiles } from "./spec-files.ts";

/** An OpenAPI or OpenRPC document of a supported version. */
export interface OpenedDocument {
  readonly kind: "openapi" | "openrpc";
  readonly document: SpecDocument;
}

/**
 * Opens an OpenAPI or OpenRPC document, with the files that it refers to.
 *
 * @throws Mistakes if it cannot be read or parsed, or is something else.
 */
export async function openDocument(path: string, allow?: readonly string[]): Promise<OpenedDocument> {
  const read = withContainers(await readSpecFiles(path, { allow }));
  const notes: Parameters<SpecDocument["note"]>[] = [];
  const file = field(read.value, "swagger") === undefined ? read : await upgradeDocument(read, notes);
  if (field(file.value, "openrpc") !== undefined) {
    checkOpenRpcVersion(file);
    return { kind: "openrpc", document: new SpecDocument(file) };
  }
  if (field(file.value, "openapi") !== undefined) {
    checkOpenApiVersion(file);
    const document = new SpecDocument(file);
    for (const note of notes) document.note(...note);
    return { kind: "openapi", document };
  }
  throw new Mistakes([createKindMistake(file)]);
}

/** Other formats, by a key that their documents have. */
const OTHERS: Readonly<Record<string, string>> = {
  asyncapi: "AsyncAPI",
  arazzo: "Arazzo",
  overlay: "OpenAPI's Overlay",
  smithy: "Smithy",
  discoveryVersion: "Google's API Discovery",
  swaggerVersion: "Swagger 1",
};

/** What a document is instead, as far as its keys say. */
function createKindMistake(file: SpecSource): Mistake {
  const keys = Object.keys(file.value as object);
  const comment = keys.find((key) => /^\/[/*]/.test(key));
  if (comment !== undefined)
    return file.mistake(
      [comment],
      "a comment is not allowed in JSON",
      "remove it, or write YAML, where comments begin with #",
    );
  const other = keys.find((key) => Object.hasOwn(OTHERS, key));
  if (other !== undefined)
    return file.mistake([other], `${OTHERS[other]} is not supported`, "give an OpenRPC or OpenAPI document");
  const what = "it is not an OpenRPC or OpenAPI document";
  const known = ["openapi", "openrpc", "swagger"];
  const misspelt = keys.find((key) => findNearestName(key, known) !== undefined);
  if (misspelt !== undefined)
    return file.mistake(
      [misspelt],
      what,
      `did you mean ${findNearestName(misspelt, known)}, in place of ${misspelt}?`,
    );
  return file.mistake([], what, "begin it with `openrpc: 1.3.2` or `openapi: 3.1.0`");
}

/** Loads the converter on demand: few specs are of this version. */
async function upgradeDocument(
  file: SpecSource,
  notes: Parameters<SpecDocument["note"]>[],
): Promise<SpecSource> {
  const version = formatValue(field(file.value, "swagger"));
  const what = `Swagger ${version} is not supported`;
  // Without quotation marks, YAML reads 2.0 as the number 2.
  if (!/^2(\.|$)/.test(version))
    throw new Mistakes([file.mistake(["swagger"], what, "convert it to OpenAPI 3")]);
  const { fromSwagger } = await import("./open-api/from-swagger.ts");
  return fromSwagger(file, (...note) => notes.push(note));
}

/**
 * Checks that each selection matches an operation.
 *
 * @throws Mistakes listing those that match none.
 */
export function checkSelection(selection: Selection, file: string): void {
  Mistakes.throwIfAny(
    selection.wrong().map(({ what, remedy }) => ({ file, line: 1, column: 1, what, remedy })),
  );
}
