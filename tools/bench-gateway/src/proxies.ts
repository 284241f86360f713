import { startGateway } from "./proxies/gateway.ts";
import { startHono } from "./proxies/hono.ts";
import { startHttpProxy } from "./proxies/http-proxy.ts";
import { startRaw } from "./proxies/raw.ts";
import type { StartProxy } from "./proxy.ts";

/** All that are compared, by name; the first is what the others are measured against. */
export const proxies: Readonly<Record<string, StartProxy>> = {
  raw: startRaw,
  gateway: startGateway,
  hono: startHono,
  "http-proxy": startHttpProxy,
};
