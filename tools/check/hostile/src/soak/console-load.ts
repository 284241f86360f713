import { setTimeout as sleep } from "node:timers/promises";
import { type LoadContext, repeat } from "./load.ts";
import { type Response, send } from "../load/send.ts";

const surface = "console";
const pageHeaders = { "x-node-access-console": "1", "content-type": "application/json" };
/** How often an open page refreshes before its operator signs out, and milliseconds between two refreshes. */
const [refreshes, pause] = [5, 2_000];

/** Uses the console like an operator: signs in, watches it for a while, and signs out. */
export async function useConsole(context: LoadContext): Promise<void> {
  await repeat(context, surface, 2_000, () => visit(context));
}

async function visit(context: LoadContext): Promise<void> {
  const { setup, over } = context;
  const { consoleUrl } = setup.gateway;
  const page = await request(context, "GET", "/", {});
  for (const [, file] of page.text.matchAll(/(?:src|href)="\.?\/?([\w.-]+)"/g))
    await request(context, "GET", `/${file}`, { "accept-encoding": "gzip" });
  const password = JSON.stringify({ password: setup.credentials.consolePassword });
  const { headers } = await request(context, "POST", "/session", pageHeaders, password);
  const [cookie = ""] = String(headers["set-cookie"]).split(";");
  const own = { ...pageHeaders, cookie };
  for (let count = 0; count < refreshes && !over.aborted; count++) {
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
      if (setup.secrets.some((secret) => text.includes(secret)))
        context.tally.wrong(surface, `${consoleUrl}/v1/${path} contains a secret`);
    }
    await sleep(pause, undefined, { signal: over }).catch(() => {});
  }
  await request(context, "DELETE", "/session", own);
}

async function request(
  { setup, tally }: LoadContext,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Response> {
  tally.count(surface);
  const response = await send(setup.gateway.consoleUrl + path, method, headers, body);
  if (response.status >= 300)
    throw new Error(`${method} ${path} got HTTP ${response.status} ${response.text}`);
  return response;
}
