// Runs ts-proto's generator in this process.
//
// ts-proto publishes a buf plugin and no function. The plugin takes a second longer: buf compiles the module again and
// passes the descriptors to another process, whose formatter takes more time than everything else. So this file imports the
// modules of the plugin, and it is the only file that does. `test/proto/ts-proto.test.ts` compares it with the plugin.
import { createRequire } from "node:module";

interface File {
  readonly name: string;
}

interface Code {
  readonly toString: (options: object) => string;
}

const tsProto = createRequire(createRequire(import.meta.url).resolve("ts-proto/package.json"));
const { FileDescriptorSet } = tsProto("ts-proto-descriptors") as {
  readonly FileDescriptorSet: { readonly decode: (bytes: Uint8Array) => { readonly file: readonly File[] } };
};
const { generateFile, makeUtils } = tsProto("./build/src/main") as {
  readonly generateFile: (context: object, file: File) => [path: string, code: Code];
  readonly makeUtils: (options: object) => object;
};
const { createTypeMap } = tsProto("./build/src/types") as {
  readonly createTypeMap: (
    request: object,
    options: object,
  ) => ReadonlyMap<string, readonly [string, string]>;
};
const { createFileContext } = tsProto("./build/src/context") as {
  readonly createFileContext: (file: File) => object;
};
const { getTsPoetOpts, optionsFromParameter } = tsProto("./build/src/options") as {
  readonly getTsPoetOpts: (options: object, version: string, protoc: string, name: string) => object;
  readonly optionsFromParameter: (parameter: string) => object;
};

/**
 * Runs ts-proto.
 *
 * @param image - The module that buf compiled.
 * @param parameter - The plugin's options: `forceLong=bigint,oneof=unions-value`.
 * @param takes - Chooses files by their path from the module's root.
 * @returns the generated files, not formatted.
 */
export function runTsProto(
  image: Uint8Array,
  parameter: string,
  takes: (file: string) => boolean,
): { readonly path: string; readonly text: string }[] {
  const { file: protoFile } = FileDescriptorSet.decode(image);
  const options = optionsFromParameter(parameter);
  const context = { options, typeMap: createTypeMap({ protoFile }, options), utils: makeUtils(options) };
  return protoFile
    .filter(({ name }) => takes(name))
    .map((file) => {
      const [path, code] = generateFile({ ...context, currentFile: createFileContext(file) }, file);
      const printing = { ...getTsPoetOpts(options, "", "", file.name), path, format: false };
      return { path, text: code.toString(printing) };
    });
}
