import type { Mistake, SpecBundle, SpecPath } from "../../spec-file/index.ts";
import { type Json, type JsonObject, object, schemaName, text } from "./json.ts";

/** Reads facts out of a spec and notes what is missing or wrong, so that all mistakes are told at once. */
export class SpecReader {
  readonly mistakes: Mistake[];
  /** The component schemas, with the catalog's facts in them. */
  readonly schemas: JsonObject;
  readonly root: JsonObject;
  readonly #spec: SpecBundle;

  constructor(spec: SpecBundle, root: JsonObject, schemas: JsonObject, mistakes: Mistake[]) {
    this.#spec = spec;
    this.root = root;
    this.schemas = schemas;
    this.mistakes = mistakes;
  }

  /** Notes a mistake. */
  note(pointer: SpecPath, what: string, remedy: string): void {
    this.mistakes.push(this.#spec.mistake(pointer, what, remedy));
  }

  /** A text that must be there. */
  text(parent: JsonObject, key: string, pointer: SpecPath, remedy: string): string {
    const value = text(parent[key]);
    if (value === undefined) this.note([...pointer, key], `${key} is missing`, remedy);
    return value ?? "";
  }

  /** One of some texts. */
  choice(parent: JsonObject, key: string, pointer: SpecPath, choices: readonly string[]): string {
    const value = text(parent[key]) ?? "";
    if (!choices.includes(value)) {
      const what = value === "" ? `${key} is missing` : `${key} is ${value}`;
      this.note([...pointer, key], what, `give one of ${choices.join(", ")}`);
    }
    return value;
  }

  /** Where a fact comes from, as docstrings show it: `interface, A`. */
  source(parent: JsonObject, pointer: SpecPath): string {
    const remedy = "name the section of the interface (interface: A) or the public standard that says so";
    return this.text(parent, "x-source", pointer, remedy).replace(/^interface: /, "interface, ");
  }

  /** What a reference to a response, parameter or body leads to, or the value itself. */
  resolve(value: Json | undefined): JsonObject {
    const path = /^#\/(components\/\w+\/.+)$/.exec(text(object(value)["$ref"]) ?? "")?.[1];
    if (path === undefined) return object(value);
    return path.split("/").reduce((parent: JsonObject, key) => object(parent[key]), this.root);
  }

  /** The TypeScript type of a body's or answer's schema: a component, or a list of what a component or a plain value is. */
  schemaType(schema: Json | undefined, pointer: SpecPath): string {
    const { type, items } = object(schema);
    if (type === "array") return `${this.#itemType(items, [...pointer, "items"])}[]`;
    const name = schemaName(schema);
    if (name === undefined || !(name in this.schemas)) {
      this.note(pointer, "its schema has no name", "put it under components/schemas and refer to it");
    }
    return name ?? "unknown";
  }

  /** The TypeScript type of a parameter. */
  type(schema: Json | undefined, pointer: SpecPath): string {
    const name = schemaName(schema);
    if (name !== undefined && name in this.schemas) return name;
    const plain = plainType(schema);
    if (plain === undefined) {
      this.note(
        pointer,
        "a parameter's schema is a plain text, number or boolean, or has a name",
        "put it under components/schemas and refer to it",
      );
    }
    return plain ?? "unknown";
  }

  /** The TypeScript type of what a query may have several of. */
  queryType(schema: Json | undefined, pointer: SpecPath): string {
    const { type, items } = object(schema);
    return type === "array"
      ? `readonly ${this.type(items, [...pointer, "items"])}[]`
      : this.type(schema, pointer);
  }

  #itemType(items: Json | undefined, pointer: SpecPath): string {
    return plainType(items) ?? this.schemaType(items, pointer);
  }
}

/** The type of a text, number or boolean that is no more than that. */
function plainType(schema: Json | undefined): string | undefined {
  const { type, enum: values } = object(schema);
  if (values !== undefined) return undefined;
  if (type === "integer" || type === "number") return "number";
  return type === "string" || type === "boolean" ? type : undefined;
}
