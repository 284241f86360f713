#!/usr/bin/env node
import { readFileSync } from "node:fs";

// Checked before anything else is loaded: an older Node fails in the middle of a module, with a stack trace that says nothing of its age.
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly engines: { readonly node: string };
};
const oldest = manifest.engines.node.replace(">=", "");
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [oldestMajor = 0, oldestMinor = 0] = oldest.split(".").map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(`node-access-gateway: needs Node ${oldest} or newer, and this is ${process.versions.node}`);
  process.exitCode = 1;
} else {
  const { runCommand } = await import("./command/run-command.ts");
  await runCommand(process.argv.slice(2));
}
