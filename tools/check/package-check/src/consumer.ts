import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Member, run } from "@node-access-tools/workspace";
import { hasCommonJs, type Tarball } from "./pack.ts";
import { resolvePeer, userPath } from "./toolbox.ts";
import { put } from "./scratch.ts";
import { budgets } from "./budget/budgets.ts";

const LAST_LINE = "loaded";

/** Finds the oldest Node that packages support, or the current Node if that one is not installed on this platform. */
export function oldestNode(engine: string): { readonly path: string; readonly version: string } {
  const name = `node-20-${process.platform}-${process.arch}`;
  try {
    const path = join(resolvePeer(`${name}/package.json`), "../bin/node");
    if (engine === ">=20.19" && existsSync(path)) return { path, version: "20.19.6" };
  } catch {
    // Not installed on this platform. The caller prints which version it ran.
  }
  return { path: process.execPath, version: process.versions.node };
}

/** Installs tarballs into an empty project and runs the package there, by `import` and by `require`. */
export async function consumerMistakes(
  member: Member,
  tarballs: readonly Tarball[],
  project: string,
  node: { readonly path: string },
): Promise<string[]> {
  const dependencies = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  const manifest = { name: "consumer", version: "1.0.0", private: true, dependencies };
  put(project, "package.json", JSON.stringify(manifest));
  const install = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
  const installed = await run("npm", install, { cwd: project, env: { ...process.env, PATH: userPath() } });
  if (installed.code !== 0) return [`npm install of the tarballs failed:\n${installed.output}`];
  const mistakes = sizeMistakes(member.manifest.name, project);
  for (const command of Object.keys(Object(member.manifest.bin))) {
    const args = [join("node_modules/.bin", command), "--help"];
    const { code, stdout, output } = await run(node.path, args, { cwd: project });
    if (code !== 0 || stdout === "")
      mistakes.push(`in a fresh project, ${command} --help failed (exit ${code}):\n${output}`);
  }
  const [own] = tarballs;
  // Jest cannot `require` an ES module, so no file of the CommonJS form may need Node's support for that.
  const flags = own && hasCommonJs(own) ? ["--no-experimental-require-module"] : [];
  for (const [file, text] of Object.entries(programs(member))) {
    put(project, file, text);
    const { code, stdout, output } = await run(node.path, [...flags, file], { cwd: project });
    if (code !== 0 || stdout.trim() !== LAST_LINE) {
      mistakes.push(`in a fresh project, node ${file} failed (exit ${code}):\n${output}`);
    } else if (output !== stdout) {
      mistakes.push(`in a fresh project, node ${file} wrote to standard error:\n${output}`);
    }
  }
  return mistakes;
}

/** Lists what users import: `@node-access/rpc`, `@node-access/rpc/pool`, ... */
function entries({ manifest }: Member): string[] {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) => typeof target !== "string")
    .map(([key]) => manifest.name + key.slice(1));
}

/** Programs that load every entry. An import that keeps the process running fails them. */
function programs(member: Member): Record<string, string> {
  const list = (load: (name: string) => string): string =>
    entries(member)
      .map((name) => load(JSON.stringify(name)))
      .join(",\n  ");
  const end = `console.log(${JSON.stringify(LAST_LINE)});
setTimeout(() => { console.error("still running 10 s after it was loaded"); process.exit(1); }, 10_000).unref();
`;
  return {
    "import.mjs": `await Promise.all([\n  ${list((name) => `import(${name})`)},\n]);\n${end}`,
    "require.cjs": `[\n  ${list((name) => `require(${name})`)},\n];\n${end}`,
  };
}

/** Reports a package that takes more space with its dependencies than its budget allows: `npx` downloads all of it. */
function sizeMistakes(name: string, project: string): string[] {
  const limit = budgets[name]?.installedMegabytes;
  if (limit === undefined) return [];
  const files = globSync("node_modules/**/*", { cwd: project, withFileTypes: true });
  const sizes = files.map((one) => (one.isFile() ? statSync(join(one.parentPath, one.name)).size : 0));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  if (megabytes <= limit) return [];
  return [
    `an installation takes ${megabytes.toFixed(1)} MB: at most ${limit} MB (tools/check/package-check/src/budgets)`,
  ];
}
