import { Cors } from "../access/cors.ts";
import { KeySet } from "../access/key-set.ts";
import { LocalBudgets } from "../access/local-budgets.ts";
import { NodeKeys } from "../access/node-keys.ts";
import { PendingBytes } from "../access/pending-bytes.ts";
import { Proxies } from "../access/proxies.ts";
import { RateLimit } from "../access/rate-limit.ts";
import type { ServedNodes } from "../delivery/definitions.ts";
import { Traffic } from "../observe/traffic.ts";
import type { HttpContext } from "./handle-request.ts";
import { listenLocally } from "./local-listener.ts";

/** Milliseconds that requests in flight have when it closes: those of streams, which have stopped. */
const closeTime = 100;

/**
 * Serves nodes to this process alone: on this machine, for keys that only this process has, without limits, and as nobody's
 * usage.
 */
export async function serveNodes(context: HttpContext): Promise<ServedNodes> {
  const { metrics, security, log, store, services } = context;
  const keys = new NodeKeys();
  // The services were subscribed before: they know which nodes exist now.
  const unsubscribe = store.changes.subscribe((changes) => {
    if (changes === "all" || changes.some(({ kind }) => kind === "node"))
      keys.retain(new Set(services.ids()));
  });
  const unlimited = { requestsPerSecond: 1e9, requestBurst: 1e9, bytesPerRequest: Number.MAX_SAFE_INTEGER };
  const own: HttpContext = {
    ...context,
    nodes: keys.directory,
    apiKeys: new KeySet(() => {}),
    mcp: undefined,
    tracing: undefined,
    cors: new Cors({ origins: [] }, () => false),
    proxies: new Proxies({ trusted: [], requiresTls: false }),
    rateLimit: new RateLimit(unlimited, new LocalBudgets()),
    pendingBytes: new PendingBytes(Number.MAX_SAFE_INTEGER),
    traffic: new Traffic({ metrics, security, log, usage: { add: () => {} }, accessLog: 0 }),
  };
  const listener = await listenLocally(own);
  return {
    ...listener,
    keyOf: (node) => keys.of(node),
    close() {
      unsubscribe();
      return listener.close(closeTime);
    },
  };
}
