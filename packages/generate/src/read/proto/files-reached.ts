import type { Image, MessageType, ProtoFile } from "./image.ts";
import { readScope } from "./names.ts";

/** Returns files, and those that declare what they use, directly or indirectly, in order of their names. */
export function findReachedFiles({ file: all }: Image, from: readonly ProtoFile[]): ProtoFile[] {
  const homes = new Map(all.flatMap((file) => listDeclaredNames(file).map((name) => [name, file] as const)));
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

/** Returns the full names, with a leading dot, of the messages and enums of a file, without the entries of maps. */
export function listDeclaredNames(file: ProtoFile): string[] {
  const inMessage = (message: MessageType, scope: string): string[] => {
    if (message.options?.mapEntry) return [];
    const own = `${scope}.${message.name}`;
    return [
      own,
      ...(message.enumType ?? []).map(({ name }) => `${own}.${name}`),
      ...(message.nestedType ?? []).flatMap((one) => inMessage(one, own)),
    ];
  };
  const scope = readScope(file);
  return [
    ...(file.enumType ?? []).map(({ name }) => `${scope}.${name}`),
    ...(file.messageType ?? []).flatMap((one) => inMessage(one, scope)),
  ];
}

function callTypes({ service = [] }: ProtoFile): string[] {
  return service.flatMap(({ method = [] }) =>
    method.flatMap(({ inputType, outputType }) => [inputType, outputType]),
  );
}

function listFieldTypes({ field = [], nestedType = [] }: MessageType): string[] {
  return [...field.flatMap(({ typeName }) => typeName ?? []), ...nestedType.flatMap(listFieldTypes)];
}
