import type { Types, NamedType, Type } from "../../model/index.ts";
import { isAnything, listParts, TypeKeys } from "../../model/references.ts";

/**
 * A place in a value, for all members of a union at once: the shapes of the members are merged. So a decoder needs
 * no knowledge of which member it reads.
 */
export interface Shape {
  readonly isQuantity: boolean;
  /** Whether hex digits can be here that some nodes send without `0x`. */
  readonly isHexDigits: boolean;
  /** The decimal places of the smallest unit, if a decimal can be here that must not be rounded. */
  readonly scale: number | undefined;
  /** Whether a text can be here that looks like a quantity but is none. */
  readonly isOther: boolean;
  readonly isText: boolean;
  /** Whether any value can be here, with unknown content. */
  readonly isAnything: boolean;
  /** The places directly within this one, by {@link fieldStep}, {@link itemStep} or {@link valueStep}. */
  readonly parts: ReadonlyMap<string, Shape>;
}

export const itemStep = "[]";
/** The step to values of an object whose names are not its fields. */
export const valueStep = "{}";
export function fieldStep(name: string): string {
  return `.${name}`;
}

/** Builds the shapes of types. Equal members share a shape, so that recursive types end. */
export class ShapeGraph {
  readonly #types: Types;
  readonly #most: number;
  readonly #keys = new TypeKeys();
  readonly #shapes = new Map<string, Shape>();
  readonly #members = new Map<Type, readonly Type[]>();
  /** The types that replace a type for some protocols. A client decodes for all protocols at once. */
  readonly #replacements: readonly NamedType[];

  /** @param most - The most shapes. Unions of a spec of others may combine in more ways than memory has room for. */
  constructor(types: Types, most: number = Number.POSITIVE_INFINITY) {
    this.#types = types;
    this.#most = most;
    this.#replacements = Object.values(types).filter(({ replaces }) => replaces !== undefined);
  }

  get shapes(): readonly Shape[] {
    return [...this.#shapes.values()];
  }

  /**
   * Returns the shape of values that have one of the types.
   *
   * @throws RangeError if there are too many.
   */
  findShape(...types: readonly Type[]): Shape {
    const members = [...new Set(types.flatMap((type) => this.#membersOf(type)))];
    const key = this.#keys.keyOf(members);
    const known = this.#shapes.get(key);
    if (known) return known;
    if (this.#shapes.size >= this.#most) throw new RangeError("too many shapes");
    const parts = new Map<string, Shape>();
    const isQuantity = members.some(({ kind }) => kind === "quantity");
    const isHexDigits = members.some(({ lacksPrefix }) => lacksPrefix === true);
    const shape: Shape = {
      isQuantity,
      isHexDigits,
      scale: members.find(({ scale }) => scale !== undefined)?.scale,
      isText: members.some(({ type, kind }) => type === "string" && kind !== "quantity"),
      isOther: members.some(isOther),
      isAnything: members.some(isAnything),
      parts,
    };
    this.#shapes.set(key, shape);
    const names = new Set(members.flatMap(({ properties = {} }) => Object.keys(properties)));
    for (const name of names)
      parts.set(fieldStep(name), this.findShape(...members.flatMap((member) => this.#fieldOf(member, name))));
    const items = members.flatMap(({ items: rest = [], prefixItems = [] }) => [...prefixItems].concat(rest));
    if (items.length > 0) parts.set(itemStep, this.findShape(...items));
    const values = members.flatMap(({ additionalProperties = [] }) => additionalProperties);
    if (values.length > 0) parts.set(valueStep, this.findShape(...values));
    return shape;
  }

  /**
   * Returns the types that a value can have, after references, unions and intersections are taken apart.
   *
   * @param within - The replaced types whose replacements are taken apart: these may extend them.
   */
  #membersOf(type: Type, within: readonly string[] = []): readonly Type[] {
    if (this.#replacements.length > 0) return this.#apart(type, within);
    const known = this.#members.get(type);
    if (known) return known;
    const found = [...new Set(this.#apart(type, within))];
    this.#members.set(type, found);
    return found;
  }

  #apart(type: Type, within: readonly string[]): readonly Type[] {
    const { kind, reference, anyOf = [], oneOf = [], allOf = [] } = type;
    if (kind === "never" || type.untyped !== undefined) return [];
    if (reference !== undefined) {
      const others = within.includes(reference)
        ? []
        : this.#replacements.filter(({ replaces }) => replaces === reference);
      return [
        ...this.#membersOf(this.#types[reference]?.type ?? anything, within),
        ...others.flatMap((other) => this.#membersOf(other.type, [...within, reference])),
      ];
    }
    const parts = [...anyOf, ...oneOf, ...allOf];
    if (parts.length > 0) return parts.flatMap((part) => this.#membersOf(part, within));
    return ["null", "boolean", "integer", "number"].includes(kind) && type.scale === undefined
      ? []
      : [Object.keys(type).length === 1 ? anything : type];
  }

  #fieldOf({ properties = {}, additionalProperties, propertyNames }: Type, name: string): Type[] {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property !== undefined) return [property];
    return additionalProperties === undefined || !this.#isName(name, propertyNames)
      ? []
      : [additionalProperties];
  }

  #isName(name: string, names: Type | undefined): boolean {
    const members = names === undefined ? [anything] : this.#membersOf(names);
    return members.some(({ pattern }) => pattern === undefined || new RegExp(pattern).test(name));
  }
}

const anything: Type = { kind: "any" };

/** Whether a type says of a value in it that it is a quantity, or a decimal that must not be rounded. */
export function hasNumbers(type: Type): boolean {
  const { kind, lacksPrefix, scale } = type;
  return (
    kind === "quantity" || lacksPrefix === true || scale !== undefined || listParts(type).some(hasNumbers)
  );
}

/** Whether a type is a text that looks like a quantity but is none. */
function isOther({ kind, const: constant, enum: values, type, pattern = "^0x" }: Type): boolean {
  if (kind === "quantity") return false;
  if (kind === "constant") return String(constant).startsWith("0x");
  if (values) return values.some((value) => String(value).startsWith("0x"));
  return type === "string" && pattern.startsWith("^0x");
}

/** Returns the shapes that contain something to decode. */
export function findHolders(shapes: readonly Shape[]): ReadonlySet<Shape> {
  const found = new Set(
    shapes.filter(({ isQuantity, isHexDigits, scale }) => isQuantity || isHexDigits || scale !== undefined),
  );
  for (let size = -1; size < found.size;) {
    size = found.size;
    for (const shape of shapes)
      if ([...shape.parts.values()].some((part) => found.has(part))) found.add(shape);
  }
  return found;
}

export function isAmbiguous(shape: Shape): boolean {
  const within = [...collectWithin(shape)];
  const holding = findHolders(within);
  return within.some(
    (one) =>
      (one.isQuantity && (one.isOther || one.isHexDigits)) ||
      (one.scale !== undefined && one.isText) ||
      (one.isAnything && holding.has(one)),
  );
}

function collectWithin(shape: Shape, found: Set<Shape> = new Set()): ReadonlySet<Shape> {
  if (found.has(shape)) return found;
  found.add(shape);
  for (const part of shape.parts.values()) collectWithin(part, found);
  return found;
}
