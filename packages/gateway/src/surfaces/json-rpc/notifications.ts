import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Pending } from "../../access/pending-bytes.ts";
import { frameEncoding, type TextFrame } from "../../codec/web-socket/text-frame.ts";

/** Bytes of unread notifications per socket that are not counted. */
const uncountedBytes = 64 * 1024;
/** Maximum bytes of unread notifications per socket. */
const maxUnreadBytes = 4 * 1024 * 1024;

/** Sends notifications to one caller's socket. Unread ones are counted, and limited. */
export class Notifications {
  readonly #socket: WebSocket;
  readonly #connection: Duplex;
  readonly #beginCounting: () => Pending | undefined;
  #unread: Pending | undefined;

  /**
   * @param connection - What the socket writes to. Its messages are not compressed, so that each is written at
   * once, and frames can be written in between.
   * @param beginCounting - Creates a counter for the caller's credential; `undefined` if the credential holds
   * too many bytes.
   */
  constructor(socket: WebSocket, connection: Duplex, beginCounting: () => Pending | undefined) {
    this.#socket = socket;
    this.#connection = connection;
    this.#beginCounting = beginCounting;
  }

  /**
   * Sends a notification.
   *
   * @returns whether it was sent; if not, the caller reads too slowly.
   */
  send(notification: TextFrame): boolean {
    // Nothing may follow the frame that closes the socket.
    if (this.#socket.readyState !== this.#socket.OPEN) return true;
    const waiting = this.#connection.writableLength;
    if (waiting < uncountedBytes) {
      this.#connection.write(notification, frameEncoding);
      return true;
    }
    const { length } = notification;
    const unread = (this.#unread ??= this.#beginCounting());
    if (waiting + length > maxUnreadBytes || !unread?.add(length)) return false;
    this.#connection.write(notification, frameEncoding, () => unread.remove(length));
    return true;
  }

  /** Stops counting when the socket is closed. */
  end(): void {
    this.#unread?.end();
  }
}
