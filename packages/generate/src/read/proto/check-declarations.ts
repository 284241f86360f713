import { commentAt, type FieldType } from "./image.ts";
import type { Mistake } from "../../spec-file/mistakes.ts";
import type { Declaration } from "./declarations.ts";

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

/** Records unsupported messages and enums, each with the line of its declaration. */
export function checkDeclarations(
  declarations: readonly Declaration[],
  shownBy: ReadonlyMap<string, string>,
): Mistake[] {
  const editions = new Set<string>();
  return declarations.flatMap((declaration) => {
    const { file, path, wireName, fields } = declaration;
    const shown = shownBy.get(file.name) ?? file.name;
    const note = (line: number, what: string, remedy: string): Mistake => {
      return { file: shown, line, column: 1, what, remedy };
    };
    const mistakes: Mistake[] = [];
    if (file.syntax === "editions" && !editions.has(file.name)) {
      editions.add(file.name);
      mistakes.push(note(1, "editions are not supported", 'declare it with syntax = "proto3"'));
    }
    const name = wireName.split(".").at(-1) ?? "";
    if (IN_MODULES.has(name))
      mistakes.push(
        note(
          commentAt(file, path).line,
          `${name} is a name that the generated files use`,
          "rename the message",
        ),
      );
    for (const [index, field] of fields.entries()) {
      const problem = problemOf(field);
      if (problem) mistakes.push(note(commentAt(file, [...path, FIELD, index]).line, ...problem));
    }
    return mistakes;
  });
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
