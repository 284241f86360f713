import type { Mistake } from "../../spec-file/mistakes.ts";
import { convertField } from "./field-as-proto3.ts";
import {
  findComment,
  EXTENSION,
  FIELD,
  type FieldType,
  type Image,
  type Location,
  MESSAGE,
  type MessageType,
  NESTED,
  NESTED_EXTENSION,
  type ProtoFile,
  readScope,
} from "./image.ts";
import { findTypeRenames } from "./type-renames.ts";

export interface Proto3Image {
  readonly image: Image;
  /** What a client has in place of what a message declares, by the full name of the message. */
  readonly notes: ReadonlyMap<string, readonly Mistake[]>;
  /** The numbers of the fields that are always sent, by the full name of the message. */
  readonly required: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Rewrites protos of all versions and editions as proto3 with the same bytes on the wire, as far as proto3 can say it. */
export function asProto3(image: Image, shownAs: (file: ProtoFile) => string): Proto3Image {
  const renames = findTypeRenames(image, shownAs);
  const notes = new Map<string, readonly Mistake[]>(renames.notes);
  const required = new Map<string, ReadonlySet<number>>();
  const file = renames.image.file.map((one) => {
    const reader = new Proto3File(one, shownAs(one));
    const read = reader.read();
    for (const [name, own] of reader.notes) notes.set(name, [...(notes.get(name) ?? []), ...own]);
    for (const [name, numbers] of reader.required) required.set(name, numbers);
    return read;
  });
  return { image: { file }, notes, required };
}

class Proto3File {
  readonly notes = new Map<string, Mistake[]>();
  readonly required = new Map<string, Set<number>>();
  readonly #file: ProtoFile;
  readonly #shown: string;
  /** The indices of the omitted fields, by the path of their message. */
  readonly #omitted = new Map<string, Set<number>>();
  /** What is added to comments, by the path of the field. */
  readonly #remarks = new Map<string, string>();

  constructor(file: ProtoFile, shown: string) {
    this.#file = file;
    this.#shown = shown;
  }

  read(): ProtoFile {
    const { edition: _, extension: __, options = {}, ...file } = this.#file;
    const { features: ___, ...others } = options;
    const scope = readScope(file);
    this.#noteExtensions(this.#file.extension, [EXTENSION]);
    const messageType = file.messageType?.map((one, index) => this.#message(one, scope, [MESSAGE, index]));
    return {
      ...file,
      syntax: "proto3",
      options: others,
      ...(messageType && { messageType }),
      // The comments of most files stay as they are.
      ...(file.sourceCodeInfo &&
        this.#omitted.size + this.#remarks.size > 0 && {
          sourceCodeInfo: { location: file.sourceCodeInfo.location.flatMap((one) => this.#location(one)) },
        }),
    };
  }

  #message(message: MessageType, scope: string, path: readonly number[]): MessageType {
    const { extension: _, extensionRange: __, field: all, nestedType, oneofDecl = [], ...rest } = message;
    const own = `${scope}.${message.name}`;
    const name = own.slice(1);
    this.#noteExtensions(message.extension, [...path, NESTED_EXTENSION]);
    const field: FieldType[] = [];
    const optional: { readonly name: string }[] = [];
    const isEntry = message.options?.mapEntry === true;
    for (const [index, one] of (all ?? []).entries()) {
      const at = [...path, FIELD, index];
      const read = convertField(one, this.#file, isEntry);
      for (const note of read.notes) this.#note(name, at, ...note);
      if (read.remark !== undefined) this.#remarks.set(at.join(), read.remark);
      if (read.isRequired) this.required.set(name, (this.required.get(name) ?? new Set()).add(one.number));
      if (read.field === undefined)
        this.#omitted.set(path.join(), (this.#omitted.get(path.join()) ?? new Set()).add(index));
      else if (read.field.proto3Optional && read.field.oneofIndex === undefined) {
        field.push({ ...read.field, oneofIndex: oneofDecl.length + optional.length });
        optional.push({ name: `_${one.name}` });
      } else field.push(read.field);
    }
    return {
      ...rest,
      ...(all && { field }),
      ...(oneofDecl.length + optional.length > 0 && { oneofDecl: [...oneofDecl, ...optional] }),
      ...(nestedType && {
        nestedType: nestedType.map((one, index) => this.#message(one, own, [...path, NESTED, index])),
      }),
    };
  }

  /** Notes extensions at the messages that they extend. Those of options extend no message that a call uses. */
  #noteExtensions(extensions: MessageType["extension"], path: readonly number[]): void {
    for (const [index, { name, extendee }] of (extensions ?? []).entries()) {
      const what = `${name} is an extension, which is not supported: the client cannot read or set it, but keeps it in copied messages`;
      this.#note(extendee.slice(1), [...path, index], what, "declare a field in the message");
    }
  }

  #note(message: string, path: readonly number[], what: string, remedy: string): void {
    const { line } = findComment(this.#file, path);
    const note = { file: this.#shown, line, column: 1, what, remedy };
    this.notes.set(message, [...(this.notes.get(message) ?? []), note]);
  }

  /** Returns a location without the omitted fields. */
  #location(location: Location): Location[] {
    const path = [...(location.path ?? [])];
    const remark = this.#remarks.get(path.join());
    for (let end = 3; end < path.length; end += 2) {
      if (path[end - 1] !== FIELD) continue;
      const omitted = this.#omitted.get(path.slice(0, end - 1).join());
      const index = path[end] ?? 0;
      if (omitted?.has(index)) return [];
      path[end] = index - [...(omitted ?? [])].filter((one) => one < index).length;
    }
    const comments = [location.leadingComments?.trimEnd(), remark && ` ${remark}`].filter(Boolean);
    return [
      { ...location, path, ...(comments.length > 0 && { leadingComments: `${comments.join("\n")}\n` }) },
    ];
  }
}
