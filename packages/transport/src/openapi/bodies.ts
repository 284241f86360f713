import { invalidArgument } from "@node-access/auth";
import { streamBody } from "#platform";
import { checkText } from "../check-arguments.ts";
import type { BodyWriter } from "./api-operation.ts";
import { isBytes, isIterable } from "./bytes-of.ts";
import { jsonText } from "./json-text.ts";
import { encode, given, scalar } from "./text.ts";

/** Writes a body as JSON. */
export const json: BodyWriter = (content, { contentType = "application/json" }) => ({
  type: contentType,
  body: jsonText("body", content),
});

/**
 * Writes an object as the fields of a form, as HTML forms without files do. A list repeats its name, and an object
 * is JSON.
 *
 * Source: WHATWG URL, application/x-www-form-urlencoded.
 */
export const urlEncoded: BodyWriter = (content) => ({
  type: "application/x-www-form-urlencoded",
  body: given("body", content)
    .flatMap(([name, value]) => [value].flat().map((item: unknown) => [name, fieldText(name, item)] as const))
    .map((pair) => pair.map((text) => encode("body", text).replaceAll("%20", "+")).join("="))
    .join("&"),
});

/** Sends a text. */
export const plainText: BodyWriter = (content, { contentType = "text/plain;charset=utf-8" }) => {
  checkText("body", content);
  return { type: contentType, body: content };
};

/** Sends a text, bytes, a Blob or a stream of bytes unchanged. A stream is sent at most once. */
export const unchanged: BodyWriter = (content, { contentType }) => {
  const type =
    contentType ?? (typeof content === "string" ? "text/plain;charset=utf-8" : "application/octet-stream");
  if (typeof content === "string" || isBytes(content)) return { type, body: content };
  if (content instanceof Blob) return { type: contentType ?? (content.type || type), body: content };
  if (isIterable(content)) return { type, body: streamBody(content), once: true };
  throw invalidArgument("body", "text, a Uint8Array, a Blob or a stream", typeof content);
};

function fieldText(name: string, value: unknown): string {
  if (isBytes(value) || value instanceof Blob)
    throw invalidArgument(`body.${name}`, "text, number or boolean", "bytes");
  return typeof value === "object" && value ? jsonText(`body.${name}`, value) : scalar(`body.${name}`, value);
}
