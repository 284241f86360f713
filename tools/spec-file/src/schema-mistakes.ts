import type { ErrorObject } from "ajv";
import type { Mistake } from "./mistakes.ts";
import type { SpecFile, SpecPath } from "./spec-file.ts";

/**
 * Turns what ajv says about a part of a spec into mistakes with places.
 *
 * @param base - Where the checked part is in the file.
 */
export function schemaMistakes(
  spec: SpecFile,
  errors: readonly ErrorObject[] | null | undefined,
  base: SpecPath = [],
): Mistake[] {
  return (errors ?? []).map((error) => {
    const inside = error.instancePath.split("/").slice(1).map(unescapePointer);
    const extra: unknown = error.params["additionalProperty"] ?? error.params["unevaluatedProperty"];
    const path = [...base, ...inside, ...(typeof extra === "string" ? [extra] : [])];
    const { what, remedy } = describe(error, path.at(-1) ?? "the file");
    return spec.mistake(path, what, remedy);
  });
}

function describe(error: ErrorObject, at: string | number): { what: string; remedy: string } {
  const { keyword, params } = error;
  const allowed: unknown = params["allowedValues"] ?? params["allowedValue"];
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties")
    return { what: `${at} is not known here`, remedy: "correct the name or remove it" };
  if (keyword === "required")
    return { what: `${at} lacks ${String(params["missingProperty"])}`, remedy: "add it" };
  if (Array.isArray(allowed))
    return { what: `${at} has a value that is not allowed`, remedy: `use one of ${allowed.join(", ")}` };
  if (keyword === "const")
    return { what: `${at} has another value than it must`, remedy: `write ${JSON.stringify(allowed)}` };
  if (keyword === "type")
    return { what: `${at} is of the wrong type`, remedy: `make it ${String(params["type"])}` };
  return { what: `${at} ${error.message ?? keyword}`, remedy: "correct the value" };
}

function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
