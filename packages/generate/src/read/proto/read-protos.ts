import { compileProtos } from "./compile-protos.ts";
import { findProtos } from "./find-protos.ts";
import { withDirections } from "../../model/directions.ts";
import type { GrpcMethod, Spec, Types } from "../../model/index.ts";
import { reachableFrom } from "../../model/references.ts";
import type { Mistake } from "../../spec-file/mistakes.ts";
import { type Declared, listDeclared } from "./declared-types.ts";
import { listDeclarations } from "./declarations.ts";
import { type Image, type ProtoFile, readScope, type MessageType } from "./image.ts";
import { collectNames, nameService } from "./names.ts";
import { collectNotes } from "./notes.ts";
import { ServiceReader } from "./service-reader.ts";
import { pascal } from "../../model/identifier.ts";

export interface Protos {
  readonly image: Image;
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
  readonly mistakes: readonly Mistake[];
}

/**
 * Reads a proto file or a folder with some, and what they import.
 *
 * @param include - The folders to search first for imports.
 * @throws Mistakes if they do not compile.
 */
export async function openProtos(
  path: string,
  include: readonly string[],
  taken: ReadonlySet<string> = new Set(),
): Promise<ReadProtos> {
  const protos = findProtos(path, include);
  const found = new Map(protos.map((proto) => [proto.name, proto]));
  return readProtos({
    image: await compileProtos(protos),
    isOwn: ({ name }) => found.get(name)?.isOwn === true,
    shownAs: ({ name }) => found.get(name)?.shown ?? name,
    taken,
  });
}

/** Reads compiled protos: the services of own files, and all messages and enums that these files declare or use. */
export function readProtos({ image, isOwn, shownAs, taken }: Protos): ReadProtos {
  const own = image.file.filter(isOwn);
  const ownNames = new Set(own.map(({ name }) => name));
  const files = findReachedFiles(image, own);
  const localOf = collectNames(image);
  const named = files.flatMap((file) =>
    listDeclarations(file).map(({ wireName }) => nameIn(file, wireName, localOf(wireName))),
  );
  const services = own.flatMap((file) =>
    (file.service ?? []).map(({ name }) => nameIn(file, `${readScope(file)}.${name}`, nameService(name))),
  );
  const names = makeNamesUnique([...named, ...services], taken);
  const findName = (wireName: string): string => names.get(wireName) ?? localOf(wireName);
  const declared = files.flatMap((file) =>
    listDeclared(file, shownAs(file), findName).toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );
  const types = collectTypes(declared);
  const optional = declared.filter(({ type }) => type.required?.length === 0).map(({ name }) => name);
  const reader = new ServiceReader({ nameOf: findName, optional: new Set(optional), shownAs });
  for (const file of own) reader.read(file);
  const notes = collectNotes(image, shownAs);
  const { operations, sections, properties } = reader;
  const sent = operations.flatMap(({ inputs }) => inputs.map(({ type }) => type));
  const received = operations.flatMap(({ outputs }) => outputs.flatMap(({ type = [] }) => type));
  const used = reachableFrom(
    [
      ...sent,
      ...received,
      ...declared
        .filter(({ home }) => ownNames.has(home))
        .map(({ name }) => ({ kind: "reference" as const, reference: name })),
    ],
    (name) => types[name]?.type,
  );
  return {
    spec: { kind: "grpc", sections, operations, types: withDirections(types, sent, received) },
    properties,
    image,
    files,
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

/** Returns files, and those that declare what they use, directly or indirectly, in order of their names. */
function findReachedFiles({ file: all }: Image, from: readonly ProtoFile[]): ProtoFile[] {
  const homes = new Map(
    all.flatMap((file) => listDeclarations(file).map(({ wireName }) => [wireName, file] as const)),
  );
  const called = new Set(from);
  const reached = new Set(from);
  for (const file of reached) {
    const inCalls = called.has(file) ? callTypes(file) : [];
    for (const name of [...inCalls, ...(file.messageType ?? []).flatMap(listFieldTypes)]) {
      const home = homes.get(name);
      if (home) reached.add(home);
    }
  }
  return [...reached].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function callTypes({ service = [] }: ProtoFile): string[] {
  return service.flatMap(({ method = [] }) =>
    method.flatMap(({ inputType, outputType }) => [inputType, outputType]),
  );
}

function listFieldTypes({ field = [], nestedType = [] }: MessageType): string[] {
  return [...field.flatMap(({ typeName }) => typeName ?? []), ...nestedType.flatMap(listFieldTypes)];
}

interface Named {
  readonly wireName: string;
  /** The package; empty if there is none. */
  readonly package: string;
  readonly name: string;
}

/**
 * Gives each message, enum and service a unique name. A name that is ambiguous or taken is prefixed with its package:
 * `Params` of `cosmos.bank` becomes `CosmosBankParams`.
 *
 * @returns the names, by full names.
 */
function makeNamesUnique(all: readonly Named[], taken: ReadonlySet<string>): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  const used = new Set<string>(taken);
  const names = new Map<string, string>();
  for (const { wireName, name } of all) {
    if (counts.get(name) !== 1 || taken.has(name)) continue;
    names.set(wireName, name);
    used.add(name);
  }
  for (const { wireName, name, package: scope } of all) {
    if (names.has(wireName)) continue;
    let unique = pascal(scope) + name;
    while (used.has(unique)) unique += "_";
    names.set(wireName, unique);
    used.add(unique);
  }
  return names;
}
