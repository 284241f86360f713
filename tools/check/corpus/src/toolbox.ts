import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { installOnce } from "@node-access-tools/package-check";

const pinned = join(import.meta.dirname, "../peers");

/** Installs the compilers and other generators in a folder of the cache, unless these versions are there. @returns the folder. */
export async function preparePeers(cache: string): Promise<string> {
  const folder = join(cache, "peers");
  step("the compilers and the other generators, which npm installs unless they are there");
  await installOnce(pinned, folder);
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

/** Says on standard error what begins now, as much of it takes minutes. */
export function step(what: string): void {
  process.stderr.write(`  ${what}\n`);
}
