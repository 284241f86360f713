import { callables, receivedFrom, type RpcSpec, sentBy } from "../../model/json-rpc.ts";
import { listParts, referencesIn } from "../../model/references.ts";
import type { Types, Type } from "../../model/index.ts";
import type { TypeView } from "../typescript/print-type.ts";
import { namesIn } from "../typescript/text.ts";
import { hasNumbers, findHolders, ShapeGraph } from "./shape-graph.ts";

/** The parameter of generic types: the form of quantities. By default hex, as on the wire. */
export const parameter = 'Q extends QuantityForm = "hex"';

/** The forms in a method's params. */
const inParams = "ParamForm<Q>";

/** The file of the types that generic types use. */
export const quantityFormFile = "quantity-form";

/** The types of that file that code refers to. */
export function quantityForms(code: string): string[] {
  const names = namesIn(code);
  return ["ParamForm", "Quantities", "QuantityForm", "Represented"].filter((name) => names.has(name));
}

/** Types that contain quantities are generic: their parameter is the form of quantities. */
export class QuantityView implements TypeView {
  readonly #types: Types;
  readonly #generic: ReadonlySet<string>;
  readonly #isMethod: boolean;

  /** @param isMethod - Whether it prints methods, whose params accept more than their results contain. */
  constructor(types: Types, generic: ReadonlySet<string>, isMethod: boolean) {
    this.#types = types;
    this.#generic = generic;
    this.#isMethod = isMethod;
  }

  /** Whether a named type has the parameter. A quantity itself has none: it is replaced. */
  isGeneric(name: string): boolean {
    return this.#generic.has(name) && !isPlain(this.#types[name]?.type);
  }

  /** Whether a named type is a quantity, in place of which its form is printed. */
  isReplaced(name: string): boolean {
    return this.#generic.has(name) && !this.isGeneric(name);
  }

  changes(type: Type): boolean {
    return referencesIn(type).some((name) => this.#generic.has(name)) || holdsInline(type);
  }

  formatName(name: string, input: boolean): string {
    if (!this.#generic.has(name)) return name;
    return this.isGeneric(name) ? `${name}<${this.#argument(input)}>` : this.#quantity(input);
  }

  quantityType(type: Type, input: boolean): string {
    const { const: constant, enum: values = constant === undefined ? [] : [constant] } = type;
    if (values.length === 0) return this.#quantity(input);
    const hex = values.map((value) => JSON.stringify(value));
    // `0x` stands for no value on some nodes. The decoded view leaves it as it is.
    const bigints = values.map((value) => (value === "0x" ? '"0x"' : `${BigInt(String(value))}n`));
    return this.#represented(formatUnion(hex), formatUnion(bigints), input);
  }

  prefixedType(text: string, input: boolean): string {
    return this.#represented(text, "`0x${string}`", input);
  }

  decimalType(text: string, input: boolean): string {
    return this.#represented(text, "bigint", input);
  }

  #represented(wire: string, decoded: string, input: boolean): string {
    return `Represented<${this.#argument(input)}, ${wire}, ${decoded}>`;
  }

  #quantity(input: boolean): string {
    return `Quantities[${this.#argument(input)}]`;
  }

  #argument(input: boolean): string {
    return this.#isMethod && input ? inParams : "Q";
  }
}

export function quantityTypes(types: Types): ReadonlySet<string> {
  if (!Object.values(types).some(({ type }) => hasNumbers(type))) return new Set();
  const graph = new ShapeGraph(types);
  const shapes = Object.keys(types).map(
    (name) => [name, graph.findShape({ kind: "reference", reference: name })] as const,
  );
  const found = findHolders(graph.shapes);
  return new Set(shapes.flatMap(([name, shape]) => (found.has(shape) ? [name] : [])));
}

export function hasQuantities(spec: RpcSpec, view: QuantityView): boolean {
  return callables(spec).some((one) =>
    [...sentBy(one), ...receivedFrom(one)].some((type) => view.changes(type)),
  );
}

export function emitQuantityForm(header: string): string {
  return `${header}
/** The types of a quantity, by its form. */
export interface Quantities {
  /** As on the wire. */
  hex: \`0x\${string}\`;
  /** In results of a decoded client. */
  bigint: bigint;
  /** What callers of a decoded client may pass too. */
  number: number;
}

/** The forms of a quantity. Callers of a decoded client may pass all of them. */
export type QuantityForm = keyof Quantities;

/** The forms of quantities in params, by their form in results. */
export type ParamForm<Q extends QuantityForm> = Q extends "hex" ? "hex" : QuantityForm;

/** A value that is \`Wire\` where quantities are hex, and \`Decoded\` where they are not. */
export type Represented<Q extends QuantityForm, Wire, Decoded> = Q extends "hex" ? Wire : Decoded;
`;
}

/** A union of literals, on several lines if there are many. */
function formatUnion(literals: readonly string[]): string {
  const lines = [""];
  for (const literal of literals) {
    const line = `${lines.at(-1)}${literal} | `;
    if (line.length <= 100) lines[lines.length - 1] = line;
    else lines.push(`${literal} | `);
  }
  const texts = lines.map((line) => line.slice(0, -" | ".length));
  return texts.length === 1 ? texts.join("") : texts.map((text) => `\n  | ${text}`).join("");
}

function isPlain(type: Type | undefined): boolean {
  return type?.kind === "quantity" && type.const === undefined && type.enum === undefined;
}

function holdsInline(type: Type): boolean {
  return (
    type.kind === "quantity" ||
    type.lacksPrefix === true ||
    type.scale !== undefined ||
    listParts(type).some(holdsInline)
  );
}
