import type { CacheRule, Failure, Idempotency, RestOperation } from "@node-access/generate/model";
import type { SpecPath } from "../../spec-file/index.ts";
import { readType } from "@node-access/generate/read";
import { checkCache } from "./check-cache.ts";
import { type JsonObject, list, object, schemaName, text } from "./json.ts";
import { readMessages, readSubscriptions } from "./messages.ts";
import { readExamples } from "./read-examples.ts";
import { type OperationPlace, readInputs } from "./read-inputs.ts";
import { readOutputs } from "./read-outputs.ts";
import type { SpecReader } from "./spec-reader.ts";

const verbs = ["get", "put", "post", "patch", "delete"];
const JSON_TYPE = "application/json";

/** Reads the operations of a spec. Mistakes are recorded in the reader. */
export function readOperations(reader: SpecReader): readonly RestOperation[] {
  return Object.entries(object(reader.root["paths"])).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const operation = object(object(item)[verb]);
      if (Object.keys(operation).length === 0) return [];
      const shared = list(object(item)["parameters"]);
      return [readOperation(reader, operation, { path, verb, pointer: ["paths", path, verb], shared })];
    }),
  );
}

function readOperation(reader: SpecReader, operation: JsonObject, place: OperationPlace): RestOperation {
  const { path, verb, pointer } = place;
  const section = text(list(operation["tags"])[0]);
  const socket = text(object(operation["x-web-socket"])["subscription"]);
  // A socket's messages are not responses.
  const outputs = socket === undefined ? readOutputs(reader, operation, pointer) : [];
  const inputs = readInputs(reader, operation, place);
  const successes = new Set(outputs.map(({ status }) => String(status)));
  const failures = Object.entries(object(operation["responses"]))
    .filter(([status]) => !status.startsWith("2") && !successes.has(status))
    .map(([status, response]) => readFailure(status, reader.resolve(response)));
  const idempotency = reader.text(
    operation,
    "x-idempotency",
    pointer,
    "say what happens if it is sent twice",
  ) as Idempotency;
  const body = inputs.find(({ location }) => location === "body");
  const messages =
    socket === undefined
      ? readMessages(reader, body?.type.reference ?? "", { idempotency, failures })
      : readSubscriptions(reader, socket);
  const surface = text(operation["x-surface"]);
  const { "x-cost": cost, "x-cache": cache, "x-newest-block": newestBlock } = operation;
  const read: RestOperation = {
    kind: "rest",
    name: reader.text(operation, "operationId", pointer, "name the operation like its method"),
    summary: reader.text(operation, "summary", pointer, "say in a sentence what the call returns or does"),
    ...readDetails(reader, operation, pointer),
    source: reader.source(operation, pointer),
    ...(section !== undefined && { section }),
    idempotency,
    ...(cost !== undefined && { cost: cost as NonNullable<RestOperation["cost"]> }),
    ...(cache !== undefined && { cache: cache as CacheRule }),
    ...(newestBlock !== undefined && { newestBlock: newestBlock as string | true }),
    method: verb.toUpperCase(),
    path,
    ...(surface !== undefined && { surface }),
    inputs,
    outputs,
    failures,
    throws: list(operation["x-throws"]).map(String),
    examples: readExamples(reader, operation, inputs, place),
    ...(isEventStream(operation) && { events: readEvents(reader, operation, pointer) }),
    ...(socket !== undefined && { socket }),
    ...(messages && { messages }),
  };
  checkCache(reader, read, pointer);
  checkNewestBlock(reader, read, pointer);
  if ("x-events" in operation && !isEventStream(operation)) {
    const what = "its response is not a stream of events";
    reader.note([...pointer, "x-events"], what, "describe the response as text/event-stream, or remove it");
  }
  return read;
}

/** Checks that a block number can be sent in the parameter that `x-newest-block` names. */
function checkNewestBlock(
  reader: SpecReader,
  { newestBlock, inputs }: RestOperation,
  pointer: SpecPath,
): void {
  if (typeof newestBlock !== "string") return;
  if (inputs.some(({ location, name }) => location === "query" && name === newestBlock)) return;
  const what = `there is no query parameter ${newestBlock}`;
  reader.note([...pointer, "x-newest-block"], what, "name a parameter with in: query, or use true");
}

function readFailure(status: string, { content }: JsonObject): Failure {
  const { schema } = object(object(content)[JSON_TYPE]);
  return { status, ...(schema !== undefined && { data: readType(schema) }) };
}

/** Details beyond the summary. A deprecated operation must say what to call instead. */
function readDetails(
  reader: SpecReader,
  operation: JsonObject,
  pointer: SpecPath,
): Pick<RestOperation, "description" | "deprecated"> {
  const deprecated = operation["deprecated"] === true;
  const description = deprecated
    ? reader.text(operation, "description", pointer, "say what to call instead")
    : text(operation["description"]);
  return { ...(description !== undefined && { description }), ...(deprecated && { deprecated }) };
}

function isEventStream(operation: JsonObject): boolean {
  return "text/event-stream" in object(object(object(operation["responses"])["200"])["content"]);
}

/** Reads the names of the types of the events' data, by topic. */
function readEvents(reader: SpecReader, operation: JsonObject, pointer: SpecPath): Record<string, string> {
  const topics = Object.entries(object(operation["x-events"])).map(([topic, reference]) => {
    const name = schemaName({ $ref: reference }) ?? "";
    if (!(name in reader.schemas))
      reader.note([...pointer, "x-events", topic], `there is no schema of ${topic}`, "refer to a schema");
    return [topic, name];
  });
  if (topics.length === 0)
    reader.note(pointer, "it has no events", "name with x-events the schema of each topic's events");
  return Object.fromEntries(topics) as Record<string, string>;
}
