import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A call that a node got. */
export interface Got {
  readonly method: string;
  readonly id: unknown;
  /** How many came before it, without those that find out what the node offers. */
  readonly index: number;
}

/** A node that responds as a test has planned. */
export interface PlannedNode {
  readonly url: string;
  /** The methods of all calls, in order. */
  readonly methods: string[];
  close(): void;
}

/** Starts a node that has only `eth_blockNumber`, and responds to it as `respond` does. The first response is a result. */
export async function startPlannedNode(
  respond: (got: Got, response: ServerResponse) => void,
): Promise<PlannedNode> {
  const methods: string[] = [];
  let index = -1;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("end", () => {
      const { method, id } = JSON.parse(Buffer.concat(chunks).toString()) as Pick<Got, "method" | "id">;
      methods.push(method);
      if (method !== "eth_blockNumber") {
        sendJson(response, {
          jsonrpc: "2.0",
          id,
          error: { code: -32601, message: "the method does not exist" },
        });
        return;
      }
      if (index++ === -1) sendResult(response, id);
      else respond({ method, id, index: index - 1 }, response);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, methods, close };
}

export function sendResult(response: ServerResponse, id: unknown): void {
  sendJson(response, { jsonrpc: "2.0", id, result: "0x1" });
}

export function sendJson(response: ServerResponse, value: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}
