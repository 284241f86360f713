import { Buffer } from "node:buffer";
import type { IncomingHttpHeaders } from "node:http2";
import { rpcCode } from "../codec/json-rpc/rpc-failure.ts";
import { parseIfJson } from "../codec/json/json-text.ts";

/** Redacts an upstream's secrets in a text that it wrote. */
export type Redact = (text: string) => string;

const stringLiterals = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * Redacts the strings of a JSON value.
 *
 * @param instead - What is returned if a secret cannot be removed: it is in a number, or the text is not
 * JSON.
 */
export function redactJson(json: string, redact: Redact, instead: string): string {
  if (redact(json) === json) return json;
  try {
    const shown = json.replace(stringLiterals, (text) => JSON.stringify(redact(JSON.parse(text) as string)));
    return redact(shown) === shown ? shown : instead;
  } catch {
    return instead;
  }
}

export function redactError(error: string, redact: Redact): string {
  return redactJson(error, redact, `{"code":${rpcCode.unavailable},"message":"[redacted]"}`);
}

export function redactBody(body: Buffer, redact: Redact): Buffer {
  const text = body.toString("utf8");
  const shown = redact(text);
  if (shown === text) return body;
  return Buffer.from(parseIfJson(text) === undefined ? shown : redactJson(text, redact, '"[redacted]"'));
}

/** Redacts headers or trailers in place. Values in base64 (`-bin`) that contain a secret are removed. */
export function redactHeaders(headers: IncomingHttpHeaders, redact: Redact): void {
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== "string" || name.startsWith(":") || redact(value) === value) continue;
    if (name.endsWith("-bin")) delete headers[name];
    else headers[name] = redact(value);
  }
}
