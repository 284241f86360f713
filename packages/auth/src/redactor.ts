/** Fragments of a secret are hidden from this length on: in random hex, such as a hash, shorter ones occur by chance. */
const FRAGMENT = 8;

/** What stands between words. */
const SEPARATOR = /[\s"'<>/]/;

/** A character as servers escape it: in JSON, in a URL once or more often, in HTML by its number or name. */
const ESCAPE = /\\u([\da-f]{4})|%(?:25)*([2-7][\da-f])|&#x([\da-f]+);|&#(\d+);|&\w+;/gi;

/**
 * Creates a function that hides secrets in text which a server or platform wrote. It replaces every word that contains a secret
 * with `[redacted]`, or the whole text if the secret itself is more than one word. It finds secrets escaped (JSON, URL, HTML), in hex,
 * base64 and base64url, and in upper and lower case. It also finds fragments of 8 characters or more, because the text may
 * have been truncated inside a secret.
 *
 * @param secrets - What must not be shown.
 * @returns the function; it returns the text unchanged if there is no secret in it.
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
  let fragments: Map<number, Set<string>> | undefined;
  const isSecret = (text: string): boolean => {
    const plain = normalize(text);
    for (const [size, known] of (fragments ??= fragmentsOf(secrets)))
      for (let at = 0; at + size <= plain.length; at += 1)
        if (known.has(plain.slice(at, at + size))) return true;
    return false;
  };
  return (text) => {
    if (!isSecret(text)) return text;
    if (secrets.some((secret) => SEPARATOR.test(secret))) return "[redacted]";
    const shown = text.replace(/[^\s"'<>/]+/g, (word) => (isSecret(word) ? "[redacted]" : word));
    return isSecret(shown) ? "[redacted]" : shown;
  };
}

/** All fragments of the secrets, in each encoding, by their length. A secret that is shorter than a fragment stays whole. */
function fragmentsOf(secrets: readonly string[]): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  for (const secret of secrets) {
    const bytes = new TextEncoder().encode(secret);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
    const forms = [secret, hex.join(""), `%${hex.join("%")}`];
    // A longer text in base64 holds the secret in one of three alignments.
    for (const before of ["", "\0", "\0\0"]) forms.push(btoa(before + String.fromCharCode(...bytes)));
    for (const form of forms.map(normalize))
      for (let at = 0; at < 1 || at + FRAGMENT <= form.length; at += 1) {
        const fragment = form.slice(at, at + FRAGMENT);
        const { length } = fragment;
        // Nothing is left of a secret that has only characters which are not compared.
        if (length) found.set(length, (found.get(length) ?? new Set()).add(fragment));
      }
  }
  return found;
}

/** A text as it is compared: without escapes and quotes, in lower case, base64url as base64. */
function normalize(text: string): string {
  return text
    .replace(ESCAPE, (_, json?: string, percent?: string, hex?: string, decimal?: string) =>
      String.fromCodePoint(
        parseInt(json ?? percent ?? hex ?? `${decimal}`, decimal ? 10 : 16) % 0x110000 || 0,
      ),
    )
    .replace(/[\0"'<>&\\]/g, "")
    .replace(/-/g, "+")
    .replace(/_/g, "/")
    .toLowerCase();
}
