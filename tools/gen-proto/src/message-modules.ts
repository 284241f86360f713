import { emitMessages } from "./emit-messages.ts";
import { messageTexts } from "./message-texts.ts";
import { isOption } from "./surface.ts";

/** The modules with the messages of a buf module, by path. */
export async function messageModules(folder: string): Promise<Map<string, string>> {
  const texts = await messageTexts(folder, (file) => !isOption(file));
  return new Map(
    [...texts].flatMap(([module, text]) => {
      const emitted = emitMessages(module.replace(/\.ts$/, ".proto"), text);
      return emitted === undefined ? [] : [[module, emitted] as const];
    }),
  );
}
