import { WebSocket } from "ws";
import type { Upstream } from "../../contract/part-source.ts";
import { readBytes } from "../../contract/reply-text.ts";

/** The code of a socket that is closed because its upstream is no longer used. */
const goingAway = 1001;

/**
 * Opens a socket to one upstream.
 *
 * @param path - What follows the upstream's own address.
 * @returns the socket, paused; nothing if the upstream does not take it.
 */
export async function openSocket(upstream: Upstream, path: string): Promise<WebSocket | undefined> {
  try {
    await upstream.verify();
  } catch {
    return undefined;
  }
  const { url, ...options } = upstream.webSocket(path);
  if (upstream.closing.aborted) return undefined;
  const socket = new WebSocket(url, { ...options, perMessageDeflate: false, maxPayload: readBytes });
  // Whoever has the socket looks for another upstream then.
  const end = (): void => socket.close(goingAway);
  upstream.closing.addEventListener("abort", end);
  socket.on("close", () => upstream.closing.removeEventListener("abort", end));
  return new Promise((resolve) => {
    socket.once("open", () => {
      socket.pause();
      resolve(socket);
    });
    // Stays: what a socket says after it was given up must not end the process.
    socket.on("error", () => {
      socket.terminate();
      resolve(undefined);
    });
  });
}
