import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../open-browser.ts";
import { pageKinds } from "../page-kinds.ts";
import { serve } from "../serve.ts";
import { violations } from "../violations.ts";

const dist = join(import.meta.dirname, "../../dist");
const kinds = [...pageKinds(dist)];
const site = await serve(dist);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** Maximum bytes of script, uncompressed, that a page may load before the reader searches or sends a call. */
const MOST_SCRIPT = 60_000;

/** Maximum bytes that a page may transfer, compressed as hosts do, before the reader searches or sends a call. */
const MOST_TRANSFERRED = 150_000;

const screens = [
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "dark", width: 375 },
  { colorScheme: "light", width: 1280 },
  { colorScheme: "light", width: 375 },
] as const;

describe.each(screens)("$colorScheme, $width px wide", ({ colorScheme, width }) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
  });
  afterAll(() => page.close());

  const scrollsSideways = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  it.each(kinds)("%s: everyone can read it", async (_, path) => {
    await page.goto(site.url + path);
    expect(await page.locator("html").getAttribute("data-theme")).toBe(colorScheme);
    expect(await scrollsSideways()).toBe(false);
    expect(await violations(page)).toEqual([]);
  });

  it.each(["types/ExecutionError_ExecutionErrorKind", "StateService/ListOwnedObjects"])(
    "long names and examples of %s stay in their column",
    async (path) => {
      await page.goto(`${site.url}/reference/grpc/sui/${path}/`);
      const parts = page.locator(".reference :is(.fields, .scroll)");
      const widths = await parts.evaluateAll((elements) =>
        elements.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      );
      expect(widths.filter((excess) => excess > 0)).toEqual([]);
      expect(widths).not.toEqual([]);
    },
  );

  it("everyone can use the playground", async () => {
    await page.goto(`${site.url}/reference/json-rpc/eth_getBlockByNumber/`);
    await page.getByText("Try it").click();
    await page.getByLabel("Endpoint").fill("http://127.0.0.1:1");
    await page.getByRole("button", { name: "TypeScript", exact: true }).click();
    await page.locator("node-playground pre").waitFor();
    expect(await scrollsSideways()).toBe(false);
    expect(await violations(page)).toEqual([]);
  });

  it("everyone can search", async () => {
    await page.goto(`${site.url}/guides/getting-started/`);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByLabel("Search the documentation").fill("eth_getBlockByNumber");
    await page
      .getByRole("link", { name: /^eth_getBlockByNumber/ })
      .first()
      .waitFor();
    expect(await scrollsSideways()).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}/reference/json-rpc/eth_getBlockByNumber/`);
  });
});

it("typed and pasted words find the same", async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/guides/getting-started/`);
  await page.getByRole("button", { name: "Search" }).click();
  const input = page.getByLabel("Search the documentation");
  const found = async (): Promise<string[]> => {
    await page
      .getByRole("link", { name: /^eth_getLogs/ })
      .first()
      .waitFor();
    return page.locator(".search-dialog li").allInnerTexts();
  };
  await input.pressSequentially("getLogs");
  const typed = await found();
  await input.fill("");
  await input.fill("getLogs");
  expect(await found()).toEqual(typed);
  await page.close();
});

it("pages load little: a reader on a slow line gets them at once", async () => {
  const sizes: Record<string, { readonly script: number; readonly transferred: number }> = {};
  for (const [kind, path] of kinds) {
    // One for each: nothing is cached, and no late response belongs to a page that was left.
    const page = await browser.newPage();
    const loaded: Promise<{ readonly isScript: boolean; readonly body: Buffer }>[] = [];
    page.on("response", (response) => {
      const isScript = response.request().resourceType() === "script";
      loaded.push(response.body().then((body) => ({ isScript, body })));
    });
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const inline = await page.evaluate(() =>
      [...document.scripts].reduce((sum, { textContent }) => sum + (textContent ?? "").length, 0),
    );
    const files = await Promise.all(loaded);
    const scripts = files.filter(({ isScript }) => isScript);
    sizes[kind] = {
      script: inline + scripts.reduce((sum, { body }) => sum + body.length, 0),
      transferred: files.reduce((sum, { body }) => sum + gzipSync(body).length, 0),
    };
    await page.close();
  }
  console.log("bytes of script, and transferred:", sizes);
  const large = Object.entries(sizes).filter(
    ([, { script, transferred }]) =>
      script === 0 || script > MOST_SCRIPT || transferred === 0 || transferred > MOST_TRANSFERRED,
  );
  expect(large).toEqual([]);
});
