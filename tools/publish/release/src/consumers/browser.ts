import { spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "@node-access-tools/local-servers";
import type { Place } from "../installed-gateway.ts";
import type { Answers } from "./outcome.ts";

/** Nothing but the page, so that a machine without a network is enough. */
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
/** Tells also what goes wrong before the program can: a module that does not load, or throws as it does. */
const PAGE = `<!doctype html>
<link rel="icon" href="data:,">
<script>
  addEventListener("error", ({ error, message, target }) => {
    const told = error?.stack ?? message ?? target.src + " did not load";
    fetch("/told", { method: "POST", body: JSON.stringify({ error: told }) });
  }, true);
</script>
<script type="module" src="/program.js"></script>`;
/** Milliseconds in which a page must have told its responses. */
const LIMIT = 60_000;

/**
 * Opens a page with the module `/program.js` of some in a headless browser, and gives what the module told. The page calls
 * the gateway directly, as a page of another origin.
 */
export async function inHeadless(
  browser: string,
  modules: ReadonlyMap<string, string>,
  place: Place,
  profile: string,
): Promise<Answers> {
  const told = new EventEmitter<{ answers: [Answers] }>();
  const server = createServer((incoming, outgoing) => {
    const page = pages(modules, place)[incoming.url ?? ""];
    if (incoming.url === "/told") {
      void json(incoming).then((answers) => told.emit("answers", answers as Answers));
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
  let words = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    words += text;
  });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  try {
    return await new Promise<Answers>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`the page told nothing in ${LIMIT} ms:\n${words}`)),
        LIMIT,
      );
      told.once("answers", resolve);
      void ended.then(() => reject(new Error(`the browser ended before its page told anything:\n${words}`)));
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
