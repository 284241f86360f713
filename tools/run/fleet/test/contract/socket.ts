import { once } from "node:events";
import { WebSocket } from "ws";

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly params?: { readonly result: unknown };
}

/** A caller's WebSocket to a node. */
export interface CallerSocket {
  /** Notifications of subscriptions so far. */
  readonly events: unknown[];
  /** The code that it was closed with, once it is. */
  readonly closed: Promise<number>;
  call(method: string, ...params: readonly unknown[]): Promise<Message>;
  close(): void;
}

/**
 * Opens a WebSocket to a node.
 *
 * @param url - Of a gateway.
 * @param key - Of the node.
 */
export async function connectSocket(url: string, key: string): Promise<CallerSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/ws/${key}`);
  const pending = new Map<number, (message: Message) => void>();
  const events: unknown[] = [];
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id === undefined) events.push(message.params?.result);
    else pending.get(message.id)?.(message);
  });
  await once(socket, "open");
  socket.on("error", () => {});
  let last = 0;
  return {
    events,
    closed,
    call(method, ...params) {
      const id = ++last;
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
      return new Promise((resolve) => pending.set(id, resolve));
    },
    close: () => socket.close(),
  };
}
