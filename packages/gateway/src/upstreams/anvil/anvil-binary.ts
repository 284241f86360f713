import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";

/** The package that contains the binary, by Node's names of the platform and architecture. */
const platformPackages: Readonly<Record<string, string>> = {
  "linux-x64": "@foundry-rs/anvil-linux-amd64",
  "linux-arm64": "@foundry-rs/anvil-linux-arm64",
  "darwin-x64": "@foundry-rs/anvil-darwin-amd64",
  "darwin-arm64": "@foundry-rs/anvil-darwin-arm64",
  "win32-x64": "@foundry-rs/anvil-win32-amd64",
};

/** Looked up only once: a gateway may have many nodes. */
let known: { readonly path: string | undefined } | undefined;

/** @returns the path of the anvil binary, if the optional peer dependency is installed for this machine. */
export function anvilBinary(): string | undefined {
  known ??= { path: findBinary() };
  return known.path;
}

function findBinary(): string | undefined {
  const platformPackage = platformPackages[`${process.platform}-${process.arch}`];
  if (platformPackage === undefined) return undefined;
  try {
    const launcher = createRequire(import.meta.url).resolve("@foundry-rs/anvil/package.json");
    const name = process.platform === "win32" ? "anvil.exe" : "anvil";
    const path = createRequire(launcher).resolve(`${platformPackage}/bin/${name}`);
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return undefined;
  }
}
