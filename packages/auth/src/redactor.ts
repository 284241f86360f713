/**
 * Makes a function that replaces every occurrence of the secrets in a text, in each form in which a server or a
 * platform may repeat them: as it is, percent-encoded in whole or in part, and escaped in JSON or HTML.
 *
 * @param secrets - What must not be shown; none is empty.
 * @returns the function; it returns the text unchanged if no secret is in it.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  // The longest first: a secret may begin as another does, and what were left of it would show its rest.
  const longest = secrets.toSorted((a, b) => b.length - a.length);
  const forms = longest.map((secret) => secret.replace(/./gsu, formsOf));
  const pattern = new RegExp(forms.join("|") || "(?!)", "gi");
  return (text) => text.replace(pattern, "[redacted]");
}

/** A pattern of one character in all its forms. Repetitions have bounds, so that no text takes long to search. */
function formsOf(char: string): string {
  const units = char.replace(/[^]/g, (unit) => {
    const code = unit.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\\\{0,4}(?:u${code}|\\u${code})`;
  });
  const bytes = Array.from(new TextEncoder().encode(char), (byte) => `%(?:25)?${byte.toString(16)}`);
  // Which entity it is does not matter: a text of nothing but entities is no loss.
  return `(?:${units}|${bytes.join("")}|&[#\\w]{1,8};)`;
}
