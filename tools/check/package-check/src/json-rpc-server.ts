import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A node on loopback that gives every JSON-RPC call the same result, and rejects everything else. */
export async function startJsonRpcServer(
  result: unknown,
): Promise<{ readonly endpoint: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
    request.once("end", () => {
      const call = JSON.parse(text) as {
        readonly jsonrpc?: string;
        readonly id?: number;
        readonly method?: string;
      };
      const valid = call.jsonrpc === "2.0" && Number.isInteger(call.id) && typeof call.method === "string";
      response.writeHead(valid ? 200 : 400, { "content-type": "application/json" });
      response.end(JSON.stringify({ jsonrpc: "2.0", id: call.id, result }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
