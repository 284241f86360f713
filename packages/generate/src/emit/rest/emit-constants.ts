import { docstring } from "./docstring.ts";
import { typeImport } from "./emit-methods.ts";
import { literal } from "./literal.ts";
import { type Json, type JsonObject, list, object, text } from "../../load/open-api/json.ts";

/**
 * Makes the lists of values that the runtime needs: of each schema that gives one a name with `x-constant`.
 *
 * @returns the text of the file without its first line, or nothing if there is none.
 */
export function emitConstants(schemas: JsonObject): string | undefined {
  const named = Object.entries(schemas).flatMap(([type, schema]) => {
    const name = text(object(schema)["x-constant"]);
    return name === undefined ? [] : [{ name, type, values: list(object(schema)["enum"]) }];
  });
  const secrets = [...new Set(secretKeys(schemas))];
  if (named.length + secrets.length === 0) return undefined;
  const types = named.map(({ type }) => type).toSorted();
  const constants = named.map(
    ({ name, type, values }) =>
      `${docstring([`Every {@link ${type}}.`])}export const ${name}: readonly ${type}[] = ${literal(values)};\n`,
  );
  if (secrets.length > 0) {
    const told = docstring(["The keys whose texts must not be shown, wherever they stand."]);
    constants.push(`${told}export const secretKeys: readonly string[] = ${literal(secrets)};\n`);
  }
  return `${typeImport(types, "./types.ts")}${types.length > 0 ? "\n" : ""}${constants.join("\n")}`;
}

/** The keys of all properties that the spec marks as secret. */
function secretKeys(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(secretKeys);
  if (typeof value !== "object" || value === null) return [];
  const own = Object.entries(object(value["properties"])).filter(
    ([, property]) => object(property)["x-secret"] === true,
  );
  return [...own.map(([key]) => key), ...Object.values(value).flatMap(secretKeys)];
}
