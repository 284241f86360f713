// Fails where an example in a README or in a documentation comment does not compile.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commandLine, findRoot, members } from "@node-access-tools/workspace";
import { compile } from "./compile.ts";
import { fromMarkdown, fromSource } from "./extract.ts";

commandLine("usage: npm run check", {});

const root = findRoot(import.meta.dirname);
const all = members(root);
const own = all.find((member) => member.directory === join(import.meta.dirname, ".."));
const unknown = all
  .filter((member) => member.kind === "package")
  .map((member) => member.manifest.name)
  .filter((name) => own?.manifest.devDependencies?.[name] === undefined);
if (own === undefined || unknown.length > 0) {
  throw new Error(
    `add to the devDependencies of tools/check/doc-examples as "workspace:^": ${unknown.join(", ")}`,
  );
}

const documents = globSync(
  ["*.md", "packages/*/README.md", "packages/*/docs/*.md", "packages/*/src/**/*.ts"],
  { cwd: root },
)
  .map((path) => path.replaceAll("\\", "/"))
  .toSorted();
const found = documents.map((path) => {
  const text = readFileSync(join(root, path), "utf8");
  return path.endsWith(".md") ? fromMarkdown(path, text) : fromSource(path, text);
});
const examples = found.flatMap((one) => one.examples);
const mistakes = [
  ...found.flatMap((one) => one.mistakes),
  ...(await compile(examples, join(own.directory, ".examples"))),
];
for (const { path, line, message } of mistakes) console.error(`${path}:${line}: ${message}`);
const importable = Object.keys(own.manifest.devDependencies ?? {});
if (mistakes.length > 0) console.error(`An example may import: ${importable.join(", ")}.`);
console.log(`${examples.length} examples in ${documents.length} files: ${mistakes.length} mistakes.`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
