import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import { jsonSchema } from "../model/json-schema.ts";
import type { Types, Type } from "../model/index.ts";
import type { RequestMistake } from "./mock-call.ts";

/** Types that generated clients import. A mock server accepts all bytes and texts for them. */
const IMPORTED = ["AsyncIterable<Uint8Array>", "Blob", "FilePart", "Uint8Array"];

const others = new Set(["encoding", "readableAs", "values"]);

/** Maximum mistakes that a response lists, and values of an enum that a mistake lists. */
const MOST = 20;

/** The most values of an enum that are compared: compiling more takes minutes. */
const MOST_VALUES = 50_000;

/** The most schemas that a value is validated against at once. Types that combine each other may have any number. */
const MOST_COMBINED = 100_000;

/** Holds values against the types of a spec. */
export class SchemaChecker {
  readonly #types: Types;
  readonly #validators = new WeakMap<Type, ValidateFunction>();
  readonly #counts = new Map<Type, number>();
  readonly #engine: Ajv2020;

  /** @param options - With `coerceTypes`, values are texts that become what their types say. */
  constructor(types: Types, options: Pick<Options, "coerceTypes"> = {}) {
    this.#types = types;
    // Specs use keywords of all drafts, and formats of their own.
    this.#engine = new Ajv2020({
      ...options,
      strict: false,
      allErrors: true,
      validateFormats: false,
      validateSchema: false,
      logger: false,
      code: { optimize: false, regExp: Object.assign(pattern, { code: "pattern" }) },
    });
    for (const name of IMPORTED) this.#engine.addSchema({}, createId(name));
    for (const [name, { type }] of Object.entries(types))
      this.#engine.addSchema(createSchema(type), createId(name));
  }

  /** Returns what is wrong with a value. */
  check(type: Type, value: unknown, path: string): RequestMistake[] {
    if (this.#combined(type) > MOST_COMBINED) return [];
    const validate = this.#validators.get(type) ?? this.#engine.compile(createSchema(type) as object);
    this.#validators.set(type, validate);
    if (validate(value)) return [];
    const found = relevant(validate.errors ?? []).map((error) => toMistake(error, path));
    const distinct = new Map(found.map((one) => [`${one.path} ${one.message}`, one]));
    return [...distinct.values()].slice(0, MOST);
  }

  /** How many schemas a value is validated against at once, by `allOf`, `anyOf` and `oneOf`. */
  #combined(type: Type): number {
    const known = this.#counts.get(type);
    if (known !== undefined) return known;
    // One that consists of itself has no values.
    this.#counts.set(type, 1);
    const { reference = "", allOf = [], anyOf = [], oneOf = [] } = type;
    const named = this.#types[reference]?.type;
    const parts = [...(named ? [named] : []), ...allOf, ...anyOf, ...oneOf];
    const count = parts.reduce((sum, part) => sum + this.#combined(part), 1);
    this.#counts.set(type, count);
    return count;
  }

  /** Follows references to the type itself. */
  resolved(type: Type): Type {
    let found = type;
    for (let steps = 0; found.reference !== undefined && steps < 100; steps += 1)
      found = this.#types[found.reference]?.type ?? { kind: "any" };
    return found;
  }
}

function createId(name: string): string {
  return `/types/${encodeURIComponent(name)}`;
}

function createSchema(type: Type): object | boolean {
  return jsonSchema(type, {
    reference: createId,
    omits: (keyword, { enum: values = [] }) =>
      others.has(keyword) || (keyword === "enum" && values.length > MOST_VALUES),
  });
}

/** A pattern that no RegExp can be made of matches every text: specs have patterns of other languages too. */
function pattern(source: string, flags: string): RegExp {
  for (const some of [flags, ""])
    try {
      return new RegExp(source, some);
    } catch {
      // The next flags may do.
    }
  return /(?:)/;
}

/**
 * A union's own error says no more than those of its members, and next to other mistakes, known properties count as
 * unknown.
 */
function relevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  for (const omitted of [
    ["anyOf", "oneOf", "if", "unevaluatedProperties"],
    ["anyOf", "oneOf", "if"],
  ]) {
    const kept = errors.filter(({ keyword }) => !omitted.includes(keyword));
    if (kept.length > 0) return kept;
  }
  return errors;
}

function toMistake(
  { instancePath, keyword, params, message = "is invalid" }: ErrorObject,
  path: string,
): RequestMistake {
  const steps = instancePath
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const place = [path, ...steps];
  const at = (...more: readonly string[]): string => [...place, ...more].filter(Boolean).join(".");
  if (keyword === "required") return { path: at(String(params["missingProperty"])), message: "is missing" };
  if (keyword === "additionalProperties")
    return { path: at(String(params["additionalProperty"])), message: "is unknown" };
  if (keyword === "unevaluatedProperties")
    return { path: at(String(params["unevaluatedProperty"])), message: "is unknown" };
  if (keyword === "enum") return { path: at(), message: `must be one of ${texts(params["allowedValues"])}` };
  if (keyword === "const")
    return { path: at(), message: `must be ${JSON.stringify(params["allowedValue"])}` };
  return { path: at(), message };
}

function texts(values: unknown): string {
  const all = values as readonly unknown[];
  const more = all.length > MOST ? [`${all.length - MOST} others`] : [];
  return [...all.slice(0, MOST).map((value) => JSON.stringify(value)), ...more].join(", ");
}
