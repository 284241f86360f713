import {
  startWithIntegrity,
  startWithPostgres,
  startWithRouting,
  startWithSqlite,
} from "./proxies/gateway.ts";
import { hasHaproxy, startHaproxy } from "./proxies/haproxy.ts";
import { startHono } from "./proxies/hono.ts";
import { startBareHttpProxy, startHttpProxy } from "./proxies/http-proxy.ts";
import { startRaw } from "./proxies/raw.ts";
import type { StartProxy } from "./proxy.ts";

/** The proxies that make the same checks, by name. The CPU of the others is compared with that of the first. */
export const equivalents: Readonly<Record<string, StartProxy>> = {
  raw: startRaw,
  "gateway, SQLite": startWithSqlite,
  "gateway, Postgres": startWithPostgres,
  "gateway, routing": startWithRouting,
  hono: startHono,
  "http-proxy": startHttpProxy,
  ...(hasHaproxy && { haproxy: startHaproxy }),
};

export const proxies: Readonly<Record<string, StartProxy>> = {
  ...equivalents,
  "http-proxy, bare": startBareHttpProxy,
};

/** Gateways for the measurement of the option `integrity`. */
export const integrityProxies: Readonly<Record<string, StartProxy>> = {
  "integrity off": startWithIntegrity("off"),
  "integrity observe": startWithIntegrity("observe"),
  "integrity enforce": startWithIntegrity("enforce"),
};
