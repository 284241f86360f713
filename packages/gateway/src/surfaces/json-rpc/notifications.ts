import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Pending, PendingBytes } from "../../access/pending-bytes.ts";
import { frameEncoding, type TextFrames } from "../../codec/web-socket/text-frame.ts";

/** Bytes of unread notifications per socket that are not counted. */
const uncountedBytes = 64 * 1024;
/** Maximum bytes of unread notifications per socket. */
const maxUnreadBytes = 4 * 1024 * 1024;

/** Sends notifications to one caller's socket. Unread ones are counted, and limited. */
export class Notifications {
  readonly #socket: WebSocket;
  readonly #connection: Duplex;
  readonly #pendingBytes: PendingBytes;
  readonly #tenant: string;
  #unread: Pending | undefined;

  /**
   * @param connection - What the socket writes to. Its messages are not compressed, so that each is written at once,
   * and frames can be written in between.
   */
  constructor(socket: WebSocket, connection: Duplex, pendingBytes: PendingBytes, tenant: string) {
    this.#socket = socket;
    this.#connection = connection;
    this.#pendingBytes = pendingBytes;
    this.#tenant = tenant;
  }

  /** @returns whether they were sent; if not, the caller reads too slowly. */
  send(notifications: TextFrames): boolean {
    // Nothing may follow the frame that closes the socket.
    if (this.#socket.readyState !== this.#socket.OPEN) return true;
    const waiting = this.#connection.writableLength;
    if (waiting < uncountedBytes) {
      this.#connection.write(notifications, frameEncoding);
      return true;
    }
    const { length } = notifications;
    const unread = (this.#unread ??= this.#pendingBytes.begin(this.#tenant));
    if (waiting + length > maxUnreadBytes || !unread?.add(length)) return false;
    this.#connection.write(notifications, frameEncoding, () => unread.remove(length));
    return true;
  }

  /** Stops counting when the socket is closed. */
  end(): void {
    this.#unread?.end();
  }
}
