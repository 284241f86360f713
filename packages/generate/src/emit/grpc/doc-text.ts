/** Prints a doc comment, or nothing. */
export function docText(lines: readonly string[], indent = ""): string {
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const inner = lines.map((line) => `${indent} * ${line}`.trimEnd());
  return `${indent}/**\n${inner.join("\n")}\n${indent} */\n`;
}
