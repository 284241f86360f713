/** What buf compiles a module to: protobuf's descriptors in JSON, as far as they are used here. */
export interface Image {
  readonly file: readonly ProtoFile[];
}

export interface ProtoFile {
  /** From the module's root. */
  readonly name: string;
  readonly package: string;
  readonly dependency?: readonly string[];
  readonly messageType?: readonly MessageType[];
  readonly enumType?: readonly EnumType[];
  readonly service?: readonly ServiceType[];
  readonly sourceCodeInfo?: { readonly location: readonly Location[] };
}

export interface MessageType {
  readonly name: string;
  readonly field?: readonly FieldType[];
  readonly nestedType?: readonly MessageType[];
  readonly enumType?: readonly EnumType[];
  readonly options?: { readonly mapEntry?: boolean };
}

export interface FieldType {
  readonly name: string;
  readonly number: number;
  /** As `TYPE_UINT64`. */
  readonly type: string;
  /** As `LABEL_REPEATED`. */
  readonly label: string;
  /** Of a message or enum, with a leading dot. */
  readonly typeName?: string;
  readonly proto3Optional?: boolean;
}

export interface EnumType {
  readonly name: string;
}

export interface ServiceType {
  readonly name: string;
  readonly method: readonly MethodType[];
}

export interface MethodType {
  readonly name: string;
  readonly inputType: string;
  readonly outputType: string;
  readonly clientStreaming?: boolean;
  readonly serverStreaming?: boolean;
  readonly options?: {
    readonly idempotencyLevel?: "NO_SIDE_EFFECTS" | "IDEMPOTENT" | "IDEMPOTENCY_UNKNOWN";
    readonly "[node_access.endless]"?: boolean;
  };
}

/** A comment and where it belongs: numbers of fields and indices from the file's descriptor down. */
interface Location {
  readonly path?: readonly number[];
  readonly span: readonly number[];
  readonly leadingComments?: string;
}

/** What only serves to state options is no part of any surface. */
export function isOption(file: string): boolean {
  return file.startsWith("node_access/") || file === "google/protobuf/descriptor.proto";
}

/** Numbers of fields in protobuf's own descriptors. */
export const SERVICE = 6;
export const METHOD = 2;

/** @returns the lines of the comment before a declaration, and the declaration's line. */
export function commentAt(file: ProtoFile, path: readonly number[]): { lines: string[]; line: number } {
  const key = path.join();
  const location = file.sourceCodeInfo?.location.find((candidate) => candidate.path?.join() === key);
  const lines = (location?.leadingComments ?? "").split("\n").map((line) => line.trim());
  return { lines: lines.filter(Boolean), line: (location?.span[0] ?? 0) + 1 };
}
