import { floodMethod } from "./requests.ts";
import type { Contender } from "./contenders.ts";

/** The contenders over a WebSocket, by name. Each loads only its own library. */
export const webSocketContenders: Readonly<Record<string, (url: string) => Promise<Contender>>> = {
  "hand-written ws": handWritten,
  "@node-access/rpc": nodeAccess,
  viem,
};

/** The contender whose numbers the others are divided by. */
export const webSocketBaseline = "hand-written ws";

/** Counts notifications, and resolves when the expected number has arrived. */
class Counter {
  #left = 0;
  #done: (() => void) | undefined;

  count(): void {
    this.#left -= 1;
    if (this.#left === 0) this.#done?.();
  }

  next(count: number): Promise<void> {
    this.#left = count;
    return new Promise((resolve) => (this.#done = resolve));
  }
}

async function handWritten(url: string): Promise<Contender> {
  const { WebSocket } = await import("ws");
  const socket = new WebSocket(url);
  await new Promise((resolve) => socket.on("open", resolve));
  const waiting = new Map<number, (result: unknown) => void>();
  const counter = new Counter();
  let subscription: unknown;
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as {
      id?: number;
      result?: unknown;
      params?: { subscription: unknown; result: unknown };
    };
    if (message.id === undefined) {
      if (message.params?.subscription === subscription && message.params?.result) counter.count();
    } else {
      waiting.get(message.id)?.(message.result);
      waiting.delete(message.id);
    }
  });
  let id = 0;
  const call = (method: string, params: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    });
  subscription = await call("eth_subscribe", ["logs", {}]);
  return {
    call: ({ method, params }) => call(method, params),
    async flood(count) {
      await Promise.all([counter.next(count), call(floodMethod, [count])]);
    },
  };
}

async function nodeAccess(url: string): Promise<Contender> {
  const { createRpcWebSocketClient } = await import("@node-access/rpc/web-socket");
  const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: url });
  const counter = new Counter();
  const logs = await client.subscribe("logs", {});
  void (async () => {
    for await (const _ of logs) counter.count();
  })();
  return {
    call: (request) => client.request(request),
    async flood(count) {
      await Promise.all([counter.next(count), client.request({ method: floodMethod, params: [count] })]);
    },
  };
}

async function viem(url: string): Promise<Contender> {
  const { createClient, webSocket } = await import("viem");
  const client = createClient({ transport: webSocket(url, { retryCount: 0 }) });
  const counter = new Counter();
  const { transport } = client as unknown as {
    transport: { subscribe(options: { params: unknown; onData: () => void }): Promise<unknown> };
  };
  await transport.subscribe({ params: ["logs", {}], onData: () => counter.count() });
  // viem types the params of standard methods in another way.
  const request = client.request as (call: { method: string; params: unknown }) => Promise<unknown>;
  return {
    call: request,
    async flood(count) {
      await Promise.all([counter.next(count), request({ method: floodMethod, params: [count] })]);
    },
  };
}
