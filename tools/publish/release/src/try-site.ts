import { join } from "node:path";
import { findBrowser, run } from "@node-access-tools/workspace";
import type { Steps } from "./steps.ts";

/** Builds the documentation site of the checkout, and tests it in a browser. */
export async function trySite(steps: Steps, root: string): Promise<void> {
  await steps.take("the site builds", async () => {
    const { code, output } = await run("npm", ["run", "--silent", "site"], { cwd: root });
    return code === 0 ? [] : [output];
  });
  await steps.take("the site in a browser", async () => {
    const browser = findBrowser(process.env["PATH"] ?? "");
    if (browser === undefined) return { skipped: "no browser: install Chromium to try it" };
    const env = { ...process.env, CHROMIUM: browser };
    const { code, output } = await run("npm", ["run", "--silent", "browser"], {
      cwd: join(root, "site"),
      env,
    });
    return code === 0 ? [] : [output];
  });
}
