import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Member } from "@node-access-tools/workspace";

/** Gives a fresh temporary folder to `work` and removes it afterwards, whatever happens. */
export async function inScratch<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "node-access-check-")));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Writes a file, with its folders. */
export function put(directory: string, path: string, text: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), text);
}

/** Makes a folder from which the members resolve by name, as they do for a user. */
export function link(directory: string, members: readonly Member[]): void {
  for (const { manifest, directory: target } of members) {
    const path = join(directory, "node_modules", manifest.name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(target, path);
  }
}
