import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Bundle, Example, Method, Overload } from "./document.ts";
import { objectSchema, referenceTo } from "./emit/json-schema.ts";
import type { Schema } from "./schema.ts";

/** Where a value does not fit a schema, and why; nothing if it does. */
export type Fits = (
  schema: Schema,
  value: unknown,
) => { path: readonly (string | number)[]; reason: string } | undefined;

/** Makes what holds values against the schemas of a bundle. */
export function fitter(bundle: Bundle): Fits {
  const ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  // Each on its own, not all in one document: of that, ajv would compile a schema anew for each that refers to it.
  for (const [name, schema] of Object.entries(bundle.components.schemas)) {
    ajv.addSchema(objectSchema(schema), referenceTo(name));
  }
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (schema: object): ValidateFunction => {
    const key = JSON.stringify(schema);
    const validate = validators.get(key) ?? ajv.compile(schema);
    validators.set(key, validate);
    return validate;
  };
  return (schema, value) => {
    const validate = validatorOf(objectSchema(schema));
    if (validate(value)) return undefined;
    // Of a union every member complains; the one that got furthest is the one that was meant.
    const [deepest] = (validate.errors ?? []).toSorted(
      (a, b) => b.instancePath.length - a.instancePath.length,
    );
    const path = (deepest?.instancePath ?? "").split("/").slice(1);
    return { path, reason: `${path.join(".") || "it"} ${deepest?.message ?? "does not fit"}` };
  };
}

/** Params, and the results that they choose. */
export interface Choice {
  readonly given: Example["params"];
  readonly general: Schema;
  readonly overloads: readonly Pick<Overload, "params" | "required" | "result">[];
}

/** The schema of the result that params choose. */
export function chosenSchema({ given, overloads, general }: Choice, fits: Fits): Schema {
  const values = new Map(given.map(({ name, value }) => [name, value]));
  const overload = overloads.find(
    ({ params, required = [] }) =>
      required.every((name) => values.has(name)) &&
      Object.entries(params).every(([name, schema]) => !values.has(name) || !fits(schema, values.get(name))),
  );
  return overload?.result ?? general;
}

/** The schema of what a method gives for params. */
export function resultSchema(method: Method, given: Example["params"], fits: Fits): Schema {
  const overloads = method["x-overloads"] ?? [];
  return chosenSchema({ given, overloads, general: method.result.schema }, fits);
}
