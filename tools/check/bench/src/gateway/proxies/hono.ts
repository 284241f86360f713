import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { allowedMethods, isToken, type StartProxy, token } from "../proxy.ts";

/** The same proxy with hono: its router, its body parser, and fetch for the upstream. */
export const startHono: StartProxy = async (upstream) => {
  const app = new Hono();
  app.post("/:token", async (context) => {
    if (!isToken(context.req.param("token"))) return context.body(null, 401);
    const text = await context.req.text();
    const { method } = JSON.parse(text) as { method: string };
    if (!allowedMethods.has(method)) return context.body(null, 403);
    const headers = { "content-type": "application/json" };
    return fetch(upstream, { method: "POST", headers, body: text });
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const created = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(created));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${token}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};
