import { SpecDocument, text } from "@node-access/generate/read";
import type { Mistake, SpecBundle, SpecPath } from "../../spec-file/index.ts";
import { type Json, type JsonObject, object } from "./json.ts";

/** Reads facts from a spec and notes what is missing or wrong, so that all mistakes are reported together. */
export class SpecReader {
  readonly mistakes: Mistake[];
  /** The component schemas, with the values of the catalog filled in. */
  readonly schemas: JsonObject;
  readonly root: JsonObject;
  /** The spec with these schemas. */
  readonly document: SpecDocument;
  readonly #spec: Pick<SpecBundle, "mistake">;

  constructor(spec: Pick<SpecBundle, "mistake">, root: JsonObject, schemas: JsonObject, mistakes: Mistake[]) {
    this.#spec = spec;
    this.root = root;
    this.schemas = schemas;
    this.mistakes = mistakes;
    this.document = new SpecDocument({
      name: "",
      value: { ...root, components: { ...object(root["components"]), schemas } },
      mistake: (...mistake) => spec.mistake(...mistake),
    });
  }

  /** Records a mistake. */
  note(pointer: SpecPath, what: string, remedy: string): void {
    this.mistakes.push(this.#spec.mistake(pointer, what, remedy));
  }

  /** A required text. */
  text(parent: object, key: string, pointer: SpecPath, remedy: string): string {
    const value = text((parent as JsonObject)[key]);
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

  /** The required source of a fact. */
  source(parent: object, pointer: SpecPath): string {
    const remedy = "name the public standard, project or documentation that says so";
    this.text(parent, "x-source", pointer, remedy);
    return this.sourceOf(parent);
  }

  /** The source of a fact, or an empty text. */
  sourceOf(parent: unknown): string {
    return text(object(parent as Json)["x-source"]) ?? "";
  }

  /** The target of a reference to a response, parameter or body, or the value itself. */
  resolve(value: unknown): JsonObject {
    return object(this.document.resolve({ value, path: [] })?.value as Json);
  }
}
