import { list, text, SpecDocument } from "@node-access/generate/read";
import { type SpecBundle, type SpecPath, suggestName } from "../../spec-file/index.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export interface JsonObject {
  [key: string]: Json;
}

/** Returns the value if it is an object, otherwise an empty object. */
export function object(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** Returns the name of the component schema that a `$ref` points to, or `undefined`. */
export function schemaName(schema: unknown): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(text(object(schema)["$ref"]) ?? "")?.[1];
}

/** Reads facts from a spec and notes what is missing or wrong, so that all mistakes are reported together. */
export class SpecReader {
  /** The component schemas, with the values of the catalog filled in. */
  readonly schemas: JsonObject;
  readonly root: JsonObject;
  readonly document: SpecDocument;

  constructor(spec: Pick<SpecBundle, "mistake">, root: JsonObject, schemas: JsonObject) {
    this.root = root;
    this.schemas = schemas;
    this.document = new SpecDocument({
      name: "",
      value: { ...root, components: { ...object(root["components"]), schemas } },
      mistake: (...mistake) => spec.mistake(...mistake),
    });
  }

  note(pointer: SpecPath, what: string, remedy: string): void {
    this.document.note(pointer, what, remedy);
  }

  readSource(parent: unknown): string {
    return text(object(parent as Json)["x-source"]) ?? "";
  }

  /** Records the names of a list that are not known, each with the name that was probably meant, or another remedy. */
  noteUnknown(
    names: unknown,
    known: readonly string[],
    path: SpecPath,
    describe: (name: string) => string,
    remedy: string,
  ): void {
    for (const [index, name] of list(names).map(String).entries()) {
      if (!known.includes(name))
        this.note([...path, index], describe(name), suggestName(name, known, remedy));
    }
  }

  /** The target of a reference to a response, parameter or body, or the value itself. */
  resolve(value: unknown): JsonObject {
    return object(this.document.resolve({ value, path: [] })?.value as Json);
  }
}
