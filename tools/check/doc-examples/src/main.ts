// Fails if an example in a README, in a documentation comment or on the site does not compile.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadKeptReference } from "@node-access-tools/site/reference";
import { commandLine, findRoot, members } from "@node-access-tools/workspace";
import { compile } from "./compile.ts";
import { fromMarkdown, fromSource } from "./extract.ts";

commandLine("usage: npx turbo run doc-examples", {});

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
  [
    "*.md",
    "packages/*/{README,CONTRIBUTING}.md",
    "tools/codegen/generate/CONTRIBUTING.md",
    "packages/*/src/**/*.ts",
    "site/src/content/docs/**/*.md",
  ],
  { cwd: root },
)
  .map((path) => path.replaceAll("\\", "/"))
  .toSorted();
const found = documents.map((path) => {
  const text = readFileSync(join(root, path), "utf8");
  return path.endsWith(".md") ? fromMarkdown(path, text) : fromSource(path, text);
});
const pages = (await loadKeptReference(root)).pages.filter(({ label }) => label !== "Type");
const samples = pages.flatMap(({ id, samples: listed }) =>
  listed.flatMap(({ language, label, code }) =>
    language === "ts" ? [{ path: `reference/${id}/ ${label}`, line: 1, text: code }] : [],
  ),
);
const examples = [...found.flatMap((one) => one.examples), ...samples];
const mistakes = [
  ...found.flatMap((one) => one.mistakes),
  ...(await compile(examples, join(own.directory, ".examples"))),
];
for (const { path, line, message } of mistakes) console.error(`${path}:${line}: ${message}`);
const importable = Object.keys(own.manifest.devDependencies ?? {});
if (mistakes.length > 0) console.error(`An example may import: ${importable.join(", ")}.`);
const places = `${documents.length} files and ${pages.length} pages of the reference`;
console.log(`${examples.length} examples in ${places}: ${mistakes.length} mistakes.`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
