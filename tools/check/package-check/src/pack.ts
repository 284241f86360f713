import { join } from "node:path";
import { type Member, must, readManifest } from "@node-access-tools/workspace";

/** A packed package: its name, and the tarball's path and contents. */
export type Tarball = Awaited<ReturnType<typeof pack>>;

/**
 * Packs a member as a release would: `workspace:` ranges become versions, and the root's license is included. Its `prepack`
 * must have run before as its own task, since several checks may pack the same dependency concurrently.
 */
export async function pack(member: Member, destination: string) {
  const args = ["--ignore-scripts", "pack", "--json", "--pack-destination", destination];
  const { filename, files } = JSON.parse(await must("pnpm", args, { cwd: member.directory })) as {
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  };
  return {
    name: member.manifest.name,
    file: join(destination, filename.slice(destination.length + 1)),
    /** Paths within the package, such as `dist/index.js`. */
    contents: files.map((file) => file.path),
  };
}

/** Whether a package is published as CommonJS too (tools/publish/release/src/pack). */
export function hasCommonJs({ contents }: Tarball): boolean {
  return contents.includes("dist/index.cjs");
}

/** Whether a package still has dependencies when it is published (tools/publish/release/src/pack). */
export function hasDependencies({ directory, manifest }: Member): boolean {
  const folder = String(manifest.publishConfig?.["directory"] ?? ".");
  return readManifest(join(directory, folder, "package.json")).dependencies !== undefined;
}
