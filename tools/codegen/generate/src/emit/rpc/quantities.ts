import { type Callable, callable, kindsOf, namesOf, type RpcSpec } from "@node-access/generate/model";
import { type Choice, resultShape } from "../../quantities/result-choice.ts";
import { type Shape, ShapeGraph } from "../../quantities/shape-graph.ts";
import { QuantityPlaces } from "../../quantities/quantity-places.ts";
import { Code, doc, header, literal } from "@node-access/generate/emit/typescript";

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
  const places = new QuantityPlaces(graph, types);
  const params = described.flatMap(({ name, params: shapes }) => {
    const all = shapes.map((shape, index) => places.placeOf(shape, `${name}.${index}`));
    const last = all.findLastIndex((place) => place !== undefined);
    const row = all.slice(0, last + 1).map((place) => place ?? new Code("undefined"));
    return row.length > 0 ? [[name, row] as const] : [];
  });
  const results = described.flatMap(({ name, result }) => {
    const place = result && resultPlace(places, name, result);
    return place === undefined ? [] : [[name, place] as const];
  });
  const names = [...places.shapes.keys()].map((name) => `\n  | ${JSON.stringify(name)}`);
  return `${header("specs/rpc")}
${doc(["A name in the table {@link shapes}."])}export type ShapeName =${names.length > 0 ? names.join("") : " never"};
${TYPES}
${doc(["The objects that contain quantities. Equal ones share a name."])}export const shapes: Readonly<Record<ShapeName, ObjectShape>> = ${literal(Object.fromEntries(places.shapes))};

${doc(["The places of quantities in params, by method or kind of subscription."])}export const paramPlaces: Readonly<Record<string, readonly (Place | undefined)[]>> = ${literal(Object.fromEntries(params))};

${doc(["The places of quantities in results and notifications, by method or kind of subscription."])}export const resultPlaces: Readonly<Record<string, Place | ResultChoice>> = ${literal(Object.fromEntries(results))};
`;
}

const TYPES = `
/** What a value is: a quantity, bytes in hex that may lack \`0x\`, or something that contains these. */
export type Place =
  | "quantity"
  | "hexDigits"
  | ShapeName
  /** A list, and what its items are. */
  | { readonly items: Place }
  /** An object with any keys, and what its values are. */
  | { readonly values: Place };

/** The places of quantities in an object. */
export interface ObjectShape {
  /** Whether a quantity may be in place of the object. */
  readonly orQuantity?: true;
  /** The fields that are quantities. */
  readonly quantities?: readonly string[];
  /** The other fields that contain quantities. */
  readonly fields?: Readonly<Record<string, Place>>;
  /** What the items are if there may be a list in place of the object. */
  readonly items?: Place;
  /** What the values of fields with other names are. */
  readonly values?: Place;
}

/** A field of a param that selects what the result is. */
export interface ResultChoice {
  /** The index of the param. */
  readonly param: number;
  readonly field: string;
  /** What the result is by the value of the field; with no text if the field is absent. */
  readonly of: Readonly<Record<string, Place>>;
}
`;

function resultPlace(places: QuantityPlaces, name: string, result: Shape | Choice): unknown {
  if (!("results" in result)) return places.placeOf(result, name);
  const { param, field, results } = result;
  const of = [...results].flatMap(([value, shape]) => {
    const place = places.placeOf(shape, `${name}.${value}`);
    return place === undefined ? [] : [[value, place] as const];
  });
  return { param, field, of: Object.fromEntries(of) };
}
