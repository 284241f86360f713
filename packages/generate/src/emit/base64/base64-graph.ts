import { isAnything, listParts, TypeKeys } from "../../model/references.ts";
import type { Types, Type } from "../../model/index.ts";

/** Where a value is: the operation, and the path from its body, parameter or result. */
export interface Root {
  readonly type: Type;
  /** Where the value begins, such as `body`. */
  readonly name: string;
  /** Called for bytes that must stay text, since another text or anything else can be at the same place. */
  readonly report: (path: string) => void;
}

interface Visited {
  readonly types: readonly Type[];
  readonly path: string;
  readonly root: Root;
}

/** The most places, with each combination of schemas. The largest public documents have a tenth. */
const MOST_PLACES = 50_000;

const ANYTHING: Type = { kind: "any" };

/**
 * Finds which texts in base64 a client can convert: those at whose places nothing else can be that looks like text. What
 * is decided of a schema holds for all places that refer to it, as its type is the same everywhere.
 */
export class Base64Graph {
  readonly #types: Types;
  readonly #keys = new TypeKeys();
  /** The schemas of texts in base64 that values have. */
  readonly #reached = new Set<Type>();
  readonly #texts = new Set<Type>();
  readonly #members = new Map<Type, readonly Type[]>();

  constructor(types: Types) {
    this.#types = types;
  }

  decide(roots: readonly Root[]): void {
    // What becomes a text may be next to bytes elsewhere.
    for (let count = -1; count < this.#texts.size;) {
      count = this.#texts.size;
      this.#visit(roots.map((root) => ({ types: [root.type], path: root.name, root })));
    }
  }

  /** Leaves the text at a place as it is, such as a cursor, which is sent as it came. */
  keepText(type: Type, keys: readonly string[]): void {
    let found = this.#membersOf(type);
    for (const key of keys) found = this.#fieldsOf(found, key).flatMap((part) => this.#membersOf(part));
    for (const one of found) if (one.contentEncoding !== undefined) this.#texts.add(one);
  }

  isBytes(type: Type): boolean {
    return this.#reached.has(type) && !this.#texts.has(type);
  }

  /** Visits the values at places, and all places within them: each combination of schemas once. */
  #visit(places: readonly Visited[]): void {
    const seen = new Set<string>();
    const open = [...places];
    // The loop also visits places that are added on the way.
    for (const { types, path, root } of open) {
      const members = [...new Set(types.flatMap((type) => this.#membersOf(type)))];
      const key = this.#keys.keyOf(members);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > MOST_PLACES) return this.#leaveAll(places);
      if (!this.#isClear(members)) root.report(path);
      const within = (found: readonly Type[], step: string): void => {
        if (found.length > 0) open.push({ types: found, path: path + step, root });
      };
      const others = members.some(isAnything) ? [ANYTHING] : [];
      const names = new Set(members.flatMap(({ properties = {} }) => Object.keys(properties)));
      for (const name of names) within([...this.#fieldsOf(members, name), ...others], `.${name}`);
      const count = Math.max(...members.map(({ prefixItems = [] }) => prefixItems.length), 0);
      for (let index = 0; index <= count; index += 1) {
        const items = members.flatMap(({ prefixItems = [], items: rest = [] }) => prefixItems[index] ?? rest);
        if (items.length > 0) within([...items, ...others], index < count ? `[${index}]` : "[]");
      }
      const values = members.flatMap(({ additionalProperties = [] }) => additionalProperties);
      if (values.length > 0) within([...values, ...others], ".*");
    }
  }

  /** Leaves all bytes as texts, where members of unions combine in more ways than can be looked at. */
  #leaveAll(places: readonly Visited[]): void {
    const leave = (type: Type): void => {
      if (type.contentEncoding !== undefined) this.#texts.add(type);
      for (const part of listParts(type)) leave(part);
    };
    for (const { type } of Object.values(this.#types)) leave(type);
    for (const { types, path, root } of places) {
      for (const type of types) leave(type);
      root.report(path);
    }
  }

  /** Decides on the texts in base64 among the schemas of one place. */
  #isClear(members: readonly Type[]): boolean {
    const bytes = members.filter((one) => one.contentEncoding !== undefined && !this.#texts.has(one));
    for (const one of bytes) this.#reached.add(one);
    const encodings = new Set(bytes.map(({ contentEncoding }) => contentEncoding));
    const hasOther = members.some((member) => !bytes.includes(member) && mayBeText(member));
    if (bytes.length === 0 || (encodings.size === 1 && !hasOther)) return true;
    for (const one of bytes) this.#texts.add(one);
    return false;
  }

  #fieldsOf(members: readonly Type[], name: string): Type[] {
    return members.flatMap(
      ({ properties = {}, additionalProperties = [] }) =>
        (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? additionalProperties,
    );
  }

  /** Takes references, unions and intersections apart, each type once: others may refer to it many times. */
  #membersOf(type: Type): readonly Type[] {
    const known = this.#members.get(type);
    if (known) return known;
    const found = [...new Set(this.#apart(type))];
    this.#members.set(type, found);
    return found;
  }

  #apart(type: Type): readonly Type[] {
    const { kind, reference, anyOf, oneOf, allOf } = type;
    if (kind === "never") return [];
    if (reference !== undefined) {
      const named = this.#types[reference];
      return named ? this.#membersOf(named.type) : [];
    }
    const choices = anyOf ?? oneOf;
    if (!choices && !allOf) return [type];
    const own = type.properties || type.items || type.additionalProperties ? [type] : [];
    const all = [...(allOf ?? []).flatMap((part) => this.#membersOf(part)), ...own];
    const chosen = (choices ?? []).flatMap((part) => this.#membersOf(part));
    if (all.length === 0) return chosen;
    // What a part of an intersection leaves open, the others say.
    const described = [...all, ...chosen].filter((member) => !isAnything(member));
    return described.length > 0 ? described : [ANYTHING];
  }
}

function mayBeText({ kind, type, const: constant, enum: values, ...others }: Type): boolean {
  if (kind === "any") return isAnything({ kind, ...others });
  if (constant !== undefined) return typeof constant === "string";
  if (values) return values.some((value) => typeof value === "string");
  return [type ?? []].flat().includes("string") || ["text", "decimal", "bytes", "quantity"].includes(kind);
}
