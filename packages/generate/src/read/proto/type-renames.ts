import { words } from "../../model/tables.ts";
import type { Mistake } from "../../spec-file/mistakes.ts";
import { findComment, ENUM, type Image, MESSAGE, type ProtoFile, readScope } from "./image.ts";

/** Names that a module of messages imports or declares, or did in clients of earlier versions, whose types keep their names. */
const IN_MODULES = new Set(
  words("BinaryReader BinaryWriter Builtin DeepPartial LazyMessage LazyView MessageFns ViewClass Wrapper"),
);

/** Protos in which no message or enum has a name of a module of messages, and a note for each renamed one. */
interface Renamed {
  readonly image: Image;
  readonly notes: ReadonlyMap<string, readonly Mistake[]>;
}

/** Renames messages and enums whose names modules of messages use for something else. */
export function findTypeRenames(image: Image, shownAs: (file: ProtoFile) => string): Renamed {
  const notes = new Map<string, Mistake[]>();
  const renamed = new Map<string, string>();
  for (const file of image.file)
    for (const [kind, types] of [
      [MESSAGE, file.messageType ?? []] as const,
      [ENUM, file.enumType ?? []] as const,
    ])
      for (const [index, { name }] of types.entries()) {
        if (!IN_MODULES.has(name)) continue;
        const own = `${readScope(file)}.${name}`;
        renamed.set(own, `${own}Type`);
        const { line } = findComment(file, [kind, index]);
        const what = `${name} is called ${name}Type in the client, because generated files use the name ${name}`;
        notes.set(`${own}Type`.slice(1), [
          {
            file: shownAs(file),
            line,
            column: 1,
            what,
            remedy: "to choose the name yourself, rename it in the proto",
          },
        ]);
      }
  if (renamed.size === 0) return { image, notes };
  const rename = (name: string): string => {
    const root = [...renamed.keys()].find((one) => name === one || name.startsWith(`${one}.`));
    return root === undefined ? name : `${renamed.get(root) ?? root}${name.slice(root.length)}`;
  };
  const file = image.file.map((one): ProtoFile => {
    const scope = readScope(one);
    const withName = <T extends { readonly name: string }>(type: T): T => ({
      ...type,
      name: rename(`${scope}.${type.name}`).slice(scope.length + 1),
    });
    const { messageType, enumType } = one;
    const own: ProtoFile = {
      ...one,
      ...(messageType && { messageType: messageType.map(withName) }),
      ...(enumType && { enumType: enumType.map(withName) }),
    };
    return JSON.parse(JSON.stringify(own), (key, value) =>
      REFERENCES.has(key) ? rename(String(value)) : value,
    ) as ProtoFile;
  });
  return { image: { file }, notes };
}

/** The keys of descriptors whose values are full names. */
const REFERENCES: ReadonlySet<string> = new Set(["typeName", "inputType", "outputType"]);
