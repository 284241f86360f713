import { posix } from "node:path";
import { takeEnums } from "../emit/grpc/emit-enums.ts";
import { emitMessages } from "../emit/grpc/emit-messages.ts";
import { nameList } from "../emit/grpc/header.ts";
import { messageTexts } from "../emit/grpc/message-texts.ts";
import { formatter } from "../emit/grpc/ts-proto.ts";
import { type ClientNames, ownHeader } from "./client-files.ts";
import type { NamedType } from "../model/type.ts";
import { collectNames } from "../read/proto/names.ts";
import type { ReadProtos } from "../read/proto/read-protos.ts";

/** The folder of the message modules. */
const FOLDER = "messages";

const WIRE = "@node-access/grpc/wire";

/**
 * Returns the files with the messages of a client: a module for each proto file, a module for its enums, and two
 * modules that export all of them.
 */
export async function messageFiles(
  { files: protos, image, required, spec: { types } }: ReadProtos,
  names: ClientNames,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const place = { header: () => ownHeader(names).trimEnd(), shared: () => WIRE };
  const localOf = collectNames(image);
  const requiredIn = (file: string): ReadonlyMap<string, ReadonlySet<number>> =>
    new Map(
      Object.values(types).flatMap(({ home, wireName = "" }) => {
        const numbers = home === file ? required.get(wireName) : undefined;
        return numbers ? [[localOf(`.${wireName}`), numbers] as const] : [];
      }),
    );
  const isUsed = (file: string): boolean => protos.some(({ name }) => name === file);
  const texts = await messageTexts(image, isUsed, ".js", print, requiredIn);
  const hasMessages = new Set<string>();
  for (const [module, text] of texts) {
    const file = module.replace(/\.ts$/, ".proto");
    const emitted = emitMessages(file, text, place);
    if (emitted === undefined) continue;
    hasMessages.add(file);
    const { names: enums, declarations, rest } = takeEnums(emitted);
    if (enums.length > 0) files.set(enumsOf(file), `${ownHeader(names)}${declarations.join("\n\n")}\n`);
    files.set(moduleOf(file), enums.length > 0 ? withEnums(rest, enums, enumsOf(file)) : emitted);
  }
  const exported = Object.values(types).filter(({ home }) => hasMessages.has(home));
  files.set(`${FOLDER}.ts`, ownHeader(names) + exportsOf(exported, localOf, moduleOf));
  const enums = exported.filter(({ type }) => type.kind === "enum");
  if (enums.length > 0) files.set("enums.ts", ownHeader(names) + exportsOf(enums, localOf, enumsOf));
  return files;
}

/** Formats like ts-proto's own printer. */
function print(path: string, text: string): string {
  return formatter.format(path, text, {
    useBraces: "always",
    singleBodyPosition: "nextLine",
    "arrowFunction.useParentheses": "force",
    "module.sortImportDeclarations": "caseSensitive",
    lineWidth: 120,
    preferSingleLine: true,
  });
}

/** Returns a module of messages that imports its enums and still exports them. */
function withEnums(text: string, enums: readonly string[], file: string): string {
  const from = ` from "./${posix.basename(asJs(file))}";`;
  const moved = `${nameList("import ", enums, from)}\n${nameList("export ", enums, ";")}`;
  const [header = "", ...body] = text.split("\n\n");
  return `${[header, moved, ...body].join("\n\n").trim()}\n`;
}

function exportsOf(
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
      return `${nameList("export ", exported, ` from "./${asJs(pathOf(file))}";`)}\n`;
    })
    .join("");
}

function moduleOf(file: string): string {
  return `${FOLDER}/${file.replace(/\.proto$/, ".ts")}`;
}

function enumsOf(file: string): string {
  return moduleOf(file).replace(/\.ts$/, ".enums.ts");
}

function asJs(path: string): string {
  return path.replace(/\.ts$/, ".js");
}
