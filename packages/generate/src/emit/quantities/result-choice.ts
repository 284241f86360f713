import { type Callable, readOutput } from "../../model/json-rpc.ts";
import type { Types, Type } from "../../model/index.ts";
import { isAmbiguous, type Shape, type ShapeGraph } from "./shape-graph.ts";

/** Result shapes that a param selects: by a constant in one of its fields, or by the field's absence (the empty text). */
export interface Choice {
  readonly param: number;
  readonly field: string;
  readonly results: ReadonlyMap<string, Shape>;
}

/**
 * Returns the shape of a method's result or a subscription's notification. If one shape is ambiguous, a param selects
 * between several.
 *
 * @returns `undefined` if no param can select one either.
 */
export function resultShape(one: Callable, graph: ShapeGraph, types: Types): Shape | Choice | undefined {
  const { inputs, overloads } = one;
  const all = graph.findShape(readOutput(one), ...overloads.map(({ output }) => output));
  if (!isAmbiguous(all)) return all;
  for (const [param, { name }] of inputs.entries()) {
    const constants = overloads.map((overload) => findConstants(overload.inputs[name], types));
    const field = [...(constants[0]?.keys() ?? [])].find((key) => constants.every((own) => own.has(key)));
    if (field === undefined) continue;
    const results = new Map<string, Type[]>();
    for (const [index, { output }] of overloads.entries()) {
      const value = constants[index]?.get(field) ?? "";
      results.set(value, [...(results.get(value) ?? []), output]);
    }
    const shapes = new Map([...results].map(([value, each]) => [value, graph.findShape(...each)]));
    if (![...shapes.values()].some((shape) => isAmbiguous(shape))) return { param, field, results: shapes };
  }
  return undefined;
}

/** Returns the fields of an object that can have one value only: a constant, or none (the empty text). */
function findConstants(type: Type | undefined, types: Types): Map<string, string> {
  if (type === undefined) return new Map();
  const { reference, allOf = [], properties = {} } = type;
  const inherited = [...allOf, ...(reference === undefined ? [] : [types[reference]?.type])];
  const own = Object.entries(properties).flatMap(([name, { kind, const: constant }]): [string, string][] => {
    if (kind === "never") return [[name, ""]];
    return typeof constant === "string" ? [[name, constant]] : [];
  });
  const found = new Map(own);
  for (const part of inherited)
    for (const [name, value] of findConstants(part, types)) found.set(name, value);
  return found;
}
