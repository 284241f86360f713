// Compares the API report of the package in the current folder with its built declarations; --write updates it. Also lists
// exports that lack documentation.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { currentPackage } from "@node-access-tools/package-check";
import { commandLine } from "@node-access-tools/workspace";
import { PublicApi } from "./public-api.ts";
import { firstDifference, REPORT, report } from "./report.ts";
import { undocumented } from "./undocumented.ts";

const { values } = commandLine("usage: npm run api [-- --write]", {
  options: { write: { type: "boolean", default: false } },
});
const { member } = currentPackage();
const { directory, manifest } = member;
const { name } = manifest;
const file = join(directory, REPORT);
const declarations = new PublicApi(manifest, directory);
const now = report(manifest, directory, declarations);
const committed = existsSync(file) ? readFileSync(file, "utf8") : "";
if (now === committed) {
  console.log(`${name}: ${REPORT} is up to date.`);
} else if (values.write) {
  writeFileSync(file, now);
  console.log(`${name}: ${REPORT} updated.`);
} else {
  console.error(`${member.path}/${REPORT}:${firstDifference(committed, now)}`);
  console.error("To fix: npm run api -- --write, then commit what it changed.");
  process.exitCode = 1;
}
const missing = undocumented(manifest, directory, declarations);
for (const one of missing) console.error(`${member.path}/${one}`);
if (missing.length > 0) {
  console.error("To fix: write the docstring, in the source that the declaration is built from.");
  process.exitCode = 1;
}
