import type { Example, Input } from "@node-access/generate/model";
import { type Json, type JsonObject, object } from "./json.ts";
import { type OperationPlace, parametersOf } from "./read-inputs.ts";
import type { SpecReader } from "./spec-reader.ts";

const JSON_TYPE = "application/json";

/**
 * Reads an operation's examples: one for each example of its first response, with those of its parameters and
 * body.
 */
export function readExamples(
  reader: SpecReader,
  operation: JsonObject,
  inputs: readonly Input[],
  place: OperationPlace,
): Example[] {
  const stated = new Map(
    parametersOf(reader, operation, place).flatMap(([{ name, example }]): [string, Json][] =>
      example === undefined ? [] : [[String(name), example]],
    ),
  );
  const body = examplesIn(reader.resolve(operation["requestBody"]))[0]?.value;
  if (body !== undefined) stated.set("body", body);
  const given = inputs.flatMap(({ name }) => {
    const value = stated.get(name);
    return value === undefined ? [] : [{ name, value }];
  });
  const response = Object.entries(object(operation["responses"]))
    .map(([status, value]) => [status, reader.resolve(value)] as const)
    .find(([status, value]) => /^2\d\d$/.test(status) || value["x-success"] === true);
  const returned = examplesIn(response?.[1] ?? {});
  if (returned.length > 0)
    return returned.map(({ name, value: output }): Example =>
      name === undefined ? { inputs: given, output } : { name, inputs: given, output },
    );
  return given.length > 0 ? [{ inputs: given }] : [];
}

/** The single example of a body or response, or its named ones. */
function examplesIn({ content }: JsonObject): { readonly name?: string; readonly value: Json }[] {
  const { example, examples } = object(object(content)[JSON_TYPE]);
  if (example !== undefined) return [{ value: example }];
  return Object.entries(object(examples)).flatMap(([name, one]) => {
    const { value } = object(one);
    return value === undefined ? [] : [{ name, value }];
  });
}
