import type { WebSocket } from "ws";

/**
 * Ends a socket whose peer has gone without a word: it is pinged now and then, and must respond before the next time.
 *
 * @param interval - Milliseconds between two pings.
 * @param isIdle - Whether there was nothing to say for so long that the socket is of no use.
 */
export function watchPeer(
  socket: WebSocket,
  interval: number,
  isIdle: () => boolean = (): boolean => false,
): void {
  let isAlive = true;
  const check = (): void => {
    // What is not read from here cannot have its response read.
    if (socket.isPaused) isAlive = true;
    else if (!isAlive) socket.terminate();
    else if (isIdle()) socket.close(1000, "idle");
    else {
      isAlive = false;
      socket.ping();
    }
  };
  const timer = setInterval(check, interval).unref();
  socket.on("pong", () => {
    isAlive = true;
  });
  socket.on("close", () => clearInterval(timer));
}
