import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { installToolbox } from "@node-access-tools/package-check";

const pinned = join(import.meta.dirname, "../peers");

/**
 * Installs the compilers and the other generators in the cache, unless these very versions are there.
 *
 * @returns the folder, which has a `node_modules`.
 */
export async function preparePeers(cache: string): Promise<string> {
  const folder = join(cache, "peers");
  const lock = "package-lock.json";
  const installed = join(folder, "node_modules/.package-lock.json");
  const text = readFileSync(join(pinned, lock), "utf8");
  if (existsSync(installed) && readFileSync(join(folder, lock), "utf8") === text) return folder;
  rmSync(folder, { recursive: true, force: true });
  await installToolbox(pinned, folder);
  return folder;
}

/** Links the built packages of this repository into a folder, so that generated clients find them. */
export function linkPackages(folder: string, root: string): void {
  for (const name of ["auth", "transport", "grpc", "rpc"]) {
    const link = join(folder, "node_modules/@node-access", name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "packages", name), link, "junction");
  }
}
