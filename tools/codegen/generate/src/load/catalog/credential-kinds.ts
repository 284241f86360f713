import { readFileSync } from "node:fs";

const source = new URL("../../../../../../packages/auth/src/credentials.ts", import.meta.url);

/** The kinds of credential that programs can make: those that functions of `packages/auth` return. */
export function credentialKinds(): readonly string[] {
  const functions = readFileSync(source, "utf8").matchAll(
    /^export function [^{]*\): Credential<"([\w-]+)"> \{$/gm,
  );
  return [...functions].map(([, kind = ""]) => kind);
}
