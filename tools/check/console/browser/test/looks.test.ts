import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goTo, openConsole, listViews } from "./console-page.ts";
import { makeStream } from "./load.ts";
import { browserPath, type OpenedConsole, openStage } from "./open-stage.ts";

/** The window sizes and themes to test. */
const looks: Readonly<Record<string, BrowserContextOptions>> = {
  light: { viewport: { width: 1280, height: 900 }, colorScheme: "light" },
  dark: { viewport: { width: 1280, height: 900 }, colorScheme: "dark" },
  phone: { viewport: { width: 375, height: 812 }, colorScheme: "light", deviceScaleFactor: 2 },
  "phone, dark, little motion": {
    viewport: { width: 375, height: 812 },
    colorScheme: "dark",
    reducedMotion: "reduce",
  },
};

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const { PICTURES, INIT_CWD = "." } = process.env;
/** The folder for screenshots, if the variable PICTURES names one, relative to the folder in which npm was called. */
const pictures = PICTURES && resolve(INIT_CWD, PICTURES);
let opened: OpenedConsole;
beforeAll(async () => void (opened = await openStage()));
afterAll(() => opened.close());

it.skipIf(browserPath === undefined).each(Object.keys(looks))(
  "every view is accessible: %s",
  async (look) => {
    expect(await lookAtViews(look)).toEqual([]);
  },
);

/**
 * Opens every view and its dialogs.
 *
 * @returns the mistakes: broken rules of axe-core, pages and tables wider than the window, and errors in the browser's console.
 */
async function lookAtViews(look: string): Promise<string[]> {
  const { browser, stage } = opened;
  // The page's Content-Security-Policy allows only its own scripts, so axe-core is injected through the debugger.
  const context = await browser.newContext(looks[look] ?? {});
  const page = await context.newPage();
  const mistakes: string[] = [];
  page.on("pageerror", ({ message }) => void mistakes.push(`the page throws: ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error") mistakes.push(`the browser complains: ${message.text()}`);
  });
  const inspect = async (name: string): Promise<void> => {
    if (pictures)
      await page.screenshot({
        path: join(pictures, `${look}, ${name}.png`.replaceAll("/", " ")),
        fullPage: true,
      });
    mistakes.push(...(await findMistakes(page)).map((mistake) => `${name}: ${mistake}`));
  };
  try {
    await page.goto(stage.consoleUrl);
    await page.getByLabel("Password").waitFor();
    await inspect("sign in");
    await openConsole(page, stage);
    // Nothing listens there, so it says why it waits.
    await makeStream(
      stage,
      "to nowhere",
      "http://127.0.0.1:9/hooks/production/orders?tenant=2f7c3a1e-2f0b-4c57-9a61-1d2b3c4d5e6f",
    );
    for (const [hash, title] of listViews(stage)) {
      await goTo(page, hash, title);
      await inspect(hash === "" ? "overview" : hash.replace(stage.node.id, "one"));
    }
    await page.getByLabel("Method, or HTTP method and path").fill("eth_getBlockByNumber");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("heading", { name: "Response" }).waitFor();
    await inspect("a call that was tried");
    await goTo(page, "upstreams", "Upstreams");
    await page.getByRole("button", { name: "Cordon ethereum-sepolia.rpc.rented" }).click();
    await inspect("cordon");
    await page.keyboard.press("Escape");
    await goTo(page, `nodes/${stage.node.id}`, "ethereum");
    for (const verb of ["Rotate", "Revoke"]) {
      await page
        .getByRole("button", { name: new RegExp(`^${verb}`) })
        .first()
        .click();
      await inspect(verb.toLowerCase());
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: /^Gateway/ }).click();
    await inspect("about the gateway");
    await page.keyboard.press("Escape");
    await goTo(page, "streams", "Streams");
    await page
      .getByRole("button", { name: /^Pause/ })
      .first()
      .click();
    await inspect("pause a stream");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "to nowhere" }).first().click();
    await page.getByRole("heading", { name: "Dead letters" }).waitFor();
    await inspect("a stream");
    await goTo(page, "nowhere", "Not found");
    await inspect("not found");
  } finally {
    await context.close();
  }
  return mistakes;
}

async function findMistakes(page: Page): Promise<string[]> {
  const violations = (await page.evaluate(
    `${axe}; axe.run(document).then(({ violations }) => violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => ({ html })) })))`,
  )) as Violation[];
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  // On a phone, tables scroll.
  const wideTables = await page.evaluate(() =>
    innerWidth < 1_280
      ? []
      : [...document.querySelectorAll(".scroll")]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((table) => table.getAttribute("aria-label")),
  );
  return [
    ...(isTooWide ? ["the page is wider than the window"] : []),
    ...wideTables.map((name) => `the table ${name} scrolls sideways`),
    ...violations.map(
      ({ id, help, nodes }) => `axe: ${help} (${id}): ${nodes.map(({ html }) => html).join(" ")}`,
    ),
  ];
}
