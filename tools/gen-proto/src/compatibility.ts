import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { compare } from "./compare.ts";

// Compares specs/grpc with public proto files: `pnpm run compatibility <folder>...`, each folder the root of the
// imports of its files. Public files are not part of this repository.
const ours = join(resolve(import.meta.dirname, "../../.."), "specs/grpc");
const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error("expected one or more folders with public proto files, each the root of its files' imports");
  process.exitCode = 1;
}
for (const folder of folders) {
  const theirs = resolve(folder);
  if (!existsSync(theirs)) {
    console.error(`there is no folder ${theirs}; correct the path`);
    process.exitCode = 1;
    continue;
  }
  // Ours must be a part of theirs, and the messages that both have must be whole.
  const differences = [...(await compare(ours, theirs, true)), ...(await compare(theirs, ours, false))];
  for (const { text } of differences) console.log(text);
  console.log(`${folder}: ${differences.length === 0 ? "compatible" : `${differences.length} differences`}`);
  if (differences.length > 0) process.exitCode = 1;
}
