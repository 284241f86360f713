import type { Failure, Input, Output, RestOperation, Example, Json } from "@node-access/generate/model";
import {
  type DescribedOperation,
  entries,
  field,
  list,
  readType,
  text,
  type Placed,
} from "@node-access/generate/read";
import { readFacts } from "../read-facts.ts";
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
  const failures = readFailures(reader, value, outputs);
  const body = inputs.find(({ location }) => location === "body");
  const messages =
    socket === undefined
      ? readMessages(reader, body?.type.reference ?? "", { idempotency, failures })
      : readSubscriptions(reader, socket);
  const stream = streamType(value);
  const section = text(list(field(value, "tags"))[0]);
  const description = text(field(value, "description"));
  const { content: { writer } = {}, description: _description, ...rest } = read;
  return {
    ...rest,
    // A fact that a spec does not state must not change with another one.
    summary: text(field(value, "summary")) ?? "",
    ...(description !== undefined && { description }),
    source: reader.readSource(value),
    ...(section !== undefined && { section }),
    ...readFacts(value, "x-cost x-cache x-newest-block x-also-get x-surface"),
    inputs,
    outputs,
    failures,
    ...(writer && { content: { writer } }),
    throws: list(field(value, "x-throws")).map(String),
    examples: readExamples(reader, value, inputs, parameters),
    ...(stream && { events: readEvents(reader, value, path) }),
    ...(stream === "json" && { eventFormat: stream }),
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
  // The generated methods for bytes have their own types.
  if (input.location === "body")
    return contentOf(reader, field(operation, "requestBody")) ? input : { ...input, type: { kind: "any" } };
  const { value: parameter } =
    parameters.find(
      ({ value }) => field(value, "in") === input.location && field(value, "name") === input.name,
    ) ?? {};
  return field(parameter, "x-block") === true
    ? { ...input, ...readFacts(parameter, "x-block", { "x-hash-pattern": "blockHash" }) }
    : input;
}

function readOutput(reader: SpecReader, output: Output, operation: unknown): Output {
  if (contentOf(reader, field(field(operation, "responses"), String(output.status)))) return output;
  const { type: _type, ...rest } = output;
  return rest;
}

/** What a body or a response, or what a reference to one leads to, has in JSON. */
function contentOf(reader: SpecReader, described: unknown): unknown {
  return field(field(reader.resolve(described), "content"), JSON_TYPE);
}

function readFailures(reader: SpecReader, operation: unknown, outputs: readonly Output[]): Failure[] {
  const results = new Set(outputs.map(({ status }) => String(status)));
  return entries(field(operation, "responses"))
    .filter(([status]) => !status.startsWith("2") && !results.has(status))
    .map(([status, response]): Failure => {
      const schema = field(contentOf(reader, response), "schema");
      const isAnswer = field(reader.resolve(response), "x-answer") === true;
      const data = schema === undefined ? undefined : { data: readType(schema) };
      return Object.assign({ status }, data, isAnswer && { isAnswer });
    });
}

/** The media type of the events that an operation's response is a stream of, if it is one. JSON values have no separators. */
function streamType(operation: unknown): "json" | "text" | undefined {
  const content = field(field(field(operation, "responses"), "200"), "content");
  if (field(content, JSON_TYPE) !== undefined && field(operation, "x-events") !== undefined) return "json";
  return field(content, "text/event-stream") === undefined ? undefined : "text";
}

function readEvents(
  reader: SpecReader,
  operation: unknown,
  path: SpecPath,
): Readonly<Record<string, string>> {
  const at = [...path, "x-events"];
  const topics = entries(field(operation, "x-events")).map(([topic, reference]) => {
    const name = schemaName({ $ref: String(reference) }) ?? "";
    if (!(name in reader.schemas))
      reader.note([...at, topic], `there is no schema of ${topic}`, "refer to a schema");
    return [topic, name];
  });
  if (topics.length === 0)
    reader.note(path, "it has no events", "name with x-events the schema of each topic's events");
  if (topics.length > 1 && streamType(operation) === "json")
    reader.note(at, "nothing in the stream says which topic an event has", "leave one topic");
  return Object.fromEntries(topics);
}

/** An operation's examples: one for each example of its first response, with those of its parameters and body. */
function readExamples(
  reader: SpecReader,
  operation: unknown,
  inputs: readonly Input[],
  parameters: readonly Placed[],
): Example[] {
  const [body] = examplesIn(contentOf(reader, field(operation, "requestBody")));
  const stated = new Map<string, unknown>([
    ...parameters.map(({ value }) => [String(field(value, "name")), field(value, "example")] as const),
    ...(body ? [["body", body.output] as const] : []),
  ]);
  const given = inputs.flatMap(({ name }) => {
    const value = stated.get(name);
    return value === undefined ? [] : [{ name, value: value as Json }];
  });
  const [, response] =
    entries(field(operation, "responses")).find(
      ([status, value]) => /^2\d\d$/.test(status) || field(reader.resolve(value), "x-success") === true,
    ) ?? [];
  const returned = examplesIn(contentOf(reader, response));
  if (returned.length > 0) return returned.map((one) => Object.assign(one, { inputs: given }));
  return given.length > 0 ? [{ inputs: given }] : [];
}

function examplesIn(media: unknown): Pick<Example, "name" | "output">[] {
  const example = field(media, "example");
  if (example !== undefined) return [{ output: example as Json }];
  return entries(field(media, "examples")).flatMap(([name, one]) => {
    const value = field(one, "value");
    return value === undefined ? [] : [{ name, output: value as Json }];
  });
}
