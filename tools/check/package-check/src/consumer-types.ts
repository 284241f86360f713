import { COMPILERS } from "./budget/instantiations.ts";
import { put } from "./scratch.ts";
import { run } from "@node-access-tools/workspace";

/** Module resolutions in which a CommonJS file cannot import the types of an ES module. */
const RESOLUTIONS: Readonly<Record<string, object>> = {
  node16: { module: "node16" },
  node10: { module: "commonjs", moduleResolution: "node10" },
};

/** Imports every entry of an installed package in a CommonJS file, and reports what TypeScript 5.9 cannot resolve. */
export async function typeMistakes(entries: readonly string[], project: string): Promise<string[]> {
  const imports = entries.map((name, index) => `import * as module${index} from ${JSON.stringify(name)};\n`);
  const uses = entries.map((_, index) => `export const loaded${index}: object = module${index};\n`);
  put(project, "types.cts", [...imports, ...uses].join(""));
  const mistakes: string[] = [];
  for (const [resolution, options] of Object.entries(RESOLUTIONS)) {
    const compilerOptions = { strict: true, noEmit: true, target: "es2022", types: [], ...options };
    put(project, "tsconfig.json", JSON.stringify({ compilerOptions, files: ["types.cts"] }));
    const compiler = COMPILERS["TypeScript 5.9.3"] ?? "";
    const { code, output } = await run(process.execPath, [compiler, "-p", "."], { cwd: project });
    if (code !== 0)
      mistakes.push(`TypeScript 5.9 with ${resolution} cannot import it from a .cts file:\n${output}`);
  }
  return mistakes;
}
