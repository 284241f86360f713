import { Secret } from "@node-access/auth";
import { secretKeys } from "./generated/constants.ts";

// Quotes may be escaped: a text may hold JSON. Then what ends with the text that holds it is hidden.
const KEY = `"(?:${secretKeys.join("|")})\\\\{0,9}"\\s*:\\s*\\\\{0,9}`;
const TEXT = '"(?:[^"\\\\]|\\\\.)*"?';
const WORD = '[^\\s",[\\]{}]+';
/** In what cannot be read it is not known where a list or an object ends: the rest may all be part of it. */
const PARTS = "[[{][^]*";
const written = new RegExp(`(${KEY})(?:${TEXT}|${WORD}|${PARTS})`, "g");
/** The name of a secret in any spelling, except where its value has been hidden. */
const named = new RegExp(
  `(?:${secretKeys.join("|").replaceAll("_", "(?:[\\W_]|%5f){0,5}")})(?!\\\\{0,9}"\\s*:\\s*\\\\{0,9}"\\[redacted\\])`,
  "i",
);

/** Wraps the secrets in an answer, in place. One in a form that it should not have is wrapped as its text. */
export function wrapSecrets(answer: object): object {
  const record = answer as Record<string, unknown>;
  for (const [key, value] of Object.entries(record)) {
    if (value === null) continue;
    if (secretKeys.includes(key)) record[key] = new Secret(textOf(value));
    else if (typeof value === "object") wrapSecrets(value);
  }
  return answer;
}

function textOf(value: unknown): string {
  if (typeof value !== "object") return String(value);
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? String(part) : part));
}

/**
 * Hides the secrets in the text of a response, also if it is truncated inside one. A text that names a secret in another form than
 * JSON's (YAML, XML, a form, a log line) is hidden whole: where the value is, and where it ends, depends on the form.
 */
export function hideSecrets(text: string): string {
  const shown = text.replace(written, '$1"[redacted]"');
  return named.test(shown) ? "[redacted, because it names a secret]" : shown;
}
