import { findEntry } from "./declarations.ts";
import { FIELD, type FieldType, type MessageType, type ProtoFile } from "./image.ts";

/** A field as a client has it, with the bytes that protos of any version or edition give it. */
export interface ReadField {
  readonly field: FieldType;
  readonly name: string;
  /** Its path in the file's descriptor. */
  readonly path: readonly number[];
  readonly isRepeated: boolean;
  /** Whether it is undefined if it is absent. */
  readonly isOptional: boolean;
  /** Whether it is sent even if it is 0 or empty. */
  readonly isRequired: boolean;
  /** Whether a list of numbers has one tag, if that is stated, or is not so in proto3. */
  readonly packed: boolean | undefined;
  /** What is added to its comment. */
  readonly remark: string | undefined;
  /** The index of the `oneof` that it belongs to. */
  readonly oneof: number | undefined;
  /** The key and value of a map's entries. */
  readonly entry: readonly FieldType[] | undefined;
}

/** A message and its place. */
export interface MessageSite {
  readonly file: ProtoFile;
  readonly wireName: string;
  readonly path: readonly number[];
}

/** Returns the fields of a message that a client reads and sets: all except groups. */
export function listFields(message: MessageType, { file, wireName, path }: MessageSite): ReadField[] {
  return (message.field ?? []).flatMap((field, index): ReadField[] => {
    const { presence, isPacked, isGroup } = readTraits(field, file);
    if (isGroup) return [];
    const { type, defaultValue, oneofIndex, proto3Optional = false, options } = field;
    const isRepeated = field.label === "LABEL_REPEATED";
    const isSingle = !isRepeated && type !== "TYPE_MESSAGE";
    const isOptional = proto3Optional || (presence === "EXPLICIT" && isSingle && oneofIndex === undefined);
    return [
      {
        field,
        name: isMethod(field) ? `${field.name}_field` : field.name,
        path: [...path, FIELD, index],
        isRepeated,
        isOptional,
        isRequired: presence === "LEGACY_REQUIRED" && isSingle,
        packed: isRepeated && !isPacked && !NOT_PACKED.has(type) ? false : options?.packed,
        remark:
          defaultValue === undefined ? undefined : `If it is absent, its value is ${defaultValue || '""'}.`,
        oneof: isOptional ? undefined : oneofIndex,
        entry: findEntry(message, field, wireName)?.field,
      },
    ];
  });
}

/** Returns what a client has in place of a field, and how to avoid it. */
export function listFieldNotes(
  field: FieldType,
  file: ProtoFile,
): (readonly [what: string, remedy: string])[] {
  const { name, type, jsonName = name, label, defaultValue } = field;
  const { presence, isGroup } = readTraits(field, file);
  if (isGroup)
    return [
      [
        `${name} is a group, which is not supported: the client cannot read or set it, but keeps it in copied messages`,
        "declare a message, and a field of its type",
      ],
    ];
  const notes: (readonly [string, string])[] = [];
  if (presence === "LEGACY_REQUIRED" && label !== "LABEL_REPEATED")
    notes.push([
      type === "TYPE_MESSAGE"
        ? `${name} is required, but optional in the client's type`
        : `${name} is required, but the client sends 0 or an empty value if you omit it`,
      "declare it optional, and pass it",
    ]);
  if (defaultValue !== undefined)
    notes.push([
      `${name} has the default ${defaultValue}, which the client does not fill in: an absent field is undefined`,
      `read it as \`${jsonName} ?? ...\``,
    ]);
  if (isMethod(field))
    notes.push([
      `${name} is called ${jsonName}Field in the client, which has its own method ${jsonName}`,
      "rename the field",
    ]);
  return notes;
}

/** Whether a field has the name of a method that a view of a message has in addition to its fields. */
function isMethod({ name, jsonName = name }: FieldType): boolean {
  return ["toObject", "toJson", "toJSON"].includes(jsonName);
}

const NOT_PACKED = new Set(["TYPE_STRING", "TYPE_BYTES", "TYPE_MESSAGE", "TYPE_GROUP"]);

function readTraits({ label, type, proto3Optional, options = {} }: FieldType, file: ProtoFile) {
  const { features = {}, packed } = options;
  if (file.syntax === "proto3")
    return {
      presence: proto3Optional ? "EXPLICIT" : "IMPLICIT",
      isPacked: packed ?? true,
      isGroup: false,
    };
  if (file.syntax !== "editions")
    return {
      presence: label === "LABEL_REQUIRED" ? "LEGACY_REQUIRED" : "EXPLICIT",
      isPacked: packed ?? false,
      isGroup: type === "TYPE_GROUP",
    };
  const {
    fieldPresence = "EXPLICIT",
    repeatedFieldEncoding = "PACKED",
    messageEncoding = "LENGTH_PREFIXED",
  } = { ...file.options?.features, ...features };
  return {
    presence: fieldPresence,
    isPacked: repeatedFieldEncoding === "PACKED",
    isGroup: messageEncoding === "DELIMITED" && type === "TYPE_MESSAGE",
  };
}
