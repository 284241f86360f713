import { createRequire } from "node:module";
import { join } from "node:path";
import { run } from "@node-access-tools/workspace";
import { put } from "../scratch.ts";

const require = createRequire(import.meta.url);

/** The compilers of users: the native one, and at night also the last one in TypeScript, which takes ten times as long. */
export const compilers: readonly (readonly [string, string])[] = [
  ["TypeScript 7.0.2", join(require.resolve("typescript/package.json"), "../bin/tsc")],
  ...(process.env["NIGHTLY"]
    ? [["TypeScript 5.9.3", require.resolve("typescript-5.9/lib/tsc.js")] as const]
    : []),
];

const CONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: "es2022",
    lib: ["es2023", "dom"],
    module: "nodenext",
    types: [],
  },
  files: ["consumer.mts"],
});

/** Counts the types that the compiler instantiates to check a consumer, which must compile. */
export async function instantiations(compiler: string, source: string, directory: string): Promise<number> {
  put(directory, "consumer.mts", source);
  put(directory, "tsconfig.json", CONFIG);
  const { code, output } = await run(process.execPath, [compiler, "-p", directory, "--extendedDiagnostics"], {
    cwd: directory,
  });
  const count = /^Instantiations:\s+(\d+)/m.exec(output)?.[1];
  if (code !== 0 || count === undefined)
    throw new Error(`its consumer in tools/check/package-check/src/budgets does not compile:\n${output}`);
  return Number(count);
}
