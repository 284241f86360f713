// Prints how long the search of the built site takes to respond, from a key press to the results on the screen.
import { join } from "node:path";
import { openBrowser } from "./open-browser.ts";
import { serve } from "./serve.ts";

const terms = [
  "eth_call",
  "block",
  "retries",
  "order",
  "TIMEOUT",
  "getAccount",
  "subscribe new heads",
  "trace",
];
const ROUNDS = 5;

const site = await serve(join(import.meta.dirname, "../dist"));
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  await page.goto(`${site.url}/guides/getting-started/`);
  await page.getByRole("button", { name: "Search" }).click();
  const input = page.getByLabel("Search the documentation");
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const term of terms) {
      const time = await input.evaluate(measureTime, term);
      // The first round loads the engine and the parts of the index.
      if (round > 0) times.push(time);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted.at(Math.ceil(share * sorted.length) - 1) ?? 0).toFixed(0);
  console.log(`${times.length} searches: median ${at(0.5)} ms, slowest ${at(1)} ms`);
} finally {
  await browser.close();
  site.close();
}

/** Runs in the page: enters a term, and waits until its results are there. */
function measureTime(input: SVGElement | HTMLElement, term: string): Promise<number> {
  const list = document.querySelector(".search-dialog ol") as HTMLElement;
  const field = input as HTMLInputElement;
  return new Promise((resolve) => {
    const began = performance.now();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(performance.now() - began);
    });
    observer.observe(list, { childList: true });
    field.value = term;
    field.dispatchEvent(new Event("input"));
  });
}
