import type { ParameterWriter } from "../../model/operation.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { Part } from "../spec-document.ts";

/** The styles of each location; the first is the default. Source: OpenAPI 3.2, Parameter Object, `style`. */
export const STYLES: ReadonlyMap<string, readonly string[]> = new Map([
  ["path", ["simple", "label", "matrix"]],
  ["query", ["form", "spaceDelimited", "pipeDelimited", "deepObject"]],
  ["header", ["simple"]],
  ["cookie", ["form", "cookie"]],
]);

/** What a parameter's style and schema say of how it is written. */
interface Facts {
  readonly style: string;
  readonly explode: boolean;
  readonly isObject: boolean;
  readonly isList: boolean;
  readonly mayBeObject: boolean;
}

/** Returns the function that writes a parameter, or `undefined` for the default of its location. */
export function readStyle(
  parameter: Part,
  where: string,
  schemas: SchemaReader,
): ParameterWriter | undefined {
  const { type, hasProperties } = schemas.resolved(parameter.at("schema"));
  const [usual = "", ...others] = STYLES.get(where) ?? [];
  const style = others.find((one) => one === parameter.get("style")) ?? usual;
  const explode = parameter.get("explode");
  const facts: Facts = {
    style,
    explode: typeof explode === "boolean" ? explode : /^(form|cookie)$/.test(style),
    isObject: type === "object" || hasProperties,
    isList: type === "array",
    mayBeObject: type === "object" || type === undefined,
  };
  if (where === "path") return inPath(facts);
  if (where === "header") return facts.explode && facts.isObject ? "explodedHeader" : undefined;
  return where === "cookie" ? inCookie(facts) : inQuery(parameter, facts, schemas);
}

/**
 * Returns the function that writes a field of a form, or `undefined` for the default: without a style, a list repeats
 * its name, and an object is JSON. Source: OpenAPI 3.1, Encoding Object.
 */
export function readFormStyle(
  encoding: unknown,
  schema: Part,
  schemas: SchemaReader,
): ParameterWriter | undefined {
  const { style, explode, allowReserved } = Object(encoding) as Readonly<Record<string, unknown>>;
  if ([style, explode, allowReserved].every((one) => one === undefined)) return undefined;
  const value = { style, explode, allowReserved, schema: schema.value };
  return readStyle(new Part(schema.spec, value, schema.path), "query", schemas);
}

export function isNested(schema: Part, schemas: SchemaReader): boolean {
  const { type, hasProperties } = schemas.resolved(schema);
  return type === "object" || hasProperties;
}

function inQuery(
  parameter: Part,
  { style, explode, isObject, isList }: Facts,
  schemas: SchemaReader,
): ParameterWriter | undefined {
  if (style === "deepObject") return "deepObject";
  const isJoined = style === "spaceDelimited" || style === "pipeDelimited";
  if (isJoined && (isObject || (isList && !explode))) return style;
  if ((isObject || isList) && !explode) return "commaDelimited";
  const schema = parameter.at("schema");
  const found = schema.follow();
  if (isObject) {
    const properties = found?.entries("properties") ?? [];
    if (!properties.some(([, one]) => isNested(one, schemas))) return "explodedObject";
    const what =
      "style form says nothing about nested objects, so the parameter is sent with brackets, as in a[b]=c";
    schema.note(what, "write style: deepObject");
    return "deepObject";
  }
  const { path } = found ?? schema;
  const items = new Part(schema.spec, found?.get("items"), [...path, "properties", "items"]);
  if (isList && isNested(items, schemas)) return "deepObject";
  return parameter.get("allowReserved") === true ? "reserved" : undefined;
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
