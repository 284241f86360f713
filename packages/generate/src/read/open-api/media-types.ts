import { entries, field } from "../spec-document.ts";

/** A media type of a body or response. */
export interface Media {
  readonly type: string;
  readonly value: unknown;
}

export const JSON_TYPE = "application/json";
export const OCTETS = "application/octet-stream";
export const FORM = "multipart/form-data";
export const FIELDS = "application/x-www-form-urlencoded";

/** Media types in order of preference. A type that matches none is sent and received as bytes. */
const CHOICES: readonly RegExp[] = [
  /^(application\/json|\*\/\*)\s*(;|$)/i,
  /^application\/[\w.-]+\+json\s*(;|$)/i,
  /^multipart\/form-data\s*(;|$)/i,
  /^application\/x-www-form-urlencoded\s*(;|$)/i,
  /^(?!text\/|multipart\/|.*\bxml\b)/i,
  /^text\/(?!event-stream)|\bxml\b/i,
  /^/,
];

export const EVENTS = "text/event-stream";

/** Media types of JSON in lines, the last of which is Spring's; and of JSON in sequences (RFC 7464). */
const LINES = /^application\/(?:(?:x-)?(?:ndjson|jsonl|json-?lines)|stream\+json)$/;
const SEQUENCE = /^application\/(?:[\w.-]+\+)?json-seq$/;

/** The media types of a body or response other than the chosen one, without patterns. */
export function otherMedia(content: unknown, media: Media): Media[] {
  return mediaOf(content).filter(
    ({ type }) => type !== media.type && !type.includes("*") && /^[\w.+-]+\/[\w.+-]+/.test(type),
  );
}

export function isJson(type: string): boolean {
  return /\bjson$|^\*/.test(type);
}

export function mediaOf(content: unknown): Media[] {
  return entries(content).map(([type, value]) => ({ type, value }));
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
  return (
    format === "events" ||
    (format !== undefined && field(field(media?.value, "schema"), "format") !== "binary")
  );
}

export function chosen(content: unknown): Media | undefined {
  const all = mediaOf(content);
  for (const choice of CHOICES) {
    const found = all.find(({ type }) => choice.test(type));
    if (found) return found;
  }
  return undefined;
}

/** Returns a media type without its parameters. */
export function plainType(type: string): string {
  return type.replace(/\s*;.*$/, "").toLowerCase();
}

/** Whether a body of this type is a text for callers. */
export function isText(type: string): boolean {
  return /^text\/|\bxml\b/.test(type);
}
