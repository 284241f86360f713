import { atVersion } from "../../../model/at-version.ts";
import {
  type Example,
  type Input,
  listKinds,
  readOutput,
  type Overload,
  type RpcMethod,
  type RpcSpec,
  type SubscriptionKind,
  type Type,
} from "@node-access/generate/model";
import type { ShapeGraph } from "@node-access/generate/emit/quantities";
import { type Mistake, findNearestName, type SpecPath } from "../../../spec-file/index.ts";
import {
  chosenType,
  type ValueChecker,
  valueChecker,
  unknownProperties,
  type UnknownProperty,
} from "../value-checker.ts";
import type { Source } from "../sources.ts";

/** Checks that each example matches its method, and the overload that its params select. */
export function checkExamples(sources: readonly Source[], spec: RpcSpec, graph: ShapeGraph): Mistake[] {
  const inAll = mistakesIn(sources, spec, spec, { graph });
  if (inAll.length > 0) return inAll;
  const { protocols } = spec;
  return protocols.flatMap((protocol) => {
    // Protocols that share a family share its examples, so each family is checked once.
    const own = sources.filter(
      ({ name }) => protocols.find(({ families }) => families.includes(name)) === protocol,
    );
    return protocol.versions.flatMap((version) =>
      mistakesIn(own, atVersion(spec, protocol, version), spec, { version }),
    );
  });
}

/** One version, or all of them; in all, an example may have properties that only one version describes. */
type Of =
  | { readonly version: string; readonly graph?: undefined }
  | { readonly version?: undefined; readonly graph: ShapeGraph };

/** @param view - The spec, or its part in one version of a protocol. */
function mistakesIn(
  sources: readonly Source[],
  view: RpcSpec,
  spec: RpcSpec,
  { version, graph }: Of,
): Mistake[] {
  const checker = valueChecker(view);
  return sources.flatMap((source) => {
    const written = spec.operations.filter(({ section }) => section === source.name);
    return view.operations.flatMap((method) => {
      const index = written.findIndex(({ name }) => name === method.name);
      const whole = written[index];
      if (!whole) return [];
      const path = ["methods", index];
      if (method.examples.length === 0) {
        const remedy = "add one, with the version in its x-versions";
        return [source.spec.mistake(path, `${method.name} has no example of version ${version}`, remedy)];
      }
      return [
        ...defaultMistakes(source, method, path, checker),
        ...shownIn(method, whole, path, version).flatMap((shown) =>
          exampleMistakes(source, shown, checker, graph),
        ),
      ];
    });
  });
}

/** An example and what it must match. */
interface Shown {
  readonly of: string;
  readonly path: SpecPath;
  readonly inputs: readonly Input[];
  readonly example: Example;
  readonly general: Type;
  readonly overloads: readonly Overload[];
  readonly outputPath: SpecPath;
  /** Whether params are named only, so that an example may omit any that is optional. */
  readonly isNamed: boolean;
}

/** The examples of a method and of the subscriptions that it starts. */
function shownIn(method: RpcMethod, whole: RpcMethod, path: SpecPath, version: string | undefined): Shown[] {
  const shown = (
    one: RpcMethod | SubscriptionKind,
    of: string,
    at: readonly SpecPath[],
    output: SpecPath,
  ): Shown[] =>
    one.examples.map((example, index) => ({
      of: version === undefined ? of : `${of} in version ${version}`,
      path: at[index] ?? path,
      inputs: one.inputs,
      example,
      general: readOutput(one),
      overloads: one.overloads,
      outputPath: output,
      isNamed: method.namedParams === "only",
    }));
  const written = new Map(listKinds(whole));
  const { subscription } = method;
  return [
    ...shown(method, method.name, places(method.examples, whole.examples, path), ["result", "value"]),
    ...listKinds(method).flatMap(([name, kind]) => {
      const within = subscription && "kinds" in subscription ? ["kinds", name] : [];
      const base = [...path, "x-subscription", ...within];
      return shown(kind, name, places(kind.examples, written.get(name)?.examples, base), ["notification"]);
    }),
  ];
}

/** The places of a version's examples among all examples. */
function places(own: readonly Example[], all: readonly Example[] | undefined, base: SpecPath): SpecPath[] {
  return own.map((example) => [...base, "examples", all?.indexOf(example) ?? 0]);
}

/** Clients would send a default that does not match, and nodes would reject it. */
function defaultMistakes(
  { spec }: Source,
  { inputs }: RpcMethod,
  path: SpecPath,
  checker: ValueChecker,
): Mistake[] {
  return inputs.flatMap(({ name, type }, index) => {
    if (type.default === undefined) return [];
    const wrong = checker.mismatch(type, type.default);
    if (!wrong) return [];
    const what = `the default of ${name} does not match its schema: ${wrong.reason}`;
    const at = [...path, "params", index, "schema", "default"];
    return [spec.mistake(at, what, "correct the default or the schema")];
  });
}

function exampleMistakes(
  { spec }: Source,
  shown: Shown,
  checker: ValueChecker,
  graph?: ShapeGraph,
): Mistake[] {
  const { of, path, example, general, overloads, outputPath } = shown;
  const { inputs: given, output } = example;
  const inputs = shown.isNamed ? sortInputs(given, shown.inputs) : shown.inputs;
  const remedy = "correct the example or the schema";
  const mistakes = given.flatMap(({ name, value }, index) => {
    const input = inputs[index];
    const at = [...path, "params", index];
    if (input?.name !== name) {
      const expected = input ? `name ${input.name}` : "remove it";
      return [spec.mistake(at, `${name} is not param ${index + 1} of ${of}`, expected)];
    }
    const wrong = checker.mismatch(input.type, value);
    if (!wrong) return [];
    return [
      spec.mistake(
        [...at, "value", ...wrong.path],
        `${name} does not match its schema: ${wrong.reason}`,
        remedy,
      ),
    ];
  });
  for (const { name } of inputs.slice(given.length).filter(({ required }) => required))
    mistakes.push(spec.mistake(path, `the example lacks ${name}`, "add it to its params"));
  if (mistakes.length > 0) return mistakes;
  const type = chosenType({ given, overloads, general }, checker);
  const wrong = checker.mismatch(type, output);
  if (wrong) {
    const at = [...path, ...outputPath, ...wrong.path];
    return [spec.mistake(at, `the example of ${of} does not match its schema: ${wrong.reason}`, remedy)];
  }
  if (!graph) return [];
  const unknown = (what: string, at: SpecPath, known: Type, value: unknown): Mistake[] =>
    unknownProperties(graph.findShape(known), value).map((one) => unknownMistake(spec, what, at, one));
  return [
    ...given.flatMap(({ name, value }, index) =>
      unknown(name, [...path, "params", index, "value"], inputs[index]?.type ?? { kind: "any" }, value),
    ),
    ...unknown(`the result of ${of}`, [...path, ...outputPath], type, output),
  ];
}

/** The inputs with those of an example first, in its order. */
function sortInputs(given: Example["inputs"], inputs: readonly Input[]): readonly Input[] {
  const named = given.flatMap(({ name }) => inputs.find((input) => input.name === name) ?? []);
  return [...named, ...inputs.filter((input) => !named.includes(input))];
}

/** Reports properties that no type describes: most likely, they are misspelt. */
function unknownMistake(
  spec: Source["spec"],
  what: string,
  at: SpecPath,
  { path, known }: UnknownProperty,
): Mistake {
  const nearest = findNearestName(String(path.at(-1)), known);
  const remedy =
    nearest === undefined ? "remove it, or describe it" : `did you mean ${nearest}? If not, describe it`;
  const says = `${what} has ${path.join(".")}, which its schema does not know`;
  return spec.mistake([...at, ...path], says, `${remedy} in the schema`);
}
