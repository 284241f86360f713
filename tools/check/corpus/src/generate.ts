import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "@node-access-tools/workspace";
import type { Fetched } from "./sources.ts";

/** A client that was generated. */
export type Generated = Exclude<Awaited<ReturnType<typeof generate>>, readonly string[]>;

/** Generates a client as a user does: with the command, in a process of its own. @returns the client, or the command's errors. */
export async function generate({ path, include }: Fetched, out: string, root: string) {
  rmSync(out, { recursive: true, force: true });
  const command = join(root, "packages/generate/dist/command/main.js");
  const folders = include.flatMap((folder) => ["--include", folder]);
  const started = performance.now();
  const args = [command, path, "--out", out, "--name", "Corpus", "--import-extension", "js", ...folders];
  const { code, output } = await run(process.execPath, args, { cwd: root });
  const seconds = (performance.now() - started) / 1000;
  const said = output.trimEnd().split("\n");
  if (code !== 0) return said as readonly string[];
  const [, methods = "0"] = /with (\d+) methods?/.exec(output) ?? [];
  // What the command said of parts of the spec.
  const notes = said.filter((line) => /:\d+:\d+: /.test(line));
  return { seconds, methods: Number(methods), lines: countLines(out), notes };
}

/** Counts the lines of all files of a folder. */
export function countLines(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8").split("\n").length - 1)
    .reduce((sum, lines) => sum + lines, 0);
}
