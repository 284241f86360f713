import { existsSync } from "node:fs";
import { createRequire } from "node:module";
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

/**
 * The runtimes of users. Node comes from the repository's own dependencies, the others from the toolbox.
 *
 * @param oldest - Path of the oldest Node that the packages support.
 */
export function runTimes(root: string, toolbox: string, oldest: string): RunTime[] {
  const installed = (path: string): string | undefined => inToolbox(toolbox, path);
  const platform = `${process.platform}-${process.arch}`;
  return [
    ...nodes(root, toolbox, oldest),
    {
      name: "Deno",
      command: installed(`@deno/${platform}-glibc/deno`),
      args: ["run", "--quiet", "--allow-all", "--node-modules-dir=manual"],
      programs: ["program.mjs"],
    },
    { name: "Bun", command: installed(`@oven/bun-${platform}/bin/bun`), args: ["run"], programs: BOTH },
  ];
}

/** Each maintained version of Node, from the oldest that the packages support. */
export function nodes(root: string, toolbox: string, oldest: string): RunTime[] {
  const node22 = inToolbox(toolbox, `node-22-${process.platform}-${process.arch}/bin/node`);
  return [
    { name: "Node 24", command: currentNode(root), args: [], programs: BOTH },
    { name: "Node 22", command: node22, args: [], programs: BOTH },
    {
      name: "Node 20.19",
      command: oldest === process.execPath ? undefined : oldest,
      args: [],
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

/** The Node of the repository's dependencies. */
function currentNode(root: string): string | undefined {
  try {
    const manifest = createRequire(join(root, "package.json")).resolve(
      `node-${process.platform}-${process.arch}/package.json`,
    );
    const path = join(manifest, "../bin/node");
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
