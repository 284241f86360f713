import { entries, field, list, type SpecDocument } from "../spec-document.ts";
import { noteUnknownKeys, OPEN_RPC_KEYS } from "./known-keys.ts";
import { noteSchemaMistakes } from "./schema-mistakes.ts";

/** Notes mistakes in an OpenRPC document, which readers would pass over. */
export function noteOpenRpcMistakes(spec: SpecDocument): void {
  const document = spec.file.value;
  noteUnknownKeys(spec, document, [], OPEN_RPC_KEYS.document);
  const methods = field(document, "methods");
  if (methods !== undefined && !Array.isArray(methods))
    spec.note(
      ["methods"],
      "methods is ignored: it is not a list",
      "write a list of methods, each with its name",
    );
  for (const [index, method] of list(methods).entries()) {
    const path = ["methods", index];
    if (field(method, "$ref") !== undefined) continue;
    noteUnknownKeys(spec, method, path, OPEN_RPC_KEYS.method);
    const params = field(method, "params");
    if (params !== undefined && !Array.isArray(params))
      spec.note(
        [...path, "params"],
        "params is ignored: it is not a list",
        "write a list of params, each with its name",
      );
    for (const [place, param] of list(params).entries()) noteContent(spec, param, [...path, "params", place]);
    noteContent(spec, field(method, "result"), [...path, "result"]);
  }
  for (const [name, schema] of entries(field(field(document, "components"), "schemas")))
    noteSchemaMistakes(spec, schema, ["components", "schemas", name]);
}

function noteContent(spec: SpecDocument, value: unknown, path: readonly (string | number)[]): void {
  if (value === undefined || field(value, "$ref") !== undefined) return;
  noteUnknownKeys(spec, value, path, OPEN_RPC_KEYS.content);
  noteSchemaMistakes(spec, field(value, "schema"), [...path, "schema"]);
}
