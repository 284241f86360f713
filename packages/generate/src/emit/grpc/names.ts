import type { GrpcMethod, Operation, Spec, Type } from "../../model/index.ts";

export function nameModule(file: string): string {
  return file.replace(/\.proto$/, ".ts");
}

/** Returns the name of a method's request message. */
export function nameRequest({ inputs: [request] }: Operation): string {
  return nameIn(request?.type);
}

/** Returns the name of a method's response message. */
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
