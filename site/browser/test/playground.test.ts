import { join } from "node:path";
import { createGateway } from "@node-access/gateway";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../open-browser.ts";
import { serve } from "../serve.ts";

const site = await serve(join(import.meta.dirname, "../../dist"));
const networks = { "ethereum-mainnet": "simulator", "hyperliquid-mainnet": "simulator" } as const;
const gateway = await createGateway({ networks, cors: { origins: [site.url] }, blockTime: 100 });
/** A gateway without CORS: it allows no page. */
const closed = await createGateway({ networks });
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
  await closed.close();
  site.close();
});

/** Opens the form of a page of the reference. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${site.url}/reference/${path}/`);
  await page.getByText("Try it").click();
  return page;
}

const status = (page: Page) => page.locator("node-playground [role=status]");
const outcome = (page: Page) => page.locator("node-playground pre");
const { key } = gateway.credentials.nodes.ethereum;

describe("the playground", () => {
  it("makes a call and shows the response in both views, and the code", async () => {
    const page = await open("json-rpc/eth_getBlockByNumber");
    await page.getByLabel("Endpoint").fill(gateway.url);
    await page.getByRole("textbox", { name: "Token" }).fill(key);
    await page.getByLabel("Arguments").fill('["latest", false]');
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => status(page).textContent()).toMatch(/^Responded in/);
    expect(await outcome(page).textContent()).toMatch(/"number": "0x/);
    await page.getByRole("button", { name: "Decoded" }).click();
    expect(await outcome(page).textContent()).toMatch(/"number": \d+n/);
    await page.getByRole("button", { name: "Code", exact: true }).click();
    const code = await outcome(page).textContent();
    expect(code).toContain('client.eth_getBlockByNumber("latest", false)');
    expect(code).not.toContain(key);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      key,
    );
    await page.close();
  });

  it("takes a user name and a password instead of the token", async () => {
    const page = await open("json-rpc/eth_chainId");
    const { username, password } = gateway.credentials.nodes.ethereum;
    await page.getByLabel("Endpoint").fill(gateway.url);
    await page.getByLabel("Credential").selectOption("basic");
    await page.getByRole("textbox", { name: "User name" }).fill(username);
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => status(page).textContent()).toMatch(/^Responded in/);
    await page.close();
  });

  it("streams a subscription until it is stopped", async () => {
    const page = await open("json-rpc/subscriptions/newHeads");
    await page.getByLabel("Endpoint").fill(gateway.url.replace("http", "ws"));
    await page.getByRole("textbox", { name: "Token" }).fill(key);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect
      .poll(async () => (await outcome(page).textContent())?.match(/"number"/g)?.length ?? 0)
      .toBeGreaterThan(2);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => status(page).textContent()).toBe("Stopped.");
    await page.close();
  });

  it("explains a request that the browser blocked", async () => {
    const page = await open("json-rpc/eth_chainId");
    await page.getByLabel("Endpoint").fill(closed.url);
    await page.getByRole("textbox", { name: "Token" }).fill(closed.credentials.nodes.ethereum.key);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => status(page).textContent()).toContain(`--cors-origin ${site.url}`);
    await page.close();
  });

  it("explains mistakes in the arguments, and sends nothing", async () => {
    const page = await open("json-rpc/eth_chainId");
    await page.getByLabel("Endpoint").fill(gateway.url);
    await page.getByLabel("Arguments").fill("[1");
    await page.getByRole("button", { name: "Send" }).click();
    const message = await page
      .getByLabel("Arguments")
      .evaluate((area: HTMLTextAreaElement) => area.validationMessage);
    expect(message).toMatch(/^Expected a JSON list/);
    expect(await status(page).textContent()).toBe("");
    await page.close();
  });

  it("asks for confirmation before a call that changes something", async () => {
    const page = await open("exchange/exchange/noop");
    await page.getByLabel("Endpoint").fill(gateway.url);
    await page.getByLabel("Private key").fill(`0x${"11".repeat(32)}`);
    await page.getByLabel("Network").selectOption("mainnet");
    await page.getByRole("button", { name: "Send" }).click();
    expect(await status(page).textContent()).toBe("");
    await page.getByLabel("Send it").check();
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => outcome(page).textContent()).toContain('"status": "ok"');
    await page.close();
  });

  it("names an alternative where browsers cannot make the call", async () => {
    const page = await browser.newPage();
    await page.goto(`${site.url}/reference/grpc/geyser/Geyser/GetBlockHeight/`);
    expect(await page.getByText("Browsers cannot make gRPC calls").isVisible()).toBe(true);
    await page.close();
  });
});
