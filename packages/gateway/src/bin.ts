#!/usr/bin/env node
import { requiredNode } from "./manifest.ts";

const required = requiredNode();
if (required === undefined) {
  const { runCommand } = await import("./command/run-command.ts");
  await runCommand(process.argv.slice(2));
} else {
  console.error(`node-access-gateway: needs Node ${required} or newer, and this is ${process.versions.node}`);
  process.exitCode = 1;
}
