import { existsSync } from "node:fs";
import { join } from "node:path";

/** A runtime: the command that runs JavaScript files, and its arguments. */
export interface RunTime {
  readonly name: string;
  /** `undefined` if it is not available for this platform. */
  readonly command: string | undefined;
  readonly args: readonly string[];
  /** The files of a project that it runs. */
  readonly programs: readonly string[];
}

const BOTH: readonly string[] = ["program.mjs", "program.cjs"];
const PLATFORM = `${process.platform}-${process.arch}`;

/** Each maintained version of Node, from the oldest that the packages support to that of the repository. */
export function nodes(toolbox: string, oldest: string): RunTime[] {
  return [
    { name: "Node 24", command: process.execPath, args: [], programs: BOTH },
    {
      name: "Node 22",
      command: inToolbox(toolbox, `node-22-${PLATFORM}/bin/node`),
      args: [],
      programs: BOTH,
    },
    {
      name: "Node 20.19",
      command: oldest === process.execPath ? undefined : oldest,
      args: [],
      programs: BOTH,
    },
  ];
}

/** Runtimes that only examples and consumers use, from the toolbox. */
export function otherRunTimes(toolbox: string): RunTime[] {
  return [
    {
      name: "Deno",
      command: inToolbox(toolbox, `@deno/${PLATFORM}-glibc/deno`),
      args: ["run", "--quiet", "--allow-all", "--node-modules-dir=manual"],
      programs: ["program.mjs"],
    },
    {
      name: "Bun",
      command: inToolbox(toolbox, `@oven/bun-${PLATFORM}/bin/bun`),
      args: ["run"],
      programs: BOTH,
    },
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
