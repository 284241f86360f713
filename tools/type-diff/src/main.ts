// Says what the compiler makes of two releases' types, and whether the pending changesets promise at least as much.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inScratch } from "@node-access-tools/package-check";
import { findRoot } from "@node-access-tools/workspace";
import { comparePackages } from "./compare-packages.ts";
import { layOut } from "./load.ts";
import { tooLow } from "./too-low.ts";
import { told } from "./told.ts";

const USAGE = "usage: npm run type:diff -- <old packages> <new packages> [--check]";

const { values, positionals } = parseArgs({
  options: { check: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [from, to] = positionals.map((path) => resolve(process.env["INIT_CWD"] ?? process.cwd(), path));
if (from === undefined || to === undefined || positionals.length !== 2) {
  console.error(`two folders are needed, of built packages or of tarballs\n${USAGE}`);
  process.exitCode = 2;
} else {
  const found = await inScratch(async (scratch) => {
    const [old, now] = [join(scratch, "old"), join(scratch, "new")];
    for (const side of [old, now]) mkdirSync(side);
    const before = await layOut(from, old);
    return { before, findings: comparePackages(before, await layOut(to, now)) };
  });
  for (const line of told(found.findings)) console.log(line);
  if (values.check) {
    const mistakes = tooLow(findRoot(import.meta.dirname), found.before, found.findings);
    for (const mistake of mistakes) console.error(mistake);
    process.exitCode = mistakes.length > 0 ? 1 : 0;
  }
}
