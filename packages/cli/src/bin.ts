#!/usr/bin/env node
import module from "node:module";

// Node stores what it compiled, so that the next start is faster. Node 20 cannot.
module.enableCompileCache?.();

const [{ processIo }, { run }] = await Promise.all([import("./io/process-io.ts"), import("./run.ts")]);
process.exitCode = await run(process.argv.slice(2), processIo());
