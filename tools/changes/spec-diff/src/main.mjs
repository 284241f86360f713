// Says what the specs' changes since a base mean for users, writes the changesets for them, or checks that they are there.
// JavaScript, so that Node loads its type stripper only after the compile cache is on.
import { enableCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";

// All that is imported from here on is compiled once for many runs.
enableCompileCache();
// A run is over before its hottest code, compiled a second time, would be worth it.
setFlagsFromString("--no-opt");

const { runCommand } = await import("./run-command.ts");
await runCommand();
