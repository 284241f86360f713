import { posix } from "node:path";
import { headerFor } from "./header.ts";

/** What ts-proto repeats in each file, and the package has once, in `src/message.ts`. */
const REPEATED = `type Builtin = Date | Function | Uint8Array | string | number | boolean | bigint | undefined;

export type DeepPartial<T> = T extends bigint
  ? string | number | bigint
  : T extends Builtin
    ? T
    : T extends globalThis.Array<infer U>
      ? globalThis.Array<DeepPartial<U>>
      : T extends ReadonlyArray<infer U>
        ? ReadonlyArray<DeepPartial<U>>
        : T extends { $case: string; value: unknown }
          ? { $case: T["$case"]; value?: DeepPartial<T["value"]> }
          : T extends {}
            ? { [K in keyof T]?: DeepPartial<T[K]> }
            : Partial<T>;

export interface MessageFns<T> {
  encode(message: T, writer?: BinaryWriter): BinaryWriter;
  decode(input: BinaryReader | Uint8Array, length?: number): T;
  create(base?: DeepPartial<T>): T;
  fromPartial(object: DeepPartial<T>): T;
}
`;

/** What modules of messages take from modules of the package. */
const SHARED = {
  "message.ts": ["type DeepPartial", "type LazyMessage", "type MessageFns", "setOwn"],
  "wire/binary-reader.ts": ["BinaryReader"],
  "wire/binary-writer.ts": ["BinaryWriter"],
  "wire/lazy-view.ts": ["LazyView", "type ViewClass", "viewClass"],
  "wire/message-parts.ts": ["NO_BYTES", "copyUnknown", "keepUnknown", "notJson", "valueOf", "writeUnknown"],
};

/**
 * Makes what ts-proto wrote for one proto file a module of the package.
 *
 * @param file - The proto file, from the module's root.
 * @returns the module's text, or `undefined` if the file has no messages.
 */
export function emitMessages(file: string, text: string): string | undefined {
  const body = text
    .replace(/^\/\/ Code generated[^]*?\/\* eslint-disable \*\/\n/, "")
    .replace(/^export const protobuf(Package|FileName) = ".*";\n\n?/gm, "")
    .replace(REPEATED, "")
    // Any JSON value, of which nothing is known.
    .replace(/(^ {2}\w+\??: |\[key: string\]: |\[string, )any \| undefined/gm, "$1unknown")
    // A map's key may be any text, `__proto__` too.
    .replace(/^( +)(\S+)\[(key|entry\d+\.key)\] = (.+);$/gm, "$1setOwn($2, $3, $4);")
    .trim();
  if (!/^export /m.test(body)) return undefined;
  const used = Object.entries(SHARED).flatMap(([module, names]) => {
    const here = names.filter((name) => new RegExp(`\\b${name.replace("type ", "")}\\b`).test(body));
    const path = posix.relative(posix.dirname(`generated/${file}`), module);
    return here.length > 0 ? [`import { ${here.join(", ")} } from "${path}";\n`] : [];
  });
  return `${headerFor(file)}\n\n${used.join("")}${body}\n`;
}
