import type { CredentialFor } from "@node-access/auth";
import { basic, createRpcClient, type RpcClient, type RpcProtocol, urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { startServiceFront } from "@node-access-tools/anvil";
import type { OpenGateway } from "./open-gateway.ts";

/** What a client offers over either transport. */
export type EthereumClient = Omit<RpcClient<"ethereum">, "with">;
export type StarknetClient = Omit<RpcClient<"starknet">, "with">;

/** One way to reach nodes, with a client for each protocol whose methods the tour calls. */
export interface Connection {
  readonly ethereum: EthereumClient;
  readonly hyperliquid: Omit<RpcClient<"hyperliquid">, "with">;
  readonly starknet: StarknetClient;
  /** Only a WebSocket has them. */
  readonly subscriptions: RpcWebSocketClient<"ethereum"> | undefined;
  readonly close: () => Promise<void>;
}

/** The node's credential for callers of a protocol. */
type CredentialOf = (protocol: string) => CredentialFor<"node">;

/** The kinds of credential that a node's endpoint takes, each with how a caller of a gateway gets it. */
export function credentialKinds({ nodeOf }: OpenGateway): Readonly<Record<string, CredentialOf>> {
  return {
    "URL token": (protocol) => urlToken(nodeOf(protocol).key),
    basic: (protocol) => basic(nodeOf(protocol).username, nodeOf(protocol).password),
  };
}

/** Connects over HTTP or, where the endpoint is one of WebSockets, over these. */
export function connect(endpoint: string, credentialOf: CredentialOf, signal?: AbortSignal): Connection {
  const at = <P extends RpcProtocol>(protocol: P) => {
    return { protocol, endpoint, credential: credentialOf(protocol), signal };
  };
  const [ethereum, hyperliquid, starknet] = [at("ethereum"), at("hyperliquid"), at("starknet")];
  if (!endpoint.startsWith("ws"))
    return {
      ethereum: createRpcClient(ethereum),
      hyperliquid: createRpcClient(hyperliquid),
      starknet: createRpcClient(starknet),
      subscriptions: undefined,
      close: async () => {},
    };
  const clients = {
    ethereum: createRpcWebSocketClient(ethereum),
    hyperliquid: createRpcWebSocketClient(hyperliquid),
    starknet: createRpcWebSocketClient(starknet),
  };
  const close = async (): Promise<void> => {
    await Promise.all(Object.values(clients).map((client) => client.close()));
  };
  return { ...clients, subscriptions: clients.ethereum, close };
}

// No secrets: the front that requests them stands on loopback for as long as the tour runs.
const token = "tour-token";
const password = { username: "tour", password: "tour-password" } as const;

/** Connects to a node as it is: over HTTP with a token in the URL, or over a WebSocket with user name and password. */
export async function connectToNode(
  nodeUrl: string,
  transport: "HTTP" | "WebSocket",
  signal: AbortSignal,
): Promise<Connection & { readonly over: string }> {
  const isHttp = transport === "HTTP";
  const front = await startServiceFront(nodeUrl, isHttp ? { token } : password);
  const connection = isHttp
    ? connect(front.url, () => urlToken(token), signal)
    : connect(front.wsUrl, () => basic(password.username, password.password), signal);
  return {
    ...connection,
    over: isHttp ? "HTTP, URL token" : "WebSocket, basic",
    async close() {
      await connection.close();
      await front.stop();
    },
  };
}
