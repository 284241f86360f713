import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";

/** Node's names of a platform and architecture -> the package that carries the binary for it. */
const platformPackages: Readonly<Record<string, string>> = {
  "linux-x64": "@foundry-rs/anvil-linux-amd64",
  "linux-arm64": "@foundry-rs/anvil-linux-arm64",
  "darwin-x64": "@foundry-rs/anvil-darwin-amd64",
  "darwin-arm64": "@foundry-rs/anvil-darwin-arm64",
  "win32-x64": "@foundry-rs/anvil-win32-amd64",
};

/**
 * Finds the anvil binary for this machine.
 *
 * The platform packages are optional dependencies of `@foundry-rs/anvil`, so they resolve from its folder. The
 * package's launcher is not used: it would add a process between this one and the node. Its install script is not run.
 *
 * @throws Error that names the missing package, or the supported platforms.
 */
export function anvilBinary(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const target = `${platform}-${architecture}`;
  const platformPackage = platformPackages[target];
  if (platformPackage === undefined) {
    throw new Error(
      `anvil has no binary for ${target}: supported are ${Object.keys(platformPackages).join(", ")}`,
    );
  }
  const launcher = createRequire(import.meta.url).resolve("@foundry-rs/anvil/package.json");
  const file = `${platformPackage}/bin/${platform === "win32" ? "anvil.exe" : "anvil"}`;
  try {
    const path = createRequire(launcher).resolve(file);
    accessSync(path, constants.X_OK);
    return path;
  } catch (cause) {
    throw new Error(
      `anvil's binary is not installed: ${file} was not found. Run \`npm run setup\` without omitting optional dependencies`,
      { cause },
    );
  }
}
