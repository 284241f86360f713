import { setTimeout as sleep } from "node:timers/promises";
import { type LoadContext, repeat } from "./load.ts";
import { type Response, send } from "./post.ts";

const surface = "console";
/** What the page sends with each request. */
const ownPage = { "x-node-access-console": "1", "content-type": "application/json" };
/** How often an open page reads what it shows before its operator signs out, and milliseconds between two times. */
const [looks, pause] = [5, 2_000];

/** Operators who open the console, sign in, watch it for a while, and sign out. */
export async function useConsole(context: LoadContext): Promise<void> {
  await repeat(context, surface, 2_000, () => visit(context));
}

async function visit(context: LoadContext): Promise<void> {
  const { place, over } = context;
  const { consoleUrl } = place.gateway;
  const page = await request(context, "GET", "/", {});
  for (const [, file] of page.text.matchAll(/(?:src|href)="\.?\/?([\w.-]+)"/g))
    await request(context, "GET", `/${file}`, { "accept-encoding": "gzip" });
  const password = JSON.stringify({ password: place.credentials.consolePassword });
  const { headers } = await request(context, "POST", "/session", ownPage, password);
  const [cookie = ""] = String(headers["set-cookie"]).split(";");
  const own = { ...ownPage, cookie };
  for (let look = 0; look < looks && !over.aborted; look++) {
    for (const path of [
      "gateway/",
      "traffic/",
      "callers/",
      "upstreams/",
      "nodes/",
      "log/",
      "organizations/",
    ]) {
      const { text } = await request(context, "GET", `/v1/${path}`, own);
      if (place.secrets.some((secret) => text.includes(secret)))
        context.tally.wrong(surface, `${consoleUrl}/v1/${path} holds a secret`);
    }
    await sleep(pause, undefined, { signal: over }).catch(() => {});
  }
  await request(context, "DELETE", "/session", own);
}

async function request(
  { place, tally }: LoadContext,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Response> {
  tally.made(surface);
  const response = await send(place.gateway.consoleUrl + path, method, headers, body);
  if (response.status >= 300)
    throw new Error(`${method} ${path} got HTTP ${response.status} ${response.text}`);
  return response;
}
