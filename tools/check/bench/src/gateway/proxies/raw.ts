import { Pool } from "undici";
import { type StartProxy, token } from "../proxy.ts";
import { startCheckedServer } from "./checked-server.ts";

/** A minimal proxy with these checks: `node:http` for callers, an undici pool for the upstream. */
export const startRaw: StartProxy = async (upstream) => {
  const pool = new Pool(upstream, { connections: 128 });
  const headers = { "content-type": "application/json" };
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
