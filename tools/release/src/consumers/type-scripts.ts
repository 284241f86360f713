import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { run } from "@node-access-tools/workspace";
import type { Place } from "../installed-gateway.ts";
import { inTypeScript } from "./programs.ts";
import { type Answers, answerMistakes, answersOf } from "./outcome.ts";

/** The compilers that users have, by the name under which the toolbox has them. */
export const COMPILERS: Readonly<Record<string, string>> = {
  "TypeScript 5.5": "typescript-5.5/bin/tsc",
  "TypeScript 5.9": "typescript-5.9/bin/tsc",
  "TypeScript 7": "typescript-7/bin/tsc",
};

/** How users let the compiler find modules. */
export const RESOLUTIONS: Readonly<Record<string, object>> = {
  nodenext: { module: "nodenext" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
};

/** An error in the program, or in what we publish; others' declarations are not ours to mend. */
const OURS = /^(?:program\.ts|(?:.*[\\/])?node_modules[\\/]@node-access[\\/]).*/;

/** Compiles a program that uses the packages, declarations checked too, and runs what came out. */
export async function typeScriptMistakes(
  project: string,
  compiler: string,
  resolution: string,
  { place, node, expected }: { readonly place: Place; readonly node: string; readonly expected: Answers },
): Promise<string[]> {
  const folder = join(project, `types-${resolution}`);
  put(folder, "package.json", '{ "type": "module" }');
  put(folder, "program.ts", inTypeScript);
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    target: "es2022",
    lib: ["es2023", "dom", "esnext.disposable"],
    types: [],
    outDir: "out",
    ...RESOLUTIONS[resolution],
  };
  put(folder, "tsconfig.json", JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  const { code, output } = await run(node, [compiler, "-p", "."], { cwd: folder });
  const errors = output.split("\n").filter((line) => OURS.test(line));
  if (errors.length > 0) return errors;
  if (code !== 0 && !output.includes("error TS")) return [`the compiler ended with ${code}:\n${output}`];
  const ran = await run(node, ["out/program.js", JSON.stringify(place)], { cwd: folder });
  return answerMistakes(answersOf(ran), expected);
}
