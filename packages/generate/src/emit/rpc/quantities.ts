import { type Callable, callable, kindsOf, namesOf, type RpcSpec } from "../../model/json-rpc.ts";
import { type Choice, resultShape } from "../../quantities/result-choice.ts";
import { type Shape, ShapeGraph } from "../../quantities/shape-graph.ts";
import { ShapeTexts } from "../../quantities/shape-texts.ts";
import { keyOf } from "../typescript/literal.ts";
import { doc, header } from "../typescript/text.ts";

/** `quantities.ts`: where quantities are in the params and results of calls. */
export function emitQuantities(spec: RpcSpec): string {
  const { types } = spec;
  const graph = new ShapeGraph(types);
  const methods = callable(spec).flatMap((method) =>
    namesOf(method).map((name): [string, Callable] => [name, method]),
  );
  const told = [...methods, ...spec.operations.flatMap(kindsOf)].map(([name, one]) => ({
    name,
    params: one.inputs.map(({ type }) => graph.shapeOf(type)),
    result: resultShape(one, graph, types),
  }));
  const texts = new ShapeTexts(graph, types);
  const params = told.flatMap(({ name, params: shapes }) => {
    const words = shapes.map((shape, index) => texts.referenceTo(shape, `${name}.${index}`) ?? "-");
    const text = words.join(" ").replace(/(^| )-( -)*$/, "");
    return text === "" ? [] : [`  ${keyOf(name)}: ${JSON.stringify(text)},\n`];
  });
  const results = told.flatMap(({ name, result }) => {
    const text = result && resultText(texts, name, result);
    return text === undefined ? [] : [`  ${keyOf(name)}: ${text},\n`];
  });
  const shapes = [...texts.texts].map(([name, text]) => `  ${keyOf(name)}: ${JSON.stringify(text)},\n`);
  const paramsAbout =
    "By method or kind of subscription, for each param that has a quantity its shape, for others `-`.";
  return [
    header("specs/rpc"),
    `\n${doc(shapesAbout, "")}export const shapes: Readonly<Record<string, string>> = {\n${shapes.join("")}};\n`,
    `\n${doc([paramsAbout], "")}export const paramShapes: Readonly<Record<string, string>> = {\n${params.join("")}};\n`,
    `\n${doc(choiceAbout, "")}export interface ResultChoice {\n  readonly param: number;\n  readonly field: string;\n  readonly of: Readonly<Record<string, string>>;\n}\n`,
    `\n${doc(["By method or kind of subscription, the shape of its notifications."], "")}`,
    `export const resultShapes: Readonly<Record<string, string | ResultChoice>> = {\n${results.join("")}};\n`,
  ].join("");
}

const shapesAbout = [
  "Where quantities lie in objects, by a name that all which are alike share: the fields that are quantities, and after a colon the shape of what else is in a field. `#` is a quantity, `%` hex digits that may lack `0x`, `X[]` a list of X, `X{}` an object with an X under each name. Among the fields `#` says that in place of the object there may be a quantity, `[]:X` and `{}:X` that there may be a list of X, or an X under other names.",
];
const choiceAbout = [
  "A field of a param, and what each of its values makes of the result; without it, the empty text does.",
];

function resultText(texts: ShapeTexts, name: string, result: Shape | Choice): string | undefined {
  if (!("results" in result)) {
    const text = texts.referenceTo(result, name);
    return text && JSON.stringify(text);
  }
  const { param, field, results } = result;
  const of = [...results].flatMap(([value, shape]) => {
    const text = texts.referenceTo(shape, `${name}.${value}`);
    return text === undefined ? [] : [`${keyOf(value)}: ${JSON.stringify(text)}`];
  });
  return `{ param: ${param}, field: ${JSON.stringify(field)}, of: { ${of.join(", ")} } }`;
}
