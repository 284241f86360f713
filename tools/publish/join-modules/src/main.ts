// Writes the published form of the package in the current folder; each package's `prepack` script runs it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { packageDocs } from "@node-access-tools/generate/package-docs";
import { findRoot } from "@node-access-tools/workspace";
import { joinModules, PUBLISHED } from "./join-modules.ts";

const directory = process.cwd();
const root = findRoot(directory);
await joinModules(directory, root);
const docs = await packageDocs(root, relative(root, directory));
const folder = join(directory, PUBLISHED, "docs");
if (docs.size > 0) mkdirSync(folder);
for (const [name, text] of docs) writeFileSync(join(folder, name), text);
