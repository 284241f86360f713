import {
  type ObjectShape,
  paramPlaces,
  type Place,
  type ResultChoice,
  resultPlaces,
  shapes,
} from "../generated/quantities.ts";

/** The positions of quantities in a value. */
export interface Shape {
  /** Whether the value itself may be a quantity. */
  isQuantity: boolean;
  /** Whether the value may be hex digits without `0x`. */
  readonly isHexDigits: boolean;
  /** The fields of an object that are only quantities. */
  readonly quantities: readonly string[];
  /** The other fields of an object that contain quantities. */
  readonly parts: (readonly [name: string, shape: Shape])[];
  /** The shape of an array's items. */
  items: Shape | undefined;
  /** The shape of an object's other fields. */
  values: Shape | undefined;
}

/** The shapes by their place in the generated tables, which may contain themselves. */
const known = new Map<Place, Shape>();

/** Returns the shape of a place, in the form in which values are converted fastest. */
function shapeOf(place: Place): Shape {
  const found = known.get(place);
  if (found) return found;
  const isText = typeof place === "string";
  const { orQuantity, quantities, fields, items, values }: ObjectShape = !isText
    ? place
    : place === "quantity" || place === "hexDigits"
      ? {}
      : shapes[place];
  const shape: Shape = {
    isQuantity: place === "quantity" || orQuantity === true,
    isHexDigits: place === "hexDigits",
    quantities: quantities ?? [],
    parts: [],
    items: undefined,
    values: undefined,
  };
  known.set(place, shape);
  for (const [name, part] of Object.entries(fields ?? {})) shape.parts.push([name, shapeOf(part)]);
  shape.items = items && shapeOf(items);
  shape.values = values && shapeOf(values);
  return shape;
}

/**
 * Returns the shapes of a method's params.
 *
 * @param name - The method, or the kind of subscription.
 * @returns for each param its shape, if it contains quantities.
 */
export function shapesOfParams(name: string): readonly (Shape | undefined)[] {
  return own(paramPlaces, name)?.map((place) => place && shapeOf(place)) ?? [];
}

/**
 * Returns the shape of a method's result.
 *
 * @param name - The method, or the kind of subscription.
 * @param params - The params, on which the result may depend.
 */
export function shapeOfResult(name: string, params: readonly unknown[]): Shape | undefined {
  const entry = own(resultPlaces, name);
  const place = typeof entry === "object" && "param" in entry ? chosen(entry, params) : entry;
  return place && shapeOf(place);
}

function chosen({ param, field, of }: ResultChoice, params: readonly unknown[]): Place | undefined {
  const value = (Object(params[param]) as Readonly<Record<string, unknown>>)[field] ?? "";
  return typeof value === "string" ? own(of, value) : undefined;
}

function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
