import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import type { Member } from "@node-access-tools/workspace";
import { importsOf } from "./walls.ts";

/** An import of one of a member's own files, or its re-export. */
export interface OwnImport {
  readonly file: string;
  readonly line: number;
  readonly target: string;
}

export function sourceFiles({ directory }: Member): string[] {
  return globSync("src/**/*.{ts,tsx,mts,mjs}", { cwd: directory })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

/** The imports of a member's own files in its sources, including type imports. */
export function ownImports(member: Member): OwnImport[] {
  return sourceFiles(member).flatMap((file) =>
    importsOf(readFileSync(join(member.directory, file), "utf8"))
      .filter(({ name }) => name.startsWith("."))
      .map(({ name, line }) => {
        return { file, line, target: normalize(join(file, "..", name)).replaceAll("\\", "/") };
      }),
  );
}
