import type { Mistake, SpecPath } from "@node-access-tools/spec-file";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type Bundle, type Example, kindsOf, type Method, type Overload, type Param } from "../document.ts";
import { definitions, objectSchema } from "../emit/json-schema.ts";
import type { Schema } from "../schema.ts";
import type { Source } from "../sources.ts";

/** That each example fits what its method says, and if its params choose an overload, what that says. */
export function checkExamples(sources: readonly Source[], bundle: Bundle): Mistake[] {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
  ajv.addSchema(definitions(bundle.components.schemas));
  const fits: Fits = (schema, value) => {
    const validate = ajv.compile(objectSchema(schema));
    if (validate(value)) return undefined;
    // Of a union every member complains; the one that got furthest is the one that was meant.
    const [deepest] = (validate.errors ?? []).toSorted(
      (a, b) => b.instancePath.length - a.instancePath.length,
    );
    const path = (deepest?.instancePath ?? "").split("/").slice(1);
    return { path, reason: `${path.join(".") || "it"} ${deepest?.message ?? "does not fit"}` };
  };
  return sources.flatMap((source) => {
    const methods = bundle.methods.filter((method) => method["x-family"] === source.name);
    return methods.flatMap((method, index) =>
      shownIn(method, ["methods", index]).flatMap((shown) => exampleMistakes(source, shown, fits)),
    );
  });
}

/** An example and what it must fit. */
interface Shown {
  readonly of: string;
  readonly path: SpecPath;
  readonly params: readonly Param[];
  readonly given: Example["params"];
  readonly general: Schema;
  readonly overloads: readonly Pick<Overload, "params" | "required" | "result">[];
  readonly told: { readonly path: SpecPath; readonly value: unknown };
}

/** The examples of a method and of the kinds that it subscribes to. */
function shownIn(method: Method, path: SpecPath): Shown[] {
  const own = method.examples.map((example, at): Shown => ({
    of: method.name,
    path: [...path, "examples", at],
    params: method.params,
    given: example.params,
    general: method.result.schema,
    overloads: method["x-overloads"] ?? [],
    told: { path: ["result", "value"], value: example.result.value },
  }));
  const subscription = method["x-subscription"];
  const kinds = kindsOf(method).flatMap(([name, kind]) =>
    kind.examples.map((example, at): Shown => ({
      of: name,
      path: [
        ...path,
        "x-subscription",
        ...(subscription && "kinds" in subscription ? ["kinds", name] : []),
        "examples",
        at,
      ],
      params: kind.params,
      given: example.params,
      general: kind.notification,
      overloads: (kind.overloads ?? []).map(({ params, required = [], notification }) => ({
        params,
        required,
        result: notification,
      })),
      told: { path: ["notification"], value: example.notification },
    })),
  );
  return [...own, ...kinds];
}

type Fits = (schema: Schema, value: unknown) => { path: SpecPath; reason: string } | undefined;

function exampleMistakes({ spec }: Source, shown: Shown, fits: Fits): Mistake[] {
  const { of, path, params, given, told } = shown;
  const remedy = "correct the example or the schema";
  const mistakes = given.flatMap(({ name, value }, index) => {
    const param = params[index];
    const at = [...path, "params", index];
    if (param?.name !== name) {
      const expected = param ? `name ${param.name}` : "remove it";
      return [spec.mistake(at, `${name} is not param ${index + 1} of ${of}`, expected)];
    }
    const wrong = fits(param.schema, value);
    if (!wrong) return [];
    return [spec.mistake([...at, "value", ...wrong.path], `${name} does not fit: ${wrong.reason}`, remedy)];
  });
  const missing = params.slice(given.length).filter(({ required }) => required === true);
  for (const { name } of missing)
    mistakes.push(spec.mistake(path, `the example lacks ${name}`, "add it to its params"));
  if (mistakes.length > 0) return mistakes;
  const wrong = fits(chosen(shown, fits), told.value);
  if (!wrong) return [];
  const at = [...path, ...told.path, ...wrong.path];
  return [spec.mistake(at, `what ${of} gives does not fit: ${wrong.reason}`, remedy)];
}

/** The schema that the params of an example choose. */
function chosen({ given, overloads, general }: Shown, fits: Fits): Schema {
  const values = new Map(given.map(({ name, value }) => [name, value]));
  const overload = overloads.find(
    ({ params, required = [] }) =>
      required.every((name) => values.has(name)) &&
      Object.entries(params).every(([name, schema]) => !values.has(name) || !fits(schema, values.get(name))),
  );
  return overload?.result ?? general;
}
