import type { CredentialFor } from "@node-access/auth";
import { basic, createRpcClient, type RpcClient, type RpcProtocol, urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { OpenGateway } from "./open-gateway.ts";

/** What a client offers over either transport. */
export type EthereumClient = Omit<RpcClient<"ethereum">, "with">;
export type StarknetClient = Omit<RpcClient<"starknet">, "with">;

/** Clients of one transport and credential, one for each protocol whose methods the tour calls. */
export interface Connection {
  readonly ethereum: EthereumClient;
  readonly hyperliquid: Omit<RpcClient<"hyperliquid">, "with">;
  readonly starknet: StarknetClient;
  /** Exists over a WebSocket only. */
  readonly subscriptions: RpcWebSocketClient<"ethereum"> | undefined;
  readonly close: () => Promise<void>;
}

type CredentialOf = (protocol: string) => CredentialFor<"node">;

/** The kinds of credential that a node's endpoint accepts, each with a function that creates it for a gateway's node. */
export function credentialKinds({ nodeOf }: OpenGateway): Readonly<Record<string, CredentialOf>> {
  return {
    "URL token": (protocol) => urlToken(nodeOf(protocol).key),
    basic: (protocol) => basic(nodeOf(protocol).username, nodeOf(protocol).password),
  };
}

/**
 * Connects over HTTP, or over WebSockets if the endpoint's scheme says so.
 *
 * @param credentialOf - None for a node that takes none.
 */
export function connect(endpoint: string, credentialOf?: CredentialOf, signal?: AbortSignal): Connection {
  const at = <P extends RpcProtocol>(protocol: P) => {
    return { protocol, endpoint, signal, ...(credentialOf && { credential: credentialOf(protocol) }) };
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
