import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRoot, optionalProgram } from "@node-access-tools/workspace";
import { type Browser, chromium } from "playwright-core";
import { startLoad } from "./load.ts";
import { type Stage, startStage } from "./stage.ts";

/** The path of Chromium. Without one, the tests are skipped. */
export const browserPath = optionalProgram("chromium");

/** The command that starts the gateway: JSON in the variable CONSOLE_GATEWAY, or the gateway built in this repository. */
const command = JSON.parse(process.env["CONSOLE_GATEWAY"] ?? "null") as readonly string[] | null;

/** A gateway under load, and a browser. */
export interface OpenedConsole {
  readonly stage: Stage;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Starts a gateway with a console, callers, and Chromium. */
export async function openStage(): Promise<OpenedConsole> {
  const folder = mkdtempSync(join(tmpdir(), "console-check-"));
  const built = join(findRoot(import.meta.dirname), "packages/gateway/dist/bin.js");
  const stage = await startStage(command ?? [process.execPath, built], folder);
  const endLoad = await startLoad(stage);
  const browser = await chromium.launch({ executablePath: browserPath ?? "", args: ["--no-sandbox"] });
  return {
    stage,
    browser,
    async close() {
      await browser.close();
      await endLoad();
      await stage.close();
      rmSync(folder, { recursive: true });
    },
  };
}
