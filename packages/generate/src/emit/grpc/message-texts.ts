import { rewriteCodecs } from "./rewrite-codecs.ts";
import { type TsProtoInput, runTsProto } from "./ts-proto.ts";

/** The `encode` of a message in ts-proto's output, up to its unknown fields. */
const ENCODE = /encode\(\s+message: (\w+),[^]*?if \(message\._unknownFields/g;

/** A field that is written unless it has its default value, with the tag before its value. */
const UNLESS_DEFAULT =
  /if \( ?message\.\w+(?:\.length)? !== (?!undefined)[^)]*\) \{((?:[^{}]|\{[^{}]*\})*?writer\.uint32\((\d+)\)[^{}]*)\}/g;

/**
 * Makes codecs write required fields even if they are 0 or empty: a server that has them as required rejects messages
 * without them.
 *
 * @param text - ts-proto's output for one proto file.
 * @param required - The numbers of such fields, by the name of the message.
 */
function alwaysSent(text: string, required: ReadonlyMap<string, ReadonlySet<number>>): string {
  if (required.size === 0) return text;
  return text.replace(ENCODE, (encode, message: string) => {
    const numbers = required.get(message);
    if (numbers === undefined) return encode;
    return encode.replace(UNLESS_DEFAULT, (whole, write: string, tag: string) =>
      numbers.has(Number(tag) >>> 3) ? write : whole,
    );
  });
}

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

/** The type of an enum's value whose name is that of a type of TypeScript, which no type may have. */
const RESERVED_TYPE =
  /export type (?:any|bigint|boolean|never|null|number|object|string|symbol|undefined|unknown|void) = typeof [\w.]+;/g;

/** Formats the text of a module. */
export type Print = (path: string, text: string) => string | Promise<string>;

/**
 * Generates modules with ts-proto.
 *
 * @param image - The protos that buf compiled.
 * @param takes - Chooses files by their path from the module's root.
 * @param suffix - The extension in imports: `.ts` or `.js`.
 * @param required - Returns the numbers of the fields that are sent even if they are 0 or empty, by the name of the
 * message in TypeScript, for a file. Default: none.
 * @returns the text of each file by its path, with `.ts` instead of `.proto`.
 */
export async function messageTexts(
  image: TsProtoInput,
  takes: (file: string) => boolean,
  suffix: ".ts" | ".js",
  print: Print,
  required?: (file: string) => ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Map<string, string>> {
  const options = [...OPTIONS, `importSuffix=${suffix}`].join(",");
  const texts = new Map<string, string>();
  for (const { path, text: written } of runTsProto(image, options, takes)) {
    // A marker before a union member with a docstring makes the printer break the line.
    const own = required?.(path.replace(/\.ts$/, ".proto"));
    const text = rewriteCodecs(own ? alwaysSent(written, own) : written)
      .replaceAll(/\| \/\/ *$/gm, "|")
      .replaceAll(RESERVED_TYPE, "");
    // Sequentially, since a printer with threads would use three times the CPU time for all at once.
    texts.set(path, await print(path, text));
  }
  return texts;
}
