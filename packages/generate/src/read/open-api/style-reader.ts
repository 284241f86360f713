import type { ParameterWriter } from "../../model/operation.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { entries, field, type Placed, type SpecDocument } from "../spec-document.ts";
import { STYLES } from "./styles.ts";

/** The functions of lists that are sent as one value, by style. */
const JOINING: Readonly<Record<string, ParameterWriter>> = {
  spaceDelimited: "spaceDelimited",
  pipeDelimited: "pipeDelimited",
};

/** What a parameter's style and schema say of how it is written. */
interface Facts {
  readonly style: string;
  readonly explode: boolean;
  readonly isObject: boolean;
  readonly isList: boolean;
  readonly mayBeObject: boolean;
}

/** Reads how parameters are written. */
export class StyleReader {
  readonly #spec: SpecDocument;
  readonly #schemas: SchemaReader;

  constructor(spec: SpecDocument, schemas: SchemaReader) {
    this.#spec = spec;
    this.#schemas = schemas;
  }

  /** Returns the function that writes a parameter, or `undefined` for the default of its location. */
  read({ value, path }: Placed, where: string): ParameterWriter | undefined {
    const { type, hasProperties } = this.#schemas.resolved(field(value, "schema"), [...path, "schema"]);
    const [usual = "", ...others] = STYLES[where] ?? [];
    const style = others.find((one) => one === field(value, "style")) ?? usual;
    const explode = field(value, "explode");
    const facts: Facts = {
      style,
      explode: typeof explode === "boolean" ? explode : /^(form|cookie)$/.test(style),
      isObject: type === "object" || hasProperties,
      isList: type === "array",
      mayBeObject: type === "object" || type === undefined,
    };
    if (where === "path") return inPath(facts);
    if (where === "header") return facts.explode && facts.isObject ? "explodedHeader" : undefined;
    if (where === "cookie") return inCookie(facts);
    return this.#inQuery({ value, path }, facts);
  }

  /**
   * Returns the function that writes a field of a form, or `undefined` for the default: without a style, a list repeats
   * its name, and an object is JSON.
   *
   * Source: OpenAPI 3.1, Encoding Object.
   *
   * @param encoding - The encoding of the field.
   * @param schema - The schema of the field.
   */
  inForm(encoding: unknown, schema: Placed): ParameterWriter | undefined {
    const { style, explode, allowReserved } = Object(encoding) as Readonly<Record<string, unknown>>;
    if ([style, explode, allowReserved].every((one) => one === undefined)) return undefined;
    const value = { style, explode, allowReserved, schema: schema.value };
    return this.read({ value, path: schema.path }, "query");
  }

  /** Whether a property is an object. */
  isNested([name, property]: readonly [string, unknown], path: SpecPath): boolean {
    const { type, hasProperties } = this.#schemas.resolved(property, [...path, "properties", name]);
    return type === "object" || hasProperties;
  }

  #inQuery(
    { value, path }: Placed,
    { style, explode, isObject, isList }: Facts,
  ): ParameterWriter | undefined {
    if (style === "deepObject") return "deepObject";
    const joined = JOINING[style];
    if (joined && (isObject || isList) && (!explode || isObject)) return joined;
    if ((isObject || isList) && !explode) return "commaDelimited";
    const at = [...path, "schema"];
    const found = this.#spec.resolve({ value: field(value, "schema"), path: at });
    const place = found?.path ?? at;
    if (isObject) {
      const properties = entries(field(found?.value, "properties"));
      if (!properties.some((one) => this.isNested(one, place))) return "explodedObject";
      const what =
        "style form says nothing about nested objects, so the parameter is sent with brackets, as in a[b]=c";
      this.#spec.note(at, what, "write style: deepObject");
      return "deepObject";
    }
    if (isList && this.isNested(["items", field(found?.value, "items")], place)) return "deepObject";
    return field(value, "allowReserved") === true ? "reserved" : undefined;
  }
}

function inPath({ style, explode, isObject, mayBeObject }: Facts): ParameterWriter | undefined {
  if (style === "label") return explode ? "explodedLabel" : "label";
  if (style === "matrix") return explode ? "explodedMatrix" : "matrix";
  if (!mayBeObject) return undefined;
  return explode && isObject ? "explodedSimple" : "commaDelimited";
}

function inCookie({ style, explode, isObject, isList }: Facts): ParameterWriter | undefined {
  if (style === "cookie" && explode) return "rawCookie";
  if (isObject) return explode ? "explodedObject" : "commaDelimited";
  return isList && !explode ? "commaDelimited" : undefined;
}
