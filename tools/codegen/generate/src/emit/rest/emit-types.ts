import type { Types } from "@node-access/generate/model";
import { declare, typeImport } from "@node-access/generate/emit/typescript";

/** Returns the text of `types.ts` without its first line: an exported type or interface for each named type. */
export function emitTypes(types: Types): string {
  const body = Object.values(types)
    .map((named) => declare(named, types, { input: named.direction !== "received", explains: true }))
    .join("\n");
  const secrets = typeImport(/\bSecret\b/.test(withoutComments(body)) ? ["Secret"] : [], "@node-access/auth");
  return secrets === "" ? body : `${secrets}\n${body}`;
}

/** Descriptions may use the word too. */
function withoutComments(text: string): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, "");
}
