import type { Mistake, SpecPath } from "@node-access-tools/spec-file";
import { type Bundle, type Example, kindsOf, type Method, type Overload, type Param } from "../document.ts";
import { chosenSchema, type Fits, fitter } from "../fit.ts";
import type { Schema } from "../schema.ts";
import type { Source } from "../sources.ts";

/** That each example fits what its method says, and if its params choose an overload, what that says. */
export function checkExamples(sources: readonly Source[], bundle: Bundle): Mistake[] {
  const fits = fitter(bundle);
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
  const wrong = fits(chosenSchema(shown, fits), told.value);
  if (!wrong) return [];
  const at = [...path, ...told.path, ...wrong.path];
  return [spec.mistake(at, `what ${of} gives does not fit: ${wrong.reason}`, remedy)];
}
