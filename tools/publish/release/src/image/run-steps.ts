import { chmodSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { put, userPath } from "@node-access-tools/package-check";
import { must } from "../command.ts";
import { type Instruction, type Stage, wordsOf } from "./dockerfile.ts";

/** What a container of the image would run. Paths lead into the scratch folder. */
export interface Container {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly command: readonly string[];
}

/** A stage that is being built: a folder is the root of its file system. */
interface Build {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  cwd: string;
  command: readonly string[];
}

/**
 * Runs the steps of a Dockerfile without a container engine: `RUN` on this machine, and the folders of the image
 * in a scratch folder. Users and owners are ignored, and the base image is this machine.
 *
 * @param context - The folder that is built.
 * @param scratch - An empty folder.
 * @throws Error with the output of the step that failed.
 */
export async function runSteps(
  stages: readonly Stage[],
  context: string,
  scratch: string,
): Promise<Container> {
  const folders = foldersOf(stages);
  // In a folder of this user, owners mean nothing.
  put(scratch, "bin/chown", "#!/bin/sh\n");
  chmodSync(join(scratch, "bin/chown"), 0o755);
  const path = [join(scratch, "bin"), dirname(process.execPath), userPath()].join(delimiter);
  const builds = new Map<string, Build>();
  let last: Build | undefined;
  for (const [index, { name, instructions }] of stages.entries()) {
    const root = join(scratch, `stage-${index}`);
    mkdirSync(root);
    last = { root, cwd: root, env: { ...process.env, NODE_OPTIONS: "", PATH: path }, command: [] };
    for (const instruction of instructions) await step(instruction, last, builds, context, folders);
    if (name !== undefined) builds.set(name, last);
  }
  if (last === undefined) throw new Error("the Dockerfile has no FROM");
  return last;
}

async function step(
  instruction: Instruction,
  build: Build,
  builds: ReadonlyMap<string, Build>,
  context: string,
  folders: readonly string[],
): Promise<void> {
  const { name, text, flags, line } = instruction;
  const inRoot = (words: string): string =>
    folders.reduce(
      (result, folder) =>
        result.replaceAll(new RegExp(`(?<![\\w./:-])${folder}(?![\\w-])`, "g"), join(build.root, folder)),
      words,
    );
  switch (name) {
    case "WORKDIR":
      build.cwd = join(build.root, text);
      mkdirSync(build.cwd, { recursive: true });
      break;
    case "ENV": {
      const [, key = "", value = ""] = /^(\w+)=(\S*)$/.exec(text) ?? [];
      build.env[key] = value;
      break;
    }
    case "COPY": {
      const [source = "", target = ""] = text.split(/\s+/);
      const root = flags["from"] === undefined ? context : (builds.get(flags["from"])?.root ?? "");
      const from = join(root, source);
      if (!existsSync(from)) throw new Error(`line ${line}: ${source} does not exist`);
      const to = target.startsWith("/") ? join(build.root, target) : join(build.cwd, target);
      cpSync(from, target.endsWith("/") ? join(to, basename(source)) : to, {
        recursive: true,
        verbatimSymlinks: true,
      });
      break;
    }
    case "RUN":
      await must("sh", ["-ec", inRoot(text)], { cwd: build.cwd, env: build.env });
      break;
    case "ENTRYPOINT":
    case "CMD":
      build.command = [...build.command, ...wordsOf(instruction).map(inRoot)];
      break;
    default:
      // VOLUME, USER, EXPOSE and HEALTHCHECK: facts for an engine.
      break;
  }
}

/** @returns the folders at the root of the image that its instructions create. */
function foldersOf(stages: readonly Stage[]): string[] {
  const paths = stages.flatMap(({ instructions }) =>
    instructions.flatMap(({ name, text }) =>
      name === "WORKDIR" || name === "VOLUME"
        ? [text]
        : name === "COPY"
          ? [text.split(/\s+/).at(-1) ?? ""]
          : [],
    ),
  );
  return [...new Set(paths.flatMap((path) => /^\/[^/]+/.exec(path)?.[0] ?? []))];
}
