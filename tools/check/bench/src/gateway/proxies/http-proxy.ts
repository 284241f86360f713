import { Agent, createServer } from "node:http";
import { Readable } from "node:stream";
import { listen } from "@node-access-tools/local-servers";
import httpProxy from "http-proxy";
import { type StartProxy, token } from "../proxy.ts";
import { startCheckedServer } from "./checked-server.ts";

const agentOptions = { keepAlive: true, maxSockets: 128 };

/** The same proxy with http-proxy, with keep-alive connections to the upstream. */
export const startHttpProxy: StartProxy = async (upstream) => {
  const agent = new Agent(agentOptions);
  const proxy = httpProxy.createProxyServer({ target: upstream, agent, ignorePath: true });
  const { url, close } = await startCheckedServer((body, request, response) => {
    proxy.web(request, response, { buffer: Readable.from([body]) }, () => response.writeHead(502).end());
  });
  return { url: `${url}/${token}`, close: () => close().then(() => agent.destroy()) };
};

/** http-proxy without any code around it: it forwards bytes, and checks neither token nor method. */
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
