import { SpecDocument, text } from "@node-access/generate/read";
import type { SpecBundle, SpecPath } from "../../spec-file/index.ts";
import { type Json, type JsonObject, object } from "./json.ts";

/** Reads facts from a spec and notes what is missing or wrong, so that all mistakes are reported together. */
export class SpecReader {
  /** The component schemas, with the values of the catalog filled in. */
  readonly schemas: JsonObject;
  readonly root: JsonObject;
  /** The spec with these schemas. */
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

  /** Records a mistake. */
  note(pointer: SpecPath, what: string, remedy: string): void {
    this.document.note(pointer, what, remedy);
  }

  /** The source of a fact, or an empty text. */
  readSource(parent: unknown): string {
    return text(object(parent as Json)["x-source"]) ?? "";
  }

  /** The target of a reference to a response, parameter or body, or the value itself. */
  resolve(value: unknown): JsonObject {
    return object(this.document.resolve({ value, path: [] })?.value as Json);
  }
}
