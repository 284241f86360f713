import { type CredentialFor } from "@node-access/auth";
import { basic, createRpcClient, type RpcProtocol, urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { Connection } from "./clients.ts";
import type { OpenGateway } from "./open-gateway.ts";

type NodeCredential = CredentialFor<"node">;

/** A way to say who one is to a node. */
export interface Entrance {
  readonly name: string;
  readonly credentialOf: (protocol: string) => NodeCredential;
}

/** The kinds of credential that a node's endpoint takes. */
export function entrances({ nodeOf }: OpenGateway): readonly Entrance[] {
  return [
    { name: "URL token", credentialOf: (protocol) => urlToken(nodeOf(protocol).key) },
    {
      name: "basic",
      credentialOf: (protocol) => {
        const { username, password } = nodeOf(protocol);
        return basic(username, password);
      },
    },
  ];
}

/** JSON-RPC clients over HTTP. */
export function overHttp({ url }: OpenGateway, entrance: Entrance): Connection {
  return {
    over: `gateway, HTTP, ${entrance.name}`,
    ethereum: createRpcClient(nodeAt(url, "ethereum", entrance)),
    hyperliquid: createRpcClient(nodeAt(url, "hyperliquid", entrance)),
    starknet: createRpcClient(nodeAt(url, "starknet", entrance)),
    subscriptions: undefined,
    close: async () => {},
  };
}

/** JSON-RPC clients over WebSocket. */
export function overWebSocket({ wsUrl }: OpenGateway, entrance: Entrance): Connection {
  const ethereum = createRpcWebSocketClient(nodeAt(wsUrl, "ethereum", entrance));
  const hyperliquid = createRpcWebSocketClient(nodeAt(wsUrl, "hyperliquid", entrance));
  const starknet = createRpcWebSocketClient(nodeAt(wsUrl, "starknet", entrance));
  return {
    over: `gateway, WebSocket, ${entrance.name}`,
    ethereum,
    hyperliquid,
    starknet,
    subscriptions: ethereum,
    async close() {
      await Promise.all([ethereum.close(), hyperliquid.close(), starknet.close()]);
    },
  };
}

function nodeAt<P extends RpcProtocol>(
  endpoint: string,
  protocol: P,
  { credentialOf }: Entrance,
): { readonly protocol: P; readonly endpoint: string; readonly credential: NodeCredential } {
  return { protocol, endpoint, credential: credentialOf(protocol) };
}
