import { docstring } from "./docstring.ts";
import { typeImport } from "./emit-methods.ts";
import { literal } from "./literal.ts";
import { type JsonObject, list, object, text } from "./json.ts";

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
  if (named.length === 0) return undefined;
  const types = named.map(({ type }) => type).toSorted();
  const constants = named.map(
    ({ name, type, values }) =>
      `${docstring([`Every {@link ${type}}.`])}export const ${name}: readonly ${type}[] = ${literal(values)};\n`,
  );
  return `${typeImport(types, "./types.ts")}\n${constants.join("\n")}`;
}
