import type { Subscription, WebSocketEngine } from "@node-access/transport/web-socket";
import { connectionOptions } from "../calls/call-options.ts";
import type { FoundMethod } from "../facts/rpc-method.ts";
import { protocolTables } from "../generated/protocols.ts";
import type { Io } from "../io/io.ts";
import type { Target } from "../target/target.ts";
import { Connections } from "./connections.ts";

export interface AnySocketClient {
  subscribe(kind: string, ...params: readonly unknown[]): Promise<Subscription>;
  with(options: { readonly onReconnect?: () => void }): AnySocketClient;
  close(): Promise<void>;
}

/** Returns the address for WebSockets of a node whose address for HTTP is given. */
export function toSocketEndpoint(endpoint: string): string {
  return endpoint.replace(/^http/i, "ws");
}

/** Lets a function use a client of a protocol over a WebSocket. */
export async function withRpcSocket(
  surface: FoundMethod["surface"],
  target: Target,
  io: Io,
  use: (client: AnySocketClient) => Promise<void>,
): Promise<void> {
  const { createRpcWebSocketClient } = await import("@node-access/rpc/web-socket");
  const create = createRpcWebSocketClient as unknown as (options: object) => AnySocketClient;
  const protocol = (await protocolTables[surface.name]?.()) ?? surface.name;
  const options = { ...(await connectionOptions(target, "node")), protocol };
  await withSocketClient(create, options, target, io, use);
}

/** Lets a function use a client over a WebSocket, whose reconnects are shown, and closes it. */
export async function withSocketClient<Options extends object, Client extends { close(): Promise<void> }>(
  create: (options: Options & { endpoint: string; engine: WebSocketEngine }) => Client,
  options: Options,
  { endpoint }: Target,
  io: Io,
  use: (client: Client) => Promise<void>,
): Promise<void> {
  const connections = new Connections(io);
  const engine = connections.engine();
  const client = create({ ...options, endpoint: toSocketEndpoint(endpoint), engine });
  try {
    await use(client);
  } finally {
    connections.end();
    await client.close();
  }
}

/** Iterates over a subscription's notifications, and a gap after each reconnect, at which `open` calls its argument. */
export async function* withGaps(
  open: (onReconnect: () => void) => Promise<Subscription>,
  { signal }: Io,
): AsyncGenerator<unknown, void> {
  let lost = 0;
  let wake: (() => void) | undefined;
  const subscription = await open(() => {
    lost += 1;
    wake?.();
  });
  const stop = (): void => void subscription.unsubscribe();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    for (;;) {
      const next = subscription.next();
      let result: IteratorResult<unknown, undefined> | undefined;
      while (result === undefined) {
        // A quiet subscription must not hide the gap until something happens.
        for (; lost > 0; lost -= 1)
          yield { type: "gap", reason: "what the node sent while there was no connection is missing" };
        const woken = new Promise<undefined>((resolve) => {
          wake = () => resolve(undefined);
        });
        result = await Promise.race([next, woken]);
      }
      if (result.done) return;
      yield result.value;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}
