import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** A schema whose name is also used for something else in the package. */
export interface Clash {
  readonly name: string;
  readonly file: string;
}

/**
 * Finds schemas whose names are taken. TypeScript does not report these: it merges interfaces with the same name, and `export *`
 * ignores a name that is exported elsewhere.
 */
export function clashingNames(
  schemas: Iterable<string>,
  files: ReadonlyMap<string, string>,
  index: string,
): Clash[] {
  const seen = new Set<string>();
  const names = new Set(schemas);
  const own = existsSync(index) ? [[basename(index), readFileSync(index, "utf8")] as const] : [];
  return [...files, ...own].flatMap(([file, text]) =>
    exportedNames(text).flatMap((name) => {
      if (!names.has(name)) return [];
      if (seen.has(name)) return [{ name, file }];
      seen.add(name);
      return [];
    }),
  );
}

/** The names that a module declares, or re-exports from hand-written files. */
function exportedNames(text: string): string[] {
  const declared = text.matchAll(/^export (?:async )?(?:type|interface|const|class|function) (\w+)/gm);
  const listed = text.matchAll(/^export (?:type )?\{([^}]*)\} from "(?!\.\/generated\/)/gm);
  return [
    ...[...declared].map(([, name = ""]) => name),
    ...[...listed].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.replace(/^.*\b(?:type|as) /s, "").trim()),
    ),
  ];
}
