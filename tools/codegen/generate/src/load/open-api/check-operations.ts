import { list } from "@node-access/generate/read";
import { readFileSync } from "node:fs";
import { findNearestName, placesIn, type SpecPath } from "../../spec-file/index.ts";
import { type JsonObject, object } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";

const errorContextsFile = new URL("../../../../../../packages/auth/src/error-contexts.ts", import.meta.url);

/** The codes of the errors that clients throw: the keys of `ErrorContexts`, the type that all clients share. */
function errorCodes(): readonly string[] {
  return [...readFileSync(errorContextsFile, "utf8").matchAll(/^ {2}([A-Z][A-Z_]*): /gm)].map(
    ([, code = ""]) => code,
  );
}

/**
 * Checks what the lint and the rules do not: that each name in operations exists, and that no component is
 * ignored.
 *
 * @param reader - The spec, in which mistakes are recorded.
 */
export function checkOperations(reader: SpecReader): void {
  const sections = list(reader.root["tags"]).map((tag) => String(object(tag)["name"]));
  const codes = errorCodes();
  for (const { place, value, path } of placesIn(reader.root)) {
    if (place !== "operation") continue;
    checkTags(reader, value as JsonObject, path, sections);
    checkThrows(reader, value as JsonObject, path, codes);
  }
  checkUnused(reader);
}

function checkTags(reader: SpecReader, { tags }: JsonObject, path: SpecPath, sections: string[]): void {
  if (sections.length > 0 && list(tags).length === 0)
    reader.note(path, "it is in no section of the reference", `tag it with one of ${sections.join(", ")}`);
  for (const [index, tag] of list(tags).entries()) {
    if (sections.includes(String(tag))) continue;
    const nearest = findNearestName(String(tag), sections);
    const remedy = nearest ? `did you mean ${nearest}?` : "describe it under tags of the document";
    reader.note([...path, "tags", index], `there is no tag ${String(tag)}`, remedy);
  }
}

function checkThrows(
  reader: SpecReader,
  operation: JsonObject,
  path: SpecPath,
  codes: readonly string[],
): void {
  for (const [index, code] of list(operation["x-throws"]).entries()) {
    if (codes.includes(String(code))) continue;
    const nearest = findNearestName(String(code), codes);
    const remedy = nearest ? `did you mean ${nearest}?` : `use one of ${codes.join(", ")}`;
    reader.note([...path, "x-throws", index], `no client throws ${String(code)}`, remedy);
  }
}

/** Notes components that no operation uses. Schemas have their own check. */
function checkUnused(reader: SpecReader): void {
  const references = new Set(placesIn(reader.root).map(({ value }) => value["$ref"]));
  for (const kind of ["parameters", "responses", "headers", "requestBodies"])
    for (const name of Object.keys(object(object(reader.root["components"])[kind])))
      if (!references.has(`#/components/${kind}/${name}`))
        reader.note(["components", kind, name], `nothing refers to ${name}`, "refer to it, or remove it");
}
