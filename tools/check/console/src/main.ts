// Uses the console of the built gateway in Chromium. `--pictures <folder>` keeps pictures of all views.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser, findRoot } from "@node-access-tools/workspace";
import { checkConsole } from "./check-console.ts";

const { values } = parseArgs({ options: { pictures: { type: "string" } } });
const root = findRoot(import.meta.dirname);
const browser = findBrowser(process.env["PATH"] ?? "");
let failed = 0;

async function take(name: string, step: () => Promise<readonly string[]>): Promise<void> {
  const mistakes = await step().catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  console.log(`${mistakes.length === 0 ? "ok  " : "FAIL"}  ${name}`);
  for (const mistake of mistakes) console.log(`      ${mistake.replaceAll("\n", "\n      ")}`);
  if (mistakes.length > 0) failed += 1;
}

if (browser === undefined) {
  console.log("skipped: there is no browser. Install Chromium to check the console.");
} else {
  const folder = mkdtempSync(join(tmpdir(), "console-check-"));
  const { pictures } = values;
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  try {
    const command = [process.execPath, join(root, "packages/gateway/dist/bin.js")];
    await checkConsole(take, { command, browser, folder, ...(pictures !== undefined && { pictures }) });
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(failed === 0 ? "\nThe console is as it should be." : `\n${failed} failed.`);
  if (failed > 0) process.exitCode = 1;
}
