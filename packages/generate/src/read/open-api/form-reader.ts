import type { Content, ParameterWriter } from "../../model/operation.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { entries, field, type SpecDocument, text } from "../spec-document.ts";
import { findProperty } from "./find-property.ts";
import type { Media } from "./media-types.ts";
import { StyleReader } from "./style-reader.ts";
import { STYLES } from "./styles.ts";

/** What an encoding may have that no client sends. */
const UNSUPPORTED = ["headers", "encoding", "prefixEncoding", "itemEncoding"];

/** Reads how the fields of forms are encoded. */
export class FormReader {
  readonly #spec: SpecDocument;
  readonly #styles: StyleReader;

  constructor(spec: SpecDocument, schemas: SchemaReader) {
    this.#spec = spec;
    this.#styles = new StyleReader(spec, schemas);
  }

  /** Returns the styles of a form's fields, and the media types of its parts. */
  read({ value }: Media, path: SpecPath): Pick<Content, "fields" | "parts"> {
    for (const key of ["prefixEncoding", "itemEncoding"])
      if (field(value, key) !== undefined) this.#note([...path, key], key);
    const fields: [string, ParameterWriter][] = [];
    const parts: [string, string][] = [];
    for (const [name, given] of entries(field(value, "encoding"))) {
      const at = [...path, "encoding", name];
      for (const key of UNSUPPORTED) if (field(given, key) !== undefined) this.#note([...at, key], key);
      const schema = { value: field(value, "schema"), path: [...path, "schema"] };
      const property = findProperty(this.#spec, schema, name) ?? { value: {}, path: schema.path };
      this.#checkStyle(given, at);
      const writer = this.#styles.inForm(given, property);
      if (writer !== undefined) fields.push([name, writer]);
      const type = text(field(given, "contentType"));
      // Of a pattern or a list, each file has its own. A style says all about a field.
      if (type !== undefined && writer === undefined && !/[,*]/.test(type)) parts.push([name, type]);
    }
    return {
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
      ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
    };
  }

  #checkStyle(encoding: unknown, at: SpecPath): void {
    const style = field(encoding, "style");
    const known = STYLES["query"] ?? [];
    if (style === undefined || known.includes(String(style))) return;
    this.#spec.note(
      [...at, "style"],
      `form fields have no style ${String(style)}, so form applies`,
      `use one of ${known.join(", ")}`,
    );
  }

  #note(path: SpecPath, key: string): void {
    this.#spec.note(
      path,
      `${key} is not supported in the encoding of a form, and is ignored`,
      "use contentType, style and explode",
    );
  }
}
