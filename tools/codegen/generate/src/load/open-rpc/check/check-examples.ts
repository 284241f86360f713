import { atVersion } from "../../../model/at-version.ts";
import { type Callable, type Example, listKinds, type RpcSpec } from "@node-access/generate/model";
import type { ShapeGraph } from "@node-access/generate/emit/quantities";
import { type Mistake, findNearestName, type SpecFile, type SpecPath } from "../../../spec-file/index.ts";
import { resultType, unknownProperties, type ValueChecker, valueChecker } from "../value-checker.ts";
import { checkMethods, type Source } from "../bundle.ts";

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
interface Of {
  readonly version?: string;
  readonly graph?: ShapeGraph;
}

/** @param view - The spec, or its part in one version of a protocol. */
function mistakesIn(
  sources: readonly Source[],
  view: RpcSpec,
  spec: RpcSpec,
  { version, graph }: Of,
): Mistake[] {
  const checker = valueChecker(view);
  return checkMethods(sources, spec, (whole, mistake) => {
    const method = view.operations.find(
      ({ name, section }) => name === whole.name && section === whole.section,
    );
    if (!method) return [];
    if (method.examples.length === 0) {
      const remedy = "add one, with the version in its x-versions";
      return [mistake([], `${method.name} has no example of version ${version}`, remedy)];
    }
    // Clients would send a default that does not match, and nodes would reject it.
    const defaults = method.inputs.flatMap(({ name, type }, index) => {
      const wrong = type.default === undefined ? undefined : checker.mismatch(type, type.default);
      if (!wrong) return [];
      const what = `the default of ${name} does not match its schema: ${wrong.reason}`;
      return [mistake(["params", index, "schema", "default"], what, "correct the default or the schema")];
    });
    const within = (name: string): SpecPath =>
      method.subscription && "kinds" in method.subscription ? ["kinds", name] : [];
    const written = new Map(listKinds(whole));
    const shown = [
      { of: method.name, one: method, all: whole.examples, base: [], output: ["result", "value"] },
      ...listKinds(method).map(([of, one]) => {
        const base = ["x-subscription", ...within(of)];
        return { of, one, all: written.get(of)?.examples ?? [], base, output: ["notification"] };
      }),
    ];
    const isNamed = method.namedParams === "only";
    const examples = shown.flatMap(({ of, one, all, base, output }) =>
      one.examples.flatMap((example) => {
        const named = version === undefined ? of : `${of} in version ${version}`;
        const note: SpecFile["mistake"] = (at, ...what) =>
          mistake([...base, "examples", all.indexOf(example), ...at], ...what);
        return exampleMistakes({ of: named, one, example, output, isNamed }, checker, graph, note);
      }),
    );
    return [...defaults, ...examples];
  });
}

/** An example and what it must match. */
interface Shown {
  readonly of: string;
  readonly one: Callable;
  readonly example: Example;
  readonly output: SpecPath;
  /** Whether params are named only, so that an example may omit any that is optional. */
  readonly isNamed: boolean;
}

function exampleMistakes(
  { of, one, example, output: outputPath, isNamed }: Shown,
  checker: ValueChecker,
  graph: ShapeGraph | undefined,
  mistake: SpecFile["mistake"],
): Mistake[] {
  const { inputs: given, output } = example;
  const named = given.flatMap(({ name }) => one.inputs.find((input) => input.name === name) ?? []);
  // An example's params by name have any order.
  const inputs = isNamed ? [...new Set([...named, ...one.inputs])] : one.inputs;
  const remedy = "correct the example or the schema";
  const mistakes = given.flatMap(({ name, value }, index) => {
    const input = inputs[index];
    const at = ["params", index];
    if (input?.name !== name)
      return [
        mistake(at, `${name} is not param ${index + 1} of ${of}`, input ? `name ${input.name}` : "remove it"),
      ];
    const wrong = checker.mismatch(input.type, value);
    if (!wrong) return [];
    const what = `${name} does not match its schema: ${wrong.reason}`;
    return [mistake([...at, "value", ...wrong.path], what, remedy)];
  });
  for (const { name } of inputs.slice(given.length).filter(({ required }) => required))
    mistakes.push(mistake([], `the example lacks ${name}`, "add it to its params"));
  if (mistakes.length > 0) return mistakes;
  const type = resultType(one, given, checker);
  const wrong = checker.mismatch(type, output);
  if (wrong) {
    const what = `the example of ${of} does not match its schema: ${wrong.reason}`;
    return [mistake([...outputPath, ...wrong.path], what, remedy)];
  }
  const values = [
    ...given.map(({ name, value }, index) => {
      return { name, at: ["params", index, "value"], known: inputs[index]?.type ?? type, value };
    }),
    { name: `the result of ${of}`, at: outputPath, known: type, value: output },
  ];
  // Properties that no type describes are most likely misspelt.
  return values.flatMap(({ name, at, known: shape, value }) =>
    (graph ? unknownProperties(graph.findShape(shape), value) : []).map(({ path, known }) => {
      const nearest = findNearestName(String(path.at(-1)), known);
      const first =
        nearest === undefined ? "remove it, or describe it" : `did you mean ${nearest}? If not, describe it`;
      const what = `${name} has ${path.join(".")}, which its schema does not know`;
      return mistake([...at, ...path], what, `${first} in the schema`);
    }),
  );
}
