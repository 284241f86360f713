import {
  ENUM,
  type EnumType,
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
  const scope = readScope(file);
  return listIn(file.enumType, file.messageType, { scope, kinds: [ENUM, MESSAGE], path: [] });
}

interface Site {
  readonly scope: string;
  /** The fields of the surrounding descriptor for enums and messages. */
  readonly kinds: readonly [enums: number, messages: number];
  readonly path: readonly number[];
  readonly parent?: Declaration;
}

function listIn(
  enums: readonly EnumType[] = [],
  messages: readonly MessageType[] = [],
  { scope, kinds: [enumKind, messageKind], path, ...around }: Site,
): Declaration[] {
  return [
    ...enums.map((enumType, index) => ({
      ...around,
      wireName: `${scope}.${enumType.name}`,
      path: [...path, enumKind, index],
      enumType,
    })),
    ...messages.flatMap((message, index) => {
      if (message.options?.mapEntry) return [];
      const parent = {
        ...around,
        wireName: `${scope}.${message.name}`,
        path: [...path, messageKind, index],
        message,
      };
      const inside = {
        scope: parent.wireName,
        kinds: [NESTED_ENUM, NESTED] as const,
        path: parent.path,
        parent,
      };
      return [parent, ...listIn(message.enumType, message.nestedType, inside)];
    }),
  ];
}
