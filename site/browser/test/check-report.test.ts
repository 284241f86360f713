import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { run } from "@node-access/cli";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "../open-browser.ts";
import { violations } from "../violations.ts";

/** What a node says about itself, and in each error: markup, and a word that is wider than a screen. */
const hostile = `<img src="//other.example/x" onerror="alert(1)"><script>alert(2)</script>'"&${"x".repeat(400)}`;
const secret = "secret-token-of-this-test";

const folder = mkdtempSync(join(tmpdir(), "node-access-page-"));
const page = join(folder, "report.html");
let browser: Browser;

const node = createServer(async (request, response) => {
  const call = (await json(request).catch(() => ({}))) as { id?: number; method?: string };
  const results: Record<string, unknown> = {
    web3_clientVersion: hostile,
    eth_chainId: "0x1",
    eth_blockNumber: "0x10",
    eth_getBalance: 5,
  };
  const result = results[call.method ?? ""];
  const failure = { error: { code: -32000, message: `${hostile} ${request.headers.authorization}` } };
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({ jsonrpc: "2.0", id: call.id ?? null, ...(result === undefined ? failure : { result }) }),
  );
});

beforeAll(async () => {
  node.listen(0, "127.0.0.1");
  await once(node, "listening");
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
  const stdout = new PassThrough().resume();
  const io = {
    stdin: Readable.from([]),
    stdout,
    stderr: stdout,
    env: { TOKEN: secret },
    signal: new AbortController().signal,
  };
  const args = ["--protocol", "ethereum", "--token-env", "TOKEN", "--compare", url, "--max-seconds", "15"];
  await run(["check", url, ...args, "--html", page], io);
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  node.close();
  rmSync(folder, { recursive: true });
});

it.each([
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 375 },
  { colorScheme: "dark", width: 375 },
] as const)(
  "the page of a check: $colorScheme, $width px wide: shows what a node says, and loads and runs nothing",
  async ({ colorScheme, width }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    const opened = await context.newPage();
    const requests: string[] = [];
    const dialogs: string[] = [];
    opened.on("request", (request) => requests.push(request.url()));
    opened.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await opened.goto(pathToFileURL(page).href);
    expect(await opened.locator("main").innerText()).toContain(hostile);
    expect(await opened.content()).not.toContain(secret);
    const { scrollWidth, clientWidth } = await opened.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
    // A column of a few letters, of which words run downwards.
    const cells = opened.locator("td:visible, th:visible, .chart > span");
    const narrow = await cells.evaluateAll((all) =>
      all.flatMap((cell) =>
        cell.textContent && cell.clientWidth < 25 && cell.clientHeight > 50 ? [cell.textContent] : [],
      ),
    );
    expect(narrow).toEqual([]);
    expect(await violations(opened)).toEqual([]);
    expect(requests).toEqual([pathToFileURL(page).href]);
    expect(dialogs).toEqual([]);
    await context.close();
  },
);
