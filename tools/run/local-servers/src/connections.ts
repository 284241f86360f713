import type { EventEmitter } from "node:events";

/** A socket or a session, which emits `error` and `close`. */
type Connection = EventEmitter & { destroy(): unknown };

/** Tracks the connections of a server, so that they can be cut. */
export class Connections {
  /** How many were ever added. */
  count = 0;
  /** Those that are open, by their numbers, counted from 0. */
  readonly open: Map<number, Connection> = new Map();

  /** Adds a connection, whose errors are ignored: `close` follows. @returns its number. */
  add(connection: Connection): number {
    const number = this.count++;
    this.open.set(number, connection);
    connection.on("error", () => {});
    connection.on("close", () => this.open.delete(number));
    return number;
  }

  /** Closes all of them without a goodbye. */
  cut(): void {
    for (const connection of this.open.values()) connection.destroy();
  }
}
