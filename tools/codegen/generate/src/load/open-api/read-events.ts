import { entries, field } from "@node-access/generate/read";
import type { SpecPath } from "../../spec-file/index.ts";
import { schemaName } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";

/** Reads the names of the types of a stream's events, by topic. */
export function readEvents(
  reader: SpecReader,
  operation: unknown,
  path: SpecPath,
): Readonly<Record<string, string>> {
  const topics = entries(field(operation, "x-events")).map(([topic, reference]) => {
    const name = schemaName({ $ref: String(reference) }) ?? "";
    if (!(name in reader.schemas))
      reader.note([...path, "x-events", topic], `there is no schema of ${topic}`, "refer to a schema");
    return [topic, name];
  });
  if (topics.length === 0)
    reader.note(path, "it has no events", "name with x-events the schema of each topic's events");
  if (topics.length > 1 && isJsonStream(operation))
    reader.note(
      [...path, "x-events"],
      "nothing in the stream says which topic an event has",
      "leave one topic",
    );
  return Object.fromEntries(topics);
}

/** Whether the response of an operation is a stream of JSON values without separators. */
export function isJsonStream(operation: unknown): boolean {
  const ok = field(field(operation, "responses"), "200");
  const isJson = field(field(ok, "content"), "application/json") !== undefined;
  return isJson && field(operation, "x-events") !== undefined;
}
