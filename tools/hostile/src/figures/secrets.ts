import { basic, createRpcClient } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import beacon from "../adapters/beacon.ts";
import exchange from "../adapters/exchange.ts";
import grpc from "../adapters/grpc.ts";
import management from "../adapters/management.ts";
import rpcWebSocket from "../adapters/rpc-web-socket.ts";
import rpc from "../adapters/rpc.ts";
import type { Adapter } from "../conformance/adapter.ts";
import { secrets } from "../conformance/rows/secrets.ts";
import { type RowResult, runRow } from "../conformance/run-row.ts";

const HASH = `0x${"1".repeat(64)}` as const;

/** The same clients with user name and password, both of them the suite's token: neither may be shown. */
const BASIC: readonly Adapter[] = [
  {
    ...rpc,
    name: "rpc, basic",
    connect({ url, token, ...options }) {
      const credential = basic(token, token);
      const client = createRpcClient({ protocol: "ethereum", endpoint: url, credential, ...options });
      return {
        read: (_nonce, signal) => client.with({ signal }).eth_getBlockByHash(HASH, false),
        write: (nonce) => client.request({ method: "eth_sendRawTransaction", params: [nonce] }),
      };
    },
  },
  {
    ...rpcWebSocket,
    name: "rpc, WebSocket, basic",
    connect({ url, token, ...options }) {
      const credential = basic(token, token);
      const client = createRpcWebSocketClient({
        protocol: "ethereum",
        endpoint: url,
        credential,
        ...options,
      });
      return {
        read: (_nonce, signal) => client.with({ signal }).eth_getBlockByHash(HASH, false),
        close: () => client.close(),
      };
    },
  },
];

/** A client for each kind of credential and each way in which it travels. */
export const KINDS: readonly Adapter[] = [rpc, rpcWebSocket, management, beacon, exchange, grpc, ...BASIC];

/** Looks for the credential in every error of every class of failure, for each kind of credential. */
export function secretsFigure(): Promise<readonly (RowResult & { name: string })[]> {
  return Promise.all(
    KINDS.flatMap((adapter) =>
      secrets.map(async (row) => Object.assign(await runRow(row, adapter), { name: adapter.name })),
    ),
  );
}
