import { emitMessages } from "../emit/grpc/emit-messages.ts";
import { nameList } from "../emit/grpc/text.ts";
import { type ClientNames, ownHeader } from "./client-files.ts";
import type { NamedType } from "../model/type.ts";
import { collectNames } from "../read/proto/names.ts";
import { planMessages } from "../read/proto/plan-messages.ts";
import type { ReadProtos } from "../read/proto/read-protos.ts";

const FOLDER = "messages";

/**
 * Returns the files with the messages of a client: a module for each proto file, a module for its enums, and two
 * modules that export all of them.
 */
export function messageFiles(
  { files: protos, image, spec: { types } }: ReadProtos,
  names: ClientNames,
): Map<string, string> {
  const header = ownHeader(names);
  const localOf = collectNames(image);
  const place = {
    header: () => header.trimEnd(),
    runtime: "@node-access/grpc/wire",
    suffix: ".js",
    enumsOf: (file: string) => nameEnums(file).slice(`${FOLDER}/`.length, -".ts".length),
  };
  const used = new Set(protos.map(({ name }) => name));
  const modules = emitMessages(
    planMessages(image, (file) => used.has(file)),
    place,
  );
  const files = new Map<string, string>();
  for (const [file, { text, enums }] of modules) {
    if (enums.length > 0) files.set(nameEnums(file), `${header}${enums.join("\n\n")}\n`);
    files.set(nameModule(file), text);
  }
  const exported = Object.values(types).filter(({ home }) => modules.has(home));
  files.set(`${FOLDER}.ts`, header + listExports(exported, localOf, nameModule));
  const enums = exported.filter(({ type }) => type.kind === "enum");
  if (enums.length > 0) files.set("enums.ts", header + listExports(enums, localOf, nameEnums));
  return files;
}

function listExports(
  types: readonly NamedType[],
  localOf: (wireName: string) => string,
  pathOf: (file: string) => string,
): string {
  const byFile = new Map<string, NamedType[]>();
  for (const type of types) byFile.set(type.home, [...(byFile.get(type.home) ?? []), type]);
  return [...byFile]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, all]) => {
      const exported = all
        .map(({ name, wireName }) => {
          const local = localOf(`.${wireName}`);
          return name === local ? name : `${local} as ${name}`;
        })
        .toSorted();
      return `${nameList("export ", exported, ` from "./${pathOf(file).replace(/\.ts$/, ".js")}";`)}\n`;
    })
    .join("");
}

function nameModule(file: string): string {
  return `${FOLDER}/${file.replace(/\.proto$/, ".ts")}`;
}

function nameEnums(file: string): string {
  return nameModule(file).replace(/\.ts$/, ".enums.ts");
}
