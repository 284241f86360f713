import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { type ApiOperation, createApiCaller, headersOnly } from "../../src/openapi/index.ts";

const head: ApiOperation<() => Promise<Record<string, string>>> = {
  name: "head",
  method: "HEAD",
  path: "/file",
  idempotency: "safe",
  exchange: headersOnly,
};

it.each([
  ["undici", undefined],
  ["fetch", globalThis.fetch],
])("returns the headers of a file that is larger than a response may be, with %s", async (_, fetch) => {
  const size = String(2 ** 40);
  const server = createServer((request, response) =>
    request.url === "/file"
      ? response.writeHead(302, { location: "/large" }).end()
      : response.writeHead(200, { "content-length": size, "x-method": request.method }).end(),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { call, close } = createApiCaller({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetch,
  });
  expect(await call(head)).toMatchObject({ "content-length": size, "x-method": "HEAD" });
  await close();
  server.closeAllConnections();
  server.close();
});
