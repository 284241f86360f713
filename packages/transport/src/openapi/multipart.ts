import { invalidArgument } from "@node-access/auth";
import { streamBody } from "#platform";
import type { RequestBody } from "../request-body.ts";
import type { BodyWriter } from "./api-operation.ts";
import { jsonText } from "./json-body.ts";
import { isBytes, isIterable } from "./bytes-of.ts";
import { given, ownValue, scalar } from "./text.ts";

/** A file with a name and media type of your choice. */
export interface NamedFile {
  /** Its bytes, or a stream of them. */
  readonly content: Blob | Uint8Array | AsyncIterable<Uint8Array>;
  /** The file name. Default: that of a `File`, or `file`. */
  readonly name?: string | undefined;
  /** The media type. Default: that of a `Blob`, or `application/octet-stream`. */
  readonly type?: string | undefined;
}

/** A file of a form. A stream is read once, and nothing is kept of it. */
export type FilePart = Blob | Uint8Array | AsyncIterable<Uint8Array> | NamedFile;

/** A part of a form, with the headers before its content. */
interface Part {
  readonly head: string;
  readonly content: RequestBody;
  readonly once?: boolean;
}

/**
 * Writes an object as a form with files. Files are streamed. Without a style of its own, a list repeats its name, and an
 * object is JSON.
 *
 * Source: RFC 7578, WHATWG HTML (escapes in names).
 */
export const multipart: BodyWriter = (
  content,
  { fields = {}, parts: types = {}, contentType = "multipart/form-data" },
) => {
  const boundary = `form-${crypto.randomUUID()}`;
  const parts = given("body", content).flatMap(([name, value]) =>
    (
      ownValue(fields, name)?.(name, value).map((pair) => pair.map(decodeURIComponent)) ??
      [value].flat().map((item: unknown) => [name, item] as const)
    ).flatMap(([own = "", item]) => (item === null ? [] : [createPart(own, item, ownValue(types, name))])),
  );
  const all = parts.flatMap(({ head, content: own }): RequestBody[] => [
    `--${boundary}\r\n${head}\r\n\r\n`,
    own,
    "\r\n",
  ]);
  all.push(`--${boundary}--\r\n`);
  const once = parts.some((part) => part.once);
  return {
    type: `${contentType}; boundary=${boundary}`,
    // A Blob of Blobs reads large files only while they are sent.
    body: once ? streamBody(written(all)) : new Blob(all as BlobPart[]),
    once,
  };
};

async function* written(all: readonly RequestBody[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const part of all) {
    if (typeof part === "string") yield encoder.encode(part);
    else if (isBytes(part)) yield part;
    else yield* part instanceof Blob ? chunks(part) : part;
  }
}

/** Reads a Blob without the iterator of its stream, which some browsers lack. */
async function* chunks(blob: Blob): AsyncGenerator<Uint8Array> {
  const reader = blob.stream().getReader();
  for (;;) {
    const { value } = await reader.read();
    if (!value) return;
    yield value;
  }
}

function createPart(name: string, value: unknown, type: string | undefined): Part {
  const {
    content,
    name: file,
    type: own,
  } = isFile(value) ? value : ({ content: value } as Partial<NamedFile>);
  const head = `Content-Disposition: form-data; name="${escaped(name)}"`;
  const fileHead = (fallback: string | undefined): string => {
    const named = file ?? (content as { readonly name?: unknown }).name;
    return `${head}; filename="${escaped(typeof named === "string" ? named : "file")}"\r\nContent-Type: ${headerText(own ?? type ?? (fallback || "application/octet-stream"))}`;
  };
  if (isBytes(content)) return { head: fileHead(undefined), content };
  if (content instanceof Blob) return { head: fileHead(content.type), content };
  if (isIterable(content)) return { head: fileHead(undefined), content, once: true };
  const typed = type === undefined ? head : `${head}\r\nContent-Type: ${type}`;
  if (typeof value !== "object") return { head: typed, content: scalar(`body.${name}`, value) };
  return {
    head: type === undefined ? `${head}\r\nContent-Type: application/json` : typed,
    content: jsonText("body", value),
  };
}

/** Whether a value is a {@link NamedFile}: an object whose `content` is a file. */
function isFile(value: unknown): value is NamedFile {
  const { content } = Object(value) as { readonly content?: unknown };
  return content instanceof Blob || isBytes(content) || isIterable(content);
}

/** Source: WHATWG HTML, multipart/form-data encoding algorithm. */
function escaped(name: string): string {
  return name.replaceAll("\n", "%0A").replaceAll("\r", "%0D").replaceAll('"', "%22");
}

function headerText(type: string): string {
  if (/^[ -~]+$/.test(type)) return type;
  throw invalidArgument("type", "a media type of printable ASCII", "one with other characters");
}
