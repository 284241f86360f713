// Runs ts-proto's generator in this process.
//
// ts-proto publishes a buf plugin and no function. The plugin takes a second longer: buf compiles the module again and
// passes the descriptors to another process, whose formatter takes more time than everything else. So this file imports the
// modules of the plugin, and it is the only file that does. `test/proto/ts-proto.test.ts` compares it with the plugin.
import { createRequire } from "node:module";

interface File {
  readonly name: string;
}

/** Protos that buf compiled: in protobuf's own encoding, or in JSON. */
export type TsProtoInput = Uint8Array | { readonly file: readonly JsonFile[] };

interface JsonFile {
  readonly messageType?: readonly JsonMessage[];
}

interface JsonMessage {
  readonly field?: readonly {
    readonly oneofIndex?: number;
    readonly options?: { readonly packed?: boolean };
  }[];
  readonly nestedType?: readonly JsonMessage[];
}

/** A message as ts-proto has it. */
interface Descriptor {
  readonly field: readonly { oneofIndex?: number; readonly options?: { packed?: boolean | undefined } }[];
  readonly nestedType: readonly Descriptor[];
}

interface Code {
  readonly toString: (options: object) => string;
}

const tsProto = createRequire(createRequire(import.meta.url).resolve("ts-proto/package.json"));
const { FileDescriptorSet } = tsProto("ts-proto-descriptors") as {
  readonly FileDescriptorSet: {
    readonly decode: (bytes: Uint8Array) => { readonly file: readonly File[] };
    readonly fromJSON: (json: object) => {
      readonly file: readonly (File & { readonly messageType: readonly Descriptor[] })[];
    };
  };
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

/** ts-proto's own printer, which comes with it. */
export const formatter = createRequire(tsProto.resolve("ts-poet"))("dprint-node") as {
  readonly format: (file: string, text: string, options: object) => string;
};

/**
 * Runs ts-proto.
 *
 * @param image - The protos.
 * @param parameter - The plugin's options: `forceLong=bigint,oneof=unions-value`.
 * @param takes - Chooses files by their path from the module's root.
 * @returns the generated files, not formatted.
 */
export function runTsProto(
  image: TsProtoInput,
  parameter: string,
  takes: (file: string) => boolean,
): { readonly path: string; readonly text: string }[] {
  const protoFile = image instanceof Uint8Array ? FileDescriptorSet.decode(image).file : fromJson(image.file);
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

/** Reads files in JSON. ts-proto's own reader makes numbers and booleans of what they do not state. */
function fromJson(files: readonly JsonFile[]): readonly File[] {
  const { file } = FileDescriptorSet.fromJSON({ file: files });
  for (const [index, { messageType }] of file.entries()) onlyStated(messageType, files[index]?.messageType);
  return file;
}

function onlyStated(read: readonly Descriptor[], written: readonly JsonMessage[] = []): void {
  for (const [place, { field, nestedType }] of read.entries()) {
    for (const [index, one] of field.entries()) {
      const { oneofIndex, options } = written[place]?.field?.[index] ?? {};
      if (oneofIndex === undefined) delete one.oneofIndex;
      if (one.options && options?.packed === undefined) one.options.packed = undefined;
    }
    onlyStated(nestedType, written[place]?.nestedType);
  }
}
