import { createClient, type RedisClientType } from "@redis/client";
import { watchAvailability } from "../../observe/availability.ts";
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
  const availability = watchAvailability(log, what, "warn");
  client.on("error", ({ code, message }: NodeJS.ErrnoException) =>
    availability.failed({ reason: code ?? message }),
  );
  client.on("ready", () => availability.worked());
  client.connect().catch(() => {});
  return client;
}
