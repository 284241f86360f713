import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen, type LocalServer } from "@node-access-tools/local-servers";
import { allowedMethods, isToken } from "../proxy.ts";

/**
 * Starts a server that checks the token and the method of each request, on plain `node:http`.
 *
 * @param forward - Forwards an allowed request, after its body has been read.
 */
export function startCheckedServer(
  forward: (body: Buffer, request: IncomingMessage, response: ServerResponse) => void,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    if (!isToken((request.url ?? "").slice(1))) return void response.writeHead(401).end();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => void chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const { method } = JSON.parse(body.toString("utf8")) as { method: string };
      if (!allowedMethods.has(method)) return void response.writeHead(403).end();
      forward(body, request, response);
    });
  });
  return listen(server);
}
