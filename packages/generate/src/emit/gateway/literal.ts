const lineWidth = 110;

/**
 * A JSON value as a person would write it in TypeScript: on one line if it fits, keys unquoted where they can be.
 *
 * @param value - Plain JSON.
 * @param indent - Columns before the line that the literal starts on.
 * @param before - Columns of that line that are taken.
 */
export function literal(value: unknown, indent: number = 0, before: number = indent): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inline = oneLine(value);
  if (before + inline.length + 1 <= lineWidth) return inline;
  const pad = " ".repeat(indent + 2);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const lines = Object.entries(value).map(([key, item]) => {
    const name = Array.isArray(value) ? "" : `${propertyName(key)}: `;
    return `${pad}${name}${literal(item, indent + 2, indent + 2 + name.length)},\n`;
  });
  return `${open}\n${lines.join("")}${" ".repeat(indent)}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${propertyName(key)}: ${oneLine(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function propertyName(key: string): string {
  // Without brackets it would set the object's prototype.
  if (key === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
