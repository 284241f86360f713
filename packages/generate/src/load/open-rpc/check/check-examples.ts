import type { Mistake, SpecPath } from "../../../spec-file/index.ts";
import { type Bundle, type Example, kindsOf, type Method, type Overload, type Param } from "../document.ts";
import { chosenSchema, type Fits, fitter } from "../fit.ts";
import type { Schema } from "../schema.ts";
import type { Source } from "../sources.ts";
import { viewOf } from "../view.ts";

/** That each example fits what its method says, and if its params choose an overload, what that says. */
export function checkExamples(sources: readonly Source[], bundle: Bundle): Mistake[] {
  const inAll = mistakesIn(sources, bundle, bundle);
  if (inAll.length > 0) return inAll;
  const protocols = bundle["x-protocols"];
  return protocols.flatMap((protocol) => {
    // Of protocols that share a family one is enough.
    const own = sources.filter(
      ({ name }) => protocols.find(({ families }) => families.includes(name)) === protocol,
    );
    return protocol.versions.flatMap((version) =>
      mistakesIn(own, viewOf(bundle, protocol, version), bundle, version),
    );
  });
}

/** @param view - The bundle, or what a version of a protocol has of it. */
function mistakesIn(sources: readonly Source[], view: Bundle, bundle: Bundle, version?: string): Mistake[] {
  const fits = fitter(view);
  return sources.flatMap((source) => {
    const written = bundle.methods.filter((method) => method["x-family"] === source.name);
    return view.methods.flatMap((method) => {
      const index = written.findIndex(({ name }) => name === method.name);
      const whole = written[index];
      if (!whole) return [];
      const path = ["methods", index];
      if (method.examples.length === 0) {
        const remedy = "add one, with the version in its x-versions";
        return [source.spec.mistake(path, `${method.name} has no example of version ${version}`, remedy)];
      }
      return [
        ...defaultMistakes(source, method, path, fits),
        ...shownIn(method, whole, path, version).flatMap((shown) => exampleMistakes(source, shown, fits)),
      ];
    });
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

/**
 * The examples of a method and of the kinds that it subscribes to.
 *
 * @param whole - The method as it is written.
 */
function shownIn(method: Method, whole: Method, path: SpecPath, version: string | undefined): Shown[] {
  const named = (name: string): string => (version === undefined ? name : `${name} in version ${version}`);
  const own = method.examples.map((example): Shown => ({
    of: named(method.name),
    path: [...path, "examples", whole.examples.indexOf(example)],
    params: method.params,
    given: example.params,
    general: method.result.schema,
    overloads: method["x-overloads"] ?? [],
    told: { path: ["result", "value"], value: example.result.value },
  }));
  const subscription = method["x-subscription"];
  const written = new Map(kindsOf(whole));
  const kinds = kindsOf(method).flatMap(([name, kind]) =>
    kind.examples.map((example): Shown => ({
      of: named(name),
      path: [
        ...path,
        "x-subscription",
        ...(subscription && "kinds" in subscription ? ["kinds", name] : []),
        "examples",
        written.get(name)?.examples.indexOf(example) ?? 0,
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

/** A default that does not fit would be sent by clients and refused by nodes. */
function defaultMistakes({ spec }: Source, { params }: Method, path: SpecPath, fits: Fits): Mistake[] {
  return params.flatMap(({ name, schema }, index) => {
    if (typeof schema === "boolean" || schema.default === undefined) return [];
    const wrong = fits.misfit(schema, schema.default);
    if (!wrong) return [];
    const what = `the default of ${name} does not fit: ${wrong.reason}`;
    const at = [...path, "params", index, "schema", "default"];
    return [spec.mistake(at, what, "correct the default or the schema")];
  });
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
    const wrong = fits.misfit(param.schema, value);
    if (!wrong) return [];
    return [spec.mistake([...at, "value", ...wrong.path], `${name} does not fit: ${wrong.reason}`, remedy)];
  });
  const missing = params.slice(given.length).filter(({ required }) => required === true);
  for (const { name } of missing)
    mistakes.push(spec.mistake(path, `the example lacks ${name}`, "add it to its params"));
  if (mistakes.length > 0) return mistakes;
  const wrong = fits.misfit(chosenSchema(shown, fits), told.value);
  if (!wrong) return [];
  const at = [...path, ...told.path, ...wrong.path];
  return [spec.mistake(at, `what ${of} gives does not fit: ${wrong.reason}`, remedy)];
}
