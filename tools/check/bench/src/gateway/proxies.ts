import { gateways } from "./proxies/gateway.ts";
import { hasHaproxy, startHaproxy } from "./proxies/haproxy.ts";
import {
  startBareHttpProxy,
  startHono,
  startHttpProxy,
  type StartProxy,
  startRaw,
} from "./proxies/node-proxies.ts";

/** The proxies that make the same checks, by name. The CPU of the others is compared with that of the first. */
export const equivalents: Readonly<Record<string, StartProxy>> = {
  raw: startRaw,
  ...gateways,
  hono: startHono,
  "http-proxy": startHttpProxy,
  ...(hasHaproxy && { haproxy: startHaproxy }),
};

export const proxies: Readonly<Record<string, StartProxy>> = {
  ...equivalents,
  "http-proxy, bare": startBareHttpProxy,
};
