import { join } from "node:path";
import { type Manifest, type Member, readManifest, run } from "@node-access-tools/workspace";

/** A packed package: the tarball's path and contents. */
export interface Tarball {
  readonly file: string;
  /** Paths within the package, such as `dist/index.js`. */
  readonly contents: readonly string[];
}

/**
 * Packs a member as a release would: `workspace:` ranges become versions, and the root's license is included. Its `prepack`
 * must have run before as its own task, since several checks may pack the same dependency concurrently.
 */
export async function pack(member: Member, destination: string): Promise<Tarball> {
  const { code, stdout, output } = await run(
    "pnpm",
    ["--ignore-scripts", "pack", "--json", "--pack-destination", destination],
    {
      cwd: member.directory,
    },
  );
  if (code !== 0) throw new Error(`pnpm pack of ${member.path} failed:\n${output}`);
  const { filename, files } = JSON.parse(stdout) as {
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  };
  return {
    file: join(destination, filename.slice(destination.length + 1)),
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
  const { dependencies } = readManifest(join(directory, folder, "package.json")) as Manifest & {
    dependencies?: object;
  };
  return dependencies !== undefined;
}
