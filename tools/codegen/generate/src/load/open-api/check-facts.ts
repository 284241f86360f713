import type { RestOperation } from "@node-access/generate/model";
import type { SpecPath } from "../../spec-file/index.ts";
import { checkCache } from "./check-cache.ts";
import { object } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";

/** Checks what an operation says about blocks, caching and events. */
export function checkFacts(reader: SpecReader, operation: RestOperation, pointer: SpecPath): void {
  const { newestBlock, inputs, events, path, method } = operation;
  checkCache(reader, operation, pointer);
  const isNamed = inputs.some(({ location, name }) => location === "query" && name === newestBlock);
  if (typeof newestBlock === "string" && !isNamed) {
    const what = `there is no query parameter ${newestBlock}`;
    reader.note([...pointer, "x-newest-block"], what, "name a parameter with in: query, or use true");
  }
  checkAlsoGet(reader, operation, pointer);
  const item = object(object(reader.root["paths"])[path]);
  if (events !== undefined || !("x-events" in object(item[method.toLowerCase()]))) return;
  const remedy = "describe the response as text/event-stream, or remove it";
  reader.note([...pointer, "x-events"], "its response is not a stream of events", remedy);
}

/** A GET next to the operation only reads, and is in the place of a POST. */
function checkAlsoGet(reader: SpecReader, operation: RestOperation, pointer: SpecPath): void {
  const { alsoGet, idempotency, method, path } = operation;
  if (!alsoGet) return;
  const at = [...pointer, "x-also-get"];
  if (idempotency !== "safe")
    reader.note(at, `a GET must be safe, and the operation is ${idempotency}`, "remove it");
  if (method !== "POST" || "get" in object(object(reader.root["paths"])[path])) {
    const remedy = "move it to a POST whose path has no get, or remove it";
    reader.note(at, "it adds a GET to a POST", remedy);
  }
}
