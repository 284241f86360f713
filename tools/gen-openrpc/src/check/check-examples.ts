import type { Mistake, SpecPath } from "@node-access-tools/spec-file";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Bundle, Example, Method } from "../document.ts";
import { definitions, jsonSchema } from "../emit/json-schema.ts";
import type { Schema } from "../schema.ts";
import type { Source } from "../sources.ts";

/** That each example fits what its method says, and if its params choose an overload, what that says. */
export function checkExamples(sources: readonly Source[], bundle: Bundle): Mistake[] {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
  ajv.addSchema(definitions(bundle.components.schemas));
  const fits: Fits = (schema, value) => {
    const validate = ajv.compile(asObject(jsonSchema(schema)));
    if (validate(value)) return undefined;
    // Of a union every member complains; the one that got furthest is the one that was meant.
    const [deepest] = (validate.errors ?? []).toSorted(
      (a, b) => b.instancePath.length - a.instancePath.length,
    );
    const path = (deepest?.instancePath ?? "").split("/").slice(1);
    return { path, reason: `${path.join(".") || "it"} ${deepest?.message ?? "does not fit"}` };
  };
  return sources.flatMap((source) =>
    bundle.methods
      .filter((method) => method["x-family"] === source.name)
      .flatMap((method, index) =>
        method.examples.flatMap((example, at) =>
          exampleMistakes(source, method, example, ["methods", index, "examples", at], fits),
        ),
      ),
  );
}

type Fits = (schema: Schema, value: unknown) => { path: SpecPath; reason: string } | undefined;

function asObject(schema: unknown): object {
  if (typeof schema === "object" && schema !== null) return schema;
  return schema === false ? { not: {} } : {};
}

function exampleMistakes(
  { spec }: Source,
  method: Method,
  example: Example,
  path: SpecPath,
  fits: Fits,
): Mistake[] {
  const remedy = "correct the example or the schema";
  const mistakes = example.params.flatMap(({ name, value }, index) => {
    const param = method.params[index];
    const at = [...path, "params", index];
    if (param?.name !== name) {
      const expected = param ? `name ${param.name}` : "remove it";
      return [spec.mistake(at, `${name} is not param ${index + 1} of ${method.name}`, expected)];
    }
    const wrong = fits(param.schema, value);
    return wrong
      ? [spec.mistake([...at, "value", ...wrong.path], `${name} does not fit: ${wrong.reason}`, remedy)]
      : [];
  });
  const missing = method.params.slice(example.params.length).filter(({ required }) => required === true);
  for (const { name } of missing)
    mistakes.push(spec.mistake(path, `the example lacks ${name}`, "add it to its params"));
  if (mistakes.length > 0) return mistakes;
  const wrong = fits(resultOf(method, example, fits), example.result.value);
  const at = [...path, "result", "value", ...(wrong?.path ?? [])];
  return wrong
    ? [spec.mistake(at, `the result of ${method.name} does not fit: ${wrong.reason}`, remedy)]
    : [];
}

/** The result that the params of an example choose. */
function resultOf(method: Method, example: Example, fits: Fits): Schema {
  const given = new Map(example.params.map(({ name, value }) => [name, value]));
  const chosen = method["x-overloads"]?.find(
    ({ params, required = [] }) =>
      required.every((name) => given.has(name)) &&
      Object.entries(params).every(([name, schema]) => !given.has(name) || !fits(schema, given.get(name))),
  );
  return chosen?.result ?? method.result.schema;
}
