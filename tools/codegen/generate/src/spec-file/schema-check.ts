import { join } from "node:path";
import {
  SpecFile,
  type Mistake,
  parsePointer,
  type SpecPath,
  findNearestName,
} from "@node-access/generate/spec-file";
import { dereference, type Schema, validate } from "@cfworker/json-schema";
import type { Ajv2020 as Compiler } from "ajv/dist/2020.js";
import { createRequire } from "node:module";
import type { ErrorObject } from "ajv";

/** Reads a YAML file of this tool: a table, or a schema. */
export function readData<T extends object>(folder: string, name: string): T {
  return SpecFile.read(join(folder, name), name).value as T;
}

/** A spec with the places of its parts. */
export type Checked = Pick<SpecFile, "mistake" | "value">;

const load = createRequire(import.meta.url);

/**
 * Creates a check of parts against a JSON Schema 2020-12. An interpreter accepts valid ones in a fraction of the time that ajv takes to
 * compile the schema; for invalid ones, ajv explains the mistakes better.
 */
export function schemaCheck(schema: object): (spec: Checked, part: unknown, at?: SpecPath) => Mistake[] {
  const known = dereference(schema as Schema);
  let explain: ReturnType<Compiler["compile"]> | undefined;
  return (spec, part, at = []) => {
    if (validate(part, schema as Schema, "2020-12", known).valid) return [];
    const { Ajv2020 } = load("ajv/dist/2020.js") as { readonly Ajv2020: typeof Compiler };
    explain ??= new Ajv2020({
      allErrors: true,
      verbose: true,
      strictTypes: false,
      validateSchema: false,
    }).compile(schema);
    explain(part);
    return schemaMistakes(spec, explain.errors, at);
  };
}

/** Converts ajv's errors about the part of a spec at `base` to mistakes with places. */
export function schemaMistakes(
  spec: Pick<SpecFile, "mistake">,
  errors: readonly ErrorObject[] | null | undefined,
  base: SpecPath = [],
): Mistake[] {
  // The error of an "if" adds nothing to the reason, which is reported too.
  const reasons = (errors ?? []).filter(({ keyword }) => keyword !== "if");
  return reasons.map((error) => {
    const inside = parsePointer(error.instancePath);
    const extra: unknown = error.params["additionalProperty"] ?? error.params["unevaluatedProperty"];
    const path = [...base, ...inside, ...(typeof extra === "string" ? [extra] : [])];
    return spec.mistake(path, ...describe(error, describeName(path)));
  });
}

function describeName(path: SpecPath): string {
  const last = path.at(-1) ?? "the file";
  const index = Number(last);
  return Number.isInteger(index) ? `item ${index + 1} of ${path.at(-2) ?? "the file"}` : String(last);
}

function describe(error: ErrorObject, at: string): [what: string, remedy: string] {
  const { keyword, params, parentSchema, message = keyword } = error;
  const { properties = {} } = (parentSchema ?? {}) as { readonly properties?: object };
  const allowed: unknown = params["allowedValues"] ?? params["allowedValue"];
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") {
    const known = Object.keys(properties);
    const nearest = findNearestName(at, known);
    const others =
      known.length === 0 ? "correct the name or remove it" : `remove it; known are ${known.join(", ")}`;
    return [`${at} is not known here`, nearest ? `did you mean ${nearest}?` : others];
  }
  if (keyword === "required") return [`${at} lacks ${String(params["missingProperty"])}`, "add it"];
  if (Array.isArray(allowed))
    return [`${at} has a value that is not allowed`, `use one of ${allowed.join(", ")}`];
  if (keyword === "const")
    return [`${at} does not have the required value`, `write ${JSON.stringify(allowed)}`];
  if (keyword === "type") return [`${at} is of the wrong type`, `make it ${String(params["type"])}`];
  return [`${at} ${message}`, "correct the value"];
}
