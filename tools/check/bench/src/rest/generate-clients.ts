import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { must } from "@node-access-tools/workspace";
import { build } from "esbuild";
import { root } from "../suite.ts";

const spec = join(root, "specs/beacon.openapi.yaml");
const results = join(import.meta.dirname, "../../.results/rest");

/** Generates the client of beacon nodes with the generator of a checkout. @returns its module. */
export async function generateOurs(checkout: string): Promise<unknown> {
  const out = emptyFolder(checkout.replaceAll("/", "_"));
  const command = join(checkout, "packages/generate/dist/command/main.js");
  await runNode(command, spec, "--out", join(out, "client"), "--name", "Beacon", "--import-extension", "ts");
  mkdirSync(join(out, "node_modules/@node-access"), { recursive: true });
  for (const name of ["auth", "transport"])
    symlinkSync(join(checkout, "packages", name), join(out, "node_modules/@node-access", name));
  return import(pathToFileURL(join(out, "client/index.ts")).href);
}

/** Generates it with hey-api's generator. @returns its module. */
export async function generateHeyApi(): Promise<unknown> {
  const out = emptyFolder("hey-api");
  const command = new URL("../bin/run.js", import.meta.resolve("@hey-api/openapi-ts"));
  const plugins = ["-p", "@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"];
  await runNode(fileURLToPath(command), "-i", spec, "-o", out, ...plugins, "--no-log-file");
  // Its imports have no extension, so that Node cannot run its files as they are.
  const outfile = join(out, "bundle.js");
  const stdin = { contents: 'export * from "./sdk.gen"; export * from "./client.gen";', resolveDir: out };
  await build({ stdin, outfile, bundle: true, format: "esm", platform: "node", logLevel: "warning" });
  return import(pathToFileURL(outfile).href);
}

function emptyFolder(name: string): string {
  const folder = join(results, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function runNode(...args: readonly string[]): Promise<string> {
  return must(process.execPath, args, { cwd: root });
}
