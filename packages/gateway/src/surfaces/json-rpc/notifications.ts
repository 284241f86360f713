import type { WebSocket } from "ws";
import type { Pending } from "../../access/pending-bytes.ts";

/** Bytes of notifications that may wait for a caller without being counted. */
const uncountedBytes = 64 * 1024;
/** Bytes of notifications that may wait for a caller. */
const maxUnreadBytes = 4 * 1024 * 1024;
const asText = { binary: false };

/** The notifications of one caller's socket. Those that the caller has not read are counted, and have a limit. */
export class Notifications {
  readonly #socket: WebSocket;
  readonly #beginCounting: () => Pending | undefined;
  #unread: Pending | undefined;

  /** @param beginCounting - Counts bytes for the caller's credential; nothing if the credential holds too many. */
  constructor(socket: WebSocket, beginCounting: () => Pending | undefined) {
    this.#socket = socket;
    this.#beginCounting = beginCounting;
  }

  /**
   * Sends a notification.
   *
   * @param notification - JSON in UTF-8.
   * @returns whether it was sent. The caller reads too slowly otherwise.
   */
  send(notification: Buffer): boolean {
    const waiting = this.#socket.bufferedAmount;
    if (waiting < uncountedBytes) {
      this.#socket.send(notification, asText);
      return true;
    }
    const { length } = notification;
    const unread = (this.#unread ??= this.#beginCounting());
    if (waiting + length > maxUnreadBytes || !unread?.add(length)) return false;
    this.#socket.send(notification, asText, () => unread.remove(length));
    return true;
  }

  /** The socket is closed: nothing waits any more. */
  end(): void {
    this.#unread?.end();
  }
}
