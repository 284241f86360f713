import { listDeclarations } from "./declarations.ts";
import type { Image, MessageType, ProtoFile } from "./image.ts";

/** Returns files, and those that declare what they use, directly or indirectly, in order of their names. */
export function findReachedFiles({ file: all }: Image, from: readonly ProtoFile[]): ProtoFile[] {
  const homes = new Map(
    all.flatMap((file) => listDeclarations(file).map(({ wireName }) => [wireName, file] as const)),
  );
  const called = new Set(from);
  const reached = new Set(from);
  for (const file of reached) {
    const inCalls = called.has(file) ? callTypes(file) : [];
    for (const name of [...inCalls, ...(file.messageType ?? []).flatMap(listFieldTypes)]) {
      const home = homes.get(name);
      if (home) reached.add(home);
    }
  }
  return [...reached].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function callTypes({ service = [] }: ProtoFile): string[] {
  return service.flatMap(({ method = [] }) =>
    method.flatMap(({ inputType, outputType }) => [inputType, outputType]),
  );
}

function listFieldTypes({ field = [], nestedType = [] }: MessageType): string[] {
  return [...field.flatMap(({ typeName }) => typeName ?? []), ...nestedType.flatMap(listFieldTypes)];
}
