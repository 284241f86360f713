import type { Type } from "@node-access/generate/model";
import type { Mistake, SpecBundle, SpecPath } from "../../spec-file/index.ts";
import { readType } from "@node-access/generate/read";
import { type Json, type JsonObject, object, schemaName, text } from "./json.ts";

/** Reads facts from a spec and notes what is missing or wrong, so that all mistakes are reported together. */
export class SpecReader {
  readonly mistakes: Mistake[];
  /** The component schemas, with the values of the catalog filled in. */
  readonly schemas: JsonObject;
  readonly root: JsonObject;
  readonly #spec: Pick<SpecBundle, "mistake">;

  constructor(spec: Pick<SpecBundle, "mistake">, root: JsonObject, schemas: JsonObject, mistakes: Mistake[]) {
    this.#spec = spec;
    this.root = root;
    this.schemas = schemas;
    this.mistakes = mistakes;
  }

  /** Records a mistake. */
  note(pointer: SpecPath, what: string, remedy: string): void {
    this.mistakes.push(this.#spec.mistake(pointer, what, remedy));
  }

  /** A required text. */
  text(parent: JsonObject, key: string, pointer: SpecPath, remedy: string): string {
    const value = text(parent[key]);
    if (value === undefined) this.note([...pointer, key], `${key} is missing`, remedy);
    return value ?? "";
  }

  /** One of several texts. */
  choice(parent: JsonObject, key: string, pointer: SpecPath, choices: readonly string[]): string {
    const value = text(parent[key]) ?? "";
    if (!choices.includes(value)) {
      const what = value === "" ? `${key} is missing` : `${key} is ${value}`;
      this.note([...pointer, key], what, `use one of ${choices.join(", ")}`);
    }
    return value;
  }

  /** The source of a fact, in the form for docstrings: `interface, A`. */
  source(parent: JsonObject, pointer: SpecPath): string {
    const remedy = "name the section of the interface (interface: A) or the public standard that says so";
    return sourceText(this.text(parent, "x-source", pointer, remedy));
  }

  /** The target of a reference to a response, parameter or body, or the value itself. */
  resolve(value: Json | undefined): JsonObject {
    const path = /^#\/(components\/\w+\/.+)$/.exec(text(object(value)["$ref"]) ?? "")?.[1];
    if (path === undefined) return object(value);
    return path.split("/").reduce((parent: JsonObject, key) => object(parent[key]), this.root);
  }

  /** The type of a body or response: a named type, or a list of a named or plain type. */
  contentType(schema: Json | undefined, pointer: SpecPath): Type {
    const { type, items } = object(schema);
    if (type === "array") {
      if (!isPlain(items)) this.contentType(items, [...pointer, "items"]);
    } else if (!this.#isNamed(schema)) {
      this.note(pointer, "its schema has no name", "put it under components/schemas and refer to it");
    }
    return readType(schema);
  }

  /** The type of a parameter. A query may repeat it. */
  parameterType(schema: Json | undefined, pointer: SpecPath, where: string): Type {
    const { type, items } = object(schema);
    if (where === "query" && type === "array") this.parameterType(items, [...pointer, "items"], "");
    else if (!this.#isNamed(schema) && !isPlain(schema)) {
      this.note(
        pointer,
        "a parameter's schema is a plain text, number or boolean, or has a name",
        "put it under components/schemas and refer to it",
      );
    }
    return readType(schema);
  }

  #isNamed(schema: Json | undefined): boolean {
    return (schemaName(schema) ?? "") in this.schemas;
  }
}

/** A source in the form for docstrings: `interface: A` becomes `interface, A`. */
export function sourceText(source: string): string {
  return source.replace(/^interface: /, "interface, ");
}

/** Whether a schema is an unnamed text, number or boolean. */
function isPlain(schema: Json | undefined): boolean {
  const { type, enum: values } = object(schema);
  return values === undefined && ["integer", "number", "string", "boolean"].includes(text(type) ?? "");
}
