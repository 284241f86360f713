import { createHash } from "node:crypto";
import { existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFiles, members } from "@node-access-tools/workspace";

/** A file that generation would change: its content differs, it is missing, or it is stale (no generator writes it). */
export interface Difference {
  readonly path: string;
  readonly state: "changed" | "missing" | "stale";
}

/** Folders that contain only generated files. */
const FOLDERS = ["packages/*/src/**/generated"];
/** All places of generated text: these folders, and READMEs and a guide, which have tables between markers. */
const GENERATED = [
  ...FOLDERS.map((folder) => `${folder}/**/*`),
  "packages/*/README.md",
  "site/src/content/docs/guides/verified-results.md",
  "packages/*/*.schema.json",
  "specs/*.openapi.yaml",
];
/**
 * Copies the repository to a temporary folder, and empties the generated folders there, so that stale files are found.
 * Installed dependencies are linked, not copied.
 */
export async function copySources(root: string): Promise<string> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "drift-")));
  await copyFiles(root, copy);
  for (const path of ["", ...members(root).map((member) => member.path)]) {
    const installed = join(root, path, "node_modules");
    if (existsSync(installed)) symlinkSync(installed, join(copy, path, "node_modules"));
  }
  for (const path of globSync(FOLDERS, { cwd: copy })) {
    rmSync(join(copy, path), { recursive: true });
  }
  return copy;
}

/** The path and digest of every file that contains generated text. */
export function snapshot(root: string): Map<string, string> {
  const found = globSync(GENERATED, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    found
      .toSorted()
      .map((file) => [
        file.slice(root.length + 1).replaceAll("\\", "/"),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ]),
  );
}

/** Compares the tree with the generated copy. @returns the differences, sorted by path. */
export function differences(
  tree: ReadonlyMap<string, string>,
  generated: ReadonlyMap<string, string>,
): Difference[] {
  return [...new Set([...tree.keys(), ...generated.keys()])].toSorted().flatMap((path): Difference[] => {
    const before = tree.get(path);
    const after = generated.get(path);
    if (before === after) return [];
    return [{ path, state: before === undefined ? "missing" : after === undefined ? "stale" : "changed" }];
  });
}
