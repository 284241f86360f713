// Writes the published form of the package in the current folder; each package's `prepack` script runs it.
import { relative } from "node:path";
import { packageFiles } from "@node-access-tools/generate/package-files";
import { findRoot } from "@node-access-tools/workspace";
import { joinModules } from "./join-modules.ts";

const directory = process.cwd();
const root = findRoot(directory);
await joinModules(directory, root, await packageFiles(root, relative(root, directory)));
