import { createRequire } from "node:module";
import { resolvePeer } from "./peers.ts";
import { put } from "./scratch.ts";
import { run } from "@node-access-tools/workspace";

/** Module resolutions in which a CommonJS file cannot import the types of an ES module. */
const RESOLUTIONS: Readonly<Record<string, object>> = {
  node16: { module: "node16" },
  node10: { module: "commonjs", moduleResolution: "node10" },
};

/** Without `skipLibCheck`, since our declarations are what is checked. Those that come with the compiler are not. */
const COMMON = { strict: true, noEmit: true, skipDefaultLibCheck: true, target: "es2022", types: [] };

/** The last compiler that knows all these resolutions. */
const RESOLVER = createRequire(import.meta.url).resolve("typescript-5.9/lib/tsc.js");
/** The oldest compiler that can read our declarations. */
const OLDEST = "typescript-5.5/lib/tsc.js";

/**
 * Imports every entry of an installed package, and reports what TypeScript 5.9 cannot resolve from a CommonJS file, and which of
 * our declarations TypeScript 5.5 does not understand.
 */
export async function typeMistakes(entries: readonly string[], project: string): Promise<string[]> {
  return [...(await resolutionMistakes(entries, project)), ...(await declarationMistakes(entries, project))];
}

async function resolutionMistakes(entries: readonly string[], project: string): Promise<string[]> {
  const imports = entries.map((name, index) => `import * as module${index} from ${JSON.stringify(name)};\n`);
  const uses = entries.map((_, index) => `export const loaded${index}: object = module${index};\n`);
  put(project, "types.cts", [...imports, ...uses].join(""));
  const mistakes: string[] = [];
  for (const [resolution, options] of Object.entries(RESOLUTIONS)) {
    const compilerOptions = { ...COMMON, ...options };
    put(project, "tsconfig.json", JSON.stringify({ compilerOptions, files: ["types.cts"] }));
    const { code, output } = await run(process.execPath, [RESOLVER, "-p", "."], { cwd: project });
    if (code !== 0)
      mistakes.push(`TypeScript 5.9 with ${resolution} cannot import it from a .cts file:\n${output}`);
  }
  return mistakes;
}

async function declarationMistakes(entries: readonly string[], project: string): Promise<string[]> {
  const imports = entries.map(
    (name, index) => `export type * as module${index} from ${JSON.stringify(name)};\n`,
  );
  put(project, "declarations.mts", imports.join(""));
  const lib = ["es2023", "dom", "esnext.disposable"];
  const compilerOptions = { ...COMMON, module: "nodenext", lib };
  put(project, "tsconfig.json", JSON.stringify({ compilerOptions, files: ["declarations.mts"] }));
  const { output } = await run(process.execPath, [resolvePeer(OLDEST), "-p", "."], { cwd: project });
  // Not those of other packages, which may need a newer compiler.
  const ours = output.split("\n").filter((line) => line.startsWith("node_modules/@node-access/"));
  return ours.map((line) => `TypeScript 5.5 does not understand ${line}`);
}
