import type { Mistake } from "../../spec-file/mistakes.ts";
import { commentAt, type FieldType, type MessageType, type ProtoFile } from "./image.ts";

/** The field number of a message's fields in protobuf descriptors. */
const FIELD = 2;

/** Methods that a view of a message has in addition to its fields. */
const VIEW = new Set(["toObject", "toJson", "toJSON"]);

/** Message names that would clash with imports or declarations of a module of messages. */
const IN_MODULES = new Set([
  "BinaryReader",
  "BinaryWriter",
  "Builtin",
  "DeepPartial",
  "LazyMessage",
  "LazyView",
  "MessageFns",
  "ViewClass",
]);

/** The place of a message: its file, the file as mistakes name it, and its path in the file's descriptor. */
interface Site {
  readonly file: ProtoFile;
  readonly shown: string;
  readonly path: readonly number[];
}

/** Finds what clients do not support in a message, without the messages in it. */
export function messageMistakes(
  { name, field: fields = [] }: MessageType,
  { file, shown, path }: Site,
): Mistake[] {
  const note = (at: readonly number[], what: string, remedy: string): Mistake => {
    return { file: shown, line: commentAt(file, at).line, column: 1, what, remedy };
  };
  const own = IN_MODULES.has(name)
    ? [note(path, `${name} is a name that the generated files use`, "rename the message")]
    : [];
  const inFields = fields.flatMap((field, index) => {
    const problem = problemOf(field);
    return problem ? [note([...path, FIELD, index], ...problem)] : [];
  });
  return [...own, ...inFields];
}

function problemOf({
  name,
  type,
  label,
  defaultValue,
  jsonName = name,
}: FieldType): [string, string] | undefined {
  if (type === "TYPE_GROUP") return [`${name} is a group`, "declare a message and a field of its type"];
  if (label === "LABEL_REQUIRED")
    return [`${name} is required: it would not be sent if it is 0 or empty`, "declare it optional"];
  if (defaultValue !== undefined)
    return [
      `${name} has a default, which is not supported`,
      "remove the default: absent fields are undefined",
    ];
  if (VIEW.has(jsonName))
    return [
      `a field cannot be named ${name}: views of messages have a method of that name`,
      "rename the field",
    ];
  return undefined;
}
