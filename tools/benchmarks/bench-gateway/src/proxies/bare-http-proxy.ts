import { Agent, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import httpProxy from "http-proxy";
import type { StartProxy } from "../proxy.ts";

/** http-proxy as it comes: it passes bytes on and checks nothing, neither token nor method. */
export const startBareHttpProxy: StartProxy = async (upstream) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const proxy = httpProxy.createProxyServer({ target: upstream, agent });
  const server = createServer((request, response) => {
    proxy.web(request, response, {}, () => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
};
