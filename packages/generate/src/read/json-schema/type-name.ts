import { pascal } from "../../model/identifier.ts";

/** Types that generated files use by these names. */
const builtIn = new Set(["Array", "Blob", "Promise", "Readonly", "ReadonlyArray", "Record", "Uint8Array"]);

/**
 * Converts the key of a schema to a type name: `foo.bar-baz` becomes `FooBarBaz`. A taken name gets the suffix `Type`.
 *
 * @param taken - Names that other files of the client export.
 */
export function typeName(key: string, taken: ReadonlySet<string>): string {
  const plain = pascal(key);
  const name = /^[A-Za-z_$]/.test(plain) ? plain : `Type${plain}`;
  return builtIn.has(name) || taken.has(name) ? `${name}Type` : name;
}
