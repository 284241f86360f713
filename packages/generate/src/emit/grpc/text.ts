import type { GrpcMethod, Operation, Spec, Type } from "../../model/index.ts";

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

export function nameModule(file: string): string {
  return file.replace(/\.proto$/, ".ts");
}

export function nameRequest({ inputs: [request] }: Operation): string {
  return nameIn(request?.type);
}

export function nameResponse({ outputs: [response] }: Operation): string {
  return nameIn(response?.type);
}

function nameIn(type: Type | undefined): string {
  if (type?.reference === undefined) throw new Error("a gRPC method accepts a message and returns one");
  return type.reference;
}

/** Returns the names of a spec's messages and enums, by the proto file that declares them. */
export function namesByFile({ types }: Spec<GrpcMethod>): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { name, home } of Object.values(types)) files.set(home, [...(files.get(home) ?? []), name]);
  return files;
}
