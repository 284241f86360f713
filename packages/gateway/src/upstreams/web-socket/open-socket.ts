import { WebSocket } from "ws";
import type { SocketCheck } from "../upstream-node.ts";
import type { Upstream } from "../upstream.ts";
import { readBytes } from "../reply-text.ts";

/** The close code for a socket whose upstream was retired. */
const goingAway = 1001;

/** @returns the socket, paused; `undefined` if the upstream does not accept it. */
export async function openSocket(
  upstream: Upstream,
  path: string,
  traced?: Readonly<Record<string, string>>,
): Promise<WebSocket | undefined> {
  try {
    await upstream.verify();
  } catch {
    return undefined;
  }
  const { url, chain, headers: own, ...options } = upstream.webSocket(path);
  if (upstream.closing.aborted) return undefined;
  const socket = new WebSocket(url, {
    ...options,
    headers: { ...traced, ...own },
    perMessageDeflate: false,
    maxPayload: readBytes,
  });
  // The socket's user then looks for another upstream.
  const end = (): void => socket.close(goingAway);
  upstream.closing.addEventListener("abort", end);
  socket.on("close", () => upstream.closing.removeEventListener("abort", end));
  return new Promise((resolve) => {
    socket.once("open", () => {
      if (chain) verifyChain(socket, chain, options.handshakeTimeout, resolve);
      else resolve(paused(socket));
    });
    // Stays attached: a late error of a socket that was given up must not end the process.
    socket.on("error", () => {
      socket.terminate();
      resolve(undefined);
    });
  });
}

/** Reads nothing before a listener is attached. */
function paused(socket: WebSocket): WebSocket {
  socket.pause();
  return socket;
}

/** Asks the node which chain it serves. A node of another chain is not used. */
function verifyChain(
  socket: WebSocket,
  chain: SocketCheck,
  milliseconds: number,
  done: (socket: WebSocket | undefined) => void,
): void {
  const timer = setTimeout(() => socket.terminate(), milliseconds);
  const close = (): void => {
    clearTimeout(timer);
    done(undefined);
  };
  socket.once("close", close);
  socket.once("message", (data: Buffer) => {
    if (!chain.isRight(data.toString("utf8"))) return socket.terminate();
    clearTimeout(timer);
    socket.off("close", close);
    done(paused(socket));
  });
  socket.send(chain.message);
}
