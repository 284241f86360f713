import {
  callables,
  partsOf,
  reachableFrom,
  receivedFrom,
  referencesIn,
  type RpcSpec,
  type Type,
} from "@node-access/generate/model";
import { holders, ShapeGraph } from "../../quantities/shape-graph.ts";

/** The methods in all versions; a type has the same name in all of them. */
interface Versions {
  readonly newest: RpcSpec;
  readonly older: readonly { readonly spec: RpcSpec }[];
  /** The names of the types that callers send. */
  readonly inputs: ReadonlySet<string>;
}

/**
 * The types of the decoded view, in which a quantity is a bigint, or one of the forms that callers may pass.
 */
export class DecodedView {
  readonly #changed: ReadonlySet<string>;
  readonly #sent: ReadonlySet<string>;
  readonly #received: ReadonlySet<string>;

  constructor({ newest, older, inputs }: Versions) {
    const { types } = newest;
    const graph = new ShapeGraph(types);
    const shapes = Object.keys(types).map(
      (name) => [name, graph.shapeOf({ kind: "reference", reference: name })] as const,
    );
    const found = holders(graph.shapes);
    const all = [newest, ...older.map(({ spec }) => spec)].flatMap(callables);
    const typeOf = (name: string): Type | undefined => types[name]?.type;
    this.#changed = new Set(shapes.flatMap(([name, shape]) => (found.has(shape) ? [name] : [])));
    this.#sent = inputs;
    this.#received = reachableFrom(all.flatMap(receivedFrom), typeOf);
  }

  /** Whether a named type differs from the wire view. */
  isChanged(name: string): boolean {
    return this.#changed.has(name);
  }

  /** Whether a type differs from the wire view. */
  changes(type: Type): boolean {
    return referencesIn(type).some((name) => this.isChanged(name)) || holdsInline(type);
  }

  /** The name of a type as callers send it, or receive it. */
  nameOf(name: string, input: boolean): string {
    return input && this.isChanged(name) && this.#received.has(name) ? `${name}Input` : name;
  }

  /** Whether a type is declared as callers send it, as they receive it, or both. */
  placesOf(name: string): boolean[] {
    const isSent = this.#sent.has(name);
    return [...(this.#received.has(name) || !isSent ? [false] : []), ...(isSent ? [true] : [])];
  }

  /** Returns the type of a quantity. */
  quantityType({ const: constant, enum: values }: Type, input: boolean): string {
    const constants = values ?? (constant === undefined ? [] : [constant]);
    if (constants.length === 0) return input ? "bigint | number | `0x${string}`" : "bigint";
    const numbers = constants.map((text) => BigInt(String(text)));
    const bigints = numbers.map((number) => `${number}n`);
    return (
      input ? [...bigints, ...numbers, ...constants.map((text) => JSON.stringify(text))] : bigints
    ).join(" | ");
  }
}

function holdsInline(type: Type): boolean {
  return type.kind === "quantity" || type.lacksPrefix === true || partsOf(type).some(holdsInline);
}
