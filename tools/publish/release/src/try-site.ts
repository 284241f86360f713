import { join } from "node:path";
import { findBrowser, run, type RunResult } from "@node-access-tools/workspace";
import type { Steps } from "./steps.ts";

/** Builds the documentation site of the checkout, and tests it in a browser. */
export async function trySite(steps: Steps, root: string): Promise<void> {
  await steps.take("the site builds", async () => {
    const { code, output } = await run("npm", ["run", "--silent", "site"], { cwd: root });
    return code === 0 ? [] : [output];
  });
  const browser = findBrowser(process.env["PATH"] ?? "");
  if (browser === undefined) {
    const skipped = { skipped: "no browser: install Chromium to try it" };
    return steps.take("the site in a browser", async () => skipped);
  }
  const env = { ...process.env, CHROMIUM: browser };
  const runScript = (name: string): Promise<RunResult> =>
    run("npm", ["run", "--silent", name], { cwd: join(root, "site"), env });
  await steps.take("the site in a browser", async () => {
    const { code, output } = await runScript("browser");
    return code === 0 ? [] : [output];
  });
  const { code, output } = await runScript("measure:search");
  await steps.take(`the site's search, which should respond within 100 ms: ${output.trim()}`, async () =>
    code === 0 ? [] : ["the search did not respond"],
  );
}
