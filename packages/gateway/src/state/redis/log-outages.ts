import type { EventEmitter } from "node:events";
import type { Log } from "../../observe/log.ts";

/**
 * Logs when a server of Valkey or Redis becomes unavailable, and when it is back: gateways work without it,
 * so nothing else would show a wrong address or password.
 *
 * @param what - What the server is used for.
 */
export function logOutages(client: Pick<EventEmitter, "on">, what: "counters" | "cache", log: Log): void {
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
}
