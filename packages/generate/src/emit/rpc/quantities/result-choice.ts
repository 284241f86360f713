import type { Method, Overload, Param, SubscriptionKind } from "../../../load/open-rpc/document.ts";
import type { Schema } from "../../../load/open-rpc/schema.ts";
import { isAmbiguous, type Shape, type ShapeGraph } from "./shape-graph.ts";

/** Results that a param chooses: by a constant in one of its fields, or by its absence, which is the empty text. */
export interface Choice {
  readonly param: number;
  readonly field: string;
  readonly results: ReadonlyMap<string, Shape>;
}

/** What a method or a kind of subscription tells. */
export interface Told {
  readonly params: readonly Param[];
  readonly general: Schema;
  readonly overloads: readonly Pick<Overload, "params" | "result">[];
}

/** What a method, or a kind of subscription, tells. */
export function toldBy(owner: Method | SubscriptionKind): Told {
  const { params } = owner;
  if ("result" in owner)
    return { params, general: owner.result.schema, overloads: owner["x-overloads"] ?? [] };
  const overloads = (owner.overloads ?? []).map((one) => ({ params: one.params, result: one.notification }));
  return { params, general: owner.notification, overloads };
}

/**
 * The shape of what is told; by a param where one shape for all would not do.
 *
 * @returns nothing where neither is possible.
 */
export function resultShape(
  { params, general, overloads }: Told,
  graph: ShapeGraph,
  schemas: Readonly<Record<string, Schema>>,
): Shape | Choice | undefined {
  const all = graph.shapeOf(general, ...overloads.map(({ result }) => result));
  if (!isAmbiguous(all)) return all;
  for (const [param, { name }] of params.entries()) {
    const constants = overloads.map((overload) => constantsOf(overload.params[name] ?? true, schemas));
    const field = [...(constants[0]?.keys() ?? [])].find((key) => constants.every((own) => own.has(key)));
    if (field === undefined) continue;
    const results = new Map<string, Schema[]>();
    for (const [index, { result }] of overloads.entries()) {
      const value = constants[index]?.get(field) ?? "";
      results.set(value, [...(results.get(value) ?? []), result]);
    }
    const shapes = new Map([...results].map(([value, each]) => [value, graph.shapeOf(...each)]));
    if (![...shapes.values()].some((shape) => isAmbiguous(shape))) return { param, field, results: shapes };
  }
  return undefined;
}

/** The fields of an object that have one value: a constant, or none, which is the empty text. */
function constantsOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): Map<string, string> {
  if (typeof schema === "boolean") return new Map();
  const { "x-ref": ref, allOf = [], properties = {} } = schema;
  const inherited = [...allOf, ...(ref === undefined ? [] : [schemas[ref] ?? true])];
  const own = Object.entries(properties).flatMap(([name, property]): [string, string][] => {
    if (property === false) return [[name, ""]];
    return typeof property === "object" && typeof property.const === "string" ? [[name, property.const]] : [];
  });
  const found = new Map(own);
  for (const part of inherited)
    for (const [name, value] of constantsOf(part, schemas)) found.set(name, value);
  return found;
}
