import { readFileSync } from "node:fs";
import { nearestName, placesIn, type SpecPath } from "../../spec-file/index.ts";
import { type JsonObject, list, object } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";

const errorContextsFile = new URL("../../../../../../packages/auth/src/error-contexts.ts", import.meta.url);

/** The codes of the errors that clients throw: the keys of `ErrorContexts`, the type that all clients share. */
function errorCodes(): readonly string[] {
  return [...readFileSync(errorContextsFile, "utf8").matchAll(/^ {2}([A-Z][A-Z_]*): /gm)].map(
    ([, code = ""]) => code,
  );
}

/** Headers that the clients' runtime sends itself. */
const ownHeaders = new Set(["accept", "authorization", "content-type"]);

/**
 * Checks what the lint does not: that each name in paths and operations exists, and that none of them is
 * ignored.
 *
 * @param reader - The spec, in which mistakes are recorded.
 */
export function checkOperations(reader: SpecReader): void {
  const sections = list(reader.root["tags"]).map((tag) => String(object(tag)["name"]));
  const codes = errorCodes();
  for (const { place, value, path } of placesIn(reader.root)) {
    const fields = value as JsonObject;
    if (place === "operation") {
      checkTags(reader, fields, path, sections);
      checkThrows(reader, fields, path, codes);
      checkStatuses(reader, fields, path);
      checkVerb(reader, fields, path);
    }
    if (place === "parameter") checkHeader(reader, fields, path);
  }
  for (const path of Object.keys(object(reader.root["paths"]))) {
    if (!/[{}]/.test(path.replaceAll(/\{[\w-]+\}/g, ""))) continue;
    reader.note(["paths", path], "its braces enclose no name", "write each parameter as {name}");
  }
  checkUnused(reader);
}

function checkTags(reader: SpecReader, { tags }: JsonObject, path: SpecPath, sections: string[]): void {
  if (sections.length > 0 && list(tags).length === 0)
    reader.note(path, "it is in no section of the reference", `tag it with one of ${sections.join(", ")}`);
  for (const [index, tag] of list(tags).entries()) {
    if (sections.includes(String(tag))) continue;
    const nearest = nearestName(String(tag), sections);
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
    const nearest = nearestName(String(code), codes);
    const remedy = nearest ? `did you mean ${nearest}?` : `use one of ${codes.join(", ")}`;
    reader.note([...path, "x-throws", index], `no client throws ${String(code)}`, remedy);
  }
}

function checkStatuses(reader: SpecReader, { responses }: JsonObject, path: SpecPath): void {
  for (const status of Object.keys(object(responses))) {
    if (status.startsWith("2") && "x-success" in object(object(responses)[status]))
      reader.note([...path, "responses", status, "x-success"], `${status} is a result anyway`, "remove it");
    if (/^\d{3}$/.test(status)) continue;
    const remedy = "describe the response of each status";
    reader.note([...path, "responses", status], `${status} is not a valid response status`, remedy);
  }
}

/** Checks HTTP's rules for a GET: it has no body, and changes nothing. */
function checkVerb(reader: SpecReader, operation: JsonObject, path: SpecPath): void {
  if (path.at(-1) !== "get") return;
  if ("requestBody" in operation)
    reader.note([...path, "requestBody"], "a GET has no body", "describe parameters, or write post");
  const { "x-idempotency": idempotency = "safe" } = operation;
  if (idempotency === "safe") return;
  const what = `a GET is not ${String(idempotency)}`;
  reader.note([...path, "x-idempotency"], what, "write safe, or describe it as a post");
}

function checkHeader(reader: SpecReader, { in: where, name }: JsonObject, path: SpecPath): void {
  if (where !== "header" || !ownHeaders.has(String(name).toLowerCase())) return;
  reader.note([...path, "name"], `clients send ${String(name)} by themselves`, "remove the parameter");
}

/** Notes components that no operation uses. Schemas have their own check. */
function checkUnused(reader: SpecReader): void {
  const { paths, components } = reader.root;
  const { parameters, ...others } = object(components);
  // References to parameters have been replaced by the parameters themselves.
  const used = new Set<unknown>(placesIn({ openapi: "3.1.0", paths }).map(({ value }) => value));
  const references = new Set(
    placesIn({ openapi: "3.1.0", paths, components: others }).map(({ value }) => value["$ref"]),
  );
  for (const kind of ["parameters", "responses", "headers", "requestBodies"]) {
    for (const [name, component] of Object.entries(
      object(kind === "parameters" ? parameters : others[kind]),
    )) {
      if (used.has(component) || references.has(`#/components/${kind}/${name}`)) continue;
      const at = ["components", kind, name];
      reader.note(at, `nothing refers to ${name}`, "refer to it, or remove it");
    }
  }
}
