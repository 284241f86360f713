import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createTezosClient, basic, urlToken } from "../src/index.ts";

const response = {
  version: { product: "octez", major: 24, minor: 4, build: 0, additional_info: "release" },
  network_version: { chain_name: "TEZOS_MAINNET", distributed_db_version: 2, p2p_version: 1 },
  commit_info: { commit_hash: "d26a8bef", commit_date: "2026-08-21 13:31:29 +0000" },
};

it.each([
  ["urlToken", { credential: urlToken("t0ken") }, "/t0ken/version", {}],
  [
    "basic",
    { credential: basic("user", "password") },
    "/version",
    { authorization: "Basic dXNlcjpwYXNzd29yZA==" },
  ],
] as const)(
  "sends %s as the catalog has it, and returns the response",
  async (_name, credential, path, headers) => {
    const seen: { url: string | undefined; headers: object }[] = [];
    const server = createServer((request, out) => {
      seen.push({ url: request.url?.split("?", 1)[0], headers: request.headers });
      out.writeHead(200, { "content-type": "application/json" });
      out.end(JSON.stringify(response));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const client = createTezosClient({ endpoint: `http://127.0.0.1:${port}`, ...credential });
    try {
      expect(await client.getVersion()).toEqual(response);
      expect(seen).toMatchObject([{ url: path, headers }]);
    } finally {
      await client.close();
      server.closeAllConnections();
      server.close();
    }
  },
);
