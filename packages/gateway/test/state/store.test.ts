import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { createGateway, type Credentials } from "../../src/index.ts";
import { Vault } from "../../src/state/vault.ts";
import { randomKey } from "../../src/state/vault-key.ts";
import { anyCharacter } from "../codec/any-character.ts";
import { temporaryFolder } from "../cleanup.ts";
import { request } from "../client.ts";
import { managementClient, createNetwork } from "../management-client.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

describe("vault", () => {
  const vault = new Vault(randomKey());

  it("opens any text that it sealed", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string(), (text, place) => {
        expect(vault.open(vault.seal(text, place), place)).toBe(text.toWellFormed());
      }),
    );
  });

  it("does not open bytes that were changed or moved, nor with another key", () => {
    const sealed = vault.seal("secret", "nodes/1");
    for (let index = 0; index < sealed.length; index++) {
      const changed = Uint8Array.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => vault.open(changed, "nodes/1")).toThrow();
    }
    expect(() => vault.open(sealed, "nodes/2")).toThrow();
    expect(() => new Vault(randomKey()).open(sealed, "nodes/1")).toThrow();
  });
});

describe("database file", () => {
  let folder: string;
  let database: string;
  beforeEach(() => {
    folder = temporaryFolder();
    database = join(folder, "gateway.db");
  });

  it("keeps credentials and changes across a restart, and shows credentials once", async () => {
    const first = await createGateway({ database });
    const { apiKey = "", nodes = {} as Credentials["nodes"] } = first.credentials ?? {};
    const headers = { authorization: `Bearer ${apiKey}` };
    const path = `/v1/nodes/${nodes["ethereum"]?.id}/`;
    await request(first.url + path, { method: "PATCH", headers, body: { name: "changed" } });
    const api = managementClient(first);
    await api("PATCH", "/organization/", { name: "Changed" });
    const network = await createNetwork(api, "solana");
    await api("DELETE", `/nodes/${nodes["bitcoin"]?.id}/`);
    await first.close();

    const second = await createGateway({ database });
    expect(second.credentials).toBeUndefined();
    const { json } = await request(second.url + path, { headers });
    expect(json).toMatchObject({
      name: "changed",
      details: { auth_key: nodes["ethereum"]?.key },
      creator: { organization: { name: "Changed" } },
    });
    const again = managementClient(second, apiKey);
    expect((await again("GET", `/networks/${network.id}/`)).json).toMatchObject({
      project: network.project,
      nodes: [{ id: network.nodes[0]?.id, details: { auth_key: network.nodes[0]?.details.auth_key } }],
    });
    expect((await again("GET", `/nodes/${nodes["bitcoin"]?.id}/`)).status).toBe(404);
    await second.close();
  });

  it("has an acknowledged change on disk while the process runs", async () => {
    const gateway = await createGateway({ database });
    const headers = { authorization: `Bearer ${gateway.credentials?.apiKey}` };
    const path = `/v1/nodes/${gateway.credentials?.nodes["ethereum"]?.id}/`;
    await request(gateway.url + path, { method: "PATCH", headers, body: { name: "not-lost" } });
    expect(isOnDisk("not-lost")).toBe(true);
    await gateway.close();
  });

  it("contains no key, password or upstream in plain text", async () => {
    const networks = networksWith({ ethereum: { rpc: upstreamsAt("http://127.0.0.1:1/upstream-secret") } });
    const gateway = await createGateway({ database, networks });
    const { apiKey = "", nodes = {} as Credentials["nodes"] } = gateway.credentials ?? {};
    expect(isOnDisk("ethereum")).toBe(true);
    for (const { key, password } of Object.values(nodes)) {
      for (const secret of [key, password]) expect(isOnDisk(secret)).toBe(false);
    }
    expect(isOnDisk(apiKey.slice(9))).toBe(false);
    expect(isOnDisk("upstream-secret")).toBe(false);
    await gateway.close();
  });

  it("is readable only by its owner, with the files next to it", async () => {
    const gateway = await createGateway({ database });
    for (const file of [database, `${database}-wal`]) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
    await gateway.close();
  });

  it("creates its key file readable only by its owner, and rejects one that others may read", async () => {
    await (await createGateway({ database })).close();
    const keyFile = `${database}.key`;
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    chmodSync(keyFile, 0o644);
    await expect(createGateway({ database })).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
  });

  it("rejects the key file of another database with a specific error", async () => {
    await (await createGateway({ database })).close();
    writeFileSync(`${database}.key`, Buffer.alloc(32, 1), { mode: 0o600 });
    await expect(createGateway({ database })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "keyFile", expected: expect.stringContaining("that this database was made with") },
    });
  });

  const url = "http://127.0.0.1:1";
  it.each([
    [
      { networks: networksWith({ ethereum: { rpc: upstreamsAt("ftp://example") } }) },
      "networks.ethereum-mainnet.rpc.upstreams.0.url",
    ],
    [
      { networks: networksWith({ solana: { grpc: upstreamsAt() } }) },
      "networks.solana-mainnet.grpc.upstreams",
    ],
    [{ networks: networksWith({ ethereum: { rcp: upstreamsAt() } as object }) }, "networks.ethereum-mainnet"],
    [
      {
        networks: networksWith({
          ethereum: { rpc: { upstreams: [{ name: "one", url, adapters: ["none" as "header"] }] } },
        }),
      },
      "networks.ethereum-mainnet.rpc.upstreams.0.adapters.0",
    ],
  ])("is not changed by a start that failed with %j", async (options, path) => {
    const failed = createGateway({ database, ...options });
    await expect(failed).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path } });
    const first = await createGateway({ database });
    expect(first.credentials).toBeDefined();
    await first.close();
    await expect(createGateway({ database, ...options })).rejects.toMatchObject({ context: { path } });
    await (await createGateway({ database })).close();
  });

  it("shows credentials at the first successful start, even after a failed one", async () => {
    const other = await createGateway();
    const port = Number(new URL(other.url).port);
    await expect(createGateway({ database, port })).rejects.toThrow("EADDRINUSE");
    await other.close();
    const gateway = await createGateway({ database });
    expect(gateway.credentials).toBeDefined();
    await gateway.close();
  });

  // A boolean, so that a failure does not print the whole file.
  function isOnDisk(text: string): boolean {
    const files = [database, `${database}-wal`].filter((file) => existsSync(file));
    return files.some((file) => readFileSync(file).includes(text));
  }
});
