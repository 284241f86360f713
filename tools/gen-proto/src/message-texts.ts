import { createRequire } from "node:module";
import { buf } from "./buf.ts";

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
 * @param folder - Of the module, with its `buf.yaml`.
 * @param takes - Which of its files, by their path from there.
 * @returns the text of each by its path with `.ts` for `.proto`.
 */
export function messageTexts(folder: string, takes: (file: string) => boolean): Map<string, string> {
  const { file: protoFile } = FileDescriptorSet.decode(buf(folder, ["build", "-o", "-"]).output);
  const options = optionsFromParameter(OPTIONS.join(","));
  const context = { options, typeMap: createTypeMap({ protoFile }, options), utils: makeUtils(options) };
  return new Map(
    protoFile
      .filter(({ name }) => takes(name))
      .map((file) => {
        const [path, code] = generateFile({ ...context, currentFile: createFileContext(file) }, file);
        return [path, code.toString({ ...getTsPoetOpts(options, "", "", file.name), path })];
      }),
  );
}
