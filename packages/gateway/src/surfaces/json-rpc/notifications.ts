import type { WebSocket } from "ws";
import type { Pending } from "../../access/pending-bytes.ts";

/** Bytes of unread notifications per socket that are not counted. */
const uncountedBytes = 64 * 1024;
/** Maximum bytes of unread notifications per socket. */
const maxUnreadBytes = 4 * 1024 * 1024;
const asText = { binary: false };

/** Sends notifications to one caller's socket. Unread ones are counted, and limited. */
export class Notifications {
  readonly #socket: WebSocket;
  readonly #beginCounting: () => Pending | undefined;
  #unread: Pending | undefined;

  /**
   * @param beginCounting - Creates a counter for the caller's credential; `undefined` if the credential holds
   * too many bytes.
   */
  constructor(socket: WebSocket, beginCounting: () => Pending | undefined) {
    this.#socket = socket;
    this.#beginCounting = beginCounting;
  }

  /**
   * Sends a notification.
   *
   * @param notification - JSON in UTF-8.
   * @returns whether it was sent; if not, the caller reads too slowly.
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

  /** Stops counting when the socket is closed. */
  end(): void {
    this.#unread?.end();
  }
}
