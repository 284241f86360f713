/** A fragment of a secret is hidden from this length on where no letter or digit continues it, as where a text was truncated. */
const AT_EDGE = 6;
/** The same between letters and digits: within random hex, such as a hash, shorter ones occur by chance. */
const INSIDE = 10;

/** A character as servers escape it: in JSON, in a URL once or more often, in HTML by its number or name. */
const ESCAPE = /\\u([\da-f]{4})|%(?:25)*([2-7][\da-f])|&#x([\da-f]+);|&#(\d+);|&\w+;/gi;
const UNIT: RegExp = new RegExp(`${ESCAPE.source}|[^]`, "gi");

/**
 * Creates a function that hides secrets in text which a server or platform wrote. It finds them escaped (JSON, URL, HTML), in
 * hex, base64 and base64url, in upper and lower case. It also finds fragments, because the text may have been truncated
 * inside a secret: fragments of 6 characters or more, or of 10 or more between other letters and digits.
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
  let pattern: RegExp | undefined;
  return (text) => {
    if (!secrets[0]) return text;
    // What only looks ahead finds fragments that overlap.
    pattern ??= new RegExp(
      `(?=(${fragments(secrets, INSIDE)}|(?<!\\w)(?:${fragments(secrets, AT_EDGE)})|(?:${fragments(secrets, AT_EDGE)})(?!\\w)))`,
      "gi",
    );
    const hidden: boolean[] = [];
    plain(text).replace(pattern, (_, fragment: string, at: number) => {
      hidden.length = Math.max(hidden.length, at + fragment.length);
      hidden.fill(true, at, at + fragment.length);
      return "";
    });
    if (!hidden.length) return text;
    let at = 0;
    const shown = text.replace(UNIT, (unit) => {
      const from = at;
      at += plain(unit).length;
      return hidden[from] && (at > from || hidden[from - 1]) ? "\0" : unit;
    });
    return shown.replace(/\0+/g, "[redacted]");
  };
}

/** A pattern of all fragments of a length; what is shorter stays whole. */
function fragments(secrets: readonly string[], size: number): string {
  const found: string[] = [];
  for (const secret of secrets) {
    const bytes = new TextEncoder().encode(secret);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
    const forms = [plain(secret), hex.join(""), plain(`%${hex.join("%")}`)];
    // A longer text in base64 holds the secret in one of three alignments.
    for (const before of ["", "\0", "\0\0"]) forms.push(btoa(before + String.fromCharCode(...bytes)));
    for (const form of forms)
      for (let at = 0; at < 1 || at + size <= form.length; at += 1)
        found.push(form.slice(at, at + size).replace(/\W/g, escaped));
  }
  // Of a secret without letters and digits nothing is left: an empty alternative would match everywhere.
  return found.filter(Boolean).join("|") || "$^";
}

/** A character in a pattern; those of base64 that base64url replaces are both. */
function escaped(char: string): string {
  return char === "+" ? "[+-]" : char === "/" ? "[/_]" : `\\${char}`;
}

/** A text without escapes, and without the characters that JSON and HTML escape by name. */
function plain(text: string): string {
  return text
    .replace(ESCAPE, (_, json?: string, percent?: string, hex?: string, decimal?: string) =>
      String.fromCodePoint(
        parseInt(json ?? percent ?? hex ?? `${decimal}`, decimal ? 10 : 16) % 0x110000 || 0,
      ),
    )
    .replace(/[\0"'<>&\\]/g, "");
}
