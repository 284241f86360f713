import { type Callable, callable, listKinds, listNames, type RpcSpec } from "../../model/json-rpc.ts";
import { Code } from "../typescript/literal.ts";
import { type ObjectShape, type Place, QuantityPlaces } from "./quantity-places.ts";
import { type Choice, resultShape } from "./result-choice.ts";
import { type Shape, ShapeGraph } from "./shape-graph.ts";

/** What a field of a param selects the place of a result by. */
export interface ChosenPlace {
  readonly param: number;
  readonly field: string;
  readonly of: Readonly<Record<string, Place>>;
}

/** Where quantities are in the params and results of methods and kinds of subscription, as the generated tables say it. */
export interface Tables {
  /** The shapes that a schema names, with its name. */
  readonly named: ReadonlyMap<ObjectShape, string>;
  readonly paramPlaces: Readonly<Record<string, readonly Place[]>>;
  readonly paramNames: Readonly<Record<string, readonly string[]>>;
  readonly resultPlaces: Readonly<Record<string, Place | ChosenPlace>>;
  readonly scales: readonly number[];
}

/** Returns where quantities are in the params and results of a spec's methods and subscriptions. */
export function quantityTables(spec: RpcSpec): Tables {
  const { types } = spec;
  const graph = new ShapeGraph(types);
  const methods = callable(spec).flatMap((method) =>
    listNames(method).map((name): [string, Callable] => [name, method]),
  );
  const described = [...methods, ...spec.operations.flatMap(listKinds)].map(([name, one]) => ({
    name,
    params: one.inputs.map(({ type }) => graph.findShape(type)),
    result: resultShape(one, graph, types),
  }));
  const places = new QuantityPlaces(graph, types);
  const params = described.flatMap(({ name, params: shapes }) => {
    const all = shapes.map((shape) => places.findPlace(shape));
    const last = all.findLastIndex((place) => place !== undefined);
    const row = all.slice(0, last + 1).map((place) => place ?? new Code("undefined"));
    return row.length > 0 ? [[name, row] as const] : [];
  });
  const takesNames = spec.protocols.some(({ namedParams }) => namedParams);
  const names = callable(spec)
    .filter(({ namedParams }) => takesNames || namedParams)
    .flatMap((method) =>
      listNames(method).map((name) => [name, method.inputs.map((input) => input.name)] as const),
    )
    .filter(([name]) => params.some(([own]) => own === name));
  const results = described.flatMap(({ name, result }) => {
    const place = result && findResultPlace(places, result);
    return place === undefined ? [] : [[name, place] as const];
  });
  return {
    named: places.named,
    paramPlaces: Object.fromEntries(params),
    paramNames: Object.fromEntries(names),
    resultPlaces: Object.fromEntries(results),
    scales: [...new Set(graph.shapes.flatMap(({ scale }) => scale ?? []))],
  };
}

function findResultPlace(places: QuantityPlaces, result: Shape | Choice): Place | ChosenPlace | undefined {
  if (!("results" in result)) return places.findPlace(result);
  const { param, field, results } = result;
  const of = [...results].flatMap(([value, shape]) => {
    const place = places.findPlace(shape);
    return place === undefined ? [] : [[value, place] as const];
  });
  return { param, field, of: Object.fromEntries(of) };
}

export function isChosen(place: Place | ChosenPlace): place is ChosenPlace {
  return typeof place === "object" && "of" in place;
}

export function listParts(place: Place): Place[] {
  if (typeof place === "string" || place instanceof Code) return [];
  const { fields = {}, items, values } = place;
  return [...Object.values(fields), ...[items, values].filter((part) => part !== undefined)];
}
