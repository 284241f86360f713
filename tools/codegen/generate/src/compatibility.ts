import { commandLine, exitWithError } from "@node-access-tools/workspace";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { compare } from "./load/proto/compare.ts";

// Compares specs/grpc with public proto files: `pnpm run compatibility <folder>...`, each folder the root of the
// imports of its files. Public files are not part of this repository.
const ours = join(resolve(import.meta.dirname, "../../../.."), "specs/grpc");
const usage =
  "usage: pnpm run compatibility <folder>... (with public proto files, each the root of its files' imports)";
const { positionals: folders } = commandLine(usage, { allowPositionals: true });
if (folders.length === 0) exitWithError(usage);
for (const folder of folders) {
  const theirs = resolve(folder);
  if (!existsSync(theirs)) {
    console.error(`there is no folder ${theirs}; correct the path`);
    process.exitCode = 1;
    continue;
  }
  // Our protos must be a subset of the public ones, and common messages must be complete.
  const differences = [...(await compare(ours, theirs, true)), ...(await compare(theirs, ours, false))];
  for (const difference of differences) console.log(difference);
  console.log(`${folder}: ${differences.length === 0 ? "compatible" : `${differences.length} differences`}`);
  if (differences.length > 0) process.exitCode = 1;
}
