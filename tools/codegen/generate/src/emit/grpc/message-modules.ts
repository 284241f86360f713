import { format } from "oxfmt";
import { isOption } from "@node-access/generate/model";
import { emitMessages, messageTexts } from "@node-access/generate/emit/grpc";

/** Returns the message modules of a compiled proto module, by path. */
export async function messageModules(image: Uint8Array): Promise<Map<string, string>> {
  const texts = await messageTexts(image, (file) => !isOption(file), ".ts", print);
  return new Map(
    [...texts].flatMap(([module, text]) => {
      const emitted = emitMessages(module.replace(/\.ts$/, ".proto"), text);
      return emitted === undefined ? [] : [[module, emitted] as const];
    }),
  );
}

async function print(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, { printWidth: 120 });
  if (errors.length > 0)
    throw new Error(`ts-proto generated no TypeScript for ${path}: ${errors[0]?.message}`);
  return code;
}
