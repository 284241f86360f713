import { paramShapes, type ResultChoice, resultShapes, shapes } from "../generated/quantities.ts";

/** The positions of quantities in a value. */
export interface Shape {
  /** Whether the value itself may be a quantity. */
  isQuantity: boolean;
  /** Whether the value may be hex digits without `0x`. */
  readonly isHexDigits: boolean;
  /** The fields of an object that are only quantities. */
  readonly quantities: string[];
  /** The other fields of an object that contain quantities. */
  readonly parts: (readonly [name: string, shape: Shape])[];
  /** The shape of an array's items. */
  items: Shape | undefined;
  /** The shape of an object's other fields. */
  values: Shape | undefined;
}

/** Cached shapes by reference. */
const read = new Map<string, Shape>();

/** Parses a shape of the generated tables on first use. */
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
 * Returns the shapes of a method's params.
 *
 * @param name - The method, or the kind of subscription.
 * @returns for each param its shape, if it contains quantities.
 */
export function shapesOfParams(name: string): readonly (Shape | undefined)[] {
  const references = own(paramShapes, name)?.split(" ") ?? [];
  return references.map((reference) => (reference === "-" ? undefined : shapeOf(reference)));
}

/**
 * Returns the shape of a method's result.
 *
 * @param name - The method, or the kind of subscription.
 * @param params - The params, on which the result may depend.
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
