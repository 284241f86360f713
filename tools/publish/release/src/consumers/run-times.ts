import { existsSync } from "node:fs";
import { join } from "node:path";

const BOTH: readonly string[] = ["program.mjs", "program.cjs"];
const PLATFORM = `${process.platform}-${process.arch}`;

/** A runtime: the command that runs JavaScript files if it exists for this platform, its arguments, and the files that it runs. */
function createRunTime(
  name: string,
  command: string | undefined,
  args: readonly string[] = [],
  programs: readonly string[] = BOTH,
) {
  return { name, command, args, programs };
}

type RunTime = ReturnType<typeof createRunTime>;

/** Each maintained version of Node, from the oldest that the packages support to that of the repository. */
export function nodes(toolbox: string, oldest: string): RunTime[] {
  return [
    createRunTime("Node 24", process.execPath),
    createRunTime("Node 22", inToolbox(toolbox, `node-22-${PLATFORM}/bin/node`)),
    createRunTime("Node 20.19", oldest === process.execPath ? undefined : oldest),
  ];
}

/** Runtimes that only examples and consumers use, from the toolbox. */
export function otherRunTimes(toolbox: string): RunTime[] {
  const args = ["run", "--quiet", "--allow-all", "--node-modules-dir=manual"];
  const deno = inToolbox(toolbox, `@deno/${PLATFORM}-glibc/deno`);
  return [
    createRunTime("Deno", deno, args, ["program.mjs"]),
    createRunTime("Bun", inToolbox(toolbox, `@oven/bun-${PLATFORM}/bin/bun`), ["run"]),
  ];
}

/** The path of workerd, the runtime of Cloudflare Workers; `undefined` if it is not available for this platform. */
export function workerdIn(toolbox: string): string | undefined {
  const arch = process.arch === "x64" ? "64" : process.arch;
  return inToolbox(toolbox, `@cloudflare/workerd-${process.platform}-${arch}/bin/workerd`);
}

function inToolbox(toolbox: string, path: string): string | undefined {
  const file = join(toolbox, "node_modules", path);
  return existsSync(file) ? file : undefined;
}
