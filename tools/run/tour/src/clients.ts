import { startServiceFront } from "@node-access-tools/anvil";
import { basic, createRpcClient, type RpcClient, urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "@node-access/rpc/web-socket";

/** What a client offers over either transport. */
export type EthereumClient = Omit<RpcClient<"ethereum">, "with">;
export type HyperliquidClient = Omit<RpcClient<"hyperliquid">, "with">;
export type StarknetClient = Omit<RpcClient<"starknet">, "with">;

/** One way to reach the node, with a client for each protocol whose methods the tour calls. */
export interface Connection {
  /** The transport and how the caller says who it is. */
  readonly over: string;
  readonly ethereum: EthereumClient;
  readonly hyperliquid: HyperliquidClient;
  readonly starknet: StarknetClient;
  /** Only a WebSocket has them. */
  readonly subscriptions: RpcWebSocketClient<"ethereum"> | undefined;
  readonly close: () => Promise<void>;
}

// No secrets: the front that requests them stands on loopback for as long as the tour runs.
const token = "tour-token";
const password = { username: "tour", password: "tour-password" } as const;

/** HTTP with a token in the URL. */
export async function connectHttp(nodeUrl: string, signal: AbortSignal): Promise<Connection> {
  const front = await startServiceFront(nodeUrl, { token });
  const options = { endpoint: front.url, credential: urlToken(token), signal };
  return {
    over: "HTTP, URL token",
    ethereum: createRpcClient({ protocol: "ethereum", ...options }),
    hyperliquid: createRpcClient({ protocol: "hyperliquid", ...options }),
    starknet: createRpcClient({ protocol: "starknet", ...options }),
    subscriptions: undefined,
    close: () => front.stop(),
  };
}

/** WebSocket with user name and password. */
export async function connectWebSocket(nodeUrl: string, signal: AbortSignal): Promise<Connection> {
  const front = await startServiceFront(nodeUrl, password);
  const credential = basic(password.username, password.password);
  const options = { endpoint: front.wsUrl, credential, signal };
  const ethereum = createRpcWebSocketClient({ protocol: "ethereum", ...options });
  const hyperliquid = createRpcWebSocketClient({ protocol: "hyperliquid", ...options });
  const starknet = createRpcWebSocketClient({ protocol: "starknet", ...options });
  return {
    over: "WebSocket, basic",
    ethereum,
    hyperliquid,
    starknet,
    subscriptions: ethereum,
    async close() {
      await Promise.all([ethereum.close(), hyperliquid.close(), starknet.close()]);
      await front.stop();
    },
  };
}
