import { invalidArgument, kindOf } from "@node-access/auth";
import { streamBody } from "#platform";
import { checkText } from "../check-arguments.ts";
import type { ApiRequest, BodyWriter, ParameterStyle } from "./api-operation.ts";
import { isBytes, isIterable } from "./bytes-of.ts";
import { jsonText } from "./json-body.ts";
import { encode, given, ownValue, scalar } from "./text.ts";

/**
 * Writes an object as the fields of a form, as HTML forms without files do. Without a style of its own, a list repeats
 * its name, and an object is JSON.
 *
 * Source: WHATWG URL, application/x-www-form-urlencoded; OpenAPI, Encoding Object.
 */
export const urlEncoded: BodyWriter = (content, { fields = {} }) => ({
  type: "application/x-www-form-urlencoded",
  body: given("body", content)
    .flatMap(([name, value]) => (ownValue(fields, name) ?? plainField)(name, value))
    .map((pair) => pair.join("=").replaceAll("%20", "+"))
    .join("&"),
});

const plainField: ParameterStyle = (name, value) =>
  [value].flat().map((item: unknown) => [encode("body", name), encode("body", fieldText(name, item))]);

/**
 * Returns the function that writes a form of an operation that has several media types, each with styles of its own.
 *
 * @param writer - `urlEncoded` or `multipart`.
 * @param form - The styles of its fields, and the media types of its parts.
 * @returns the function.
 *
 * @example
 * ```ts
 * import { deepObject, formWith, urlEncoded } from "@node-access/transport/openapi";
 *
 * const write = formWith(urlEncoded, { fields: { filter: deepObject } });
 * const operation = { name: "find", method: "POST", path: "/find", idempotency: "safe" } as const;
 * console.log(await write({ filter: { state: "open" } }, operation)); // body: filter[state]=open
 * ```
 */
export function formWith(writer: BodyWriter, form: Pick<ApiRequest, "fields" | "parts">): BodyWriter {
  const own = { fields: {}, parts: {}, ...form };
  return (content, operation) => writer(content, { ...operation, ...own });
}

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
  throw invalidArgument("body", "text, a Uint8Array, a Blob or a stream", kindOf(content));
};

function fieldText(name: string, value: unknown): string {
  if (isBytes(value) || value instanceof Blob)
    throw invalidArgument(`body.${name}`, "text, number or boolean", "bytes");
  return typeof value === "object" && value ? jsonText(`body.${name}`, value) : scalar(`body.${name}`, value);
}
