import { Ajv2020, type ErrorObject, type Options } from "ajv/dist/2020.js";
import type { Parameters, Route } from "../../generated/routes.ts";
import type { QueryRoute } from "./find-route.ts";
import { schemas } from "../../generated/schemas.ts";
import { HttpProblem, rejectField } from "../http/problem.ts";
import { addVariants, getTags, type Tagged, withVariants } from "./variants.ts";
import { parseIfJson } from "../json/json-text.ts";

/** Of requests with more values, only the first mistake is reported: collecting all takes quadratic time. */
const maxFullyValidated = 64;

/** Maximum characters of a field's path in an error: the caller chooses the field names. */
const maxFieldLength = 200;

/** Validates against the specs' schemas: quickly up to the first mistake, or slowly with all mistakes. */
interface Validator {
  readonly first: Ajv2020;
  readonly all: Ajv2020;
}

const bodies = validator({ discriminator: true });
const parameters = validator({ coerceTypes: true, useDefaults: true });

/** Each engine is created on first use: it must not delay the start. */
function validator(options: Options): Validator {
  let first: Ajv2020 | undefined;
  let all: Ajv2020 | undefined;
  return {
    get first() {
      return (first ??= engine({ ...options, allErrors: false }));
    },
    get all() {
      return (all ??= engine({ ...options, allErrors: true, verbose: true }));
    },
  };
}

function engine(options: Options): Ajv2020 {
  // Formats are only documentation here, and `strict` would reject how the specs use them.
  // The schemas were checked when they were generated. Optimizing the code of a check takes longer
  // than it ever saves: V8 does it too.
  const code = { optimize: false };
  const ajv = new Ajv2020({ ...options, code, strict: false, validateFormats: false, validateSchema: false });
  // Ajv's own `uniqueItems` compares each item with every other one.
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({
    keyword: "uniqueItems",
    type: "array",
    validate: (isWanted: boolean, items: readonly unknown[]) => !isWanted || areUnique(items),
    error: { message: "must not have duplicate items" },
  });
  addVariants(ajv);
  for (const [spec, byName] of Object.entries(schemas))
    for (const [name, schema] of Object.entries(byName))
      ajv.addSchema(withVariants(schema, byName), `/${spec}/${name}`);
  return ajv;
}

/** Whether all items differ, as texts or as JSON. */
function areUnique(items: readonly unknown[]): boolean {
  return new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}

/** @throws HttpProblem 400 with what is wrong with each field. */
export function checkBody(route: Route, text: string): unknown {
  const body = parseIfJson(text);
  if (body === undefined) throw new HttpProblem(400, "invalid_json", "the body is not JSON");
  checkValue(route, body);
  return body;
}

/** @throws HttpProblem 400 with what is wrong with each field. */
export function checkValue(route: Route, body: unknown): void {
  if (route.body) check(bodies, route.body, body);
}

/** @returns parameters as their schemas' types, with defaults. @throws HttpProblem 400 for each wrong one. */
export function checkQuery(route: QueryRoute, search: string): Readonly<Record<string, unknown>> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const list = values.get(name);
    // A list's parameter appears once for each item, or has several between commas, as most nodes accept.
    if (Array.isArray(list)) list.push(...value.split(","));
    // Of any other parameter, nodes read the first.
    else if (list === undefined) values.set(name, typeOf(route, name) === "array" ? value.split(",") : value);
  }
  for (const [name, value] of values)
    // Ajv also reads numbers such as `1e3` and `0x10`.
    if (typeOf(route, name) === "integer" && typeof value === "string" && !/^-?\d+$/.test(value))
      rejectField(name, "must be an integer in digits");
  const query: Readonly<Record<string, unknown>> = Object.fromEntries(values);
  check(parameters, getSchema(route.query), query);
  if (route.fields) check(parameters, route.fields, query);
  return query;
}

/** @returns the parameters, decoded. @throws HttpProblem 400 with what is wrong with each of them. */
export function checkPath(
  route: Route,
  pathValues: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const values = Object.fromEntries(Object.entries(pathValues).map(decoded));
  check(parameters, getSchema(route.pathParameters), { ...values });
  return values;
}

/** @throws HttpProblem 400 with what is wrong with each parameter. */
export function checkHeaders({ headers }: Route, received: Readonly<Record<string, string>> = {}): void {
  if (headers) check(parameters, getSchema(headers), { ...received });
}

function decoded([name, text]: readonly [string, string]): [string, string] {
  try {
    return [name, decodeURIComponent(text)];
  } catch {
    throw new HttpProblem(400, "invalid_request", `the path's ${name} is not text`);
  }
}

function typeOf(route: QueryRoute, name: string): unknown {
  return ((route.query[name]?.schema ?? {}) as { readonly type?: unknown }).type;
}

const schemasOf = new WeakMap<Parameters, object>();

function getSchema(declared: Parameters): object {
  const known = schemasOf.get(declared);
  if (known) return known;
  const entries = Object.entries(declared);
  const schema = {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, parameter]) => [name, parameter.schema])),
    required: entries.flatMap(([name, { required }]) => (required ? [name] : [])),
  };
  schemasOf.set(declared, schema);
  return schema;
}

function check(engines: Validator, schema: object, value: unknown): void {
  const quick = engines.first.compile(schema);
  if (quick(value)) return;
  const full = hasAtMost(maxFullyValidated, value) ? engines.all.compile(schema) : quick;
  full(value);
  // No prototype, since a field may be named like one of its properties.
  const fields = Object.create(null) as Record<string, string[]>;
  for (const error of relevantErrors(full.errors ?? quick.errors ?? [])) {
    const field = nameField(error);
    const texts = (fields[field] ??= []);
    const text = describeError(error);
    // Each part of a schema reports the same mistake.
    if (!texts.includes(text)) texts.push(text);
  }
  throw new HttpProblem(400, "invalid_request", "the request is invalid: see fields", { fields });
}

function hasAtMost(max: number, value: unknown): boolean {
  const found = [value];
  for (const one of found) {
    if (typeof one !== "object" || one === null) continue;
    for (const key in one) if (found.push(one[key as keyof typeof one]) > max) return false;
  }
  return true;
}

/** Next to another mistake, known fields count as unknown. */
function relevantErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const others = errors.filter(({ keyword }) => keyword !== "unevaluatedProperties");
  return others.length > 0 ? others : errors;
}

function nameField({ instancePath, params }: ErrorObject): string {
  const extra: unknown =
    params["missingProperty"] ??
    params["additionalProperty"] ??
    params["unevaluatedProperty"] ??
    params["tag"];
  const path = instancePath.split("/").slice(1);
  const field = [...path, ...(typeof extra === "string" ? [extra] : [])].join(".");
  return field.slice(0, maxFieldLength) || "body";
}

function describeError(error: ErrorObject): string {
  const { keyword, message, params } = error;
  if (/^(additional|unevaluated)Properties$/.test(keyword)) return "is unknown or read-only";
  if (keyword === "required") return "is required";
  if (keyword === "discriminator") return `must be one of ${listTags(error).join(", ")}`;
  if (keyword === "enum") return `must be one of ${(params["allowedValues"] as unknown[]).join(", ")}`;
  if (keyword === "const") return `must be ${params["allowedValue"]}`;
  return message ?? "is invalid";
}

/** @returns the values of the property in which the variants of a union differ. */
function listTags({ params, parentSchema }: ErrorObject): readonly unknown[] {
  const { tag, allowedValues } = params as { tag: string; allowedValues?: readonly unknown[] };
  const { oneOf = [] } = Object(parentSchema) as Union;
  return allowedValues ?? oneOf.flatMap(({ properties }) => getTags(properties?.[tag]));
}

/** A union whose variants stand in it, each with other values of one property. */
interface Union {
  readonly oneOf?: readonly { readonly properties?: Readonly<Record<string, Tagged>> }[];
}
