import type { Type, Types } from "@node-access/generate/model";
import { keyOf, literal } from "@node-access/generate/emit/typescript";

/** A text with a pattern, or a value with its own encoding: `x-form` and `pattern`. */
interface Format {
  readonly form: string;
  readonly pattern: string | undefined;
}

/** Signs of the formats, for the most frequent first; then `/a`, `/b` and so on. */
const SIGNS = [..."$@%=,^&-", ..."abcdefghijklmnopqrstuvwxyz"].map((sign) =>
  /[a-z]/.test(sign) ? `/${sign}` : sign,
);

/** IPv4 in four decimal parts, or IPv6, without counting its groups. Source: RFC 791, RFC 4291. */
const IP = "^(\\d{1,3}(\\.\\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$";

/** Reports what a shape cannot express, and its remedy. */
export type Conflict = (what: string, remedy: string) => void;

/** A suffix for the shape of a property's value. */
export type AfterValue = (key: string, shape: string, type: Type) => string;

/**
 * Encodes types as short texts, from which the client learns the order of keys and how to check values.
 * The grammar is in the docstring of `actionShapes` in the generated file.
 */
export class ShapeWriter {
  readonly #types: Types;
  readonly #formats = new Map<string, { readonly format: Format; uses: number }>();

  constructor(types: Types) {
    this.#types = types;
  }

  /** The shape of a type's values. Contains formats as their indices, between backticks. */
  shape(type: Type, conflict: Conflict): string {
    const { kind, reference, form, pattern, items, prefixItems } = type;
    if (reference !== undefined) return this.shape(this.#named(reference), conflict);
    if (form === "json") {
      const { form: _, ...content } = type;
      return `;${this.shape(content, conflict)}`;
    }
    if (form !== undefined) return this.#format({ form, pattern });
    const members = type.oneOf ?? type.anyOf;
    if (members) return this.#union(members, conflict);
    if (type.const === true) return "+";
    if (typeof type.const === "string") return JSON.stringify(type.const);
    if (prefixItems) return `(${prefixItems.map((item) => this.shape(item, conflict)).join("")})`;
    if (items) return `[${this.shape(items, conflict)}]`;
    return kind === "object" ? this.#object(type, conflict) : this.#scalar(type, conflict);
  }

  #named(name: string): Type {
    return this.#types[name]?.type ?? { kind: "any" };
  }

  /**
   * The shape of an object without its discriminator.
   *
   * @param after - The suffix for the shape of each value.
   */
  member(type: Type, tag: string, conflict: Conflict, after?: AfterValue): string {
    const { [tag]: _, ...properties } = type.properties ?? {};
    const required = (type.required ?? []).filter((key) => key !== tag);
    return this.#object({ ...type, properties, required }, conflict, 1, after);
  }

  /** Replaces the formats' indices by their signs. */
  finish(shapes: string): string {
    const used = this.#byUse();
    return shapes.replaceAll(
      /`(\d+)`/g,
      (_, place: string) => SIGNS[used.findIndex((one) => one.place === Number(place))] ?? "",
    );
  }

  /** Returns the formats by sign, as a TypeScript literal. */
  formats(): string {
    const rows = this.#byUse().map(({ form, pattern }, index) => {
      const expression = pattern === undefined ? "" : `, /${pattern.replaceAll("/", "\\/")}/u`;
      return `  ${keyOf(SIGNS[index] ?? "")}: [${literal(form)}${expression}],\n`;
    });
    return `{\n${rows.join("")}}`;
  }

  #byUse(): (Format & { readonly place: number })[] {
    return [...this.#formats.values()]
      .map(({ format: { form, pattern }, uses }, place) => ({ form, pattern, place, uses }))
      .toSorted((a, b) => b.uses - a.uses);
  }

  #format(format: Format): string {
    const key = `${format.form} ${format.pattern}`;
    const known = this.#formats.get(key) ?? { format, uses: 0 };
    known.uses += 1;
    this.#formats.set(key, known);
    return `\`${[...this.#formats.keys()].indexOf(key)}\``;
  }

  #union(members: readonly Type[], conflict: Conflict): string {
    const rest = members.filter(({ kind }) => kind !== "null");
    const end = rest.length < members.length ? "~" : "";
    const objects = rest.map((member) => this.#resolved(member)).filter(({ properties }) => properties);
    if (objects.length < 2) return rest.map((member) => this.shape(member, conflict)).join("|") + end;
    const keys = objects.flatMap(({ properties = {} }) => Object.entries(properties));
    if (objects.length < rest.length || keys.length > objects.length) {
      conflict("has objects that no key distinguishes", "give each a required key that the others lack");
    }
    return `<${this.#fields(keys, () => true, conflict)}>${end}`;
  }

  #resolved(type: Type): Type {
    return type.reference === undefined ? type : this.#resolved(this.#named(type.reference));
  }

  /** @param omitted - The number of properties that the shape omits. */
  #object(type: Type, conflict: Conflict, omitted = 0, after?: AfterValue): string {
    const { required = [], minProperties, maxProperties } = type;
    const properties = Object.entries(type.properties ?? {});
    if (maxProperties === undefined) {
      return `{${this.#fields(properties, (key) => required.includes(key), conflict, after)}}`;
    }
    if (maxProperties !== 1 + omitted || minProperties !== maxProperties || required.length > 0)
      conflict("bounds the number of its properties", "let it have one of its properties, or any");
    return `<${this.#fields(properties, () => true, conflict)}>`;
  }

  #fields(
    properties: readonly (readonly [string, Type])[],
    isRequired: (key: string) => boolean,
    conflict: Conflict,
    after: AfterValue = () => "",
  ): string {
    return properties
      .map(([key, value]) => {
        if (!/^[A-Za-z_]\w*$/.test(key)) conflict(`has a key ${key}`, "use letters, digits and _ in it");
        const shape = this.shape(value, conflict);
        return key + shape + after(key, shape, value) + (isRequired(key) ? "" : "?");
      })
      .join("");
  }

  #scalar(type: Type, conflict: Conflict): string {
    const types = [type.type].flat();
    const [name, other] = types.filter((one) => one !== "null");
    if (other !== undefined) conflict("has a value of several types", "use oneOf");
    const end = types.includes("null") ? "~" : "";
    if (name === "boolean") return `!${end}`;
    if (name === "object") return `.${end}`;
    if (name === "integer") return integer(type, conflict) + end;
    if (name === "string") return this.#text(type) + end;
    if (name !== undefined) conflict(`has a value of type ${name}`, "teach ShapeWriter to write it");
    return end;
  }

  #text({ enum: values, format, pattern, minLength, maxLength }: Type): string {
    if (values) return JSON.stringify(values.join("|"));
    const checked = format === "ip" ? IP : pattern;
    if (checked !== undefined) return this.#format({ form: "", pattern: checked });
    if (minLength === undefined && maxLength === undefined) return "*";
    return `*${minLength ?? 0}:${maxLength ?? ""}`;
  }
}

function integer({ minimum, maximum, enum: values = [] }: Type, conflict: Conflict): string {
  const choices = values.map(Number);
  const [first = 0] = choices;
  if (choices.some((value, index) => value !== first + index))
    conflict("has integers that are not in a row", "use minimum and maximum");
  if (choices.length > 0) return `#${first}:${first + choices.length - 1}`;
  if (minimum === 0 && maximum === undefined) return "#";
  return `#${minimum ?? ""}:${maximum ?? ""}`;
}
