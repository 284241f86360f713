import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Manifest, type Member, runtimeDependencies } from "@node-access-tools/workspace";

/** Runs `work` with a new temporary folder, which is always removed afterwards. */
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

/** Installs packages in a folder as they are published, without sources and maps, with the third-party packages that they need. */
export function install(directory: string, members: readonly Member[]): void {
  for (const { manifest, directory: source } of members) {
    const target = join(directory, "node_modules", manifest.name);
    mkdirSync(dirname(target), { recursive: true });
    const published = publishedForm(manifest, source);
    cpSync(join(published, "package.json"), join(target, "package.json"));
    cpSync(join(published, "dist"), join(target, "dist"), {
      recursive: true,
      filter: (path) => !path.endsWith(".map"),
    });
    for (const name of Object.keys(runtimeDependencies(manifest))) {
      const installed = join(source, "node_modules", name);
      const link = join(directory, "node_modules", name);
      if (members.some((member) => member.manifest.name === name) || existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      // An optional dependency for another machine is not installed on this one.
      if (manifest.optionalDependencies?.[name] !== undefined && !existsSync(installed)) continue;
      symlinkSync(realpathSync(installed), link);
    }
  }
}

function publishedForm({ name, publishConfig }: Manifest, directory: string): string {
  const published = publishConfig?.["directory"];
  if (typeof published !== "string") return directory;
  if (existsSync(join(directory, published))) return join(directory, published);
  throw new Error(
    `${name} is not prepared for publishing: run this through turbo, or \`pnpm run prepack\` there`,
  );
}
