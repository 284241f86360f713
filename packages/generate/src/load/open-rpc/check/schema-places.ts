import type { SpecPath } from "../../../spec-file/index.ts";
import { entries, field, list, type Source } from "../sources.ts";

type Place = [schema: unknown, path: SpecPath];

/** Every schema of a file that is not part of another, with its place. */
export function schemaPlaces({ spec }: Source): Place[] {
  const named = entries(field(field(spec.value, "components"), "schemas")).map(([name, schema]): Place => [
    schema,
    ["components", "schemas", name],
  ]);
  const methods = list(field(spec.value, "methods")).flatMap((method, index) =>
    Array.from(ofMethod(method, ["methods", index])),
  );
  return [...named, ...methods];
}

/** The schemas directly within a schema, with their places in it. */
export function schemaParts(schema: unknown): Place[] {
  return [
    ...["anyOf", "oneOf", "allOf", "prefixItems"].flatMap((key) =>
      list(field(schema, key)).map((part, index): Place => [part, [key, index]]),
    ),
    ...entries(field(schema, "properties")).map(([key, part]): Place => [part, ["properties", key]]),
    ...["items", "not", "propertyNames", "additionalProperties"].map((key): Place => [
      field(schema, key),
      [key],
    ]),
  ];
}

function* ofMethod(method: unknown, path: SpecPath): Generator<Place> {
  yield* ofParams(method, path);
  yield [field(field(method, "result"), "schema"), [...path, "result", "schema"]];
  yield* ofOverloads(method, "x-overloads", "result", path);
  const subscription = field(method, "x-subscription");
  const at = [...path, "x-subscription"];
  const kinds = entries(field(subscription, "kinds")).map(([name, kind]): Place => [
    kind,
    [...at, "kinds", name],
  ]);
  for (const [kind, place] of [...kinds, [subscription, at] as const]) {
    yield* ofParams(kind, place);
    yield [field(kind, "notification"), [...place, "notification"]];
    yield* ofOverloads(kind, "overloads", "notification", place);
  }
}

function* ofParams(owner: unknown, path: SpecPath): Generator<Place> {
  for (const [index, param] of list(field(owner, "params")).entries())
    yield [field(param, "schema"), [...path, "params", index, "schema"]];
}

function* ofOverloads(owner: unknown, key: string, told: string, path: SpecPath): Generator<Place> {
  for (const [index, overload] of list(field(owner, key)).entries()) {
    const at = [...path, key, index];
    for (const [name, schema] of entries(field(overload, "params"))) yield [schema, [...at, "params", name]];
    yield [field(overload, told), [...at, told]];
  }
}
