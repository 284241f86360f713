import { Agent, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import httpProxy from "http-proxy";
import { allowedMethods, type StartProxy } from "../proxy.ts";
import { isToken, token } from "../token.ts";

/** The same proxy on http-proxy, with connections to the upstream that stay open. */
export const startHttpProxy: StartProxy = async (upstream) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const proxy = httpProxy.createProxyServer({ target: upstream, agent, ignorePath: true });
  const server = createServer((request, response) => {
    if (!isToken((request.url ?? "").slice(1))) return void response.writeHead(401).end();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => void chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const { method } = JSON.parse(body.toString("utf8")) as { method: string };
      if (!allowedMethods.has(method)) return void response.writeHead(403).end();
      proxy.web(request, response, { buffer: Readable.from([body]) }, () => response.writeHead(502).end());
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${token}`,
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
};
