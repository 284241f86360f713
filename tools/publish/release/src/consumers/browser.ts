import { chromium } from "playwright-core";
import type { Place } from "../installed-gateway.ts";
import type { Results } from "./outcome.ts";

/** Where the page is, without a server. It calls the gateway directly, from another origin. */
const ORIGIN = "http://localhost";
const PAGE =
  '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/program.js"></script>';

/**
 * Opens a page with the module `/program.js` in a headless browser. @returns the results that it posts to `/results`. @throws
 * Error if it throws, or a module does not load.
 */
export async function inHeadless(
  browser: string,
  modules: ReadonlyMap<string, string>,
  place: Place,
): Promise<Results> {
  const files = new Map([
    ["/", { contentType: "text/html", body: PAGE }],
    ["/place.json", { contentType: "application/json", body: JSON.stringify(place) }],
    ["/results", { contentType: "text/plain", body: "" }],
    ...[...modules].map(([path, body]) => [path, { contentType: "text/javascript", body }] as const),
  ]);
  // The page comes from no server, so that Chromium takes it for one of the Internet, which may not call this machine.
  const args = ["--no-sandbox", "--disable-features=LocalNetworkAccessChecks"];
  const running = await chromium.launch({ executablePath: browser, args });
  try {
    const page = await running.newPage();
    const failed = new Promise<never>((_, reject) => {
      page.once("pageerror", reject);
      page.on("response", (response) => {
        if (response.url().startsWith(ORIGIN) && !response.ok())
          reject(new Error(`${response.url()} did not load`));
      });
    });
    await page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill(files.get(new URL(route.request().url()).pathname) ?? { status: 404 }),
    );
    const posted = page.waitForRequest(`${ORIGIN}/results`, { timeout: 60_000 });
    // Whichever loses ends later, with the browser.
    for (const one of [posted, failed]) one.catch(() => {});
    await page.goto(ORIGIN);
    return (await Promise.race([posted, failed])).postDataJSON() as Results;
  } finally {
    await running.close();
  }
}
