import type {
  CacheRule,
  Failure,
  Idempotency,
  Input,
  Location,
  RestOperation,
} from "../../model/operation.ts";
import type { SpecPath } from "../../spec-file/index.ts";
import { readType } from "../read-type.ts";
import { checkCache } from "./check-cache.ts";
import { type Json, type JsonObject, list, object, schemaName, text } from "./json.ts";
import { readMessages, readSubscriptions } from "./messages.ts";
import { readOutputs } from "./read-outputs.ts";
import type { SpecReader } from "./spec-reader.ts";

const verbs = ["get", "put", "post", "patch", "delete"];
const JSON_TYPE = "application/json";
const BYTES = "application/octet-stream";

/** Reads the operations of a spec. Mistakes are noted in the reader. */
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

interface Place {
  readonly path: string;
  readonly verb: string;
  readonly pointer: SpecPath;
  /** The parameters of all operations of the path. */
  readonly shared: readonly Json[];
}

function readOperation(reader: SpecReader, operation: JsonObject, place: Place): RestOperation {
  const { path, verb, pointer } = place;
  const section = text(list(operation["tags"])[0]);
  const socket = text(object(operation["x-web-socket"])["subscription"]);
  // What a socket sends is no response.
  const outputs = socket === undefined ? readOutputs(reader, operation, pointer) : [];
  const answers = new Set(outputs.map(({ status }) => String(status)));
  const body = readBody(reader, operation, pointer);
  const messages =
    socket === undefined
      ? readMessages(reader, body?.type.reference ?? "")
      : readSubscriptions(reader, socket);
  const surface = text(operation["x-surface"]);
  const { "x-cost": cost, "x-cache": cache } = operation;
  const read: RestOperation = {
    kind: "rest",
    name: reader.text(
      operation,
      "operationId",
      pointer,
      "give the operation the name that its method shall have",
    ),
    summary: reader.text(operation, "summary", pointer, "say in a sentence what the call gives or does"),
    ...readDetails(reader, operation, pointer),
    source: reader.source(operation, pointer),
    ...(section !== undefined && { section }),
    idempotency: reader.text(
      operation,
      "x-idempotency",
      pointer,
      "say what happens if it is sent twice",
    ) as Idempotency,
    ...(cost !== undefined && { cost: cost as NonNullable<RestOperation["cost"]> }),
    ...(cache !== undefined && { cache: cache as CacheRule }),
    method: verb.toUpperCase(),
    path,
    ...(surface !== undefined && { surface }),
    inputs: [...readParameters(reader, operation, place), ...(body ? [body] : [])],
    outputs,
    failures: Object.entries(object(operation["responses"]))
      .filter(([status]) => !status.startsWith("2") && !answers.has(status))
      .map(([status, response]) => readFailure(status, reader.resolve(response))),
    throws: list(operation["x-throws"]).map(String),
    examples: [],
    ...(isEventStream(operation) && { events: readEvents(reader, operation, pointer) }),
    ...(socket !== undefined && { socket }),
    ...(messages && { messages }),
  };
  checkCache(reader, read, pointer);
  return read;
}

function readFailure(status: string, { content }: JsonObject): Failure {
  const { schema } = object(object(content)[JSON_TYPE]);
  return { status, ...(schema !== undefined && { data: readType(schema) }) };
}

/** What there is to say beyond the summary. What is deprecated must say what to call instead. */
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

/** The parameters, those of the path in its order. */
function readParameters(reader: SpecReader, operation: JsonObject, place: Place): Input[] {
  const { path, pointer, shared } = place;
  const own = list(operation["parameters"]).map(
    (value, index) => [value, [...pointer, "parameters", index]] as const,
  );
  const above = shared.map((value, index) => [value, ["paths", path, "parameters", index]] as const);
  const inputs = [...above, ...own].map(([value, at]) => readParameter(reader, reader.resolve(value), at));
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) => {
    const found = inputs.find((input) => input.location === "path" && input.name === name);
    if (!found)
      reader.note(pointer, `the path's {${name}} is not described`, "add a parameter with in: path");
    return found ?? [];
  });
  return [...inPath, ...inputs.filter(({ location }) => location !== "path")];
}

function readParameter(reader: SpecReader, parameter: JsonObject, pointer: SpecPath): Input {
  const { in: where, schema, style = "form", explode = true } = parameter;
  if (where === "query" && !(style === "form" && explode === true)) {
    reader.note(pointer, "a list is only sent as its items, one by one", "leave out style and explode");
  }
  return {
    name: text(parameter["name"]) ?? "",
    location: where as Location,
    type: reader.parameterType(schema, [...pointer, "schema"], String(where)),
    required: parameter["required"] === true,
    description: reader.text(parameter, "description", pointer, "say what it is, with its unit"),
    ...(parameter["x-block"] === true && { block: true }),
  };
}

function readBody(reader: SpecReader, operation: JsonObject, pointer: SpecPath): Input | undefined {
  const body = reader.resolve(operation["requestBody"]);
  if (Object.keys(body).length === 0) return undefined;
  const content = object(body["content"]);
  const at = [...pointer, "requestBody", "content", JSON_TYPE, "schema"];
  const { schema, example } = object(content[JSON_TYPE]);
  return {
    name: "body",
    location: "body",
    type: reader.contentType(schema, at),
    required: body["required"] === true,
    description: reader.text(body, "description", [...pointer, "requestBody"], "say what it is"),
    ...(BYTES in content && { bytes: true }),
    ...(example !== undefined && { example }),
  };
}

function isEventStream(operation: JsonObject): boolean {
  return "text/event-stream" in object(object(object(operation["responses"])["200"])["content"]);
}

/** The names of the types of the events' data, by topic. */
function readEvents(reader: SpecReader, operation: JsonObject, pointer: SpecPath): Record<string, string> {
  const topics = Object.entries(object(operation["x-events"])).map(([topic, reference]) => {
    const name = schemaName({ $ref: reference }) ?? "";
    if (!(name in reader.schemas))
      reader.note([...pointer, "x-events", topic], `there is no schema of ${topic}`, "refer to a schema");
    return [topic, name];
  });
  if (topics.length === 0)
    reader.note(pointer, "it tells nothing", "name with x-events the schema of what each topic tells");
  return Object.fromEntries(topics) as Record<string, string>;
}
