/** A module compiled by buf: protobuf's descriptors in JSON, as far as the loader reads them. */
export interface Image {
  readonly file: readonly ProtoFile[];
}

export interface ProtoFile {
  /** The path from the proto module's root. */
  readonly name: string;
  /** Absent if the file has none. */
  readonly package?: string;
  /** `proto3`, `editions`, or absent for proto2. */
  readonly syntax?: string;
  /** Such as `EDITION_2023`, if the syntax is `editions`. */
  readonly edition?: string;
  readonly options?: { readonly features?: Features };
  readonly messageType?: readonly MessageType[];
  readonly enumType?: readonly EnumType[];
  readonly service?: readonly ServiceType[];
  readonly extension?: readonly Extension[];
  readonly sourceCodeInfo?: { readonly location: readonly Location[] };
}

interface Extension {
  readonly name: string;
  /** The full name of a message, with a leading dot. */
  readonly extendee: string;
}

/** What editions state of fields. */
interface Features {
  readonly fieldPresence?: "EXPLICIT" | "IMPLICIT" | "LEGACY_REQUIRED";
  readonly repeatedFieldEncoding?: "PACKED" | "EXPANDED";
  readonly messageEncoding?: "LENGTH_PREFIXED" | "DELIMITED";
}

export interface MessageType {
  readonly name: string;
  readonly field?: readonly FieldType[];
  readonly nestedType?: readonly MessageType[];
  readonly enumType?: readonly EnumType[];
  readonly oneofDecl?: readonly { readonly name: string }[];
  readonly extension?: readonly Extension[];
  readonly extensionRange?: readonly object[];
  readonly options?: { readonly mapEntry?: boolean; readonly deprecated?: boolean };
}

export interface FieldType {
  readonly name: string;
  readonly number: number;
  /** Such as `TYPE_UINT64`. */
  readonly type: string;
  /** Such as `LABEL_REPEATED`. */
  readonly label: string;
  /** The full name of a message or enum, with a leading dot. */
  readonly typeName?: string;
  /** The index of its `oneof` in the message. An optional field has its own. */
  readonly oneofIndex?: number;
  readonly proto3Optional?: boolean;
  readonly jsonName?: string;
  readonly defaultValue?: string;
  readonly options?: {
    readonly deprecated?: boolean;
    readonly packed?: boolean;
    readonly features?: Features;
    readonly "[node_access.address]"?: boolean;
    readonly "[node_access.text]"?: boolean;
  };
}

export interface EnumType {
  readonly name: string;
  readonly value: readonly {
    readonly name: string;
    readonly number: number;
    readonly options?: { readonly deprecated?: boolean; readonly "[node_access.final]"?: boolean };
  }[];
  readonly options?: { readonly deprecated?: boolean };
}

export interface ServiceType {
  readonly name: string;
  readonly method?: readonly MethodType[];
}

export interface MethodType {
  readonly name: string;
  readonly inputType: string;
  readonly outputType: string;
  readonly clientStreaming?: boolean;
  readonly serverStreaming?: boolean;
  readonly options?: {
    readonly deprecated?: boolean;
    readonly idempotencyLevel?: "NO_SIDE_EFFECTS" | "IDEMPOTENT" | "IDEMPOTENCY_UNKNOWN";
    readonly "[node_access.endless]"?: boolean;
    readonly "[google.api.http]"?: {
      readonly get?: string;
      readonly post?: string;
      readonly responseBody?: string;
      readonly additionalBindings?: readonly { readonly get?: string }[];
    };
  };
}

/** A comment and its place: field numbers and indices, starting at the file's descriptor. */
export interface Location {
  readonly path?: readonly number[];
  readonly span: readonly number[];
  readonly leadingComments?: string;
  readonly trailingComments?: string;
}

/** Field numbers in protobuf's own descriptors. */
export const MESSAGE = 4;
export const ENUM = 5;
export const FIELD = 2;
export const NESTED = 3;
export const NESTED_ENUM = 4;
export const ONEOF = 8;
export const VALUE = 2;
export const EXTENSION = 7;
export const NESTED_EXTENSION = 6;
export const SERVICE = 6;
export const METHOD = 2;

/** The path of a file's syntax, whose comment is that of the file. */
export const SYNTAX: readonly number[] = [12];

/**
 * Reads an image that buf prints as JSON. The places of parts of declarations, such as names and types, are dropped: they are
 * most of the places, and nothing reads them.
 */
export function readImage(json: Buffer): Image {
  const { file }: Image = JSON.parse(json.toString("utf8"));
  return { file: file.map(withoutParts) };
}

function withoutParts(file: ProtoFile): ProtoFile {
  if (file.sourceCodeInfo === undefined) return file;
  const location = file.sourceCodeInfo.location.filter(
    // The path of a declaration consists of pairs: the field of its parent's descriptor, and its index there.
    ({ path = [] }) => path.length % 2 === 0 || path.join() === SYNTAX.join(),
  );
  return { ...file, sourceCodeInfo: { location } };
}

/** Returns the prefix of full names in a file: a dot and the package, or nothing without a package. */
export function readScope(file: Pick<ProtoFile, "package">): string {
  return file.package ? `.${file.package}` : "";
}

const located = new WeakMap<ProtoFile, ReadonlyMap<string, Location>>();

function locationAt(file: ProtoFile, path: readonly number[]): Location | undefined {
  const locations =
    located.get(file) ?? new Map(file.sourceCodeInfo?.location.map((one) => [(one.path ?? []).join(), one]));
  located.set(file, locations);
  return locations.get(path.join());
}

/** Returns the lines of the comment before a declaration, with a remark at its end, and the declaration's line. */
export function findComment(
  file: ProtoFile,
  path: readonly number[],
  remark = "",
): { lines: string[]; line: number } {
  const { leadingComments = "", span: [line = 0] = [] } = locationAt(file, path) ?? {};
  const lines = [...leadingComments.split("\n"), remark].map((one) => one.trim());
  return { lines: lines.filter(Boolean), line: line + 1 };
}

/** What is added to a comment: `before` its text, if there is one, and a remark in a line of its own. */
interface Added {
  readonly before?: string;
  readonly remark?: string | undefined;
}

/** Returns the lines of a declaration's comment. */
export function commentLines(
  file: ProtoFile,
  path: readonly number[],
  deprecated?: boolean,
  { before = "", remark }: Added = {},
): string[] {
  const { leadingComments, trailingComments = "" } = locationAt(file, path) ?? {};
  const leading = remark === undefined ? leadingComments : `${leadingComments?.trimEnd() ?? ""}\n ${remark}`;
  const text = (leading ?? trailingComments)
    .replaceAll("*/", "* /")
    .trim()
    .replace(/^\*\s*/, "");
  const lines = text === "" ? [] : (before + text).split("\n").map((line) => line.replace(/^ /, ""));
  if (!deprecated) return lines;
  return lines.length > 0 ? [...lines, "", "@deprecated"] : ["@deprecated"];
}
