import type { CacheRule, Failure, Input, Output, RestOperation } from "@node-access/generate/model";
import { type DescribedOperation, entries, field, list, readType, text } from "@node-access/generate/read";
import { readMessages, readSubscriptions } from "./messages.ts";
import { readExamples } from "./read-examples.ts";
import { isJsonStream, readEvents } from "./read-events.ts";
import type { SpecReader } from "./spec-reader.ts";

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

/** Whether the response of an operation is a stream of events. */
export function isEventStream(operation: unknown): boolean {
  const ok = field(field(operation, "responses"), "200");
  return field(field(ok, "content"), "text/event-stream") !== undefined;
}
