import { spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "@node-access-tools/local-servers";
import type { Place } from "../installed-gateway.ts";
import type { Results } from "./outcome.ts";

/** Disables everything that needs a network. */
const FLAGS: readonly string[] = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** Also reports errors before the program runs, such as a module that does not load. */
const PAGE = `<!doctype html>
<link rel="icon" href="data:,">
<script>
  addEventListener("error", ({ error, message, target }) => {
    const reported = error?.stack ?? message ?? target.src + " did not load";
    fetch("/results", { method: "POST", body: JSON.stringify({ error: reported }) });
  }, true);
</script>
<script type="module" src="/program.js"></script>`;
/** Maximum milliseconds until a page must have posted its results. */
const LIMIT = 60_000;

/**
 * Opens a page with the module `/program.js` in a headless browser. The page calls the gateway directly, from another origin.
 */
export async function inHeadless(
  browser: string,
  modules: ReadonlyMap<string, string>,
  place: Place,
  profile: string,
): Promise<Results> {
  const posted = new EventEmitter<{ results: [Results] }>();
  const server = createServer((incoming, outgoing) => {
    const page = pages(modules, place)[incoming.url ?? ""];
    if (incoming.url === "/results") {
      void json(incoming).then((results) => posted.emit("results", results as Results));
      outgoing.end();
    } else if (page !== undefined) {
      outgoing.writeHead(200, { "content-type": page.type }).end(page.text);
    } else {
      outgoing.writeHead(404).end();
    }
  });
  const { url, close } = await listen(server);
  const args = [...FLAGS, `--user-data-dir=${profile}`, `${url}/`];
  const child = spawn(browser, args, { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  try {
    return await new Promise<Results>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`the page posted no results in ${LIMIT} ms:\n${errors}`)),
        LIMIT,
      );
      posted.once("results", resolve);
      void ended.then(() =>
        reject(new Error(`the browser ended before its page posted results:\n${errors}`)),
      );
      child.once("error", reject);
      late.unref();
    });
  } finally {
    child.kill();
    await ended;
    await close();
  }
}

function pages(
  modules: ReadonlyMap<string, string>,
  place: Place,
): Readonly<Record<string, { type: string; text: string }>> {
  return {
    "/": { type: "text/html", text: PAGE },
    ...Object.fromEntries([...modules].map(([path, text]) => [path, { type: "text/javascript", text }])),
    "/place.json": { type: "application/json", text: JSON.stringify(place) },
  };
}
