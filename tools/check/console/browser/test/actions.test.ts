import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { dialog, goTo, heading, openConsole, findRow } from "./console-page.ts";
import { makeCredential, makeStream, manage } from "./load.ts";
import { browserPath, type OpenedConsole, openStage } from "./open-stage.ts";
import type { Stage } from "./stage.ts";

let opened: OpenedConsole;
beforeAll(async () => void (opened = await openStage()));
afterAll(() => opened.close());

/** Defines a test of what an operator does in the console. It starts on a page without a session. */
function operator(name: string, perform: (page: Page, stage: Stage) => Promise<void>): void {
  it(name, async () => {
    const context = await opened.browser.newContext();
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await perform(page, opened.stage);
    } finally {
      await context.close();
    }
  });
}

describe.skipIf(browserPath === undefined)("the console", () => {
  operator(
    "a wrong password is rejected, the right one opens the console, and signing out closes it",
    async (page, stage) => {
      await page.goto(stage.consoleUrl);
      await page.getByLabel("Password").fill("not the password");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").filter({ hasText: "not the console's password" }).waitFor();
      expect(
        await page.getByLabel("Password").evaluate((field) => field === document.activeElement),
        "the password field has the focus again",
      ).toBe(true);
      await openConsole(page, stage);
      const [cookie] = await page.context().cookies();
      expect(
        cookie?.httpOnly === true && cookie.sameSite === "Strict",
        "scripts cannot read the session's cookie",
      ).toBe(true);
      expect(await page.evaluate(() => document.cookie), "scripts cannot read the cookie").toBe("");
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.getByLabel("Password").waitFor();
      await page.reload();
      await page.getByLabel("Password").waitFor();
    },
  );

  operator(
    "a cordon needs a confirmation, and takes an upstream out of use until it is lifted",
    async (page, stage) => {
      await openConsole(page, stage);
      await goTo(page, "upstreams", "Upstreams");
      const row = findRow(page, "own-1");
      await row.getByText("serving").waitFor();
      const cordon = row.getByRole("button", { name: "Cordon ethereum-mainnet.rpc.own-1" });
      await cordon.click();
      await dialog(page).getByText("2 other upstreams").waitFor();
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "hidden" });
      expect(
        await cordon.evaluate((button) => button === document.activeElement),
        "the button has the focus again",
      ).toBe(true);
      await row.getByText("serving").waitFor();
      await cordon.click();
      await dialog(page).getByRole("button", { name: "Cordon" }).click();
      await row.getByText("cordoned").waitFor();
      await page.getByRole("status").filter({ hasText: "own-1 is cordoned" }).waitFor();
      await untouched(stage, "own-1");
      const lift = row.getByRole("button", { name: "Uncordon ethereum-mainnet.rpc.own-1" });
      await lift.click();
      await dialog(page).getByRole("button", { name: "Uncordon" }).click();
      await row.getByText("serving").waitFor();
      const { calls } = stage.upstreams["own-1"];
      const before = calls.length;
      await expect.poll(() => calls.length > before, { message: "own-1 gets calls again" }).toBe(true);
    },
  );

  operator("the cordon of the last upstream is warned about", async (page, stage) => {
    await openConsole(page, stage);
    await goTo(page, "upstreams", "Upstreams");
    await findRow(page, "rented").getByRole("button").click();
    await dialog(page).getByText("its calls will fail").waitFor();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await findRow(page, "rented")
      .getByRole("button", { name: /^Cordon/ })
      .waitFor();
  });

  operator(
    "a credential is rotated, and the new one is shown once and accepted by the node",
    async (page, stage) => {
      const { id, key } = await makeCredential(stage, { name: "to rotate" });
      await openConsole(page, stage);
      await goTo(page, `nodes/${stage.node.id}`, "ethereum");
      await page.getByRole("button", { name: `Rotate ${id}` }).click();
      await dialog(page).getByLabel("Keep the old one valid for").selectOption("0");
      await dialog(page).getByRole("button", { name: "Rotate" }).click();
      await dialog(page).getByRole("heading", { name: "The new credential" }).waitFor();
      const [, next = ""] = await dialog(page).locator("code").allTextContents();
      expect(await readStatus(stage, next), "the node accepts the new key").toBe(200);
      expect(await readStatus(stage, key), "the node rejects the old key").toBe(401);
      await dialog(page).getByRole("button", { name: "I have stored them" }).click();
      await dialog(page).waitFor({ state: "hidden" });
      await findRow(page, id).getByText("expired").waitFor();
      expect(!(await page.content()).includes(next), "the page no longer shows the secret").toBe(true);
    },
  );

  operator("a credential is revoked, and its connections close", async (page, stage) => {
    const { id, key } = await makeCredential(stage, { name: "to revoke" });
    const socket = new WebSocket(`${stage.url.replace("http", "ws")}/ws/${key}`);
    await once(socket, "open");
    const closed = once(socket, "close") as Promise<[number]>;
    await openConsole(page, stage);
    await goTo(page, `nodes/${stage.node.id}`, "ethereum");
    await page.getByRole("button", { name: `Revoke ${id}` }).click();
    await dialog(page).getByText("1 connection open").waitFor();
    await dialog(page).getByRole("button", { name: "Revoke" }).click();
    const [code] = await closed;
    expect(code, "the socket closes with 1008").toBe(1008);
    await findRow(page, id).getByText("revoked").waitFor();
    expect(await readStatus(stage, key), "the node rejects the key").toBe(401);
    expect(await findRow(page, id).getByRole("button").count(), "the credential has no more actions").toBe(0);
  });

  operator("an API key is rotated with an overlap", async (page, stage) => {
    await openConsole(page, stage);
    await goTo(page, "api-keys", "API keys");
    await page
      .getByRole("button", { name: /^Rotate AK-/ })
      .first()
      .click();
    await dialog(page).getByRole("button", { name: "Rotate" }).click();
    await dialog(page).getByRole("heading", { name: "The new API key" }).waitFor();
    const [, key = ""] = await dialog(page).locator("code").allTextContents();
    const response = await fetch(`${stage.url}/v1/organization/`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.status, "the management API accepts the new key").toBe(200);
    await page.keyboard.press("Escape");
  });

  operator(
    "a call is tried, and shows its route, the cache and the upstream of choice",
    async (page, stage) => {
      await openConsole(page, stage);
      await goTo(page, `try/${stage.node.id}`, "Try a call");
      await page.getByLabel("Method, or HTTP method and path").fill("eth_getBlockByNumber");
      const input = page.getByLabel("Params or body, as JSON");
      await expect
        .poll(async () => (await input.inputValue()).startsWith("["), {
          message: "the method's example is filled in",
        })
        .toBe(true);
      await input.fill('["0x100",false]');
      await page.getByLabel("Upstream", { exact: true }).selectOption("own-2");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("the upstream own-2 responded").waitFor();
      await findRow(page, "own-2").getByText("responded").waitFor();
      await page.getByRole("region", { name: "Response" }).getByText('"number": "0x100"').waitFor();
      await page.getByLabel("Upstream", { exact: true }).selectOption("");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("the cache had the result").waitFor();
      await page.getByLabel("Method, or HTTP method and path").fill("eth_sendRawTransaction");
      await input.fill('["0x00"]');
      await page.getByRole("button", { name: "Send" }).click();
      await dialog(page).getByText("cannot be undone").waitFor();
      const sent = (): number =>
        Object.values(stage.upstreams).flatMap(({ calls }) =>
          calls.filter((one) => one === "eth_sendRawTransaction"),
        ).length;
      expect(sent(), "a write is not sent before it is confirmed").toBe(0);
      await dialog(page).getByRole("button", { name: "Send" }).click();
      await page.getByText(/the upstream .* responded/).waitFor();
      expect(sent(), "the write was sent once").toBe(1);
    },
  );

  operator("a stream says why it waits, is tested, paused and resumed", async (page, stage) => {
    const types: string[] = [];
    let status = 503;
    const receiver = createServer((request, response) => {
      void json(request).then((events) => {
        if (status === 204) types.push(...(events as { type: string }[]).map(({ type }) => type));
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const { id } = await makeStream(stage, "to test", url);
    const statusOf = async () => (await manage<{ status: string }>(stage, "GET", `streams/${id}/`)).status;
    try {
      await openConsole(page, stage);
      await goTo(page, "streams", "Streams");
      const row = findRow(page, "to test");
      await row.getByText("responded with status 503").waitFor();
      await row.getByText("retrying").waitFor();
      await row.getByRole("button", { name: `Test ${id}` }).click();
      await dialog(page).getByRole("button", { name: "Test" }).click();
      await dialog(page).getByRole("alert").filter({ hasText: "status 503" }).waitFor();
      status = 204;
      await dialog(page).getByRole("button", { name: "Test" }).click();
      await page.getByRole("status").filter({ hasText: "has accepted a test event" }).waitFor();
      expect(types).toContain("test");
      await row.getByRole("button", { name: `Pause ${id}` }).click();
      await dialog(page).getByText("It keeps its place").waitFor();
      await dialog(page).getByRole("button", { name: "Pause" }).click();
      await row.getByText("paused").waitFor();
      expect(await statusOf()).toBe("paused");
      await row.getByRole("button", { name: `Resume ${id}` }).click();
      await dialog(page).getByRole("button", { name: "Resume" }).click();
      await row.getByText("running").waitFor();
      expect(await statusOf()).toBe("running");
      await expect.poll(() => types.includes("block")).toBe(true);
      await row.getByRole("link", { name: "to test" }).click();
      await page.getByText("No event was rejected").waitFor();
    } finally {
      await manage(stage, "DELETE", `streams/${id}/`);
      receiver.closeAllConnections();
      receiver.close();
    }
  });

  operator("a GraphQL query is tried, with variables", async (page, stage) => {
    await openConsole(page, stage);
    await goTo(page, `try/${stage.node.id}`, "Try a call");
    await page.getByLabel("Method, or HTTP method and path").fill("query block");
    const query = page.getByLabel("Query", { exact: true });
    await expect
      .poll(async () => (await query.inputValue()).startsWith("query block("), {
        message: "the field's example is filled in",
      })
      .toBe(true);
    await query.fill("query ($number: Long) { block(number: $number) { number } }");
    await page.getByLabel("Variables, as JSON").fill('{"number":"0x101"}');
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("region", { name: "Response" }).getByText('"number": "0x101"').waitFor();
    await page.getByRole("table").getByText("responded").first().waitFor();
  });

  for (const [protocol, method, part] of [
    ["solana", "getGenesisHash", '"result": "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"'],
    ["bitcoin", "getblockchaininfo", '"chain": "main"'],
    ["starknet", "starknet_chainId", '"result": "0x534e5f4d41494e"'],
    ["avalanche", "platform.getBalance", '"balance": "30000000000000000"'],
    ["tezos", "GET /chains/{chain}/blocks/{block}/header", '"chain_id": "NetXdQprcVkpaWU"'],
    ["tron", "POST /wallet/getaccount", '"address": "41'],
    ["tron", "GET /wallet/getaccount", '"address": "41'],
    ["tron", "protocol.Wallet/GetNodeInfo", "{}"],
    ["solana", "geyser.Geyser/GetBlockHeight", '"block_height": "'],
    ["sui", "sui.rpc.v2.SubscriptionService/SubscribeCheckpoints", '"cursor": "'],
    ["sui", "sui.rpc.v2.LedgerService/GetCheckpoint", '"sequence_number": "180000000"'],
  ] as const) {
    operator(`${method} of ${protocol} is tried with its example`, async (page, stage) => {
      await openConsole(page, stage);
      await goTo(page, `try/${stage.nodes[protocol]?.id}`, "Try a call");
      const name = page.getByLabel("Method, or HTTP method and path");
      await name.fill(method);
      // Placeholders in a path are replaced by those of the example.
      if (method.includes("{")) await expect.poll(() => name.inputValue()).not.toContain("{");
      if (/^(POST|platform\.|geyser\.|sui\.)/.test(method))
        await expect.poll(() => page.getByLabel("Params or body, as JSON").inputValue()).toContain("{");
      await page.getByRole("button", { name: "Send" }).click();
      await page
        .getByText(/^(HTTP 200|gRPC status 0|The first messages of a stream), a simulator responded/)
        .waitFor();
      await page.getByRole("region", { name: "Response" }).getByText(part).first().waitFor();
    });
  }

  operator("the log grows, but not while it is paused", async (page, stage) => {
    await openConsole(page, stage);
    await goTo(page, "log", "Log");
    const last = page.locator(".log li").last();
    const text = (): Promise<string | null> => last.textContent();
    const first = await text();
    await expect.poll(async () => (await text()) !== first, { message: "the log grows" }).toBe(true);
    await page.getByRole("button", { name: "Pause updates" }).click();
    await page.getByText("Paused", { exact: false }).first().waitFor();
    // An earlier response may still arrive.
    await sleep(500);
    const paused = await text();
    await sleep(5_000);
    expect(await text(), "the log does not grow").toBe(paused);
    await page.getByRole("button", { name: "Resume updates" }).click();
    await expect.poll(async () => (await text()) !== paused, { message: "the log continues" }).toBe(true);
    await page.getByLabel("Level").selectOption("warn");
    await expect
      .poll(
        async () => {
          const levels = await page.locator(".log .badge").allTextContents();
          return levels.length > 0 && levels.every((level) => level === "warn");
        },
        { message: "only warnings are shown" },
      )
      .toBe(true);
  });

  operator("charts and callers show the load", async (page, stage) => {
    await openConsole(page, stage);
    await page.locator(".uplot canvas").first().waitFor();
    const rate = page.getByRole("table", { name: "Rate" }).getByRole("row").filter({ hasText: "All" });
    await expect
      .poll(async () => Number((await rate.getByRole("cell").first().textContent())?.replace(",", "")) > 10, {
        message: "the chart has calls",
      })
      .toBe(true);
    await page.getByLabel("Network", { exact: true }).selectOption("ethereum-mainnet");
    await page.locator(".uplot canvas").first().waitFor();
    await goTo(page, "callers", "Callers");
    await findRow(page, "wallet backend").waitFor();
    await findRow(page, "indexer").getByText(/%\)/).waitFor();
  });

  operator("it can be used by keyboard alone", async (page, stage) => {
    await page.goto(stage.consoleUrl);
    await page.getByLabel("Password").waitFor();
    await page.keyboard.type("a password for the stage only");
    await page.keyboard.press("Enter");
    await heading(page, "Overview").waitFor();
    await tabTo(page, "Skip to content");
    await page.keyboard.press("Enter");
    expect(
      await page.locator("main").evaluate((main) => main === document.activeElement),
      "the content has the focus",
    ).toBe(true);
    await page.keyboard.press("Control+Home");
    await tabTo(page, "Upstreams", true);
    await page.keyboard.press("Enter");
    await heading(page, "Upstreams").waitFor();
    await tabTo(page, "Cordon ethereum-mainnet.rpc.own-2");
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await tabTo(page, "Cordon");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
  });

  operator("an unreachable gateway is reported, and the page keeps its data", async (page, stage) => {
    await openConsole(page, stage);
    await goTo(page, "upstreams", "Upstreams");
    await page.context().setOffline(true);
    await page.getByRole("alert").filter({ hasText: "does not respond" }).waitFor();
    await findRow(page, "own-1").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("alert").waitFor({ state: "detached" });
  });

  // The last one, since the upstream does not come back.
  operator(
    "an upstream that fails is named on every view, with the reason and links to what happened",
    async (page, stage) => {
      await openConsole(page, stage);
      await stage.upstreams["own-2"].close();
      const notice = page.locator(".notice").filter({ hasText: "ethereum-mainnet rpc is degraded since" });
      await notice.getByText("ECONNREFUSED").waitFor();
      await notice.getByText("is the node running?").waitFor();
      await notice.getByRole("link", { name: "own-2" }).click();
      await heading(page, "Events").waitFor();
      await findRow(page, "upstream failed")
        .filter({ hasText: "own-2" })
        .getByText("failed", { exact: true })
        .waitFor();
      await page.getByRole("img", { name: /^ethereum-mainnet\.rpc\.own-2: failed .* to now/ }).waitFor();
      await page.getByRole("link", { name: "ethereum-mainnet.rpc.own-2" }).last().click();
      await heading(page, "Upstreams").waitFor();
      await findRow(page, "own-2")
        .getByRole("link", { name: /ECONNREFUSED since/ })
        .waitFor();
      await goTo(page, "", "Overview");
      await page.getByRole("link", { name: "Warnings in the log" }).click();
      await heading(page, "Log").waitFor();
      expect(await page.getByLabel("Level").inputValue()).toBe("warn");
    },
  );
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string, isBackward = false): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(isBackward ? "Shift+Tab" : "Tab");
    const text = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (text === name) return;
  }
  throw new Error(`${name} cannot be reached with Tab`);
}

/** Waits until an upstream gets no more calls, while others do. */
async function untouched({ upstreams }: Stage, name: keyof Stage["upstreams"]): Promise<void> {
  const { calls } = upstreams[name];
  let before = -1;
  await expect
    .poll(
      async () => {
        before = calls.length;
        await sleep(1_500);
        return calls.length === before;
      },
      { message: `${name} gets no more calls` },
    )
    .toBe(true);
  const others = Object.entries(upstreams).filter(([other]) => other !== name);
  const sum = (): number => others.reduce((all, [, one]) => all + one.calls.length, 0);
  const at = sum();
  await expect.poll(() => sum() > at, { message: "other upstreams get calls" }).toBe(true);
  expect(calls.length === before, `${name} received no calls`).toBe(true);
}

async function readStatus({ url }: Stage, key: string): Promise<number> {
  const response = await fetch(`${url}/${key}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),
  });
  return response.status;
}
