// Writes the published form of the package in the current folder; each package's `prepack` script runs it.
import { findRoot } from "@node-access-tools/workspace";
import { joinModules } from "./join-modules.ts";

await joinModules(process.cwd(), findRoot(process.cwd()));
