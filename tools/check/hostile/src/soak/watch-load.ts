import { adminKey } from "@node-access-tools/fleet";
import { type LoadContext, repeat } from "./load.ts";
import { send } from "../load/send.ts";

/** Reads what operators watch: metrics and the admin API. */
export async function watchGateway(context: LoadContext): Promise<void> {
  await Promise.all([
    repeat(context, "metrics", 5_000, () => scrape(context)),
    repeat(context, "admin API", 2_000, () => readAdmin(context)),
  ]);
}

async function scrape({ setup, tally }: LoadContext): Promise<void> {
  tally.count("metrics");
  const { status, text } = await send(setup.gateway.metricsUrl, "GET", {});
  if (status !== 200) tally.wrong("metrics", `HTTP ${status}`);
  if (setup.secrets.some((secret) => text.includes(secret))) tally.wrong("metrics", "they contain a secret");
  for (const name of [
    "gateway_calls_total",
    "gateway_queue_waiting",
    "gateway_credential_call_seconds_bucket",
  ])
    if (!text.includes(`\n${name}{`)) tally.wrong("metrics", `there is no ${name}`);
}

async function readAdmin({ setup, tally }: LoadContext): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  for (const path of ["traffic/", "callers/", "log/", "upstreams/", `usage/?from=${today}&to=${today}`]) {
    tally.count("admin API");
    const { status, text } = await send(`${setup.gateway.adminUrl}/v1/${path}`, "GET", {
      authorization: `Bearer ${adminKey}`,
    });
    if (status !== 200) tally.wrong("admin API", `${path} got HTTP ${status} ${text}`);
    if (setup.secrets.some((secret) => text.includes(secret)))
      tally.wrong("admin API", `${path} contains a secret`);
  }
}
