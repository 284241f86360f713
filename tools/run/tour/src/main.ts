/**
 * `npm start`: builds the packages, then calls every operation of the service through them, on a real node and through
 * the gateway. Exits with 0 only if every response matches the specs.
 */
import { commandLine, build as buildPackages, findRoot, run } from "@node-access-tools/workspace";
import { terminal } from "./terminal.ts";

const { values } = commandLine("usage: npm start [-- --all] [--verbose]", {
  options: { all: { type: "boolean", default: false }, verbose: { type: "boolean", default: false } },
});
const { progress } = terminal;

try {
  await build();
  const { tour } = await import("./tour.ts");
  process.exitCode = (await tour({ ...terminal, ...values })) ? 0 : 1;
} catch (error) {
  progress("");
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Brings generated code and built packages up to date.
 *
 * @throws Error with the output of the step that failed.
 */
async function build(): Promise<void> {
  const generating = "Generating code from the specs";
  progress(`${generating} …`);
  const cwd = findRoot(import.meta.dirname);
  const { code, output } = await run(process.execPath, ["tools/codegen/generate/src/if-changed.mjs"], {
    cwd,
  });
  if (code !== 0) throw new Error(`${generating} failed:\n${output}`);
  progress("Building the packages …");
  await buildPackages();
}
