import { setTimeout as sleep } from "node:timers/promises";
import { expectStatus, type LoadContext } from "./load.ts";
import { type Response, send } from "../load/send.ts";

const pageHeaders = { "x-node-access-console": "1", "content-type": "application/json" };
const paths = ["gateway/", "traffic/", "callers/", "upstreams/", "nodes/", "log/", "organizations/"];
/** How often an open page refreshes before its operator signs out, and milliseconds between two refreshes. */
const [refreshes, pause] = [5, 2_000];

/** Uses the console like an operator: signs in, watches it for a while, and signs out. */
export async function useConsole({ setup, over, findSecrets }: LoadContext): Promise<void> {
  const request = (method: string, path: string, headers: object, body?: string): Promise<Response> =>
    expectStatus(
      `${method} ${path}`,
      [200, 204],
      send(setup.gateway.consoleUrl + path, method, { ...headers }, body),
    );
  const page = await request("GET", "/", {});
  for (const [, file] of page.text.matchAll(/(?:src|href)="\.?\/?([\w.-]+)"/g))
    await request("GET", `/${file}`, { "accept-encoding": "gzip" });
  const password = JSON.stringify({ password: setup.credentials.consolePassword });
  const { headers } = await request("POST", "/session", pageHeaders, password);
  const [cookie = ""] = String(headers.get("set-cookie")).split(";");
  const own = { ...pageHeaders, cookie };
  for (let count = 0; count < refreshes && !over.aborted; count++) {
    for (const path of paths) findSecrets("console", (await request("GET", `/v1/${path}`, own)).text);
    await sleep(pause, undefined, { signal: over }).catch(() => {});
  }
  await request("DELETE", "/session", own);
}
