import { onTestFinished } from "vitest";
import {
  authorizeWebSocket,
  type CredentialFor,
  type NodeAccessError,
  isNodeAccessError,
} from "@node-access/auth";
import type { Operation } from "../../src/operation.ts";
import { createWebSocketJsonRpc } from "../../src/web-socket/index.ts";
import type { WebSocketJsonRpc, WebSocketJsonRpcOptions } from "../../src/web-socket/index.ts";
import { type Behaviour, type HostileServer, startHostileServer } from "./hostile-server.ts";

export const SAFE: Operation = { name: "eth_blockNumber", idempotency: "safe" };
export const WRITE: Operation = { name: "eth_sendRawTransaction", idempotency: "write" };

/** Starts a server that is closed after the test. */
export async function serve(behaviour?: Behaviour): Promise<HostileServer> {
  const server = await startHostileServer(behaviour);
  onTestFinished(() => server.close());
  return server;
}

/** Creates a client that is closed after the test. */
export function connect(
  { port }: { port: number },
  options: Partial<WebSocketJsonRpcOptions> & { credential?: CredentialFor<"node"> } = {},
): WebSocketJsonRpc {
  const { credential, ...rest } = options;
  const authorized = authorizeWebSocket(`ws://127.0.0.1:${port}`, credential);
  const client = createWebSocketJsonRpc({ authorized, probeMethod: "net_listening", ...rest });
  onTestFinished(() => client.close());
  return client;
}

/** Returns the error that a promise rejects with. */
export async function failure(promise: Promise<unknown>): Promise<NodeAccessError> {
  const error: unknown = await promise.then(
    (value) => new Error(`it resolved: ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (!isNodeAccessError(error)) throw error;
  return error;
}

/** Waits until a condition is true. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
