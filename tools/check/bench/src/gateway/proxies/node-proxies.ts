import httpProxy from "http-proxy";
import { Agent, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { listen, type LocalServer } from "@node-access-tools/local-servers";
import { Hono } from "hono";
import { Pool } from "undici";
import { hash, timingSafeEqual } from "node:crypto";

const headers = { "content-type": "application/json" };
const agentOptions = { keepAlive: true, maxSockets: 128 };

/** A minimal proxy with these checks: `node:http` for callers, an undici pool for the upstream. */
export const startRaw: StartProxy = async (upstream) => {
  const pool = new Pool(upstream, { connections: 128 });
  const { url, close } = await startCheckedServer((body, _, response) => {
    pool
      .request({ path: "/", method: "POST", headers, body })
      .then(async (upstreamResponse) => {
        const bytes = Buffer.from(await upstreamResponse.body.arrayBuffer());
        response.writeHead(upstreamResponse.statusCode, { ...headers, "content-length": bytes.length });
        response.end(bytes);
      })
      .catch(() => response.writeHead(502).end());
  });
  return { url: `${url}/${token}`, close: () => close().then(() => pool.destroy()) };
};

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

/** The same proxy with hono: its router, its body parser, and fetch for the upstream. */
export const startHono: StartProxy = async (upstream) => {
  const app = new Hono();
  app.post("/:token", async (context) => {
    if (!isToken(context.req.param("token"))) return context.body(null, 401);
    const body = await context.req.text();
    const { method } = JSON.parse(body) as { method: string };
    if (!allowedMethods.has(method)) return context.body(null, 403);
    return fetch(upstream, { method: "POST", headers, body });
  });
  const { url, close } = await listen(createServer(getRequestListener(app.fetch)));
  return { url: `${url}/${token}`, close };
};

/** Starts a server on plain `node:http` that checks the token and the method of each request, and has what is allowed forwarded. */
function startCheckedServer(
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

/** Starts a proxy. @param database - An empty Postgres database, for proxies that need one. */
export type StartProxy = (upstream: string, database: string) => Promise<RunningProxy>;

export interface RunningProxy {
  /** The URL for calls, with the token. */
  readonly url: string;
  close(): Promise<void>;
  /** Microseconds of CPU that it has used, if it is another process than its caller. */
  cpu?(): number;
}

export const allowedMethods: ReadonlySet<string> = new Set([
  "eth_blockNumber",
  "eth_call",
  "eth_chainId",
  "eth_getBalance",
  "eth_getBlockByHash",
]);

/** The token that the proxies of this benchmark accept. */
export const token = "t0ken-of-43-characters-like-that-of-a-node-";

const expected = hash("sha256", token, "buffer");

/** The same check that the gateway makes: digests, compared in constant time. */
export function isToken(candidate: string): boolean {
  return timingSafeEqual(hash("sha256", candidate, "buffer"), expected);
}
