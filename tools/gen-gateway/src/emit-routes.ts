import type { SpecBundle } from "@node-access-tools/spec-file";
import { isObject, objectAt, objectsOf, type JsonObject } from "./json.ts";
import { literal } from "./literal.ts";
import { findTags, resolved } from "./told-apart.ts";
import { WIRE_FACTS, wireFacts } from "./wire-facts.ts";

/** A spec with its parts. */
type Spec = Pick<SpecBundle, "value">;

const verbs = ["get", "post", "put", "patch", "delete"] as const;

/** The text of `routes.ts`: every REST operation, with the schemas that its request must match. */
export function emitRoutes(specs: ReadonlyMap<string, Spec>, endpoints: readonly string[]): string {
  const rows = [...specs].flatMap(([spec, file]) => routesOf(spec, file, endpoints)).toSorted(byParameters);
  const ids = [...specs.keys()].map((spec) => {
    const own = rows.filter((row) => row["spec"] === spec).map((row) => JSON.stringify(row["operationId"]));
    return `  readonly ${JSON.stringify(spec)}: ${own.join(" | ")};\n`;
  });
  return `// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

import type { Endpoint } from "./catalog.ts";

/** The operations of the REST surfaces, by the spec that they are in. */
export interface OperationIds {
${ids.join("")}}

/** What parameters must match, by their names. */
export type Parameters = Readonly<Record<string, { readonly schema: object; readonly required?: true }>>;

/** How an operation is called. */
export interface Route {
  readonly operationId: OperationIds[keyof OperationIds];
  /** The spec it is in. */
  readonly spec: keyof OperationIds;
  /** The endpoint of a node that it is for: called as the operation, or else as the spec. */
  readonly endpoint?: Endpoint;
  readonly method: ${verbs.map((verb) => JSON.stringify(verb.toUpperCase())).join(" | ")};
  /** The path, \`{name}\` where it has a parameter. */
  readonly path: string;
  /** The path's parameters. */
  readonly inPath: Parameters;
  readonly idempotency: "safe" | "idempotent" | "write";
  /** The query's parameters. */
  readonly query: Parameters;
  /** What the body must match. */
  readonly body?: object;
  /** Whether a request may have no body. */
  readonly isBodyOptional?: true;
  /** The HTTP status of a good answer. */
  readonly status: number;
  /** The spec's example of it. */
  readonly example?: unknown;
  /** Whether a good answer has no body. */
  readonly isEmpty?: true;
${WIRE_FACTS}}

/** A path without parameters comes before those that would take it for a parameter. */
export const routes: readonly Route[] = ${literal(rows)};
`;
}

/** The text of `schemas.ts`: the schemas of each spec that requests lead to. */
export function emitSchemas(specs: ReadonlyMap<string, Spec>): string {
  const bySpec = [...specs].map(([spec, file]) => [spec, requestSchemas(spec, file)]);
  return `// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** The schemas that requests must match, by spec and name. */
export const schemas: Readonly<Record<string, Readonly<Record<string, object>>>> = ${literal(Object.fromEntries(bySpec))};
`;
}

function byParameters(one: JsonObject, other: JsonObject): number {
  return parameterCount(one) - parameterCount(other);
}

function parameterCount({ path }: JsonObject): number {
  return String(path).split("{").length;
}

/** The first good answer that the operation has, with its status. */
function goodAnswer(file: Spec, operation: JsonObject): { status: number; answer: JsonObject } {
  const [status = "200", given] =
    Object.entries(objectAt(operation, "responses")).find(([code]) => code.startsWith("2")) ?? [];
  const reference = objectAt(given)["$ref"];
  const target =
    typeof reference === "string" ? objectAt(file.value, ...reference.slice(2).split("/")) : given;
  return { status: Number(status), answer: objectAt(target) };
}

/** An answer's example: the only one, or the first of those with names. An answer may have no body. */
function exampleOf(whole: JsonObject): JsonObject {
  if (!("content" in whole)) return { isEmpty: true };
  const answer = jsonOf(whole);
  if ("example" in answer) return { example: answer["example"] };
  const [first] = Object.values(objectAt(answer, "examples"));
  return isObject(first) && "value" in first ? { example: first["value"] } : {};
}

function routesOf(spec: string, file: Spec, endpoints: readonly string[]): JsonObject[] {
  return Object.entries(objectAt(file.value, "paths")).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const operation = objectAt(item, verb);
      if (!("operationId" in operation) || "x-web-socket" in operation) return [];
      const body = jsonOf(operation["requestBody"])["schema"];
      const { status, answer } = goodAnswer(file, operation);
      const endpoint = [operation["operationId"], spec].find((name) => endpoints.includes(String(name)));
      return [
        {
          operationId: operation["operationId"],
          spec,
          ...(endpoint !== undefined && { endpoint }),
          method: verb.toUpperCase(),
          path,
          inPath: parameters("path", spec, operation),
          idempotency: operation["x-idempotency"],
          query: parameters("query", spec, operation),
          ...(body !== undefined && { body: absolute(spec, body) }),
          ...(body !== undefined &&
            objectAt(operation["requestBody"])["required"] !== true && { isBodyOptional: true }),
          status,
          ...exampleOf(answer),
          ...wireFacts(file.value, operation, answer, (schema) => absolute(spec, schema)),
        },
      ];
    }),
  );
}

function parameters(where: string, spec: string, operation: JsonObject): JsonObject {
  const found = objectsOf(operation["parameters"]).filter((parameter) => parameter["in"] === where);
  return Object.fromEntries(
    found.map((parameter) => [
      parameter["name"],
      {
        schema: absolute(spec, parameter["schema"]),
        ...(parameter["required"] === true && { required: true }),
      },
    ]),
  );
}

function jsonOf(value: unknown): JsonObject {
  return objectAt(value, "content", "application/json");
}

function requestSchemas(spec: string, file: Spec): JsonObject {
  const all = objectAt(file.value, "components", "schemas");
  const wanted = new Set<string>();
  const visit = (value: unknown): void => {
    for (const name of references(value)) {
      if (wanted.has(name)) continue;
      wanted.add(name);
      visit(all[name]);
    }
  };
  for (const item of Object.values(objectAt(file.value, "paths"))) {
    for (const verb of verbs) {
      const operation = objectAt(item, verb);
      visit(operation["requestBody"]);
      visit(operation["parameters"]);
    }
  }
  const { ofUnions, ofMembers } = findTags(all);
  const kept = Object.entries(all).filter(([name]) => wanted.has(name));
  return Object.fromEntries(
    kept.map(([name, schema]) => {
      const given = objectAt(schema);
      const tag = ofUnions.get(given);
      return [name, tagged(objectAt(absolute(spec, withTag(all, given, ofMembers.get(given)))), tag)];
    }),
  );
}

/** A member of a union with the values of its tag in itself, where a validator looks for them. */
function withTag(all: JsonObject, schema: JsonObject, tag: string | undefined): JsonObject {
  const properties = objectAt(schema["properties"]);
  if (tag === undefined) return schema;
  return { ...schema, properties: { ...properties, [tag]: resolved(all, objectAt(properties[tag])) } };
}

function tagged({ anyOf, ...union }: JsonObject, tag: string | undefined): JsonObject {
  if (tag === undefined) return anyOf === undefined ? union : { anyOf, ...union };
  const oneOf = union["oneOf"] ?? anyOf;
  return { ...union, oneOf, type: "object", required: [tag], discriminator: { propertyName: tag } };
}

function references(value: unknown): string[] {
  const found = JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...found].flatMap(([, name]) => name ?? []);
}

/** The schema as a validator needs it: references lead to `/spec/Name`, and only constraints are left. */
function absolute(spec: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => absolute(spec, item));
  if (typeof value !== "object" || value === null) return value;
  // Described as callers give it; on the wire it is a text.
  if (objectAt(value)["x-form"] === "json") return { type: "string" };
  const entries = Object.entries(value).filter(([key, item]) => !isAnnotation(key, item));
  return Object.fromEntries(
    entries.map(([key, item]) => [
      key,
      key === "$ref" ? String(item).replace("#/components/schemas/", `/${spec}/`) : absolute(spec, item),
    ]),
  );
}

/** Whether a key says something to people or to other generators. A property may have such a name: it is an object. */
function isAnnotation(key: string, item: unknown): boolean {
  if (key.startsWith("x-") || key === "discriminator") return true;
  return (key === "description" || key === "example") && typeof item !== "object";
}
