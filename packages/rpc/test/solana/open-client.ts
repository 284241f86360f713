import { createRpcClient, type RpcClient } from "../../src/index.ts";
import { solana } from "../../src/solana/index.ts";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "../../src/web-socket-client.ts";
import type { ChainNode } from "./chain-node.ts";

/** A client over a WebSocket. */
export function openSocket({ port }: ChainNode): RpcWebSocketClient<"solana"> {
  return createRpcWebSocketClient({ protocol: solana, endpoint: `ws://127.0.0.1:${port}`, timeout: 2_000 });
}

/** A client over HTTP. */
export function openHttp({ port }: ChainNode): RpcClient<"solana"> {
  return createRpcClient({ protocol: solana, endpoint: `http://127.0.0.1:${port}`, timeout: 2_000 });
}
