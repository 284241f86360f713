import { createClient, ErrorReply, type RedisClientType } from "@redis/client";
import { watchAvailability } from "../../observe/availability.ts";
import type { Log } from "../../observe/log.ts";

/** Milliseconds between two attempts to connect. */
const reconnectInterval = 500;

export interface RedisConnection {
  readonly client: RedisClientType<{}, {}, {}, 3>;
  /** Waits for the reply to a command that shows whether the server is of use: it may be connected, and reject all. */
  watch<Reply>(reply: Promise<Reply>): Promise<Reply>;
  /** Connects again, since the address may lead to another server by now. */
  reconnect(reason: string): void;
}

/**
 * Connects to Valkey or Redis in the background. Logs when the server becomes unavailable, and when it is back: gateways
 * work without it, so nothing else would show a wrong address or password.
 *
 * @param url - `redis://` or `rediss://`, with the password if there is one.
 * @param what - What the server is used for.
 */
export function connectRedis(url: string, what: "counters" | "cache", log: Log): RedisConnection {
  const client: RedisConnection["client"] = createClient({
    url,
    // A late response is useless.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: () => reconnectInterval },
  });
  const availability = watchAvailability(log, what, "warn");
  client.on("error", ({ code, message }: NodeJS.ErrnoException) =>
    availability.failed({ reason: code ?? message }),
  );
  const connect = (): void => void client.connect().catch(() => {});

  function reconnect(reason: string): void {
    availability.failed({ reason });
    if (!client.isReady) return;
    client.destroy();
    connect();
  }

  async function watch<Reply>(reply: Promise<Reply>): Promise<Reply> {
    try {
      const replied = await reply;
      availability.worked();
      return replied;
    } catch (error) {
      // After a failover, it may be a replica.
      if (error instanceof ErrorReply && error.message.includes("READONLY")) reconnect(error.message);
      else if (error instanceof ErrorReply) availability.failed({ reason: error.message });
      throw error;
    }
  }

  connect();
  return { client, watch, reconnect };
}
