import type { EventData } from "../../model/rest-operation.ts";
import type { Type } from "../../model/type.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { findProperty, findMembers } from "./find-property.ts";
import { type Media, streamFormat } from "./media-types.ts";
import { field, list, type Placed, type SpecDocument } from "../spec-document.ts";

/** The items of a stream, and how they are read. */
export interface ReadEvents {
  readonly type: Type;
  readonly events: EventData;
}

const TEXT: Type = { kind: "text" };

/** Reads what a stream consists of. */
export class EventReader {
  readonly #spec: SpecDocument;
  readonly #schemas: SchemaReader;

  constructor(spec: SpecDocument, schemas: SchemaReader) {
    this.#spec = spec;
    this.#schemas = schemas;
  }

  /**
   * Reads a media type. The `itemSchema` of OpenAPI 3.2 describes an item. Older documents describe it in `schema`, or as
   * the items of a list. Server-sent events are described with `event` and `data`, or as the JSON of their data.
   */
  read({ type: mediaType, value: media }: Media, path: SpecPath): ReadEvents {
    const isItem = field(media, "itemSchema") !== undefined;
    const key = isItem ? "itemSchema" : "schema";
    const item = this.#item({ value: field(media, key), path: [...path, key] }, isItem);
    const format = streamFormat(mediaType);
    if (format === "lines" || format === "sequence") {
      const isText = !isItem && item !== undefined && this.#isText(item);
      // A text is the whole body, and says nothing of its lines.
      return {
        type: item && !isText ? this.#schemas.read(item.value, item.path) : { kind: "any" },
        events: format,
      };
    }
    if (!item || this.#isText(item))
      return { type: { kind: "reference", reference: "ServerSentEvent" }, events: "text" };
    const members = findMembers(this.#spec, item);
    const needed = isItem ? ["data"] : ["data", "event"];
    if (!members.every((member) => needed.every((name) => findProperty(this.#spec, member, name))))
      return { type: this.#schemas.read(item.value, item.path), events: "json" };
    const read = members.map((member) => this.#event(member));
    const hasText = read.some(({ isJson }) => !isJson);
    const names = read.filter(({ isJson }) => isJson).flatMap((one) => one.names ?? ["message"]);
    const [only] = read;
    const type: Type =
      read.length === 1 && only ? only.type : { kind: "union", oneOf: read.map((one) => one.type) };
    return { type, events: hasText ? { names } : {} };
  }

  /** Returns the schema of an item, which older documents describe as a list of items. */
  #item({ value, path }: Placed, isItem: boolean): Placed | undefined {
    if (value === undefined) return undefined;
    const found = this.#spec.resolve({ value, path });
    const items = field(found?.value, "items");
    if (isItem || !found || field(found.value, "type") !== "array" || items === undefined)
      return { value, path };
    return { value: items, path: [...found.path, "items"] };
  }

  #isText({ value, path }: Placed): boolean {
    const { type } = this.#schemas.resolved(value, path);
    const schema = this.#spec.resolve({ value, path })?.value;
    return type === "string" && field(schema, "contentSchema") === undefined;
  }

  /** Reads an event: the type of the object, whether its data is JSON, and which names it may have. */
  #event(member: Placed): { readonly type: Type; readonly isJson: boolean; readonly names?: string[] } {
    const data = findProperty(this.#spec, member, "data");
    const event = findProperty(this.#spec, member, "event");
    const content = field(data?.value, "contentSchema");
    const isEncoded = content !== undefined || /json/.test(String(field(data?.value, "contentMediaType")));
    const isJson =
      isEncoded ||
      (data !== undefined &&
        this.#schemas.resolved(data.value, data.path).type !== "string" &&
        !isTextual(data.value));
    const constant = field(event?.value, "const");
    const names = (constant === undefined ? list(field(event?.value, "enum")) : [constant]).map(String);
    const dataType = !data
      ? TEXT
      : isEncoded
        ? this.#schemas.read(content ?? true, [...data.path, "contentSchema"])
        : this.#schemas.read(data.value, data.path);
    return {
      isJson,
      ...(names.length > 0 ? { names } : {}),
      type: {
        kind: "object",
        properties: {
          event: event ? this.#schemas.read(event.value, event.path) : TEXT,
          data: dataType,
          id: TEXT,
        },
        required: ["event", "data"],
      },
    };
  }
}

/** Whether a schema allows only certain texts, such as `[DONE]`. */
function isTextual(schema: unknown): boolean {
  const constant = field(schema, "const");
  const values = constant === undefined ? list(field(schema, "enum")) : [constant];
  return values.length > 0 && values.every((value) => typeof value === "string");
}
