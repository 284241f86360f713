import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A node that closes the connection instead of responding to the first request. */
export async function startDroppingNode(): Promise<AsyncDisposable & { url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const { id, method } = JSON.parse(raw) as { id: number; method: string };
      received.push(method);
      if (received.length === 1) request.socket.destroy();
      else response.end(JSON.stringify({ jsonrpc: "2.0", id, result: "0x1" }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
