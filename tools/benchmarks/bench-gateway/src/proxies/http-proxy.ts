import { Agent, createServer } from "node:http";
import { Readable } from "node:stream";
import { listen } from "@node-access-tools/local-servers";
import httpProxy from "http-proxy";
import type { StartProxy } from "../proxy.ts";
import { token } from "../token.ts";
import { startCheckedServer } from "./checked-server.ts";

const agentOptions = { keepAlive: true, maxSockets: 128 };

/** The same proxy on http-proxy, with connections to the upstream that stay open. */
export const startHttpProxy: StartProxy = async (upstream) => {
  const agent = new Agent(agentOptions);
  const proxy = httpProxy.createProxyServer({ target: upstream, agent, ignorePath: true });
  const { url, close } = await startCheckedServer((body, request, response) => {
    proxy.web(request, response, { buffer: Readable.from([body]) }, () => response.writeHead(502).end());
  });
  return { url: `${url}/${token}`, close: () => close().then(() => agent.destroy()) };
};

/** http-proxy as it comes: it passes bytes on and checks nothing, neither token nor method. */
export const startBareHttpProxy: StartProxy = async (upstream) => {
  const agent = new Agent(agentOptions);
  const proxy = httpProxy.createProxyServer({ target: upstream, agent });
  const { url, close } = await listen(
    createServer((request, response) => {
      proxy.web(request, response, {}, () => response.writeHead(502).end());
    }),
  );
  return { url: `${url}/`, close: () => close().then(() => agent.destroy()) };
};
