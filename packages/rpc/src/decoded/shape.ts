import type { DecimalPlace } from "../decimal-place.ts";
import { paramPlaces, resultPlaces, shapes } from "../generated/quantities.ts";
import type { QuantityPlace, QuantityShape, QuantityTables, ResultChoice } from "../quantity-tables.ts";

/** The positions of quantities in a value. */
export interface Shape {
  /** Whether the value itself may be a quantity. */
  isQuantity: boolean;
  /** Whether the value may be hex digits without `0x`. */
  readonly isHexDigits: boolean;
  /** The conversion of the value, if it is a decimal. */
  readonly decimal: DecimalPlace | undefined;
  /** The fields of an object that are only quantities. */
  readonly quantities: readonly string[];
  /** The other fields of an object that contain quantities. */
  readonly parts: (readonly [name: string, shape: Shape])[];
  /** The shape of an array's items. */
  items: Shape | undefined;
  /** The shape of an object's other fields. */
  values: Shape | undefined;
}

/** The shape of a value without quantities. */
export const NO_QUANTITIES: Shape = {
  isQuantity: false,
  isHexDigits: false,
  decimal: undefined,
  quantities: [],
  parts: [],
  items: undefined,
  values: undefined,
};

/** The shapes of the params and results of methods, in the form in which values are converted fastest. */
export class Shapes {
  readonly #tables: QuantityTables;
  /** The shapes by their place in the tables, which may contain themselves. */
  readonly #known = new Map<QuantityPlace, Shape>();

  constructor(tables: QuantityTables) {
    this.#tables = tables;
  }

  /** Whether a method has quantities. */
  has(name: string): boolean {
    const { paramPlaces: params, resultPlaces: results } = this.#tables;
    return (findOwn(params, name) ?? findOwn(results, name)) !== undefined;
  }

  /** Returns for each param of a method or subscription its shape, if it contains quantities. */
  ofParams(name: string): readonly (Shape | undefined)[] {
    return findOwn(this.#tables.paramPlaces, name)?.map((place) => this.#createShape(place)) ?? [];
  }

  /** Returns the names of a method's params, in order, if they can be passed by name. */
  listNames(name: string): readonly string[] {
    return findOwn(this.#tables.paramNames ?? {}, name) ?? [];
  }

  /** Returns the shape of the result of a method or subscription, which may depend on the params. */
  ofResult(name: string, params: readonly unknown[]): Shape | undefined {
    const entry = findOwn(this.#tables.resultPlaces, name);
    const place = typeof entry === "object" && "param" in entry ? choosePlace(entry, params) : entry;
    return this.#createShape(place);
  }

  #createShape(place: QuantityPlace): Shape;
  #createShape(place: QuantityPlace | undefined): Shape | undefined;
  #createShape(place: QuantityPlace | undefined): Shape | undefined {
    if (place === undefined) return undefined;
    const found = this.#known.get(place);
    if (found) return found;
    const parts: QuantityShape | DecimalPlace =
      typeof place === "string" ? (findOwn(this.#tables.shapes, place) ?? {}) : place;
    const { orQuantity, quantities = [], fields = {}, items, values } = parts as QuantityShape;
    const shape: Shape = {
      ...NO_QUANTITIES,
      isQuantity: place === "quantity" || orQuantity === true,
      isHexDigits: place === "hexDigits",
      decimal: "scale" in parts ? parts : undefined,
      quantities,
      parts: [],
    };
    this.#known.set(place, shape);
    for (const [name, part] of Object.entries(fields)) shape.parts.push([name, this.#createShape(part)]);
    shape.items = this.#createShape(items);
    shape.values = this.#createShape(values);
    return shape;
  }
}

/** The shapes of the methods of all protocols that have a name. */
export const named: Shapes = /* @__PURE__ */ new Shapes({ shapes, paramPlaces, resultPlaces });

function choosePlace(
  { param, field, of }: ResultChoice,
  params: readonly unknown[],
): QuantityPlace | undefined {
  const value = (Object(params[param]) as Readonly<Record<string, unknown>>)[field] ?? "";
  return typeof value === "string" ? findOwn(of, value) : undefined;
}

function findOwn<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
