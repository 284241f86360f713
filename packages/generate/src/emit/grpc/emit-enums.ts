import { posix } from "node:path";
import type { GrpcMethod } from "../../model/operation.ts";
import type { Spec } from "../../model/spec.ts";
import { headerFor, nameList } from "./header.ts";
import { moduleOf, namesByFile } from "./names.ts";

/** Matches an enum as ts-proto writes it: comment, values, type, and a type for each value. */
const ENUM =
  /^(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export const (\w+) =\s+\{[^]*?\} as const;\n\nexport type \1 =[^;]*;\n\nexport namespace \1 \{\n[^]*?\n\}\n\n?/gm;

/**
 * Takes the enums out of a module.
 *
 * @returns their names, their declarations, and the rest of the module.
 */
export function takeEnums(text: string): { names: string[]; declarations: string[]; rest: string } {
  const names: string[] = [];
  const declarations: string[] = [];
  const rest = text.replace(ENUM, (block, name: string) => {
    names.push(name);
    declarations.push(block.trim());
    return "";
  });
  return { names, declarations, rest };
}

/**
 * Moves the enums of a spec's messages to their own module, so that a program can import their values without
 * the codecs.
 *
 * @param files - All modules by path. The spec's modules are replaced, and `<name>-enums.ts` is added.
 */
export function moveEnums(spec: Spec<GrpcMethod>, files: Map<string, string>): void {
  const home = `${spec.name}-enums.ts`;
  const blocks: string[] = [];
  for (const file of namesByFile(spec).keys()) {
    // Protobuf's own files can belong to several specs.
    if (file.startsWith("google/")) continue;
    const module = moduleOf(file);
    const text = files.get(module) ?? "";
    const { names, declarations, rest } = takeEnums(text);
    blocks.push(...declarations);
    if (names.length === 0) continue;
    const path = posix.relative(posix.dirname(module), home);
    const from = ` from "${path.startsWith(".") ? path : `./${path}`}";`;
    const [header = "", ...body] = rest.split("\n\n");
    const moved = `${nameList("import ", names, from)}\n${nameList("export ", names, ";")}`;
    files.set(module, `${[header, moved, ...body].join("\n\n").trim()}\n`);
  }
  files.set(home, `${headerFor(spec.file)}\n\n${blocks.join("\n\n")}\n`);
}
