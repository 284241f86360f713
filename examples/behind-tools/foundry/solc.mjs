#!/usr/bin/env node
// The compiler of the npm package solc, with the two arguments that forge uses.
import { text } from "node:stream/consumers";
import solc from "solc";

if (process.argv.includes("--version")) {
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}`);
} else {
  process.stdout.write(solc.compile(await text(process.stdin)));
}
