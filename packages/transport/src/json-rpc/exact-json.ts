// A JSON text can spell the character U+0000 in one way only, so that a string which begins with it is recognized
// before parsing. Bigints go through the platform's own JSON as such strings; a real one gains a second U+0000.
const MARK = "\u0000";
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Parses JSON with a bigint for each integer beyond 2^53. Looks at each token itself: Node 20 does not tell a number's text. */
export function parseExactly(text: string): unknown {
  const marked = text.replace(TOKEN, (token, string?: string, key?: string) => {
    if (string !== undefined) return !key && string.startsWith("\\u0000") ? `"\\u0000${string}"` : token;
    return Number.isSafeInteger(Number(token)) || /[.eE]/.test(token) ? token : `"\\u0000${token}"`;
  });
  return JSON.parse(marked, (_, value: unknown) => {
    if (typeof value !== "string" || !value.startsWith(MARK)) return value;
    return value[1] === MARK ? value.slice(1) : BigInt(value.slice(1));
  });
}

/** Writes JSON with all digits of each bigint. */
export function stringifyExactly(value: unknown): string {
  const marked = JSON.stringify(value, (_, item: unknown) => {
    if (typeof item === "bigint") return MARK + item;
    return typeof item === "string" && item.startsWith(MARK) ? MARK + item : item;
  });
  return marked.replace(TOKEN, (token, string?: string, key?: string) => {
    if (key || !string?.startsWith("\\u0000")) return token;
    return string.startsWith("\\u0000", 6) ? `"${string.slice(6)}"` : string.slice(6);
  });
}
