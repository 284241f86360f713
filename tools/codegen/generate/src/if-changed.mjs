// `npm run generate`: generates, unless all files that generation reads or writes are unchanged since the last run. JavaScript without
// imports of modules, since loading modules takes longer than checking the files.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../../..");
const record = join(root, "node_modules/.cache/node-access-generate.json");
const inputs = [
  "specs",
  "packages",
  "tools/codegen/generate/src",
  "tools/run/workspace/src",
  "pnpm-lock.yaml",
  "site/src/content/docs/guides/verified-results.md",
];
const skipped = new Set(["node_modules", "dist", "test"]);
const generated = /\/generated\/|README\.md$|\.schema\.json$/;

/** A stamp that changes with a file, or with the names in a folder. */
function stampOf(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  return stat && `${stat.isDirectory() ? "folder" : stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`;
}

/** The stamps of all files and folders that generation reads or writes, by path. */
function stamps() {
  const found = { node: process.version };
  const visit = (path) => {
    const stamp = stampOf(path);
    if (stamp === undefined) return;
    found[path] = stamp;
    if (!stamp.startsWith("folder")) return;
    for (const name of readdirSync(join(root, path)))
      if (!skipped.has(name) && !name.startsWith(".")) visit(`${path}/${name}`);
  };
  inputs.forEach(visit);
  return found;
}

function isUnchanged() {
  try {
    const { node, ...known } = JSON.parse(readFileSync(record, "utf8"));
    return node === process.version && Object.keys(known).every((path) => stampOf(path) === known[path]);
  } catch {
    return false;
  }
}

if (process.argv.length === 2 && isUnchanged()) {
  console.log("Nothing has changed since the files were generated.");
} else {
  const before = stamps();
  await import("./main.mjs");
  const after = stamps();
  // A file that was edited during the run may have been read before the edit.
  const isSettled = Object.keys(after).every(
    (path) => after[path] === before[path] || after[path].startsWith("folder") || generated.test(path),
  );
  if (!process.exitCode && isSettled) {
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, JSON.stringify(after));
  }
}
