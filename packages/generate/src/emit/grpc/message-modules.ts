import { emitMessages } from "./emit-messages.ts";
import { isOption } from "../../load/proto/image.ts";
import { messageTexts } from "./message-texts.ts";

/** The modules with the messages of a compiled module, by path. */
export async function messageModules(image: Uint8Array): Promise<Map<string, string>> {
  const texts = await messageTexts(image, (file) => !isOption(file));
  return new Map(
    [...texts].flatMap(([module, text]) => {
      const emitted = emitMessages(module.replace(/\.ts$/, ".proto"), text);
      return emitted === undefined ? [] : [[module, emitted] as const];
    }),
  );
}
