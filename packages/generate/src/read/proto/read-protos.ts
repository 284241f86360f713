import { withDirections } from "../../model/directions.ts";
import type { GrpcMethod } from "../../model/operation.ts";
import { reachableFrom } from "../../model/references.ts";
import type { Spec, Types } from "../../model/spec.ts";
import type { Mistake } from "../../spec-file/mistakes.ts";
import { asProto3 } from "./as-proto3.ts";
import { type Declared, listDeclared } from "./declared-types.ts";
import { findReachedFiles } from "./files-reached.ts";
import { listDeclarations } from "./declarations.ts";
import { type Image, type ProtoFile, readScope } from "./image.ts";
import { collectNames } from "./names.ts";
import { ServiceReader } from "./service-reader.ts";
import { type Named, makeNamesUnique } from "./unique-names.ts";

export interface Protos {
  readonly image: Image;
  /** Whether clients call the services of a file. */
  readonly isOwn: (file: ProtoFile) => boolean;
  /** Returns a file's name in mistakes. */
  readonly shownAs: (file: ProtoFile) => string;
  /** Names that generated files use for other things. */
  readonly taken: ReadonlySet<string>;
}

export interface ReadProtos {
  /** The services as sections, the methods, and all messages and enums of {@link files}. */
  readonly spec: Pick<Spec<GrpcMethod>, "kind" | "operations" | "sections" | "types">;
  /** The client's property for each section. */
  readonly properties: ReadonlyMap<string, string>;
  readonly image: Image;
  /** The files with the services, and with everything that they use. */
  readonly files: readonly ProtoFile[];
  /** The numbers of the fields that are always sent, by the full name of the message. */
  readonly required: ReadonlyMap<string, ReadonlySet<number>>;
  readonly mistakes: readonly Mistake[];
}

/** Reads compiled protos: the services of own files, and all messages and enums that these files declare or use. */
export function readProtos({ image: written, isOwn, shownAs, taken }: Protos): ReadProtos {
  const { image, notes, required } = asProto3(written, shownAs);
  const own = image.file.filter(isOwn);
  const ownNames = new Set(own.map(({ name }) => name));
  const files = findReachedFiles(image, own);
  const localOf = collectNames(image);
  const named = files.flatMap((file) =>
    listDeclarations(file).map(({ wireName }) => nameIn(file, wireName, localOf(wireName))),
  );
  const services = own.flatMap((file) =>
    (file.service ?? []).map(({ name }) => nameIn(file, `${readScope(file)}.${name}`, name)),
  );
  const names = makeNamesUnique([...named, ...services], taken);
  const findName = (wireName: string): string => names.get(wireName) ?? localOf(wireName);
  const declared = files.flatMap((file) => listDeclared(file, shownAs(file), findName).toSorted(indexByName));
  const types = collectTypes(declared);
  const optional = declared.filter(({ type }) => type.required?.length === 0).map(({ name }) => name);
  const reader = new ServiceReader({ nameOf: findName, optional: new Set(optional), shownAs });
  for (const file of own) reader.read(file);
  const { operations, sections, properties } = reader;
  const sent = operations.flatMap(({ inputs }) => inputs.map(({ type }) => type));
  const received = operations.flatMap(({ outputs }) => outputs.flatMap(({ type = [] }) => type));
  const used = reachableFrom(
    [...sent, ...received, ...declared.filter(({ home }) => ownNames.has(home)).map(referenceTo)],
    (name) => types[name]?.type,
  );
  return {
    spec: { kind: "grpc", sections, operations, types: withDirections(types, sent, received) },
    properties,
    image,
    files,
    required,
    mistakes: [
      ...reader.mistakes,
      ...declared.flatMap(({ name, wireName }) => (used.has(name) ? (notes.get(wireName) ?? []) : [])),
    ],
  };
}

export function collectTypes(declared: readonly Declared[]): Types {
  return Object.fromEntries(
    declared.map(({ name, wireName, home, type }) => [
      name,
      { name, wireName, home, type, direction: "both" },
    ]),
  );
}

function nameIn(file: ProtoFile, wireName: string, name: string): Named {
  return { wireName, package: file.package ?? "", name };
}

function referenceTo({ name }: Declared): { readonly kind: "reference"; readonly reference: string } {
  return { kind: "reference", reference: name };
}

function indexByName({ name: one }: Declared, { name: other }: Declared): number {
  return one < other ? -1 : 1;
}
