import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "undici";
import { allowedMethods, type StartProxy } from "../proxy.ts";
import { isToken, token } from "../token.ts";

/** The least that a proxy with these checks can be: `node:http` towards callers, an undici pool towards the upstream. */
export const startRaw: StartProxy = async (upstream) => {
  const pool = new Pool(upstream, { connections: 128 });
  const headers = { "content-type": "application/json" };
  const server = createServer((request, response) => {
    if (!isToken((request.url ?? "").slice(1))) return void response.writeHead(401).end();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => void chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const { method } = JSON.parse(body.toString("utf8")) as { method: string };
      if (!allowedMethods.has(method)) return void response.writeHead(403).end();
      pool
        .request({ path: "/", method: "POST", headers, body })
        .then(async (answer) => {
          const bytes = Buffer.from(await answer.body.arrayBuffer());
          response.writeHead(answer.statusCode, { ...headers, "content-length": bytes.length });
          response.end(bytes);
        })
        .catch(() => response.writeHead(502).end());
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${token}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await pool.destroy();
    },
  };
};
