import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { readManifest, run } from "@node-access-tools/workspace";
import { inTypeScript } from "./programs.ts";
import { resultMistakes, readResults, type Trial } from "./outcome.ts";

/** The compilers of users, with their paths in the toolbox. */
export const COMPILERS: Readonly<Record<string, string>> = {
  "TypeScript 5.5": "typescript-5.5/bin/tsc",
  "TypeScript 5.9": "typescript-5.9/bin/tsc",
  "TypeScript 7": "typescript-7/bin/tsc",
};

/** A project that uses the packages. */
export interface User {
  readonly project: string;
  readonly node: string;
  /** Path of a TypeScript compiler. */
  readonly compiler: string;
}

/** A module resolution, and whether the user's file is an ES module or CommonJS. */
export interface Resolution {
  readonly name: string;
  readonly options: object;
  readonly file: "program.ts" | "program.cts";
  /** The compiler that no longer has it. */
  readonly removedFrom?: string;
}

/** The default of new projects. */
export const NODENEXT: Resolution = { name: "nodenext", options: { module: "nodenext" }, file: "program.ts" };

export const RESOLUTIONS: readonly Resolution[] = [
  NODENEXT,
  { name: "bundler", options: { module: "esnext", moduleResolution: "bundler" }, file: "program.ts" },
  { name: "nodenext, CommonJS", options: { module: "nodenext" }, file: "program.cts" },
  { name: "node16, CommonJS", options: { module: "node16" }, file: "program.cts" },
  {
    name: "node10, CommonJS",
    options: { module: "commonjs", moduleResolution: "node10" },
    file: "program.cts",
    removedFrom: "TypeScript 7",
  },
];

/** An error in the program or in our packages. Errors in other packages' declarations do not count. */
const OURS = /^(?:(?:program|entries(?:node)?)\.c?ts|(?:.*[\\/])?node_modules[\\/]@node-access[\\/]).*/;

/** A peer that only brings types: whoever compiles with the package's declarations needs it. */
const NODE_TYPES = "@types/node";

/**
 * Imports the entries of the installed packages, except for those of optional peers, whose types need the peer.
 *
 * @param isCommonJs - Whether only packages with a CommonJS form can be imported.
 * @param withNodeTypes - Whether to import the packages that name {@link NODE_TYPES} as a peer, or all others.
 * @returns Nothing if there are none.
 */
function entriesIn(project: string, isCommonJs: boolean, withNodeTypes: boolean): string | undefined {
  const installed = globSync("node_modules/@node-access/*", { cwd: project });
  const names = installed.flatMap((folder) => {
    if (isCommonJs && !existsSync(join(project, folder, "dist/index.cjs"))) return [];
    const manifest = readManifest(join(project, folder, "package.json"));
    const optional = Object.keys(manifest.peerDependenciesMeta ?? {});
    if (optional.includes(NODE_TYPES) !== withNodeTypes) return [];
    const peers = new Set(optional.map((peer) => peer.split("/").at(-1)));
    return Object.entries(manifest.exports ?? {})
      .filter(([key, target]) => typeof target !== "string" && !peers.has(key.split("/").at(-1)))
      .map(([key]) => manifest.name + key.slice(1));
  });
  if (names.length === 0) return undefined;
  const lines = names.map((name, index) => `import * as entry${index} from ${JSON.stringify(name)};\n`);
  return `${lines.join("")}export const all: object[] = [${names.map((_, index) => `entry${index}`).join(", ")}];\n`;
}

/** Compiles a program that uses the packages, and a file that imports all entries, with a check of declarations, and runs the program. */
export async function typeScriptMistakes(
  project: string,
  compiler: string,
  { name, options, file }: Resolution,
  { place, node, expected, program = inTypeScript }: Trial & { readonly program?: string },
): Promise<string[]> {
  const folder = join(project, `types-${name.replaceAll(/\W+/g, "-")}`);
  const strict = { strict: true, skipLibCheck: false };
  const target = { target: "es2022", lib: ["es2023", "dom", "esnext.disposable"], outDir: "out" };
  const typeRoots = [join(compiler, "../../../@types")];
  put(folder, "package.json", '{ "type": "module" }');
  put(folder, file, program);
  for (const types of [[], ["node"]]) {
    const entries = entriesIn(project, file === "program.cts", types.length > 0);
    const entriesFile = file.replace("program", `entries${types.join("")}`);
    if (entries !== undefined) put(folder, entriesFile, entries);
    const files = [...(types.length === 0 ? [file] : []), ...(entries === undefined ? [] : [entriesFile])];
    if (files.length === 0) continue;
    const compilerOptions = { ...strict, ...target, ...options, types, typeRoots };
    put(folder, "tsconfig.json", JSON.stringify({ compilerOptions, files }));
    const { code, output } = await run(node, [compiler, "-p", "."], { cwd: folder });
    const errors = output.split("\n").filter((line) => OURS.test(line));
    if (errors.length > 0) return errors;
    if (code !== 0 && !output.includes("error TS")) return [`the compiler ended with ${code}:\n${output}`];
  }
  const ran = await run(node, [`out/${file.replace(/ts$/, "js")}`, JSON.stringify(place)], { cwd: folder });
  return resultMistakes(readResults(ran), expected);
}
