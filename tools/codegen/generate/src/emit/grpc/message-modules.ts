import { format } from "oxfmt";
import { emitMessages, headerFor, nameModule, namesByFile } from "@node-access/generate/emit/grpc";
import { type GrpcMethod, isOption, type Spec } from "@node-access/generate/model";
import { type Image, planMessages } from "@node-access/generate/proto";

/**
 * Returns the modules of a compiled proto module, by path below `src/generated`. The enums of a spec have a module of their
 * own, so that a program can import their values without the codecs.
 */
export async function messageModules(
  image: Image,
  specs: readonly Spec<GrpcMethod>[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const enumsOf = new Map<string, string>();
  for (const spec of specs)
    // Protobuf's own files can belong to several specs.
    for (const file of namesByFile(spec).keys())
      if (!file.startsWith("google/")) enumsOf.set(file, `${spec.name}-enums`);
  const modules = emitMessages(
    planMessages(image, (file) => !isOption(file)),
    {
      header: headerFor,
      runtime: "@node-access/transport/protobuf",
      suffix: ".ts",
      enumsOf: (file) => enumsOf.get(file),
    },
  );
  for (const [file, { text }] of modules) files.set(nameModule(file), await print(nameModule(file), text));
  for (const spec of specs) {
    const enums = [...namesByFile(spec).keys()].flatMap((file) => modules.get(file)?.enums ?? []);
    const path = `${spec.name}-enums.ts`;
    files.set(path, await print(path, `${headerFor(spec.file)}\n\n${enums.join("\n\n")}\n`));
  }
  return files;
}

async function print(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, { printWidth: 120 });
  if (errors.length > 0) throw new Error(`${path} is no TypeScript: ${errors[0]?.message}`);
  return code;
}
