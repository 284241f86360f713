import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { listen, type LocalServer } from "@node-access-tools/local-servers";

/** Starts a node on loopback that returns the same result for every JSON-RPC call, and rejects everything else. */
export function startJsonRpcServer(result: unknown): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    const { jsonrpc, id, method } = (await json(request)) as Readonly<Record<string, unknown>>;
    const valid = jsonrpc === "2.0" && Number.isInteger(id) && typeof method === "string";
    response.writeHead(valid ? 200 : 400, { "content-type": "application/json" });
    response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
  });
  return listen(server);
}
