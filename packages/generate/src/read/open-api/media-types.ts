import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { field, formatValue, type Part } from "../spec-document.ts";

export interface Media {
  readonly type: string;
  readonly part: Part;
}

export const JSON_TYPE = "application/json";
export const OCTETS = "application/octet-stream";
export const FORM = "multipart/form-data";
export const FIELDS = "application/x-www-form-urlencoded";

/** Media types in order of preference. A type that matches none is sent and received as bytes. */
const CHOICES: readonly RegExp[] = [
  /^application\/json$/,
  /^\*\/\*$/,
  /^application\/[\w.-]+\+json$/,
  /^multipart\/form-data$/,
  /^application\/x-www-form-urlencoded$/,
  /^(?!text\/|multipart\/|.*\bxml\b)/,
  /^text\/(?!event-stream)|\bxml\b/,
  /^/,
];

export const EVENTS = "text/event-stream";

/** Media types of JSON in lines, the last of which is Spring's; and of JSON in sequences (RFC 7464). */
const LINES = /^application\/(?:(?:x-)?(?:ndjson|jsonl|json-?lines)|stream\+json)$/;
const SEQUENCE = /^application\/(?:[\w.-]+\+)?json-seq$/;

/** The media types of a body or response other than the chosen one, without patterns. */
export function listOtherMedia(content: Part | undefined, media: Media): Media[] {
  return listMedia(content).filter(
    ({ type }) => type !== media.type && /^[\w.+-]+\/[\w.+-]+$/.test(plainType(type)),
  );
}

/**
 * Returns how a body is sent or received. The schema decides for a range of media types, such as all. A text of such a
 * range is `either`: the response says whether it is JSON.
 *
 * @param type - The media type without its parameters.
 */
export function chooseForm(
  type: string,
  schema: Part,
  schemas: SchemaReader,
): "json" | "text" | "bytes" | "either" {
  const found = schema.follow()?.value;
  const { type: only } = schemas.resolved(schema);
  if (/\bjson$/.test(type)) return "json";
  if (/^text\/|\bxml\b/.test(type)) return "text";
  if (!/^(\*|application)\/\*$/.test(type)) return "bytes";
  // Servers send the bytes of a whole body as they are.
  if (/^(binary|byte)$/.test(formatValue(field(found, "format") ?? field(found, "contentEncoding"))))
    return "bytes";
  if (only === "string") return "either";
  return found === undefined && type !== "*/*" ? "bytes" : "json";
}

export function listMedia(content: Part | undefined): Media[] {
  return content?.entries().map(([type, part]) => ({ type, part })) ?? [];
}

/** What a stream consists of, by its media type: server-sent events, lines, or a sequence. */
export function streamFormat(type: string): "events" | "lines" | "sequence" | undefined {
  const plain = plainType(type);
  if (plain === EVENTS) return "events";
  if (LINES.test(plain)) return "lines";
  return SEQUENCE.test(plain) ? "sequence" : undefined;
}

/** Whether a response is a stream of items. A document may describe a file of lines, which is bytes. */
export function isStream(media: Media | undefined): boolean {
  const format = media && streamFormat(media.type);
  return format === "events" || (format !== undefined && media?.part.at("schema").get("format") !== "binary");
}

export function chooseMedia(content: Part | undefined): Media | undefined {
  // Of the variants of a type, the one without parameters is what most callers mean.
  const all = listMedia(content).toSorted(
    (a, b) => Number(a.type.includes(";")) - Number(b.type.includes(";")),
  );
  for (const choice of CHOICES) {
    const found = all.find(({ type }) => choice.test(plainType(type)));
    if (found) return found;
  }
  return undefined;
}

/** Returns a media type without its parameters. Some documents write a single asterisk for any. */
export function plainType(type: string): string {
  return type.replace(/;.*$/s, "").trim().toLowerCase().replace(/^\*$/, "*/*");
}

/** Returns a media type as a client sends it: with parameters that select a variant, such as `version`, but without those of an encoding. */
export function sentType(type: string): string {
  const [, ...parameters] = type.split(";").map((part) => part.trim());
  return [plainType(type), ...parameters.filter((one) => !/^(charset|boundary|q)\s*=|^$/i.test(one))].join(
    ";",
  );
}
