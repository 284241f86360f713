import { messageNames } from "../../emit/grpc/ts-proto.ts";
import { Mistakes } from "../../spec-file/mistakes.ts";
import { checkDeclarations } from "./check-declarations.ts";
import type { Compiled } from "./compile-protos.ts";
import { type Declaration, declarationsIn, reachedFrom, scopeOf } from "./declarations.ts";
import { type OwnService, OwnServiceReader } from "./read-services.ts";
import { type Named, uniqueNames } from "./unique-names.ts";

/** A message or enum of a client. */
export interface OwnType {
  /** The name that the client exports. */
  readonly name: string;
  /** The name within its module. */
  readonly local: string;
  readonly isEnum: boolean;
  /** The proto file that declares it. */
  readonly file: string;
}

/** The input for generating a gRPC client. */
export interface OwnGrpc {
  readonly services: readonly OwnService[];
  readonly types: readonly OwnType[];
  /** The proto files that messages are generated from. */
  readonly files: ReadonlySet<string>;
}

/**
 * Reads compiled proto files: the services of the client's own files, and all messages and enums that they declare or use.
 *
 * @param taken - Names that generated files use for other things.
 * @throws Mistakes listing everything that is not supported.
 */
export function readProtos(
  { protos, binary, image }: Compiled,
  path: string,
  taken: ReadonlySet<string>,
): OwnGrpc {
  const shown = new Map(protos.map((proto) => [proto.name, proto.shown]));
  const ownNames = new Set(protos.filter(({ isOwn }) => isOwn).map(({ name }) => name));
  const own = image.file.filter(({ name }) => ownNames.has(name));
  const declarations = declarationsIn(image);
  const start = [
    ...[...declarations.values()]
      .filter(({ file }) => ownNames.has(file.name))
      .map(({ wireName }) => wireName),
    ...own.flatMap(({ service = [] }) =>
      service.flatMap(({ method = [] }) =>
        method.flatMap(({ inputType, outputType }) => [inputType, outputType]),
      ),
    ),
  ];
  const reached = reachedFrom(start, declarations);
  const files = filesOf(reached, declarations);
  const locals = messageNames(binary);
  const types = [...declarations.values()].filter(({ file, isEntry }) => files.has(file.name) && !isEntry);
  const names = uniqueNames([...types.map((one) => named(one, locals)), ...own.flatMap(servicesIn)], taken);
  const reader = new OwnServiceReader({ names, declarations, shown });
  for (const file of own) reader.read(file);
  if (reader.services.length === 0)
    reader.mistakes.push({
      file: path,
      line: 1,
      column: 1,
      what: "it has no services",
      remedy: "name a proto file that has one, or a folder with it",
    });
  Mistakes.throwIfAny([...reader.mistakes, ...checkDeclarations(reached, shown)]);
  return {
    services: reader.services,
    files,
    types: types.map(({ wireName, isEnum, file }) => ({
      name: names.get(wireName) ?? "",
      local: locals(wireName),
      isEnum,
      file: file.name,
    })),
  };
}

/** Returns the files that declare the given messages, and the files of everything that these files use. */
function filesOf(
  reached: readonly Declaration[],
  declarations: ReadonlyMap<string, Declaration>,
): ReadonlySet<string> {
  const files = new Set(reached.map(({ file }) => file.name));
  const inFiles = [...declarations.values()].filter(({ file }) => files.has(file.name));
  const all = reachedFrom(
    inFiles.map(({ wireName }) => wireName),
    declarations,
  );
  return all.every(({ file }) => files.has(file.name)) ? files : filesOf(all, declarations);
}

function named({ wireName, file }: Declaration, locals: (wireName: string) => string): Named {
  return { wireName, package: file.package ?? "", name: locals(wireName) };
}

function servicesIn(file: Declaration["file"]): Named[] {
  return (file.service ?? []).map(({ name }) => {
    return { wireName: `${scopeOf(file)}.${name}`, package: file.package ?? "", name };
  });
}
