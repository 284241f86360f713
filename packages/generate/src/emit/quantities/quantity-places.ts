import type { Types } from "../../model/spec.ts";
import { Code } from "../typescript/literal.ts";
import { findHolders, itemStep, type Shape, type ShapeGraph, valueStep } from "./shape-graph.ts";

/** What the generated table says about a place; the generated file has its type. A text is `quantity`, `hexDigits` or the name of a shape. */
export type Place = string | Code | ObjectShape;

export interface ObjectShape {
  readonly orQuantity?: true;
  readonly quantities?: readonly string[];
  readonly fields?: Readonly<Record<string, Place>>;
  readonly items?: Place;
  readonly values?: Place;
}

/** Describes shapes by the places of their quantities. Equal shapes of objects have one description, which may contain itself. */
export class QuantityPlaces {
  readonly #holders: ReadonlySet<Shape>;
  /** A number for each shape. Indistinguishable shapes have the same number. */
  readonly #classes: ReadonlyMap<Shape, number>;
  readonly #found = new Map<number, ObjectShape>();
  /** The named schemas of shapes. */
  readonly #names = new Map<number, string>();

  /** @param graph - A graph in which all shapes to be requested are already built. */
  constructor(graph: ShapeGraph, types: Types) {
    const named = Object.keys(types).map((name): [string, Shape] => [
      name,
      graph.findShape({ kind: "reference", reference: name }),
    ]);
    this.#holders = findHolders(graph.shapes);
    this.#classes = classifyShapes([...this.#holders], this.#holders);
    for (const [name, shape] of named) {
      const number = this.#classes.get(shape);
      if (number !== undefined && !this.#names.has(number)) this.#names.set(number, name);
    }
  }

  /** The shapes of objects that were found so far and that a schema names, with its name. */
  get named(): ReadonlyMap<ObjectShape, string> {
    const named = [...this.#found].flatMap(([number, shape]): [ObjectShape, string][] => {
      const name = this.#names.get(number);
      return name === undefined ? [] : [[shape, name]];
    });
    return new Map(named);
  }

  /** Returns what is at a place, or `undefined` if it has no quantity. */
  findPlace(shape: Shape | undefined): Place | undefined {
    const number = shape && this.#classes.get(shape);
    if (!shape || number === undefined) return undefined;
    if (shape.isHexDigits) return "hexDigits";
    if (shape.scale !== undefined) return new Code(nameDecimal(shape.scale));
    const parts = [...shape.parts].filter(([, part]) => this.#holders.has(part));
    const [[step, only] = [], ...others] = parts;
    if (shape.isQuantity && parts.length === 0) return "quantity";
    if (!shape.isQuantity && others.length === 0) {
      if (step === itemStep) return { items: this.findPlace(only) ?? "" };
      if (step === valueStep) return { values: this.findPlace(only) ?? "" };
    }
    const known = this.#found.get(number);
    if (known) return known;
    const own: ObjectShape = {};
    this.#found.set(number, own);
    return Object.assign(own, this.#objectShape(shape.isQuantity, parts));
  }

  #objectShape(orQuantity: boolean, parts: readonly (readonly [string, Shape])[]): ObjectShape {
    const quantities: string[] = [];
    const fields: Record<string, Place> = {};
    const others: { items?: Place; values?: Place } = {};
    for (const [step, part] of parts) {
      const field = step.replace(/^\./, "");
      const place = this.findPlace(part) ?? "";
      if (step === itemStep) others.items = place;
      else if (step === valueStep) others.values = place;
      else if (place === "quantity") quantities.push(field);
      else fields[field] = place;
    }
    return {
      ...(orQuantity && { orQuantity }),
      ...(quantities.length > 0 && { quantities }),
      ...(Object.keys(fields).length > 0 && { fields }),
      ...others,
    };
  }
}

/** The constant that converts decimals of a scale. */
export function nameDecimal(scale: number): string {
  return `decimal${scale}`;
}

/** Numbers shapes so that indistinguishable ones share a number, by refining the classes with the shapes within. */
function classifyShapes(shapes: readonly Shape[], within: ReadonlySet<Shape>): Map<Shape, number> {
  let classes = new Map(shapes.map((shape) => [shape, 0]));
  for (let count = 0; ;) {
    const numbers = new Map<string, number>();
    const next = shapes.map((shape): [Shape, number] => {
      const parts = [...shape.parts]
        .filter(([, part]) => within.has(part))
        .map(([step, part]) => `${step} ${classes.get(part)}`);
      const key = [shape.isQuantity, shape.isHexDigits, shape.scale, ...parts.toSorted()].join("\n");
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return [shape, number];
    });
    classes = new Map(next);
    if (numbers.size === count) return classes;
    count = numbers.size;
  }
}
