import { authorize } from "@node-access/auth";
import { onTestFinished } from "vitest";
import { createHttpTransport } from "../../src/http/http-transport.ts";
import { createHttpJsonRpc } from "../../src/json-rpc/http-json-rpc.ts";
import type { BatchItem, HttpJsonRpc } from "../../src/json-rpc/json-rpc.ts";
import type { Idempotency } from "../../src/operation.ts";
import { hostileServer, reply } from "../hostile-server.ts";

/** One received call of a batch. */
export interface Sent {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

export const OPTIONS = { timeout: 5_000 };

/** A server that responds to parsed batches or calls, and records them. */
export async function batchServer(
  respond: (sent: Sent[], number: number) => unknown,
  status?: (number: number) => string,
): Promise<{ batches: Sent[][]; rpc: HttpJsonRpc }> {
  const batches: Sent[][] = [];
  const server = await hostileServer(({ socket, body, number }) => {
    const sent = [JSON.parse(body)].flat() as Sent[];
    batches.push(sent);
    const responseBody = respond(sent, number);
    reply(
      socket,
      typeof responseBody === "string" ? responseBody : JSON.stringify(responseBody),
      status?.(number),
    );
  });
  const transport = createHttpTransport({ authorized: authorize("node", server.url) });
  onTestFinished(() => transport.close());
  return { batches, rpc: createHttpJsonRpc(transport) };
}

/** A call whose result is its param. */
export const item = (param: unknown, idempotency: Idempotency = "safe"): BatchItem => ({
  operation: { name: "eth_echo", idempotency },
  params: [param],
});
export const items = (count: number): BatchItem[] => Array.from({ length: count }, (_, index) => item(index));
/** The correct response to a call. */
export const echo = ({ id, params }: Sent): object => ({ jsonrpc: "2.0", id, result: params[0] });
