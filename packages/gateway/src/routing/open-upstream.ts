import type { WebSocket } from "ws";
import type { NodeSource } from "../contract/part-source.ts";
import { openSocket } from "../upstreams/web-socket/open-socket.ts";

/**
 * Opens a socket to the first upstream that takes one.
 *
 * @param path - What follows the upstream's own address.
 * @returns the socket, paused: whoever takes it hears its first message too. Nothing if no upstream takes one.
 */
export async function openUpstream(source: NodeSource, path: string): Promise<WebSocket | undefined> {
  for (const upstream of await source.upstreams()) {
    const socket = await openSocket(upstream, path);
    if (socket) return socket;
    source.failed(upstream);
  }
  return undefined;
}
