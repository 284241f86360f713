import type {
  CacheRule,
  Failure,
  Input,
  Output,
  RestOperation,
  Example,
  Json,
} from "@node-access/generate/model";
import {
  type DescribedOperation,
  entries,
  field,
  list,
  readType,
  text,
  type Placed,
} from "@node-access/generate/read";
import { readMessages, readSubscriptions } from "./messages.ts";
import { type SpecReader, schemaName } from "./spec-reader.ts";
import type { SpecPath } from "../../spec-file/index.ts";

const JSON_TYPE = "application/json";

/** Adds to an operation what its extensions, examples and errors state. */
export function withExtensions(
  reader: SpecReader,
  read: RestOperation,
  { value, path, parameters }: DescribedOperation,
): RestOperation {
  const socket = text(field(field(value, "x-web-socket"), "subscription"));
  // A socket's messages are not responses.
  const outputs = socket === undefined ? read.outputs.map((one) => readOutput(reader, one, value)) : [];
  const inputs = read.inputs.map((input) => readInput(reader, input, value, parameters));
  const { idempotency } = read;
  const failures = countFailures(reader, value, outputs);
  const body = inputs.find(({ location }) => location === "body");
  const messages =
    socket === undefined
      ? readMessages(reader, body?.type.reference ?? "", { idempotency, failures })
      : readSubscriptions(reader, socket);
  const [section, surface] = [text(list(field(value, "tags"))[0]), text(field(value, "x-surface"))];
  const [cost, cache] = [field(value, "x-cost"), field(value, "x-cache")];
  const newestBlock = field(value, "x-newest-block");
  const description = text(field(value, "description"));
  const { content: { writer } = {}, description: _description, ...rest } = read;
  return {
    ...rest,
    // A fact that a spec does not state must not change with another one.
    summary: text(field(value, "summary")) ?? "",
    ...(description !== undefined && { description }),
    source: reader.readSource(value),
    ...(section !== undefined && { section }),
    ...(cost !== undefined && { cost: cost as NonNullable<RestOperation["cost"]> }),
    ...(cache !== undefined && { cache: cache as CacheRule }),
    ...(newestBlock !== undefined && { newestBlock: newestBlock as string | true }),
    ...(field(value, "x-also-get") === true && { alsoGet: true as const }),
    ...(surface !== undefined && { surface }),
    inputs,
    outputs,
    failures,
    ...(writer && { content: { writer } }),
    throws: list(field(value, "x-throws")).map(String),
    examples: readExamples(reader, value, inputs, parameters),
    ...((isEventStream(value) || isJsonStream(value)) && { events: readEvents(reader, value, path) }),
    ...(isJsonStream(value) && { eventFormat: "json" as const }),
    ...(socket !== undefined && { socket }),
    ...(messages && { messages }),
  };
}

function readInput(
  reader: SpecReader,
  input: Input,
  operation: unknown,
  parameters: DescribedOperation["parameters"],
): Input {
  if (input.location === "body") {
    const body = reader.resolve(field(operation, "requestBody"));
    // The generated methods for bytes have their own types.
    return hasJson(body) ? input : { ...input, type: { kind: "any" } };
  }
  const parameter = parameters.find(
    ({ value }) => field(value, "in") === input.location && field(value, "name") === input.name,
  );
  const blockHash = text(field(parameter?.value, "x-hash-pattern"));
  return field(parameter?.value, "x-block") === true
    ? { ...input, block: true, ...(blockHash !== undefined && { blockHash }) }
    : input;
}

function readOutput(reader: SpecReader, output: Output, operation: unknown): Output {
  const response = reader.resolve(field(field(operation, "responses"), String(output.status)));
  if (hasJson(response)) return output;
  const { type: _type, ...rest } = output;
  return rest;
}

function hasJson(described: unknown): boolean {
  return field(field(described, "content"), JSON_TYPE) !== undefined;
}

function countFailures(reader: SpecReader, operation: unknown, outputs: readonly Output[]): Failure[] {
  const results = new Set(outputs.map(({ status }) => String(status)));
  return entries(field(operation, "responses"))
    .filter(([status]) => !status.startsWith("2") && !results.has(status))
    .map(([status, response]) => {
      const resolved = reader.resolve(response);
      const schema = field(field(field(resolved, "content"), JSON_TYPE), "schema");
      const data = schema === undefined ? {} : { data: readType(schema) };
      const isAnswer = field(resolved, "x-answer") === true ? { isAnswer: true } : {};
      return Object.assign({ status }, data, isAnswer);
    });
}

function isEventStream(operation: unknown): boolean {
  const ok = field(field(operation, "responses"), "200");
  return field(field(ok, "content"), "text/event-stream") !== undefined;
}

/** Reads the names of the types of a stream's events, by topic. */
function readEvents(
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
function isJsonStream(operation: unknown): boolean {
  const ok = field(field(operation, "responses"), "200");
  const isJson = field(field(ok, "content"), "application/json") !== undefined;
  return isJson && field(operation, "x-events") !== undefined;
}

/** An operation's examples: one for each example of its first response, with those of its parameters and body. */
function readExamples(
  reader: SpecReader,
  operation: unknown,
  inputs: readonly Input[],
  parameters: readonly Placed[],
): Example[] {
  const stated = new Map<string, unknown>(
    parameters.map(({ value }) => [String(field(value, "name")), field(value, "example")]),
  );
  const body = examplesIn(reader.resolve(field(operation, "requestBody")))[0]?.value;
  if (body !== undefined) stated.set("body", body);
  const given = inputs.flatMap(({ name }) => {
    const value = stated.get(name);
    return value === undefined ? [] : [{ name, value: value as Json }];
  });
  const response = entries(field(operation, "responses"))
    .map(([status, value]) => [status, reader.resolve(value)] as const)
    .find(([status, value]) => /^2\d\d$/.test(status) || field(value, "x-success") === true);
  const returned = examplesIn(response?.[1]);
  if (returned.length > 0)
    return returned.map(({ name, value: output }): Example =>
      name === undefined ? { inputs: given, output } : { name, inputs: given, output },
    );
  return given.length > 0 ? [{ inputs: given }] : [];
}

/** The single example of a body or response, or its named ones. */
function examplesIn(described: unknown): { readonly name?: string; readonly value: Json }[] {
  const media = field(field(described, "content"), JSON_TYPE);
  const example = field(media, "example");
  if (example !== undefined) return [{ value: example as Json }];
  return entries(field(media, "examples")).flatMap(([name, one]) => {
    const value = field(one, "value");
    return value === undefined ? [] : [{ name, value: value as Json }];
  });
}
