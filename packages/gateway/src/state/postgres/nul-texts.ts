/**
 * Postgres has no text with U+0000, which JSON has, and SQLite. So U+0000 becomes U+0001 U+0001, and U+0001 becomes U+0001 U+0002: texts
 * keep their order.
 */
// oxlint-disable-next-line no-control-regex -- these characters are what it is about.
const toEncode = /[\0\u0001]/g;
// oxlint-disable-next-line no-control-regex -- see above.
const toDecode = /\u0001([\u0001\u0002])/g;

/** @returns a value as Postgres takes it; only a text can be another one. */
export function encodeText(value: unknown): unknown {
  if (typeof value !== "string" || value.search(toEncode) < 0) return value;
  return value.replaceAll(toEncode, (character) => (character === "\0" ? "\u0001\u0001" : "\u0001\u0002"));
}

/** Turns the texts of a row back into what they were. */
export function decodeTexts(row: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value !== "string" || !value.includes("\u0001")) continue;
    row[name] = value.replaceAll(toDecode, (_, second) => (second === "\u0001" ? "\0" : "\u0001"));
  }
}
