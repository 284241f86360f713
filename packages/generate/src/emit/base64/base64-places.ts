import type { Type } from "../../model/type.ts";
import { Code, inlineLiteral, literal, castLiteral } from "../typescript/literal.ts";

/** Writes where bytes are in types, as `Base64Place` of `@node-access/transport/openapi/base64`. */
export class Base64Places {
  readonly #named: ReadonlySet<string>;

  /** @param named - The named types that contain bytes. Each has a constant. */
  constructor(named: ReadonlySet<string>) {
    this.#named = named;
  }

  /** Returns the code of the place of a type on one line, or `undefined` if it has no bytes. */
  code(type: Type): string | undefined {
    const place = this.#place(type, "");
    return place === undefined ? undefined : castLiteral(inlineLiteral(place), "const");
  }

  /** Returns the constant of a named type. Constants may refer to each other, and to those after them. */
  constant(name: string, type: Type): string {
    const place = literal(this.#place(type, "() => ") ?? {});
    return `export const ${nameConstant(name)}: Base64Place = ${castLiteral(place, "const")};\n`;
  }

  /** @param before - What comes before the constant of another type. */
  #place(type: Type, before: string): unknown {
    const { reference, contentEncoding, allOf = [], anyOf = [], oneOf = [] } = type;
    if (reference !== undefined)
      return this.#named.has(reference) ? new Code(before + nameConstant(reference)) : undefined;
    if (contentEncoding !== undefined) return contentEncoding;
    const all = [
      ...[...allOf, ...anyOf, ...oneOf].map((one) => this.#place(one, before)),
      this.#parts(type, before),
    ];
    const distinct = new Map(all.flatMap((one) => (one === undefined ? [] : [[inlineLiteral(one), one]])));
    const [first, ...others] = distinct.values();
    return others.length > 0 ? [...distinct.values()] : first;
  }

  #parts({ properties = {}, additionalProperties, prefixItems = [], items }: Type, before: string): unknown {
    const optional = (key: string, part: Type | undefined): Readonly<Record<string, unknown>> => {
      const place = part && this.#place(part, before);
      return place === undefined ? {} : { [key]: place };
    };
    const fields = Object.fromEntries(
      Object.entries(properties).flatMap(([name, part]) => Object.entries(optional(name, part))),
    );
    const first = prefixItems.map((part) => this.#place(part, before) ?? null);
    const parts = {
      ...(Object.keys(fields).length > 0 && { fields }),
      ...optional("values", additionalProperties),
      ...optional("items", items),
    };
    // The first items say which are the others.
    if (first.some((place) => place !== null) || (first.length > 0 && "items" in parts))
      return { ...parts, first };
    return Object.keys(parts).length > 0 ? parts : undefined;
  }
}

function nameConstant(name: string): string {
  return `base64Of${name}`;
}
