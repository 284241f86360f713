import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "@node-access-tools/workspace";

/** The compilers of users, from the oldest that is supported. */
export const COMPILERS = ["5.5", "5.9", "7"] as const;
export type Compiler = (typeof COMPILERS)[number];

/** All options that make the compiler stricter, and those with which it accepts the least syntax. */
const STRICT = {
  strict: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  exactOptionalPropertyTypes: true,
  forceConsistentCasingInFileNames: true,
  isolatedModules: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
};

/**
 * Compiles the folder `src` of a project, and writes its JavaScript to `out`. The imports of another generator have no
 * extensions, and what it leaves unused is no mistake.
 */
export async function compile(
  project: string,
  compiler: Compiler,
  peers: string,
  { isPeer = false }: { readonly isPeer?: boolean } = {},
) {
  mkdirSync(project, { recursive: true });
  const manifest = join(project, "package.json");
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "type": "module" }\n');
  const compilerOptions = {
    ...(isPeer ? { strict: true, moduleResolution: "bundler" } : STRICT),
    module: isPeer ? "esnext" : "nodenext",
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable", "esnext.disposable"],
    types: [],
    skipLibCheck: true,
    rootDir: "src",
    outDir: "out",
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  const tsc = join(peers, "node_modules", `typescript-${compiler}`, "bin/tsc");
  const args = ["--max-old-space-size=6144", tsc, "-p", ".", "--extendedDiagnostics"];
  const { code, output } = await run(process.execPath, args, { cwd: project });
  const errors = output.split("\n").filter((line) => /\berror TS\d+:/.test(line));
  if (code !== 0 && errors.length === 0)
    errors.push(`the compiler ended with ${code}: ${output.slice(0, 2000)}`);
  const [, counted] = /^Instantiations:\s+(\d+)/m.exec(output) ?? [];
  return { errors, instantiations: counted === undefined ? undefined : Number(counted) };
}
