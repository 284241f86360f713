import type { WebSocket } from "ws";

/**
 * Closes a socket whose peer has vanished: pings it periodically, and expects a response before the next
 * ping.
 *
 * @param interval - Milliseconds between two pings.
 * @param isIdle - Whether no message has passed for so long that the socket can be closed.
 */
export function watchPeer(
  socket: WebSocket,
  interval: number,
  isIdle: () => boolean = (): boolean => false,
): void {
  let isAlive = true;
  const check = (): void => {
    // A paused socket cannot deliver the peer's response.
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
