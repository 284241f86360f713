import { pascal } from "../emit/typescript/text.ts";

/** Types that generated files use by these names. */
const builtIn = new Set(["Array", "Blob", "Promise", "Readonly", "ReadonlyArray", "Record", "Uint8Array"]);

/**
 * The name of a type for a schema: `foo.bar-baz` becomes `FooBarBaz`. A name that something else has gets `Type` at its end.
 *
 * @param taken - Names that the client's other files export.
 */
export function typeName(key: string, taken: ReadonlySet<string>): string {
  const plain = pascal(key);
  const name = /^[A-Za-z_$]/.test(plain) ? plain : `Type${plain}`;
  return builtIn.has(name) || taken.has(name) ? `${name}Type` : name;
}
