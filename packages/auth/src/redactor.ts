import { kindOf } from "./describe-value.ts";
import { invalidArgument } from "./errors.ts";

/** The shortest fragment of a secret that is redacted: shorter ones occur by chance in hashes and hex. */
const FRAGMENT = 8;

/** Maximum known fragments of a secret, in each encoding. With all of a long token, an error takes a second. */
const MAX_FRAGMENTS = 1_024;
/** The longest distance of two known fragments. A part of a secret that is longer by a fragment contains one. */
const MAX_DISTANCE = 16;

/** Escape sequences: of JSON, of URLs (also encoded repeatedly), and of HTML by number or name. */
const ESCAPE = /\\u([\da-f]{4})|%(?:25)*([2-7][\da-f])|&#x([\da-f]+);|&#(\d+);|&\w+;/gi;

/**
 * Creates a function that redacts secrets in text that a server or the platform wrote.
 * It replaces every word that contains a secret with `[redacted]`, or the whole text if the secret
 * itself has several words. It finds secrets that are escaped (JSON, URL, HTML), in hex,
 * base64 or base64url, and in upper or lower case. It also finds fragments of 8 characters or more,
 * because the text may have been truncated inside a secret; of secrets beyond a kilobyte, fragments of 24 characters or more.
 *
 * @param secrets - The values to redact.
 * @returns a function that returns the redacted text, or the text unchanged if it contains no secret.
 *
 * @example
 * ```ts
 * import { redactor } from "@node-access/auth";
 *
 * const redact = redactor(["t0p-secret-t0ken"]);
 * console.log(redact("no such path: /t0p-secret-t")); // no such path: /[redacted]
 * ```
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  if (!Array.isArray(secrets) || !secrets.every((secret) => typeof secret === "string"))
    throw invalidArgument("secrets", "strings", kindOf(secrets));
  let fragments: readonly Set<string>[] | undefined;
  const isSecret = (text: string): boolean => {
    const plain = normalize(text);
    return (fragments ??= findFragments(secrets)).some((known, size) => {
      for (let at = 0; at + size <= plain.length; at += 1)
        if (known.has(plain.slice(at, at + size))) return true;
      return false;
    });
  };
  return (text) => {
    if (typeof text !== "string") throw invalidArgument("text", "a string", kindOf(text));
    if (!isSecret(text)) return text;
    const shown = text.replace(/[^\s"'<>/]+/g, (word) => (isSecret(word) ? "[redacted]" : word));
    // A secret of several words may be shown in part.
    return secrets.some((secret) => /[\s"'<>/]/.test(secret)) || isSecret(shown) ? "[redacted]" : shown;
  };
}

/** All fragments of the secrets in each encoding, by length. A shorter secret is one fragment. */
function findFragments(secrets: readonly string[]): Set<string>[] {
  const found: Set<string>[] = [];
  for (const secret of secrets) {
    const bytes = new TextEncoder().encode(secret);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
    const forms = [secret, hex.join(""), `%${hex.join("%")}`];
    // In a longer base64 text, the secret has one of three alignments.
    for (const before of ["", "\0", "\0\0"])
      forms.push(btoa(before + Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
    for (const form of forms.map(normalize)) {
      const distance = Math.min(MAX_DISTANCE, Math.ceil(form.length / MAX_FRAGMENTS)) || 1;
      for (let at = 0; at < 1 || at + FRAGMENT <= form.length; at += distance) {
        const fragment = form.slice(at, at + FRAGMENT);
        // Empty if the secret consists only of characters that `normalize` removes.
        if (fragment) (found[fragment.length] ??= new Set()).add(fragment);
      }
    }
  }
  return found;
}

/** Prepares text: resolves escapes, removes quotes, lower-cases, and makes base64url base64. */
function normalize(text: string): string {
  return text
    .replace(ESCAPE, (_, json?: string, percent?: string, hex?: string, decimal?: string) =>
      String.fromCodePoint(Number(decimal ?? `0x${json ?? percent ?? hex}`) % 0x110000 || 0),
    )
    .replace(/[\0"'<>&\\]/g, "")
    .replace(/-/g, "+")
    .replace(/_/g, "/")
    .toLowerCase();
}
