import { ownersOf, passedBy, toldBy } from "../../load/open-rpc/document.ts";
import { holders, ShapeGraph } from "./quantities/shape-graph.ts";
import { namesIn, partsOf, reachable, type Schema, type SchemaObject } from "../../load/open-rpc/schema.ts";
import type { Typed } from "./typed-versions.ts";

/** The types of the decoded view of numbers: those in which a quantity is a bigint, or what callers may pass for one. */
export class DecodedView {
  readonly #changed: ReadonlySet<string>;
  readonly #passed: ReadonlySet<string>;
  readonly #told: ReadonlySet<string>;

  constructor({ newest, older }: Typed) {
    const { schemas } = newest.components;
    const graph = new ShapeGraph(schemas);
    const shapes = Object.keys(schemas).map((name) => [name, graph.shapeOf({ "x-ref": name })] as const);
    const found = holders(graph.shapes);
    const owners = [newest, ...older.map(({ bundle }) => bundle)].flatMap(ownersOf);
    this.#changed = new Set(shapes.flatMap(([name, shape]) => (found.has(shape) ? [name] : [])));
    this.#passed = reachable(owners.flatMap(passedBy), schemas);
    this.#told = reachable(owners.flatMap(toldBy), schemas);
  }

  /** Whether a type with a name is another one than in the wire view. */
  isChanged(name: string): boolean {
    return this.#changed.has(name);
  }

  /** Whether a schema has another type than in the wire view. */
  changes(schema: Schema): boolean {
    return namesIn(schema).some((name) => this.isChanged(name)) || holdsInline(schema);
  }

  /** What a type is called where callers pass it, or are told it. */
  nameOf(name: string, input: boolean): string {
    return input && this.isChanged(name) && this.#told.has(name) ? `${name}Input` : name;
  }

  /** Whether it is declared for what callers pass, for what they are told, or for both. */
  placesOf(name: string): boolean[] {
    const isPassed = this.#passed.has(name);
    return [...(this.#told.has(name) || !isPassed ? [false] : []), ...(isPassed ? [true] : [])];
  }

  /** The type of a quantity. */
  quantityType({ const: constant }: SchemaObject, input: boolean): string {
    if (constant === undefined) return input ? "bigint | number | `0x${string}`" : "bigint";
    const number = BigInt(String(constant));
    return input ? `${number}n | ${number} | ${JSON.stringify(constant)}` : `${number}n`;
  }
}

function holdsInline(schema: Schema): boolean {
  if (typeof schema === "boolean") return false;
  return (
    schema["x-quantity"] === true || schema["x-hex-digits"] === true || partsOf(schema).some(holdsInline)
  );
}
