import { urlToken } from "@node-access/rpc";
import { toProvider } from "@node-access/rpc/provider";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { Web3 } from "web3";

/** web3.js on our WebSocket client, with subscriptions that survive a lost socket. Close the client at the end. */
export function web3OverWebSocket(endpoint: string, token: string) {
  const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint, credential: urlToken(token) });
  return { web3: new Web3(toProvider(client)), close: () => client.close() };
}
