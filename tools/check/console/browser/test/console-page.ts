import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { password, type Stage } from "./stage.ts";

/** Lists the views: their addresses within the page, and their headings. */
export function listViews({ node }: Stage): readonly (readonly [hash: string, heading: string])[] {
  return [
    ["", "Overview"],
    ["upstreams", "Upstreams"],
    ["events", "Events"],
    ["nodes", "Nodes"],
    [`nodes/${node.id}`, "ethereum"],
    ["streams", "Streams"],
    ["api-keys", "API keys"],
    ["callers", "Callers"],
    ["log", "Log"],
    ["try", "Try a call"],
    [`try/${node.id}`, "Try a call"],
  ];
}

/** Opens the console and signs in. */
export async function openConsole(page: Page, { consoleUrl }: Stage): Promise<void> {
  await page.goto(consoleUrl);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await heading(page, "Overview").waitFor();
}

/** Opens a view, and waits until it has loaded. */
export async function goTo(page: Page, hash: string, title: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), `#/${hash}`);
  await heading(page, title).waitFor();
  await expect
    .poll(async () => (await page.locator(".loading").count()) === 0, { message: "all is loaded" })
    .toBe(true);
}

export function heading(page: Page, title: string): Locator {
  return page.getByRole("heading", { level: 1, name: title });
}

/** Finds the table row that contains a text, apart from the legends of charts. */
export function findRow(page: Page, text: string): Locator {
  return page.locator("table:not(.legend)").getByRole("row").filter({ hasText: text });
}

/** Finds the open dialog. */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog");
}
