import {
  ENUM,
  type EnumType,
  type FieldType,
  MESSAGE,
  type MessageType,
  NESTED,
  NESTED_ENUM,
  type ProtoFile,
  readScope,
} from "./image.ts";

/** A message or enum, at any depth of a file. */
export interface Declaration {
  /** The full name, with a leading dot. */
  readonly wireName: string;
  /** The message around it. */
  readonly parent?: Declaration;
  /** Its path in the file's descriptor. */
  readonly path: readonly number[];
  /** What it is: one of both. */
  readonly message?: MessageType;
  readonly enumType?: EnumType;
}

/**
 * Returns the messages and enums of a file, without the entries of maps: enums come before messages, and each message before
 * those in it.
 */
export function listDeclarations(file: ProtoFile): Declaration[] {
  return listIn(file, { scope: readScope(file), kinds: [ENUM, MESSAGE], path: [] });
}

/** Returns the type of a map's entries, if a field is a map. */
export function findEntry(
  { nestedType = [] }: MessageType,
  { typeName }: FieldType,
  scope: string,
): MessageType | undefined {
  return nestedType.find(({ name, options }) => options?.mapEntry && typeName === `${scope}.${name}`);
}

interface Site {
  readonly scope: string;
  /** The fields of the surrounding descriptor for enums and messages. */
  readonly kinds: readonly [enums: number, messages: number];
  readonly path: readonly number[];
  readonly parent?: Declaration;
}

function listIn(
  { enumType: enums = [], messageType: messages = [] }: Pick<ProtoFile, "enumType" | "messageType">,
  { scope, kinds: [enumKind, messageKind], path, ...around }: Site,
): Declaration[] {
  const place = (kind: number, name: string, index: number): Declaration => ({
    ...around,
    wireName: `${scope}.${name}`,
    path: [...path, kind, index],
  });
  return [
    ...enums.map((enumType, index) => Object.assign(place(enumKind, enumType.name, index), { enumType })),
    ...messages.flatMap((message, index) => {
      if (message.options?.mapEntry) return [];
      const parent = { ...place(messageKind, message.name, index), message };
      const { nestedType: messageType = [], enumType = [] } = message;
      const kinds = [NESTED_ENUM, NESTED] as const;
      return [
        parent,
        ...listIn({ messageType, enumType }, { scope: parent.wireName, kinds, path: parent.path, parent }),
      ];
    }),
  ];
}
