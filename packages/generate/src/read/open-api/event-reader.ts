import type { EventData, Type } from "../../model/index.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { formatValue, list, type Part } from "../spec-document.ts";
import { findProperty, findMembers } from "./find-property.ts";
import { type Media, streamFormat } from "./media-types.ts";

interface ReadEvents {
  readonly type: Type;
  readonly events: EventData;
}

const TEXT: Type = { kind: "text" };

/**
 * Reads the media type of a stream. The `itemSchema` of OpenAPI 3.2 describes an item. Older documents describe it in
 * `schema`, or as the items of a list. Server-sent events are described with `event` and `data`, or as the JSON of their data.
 */
export function readEvents({ type: mediaType, part }: Media, schemas: SchemaReader): ReadEvents {
  const isItem = part.get("itemSchema") !== undefined;
  const item = isItem ? part.at("itemSchema") : findItem(part.at("schema"));
  const format = streamFormat(mediaType);
  if (format === "lines" || format === "sequence") {
    // A text is the whole body, and says nothing of its lines.
    const isDescribed = item && (isItem || !isText(item, schemas));
    return { type: isDescribed ? schemas.read(item) : { kind: "any" }, events: format };
  }
  if (!item || isText(item, schemas))
    return { type: { kind: "reference", reference: "ServerSentEvent" }, events: "text" };
  const members = findMembers(item);
  const needed = isItem ? ["data"] : ["data", "event"];
  if (!members.every((member) => needed.every((name) => findProperty(member, name))))
    return { type: schemas.read(item), events: "json" };
  const read = members.map((member) => readEvent(member, schemas));
  const hasText = read.some(({ isJson }) => !isJson);
  const names = read.filter(({ isJson }) => isJson).flatMap((one) => one.names ?? ["message"]);
  const [only, ...others] = read;
  const type: Type =
    only && others.length === 0 ? only.type : { kind: "union", oneOf: read.map((one) => one.type) };
  return { type, events: hasText ? { names } : {} };
}

/** Returns the schema of an item, which older documents describe as a list of items. */
function findItem(schema: Part): Part | undefined {
  if (schema.value === undefined) return undefined;
  const found = schema.follow();
  return found?.get("type") === "array" && found.get("items") !== undefined ? found.at("items") : schema;
}

function isText(schema: Part, schemas: SchemaReader): boolean {
  const { type } = schemas.resolved(schema);
  return schema.follow()?.get("contentSchema") === undefined && type === "string";
}

/** Reads an event: the type of the object, whether its data is JSON, and which names it may have. */
function readEvent(
  member: Part,
  schemas: SchemaReader,
): { readonly type: Type; readonly isJson: boolean; readonly names?: string[] } {
  const data = findProperty(member, "data");
  const event = findProperty(member, "event");
  const isEncoded =
    data?.get("contentSchema") !== undefined || /json/.test(formatValue(data?.get("contentMediaType")));
  const values = listValues(data);
  const isTextual = values.length > 0 && values.every((value) => typeof value === "string");
  const names = listValues(event).map(formatValue);
  const encoded = isEncoded ? data?.at("contentSchema") : data;
  return {
    isJson: isEncoded || (data !== undefined && schemas.resolved(data).type !== "string" && !isTextual),
    ...(names.length > 0 ? { names } : {}),
    type: {
      kind: "object",
      properties: {
        event: event ? schemas.read(event) : TEXT,
        data: encoded ? schemas.read(encoded) : TEXT,
        id: TEXT,
      },
      required: ["event", "data"],
    },
  };
}

/** The only values that a schema allows, such as `[DONE]`. */
function listValues(schema: Part | undefined): readonly unknown[] {
  const constant = schema?.get("const");
  return constant === undefined ? list(schema?.get("enum")) : [constant];
}
