import { createServer, type Server } from "node:http";
import { isNodeAccessError, type RpcClient } from "@node-access/rpc";

/** `GET /balance/0x…` responds with `{ "wei": "…" }`. */
export function createService(client: Pick<RpcClient<"ethereum">, "eth_getBalance">): Server {
  return createServer(async (request, response) => {
    const address = /^\/balance\/(0x[0-9a-f]{40})$/i.exec(request.url ?? "")?.[1];
    const respond = (status: number, body: object): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (address === undefined) return respond(404, { error: "expected /balance/0x… with 40 digits" });
    try {
      const balance = await client.eth_getBalance(address as `0x${string}`, "latest");
      respond(200, { wei: balance === null ? null : String(BigInt(balance)) });
    } catch (error) {
      if (!isNodeAccessError(error)) throw error;
      // The node's operator finds the call by this id.
      respond(502, { error: error.code, requestId: error.requestId });
    }
  });
}
