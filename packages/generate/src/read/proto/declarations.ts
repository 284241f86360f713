import type { EnumType, FieldType, Image, MessageType, ProtoFile } from "./image.ts";

/** A message or enum, and its declaration. */
export interface Declaration {
  /** The full name with a leading dot, as in descriptors. */
  readonly wireName: string;
  readonly file: ProtoFile;
  readonly fields: readonly FieldType[];
  readonly isEnum: boolean;
  /** Whether this is the entry type of a map, which has no name in TypeScript. */
  readonly isEntry: boolean;
  /** The path in the file's descriptor: field numbers and indices. */
  readonly path: readonly number[];
}

/** Field numbers in protobuf descriptors. */
const MESSAGE = 4;
const ENUM = 5;
const NESTED = 3;
const NESTED_ENUM = 4;

/** Returns all messages and enums by their full names. */
export function declarationsIn({ file: files }: Image): ReadonlyMap<string, Declaration> {
  const all = files.flatMap((file) => {
    const scope = scopeOf(file);
    return [
      ...(file.enumType ?? []).map((one, index) => readEnum(one, file, scope, [ENUM, index])),
      ...(file.messageType ?? []).flatMap((one, index) => readMessage(one, file, scope, [MESSAGE, index])),
    ];
  });
  return new Map(all.map((one) => [one.wireName, one]));
}

/** Returns the prefix of full names in a file: a dot and the package, or nothing without a package. */
export function scopeOf(file: ProtoFile): string {
  return file.package ? `.${file.package}` : "";
}

/** Returns the start declarations and all declarations that they use, directly or indirectly. */
export function reachedFrom(
  start: readonly string[],
  declarations: ReadonlyMap<string, Declaration>,
): Declaration[] {
  const reached = new Map<string, Declaration>();
  const visit = (wireName: string): void => {
    const found = declarations.get(wireName);
    if (!found || reached.has(wireName)) return;
    reached.set(wireName, found);
    for (const { typeName } of found.fields) if (typeName !== undefined) visit(typeName);
  };
  for (const wireName of start) visit(wireName);
  return [...reached.values()];
}

function readEnum({ name }: EnumType, file: ProtoFile, scope: string, path: readonly number[]): Declaration {
  return { wireName: `${scope}.${name}`, file, fields: [], isEnum: true, isEntry: false, path };
}

function readMessage(
  message: MessageType,
  file: ProtoFile,
  scope: string,
  path: readonly number[],
): Declaration[] {
  const wireName = `${scope}.${message.name}`;
  const { field: fields = [], nestedType = [], enumType = [], options } = message;
  const isEntry = options?.mapEntry === true;
  return [
    { wireName, file, fields, isEnum: false, isEntry, path },
    ...enumType.map((one, index) => readEnum(one, file, wireName, [...path, NESTED_ENUM, index])),
    ...nestedType.flatMap((one, index) => readMessage(one, file, wireName, [...path, NESTED, index])),
  ];
}
