import { type Json, type JsonObject, list, object, schemaName, text } from "../../load/open-api/json.ts";
import { keyOf, literal } from "./literal.ts";

/** A text with a pattern, or a value that the client writes in its own way: `x-form` and `pattern`. */
interface Format {
  readonly form: string;
  readonly pattern: string | undefined;
}

/** Signs of the formats, the most used first; then `/a`, `/b` and so on. */
const SIGNS = [..."$@%=,^&-", ..."abcdefghijklmnopqrstuvwxyz"].map((sign) =>
  /[a-z]/.test(sign) ? `/${sign}` : sign,
);

/** IPv4 in four decimal parts, or IPv6, whose groups are not counted. Source: RFC 791, RFC 4291. */
const IP = "^(\\d{1,3}(\\.\\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$";

/** Tells of a schema that a shape cannot express, and what to do. */
export type Conflict = (what: string, remedy: string) => void;

/** What follows the shape of a property's value. */
export type AfterValue = (key: string, shape: string, schema: Json) => string;

/**
 * Writes schemas as short texts, from which the client learns the order of keys and checks values. The grammar is in the
 * docstring of `actionShapes` in the generated file.
 */
export class ShapeWriter {
  readonly #schemas: JsonObject;
  readonly #formats = new Map<string, { readonly format: Format; uses: number }>();

  constructor(schemas: JsonObject) {
    this.#schemas = schemas;
  }

  /** The shape of a schema's values. A format stands in it by its place among all, between backticks. */
  shape(schema: Json | undefined, conflict: Conflict): string {
    const described = object(schema);
    const name = schemaName(schema);
    if (name !== undefined) return this.shape(this.#schemas[name], conflict);
    const form = text(described["x-form"]);
    if (form === "json") {
      const { "x-form": _, ...content } = described;
      return `;${this.shape(content, conflict)}`;
    }
    if (form !== undefined) return this.#format({ form, pattern: text(described["pattern"]) });
    const members = list(described["oneOf"] ?? described["anyOf"]);
    if (members.length > 0) return this.#union(members, conflict);
    if (described["const"] === true) return "+";
    if (typeof described["const"] === "string") return JSON.stringify(described["const"]);
    const items = list(described["prefixItems"]);
    if (items.length > 0) return `(${items.map((item) => this.shape(item, conflict)).join("")})`;
    if (described["items"] !== undefined) return `[${this.shape(described["items"], conflict)}]`;
    if (described["properties"] !== undefined) return this.#object(described, conflict);
    return this.#scalar(described, conflict);
  }

  /**
   * The shape of an object without the property that tells it from others.
   *
   * @param after - What follows the shape of each value.
   */
  member(schema: JsonObject, tag: string, conflict: Conflict, after?: AfterValue): string {
    const { [tag]: _, ...properties } = object(schema["properties"]);
    const required = list(schema["required"]).filter((key) => key !== tag);
    return this.#object({ ...schema, properties, required }, conflict, 1, after);
  }

  /** Replaces the formats' places by their signs. */
  finish(shapes: string): string {
    const used = this.#byUse();
    return shapes.replaceAll(
      /`(\d+)`/g,
      (_, place: string) => SIGNS[used.findIndex((one) => one.place === Number(place))] ?? "",
    );
  }

  /** The formats by sign, as a literal. */
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

  #union(members: readonly Json[], conflict: Conflict): string {
    const rest = members.filter((member) => object(member)["type"] !== "null");
    const end = rest.length < members.length ? "~" : "";
    const objects = rest.map((member) => this.#resolved(member)).filter(({ properties }) => properties);
    if (objects.length < 2) return rest.map((member) => this.shape(member, conflict)).join("|") + end;
    const keys = objects.flatMap(({ properties }) => Object.entries(object(properties)));
    if (objects.length < rest.length || keys.length > objects.length) {
      conflict(
        "has objects that are not told apart by a key of their own",
        "give each one key, which it requires",
      );
    }
    return `<${this.#fields(keys, () => true, conflict)}>${end}`;
  }

  #resolved(schema: Json | undefined): JsonObject {
    const name = schemaName(schema);
    return name === undefined ? object(schema) : this.#resolved(this.#schemas[name]);
  }

  /** @param beside - How many properties are not told here. */
  #object(schema: JsonObject, conflict: Conflict, beside = 0, after?: AfterValue): string {
    const properties = Object.entries(object(schema["properties"]));
    const required = list(schema["required"]);
    const most = schema["maxProperties"];
    if (most === undefined) {
      return `{${this.#fields(properties, (key) => required.includes(key), conflict, after)}}`;
    }
    if (most !== 1 + beside || schema["minProperties"] !== most || required.length > 0)
      conflict("bounds the number of its properties", "let it have one of its properties, or any");
    return `<${this.#fields(properties, () => true, conflict)}>`;
  }

  #fields(
    properties: readonly (readonly [string, Json])[],
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

  #scalar(schema: JsonObject, conflict: Conflict): string {
    const types = [schema["type"]].flat();
    const [type, other] = types.filter((one) => one !== "null");
    if (other !== undefined) conflict("has a value of several types", "use oneOf");
    const end = types.includes("null") ? "~" : "";
    if (type === "boolean") return `!${end}`;
    if (type === "object") return `.${end}`;
    if (type === "integer") return integer(schema, conflict) + end;
    if (type === "string") return this.#text(schema) + end;
    if (type !== undefined) conflict(`has a value of type ${String(type)}`, "teach ShapeWriter to write it");
    return end;
  }

  #text(schema: JsonObject): string {
    if (schema["enum"] !== undefined) return JSON.stringify(list(schema["enum"]).join("|"));
    const pattern = schema["format"] === "ip" ? IP : text(schema["pattern"]);
    if (pattern !== undefined) return this.#format({ form: "", pattern });
    const { minLength, maxLength } = schema;
    if (minLength === undefined && maxLength === undefined) return "*";
    return `*${Number(minLength ?? 0)}:${maxLength === undefined ? "" : Number(maxLength)}`;
  }
}

function integer({ minimum, maximum, enum: values }: JsonObject, conflict: Conflict): string {
  const choices = list(values).map(Number);
  const [first = 0] = choices;
  if (choices.some((value, index) => value !== first + index))
    conflict("has integers that are not in a row", "use minimum and maximum");
  if (choices.length > 0) return `#${first}:${first + choices.length - 1}`;
  if (minimum === 0 && maximum === undefined) return "#";
  return `#${minimum === undefined ? "" : Number(minimum)}:${maximum === undefined ? "" : Number(maximum)}`;
}
