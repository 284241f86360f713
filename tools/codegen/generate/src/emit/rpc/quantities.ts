import { type Callable, callable, kindsOf, namesOf, type RpcSpec } from "@node-access/generate/model";
import { type Choice, resultShape } from "../../quantities/result-choice.ts";
import { type Shape, ShapeGraph } from "../../quantities/shape-graph.ts";
import { ShapeTexts } from "../../quantities/shape-texts.ts";
import { doc, header, keyOf } from "@node-access/generate/emit/typescript";

/** `quantities.ts`: where quantities are in the params and results of calls. */
export function emitQuantities(spec: RpcSpec): string {
  const { types } = spec;
  const graph = new ShapeGraph(types);
  const methods = callable(spec).flatMap((method) =>
    namesOf(method).map((name): [string, Callable] => [name, method]),
  );
  const described = [...methods, ...spec.operations.flatMap(kindsOf)].map(([name, one]) => ({
    name,
    params: one.inputs.map(({ type }) => graph.shapeOf(type)),
    result: resultShape(one, graph, types),
  }));
  const texts = new ShapeTexts(graph, types);
  const params = described.flatMap(({ name, params: shapes }) => {
    const words = shapes.map((shape, index) => texts.referenceTo(shape, `${name}.${index}`) ?? "-");
    const text = words.join(" ").replace(/(^| )-( -)*$/, "");
    return text === "" ? [] : [`  ${keyOf(name)}: ${JSON.stringify(text)},\n`];
  });
  const results = described.flatMap(({ name, result }) => {
    const text = result && resultText(texts, name, result);
    return text === undefined ? [] : [`  ${keyOf(name)}: ${text},\n`];
  });
  const shapes = [...texts.texts].map(([name, text]) => `  ${keyOf(name)}: ${JSON.stringify(text)},\n`);
  const paramsAbout =
    "The shapes of params, by method or kind of subscription. `-` stands for a param without quantities.";
  return [
    header("specs/rpc"),
    `\n${doc(shapesAbout, "")}export const shapes: Readonly<Record<string, string>> = {\n${shapes.join("")}};\n`,
    `\n${doc([paramsAbout], "")}export const paramShapes: Readonly<Record<string, string>> = {\n${params.join("")}};\n`,
    `\n${doc(choiceAbout, "")}export interface ResultChoice {\n  readonly param: number;\n  readonly field: string;\n  readonly of: Readonly<Record<string, string>>;\n}\n`,
    `\n${doc(["The shapes of results and notifications, by method or kind of subscription."], "")}`,
    `export const resultShapes: Readonly<Record<string, string | ResultChoice>> = {\n${results.join("")}};\n`,
  ].join("");
}

const shapesAbout = [
  "The places of quantities in objects. Equal shapes share a name. A shape lists the fields that are quantities; for any other field, a colon and its shape follow. `#` is a quantity, `%` hex digits that may lack `0x`, `X[]` a list of X, `X{}` an object whose values are all X. `#` among the fields means that a quantity may replace the object, `[]:X` that a list of X may, and `{}:X` that fields with other names hold X.",
];
const choiceAbout = [
  "A field of a param that selects the shape of the result: `of` has a shape for each value of the field. If the field is absent, the value is the empty text.",
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
