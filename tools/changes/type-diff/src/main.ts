// Compares the types of two releases with the compiler. --check fails if pending changesets have a lower level than the differences.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { inScratch } from "@node-access-tools/package-check";
import { commandLine, findRoot } from "@node-access-tools/workspace";
import { buildAt, lastRelease } from "./base.ts";
import { comparePackages } from "./compare-packages.ts";
import { install, shareGenerated } from "./load.ts";
import { findingLines } from "./finding.ts";
import { tooLow } from "./too-low.ts";

const USAGE = `usage: npm run type:diff -- [--base <commit>] [--check]
       npm run type:diff -- <old packages> <new packages> [--check]`;

const root = findRoot(import.meta.dirname);

async function compareAndReport(): Promise<boolean> {
  const { values, positionals } = commandLine(USAGE, {
    options: { base: { type: "string" }, check: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [from, to = join(root, "packages")] = positionals.map((path) =>
    resolve(process.env["INIT_CWD"] ?? process.cwd(), path),
  );
  if (
    positionals.length === 1 ||
    positionals.length > 2 ||
    (from !== undefined && values.base !== undefined)
  ) {
    throw new Error(`expected two folders, or a commit, or nothing\n${USAGE}`);
  }
  const commit = values.base ?? lastRelease(root);
  if (from === undefined && commit === undefined) {
    console.log("Nothing has been released yet: there are no types to compare with.");
    return true;
  }
  return inScratch(async (scratch) => {
    const [old, now] = [join(scratch, "old"), join(scratch, "new")];
    for (const side of [old, now]) mkdirSync(side);
    const before = await install(from ?? (await buildAt(root, commit ?? "", join(scratch, "base"))), old);
    const after = await install(to, now);
    shareGenerated(old, now);
    const findings = comparePackages(before, after);
    for (const line of findingLines(findings)) console.log(line);
    const mistakes = values.check ? tooLow(root, before, after, findings) : [];
    for (const mistake of mistakes) console.error(mistake);
    return mistakes.length === 0;
  });
}

try {
  process.exitCode = (await compareAndReport()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
