import { createServer, type Server } from "node:http";
import type { DatabaseSync } from "node:sqlite";
import { buffer } from "node:stream/consumers";
import { isNodeAccessError } from "@node-access/management";
import { type CloudEvent, verifyWebhook } from "@node-access/management/webhooks";

/** Receives the events of a stream, and handles each once: what `store` writes is committed with the event's id. */
export function receive(secret: string, database: DatabaseSync, store: (event: CloudEvent) => void): Server {
  database.exec("CREATE TABLE IF NOT EXISTS events (id TEXT PRIMARY KEY)");
  const add = database.prepare("INSERT OR IGNORE INTO events VALUES (?)");
  return createServer(async (request, response) => {
    try {
      const events = await verifyWebhook({ headers: request.headers, body: await buffer(request) }, secret);
      database.exec("BEGIN");
      for (const event of events) if (add.run(event.id).changes === 1) store(event);
      database.exec("COMMIT");
      response.writeHead(204).end();
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      console.error(error);
      // After either status, the gateway sends its events again.
      response.writeHead(isNodeAccessError(error) ? 401 : 500).end();
    }
  });
}
