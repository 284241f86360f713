import type { Operation, Spec } from "../model/index.ts";
import { Mistakes } from "../spec-file/mistakes.ts";

/** Changes what a client's parts are called. Each function returns the name or text to use. */
export interface GenerateHooks {
  /**
   * Names the method of an OpenAPI operation.
   *
   * @param name - The name that it has otherwise, such as `getOrders`.
   */
  readonly methodName?: (name: string, operation: { readonly verb: string; readonly path: string }) => string;
  /**
   * Names a type of an OpenAPI or OpenRPC document.
   *
   * @param name - The name that it has otherwise, in Pascal case.
   */
  readonly typeName?: (name: string) => string;
  /**
   * Changes a file before it is returned, for example to add a header.
   *
   * @returns its text, or `undefined` to omit the file.
   */
  readonly file?: (name: string, text: string) => string | undefined;
}

/** Values of a spec that are not types. */
const values = new Set(["example", "examples", "default", "const", "enum"]);

/**
 * Gives the methods and types of a spec the names that hooks return.
 *
 * @param taken - The names of types that the client's files use for other things.
 * @throws Mistakes for a name that is no identifier, or that two have.
 */
export function renamed<S extends Pick<Spec<Operation>, "operations" | "types" | "file">>(
  spec: S,
  { methodName, typeName }: GenerateHooks,
  taken: ReadonlySet<string>,
): S {
  const typeNames = Object.keys(spec.types).map((name): [string, string] => [name, typeName?.(name) ?? name]);
  const methodNames = spec.operations.map((one): [string, string] => [
    one.name,
    one.kind === "rest"
      ? (methodName?.(one.name, { verb: one.method, path: one.path }) ?? one.name)
      : one.name,
  ]);
  if (typeName) check(spec.file, "typeName", typeNames, taken);
  if (methodName)
    check(spec.file, "methodName", methodNames, new Set(["with", "close", "then", "call", "constructor"]));
  const byName = new Map(typeNames);
  const types = Object.fromEntries(
    Object.entries(spec.types).map(([name, named]) => {
      const own = byName.get(name) ?? name;
      return [own, { ...(replaced(named, byName) as typeof named), name: own }];
    }),
  );
  const operations = spec.operations.map((one, index) => ({
    ...(replaced(one, byName) as typeof one),
    name: methodNames[index]?.[1] ?? one.name,
  }));
  return { ...spec, types, operations };
}

/** Returns a part of a spec with other names in its references. */
function replaced(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => replaced(one, names));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === "reference" && typeof value === "string") return [key, names.get(value) ?? value];
      return [key, values.has(key) ? value : replaced(value, names)];
    }),
  );
}

function check(
  file: string,
  hook: string,
  names: readonly [string, string][],
  taken: ReadonlySet<string>,
): void {
  const seen = new Map<string, string>();
  const mistakes = names.flatMap(([old, name]) => {
    const other = seen.get(name);
    seen.set(name, old);
    const what = !/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name)
      ? `${hook} returned ${JSON.stringify(name)} for ${old}, which is not an identifier`
      : taken.has(name)
        ? `${hook} returned ${name} for ${old}, a name that the client has already`
        : other === undefined
          ? undefined
          : `${hook} returned ${name} for both ${other} and ${old}`;
    return what === undefined ? [] : [{ file, line: 1, column: 1, what, remedy: "return another name" }];
  });
  Mistakes.throwIfAny(mistakes);
}
