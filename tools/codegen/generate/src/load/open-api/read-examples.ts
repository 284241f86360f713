import type { Example, Input, Json } from "@node-access/generate/model";
import { entries, field, type Placed } from "@node-access/generate/read";
import type { SpecReader } from "./spec-reader.ts";

const JSON_TYPE = "application/json";

/**
 * Reads an operation's examples: one for each example of its first response, with those of its parameters and
 * body.
 */
export function readExamples(
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
