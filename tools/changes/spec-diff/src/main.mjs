// Reports what changes of the specs since a base mean for users, writes changesets for them, or checks that they exist.
// JavaScript, so that Node loads its type stripper only after the compile cache is on.
import module from "node:module";
import { checkNode } from "@node-access-tools/workspace/check-node";

checkNode();
// Everything that is imported below is compiled once for many runs.
module.enableCompileCache();

const { runCommand } = await import("./commands.ts");
await runCommand();
