import type * as rpcWebSocket from "@node-access/rpc/web-socket";
import { type Checkout, checkResult, repeat, type Suite } from "../suite.ts";
import {
  floodMethod,
  largeRequest,
  type Pace,
  results,
  type RpcRequest,
  smallRequest,
  writeCall,
} from "./requests.ts";

interface Contender {
  call(request: RpcRequest): Promise<unknown>;
  /** Makes the server send notifications, and receives all of them. */
  receive(count: number, pace: Pace): Promise<unknown>;
}

/** Makes a call with any method. */
type Request = (request: { method: string; params: readonly unknown[] }) => Promise<unknown>;

const small = (contender: Contender): Promise<unknown> => contender.call(smallRequest);

export const webSocketSuite: Suite<Contender> = {
  server: new URL("web-socket-server.ts", import.meta.url),
  contenders: { ws: handWritten, "@node-access/rpc": nodeAccess, viem },
  scenarios: [
    { name: "WebSocket, small, 64 at a time", run: repeat(64, small) },
    { name: "WebSocket, small, one at a time", run: repeat(1, small) },
    { name: "WebSocket, 100 KB, 64 at a time", run: repeat(64, ({ call }) => call(largeRequest)) },
    { name: "notifications, flooded", run: repeat(1, ({ receive }) => receive(2_000, "flooded"), 2_000) },
    {
      name: "notifications, one a millisecond",
      run: repeat(1, ({ receive }) => receive(100, "trickled"), 100),
    },
  ],
  async check({ call }) {
    for (const request of [smallRequest, largeRequest])
      checkResult(request.method, await call(request), results[request.method]);
  },
};

/** Returns what asks for notifications and resolves when all of them have arrived, and what counts one. */
function createCounter(request: Request) {
  let left = 0;
  let done: (() => void) | undefined;
  return {
    count(): void {
      left -= 1;
      if (left === 0) done?.();
    },
    async receive(count: number, pace: Pace): Promise<void> {
      left = count;
      const all = new Promise<void>((resolve) => (done = resolve));
      await request({ method: floodMethod, params: [count, pace] });
      await all;
    },
  };
}

async function handWritten(url: string): Promise<Contender> {
  const { WebSocket } = await import("ws");
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise((resolve) => socket.on("open", resolve));
  const waiting = new Map<number, (result: unknown) => void>();
  const subscribers = new Map<unknown, (result: unknown) => void>();
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as {
      id?: number;
      result?: unknown;
      params?: { subscription: unknown; result: unknown };
    };
    if (message.params) subscribers.get(message.params.subscription)?.(message.params.result);
    else if (message.id !== undefined) {
      waiting.get(message.id)?.(message.result);
      waiting.delete(message.id);
    }
  });
  let lastId = 0;
  const send = (write: (id: number) => string): Promise<unknown> =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      socket.send(write(lastId));
    });
  const request: Request = (call) => send((id) => JSON.stringify({ jsonrpc: "2.0", id, ...call }));
  const counter = createCounter(request);
  subscribers.set(await request({ method: "eth_subscribe", params: ["logs", {}] }), counter.count);
  return { call: (call) => send((id) => writeCall(id, call)), receive: counter.receive };
}

async function nodeAccess(url: string, checkout: Checkout): Promise<Contender> {
  const { createRpcWebSocketClient } = await checkout.load<typeof rpcWebSocket>(
    "@node-access/rpc/web-socket",
  );
  const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: url });
  const counter = createCounter((request) => client.request(request));
  const logs = await client.subscribe("logs", {});
  void (async () => {
    for await (const _ of logs) counter.count();
  })();
  return { call: (request) => client.request(request), receive: counter.receive };
}

async function viem(url: string): Promise<Contender> {
  const { createClient, webSocket } = await import("viem");
  const client = createClient({ transport: webSocket(url, { retryCount: 0 }) });
  const { transport } = client as unknown as {
    transport: { subscribe(options: { params: unknown; onData: () => void }): Promise<unknown> };
  };
  // viem types the params of standard methods in another way.
  const call = client.request as Request;
  const counter = createCounter(call);
  await transport.subscribe({ params: ["logs", {}], onData: counter.count });
  return { call, receive: counter.receive };
}
