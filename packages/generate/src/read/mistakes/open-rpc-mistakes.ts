import type { Part, SpecDocument } from "../spec-document.ts";
import { noteUnknownKeys, OPEN_RPC_KEYS } from "./known-keys.ts";
import { noteSchemaMistakes } from "./schema-mistakes.ts";

/** Notes mistakes in an OpenRPC document, which readers would pass over. */
export function noteOpenRpcMistakes({ root }: SpecDocument): void {
  noteUnknownKeys(root, OPEN_RPC_KEYS.document);
  for (const method of listNamed(root, "methods")) {
    if (method.get("$ref") !== undefined) continue;
    noteUnknownKeys(method, OPEN_RPC_KEYS.method);
    for (const param of listNamed(method, "params")) noteContent(param);
    noteContent(method.at("result"));
  }
  for (const [, schema] of root.at("components").entries("schemas")) noteSchemaMistakes(schema);
}

/** Returns the items of a list, and notes another value. */
function listNamed(owner: Part, key: "methods" | "params"): Part[] {
  const part = owner.at(key);
  if (part.value !== undefined && !Array.isArray(part.value))
    part.note(`${key} is ignored: it is not a list`, `write a list of ${key}, each with its name`);
  return part.items();
}

function noteContent(part: Part): void {
  if (part.value === undefined || part.get("$ref") !== undefined) return;
  noteUnknownKeys(part, OPEN_RPC_KEYS.content);
  noteSchemaMistakes(part.at("schema"));
}
