import { list } from "@node-access/generate/read";
import { readdirSync, readFileSync } from "node:fs";
import { placesIn, type SpecPath } from "../../spec-file/index.ts";
import { object, type SpecReader } from "./spec-reader.ts";
import type { RestOperation } from "@node-access/generate/model";

const errorContexts = new URL("../../../../../../packages/auth/src/error-contexts/", import.meta.url);

/** The codes of the errors that clients throw: the keys of `ErrorContexts`, the type that all clients share. */
function errorCodes(): readonly string[] {
  return readdirSync(errorContexts).flatMap((file) =>
    [...readFileSync(new URL(file, errorContexts), "utf8").matchAll(/^ {2}([A-Z][A-Z_]*): /gm)].map(
      ([, code = ""]) => code,
    ),
  );
}

/** Checks what the lint and the rules do not: that each name in operations exists, and that no component is ignored. */
export function checkOperations(reader: SpecReader): void {
  const sections = list(reader.root["tags"]).map((tag) => String(object(tag)["name"]));
  const codes = errorCodes();
  for (const { place, value, path } of placesIn(reader.root)) {
    if (place !== "operation") continue;
    const { tags, "x-throws": throws } = value;
    if (sections.length > 0 && list(tags).length === 0)
      reader.note(path, "it is in no section of the reference", `tag it with one of ${sections.join(", ")}`);
    const remedy = "describe it under tags of the document";
    reader.noteUnknown(tags, sections, [...path, "tags"], (tag) => `there is no tag ${tag}`, remedy);
    const any = `use one of ${codes.join(", ")}`;
    reader.noteUnknown(throws, codes, [...path, "x-throws"], (code) => `no client throws ${code}`, any);
  }
  // Schemas have their own check.
  const references = new Set(placesIn(reader.root).map(({ value }) => value["$ref"]));
  for (const kind of ["parameters", "responses", "headers", "requestBodies"])
    for (const name of Object.keys(object(object(reader.root["components"])[kind])))
      if (!references.has(`#/components/${kind}/${name}`))
        reader.note(["components", kind, name], `nothing refers to ${name}`, "refer to it, or remove it");
}

/** Checks what an operation says about blocks, caching and events. */
export function checkFacts(reader: SpecReader, operation: RestOperation, pointer: SpecPath): void {
  const { newestBlock, inputs, events, path, method, alsoGet, idempotency } = operation;
  checkCache(reader, operation, pointer);
  const isNamed = inputs.some(({ location, name }) => location === "query" && name === newestBlock);
  if (typeof newestBlock === "string" && !isNamed) {
    const what = `there is no query parameter ${newestBlock}`;
    reader.note([...pointer, "x-newest-block"], what, "name a parameter with in: query, or use true");
  }
  const item = object(object(reader.root["paths"])[path]);
  // A GET next to the operation only reads, and is in the place of a POST.
  const at = [...pointer, "x-also-get"];
  if (alsoGet && idempotency !== "safe")
    reader.note(at, `a GET must be safe, and the operation is ${idempotency}`, "remove it");
  if (alsoGet && (method !== "POST" || "get" in item))
    reader.note(at, "it adds a GET to a POST", "move it to a POST whose path has no get, or remove it");
  if (events !== undefined || !("x-events" in object(item[method.toLowerCase()]))) return;
  const remedy = "describe the response as text/event-stream, or remove it";
  reader.note([...pointer, "x-events"], "its response is not a stream of events", remedy);
}

/** Checks that a gateway can decide from the path and the response alone whether the response may be cached. */
function checkCache(
  reader: SpecReader,
  { cache, idempotency, inputs, path }: RestOperation,
  pointer: SpecPath,
): void {
  const inPath = inputs.filter(({ location }) => location === "path");
  for (const { name } of inputs.filter(({ block, location }) => block && location !== "path")) {
    const remedy = "mark a parameter with in: path, or leave x-block out";
    reader.note(pointer, `x-block of ${name}: routing reads blocks from the path alone`, remedy);
  }
  if (cache === undefined) return;
  const note = (what: string, remedy: string, ...at: readonly string[]): void =>
    reader.note([...pointer, "x-cache", ...at], what, remedy);
  if (idempotency !== "safe")
    note(
      `a response to an operation that is ${idempotency} is not cached`,
      "remove it, or correct x-idempotency",
    );
  if (cache === "block" && !inPath.some(({ block }) => block))
    note("no parameter of the path says which block it reads", "mark one with x-block");
  if (typeof cache === "string") return;
  if (cache.result !== undefined) {
    const remedy = "name a parameter of the path (param), or what makes it final (final)";
    note("no gateway follows the blocks of a REST API", remedy, "result");
  }
  const names = inPath.map(({ name }) => `/${name}`);
  if (cache.param === undefined || names.includes(cache.param)) return;
  const remedy = names.length > 0 ? `use one of ${names.join(", ")}` : `omit it: ${path} has none`;
  note(`${cache.param} is not a parameter of the path`, remedy, "param");
}
