import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { type ApiOperation, createApiCaller, plainHeader } from "../../src/openapi/index.ts";

const locate: ApiOperation<(query: { "X-Request-ID": string }) => Promise<unknown>> = {
  name: "locate",
  method: "GET",
  path: "/locate",
  idempotency: "safe",
  headers: { "X-Request-ID": plainHeader },
};

it.each([
  ["undici", undefined],
  ["fetch", globalThis.fetch],
])("sends a parameter X-Request-ID once, in place of the client's own, with %s", async (_, fetch) => {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers["x-request-id"]);
    response.writeHead(404, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const headers of [undefined, { "x-team": "indexing" }]) {
    const { call, close } = createApiCaller({ endpoint, fetch, ...(headers && { headers }) });
    await expect(call(locate, { "X-Request-ID": "r-7" })).rejects.toMatchObject({ code: "HTTP_STATUS" });
    await close();
  }
  expect(received).toEqual(["r-7", "r-7"]);
  server.closeAllConnections();
  server.close();
});
