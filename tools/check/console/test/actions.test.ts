import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { WebSocket } from "ws";
import { dialog, goTo, heading, openConsole, rowOf } from "./console-page.ts";
import { eventually, expect } from "./expect.ts";
import { makeCredential } from "./load.ts";
import type { Stage } from "./stage.ts";

/** Something that an operator does in the console, and what must become of it. */
export interface Action {
  readonly name: string;
  perform(page: Page, stage: Stage): Promise<void>;
}

/** What an operator can do. Each begins with a page that nobody is signed in at. */
export const actions: readonly Action[] = [
  {
    name: "a wrong password is rejected, the right one opens the console, and signing out closes it",
    async perform(page, stage) {
      await page.goto(stage.consoleUrl);
      await page.getByLabel("Password").fill("not the password");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").filter({ hasText: "not the console's password" }).waitFor();
      expect(
        "the password field has the focus again",
        await page.getByLabel("Password").evaluate((field) => field === document.activeElement),
      );
      await openConsole(page, stage);
      const [cookie] = await page.context().cookies();
      expect(
        "the session's cookie is kept from scripts",
        cookie?.httpOnly === true && cookie.sameSite === "Strict",
      );
      expect("scripts see no cookie", (await page.evaluate(() => document.cookie)) === "");
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.getByLabel("Password").waitFor();
      await page.reload();
      await page.getByLabel("Password").waitFor();
    },
  },
  {
    name: "a cordon is asked about, and takes an upstream out of use until it is lifted",
    async perform(page, stage) {
      await openConsole(page, stage);
      await goTo(page, "upstreams", "Upstreams");
      const row = rowOf(page, "own-1");
      await row.getByText("serving").waitFor();
      const cordon = row.getByRole("button", { name: "Cordon ethereum-mainnet.rpc.own-1" });
      await cordon.click();
      await dialog(page).getByText("2 other upstreams").waitFor();
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "hidden" });
      expect(
        "the button has the focus again",
        await cordon.evaluate((button) => button === document.activeElement),
      );
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
      await eventually("own-1 gets calls again", () => calls.length > before);
    },
  },
  {
    name: "the cordon of the last upstream is warned about",
    async perform(page, stage) {
      await openConsole(page, stage);
      await goTo(page, "upstreams", "Upstreams");
      await rowOf(page, "rented").getByRole("button").click();
      await dialog(page).getByText("its calls will fail").waitFor();
      await dialog(page).getByRole("button", { name: "Cancel" }).click();
      await rowOf(page, "rented")
        .getByRole("button", { name: /^Cordon/ })
        .waitFor();
    },
  },
  {
    name: "a credential is rotated, and the new one is shown once and opens the node",
    async perform(page, stage) {
      const { id, key } = await makeCredential(stage, { name: "to rotate" });
      await openConsole(page, stage);
      await goTo(page, `nodes/${stage.node.id}`, "ethereum");
      await page.getByRole("button", { name: `Rotate ${id}` }).click();
      await dialog(page).getByLabel("The former one still works for").selectOption("0");
      await dialog(page).getByRole("button", { name: "Rotate" }).click();
      await dialog(page).getByRole("heading", { name: "The new credential" }).waitFor();
      const [, next = ""] = await dialog(page).locator("code").allTextContents();
      expect("the new key opens the node", (await statusOf(stage, next)) === 200);
      expect("the former key opens it no longer", (await statusOf(stage, key)) === 401);
      await dialog(page).getByRole("button", { name: "I have stored them" }).click();
      await rowOf(page, id).getByText("expired").waitFor();
      expect("the page shows the secret no longer", !(await page.content()).includes(next));
    },
  },
  {
    name: "a credential is revoked, and its connections close",
    async perform(page, stage) {
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
      expect("the socket closes with 1008", code === 1008);
      await rowOf(page, id).getByText("revoked").waitFor();
      expect("the key opens the node no longer", (await statusOf(stage, key)) === 401);
      expect("nothing is left to do to it", (await rowOf(page, id).getByRole("button").count()) === 0);
    },
  },
  {
    name: "an API key is rotated with an overlap",
    async perform(page, stage) {
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
      expect("the new key opens the management API", response.status === 200);
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "a call is tried, and shows its route, the cache and the upstream of choice",
    async perform(page, stage) {
      await openConsole(page, stage);
      await goTo(page, `try/${stage.node.id}`, "Try a call");
      await page.getByLabel("Method, or HTTP method and path").fill("eth_getBlockByNumber");
      const input = page.getByLabel("Params or body, as JSON");
      await eventually("the method brings an example", async () =>
        (await input.inputValue()).startsWith("["),
      );
      await input.fill('["0x100",false]');
      await page.getByLabel("Upstream", { exact: true }).selectOption("own-2");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("the upstream own-2 responded").waitFor();
      await rowOf(page, "own-2").getByText("responded").waitFor();
      await page.getByRole("region", { name: "Response" }).getByText('"number": "0x100"').waitFor();
      await page.getByLabel("Upstream", { exact: true }).selectOption("");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("the cache had the result").waitFor();
      await page.getByLabel("Method, or HTTP method and path").fill("eth_sendRawTransaction");
      await input.fill('["0x00"]');
      await page.getByRole("button", { name: "Send" }).click();
      await dialog(page).getByText("cannot be taken back").waitFor();
      const sent = (): number =>
        Object.values(stage.upstreams).flatMap(({ calls }) =>
          calls.filter((one) => one === "eth_sendRawTransaction"),
        ).length;
      expect("a write is not sent before it is confirmed", sent() === 0);
      await dialog(page).getByRole("button", { name: "Send" }).click();
      await page.getByText(/the upstream .* responded/).waitFor();
      expect("the write was sent once", sent() === 1);
    },
  },
  {
    name: "the log grows, and stands still while it is paused",
    async perform(page, stage) {
      await openConsole(page, stage);
      await goTo(page, "log", "Log");
      const last = page.locator(".log li").last();
      const text = (): Promise<string | null> => last.textContent();
      const first = await text();
      await eventually("the log grows", async () => (await text()) !== first);
      await page.getByRole("button", { name: "Pause updates" }).click();
      await page.getByText("Paused", { exact: false }).first().waitFor();
      // A response may have been on its way.
      await sleep(500);
      const paused = await text();
      await sleep(5_000);
      expect("the log stands still", (await text()) === paused);
      await page.getByRole("button", { name: "Resume updates" }).click();
      await eventually("the log goes on", async () => (await text()) !== paused);
      await page.getByLabel("Level").selectOption("warn");
      await eventually("only warnings are left", async () => {
        const levels = await page.locator(".log .badge").allTextContents();
        return levels.length > 0 && levels.every((level) => level === "warn");
      });
    },
  },
  {
    name: "charts and callers show the load",
    async perform(page, stage) {
      await openConsole(page, stage);
      await page.locator(".uplot canvas").first().waitFor();
      const rate = page.getByRole("table", { name: "Rate" }).getByRole("row").filter({ hasText: "All" });
      await eventually(
        "the chart has calls",
        async () => Number((await rate.getByRole("cell").first().textContent())?.replace(",", "")) > 10,
      );
      await page.getByLabel("Network", { exact: true }).selectOption("ethereum-mainnet");
      await page.locator(".uplot canvas").first().waitFor();
      await goTo(page, "callers", "Callers");
      await rowOf(page, "wallet backend").waitFor();
      await rowOf(page, "indexer").getByText(/%\)/).waitFor();
    },
  },
  {
    name: "it can be used by keyboard alone",
    async perform(page, stage) {
      await page.goto(stage.consoleUrl);
      await page.getByLabel("Password").waitFor();
      await page.keyboard.type("a password for the stage only");
      await page.keyboard.press("Enter");
      await heading(page, "Overview").waitFor();
      await tabTo(page, "Skip to content");
      await page.keyboard.press("Enter");
      expect(
        "the content has the focus",
        await page.locator("main").evaluate((main) => main === document.activeElement),
      );
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
    },
  },
  {
    name: "an unreachable gateway is said to be, and what is shown stays",
    async perform(page, stage) {
      await openConsole(page, stage);
      await goTo(page, "upstreams", "Upstreams");
      await page.context().setOffline(true);
      await page.getByRole("alert").filter({ hasText: "does not respond" }).waitFor();
      await rowOf(page, "own-1").waitFor();
      await page.context().setOffline(false);
      await page.getByRole("alert").waitFor({ state: "detached" });
    },
  },
];

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, name: string, isBackward = false): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(isBackward ? "Shift+Tab" : "Tab");
    const text = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (text === name) return;
  }
  throw new Error(`the key Tab does not lead to ${name}`);
}

/** Waits until an upstream gets no calls any more, while others do. */
async function untouched({ upstreams }: Stage, name: keyof Stage["upstreams"]): Promise<void> {
  const { calls } = upstreams[name];
  let before = -1;
  await eventually(`${name} gets no calls any more`, async () => {
    before = calls.length;
    await sleep(1_500);
    return calls.length === before;
  });
  const others = Object.entries(upstreams).filter(([other]) => other !== name);
  const sum = (): number => others.reduce((all, [, one]) => all + one.calls.length, 0);
  const at = sum();
  await eventually("other upstreams get calls", () => sum() > at);
  expect(`${name} got none meanwhile`, calls.length === before);
}

async function statusOf({ url }: Stage, key: string): Promise<number> {
  const response = await fetch(`${url}/${key}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),
  });
  return response.status;
}
