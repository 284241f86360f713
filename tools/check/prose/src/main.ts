// Fails if a text for people contains a phrase of the word list.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commandLine, findRoot } from "@node-access-tools/workspace";
import { lint } from "./lint.ts";

// Generated files, texts that tests compare, and the word list itself.
const NOT_CHECKED =
  /(^|\/)(generated|fixtures|golden)\/|\/(api|CHANGELOG)\.md$|^tools\/check\/prose\/(words|test)/;

commandLine("usage: npm run prose", {});
const root = findRoot(import.meta.dirname);
const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\0")
  .filter((path) => path !== "" && existsSync(join(root, path)) && !NOT_CHECKED.test(path));

let read = 0;
let count = 0;
for (const path of files) {
  const findings = await lint(path, readFileSync(join(root, path), "utf8"));
  for (const { line, message } of findings) console.error(`${path}:${line}: ${message}`);
  read += 1;
  count += findings.length;
}
if (count > 0) {
  console.error(
    "\nWrite what stands after the arrow, or another plain sentence. The list is tools/check/prose/words.yaml.",
  );
}
console.log(`${read} files, ${count} phrases of the word list.`);
process.exitCode = count === 0 ? 0 : 1;
