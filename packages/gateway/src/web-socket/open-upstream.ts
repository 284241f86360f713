import { WebSocket } from "ws";
import type { HttpUpstream } from "../upstream/http-upstream.ts";
import type { NodeSource } from "../upstream/node-source.ts";
import { readBytes } from "../upstream/reply.ts";

/**
 * Opens a socket to the first upstream that takes one.
 *
 * @param path - What follows the upstream's own address.
 * @returns the socket, paused: whoever takes it hears its first message too. Nothing if no upstream takes one.
 */
export async function openUpstream(source: NodeSource, path: string): Promise<WebSocket | undefined> {
  for (const upstream of await source.upstreams()) {
    const socket = await open(upstream, path);
    if (socket) return socket;
    upstream.failed();
  }
  return undefined;
}

function open(upstream: HttpUpstream, path: string): Promise<WebSocket | undefined> {
  const { url, ...options } = upstream.webSocket(path);
  const socket = new WebSocket(url, { ...options, perMessageDeflate: false, maxPayload: readBytes });
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
