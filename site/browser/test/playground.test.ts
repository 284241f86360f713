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
  it("makes a call and shows the response in both views", async () => {
    const page = await open("json-rpc/eth_getBlockByNumber");
    await page.getByLabel("Endpoint").fill(gateway.url);
    await page.getByRole("textbox", { name: "Token" }).fill(key);
    await page.getByLabel("Arguments").fill('["latest", false]');
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => status(page).textContent()).toMatch(/^Responded in/);
    expect(await outcome(page).textContent()).toMatch(/"number": "0x/);
    await page.getByRole("button", { name: "Decoded" }).click();
    expect(await outcome(page).textContent()).toMatch(/"number": \d+n/);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      key,
    );
    await page.close();
  });

  it.each([
    ["TypeScript", 'client.eth_getBlockByNumber("latest", false)'],
    ["curl", '"params":["latest",false]'],
    ["viem", 'method: "eth_getBlockByNumber", params: ["latest", false]'],
  ])("copies the call as %s, without the token", async (style, expected) => {
    const page = await open("json-rpc/eth_getBlockByNumber");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByLabel("Endpoint").fill(gateway.url);
    await page.getByRole("textbox", { name: "Token" }).fill(key);
    await page.getByLabel("Arguments").fill('["latest", false]');
    await page.getByRole("button", { name: style, exact: true }).click();
    await expect.poll(() => status(page).textContent()).toBe("Copied.");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(expected);
    expect(text).not.toContain(key);
    await page.close();
  });

  it("remembers endpoint, protocol and token on other pages, also for sockets, and stores nothing", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const visit = async (path: string): Promise<void> => {
      await page.goto(`${site.url}/reference/${path}/`);
      await page.getByText("Try it").click();
    };
    const endpoint = page.getByLabel("Endpoint");
    const token = page.getByRole("textbox", { name: "Token" });
    await visit("json-rpc/eth_chainId");
    await page.getByRole("combobox", { name: "Protocol" }).selectOption("polygon-pos");
    await endpoint.fill(gateway.url);
    await token.fill(key);
    await token.blur();
    await visit("json-rpc/eth_getBalance");
    await expect.poll(() => endpoint.inputValue()).toBe(gateway.url);
    expect(await token.inputValue()).toBe(key);
    expect(await page.getByRole("combobox", { name: "Protocol" }).inputValue()).toBe("polygon-pos");
    await visit("json-rpc/subscriptions/newHeads");
    await expect.poll(() => endpoint.inputValue()).toBe(gateway.url.replace("http", "ws"));
    // The node has no Starknet, and the token is not for the API.
    await visit("json-rpc/starknet_chainId");
    expect(await endpoint.inputValue()).toBe("");
    await visit("management/listNodes");
    expect(await endpoint.inputValue()).toBe("");
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        await indexedDB.databases(),
        await caches.keys(),
      ]),
    );
    expect(stored).not.toContain(key);
    await context.close();
  });

  it("fills in the local gateway on each page, once it was chosen", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.url}/reference/json-rpc/eth_chainId/`);
    await page.getByText("Try it").click();
    await page.getByRole("button", { name: "Use the local gateway" }).click();
    expect(await page.getByLabel("Endpoint").inputValue()).toBe("http://127.0.0.1:9640");
    expect(await page.getByRole("textbox", { name: "Token" }).inputValue()).toBe("demo");
    await page.goto(`${site.url}/reference/json-rpc/starknet_chainId/`);
    await page.getByText("Try it").click();
    await expect.poll(() => page.getByRole("textbox", { name: "Token" }).inputValue()).toBe("demo-starknet");
    await context.close();
  });

  it("signs with a new test key, which other pages do not get", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const visit = async (path: string): Promise<void> => {
      await page.goto(`${site.url}/reference/${path}/`);
      await page.getByText("Try it").click();
    };
    await visit("exchange/exchange/usdSend");
    expect(await page.getByLabel("Arguments").inputValue()).not.toMatch(/0x[0-9a-f]{40}/i);
    expect(await page.getByText("It never leaves the browser").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Use the local gateway" }).click();
    expect(await page.getByLabel("Private key").inputValue()).toBe("");
    await page.getByLabel("Endpoint").fill(gateway.url);
    await page.getByRole("button", { name: "Use a new test key" }).click();
    const own = await page.getByLabel("Private key").inputValue();
    expect(own).toMatch(/^0x[0-9a-f]{64}$/);
    await visit("exchange/exchange/noop");
    await expect.poll(() => page.getByLabel("Endpoint").inputValue()).toBe(gateway.url);
    expect(await page.getByLabel("Private key").inputValue()).toBe("");
    await page.getByRole("button", { name: "Use a new test key" }).click();
    expect(await page.getByLabel("Private key").inputValue()).not.toBe(own);
    await context.close();
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
