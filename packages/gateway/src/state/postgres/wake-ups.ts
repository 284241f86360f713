import pg from "pg";
import { clientConfig, type PostgresLocation } from "./postgres-options.ts";

/** Milliseconds between two attempts to connect. */
const retryInterval = 250;

/** The channel on which instances wake each other; one for each schema of a database. */
export function nameChannel(schema: string | undefined): string {
  return `node_access_changes_${schema ?? ""}`;
}

/** A connection that listens for `NOTIFY`, and reconnects whenever it is lost. */
export class WakeUps {
  readonly #location: PostgresLocation;
  readonly #onWake: () => void;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(location: PostgresLocation, onWake: () => void) {
    this.#location = location;
    this.#onWake = onWake;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(clientConfig(this.#location));
    this.#client = client;
    client.on("notification", () => this.#onWake());
    let isLost = false;
    const lost = (): void => {
      if (isLost || this.#isClosed) return;
      isLost = true;
      client.end().catch(() => {});
      this.#timer = setTimeout(() => void this.#connect(), retryInterval).unref();
    };
    client.on("error", lost).on("end", lost);
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(nameChannel(this.#location.schema))}`);
      // Catches up on changes that were made without a connection.
      this.#onWake();
    } catch {
      lost();
    }
  }
}
