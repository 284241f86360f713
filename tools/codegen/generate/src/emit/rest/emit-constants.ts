import { listParts, type Type, type Types } from "@node-access/generate/model";
import { doc, literal, typeImport } from "@node-access/generate/emit/typescript";

/**
 * Generates the lists of values that the runtime needs: the values of types with an exported constant,
 * and the keys of secrets.
 *
 * @returns the text of the file without its first line, or `undefined` if it would be empty.
 */
export function emitConstants(types: Types): string | undefined {
  const all = Object.values(types);
  const named = all.flatMap(({ name: type, type: { constant, enum: values = [] } }) =>
    constant === undefined ? [] : [{ name: constant, type, values }],
  );
  const secrets = [...new Set(all.flatMap(({ type }) => secretKeys(type)))];
  if (named.length + secrets.length === 0) return undefined;
  const imported = named.map(({ type }) => type).toSorted();
  const constants = named.map(
    ({ name, type, values }) =>
      `${doc([`Every {@link ${type}}.`])}export const ${name}: readonly ${type}[] = ${literal(values)};\n`,
  );
  if (secrets.length > 0) {
    const about = doc(["The keys of secret texts, at any depth. Their values must never be shown."]);
    constants.push(`${about}export const secretKeys: readonly string[] = ${literal(secrets)};\n`);
  }
  return `${typeImport(imported, "./types.ts")}${imported.length > 0 ? "\n" : ""}${constants.join("\n")}`;
}

/** Returns the keys of all properties with secret values. */
function secretKeys(type: Type): string[] {
  const own = Object.entries(type.properties ?? {}).flatMap(([key, { kind }]) =>
    kind === "secret" ? [key] : [],
  );
  return [...own, ...listParts(type).flatMap(secretKeys)];
}
