import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { schemas } from "../generated/schemas.ts";
import type { Parameters, Route } from "../generated/routes.ts";
import { HttpProblem } from "../http/problem.ts";

// Formats only describe here; `strict` would refuse the specs' descriptions of them.
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, discriminator: true });
const queryAjv = new Ajv2020({
  allErrors: true,
  strict: false,
  validateFormats: false,
  coerceTypes: true,
  useDefaults: true,
});
for (const [spec, byName] of Object.entries(schemas)) {
  for (const [name, schema] of Object.entries(byName)) {
    ajv.addSchema(schema, `/${spec}/${name}`);
    queryAjv.addSchema(schema, `/${spec}/${name}`);
  }
}
const compiled = new WeakMap<object, ValidateFunction>();

/**
 * Checks a request's body against its route's schema.
 *
 * @returns the body.
 * @throws HttpProblem 400 with what is wrong with each field.
 */
export function checkBody(route: Route, text: string): unknown {
  const body = parse(text);
  if (route.body) check(ajv, route.body, body);
  return body;
}

/**
 * Checks a request's query against its route's parameters.
 *
 * @returns the parameters as their schemas' types, defaults filled in.
 * @throws HttpProblem 400 with what is wrong with each parameter.
 */
export function checkQuery(route: Route, search: string): Readonly<Record<string, unknown>> {
  const given = new URLSearchParams(search);
  const query: Record<string, unknown> = Object.fromEntries(
    [...given.keys()].map((name) => {
      const all = given.getAll(name);
      // A list is there once for each of its items.
      return [name, isList(route, name) ? all : all.at(-1)];
    }),
  );
  check(queryAjv, schemaOf(route.query), query);
  return query;
}

/**
 * Checks what stands in a request's path against its route's parameters.
 *
 * @param given - As it stands there.
 * @throws HttpProblem 400 with what is wrong with each parameter.
 */
export function checkPath(route: Route, given: Readonly<Record<string, string>>): void {
  check(queryAjv, schemaOf(route.inPath), Object.fromEntries(Object.entries(given).map(decoded)));
}

/**
 * Checks a request's headers against its route's parameters.
 *
 * @throws HttpProblem 400 with what is wrong with each parameter.
 */
export function checkHeaders({ headers }: Route, given: Readonly<Record<string, string>> = {}): void {
  if (headers) check(queryAjv, schemaOf(headers), { ...given });
}

function decoded([name, text]: readonly [string, string]): [string, string] {
  try {
    return [name, decodeURIComponent(text)];
  } catch {
    throw new HttpProblem(400, "invalid_request", `the path's ${name} is no text`);
  }
}

function isList(route: Route, name: string): boolean {
  const { type } = (route.query[name]?.schema ?? {}) as { type?: unknown };
  return type === "array";
}

const schemasOf = new WeakMap<Parameters, object>();

function schemaOf(parameters: Parameters): object {
  const known = schemasOf.get(parameters);
  if (known) return known;
  const entries = Object.entries(parameters);
  const schema = {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, parameter]) => [name, parameter.schema])),
    required: entries.flatMap(([name, { required }]) => (required ? [name] : [])),
  };
  schemasOf.set(parameters, schema);
  return schema;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, "invalid_json", "the body is not JSON");
  }
}

function check(engine: Ajv2020, schema: object, value: unknown): void {
  const validate = compiled.get(schema) ?? engine.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return;
  // Without a prototype: a field may have the name of one of its properties.
  const fields = Object.create(null) as Record<string, string[]>;
  for (const error of told(validate.errors ?? [])) {
    const field = fieldOf(error);
    (fields[field] ??= []).push(messageOf(error));
  }
  throw new HttpProblem(400, "invalid_request", "the request is invalid: see fields", { fields });
}

/** Where something else is wrong, what is right beside it counts as unknown too: it is told only where nothing else is wrong. */
function told(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const others = errors.filter(({ keyword }) => keyword !== "unevaluatedProperties");
  return others.length > 0 ? others : errors;
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const extra: unknown =
    params["missingProperty"] ??
    params["additionalProperty"] ??
    params["unevaluatedProperty"] ??
    params["tag"];
  const path = instancePath.split("/").slice(1);
  return [...path, ...(typeof extra === "string" ? [extra] : [])].join(".") || "body";
}

function messageOf({ keyword, message, params }: ErrorObject): string {
  if (/^(additional|unevaluated)Properties$/.test(keyword)) return "is unknown or read-only";
  if (keyword === "discriminator") return "is unknown";
  if (keyword === "enum") return `must be one of ${(params["allowedValues"] as unknown[]).join(", ")}`;
  if (keyword === "const") return `must be ${params["allowedValue"]}`;
  return message ?? "is invalid";
}
