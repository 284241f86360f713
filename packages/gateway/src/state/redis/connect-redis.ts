import { createClient, type RedisClientType } from "@redis/client";
import type { Log } from "../../observe/log.ts";

/** Milliseconds between two attempts to connect. */
const reconnectInterval = 500;

/**
 * Connects to Valkey or Redis in the background. Logs when the server becomes unavailable, and when it is back: gateways
 * work without it, so nothing else would show a wrong address or password.
 *
 * @param url - `redis://` or `rediss://`, with the password if there is one.
 * @param what - What the server is used for.
 */
export function connectRedis(
  url: string,
  what: "counters" | "cache",
  log: Log,
): RedisClientType<{}, {}, {}, 3> {
  const client = createClient({
    url,
    // A late response is useless.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: () => reconnectInterval },
  });
  let failures = 0;
  let since = 0;
  client.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    if (failures++ > 0) return;
    since = performance.now();
    log("warn", `${what} unavailable`, { change: "failed", reason: code ?? message });
  });
  client.on("ready", () => {
    if (failures === 0) return;
    const seconds = Math.round((performance.now() - since) / 1000);
    log("info", `${what} available`, { change: "recovered", from: "failed", failures, seconds });
    failures = 0;
  });
  client.connect().catch(() => {});
  return client;
}
