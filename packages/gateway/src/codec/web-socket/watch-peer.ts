import type { WebSocket } from "ws";

/** The sockets of an interval are checked in this many groups, one after the other. */
const groupCount = 16;

export interface SocketUse {
  /** Whether no message has passed for so long that the socket can be closed. */
  isIdle(): boolean;
}

const neverIdle: SocketUse = { isIdle: () => false };

/** By interval. */
const watches = new Map<number, PeerWatch>();

/** Closes a socket whose peer has vanished: it has not responded to a ping before the next one. */
export function watchPeer(socket: WebSocket, interval: number, use: SocketUse = neverIdle): void {
  const watch = watches.get(interval) ?? new PeerWatch(interval);
  watches.set(interval, watch);
  watch.add(socket, use);
}

/** Watches all sockets with one interval: a timer for each would take 700 bytes. */
class PeerWatch {
  readonly #groups: readonly Map<WebSocket, SocketUse>[] = Array.from(
    { length: groupCount },
    () => new Map(),
  );
  /** The group that was checked last: its next check is a whole interval away. */
  #last = 0;
  /** Sockets whose peer has not responded to the last ping. */
  readonly #unanswered = new Set<WebSocket>();
  readonly #onPong: (this: WebSocket) => void;
  readonly #onClose: (this: WebSocket) => void;

  constructor(interval: number) {
    const timer = setInterval(() => this.#checkNext(), interval / groupCount).unref();
    const unanswered = this.#unanswered;
    const groups = this.#groups;
    this.#onPong = function () {
      unanswered.delete(this);
    };
    this.#onClose = function () {
      unanswered.delete(this);
      for (const group of groups) group.delete(this);
      if (groups.some(({ size }) => size > 0)) return;
      clearInterval(timer);
      watches.delete(interval);
    };
  }

  add(socket: WebSocket, use: SocketUse): void {
    this.#groups[this.#last]?.set(socket, use);
    socket.on("pong", this.#onPong).on("close", this.#onClose);
  }

  #checkNext(): void {
    this.#last = (this.#last + 1) % groupCount;
    for (const [socket, use] of this.#groups[this.#last] ?? []) this.#check(socket, use);
  }

  #check(socket: WebSocket, use: SocketUse): void {
    // A paused socket cannot deliver the peer's response.
    if (socket.isPaused) this.#unanswered.delete(socket);
    else if (this.#unanswered.has(socket)) socket.terminate();
    else if (use.isIdle()) socket.close(1000, "idle");
    else {
      this.#unanswered.add(socket);
      socket.ping();
    }
  }
}
