import type { Types } from "@node-access/generate/model";
import { holders, itemStep, type Shape, type ShapeGraph, valueStep } from "./shape-graph.ts";

/** Marks a quantity. */
const quantity = "#";
/** Marks hex digits that may lack `0x`. */
const hexDigits = "%";

/**
 * Writes shapes as short, readable texts. An object lists the names of its fields that are quantities; for any other
 * field, a colon and its content follow: `number transactions:Transaction[]`. `#` is a quantity, `%` hex digits that may
 * lack `0x`. A list has `[]` after its item; `{}` is an object with arbitrary names.
 */
export class ShapeTexts {
  /** The texts of all requested shapes and the shapes within them, by name. */
  readonly texts: Map<string, string> = new Map();
  readonly #holders: ReadonlySet<Shape>;
  /** A number for each shape. Indistinguishable shapes have the same number. */
  readonly #classes: ReadonlyMap<Shape, number>;
  readonly #names = new Map<number, string>();

  /** @param graph - A graph in which all shapes to be requested are already built. */
  constructor(graph: ShapeGraph, types: Types) {
    const named = Object.keys(types).map((name): [string, Shape] => [
      name,
      graph.shapeOf({ kind: "reference", reference: name }),
    ]);
    this.#holders = holders(graph.shapes);
    this.#classes = classesOf([...this.#holders], this.#holders);
    for (const [name, shape] of named) {
      const number = this.#classes.get(shape);
      if (number !== undefined && !this.#names.has(number)) this.#names.set(number, name);
    }
  }

  /**
   * Returns the reference to a shape, or `undefined` if the shape has no quantity.
   *
   * @param path - The name of the shape if it belongs to no named schema.
   */
  referenceTo(shape: Shape | undefined, path: string): string | undefined {
    const number = shape && this.#classes.get(shape);
    if (!shape || number === undefined) return undefined;
    const parts = [...shape.parts].filter(([, part]) => this.#holders.has(part));
    const [[step, only] = [], ...others] = parts;
    if (shape.isHexDigits) return hexDigits;
    if (shape.isQuantity && parts.length === 0) return quantity;
    if (!shape.isQuantity && others.length === 0 && (step === itemStep || step === valueStep))
      return `${this.referenceTo(only, path) ?? ""}${step}`;
    const name = this.#names.get(number) ?? path;
    this.#names.set(number, name);
    if (this.texts.has(name)) return name;
    this.texts.set(name, "");
    const words = parts.map(([at, part]) => {
      const field = at.startsWith(".") ? at.slice(1) : at;
      if (/[\s:#]/.test(field)) throw new Error(`a shape cannot be written with a field called ${field}`);
      const reference = this.referenceTo(part, `${name}.${field}`);
      return reference === quantity ? field : `${field}:${reference}`;
    });
    this.texts.set(name, [...(shape.isQuantity ? [quantity] : []), ...words].join(" "));
    return name;
  }
}

/** Numbers shapes so that indistinguishable ones share a number, by refining the classes with the shapes within. */
function classesOf(shapes: readonly Shape[], within: ReadonlySet<Shape>): Map<Shape, number> {
  let classes = new Map(shapes.map((shape) => [shape, 0]));
  for (let count = 0; ;) {
    const numbers = new Map<string, number>();
    const next = shapes.map((shape): [Shape, number] => {
      const parts = [...shape.parts]
        .filter(([, part]) => within.has(part))
        .map(([step, part]) => `${step} ${classes.get(part)}`);
      const key = [shape.isQuantity, shape.isHexDigits, ...parts.toSorted()].join("\n");
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return [shape, number];
    });
    classes = new Map(next);
    if (numbers.size === count) return classes;
    count = numbers.size;
  }
}
