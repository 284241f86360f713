import { upgradeFromTwoToThree } from "@scalar/openapi-upgrader/2.0-to-3.0";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import type { SpecDocument, SpecSource } from "../spec-document.ts";
import { repairSwagger } from "./repair-swagger.ts";
import { takeForms } from "./swagger-forms.ts";

/**
 * Converts a Swagger 2 document to OpenAPI 3.0. Mistakes have their places in the original.
 *
 * @param note - Records what is wrong, which the converted document does not show.
 */
export function fromSwagger(file: SpecSource, note: SpecDocument["note"]): SpecSource {
  // The converter changes its argument, and parts that an anchor shares must not be converted twice.
  const plain: unknown = JSON.parse(JSON.stringify(file.value));
  const putBack = takeValues(plain);
  const copy = JSON.parse(JSON.stringify(plain), withOwnForms) as Record<string, unknown>;
  // Without quotation marks, YAML reads 2.0 as a number.
  copy["swagger"] = "2.0";
  repairSwagger(copy, note);
  const addForms = takeForms(copy);
  const value = upgradeFromTwoToThree(copy);
  addForms(value);
  putBack(value);
  return {
    ...file,
    value,
    mistake: (path, ...what) => file.mistake(inSwagger(path), ...what),
  };
}

/**
 * In Swagger, a discriminator is only the name of the property, and null is allowed by an extension. The converter leaves
 * both so.
 */
function withOwnForms(this: unknown, key: string, value: unknown): unknown {
  if (key === "x-nullable" && value === true) Object.assign(this as object, { nullable: true });
  const isInSchema = key === "discriminator" && Object.hasOwn(Object(this), "properties");
  return isInSchema && typeof value === "string" ? { propertyName: value } : value;
}

/** Keys whose values are not parts of the document, but any JSON; in `properties` and the like, they are names. */
const VALUES: ReadonlySet<string> = new Set(["default", "enum", "example"]);
const NAMED: ReadonlySet<string> = new Set([
  "properties",
  "definitions",
  "headers",
  "responses",
  "parameters",
  "paths",
  "securityDefinitions",
]);

/**
 * Takes values out of a Swagger 2 document: the converter would rewrite those that look like parts of it, such as an
 * example with `type: file`. A text stands in the place of each.
 *
 * @returns what puts the values back in the converted document.
 */
function takeValues(document: unknown): (converted: unknown) => void {
  const taken = new Map<string, unknown>();
  const walk = (
    part: unknown,
    areNames: boolean,
    replace: (key: string, value: unknown) => unknown,
  ): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      const changed = areNames ? value : replace(key, value);
      if (changed === value) walk(value, !areNames && NAMED.has(key) && !Array.isArray(value), replace);
      else (part as Record<string, unknown>)[key] = changed;
    }
  };
  walk(document, false, (key, value) => {
    // The converter reads the values of `x-example` and `x-examples` itself. Examples of responses have media types as their keys.
    const isValue = VALUES.has(key) || key.includes("/") || /^x-(?!examples?$)/.test(key);
    if (typeof value !== "object" || value === null || !isValue) return value;
    const placeholder = `\0${taken.size}`;
    taken.set(placeholder, value);
    return placeholder;
  });
  return (converted) => {
    walk(converted, false, (_, value) => taken.get(value as string) ?? value);
  };
}

/** The place in Swagger 2 of a place in OpenAPI. A place that only one of them has becomes its nearest parent. */
function inSwagger([first, second, ...rest]: SpecPath): SpecPath {
  if (first === "servers") return ["host"];
  if (first !== "components") return [first, second, ...rest].filter((step) => step !== undefined);
  if (second === "schemas") return ["definitions", ...rest];
  if (second === "requestBodies") return ["parameters", ...rest];
  return [second === "securitySchemes" ? "securityDefinitions" : (second ?? ""), ...rest];
}
