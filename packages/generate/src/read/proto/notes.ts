import type { Mistake } from "../../spec-file/mistakes.ts";
import { listDeclarations } from "./declarations.ts";
import { listFieldNotes } from "./fields.ts";
import {
  EXTENSION,
  FIELD,
  findComment,
  type Image,
  type MessageType,
  NESTED_EXTENSION,
  type ProtoFile,
} from "./image.ts";
import { isInModules } from "./names.ts";

/** Returns what a client has in place of what messages and enums declare, by their full names. */
export function collectNotes(
  { file: files }: Image,
  shownAs: (file: ProtoFile) => string,
): ReadonlyMap<string, readonly Mistake[]> {
  const notes = new Map<string, Mistake[]>();
  const note = (file: ProtoFile, of: string, path: readonly number[], what: string, remedy: string): void => {
    const { line } = findComment(file, path);
    const own = { file: shownAs(file), line, column: 1, what, remedy };
    notes.set(of.slice(1), [...(notes.get(of.slice(1)) ?? []), own]);
  };
  /** Notes extensions at the messages that they extend. Those of options extend no message that a call uses. */
  const noteExtensions = (
    file: ProtoFile,
    extensions: MessageType["extension"],
    path: readonly number[],
  ): void => {
    for (const [index, { name, extendee }] of (extensions ?? []).entries()) {
      const what = `${name} is an extension, which is not supported: the client cannot read or set it, but keeps it in copied messages`;
      note(file, extendee, [...path, index], what, "declare a field in the message");
    }
  };
  for (const file of files)
    for (const declaration of listDeclarations(file)) {
      const { wireName, path } = declaration;
      if (!isInModules(declaration)) continue;
      const name = wireName.slice(wireName.lastIndexOf(".") + 1);
      const what = `${name} is called ${name}Type in the client, because generated files use the name ${name}`;
      note(file, wireName, path, what, "to choose the name yourself, rename it in the proto");
    }
  for (const file of files) {
    noteExtensions(file, file.extension, [EXTENSION]);
    for (const { wireName, path, message } of listDeclarations(file)) {
      if (!message) continue;
      noteExtensions(file, message.extension, [...path, NESTED_EXTENSION]);
      for (const [index, field] of (message.field ?? []).entries())
        for (const one of listFieldNotes(field, file)) note(file, wireName, [...path, FIELD, index], ...one);
    }
  }
  return notes;
}
