import type { FieldType, ProtoFile } from "./image.ts";

/** What is wrong with a field or what the client has instead, and how to avoid it. */
type Note = readonly [what: string, remedy: string];

export interface Proto3Field {
  /** Absent if proto3 has no such field. */
  readonly field?: FieldType;
  /** Whether it is always sent. */
  readonly isRequired?: boolean;
  /** What is added to its comment. */
  readonly remark?: string;
  readonly notes: readonly Note[];
}

/** Methods that a view of a message has in addition to its fields. */
const VIEW = new Set(["toObject", "toJson", "toJSON"]);

const NOT_PACKED = new Set(["TYPE_STRING", "TYPE_BYTES", "TYPE_MESSAGE", "TYPE_GROUP"]);

/** Rewrites a field as proto3, with the same bytes on the wire. @param isEntry - Whether it is in the entry of a map. */
export function convertField(field: FieldType, file: ProtoFile, isEntry: boolean): Proto3Field {
  const { presence, isPacked, isGroup } = readTraits(field, file);
  const { defaultValue, label, options: { features: _, ...options } = {}, ...rest } = field;
  const { name, type, jsonName = name, oneofIndex } = field;
  if (isGroup)
    return {
      notes: [
        [
          `${name} is a group, which is not supported: the client cannot read or set it, but keeps it in copied messages`,
          "declare a message, and a field of its type",
        ],
      ],
    };
  const notes: Note[] = [];
  const isRepeated = label === "LABEL_REPEATED";
  const isRequired = presence === "LEGACY_REQUIRED" && !isRepeated;
  if (isRequired)
    notes.push(
      type === "TYPE_MESSAGE"
        ? [`${name} is required, but optional in the client's type`, "declare it optional, and pass it"]
        : [
            `${name} is required, but the client sends 0 or an empty value if you omit it`,
            "declare it optional, and pass it",
          ],
    );
  if (defaultValue !== undefined)
    notes.push([
      `${name} has the default ${defaultValue}, which the client does not fill in: an absent field is undefined`,
      `read it as \`${jsonName} ?? ...\``,
    ]);
  const isRenamed = VIEW.has(jsonName);
  if (isRenamed)
    notes.push([
      `${name} is called ${jsonName}Field in the client, which has its own method ${jsonName}`,
      "rename the field",
    ]);
  const isOptional =
    presence === "EXPLICIT" && !isRepeated && !isEntry && type !== "TYPE_MESSAGE" && oneofIndex === undefined;
  return {
    field: {
      ...rest,
      label: isRepeated ? label : "LABEL_OPTIONAL",
      ...(isOptional && { proto3Optional: true }),
      ...(isRenamed && { name: `${name}_field`, jsonName: `${jsonName}Field` }),
      options: { ...options, ...(isRepeated && !isPacked && !NOT_PACKED.has(type) && { packed: false }) },
    },
    ...(isRequired && type !== "TYPE_MESSAGE" && { isRequired }),
    ...(defaultValue !== undefined && { remark: `If it is absent, its value is ${defaultValue || '""'}.` }),
    notes,
  };
}

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
