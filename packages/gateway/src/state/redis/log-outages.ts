import type { EventEmitter } from "node:events";
import type { Log } from "../../observe/log.ts";

/**
 * Logs when a server of Valkey or Redis becomes unavailable, and when it is back: gateways work without it,
 * so nothing else would show a wrong address or password.
 *
 * @param what - What the server is used for.
 */
export function logOutages(client: Pick<EventEmitter, "on">, what: "counters" | "cache", log: Log): void {
  let isAvailable = true;
  client.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    if (isAvailable) log("warn", `${what} unavailable`, { reason: code ?? message });
    isAvailable = false;
  });
  client.on("ready", () => {
    if (!isAvailable) log("info", `${what} available`);
    isAvailable = true;
  });
}
