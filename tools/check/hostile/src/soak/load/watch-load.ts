import { adminKey } from "@node-access-tools/fleet";
import { type LoadContext, repeat } from "./load.ts";
import { send } from "./post.ts";

/** What operators look at: metrics, readiness, and what a console shows. */
export async function watchGateway(context: LoadContext): Promise<void> {
  await Promise.all([
    repeat(context, "metrics", 5_000, () => scrape(context)),
    repeat(context, "admin API", 2_000, () => readAdmin(context)),
  ]);
}

async function scrape({ place, tally }: LoadContext): Promise<void> {
  tally.made("metrics");
  const { status, text } = await send(place.gateway.metricsUrl, "GET", {});
  if (status !== 200) tally.wrong("metrics", `HTTP ${status}`);
  if (place.secrets.some((secret) => text.includes(secret))) tally.wrong("metrics", "they hold a secret");
  for (const name of [
    "gateway_calls_total",
    "gateway_queue_waiting",
    "gateway_credential_call_seconds_bucket",
  ])
    if (!text.includes(`\n${name}{`)) tally.wrong("metrics", `there is no ${name}`);
}

async function readAdmin({ place, tally }: LoadContext): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  for (const path of ["traffic/", "callers/", "log/", "upstreams/", `usage/?from=${today}&to=${today}`]) {
    tally.made("admin API");
    const { status, text } = await send(`${place.gateway.adminUrl}/v1/${path}`, "GET", {
      authorization: `Bearer ${adminKey}`,
    });
    if (status !== 200) tally.wrong("admin API", `${path} got HTTP ${status} ${text}`);
    if (place.secrets.some((secret) => text.includes(secret)))
      tally.wrong("admin API", `${path} holds a secret`);
  }
}
