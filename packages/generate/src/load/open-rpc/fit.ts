import { dereference, type Schema as JsonSchema, validate } from "@cfworker/json-schema";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Bundle, Example, Method, Overload } from "./document.ts";
import { definitions, objectSchema, referenceTo } from "../../emit/rpc/json-schema.ts";
import type { Schema } from "./schema.ts";

/** Where a value does not fit a schema, and why. */
export interface Misfit {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** Holds values against the schemas of a bundle. */
export interface Fits {
  readonly holds: (schema: Schema, value: unknown) => boolean;
  /** Nothing for a value that fits. */
  readonly misfit: (schema: Schema, value: unknown) => Misfit | undefined;
}

/**
 * Makes what holds values against the schemas of a bundle. Most schemas meet one value, which is told in less time than it takes to
 * compile them; what does not fit is told by the validator that compiles, which says better why.
 */
export function fitter(bundle: Bundle): Fits {
  const known = dereference(definitions(bundle.components.schemas) as JsonSchema);
  const holds: Fits["holds"] = (schema, value) =>
    validate(value, objectSchema(schema) as JsonSchema, "2020-12", known).valid;
  let explain: ReturnType<typeof explainer> | undefined;
  return {
    holds,
    misfit: (schema, value) => {
      if (holds(schema, value)) return undefined;
      explain ??= explainer(bundle);
      return explain(schema, value);
    },
  };
}

function explainer(bundle: Bundle): (schema: Schema, value: unknown) => Misfit {
  const ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    strictTuples: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  // Each on its own, not all in one document: of that, ajv would compile a schema anew for each that refers to it.
  for (const [name, schema] of Object.entries(bundle.components.schemas)) {
    ajv.addSchema(objectSchema(schema), referenceTo(name));
  }
  const validators = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const plain = objectSchema(schema);
    const key = JSON.stringify(plain);
    const check = validators.get(key) ?? ajv.compile(plain);
    validators.set(key, check);
    check(value);
    // Of a union every member complains; the one that got furthest is the one that was meant.
    const [deepest] = (check.errors ?? []).toSorted((a, b) => b.instancePath.length - a.instancePath.length);
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
      Object.entries(params).every(
        ([name, schema]) => !values.has(name) || fits.holds(schema, values.get(name)),
      ),
  );
  return overload?.result ?? general;
}

/** The schema of what a method gives for params. */
export function resultSchema(method: Method, given: Example["params"], fits: Fits): Schema {
  const overloads = method["x-overloads"] ?? [];
  return chosenSchema({ given, overloads, general: method.result.schema }, fits);
}
