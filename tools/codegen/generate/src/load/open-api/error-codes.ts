import { readFileSync } from "node:fs";

const source = new URL("../../../../../../packages/auth/src/error-contexts.ts", import.meta.url);

/**
 * The codes of the errors that clients throw: the keys of `ErrorContexts`, the type that all clients share.
 */
export function errorCodes(): readonly string[] {
  return [...readFileSync(source, "utf8").matchAll(/^ {2}([A-Z][A-Z_]*): /gm)].map(([, code = ""]) => code);
}
