/**
 * U+0000 is valid in JSON and in SQLite, but not in a text of Postgres. So U+0000 becomes U+0001 U+0001,
 * and U+0001 becomes U+0001 U+0002: texts keep their order.
 */
// oxlint-disable-next-line no-control-regex -- these characters are what it is about.
const toEncode = /[\0\u0001]/g;
// oxlint-disable-next-line no-control-regex -- see above.
const toDecode = /\u0001([\u0001\u0002])/g;

export function encodeText(value: unknown): unknown {
  if (typeof value !== "string" || value.search(toEncode) < 0) return value;
  return value.replaceAll(toEncode, (character) => (character === "\0" ? "\u0001\u0001" : "\u0001\u0002"));
}

export function decodeTexts(row: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value !== "string" || !value.includes("\u0001")) continue;
    row[name] = value.replaceAll(toDecode, (_, second) => (second === "\u0001" ? "\0" : "\u0001"));
  }
}
