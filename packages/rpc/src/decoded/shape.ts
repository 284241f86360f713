import { paramShapes, type ResultChoice, resultShapes, shapes } from "../generated/quantities.ts";

/** Where quantities lie in a value, whatever else it may be. */
export interface Shape {
  /** Whether the value may itself be one. */
  isQuantity: boolean;
  /** Whether the value may be hex digits that lack `0x`. */
  readonly isHexDigits: boolean;
  /** Of an object, the fields that are nothing but quantities. */
  readonly quantities: string[];
  /** Of an object, the other fields that have some. */
  readonly parts: (readonly [name: string, shape: Shape])[];
  /** Of a list. */
  items: Shape | undefined;
  /** Of what an object has under other names. */
  values: Shape | undefined;
}

/** Shapes that have been read, by how they are referred to. */
const read = new Map<string, Shape>();

/** Reads a shape of the generated tables, when it is needed for the first time. */
function shapeOf(reference: string): Shape {
  const known = read.get(reference);
  if (known) return known;
  const shape: Shape = {
    isQuantity: reference === "#",
    isHexDigits: reference === "%",
    quantities: [],
    parts: [],
    items: undefined,
    values: undefined,
  };
  read.set(reference, shape);
  const inner = reference.slice(0, -2);
  if (reference.endsWith("[]")) shape.items = shapeOf(inner);
  else if (reference.endsWith("{}")) shape.values = shapeOf(inner);
  else if (!shape.isQuantity) for (const word of (shapes[reference] ?? "").split(" ")) addPart(shape, word);
  return shape;
}

function addPart(shape: Shape, word: string): void {
  const [name = "", reference] = word.split(":");
  if (name === "#") shape.isQuantity = true;
  else if (reference === undefined) shape.quantities.push(name);
  else if (name === "[]") shape.items = shapeOf(reference);
  else if (name === "{}") shape.values = shapeOf(reference);
  else shape.parts.push([name, shapeOf(reference)]);
}

/**
 * The shapes of what a method takes.
 *
 * @param name - The method, or the kind of a subscription.
 * @returns for each param its shape, if it has any quantities.
 */
export function shapesOfParams(name: string): readonly (Shape | undefined)[] {
  const references = own(paramShapes, name)?.split(" ") ?? [];
  return references.map((reference) => (reference === "-" ? undefined : shapeOf(reference)));
}

/**
 * The shape of what a method gives.
 *
 * @param name - The method, or the kind of a subscription.
 * @param params - What it is called with, which may choose.
 */
export function shapeOfResult(name: string, params: readonly unknown[]): Shape | undefined {
  const entry = own(resultShapes, name);
  const reference = typeof entry === "object" ? chosen(entry, params) : entry;
  return reference === undefined ? undefined : shapeOf(reference);
}

function chosen({ param, field, of }: ResultChoice, params: readonly unknown[]): string | undefined {
  const value = (Object(params[param]) as Readonly<Record<string, unknown>>)[field] ?? "";
  return typeof value === "string" ? own(of, value) : undefined;
}

function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
