import { createRequire } from "node:module";
import { format } from "oxfmt";
import { rewriteCodecs } from "./rewrite-codecs.ts";

/**
 * Plain interfaces and codecs: 64-bit integers as bigint, `oneof` as a tagged union, no JSON forms. Unknown fields are
 * kept, since a transaction that is read, signed and sent must not lose any.
 */
const OPTIONS = [
  "annotateFilesWithVersion=false",
  "enumsAsLiterals=true",
  "env=both",
  "esModuleInterop=true",
  "forceLong=bigint",
  "importSuffix=.ts",
  "oneof=unions-value",
  "outputJsonMethods=false",
  "outputServices=none",
  "removeEnumPrefix=true",
  "unknownFields=true",
  "unrecognizedEnum=true",
  "useDate=false",
  "useExactTypes=false",
];

interface File {
  readonly name: string;
}

interface Code {
  readonly toString: (options: object) => string;
}

// The steps of ts-proto's own plugin, which would have buf compile once more and read the descriptors in a process of its own.
const tsProto = createRequire(createRequire(import.meta.url).resolve("ts-proto/package.json"));
const { FileDescriptorSet } = tsProto("ts-proto-descriptors") as {
  readonly FileDescriptorSet: { readonly decode: (bytes: Uint8Array) => { readonly file: readonly File[] } };
};
const { generateFile, makeUtils } = tsProto("./build/src/main") as {
  readonly generateFile: (context: object, file: File) => [path: string, code: Code];
  readonly makeUtils: (options: object) => object;
};
const { createTypeMap } = tsProto("./build/src/types") as {
  readonly createTypeMap: (request: object, options: object) => object;
};
const { createFileContext } = tsProto("./build/src/context") as {
  readonly createFileContext: (file: File) => object;
};
const { getTsPoetOpts, optionsFromParameter } = tsProto("./build/src/options") as {
  readonly getTsPoetOpts: (options: object, version: string, protoc: string, name: string) => object;
  readonly optionsFromParameter: (parameter: string) => object;
};

/**
 * What ts-proto makes of a module.
 *
 * @param image - What buf compiled it to.
 * @param takes - Which of its files, by their path from its root.
 * @returns the text of each by its path with `.ts` for `.proto`.
 */
export async function messageTexts(
  image: Uint8Array,
  takes: (file: string) => boolean,
): Promise<Map<string, string>> {
  const { file: protoFile } = FileDescriptorSet.decode(image);
  const options = optionsFromParameter(OPTIONS.join(","));
  const context = { options, typeMap: createTypeMap({ protoFile }, options), utils: makeUtils(options) };
  const texts = protoFile
    .filter(({ name }) => takes(name))
    .map(async (file) => {
      const [path, code] = generateFile({ ...context, currentFile: createFileContext(file) }, file);
      // Its own printer takes more than all the rest of it.
      const written = code.toString({ ...getTsPoetOpts(options, "", "", file.name), path, format: false });
      // Put before a member of a union that has a docstring, to make that printer break the line.
      const text = rewriteCodecs(written).replaceAll(/\| \/\/ *$/gm, "|");
      const { code: printed, errors } = await format(path, text, { printWidth: 120 });
      if (errors.length > 0)
        throw new Error(`ts-proto made no TypeScript of ${file.name}: ${errors[0]?.message}`);
      return [path, printed] as const;
    });
  return new Map(await Promise.all(texts));
}
