import type { Member } from "@node-access-tools/workspace";
import { cyclesIn } from "./cycles.ts";
import { type OwnImport, ownImports } from "./own-imports.ts";

/**
 * Reports every circle of imports among a member's files, and among the folders of its `src/`, including type imports. Generated files
 * may import each other as their specs refer to each other.
 */
export function circleMistakes(member: Member): string[] {
  const imports = ownImports(member).filter(({ file, target }) => !isGenerated(file) || !isGenerated(target));
  const files = cyclesIn(imports.map(({ file, target }) => [file, target])).map(
    (cycle) =>
      `${cycle.join(" imports ")}: break this cycle, for example by moving what they share to a file of its own`,
  );
  // A circle of files is one of folders too, and its report says more.
  const folders =
    files.length > 0 ? [] : cyclesIn(betweenFolders(imports)).map((cycle) => folderMistake(cycle, imports));
  return [...files, ...folders].map((mistake) => `${member.path}/${mistake}`);
}

function betweenFolders(imports: readonly OwnImport[]): [string, string][] {
  return imports
    .map(({ file, target }): [string, string] => [folderOf(file), folderOf(target)])
    .filter(([from, to]) => from !== to);
}

function folderMistake(cycle: readonly string[], imports: readonly OwnImport[]): string {
  const examples = cycle.slice(1).map((to, index) => {
    const one = imports.find(
      ({ file, target }) => folderOf(file) === cycle[index] && folderOf(target) === to,
    );
    return `${one?.file}:${one?.line} imports ${one?.target}`;
  });
  return `${cycle.join(" imports ")}: move what they share to the lower one (${examples.join("; ")})`;
}

/** The folder of `src/` that a file is in, or the file itself if it is in none. */
function folderOf(file: string): string {
  const [src, folder = "", ...rest] = file.split("/");
  return rest.length > 0 ? `${src}/${folder}/` : file;
}

function isGenerated(file: string): boolean {
  return file.includes("/generated/");
}
