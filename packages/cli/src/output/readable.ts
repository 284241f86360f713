/** Length from which a text is shortened, such as the bytecode of a contract. */
const LONG = 200;

/** Writes a value for people: names before values, an item of a list after a dash. */
export function formatReadable(value: unknown, hasColor: boolean): string {
  const name = (text: string): string => (hasColor ? `\u001B[36m${text}\u001B[0m` : text);
  const formatLines = (part: unknown, indent: string): string[] => {
    if (Array.isArray(part)) {
      if (part.length === 0) return [`${indent}(none)`];
      return part.flatMap((item) => {
        if (!isNested(item)) return [`${indent}- ${formatScalar(item)}`];
        const [first = "", ...rest] = formatLines(item, `${indent}  `);
        return [`${indent}- ${first.slice(indent.length + 2)}`, ...rest];
      });
    }
    if (!isNested(part)) return [indent + formatScalar(part)];
    const entries = Object.entries(part as object);
    if (entries.length === 0) return [`${indent}(empty)`];
    const width = Math.max(...entries.filter(([, one]) => !isNested(one)).map(([key]) => key.length), 0);
    return entries.flatMap(([key, one]) => {
      if (!isNested(one))
        return [`${indent}${name(key)}${" ".repeat(width - key.length)}  ${formatScalar(one)}`];
      if (Object.keys(one as object).length === 0)
        return [`${indent}${name(key)}${" ".repeat(Math.max(0, width - key.length))}  (none)`];
      return [`${indent}${name(key)}`].concat(formatLines(one, `${indent}  `));
    });
  };
  const written = formatLines(value, "").map((one) => one.trimEnd());
  return `${written.join("\n")}\n`;
}

function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Writes a value that is no list or object. */
export function formatScalar(value: unknown): string {
  if (typeof value !== "string") return String(value);
  const text = value.length > LONG ? `${value.slice(0, 120)}… (${value.length} characters)` : value;
  return escapeControls(text);
}

/** Control characters that a node has sent must not reach the terminal. */
export function escapeControls(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u001F\u007F-\u009F]/g, (one) =>
    one < " " ? JSON.stringify(one).slice(1, -1) : `\\u00${one.charCodeAt(0).toString(16)}`,
  );
}
