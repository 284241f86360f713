/**
 * Returns the first line of a generated file.
 *
 * @param spec - A file or folder of the proto module. For protobuf's own files, the line names the whole module.
 */
export function headerFor(spec: string): string {
  const path = spec.startsWith("google/protobuf/") ? "specs/grpc" : `specs/grpc/${spec}`;
  return `// Generated from ${path}. Do not edit: change the spec and run \`npm run generate\`.`;
}

/** Returns an import or export of names, on one line if it is short. */
export function nameList(before: string, names: readonly string[], after: string): string {
  const line = `${before}{ ${names.join(", ")} }${after}`;
  return line.length <= 110 ? line : `${before}{\n${names.map((name) => `  ${name},\n`).join("")}}${after}`;
}

export function docText(lines: readonly string[], indent = ""): string {
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const inner = lines.map((line) => `${indent} * ${line}`.trimEnd());
  return `${indent}/**\n${inner.join("\n")}\n${indent} */\n`;
}
