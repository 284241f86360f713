import { field, isObject, type JsonObject, list, object, text } from "../json.ts";
import { type SpecTree, target } from "../spec-tree.ts";

/** A method of an OpenRPC file. */
export interface Method {
  readonly name: string;
  /** The file's name without its ending: `debug`. */
  readonly family: string;
  readonly node: JsonObject;
}

/** The methods of some files by name. */
export function methodsOf(trees: Iterable<SpecTree>): Map<string, Method> {
  const methods = [...trees].flatMap((tree) =>
    list(field(tree.value, "methods")).flatMap((item): Method[] => {
      const node = target(item);
      const name = text(field(node, "name"));
      return isObject(node) && name !== undefined ? [{ name, family: familyOf(tree), node }] : [];
    }),
  );
  return new Map(methods.map((method) => [method.name, method]));
}

export function familyOf({ name }: SpecTree): string {
  return (name.split("/").at(-1) ?? name).replace(/\.openrpc\.yaml$|\.\w+$/, "");
}

/** The objects of a list, each with what its reference leads to. */
export function resolved(items: unknown): JsonObject[] {
  return list(items).map((item) => object(target(item)));
}
