import { placesIn, type SpecPath } from "../../spec-file/index.ts";
import { type Json, type JsonObject, object, schemaName, text } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";

const JSON_TYPE = "application/json";

/**
 * Checks that operations, parameters, bodies and results say what they are, and that their schemas have names.
 *
 * @param reader - The spec, in which mistakes are recorded.
 */
export function checkTexts(reader: SpecReader): void {
  for (const { place, value, path } of placesIn(reader.root)) {
    if (path[0] !== "paths") continue;
    const fields = value as JsonObject;
    if (place === "parameter") checkParameter(reader, fields, path);
    if (place === "operation") checkOperation(reader, fields, path);
  }
}

function checkOperation(reader: SpecReader, operation: JsonObject, path: SpecPath): void {
  const required = {
    "x-idempotency": "say what happens if it is sent twice",
    operationId: "name the operation like its method",
    summary: "say in a sentence what the call returns or does",
    ...(operation["deprecated"] === true && { description: "say what to call instead" }),
  };
  for (const [key, remedy] of Object.entries(required)) reader.text(operation, key, path, remedy);
  reader.source(operation, path);
  const { requestBody } = operation;
  if (requestBody !== undefined)
    checkContent(reader, reader.resolve(requestBody), [...path, "requestBody"], "say what it is");
  for (const [status, response] of Object.entries(object(operation["responses"]))) {
    const resolved = reader.resolve(response);
    if ("x-web-socket" in operation || !(/^2\d\d$/.test(status) || resolved["x-success"] === true)) continue;
    checkContent(reader, resolved, [...path, "responses", status], "say what it is");
  }
}

function checkContent(reader: SpecReader, described: JsonObject, path: SpecPath, remedy: string): void {
  reader.text(described, "description", path, remedy);
  const { [JSON_TYPE]: media } = object(described["content"]);
  if (media === undefined) return;
  checkNamed(reader, object(media)["schema"], [...path, "content", JSON_TYPE, "schema"]);
}

/** The schema of a body or response has a name, or is a list of a named or plain type. */
function checkNamed(reader: SpecReader, schema: Json | undefined, path: SpecPath): void {
  const { type, items } = object(schema);
  if (type === "array") {
    if (!isPlain(items)) checkNamed(reader, items, [...path, "items"]);
  } else if (!isNamed(reader, schema))
    reader.note(path, "its schema has no name", "put it under components/schemas and refer to it");
}

function checkParameter(reader: SpecReader, parameter: JsonObject, path: SpecPath): void {
  const { in: where, schema, style = "form", explode = true } = parameter;
  const { type, items } = object(schema);
  const isList = where === "query" && type === "array";
  const [item, at] = isList ? [items, ["schema", "items"]] : [schema, ["schema"]];
  if (!isNamed(reader, item) && !isPlain(item)) {
    const what = "a parameter's schema is a plain text, number or boolean, or has a name";
    reader.note([...path, ...at], what, "put it under components/schemas and refer to it");
  }
  reader.text(parameter, "description", path, "say what it is, with its unit");
  if (where === "query" && !(style === "form" && explode === true))
    reader.note(path, "a list is only sent as its items, one by one", "remove style and explode");
}

function isNamed(reader: SpecReader, schema: Json | undefined): boolean {
  return (schemaName(schema) ?? "") in reader.schemas;
}

/** Whether a schema is an unnamed text, number or boolean. */
function isPlain(schema: Json | undefined): boolean {
  const { type, enum: values } = object(schema);
  return values === undefined && ["integer", "number", "string", "boolean"].includes(text(type) ?? "");
}
