import { format } from "oxfmt";
import { rewriteCodecs } from "./rewrite-codecs.ts";
import { runTsProto } from "./ts-proto.ts";

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

/**
 * What ts-proto generates from a module.
 *
 * @param image - What buf compiled it to.
 * @param takes - Which of its files, by their path from its root.
 * @returns the text of each by its path with `.ts` for `.proto`.
 */
export async function messageTexts(
  image: Uint8Array,
  takes: (file: string) => boolean,
): Promise<Map<string, string>> {
  const texts = runTsProto(image, OPTIONS.join(","), takes).map(async ({ path, text: written }) => {
    // Put before a member of a union that has a docstring, to make that printer break the line.
    const text = rewriteCodecs(written).replaceAll(/\| \/\/ *$/gm, "|");
    const { code: printed, errors } = await format(path, text, { printWidth: 120 });
    if (errors.length > 0)
      throw new Error(`ts-proto generated no TypeScript for ${path}: ${errors[0]?.message}`);
    return [path, printed] as const;
  });
  return new Map(await Promise.all(texts));
}
