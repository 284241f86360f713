import { rewriteCodecs } from "./rewrite-codecs.ts";
import { runTsProto } from "./ts-proto.ts";

/**
 * Plain interfaces and codecs: 64-bit integers as bigint, `oneof` as a tagged union, no JSON forms.
 * Messages preserve unknown fields, so that a transaction that is read, signed and sent loses none.
 */
const OPTIONS = [
  "annotateFilesWithVersion=false",
  "enumsAsLiterals=true",
  "env=both",
  "esModuleInterop=true",
  "forceLong=bigint",
  "oneof=unions-value",
  "outputJsonMethods=false",
  "outputServices=none",
  "removeEnumPrefix=true",
  "unknownFields=true",
  "unrecognizedEnum=true",
  "useDate=false",
  "useExactTypes=false",
];

/** Formats the text of a module. */
export type Print = (path: string, text: string) => string | Promise<string>;

/**
 * Generates modules with ts-proto.
 *
 * @param image - The module that buf compiled.
 * @param takes - Chooses files by their path from the module's root.
 * @param suffix - The extension in imports: `.ts` or `.js`.
 * @returns the text of each file by its path, with `.ts` instead of `.proto`.
 */
export async function messageTexts(
  image: Uint8Array,
  takes: (file: string) => boolean,
  suffix: ".ts" | ".js",
  print: Print,
): Promise<Map<string, string>> {
  const options = [...OPTIONS, `importSuffix=${suffix}`].join(",");
  const texts = new Map<string, string>();
  for (const { path, text: written } of runTsProto(image, options, takes)) {
    // A marker before a union member with a docstring makes the printer break the line.
    const text = rewriteCodecs(written).replaceAll(/\| \/\/ *$/gm, "|");
    // Sequentially, since a printer with threads would use three times the CPU time for all at once.
    texts.set(path, await print(path, text));
  }
  return texts;
}
