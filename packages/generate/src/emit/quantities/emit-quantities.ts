import { type Callable, callable, kindsOf, namesOf, type RpcSpec } from "../../model/json-rpc.ts";
import { Code, literal } from "../typescript/literal.ts";
import { doc } from "../typescript/text.ts";
import { decimalName, QuantityPlaces } from "./quantity-places.ts";
import { type Choice, resultShape } from "./result-choice.ts";
import { type Shape, ShapeGraph } from "./shape-graph.ts";

/** What is special about a file of quantities. */
export interface QuantityFile {
  /** Its first lines. */
  readonly header: string;
  /** The modules that export `decimalPlace` and the type `QuantityTables`. */
  readonly modules: { readonly decimalPlace: string; readonly tables: string };
}

/** `quantities.ts`: where quantities are in the params and results of calls. */
export function emitQuantities(spec: RpcSpec, { header, modules }: QuantityFile): string {
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
  const places = new QuantityPlaces(graph, types);
  const params = described.flatMap(({ name, params: shapes }) => {
    const all = shapes.map((shape, index) => places.placeOf(shape, `${name}.${index}`));
    const last = all.findLastIndex((place) => place !== undefined);
    const row = all.slice(0, last + 1).map((place) => place ?? new Code("undefined"));
    return row.length > 0 ? [[name, row] as const] : [];
  });
  const takesNames = spec.protocols.some(({ namedParams }) => namedParams);
  const names = callable(spec)
    .filter(({ namedParams }) => takesNames || namedParams)
    .flatMap((method) =>
      namesOf(method).map((name) => [name, method.inputs.map((input) => input.name)] as const),
    )
    .filter(([name]) => params.some(([own]) => own === name));
  const results = described.flatMap(({ name, result }) => {
    const place = result && resultPlace(places, name, result);
    return place === undefined ? [] : [[name, place] as const];
  });
  const scales = [...new Set(graph.shapes.flatMap(({ scale }) => scale ?? []))];
  const decimals = scales.map(
    (scale) => `\nconst ${decimalName(scale)}: DecimalPlace = /* @__PURE__ */ decimalPlace(${scale});\n`,
  );
  return [
    header,
    "\n",
    decimals.length > 0 ? `import { decimalPlace, type DecimalPlace } from "${modules.decimalPlace}";\n` : "",
    `import type { QuantityTables } from "${modules.tables}";\n`,
    ...decimals,
    table("shapes", Object.fromEntries(places.shapes)),
    table("paramPlaces", Object.fromEntries(params)),
    ...(names.length > 0 ? [table("paramNames", Object.fromEntries(names))] : []),
    table("resultPlaces", Object.fromEntries(results)),
  ].join("");
}

const about = {
  shapes: "The objects that contain quantities. Equal ones share a name.",
  paramPlaces: "The places of quantities in params, by method or kind of subscription.",
  paramNames: "The names of the params of these methods, which may be passed by name.",
  resultPlaces: "The places of quantities in results and notifications, by method or kind of subscription.",
} as const;

function table(name: keyof typeof about, rows: object): string {
  return `\n${doc([about[name]])}export const ${name}: QuantityTables["${name}"] = ${literal(rows)};\n`;
}

function resultPlace(places: QuantityPlaces, name: string, result: Shape | Choice): unknown {
  if (!("results" in result)) return places.placeOf(result, name);
  const { param, field, results } = result;
  const of = [...results].flatMap(([value, shape]) => {
    const place = places.placeOf(shape, `${name}.${value}`);
    return place === undefined ? [] : [[value, place] as const];
  });
  return { param, field, of: Object.fromEntries(of) };
}
