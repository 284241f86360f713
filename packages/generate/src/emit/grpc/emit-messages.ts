import { posix } from "node:path";
import { headerFor } from "./header.ts";

/** The types that ts-proto repeats in each file, and the package has once, in `src/wire/message.ts`: `Builtin`, `DeepPartial` and `MessageFns`. */
const REPEATED = /^type Builtin = [^]*?^export interface MessageFns<T> \{[^}]*\}\n/m;

/** The imports of message modules from modules of the package. */
const SHARED = {
  "wire/message.ts": ["type DeepPartial", "type LazyMessage", "type MessageFns", "setOwn"],
  "wire/binary-reader.ts": ["BinaryReader"],
  "wire/binary-writer.ts": ["BinaryWriter"],
  "wire/bytes.ts": ["NO_BYTES"],
  "wire/lazy-view.ts": ["LazyView", "type ViewClass", "viewClass"],
  "wire/message-parts.ts": [
    "checkedFns",
    "copyUnknown",
    "keepUnknown",
    "notJson",
    "unwrapped",
    "valueOf",
    "wrapped",
    "writeUnknown",
  ],
};

/** The place of message modules. */
export interface MessageHome {
  /** Returns the first line of a module. */
  readonly header: (file: string) => string;
  /** The import path of a module of the package, in the module of a proto file. */
  readonly shared: (module: string, file: string) => string;
}

/** Message modules within the package. */
export const inPackage: MessageHome = {
  header: headerFor,
  shared: (module, file) => posix.relative(posix.dirname(`generated/${file}`), module),
};

/**
 * Converts ts-proto's output for one proto file to a module of a client.
 *
 * @param file - The path of the proto file from the proto module's root.
 * @returns the text of the module, or `undefined` if the file has no messages.
 */
export function emitMessages(file: string, text: string, home: MessageHome = inPackage): string | undefined {
  const body = text
    .replace(/^\/\/ Code generated[^]*?\/\* eslint-disable \*\/\n/, "")
    .replace(/^export const protobuf(Package|FileName) = ".*";\n\n?/gm, "")
    .replace(REPEATED, "")
    // Any JSON value, whose type is unknown.
    .replace(/(^ {2}\w+\??: |\[key: string\]: |\[string, )any \| undefined/gm, "$1unknown")
    // The key of a map can be any text, also `__proto__`.
    .replace(/^( +)(\S+)\[(key|entry\d+\.key)\] = (.+);$/gm, "$1setOwn($2, $3, $4);")
    .trim();
  if (!/^export /m.test(body)) return undefined;
  const code = body.replaceAll(/\/\*\*[^]*?\*\//g, "");
  const used = new Map<string, string[]>();
  for (const [module, names] of Object.entries(SHARED)) {
    const here = names.filter((name) => new RegExp(`\\b${name.replace("type ", "")}\\b`).test(code));
    const from = home.shared(module, file);
    if (here.length > 0) used.set(from, [...(used.get(from) ?? []), ...here]);
  }
  const imports = [...used].map(([from, names]) => `import { ${names.join(", ")} } from "${from}";\n`);
  return `${home.header(file)}\n\n${imports.join("")}${body}\n`;
}
