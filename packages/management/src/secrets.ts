import { Secret } from "@node-access/auth";
import { stringifyJson } from "@node-access/transport/rest";
import { secretKeys } from "./generated/constants.ts";

// Quotes may be escaped in JSON inside a string. Then everything up to the end of the outer string
// is redacted.
const KEY = `"(?:${secretKeys.join("|")})\\\\{0,9}"\\s*:\\s*\\\\{0,9}`;
const TEXT = '"(?:[^"\\\\]|\\\\.)*"?';
const WORD = '[^\\s",[\\]{}]+';
/** In invalid JSON, the end of a list or object is unknown, so the rest is redacted. */
const PARTS = "[[{][^]*";
const written = new RegExp(`(${KEY})(?:${TEXT}|${WORD}|${PARTS})`, "g");
/** The name of a secret in any spelling, unless its value has been redacted. */
const named = new RegExp(
  `(?:${secretKeys.join("|").replaceAll("_", "(?:[\\W_]|%5f){0,5}")})(?!\\\\{0,9}"\\s*:\\s*\\\\{0,9}"\\[redacted\\])`,
  "i",
);

/** Wraps the secrets in a response body in place. A secret of an unexpected type is wrapped as text. */
export function wrapSecrets(body: object): object {
  // Not by recursion: browsers parse JSON that is nested more deeply than calls can be.
  const open = [body];
  for (let record = open.pop() as Record<string, unknown>; record; record = open.pop() as typeof record)
    for (const [key, value] of Object.entries(record)) {
      if (value === null) continue;
      if (secretKeys.includes(key)) record[key] = new Secret(formatText(value));
      else if (typeof value === "object") open.push(value);
    }
  return body;
}

function formatText(value: unknown): string {
  if (typeof value !== "object") return String(value);
  try {
    return stringifyJson(value);
  } catch {
    // It is nested too deeply.
    return String(value);
  }
}

/**
 * Redacts the secrets in the text of a response, even if it is truncated inside one.
 * A text that contains a secret's name in another format than JSON (YAML, XML, form data,
 * a log line) is redacted completely, because it is unknown where the value is.
 */
export function hideSecrets(text: string): string {
  const redacted = text.replace(written, '$1"[redacted]"');
  return named.test(redacted) ? "[redacted, because it names a secret]" : redacted;
}
