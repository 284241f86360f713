import { startWithPostgres, startWithRouting, startWithSqlite } from "./proxies/gateway.ts";
import { startHono } from "./proxies/hono.ts";
import { startBareHttpProxy, startHttpProxy } from "./proxies/http-proxy.ts";
import { startRaw } from "./proxies/raw.ts";
import type { StartProxy } from "./proxy.ts";

/** Those that make the same checks, by name; the first is what the CPU of the others is measured against. */
export const equivalents: Readonly<Record<string, StartProxy>> = {
  raw: startRaw,
  "gateway, SQLite": startWithSqlite,
  "gateway, Postgres": startWithPostgres,
  "gateway, routing": startWithRouting,
  hono: startHono,
  "http-proxy": startHttpProxy,
};

/** All that are measured. */
export const proxies: Readonly<Record<string, StartProxy>> = {
  ...equivalents,
  "http-proxy, bare": startBareHttpProxy,
};
