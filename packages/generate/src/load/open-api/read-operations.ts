import { findUnion, memberMethods } from "./member-methods.ts";
import type { Method, MethodGroup, Parameter } from "./operation-model.ts";
import type { SpecPath } from "../../spec-file/index.ts";
import { type Json, type JsonObject, list, object, text } from "./json.ts";
import { readResult } from "./read-result.ts";
import type { SpecReader } from "./spec-reader.ts";

const verbs = ["get", "put", "post", "patch", "delete"];

/**
 * Reads the methods of a spec.
 *
 * @param reader - The spec; mistakes are noted there.
 * @param name - What the client of the operations without members is called: `management`.
 * @returns one group for all operations without members, and one for each operation with them.
 */
export function readOperations(reader: SpecReader, name: string): readonly MethodGroup[] {
  const plain: Method[] = [];
  const groups: MethodGroup[] = [];
  for (const [operation, place] of operationsIn(reader)) {
    // What a socket or a stream tells is no answer to a call.
    if (operation["x-web-socket"] !== undefined || isEventStream(operation)) continue;
    const method = readMethod(reader, operation, place);
    const union = findUnion(reader, method.body?.type ?? "");
    if (union) groups.push(memberMethods(reader, union, method));
    else plain.push(method);
  }
  const summary = text(object(reader.root["info"])["summary"]) ?? "";
  const all = plain.length > 0 ? [{ name, summary, methods: plain }, ...groups] : groups;
  checkNames(reader, all);
  return all;
}

/** The operations that are answered with events as they happen, each as if it were a method, with where it stands. */
export function readEventStreams(reader: SpecReader): readonly (readonly [Method, JsonObject, SpecPath])[] {
  return operationsIn(reader)
    .filter(([operation]) => isEventStream(operation))
    .map(([operation, place]) => [readMethod(reader, operation, place), operation, place.pointer]);
}

function operationsIn(reader: SpecReader): readonly (readonly [JsonObject, Place])[] {
  return Object.entries(object(reader.root["paths"])).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const operation = object(object(item)[verb]);
      if (Object.keys(operation).length === 0) return [];
      const shared = list(object(item)["parameters"]);
      return [[operation, { path, verb, pointer: ["paths", path, verb], shared }] as const];
    }),
  );
}

function isEventStream(operation: JsonObject): boolean {
  return "text/event-stream" in object(object(object(operation["responses"])["200"])["content"]);
}

interface Place {
  readonly path: string;
  readonly verb: string;
  readonly pointer: SpecPath;
  readonly shared: readonly Json[];
}

function readMethod(reader: SpecReader, operation: JsonObject, place: Place): Method {
  const { path, verb, pointer, shared } = place;
  const own = list(operation["parameters"]).map(
    (value, index) => [value, [...pointer, "parameters", index]] as const,
  );
  const above = shared.map((value, index) => [value, ["paths", path, "parameters", index]] as const);
  const parametersIn = (where: string): Parameter[] =>
    [...above, ...own]
      .filter(([value]) => reader.resolve(value)["in"] === where)
      .map(([value, at]) => readParameter(reader, reader.resolve(value), at));
  const answer = readResult(reader, operation, pointer);
  const tag = text(list(operation["tags"])[0]);
  return {
    name: reader.text(
      operation,
      "operationId",
      pointer,
      "give the operation the name that its method shall have",
    ),
    summary: reader.text(operation, "summary", pointer, "say in a sentence what the call gives or does"),
    ...readDetails(reader, operation, pointer),
    source: reader.source(operation, pointer),
    ...(tag !== undefined && { tag }),
    idempotency: reader.text(operation, "x-idempotency", pointer, "say what happens if it is sent twice"),
    http: verb.toUpperCase(),
    path,
    pathParameters: pathOrder(reader, path, parametersIn("path"), pointer),
    body: readBody(reader, operation, pointer),
    envelope: undefined,
    query: parametersIn("query"),
    headers: parametersIn("header"),
    ...answer,
    failures: Object.keys(object(operation["responses"])).filter(
      (status) => !status.startsWith("2") && !answer.statuses?.includes(Number(status)),
    ),
    throws: list(operation["x-throws"]).map(String),
    member: undefined,
  };
}

/** What there is to say beyond the summary. What is deprecated must say what to call instead. */
function readDetails(
  reader: SpecReader,
  operation: JsonObject,
  pointer: SpecPath,
): Pick<Method, "description" | "deprecated"> {
  const deprecated = operation["deprecated"] === true;
  const description = deprecated
    ? reader.text(operation, "description", pointer, "say what to call instead")
    : text(operation["description"]);
  return { ...(description !== undefined && { description }), ...(deprecated && { deprecated }) };
}

function pathOrder(
  reader: SpecReader,
  path: string,
  parameters: readonly Parameter[],
  pointer: SpecPath,
): Parameter[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) => {
    const found = parameters.filter((parameter) => parameter.name === name);
    if (found.length === 0)
      reader.note(pointer, `the path's {${name}} is not described`, "add a parameter with in: path");
    return found.slice(0, 1);
  });
}

function readParameter(reader: SpecReader, parameter: JsonObject, pointer: SpecPath): Parameter {
  const { in: where, schema, style = "form", explode = true } = parameter;
  const at = [...pointer, "schema"];
  if (where === "query" && !(style === "form" && explode === true)) {
    reader.note(pointer, "a list is only sent as its items, one by one", "leave out style and explode");
  }
  return {
    name: text(parameter["name"]) ?? "",
    type: where === "query" ? reader.queryType(schema, at) : reader.type(schema, at),
    required: parameter["required"] === true,
    description: reader.text(parameter, "description", pointer, "say what it is, with its unit"),
  };
}

function readBody(reader: SpecReader, operation: JsonObject, pointer: SpecPath): Parameter | undefined {
  const body = reader.resolve(operation["requestBody"]);
  if (Object.keys(body).length === 0) return undefined;
  const at = [...pointer, "requestBody", "content", "application/json", "schema"];
  const type = reader.schemaType(object(object(body["content"])["application/json"])["schema"], at);
  return {
    name: "body",
    type: type.endsWith("[]") ? `readonly ${type}` : type,
    required: body["required"] === true,
    description: reader.text(body, "description", [...pointer, "requestBody"], "say what it is"),
  };
}

// What every client has beside its methods.
const taken = new Set(["with", "withResponse", "close", "constructor", "then"]);

function checkNames(reader: SpecReader, groups: readonly MethodGroup[]): void {
  for (const { name, methods } of groups) {
    const seen = new Set<string>();
    for (const method of methods) {
      const clash = taken.has(method.name) || seen.has(method.name) || !/^[A-Za-z]\w*$/.test(method.name);
      seen.add(method.name);
      if (clash && method.name !== "") {
        reader.note(
          ["paths", method.path],
          `${method.name} cannot be a method of the ${name} client`,
          "give the operation a name that no other has",
        );
      }
    }
  }
}
